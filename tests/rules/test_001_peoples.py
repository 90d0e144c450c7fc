"""Legends rulebook: FREE and PAIR of the Mimix, GANG of the Khind, disclosing of the Pillar, PROTECT of the
Aqua."""

import pytest

from bluemoon.cards.card import Card
from bluemoon.cards.pool import POOL, find
from bluemoon.chance import Chance
from bluemoon.duel import Deck
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model.editions import edition
from bluemoon.duel.model.state import LEADERSHIP, State
from bluemoon.powers.vocabulary import Icon, Type
from tests.duel.kit import do, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])


def fight(rules: str, *hand: str, combat: list[str] | None = None) -> DuelState:
    """A fight in Fire that I continue against Torch's 1."""
    return table(
        side(hand=list(hand), combat=combat or []), side(combat=["Torch"], hand=["Volca"]), rules=rules
    )


# --- FREE -------------------------------------------------------------------------------------------------


@rule("001 Free a", "001 Free b")
@BOTH
@pytest.mark.parametrize(
    ("one", "two", "free"),
    [
        ("Spark", "Blaze", "Sun Setting"),
        ("Fireblast", "Infernal Armor", "Sudden Waterspout"),
        ("Tome of Wisdom", "Lightning Bolts", "Fire Swamp"),
    ],
    ids=["characters", "boosters", "supports"],
)
def test_free_cards_do_not_count_towards_a_limit(rules: str, one: str, two: str, free: str) -> None:
    for order in ((one, free), (free, one)):
        game = fight(rules, one, two, free, "Amazon Leaping High")
        if find(one).type is not Type.CHARACTER:
            do(game, "play Amazon Leaping High")
        do(game, f"play {order[0]}", f"play {order[1]}")
        assert f"play {two}" not in offers(game)  # the limit is reached by the other one alone


@rule("001 Free a")
@BOTH
def test_without_free_the_limit_holds(rules: str) -> None:
    game = fight(rules, "Spark", "Blaze", "Fireblast", "Lightning Bolts")
    do(game, "play Spark")
    assert "play Blaze" not in offers(game)
    do(game, "play Fireblast")
    assert "play Lightning Bolts" not in offers(game)


@rule("001 Free c")
@BOTH
def test_any_number_of_free_cards_can_be_played_in_one_turn(rules: str) -> None:
    characters = ["Sun Setting", "Moon Rising", "Stars Shining"]
    others = ["Sudden Waterspout", "Instant Undertow", "Fire Swamp", "Perilous Marsh", "Letter of Marque"]
    game = fight(rules, "Spark", *characters, *others, "Fireblast")
    do(game, "play Spark", *(f"play {card}" for card in characters))
    do(game, *(f"play {card}" for card in others), "play Fireblast")
    assert zone(game, 0, "hand") == set()
    assert power(game, 0) == 4 + (2 + 1 + 1) + (2 + 0 + 2 + 0 + 2) + 3


@rule("001 Free b")
@BOTH
def test_free_boosters_and_supports_may_be_played_on_the_first_turn_of_a_fight(rules: str) -> None:
    game = table(
        side(hand=["Spark", "Sudden Waterspout", "Fire Swamp", "Fireblast"]),
        side(hand=["Volca"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(game, "play Spark")
    assert offers(game) == {"play Sudden Waterspout", "play Fire Swamp", "announce Fire", "announce Earth"}


# --- PAIR -------------------------------------------------------------------------------------------------


@rule("001 Pair a")
@BOTH
def test_a_pair_has_the_same_first_word(rules: str) -> None:
    game = fight(rules, "Wild Gazelle", "Wild Antelope", "Dancer of Dawn")
    do(game, "play Wild Gazelle")
    assert offers(game) == {"play Wild Antelope", "announce Fire"}
    do(game, "play Wild Antelope")
    assert power(game, 0) == 3 + 3


@rule("001 Pair a")
@BOTH
def test_the_same_first_word_without_the_icon_makes_no_pair(rules: str) -> None:
    """Two Shamans, and two Commodores."""
    for one, two in (
        ("Shaman of the Deeds to Come", "Shaman of the Holy Sacrifice"),
        ("Commodore Lo Tan", "Commodore Tai Marn"),
    ):
        game = fight(rules, one, two)
        do(game, f"play {one}")
        assert f"play {two}" not in offers(game)


@rule("001 Pair b")
@BOTH
def test_a_pair_of_characters_counts_as_one_card(rules: str) -> None:
    game = fight(rules, "Wild Gazelle", "Wild Antelope", "Wild Unicorn", "Fireblast")
    do(game, "play Wild Gazelle", "play Wild Antelope")
    assert offers(game) == {"play Fireblast", "announce Fire"}  # a third one would be a second card


@rule("001 Pair b")
@BOTH
def test_a_pair_of_boosters_counts_as_one_card(rules: str) -> None:
    game = fight(
        rules, "Spark", "Launch Rain of Fire", "Launch Fire Flash", "Launch Rockdrop", "Tome of Wisdom"
    )
    do(game, "play Spark", "play Launch Rain of Fire")
    assert {"play Launch Fire Flash", "play Launch Rockdrop"} <= offers(game)
    do(game, "play Launch Fire Flash")
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 4 + 3 + 2


def twin_drums(rules: str) -> DuelState:
    """No support of the pool has PAIR, so three are made up for a first player who fights against nothing."""
    drums = [Card("Mimix", 90 + n, f"Twin Drum {n}", Type.SUPPORT, 1, 1, Icon.PAIR) for n in (1, 2, 3)]
    mine = Deck("Mine", (find("Spark"), *drums))
    state = State((mine, Deck("Theirs", (find("Torch"), find("Volca")))), edition(rules), Chance.of(0))
    state.phase = LEADERSHIP
    state.fight = True
    state.element = 0
    state.sides[0].hand = 0b1111
    state.sides[1].combat = state.sides[1].active = 0b01
    state.sides[1].hand = 0b10
    game = DuelState(state, {})
    do(game, "play Spark", "play Twin Drum 1")
    return game


@rule("001 Pair b")
def test_a_pair_of_supports_counts_as_one_card() -> None:
    game = twin_drums("legends")
    assert offers(game) == {"play Twin Drum 2", "play Twin Drum 3", "announce Fire"}
    do(game, "play Twin Drum 3")
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 4 + 1 + 1


# --- GANG -------------------------------------------------------------------------------------------------

GANGS = {
    Icon.GANG_COOL: ["CoolCat", "CoolCop", "CoolKid", "CoolCub"],
    Icon.GANG_TOP: ["TopGun", "TopDog", "TopNotch", "TopBanana", "TopShot"],
    Icon.GANG_FUN: ["FunFair", "FunFlop", "FunFlap", "FunFlip", "FunFun"],
    Icon.GANG_NO: [
        "NoNo", "NoStopping", "NoStyle", "NoBrains", "NoProblem", "NoClue", "NoClass", "NoRespect"
    ],
}  # fmt: skip


@rule("001 Gang a")
def test_there_are_gangs_of_four_colours() -> None:
    for colour, names in GANGS.items():
        assert {card.name for card in POOL if card.icons & colour} == set(names)


@rule("001 Gang b", "001 Gang c")
@BOTH
@pytest.mark.parametrize("colour", list(GANGS))
def test_any_number_of_one_gang_may_be_played_as_one_card(rules: str, colour: Icon) -> None:
    game = fight(rules, *GANGS[colour], "Spark", "Fireblast")
    do(game, *(f"play {name}" for name in GANGS[colour]))
    assert zone(game, 0, "active") == set(GANGS[colour])
    assert "play Spark" not in offers(game)  # that would be a second character
    assert "play Fireblast" in offers(game)


@rule("001 Gang b")
@BOTH
def test_two_gangs_do_not_mix(rules: str) -> None:
    game = fight(rules, "FunFair", "NoNo", "CoolCat", "TopGun", "FunFlap")
    do(game, "play FunFair")
    assert offers(game) == {"play FunFlap", "announce Fire"}


@rule("001 Gang d")
@BOTH
def test_members_may_join_the_active_gang_without_covering_it(rules: str) -> None:
    game = fight(rules, "FunFlap", "FunFlop", combat=["FunFair"])
    assert {"add FunFlap", "play FunFlap"} <= offers(game)
    added = game.copy()
    do(added, "add FunFlap", "add FunFlop")
    assert zone(added, 0, "active") == {"FunFair", "FunFlap", "FunFlop"}
    assert power(added, 0) == 3 + 3 + 2
    do(game, "play FunFlap")
    assert zone(game, 0, "active") == {"FunFlap"}


@rule("001 Gang d")
@BOTH
@pytest.mark.parametrize("other", ["Hail of Arrows", "NoNo", "Spark"])
def test_nobody_joins_a_gang_beside_another_active_card(rules: str, other: str) -> None:
    game = fight(rules, "FunFlap", combat=["FunFair", other])
    assert offers(game) == {"play FunFlap", "retreat"}
    do(game, "play FunFlap")
    assert zone(game, 0, "active") == {"FunFlap"}


@rule("001 Gang d")
@BOTH
def test_supports_do_not_keep_members_from_joining(rules: str) -> None:
    game = table(
        side(hand=["FunFlap"], combat=["FunFair"], support=["Oath of Khindship"]),
        side(combat=["Torch"], hand=["Volca"]),
        rules=rules,
    )
    assert "add FunFlap" in offers(game)


@rule("001 Gang d")
@BOTH
def test_another_gang_covers_the_active_one(rules: str) -> None:
    game = fight(rules, "NoNo", combat=["FunFair"])
    assert offers(game) == {"play NoNo", "retreat"}


# --- disclosing hands -------------------------------------------------------------------------------------


def disclosed(rules: str) -> DuelState:
    """Deploy Butterfly has opened the opponent's hand, and it is his turn."""
    game = table(
        side(hand=["Deploy Butterfly", "Smartia Pantia", "Primus Magicus"], deck=["Lonus Mightius"]),
        side(combat=["Torch"], hand=["Volca", "Spark", "Fireblast"], deck=["Ember", "Sear"]),
        rules=rules,
    )
    assert "hand" not in game.view(0).data()["sides"][1]
    do(game, "play Deploy Butterfly")
    return game


@rule("001 Disclosing Hands a")
@BOTH
def test_disclosing_opens_the_whole_hand(rules: str) -> None:
    game = disclosed(rules)
    assert set(game.view(0).data()["sides"][1]["disclosed"]) == {"Volca", "Spark", "Fireblast"}
    assert set(game.view(0).data()["sides"][1]["hand"]) == {"Volca", "Spark", "Fireblast"}
    assert "hand" not in game.view(1).data()["sides"][0]  # only the opponent's


@rule("001 Disclosing Hands b")
@BOTH
def test_disclosed_cards_stay_open_until_they_leave_the_hand(rules: str) -> None:
    game = disclosed(rules)
    do(game, "play Smartia Pantia", "announce Fire", "play Volca")
    assert set(game.view(0).data()["sides"][1]["disclosed"]) == {"Spark", "Fireblast"}
    do(game, "announce Fire", "play Primus Magicus", "announce Fire")
    assert set(game.view(0).data()["sides"][1]["disclosed"]) == {"Spark", "Fireblast"}


@rule("001 Disclosing Hands c")
@BOTH
def test_cards_drawn_later_are_not_shown(rules: str) -> None:
    game = disclosed(rules)
    do(game, "play Smartia Pantia", "announce Fire", "play Volca", "announce Fire")
    assert zone(game, 1, "hand") == {"Spark", "Fireblast", "Ember", "Sear"}
    theirs = game.view(0).data()["sides"][1]
    assert set(theirs["hand"]) == {"Spark", "Fireblast"}
    assert theirs["hand_count"] == 4


# --- PROTECT ----------------------------------------------------------------------------------------------


@rule("001 Protect a", "001 Protect b")
@BOTH
def test_protected_cards_cannot_be_ignored(rules: str) -> None:
    """Flitterflutter ignores supports."""
    me = side(combat=["Yang"], support=["Ravenous Razorjaw", "Lightning Bolts"])
    assert power(table(me, side(combat=["Flitterflutter"]), rules=rules), 0) == 2 + 3
    assert power(table(me, side(combat=["Spark"]), rules=rules), 0) == 2 + 3 + 3


@rule("001 Protect a", "001 Protect b")
@BOTH
def test_protected_cards_cannot_be_discarded(rules: str) -> None:
    """Neither by a text that discards all supports nor by one that discards a chosen one."""
    they = side(combat=["Electric Eel"], support=["Ravenous Razorjaw", "Lightning Bolts"])
    game = table(side(hand=["Cast Cataclysm", "Cinder"]), they, rules=rules)
    do(game, "play Cast Cataclysm", "yes")
    assert zone(game, 1, "support") == {"Ravenous Razorjaw"}
    chosen = table(side(hand=["Cinder"]), they, rules=rules, element="earth")
    do(chosen, "play Cinder")
    assert offers(chosen) == {"pick Lightning Bolts", "no"}
    quake = table(side(hand=["Provoke Earthquake", "Volca"]), they, rules=rules)
    assert offers(quake) == {"play Provoke Earthquake", "retreat"}
    do(quake, "play Provoke Earthquake")
    assert zone(quake, 1, "combat") == {"Electric Eel"}


@rule("001 Protect a")
@BOTH
def test_only_active_protected_cards_are_safe(rules: str) -> None:
    game = table(
        side(hand=["Provoke Earthquake", "Volca"]),
        side(combat=[{"card": "Giant Octopus", "covered": True}, "Electric Eel", "Sudden Waterspout"]),
        rules=rules,
    )
    do(game, "play Provoke Earthquake", "yes")
    assert zone(game, 1, "discard") == {"Giant Octopus", "Sudden Waterspout"}
    assert zone(game, 1, "combat") == {"Electric Eel"}


@rule("001 Protect c")
@BOTH
def test_the_values_of_protected_cards_cannot_be_reduced(rules: str) -> None:
    """CoolKid makes odd printed values of boosters and supports 0, CoolCat those of characters."""
    me = side(combat=["Kelp Leech"], support=["Ravenous Razorjaw"])
    assert power(table(me, side(combat=["CoolKid", "CoolCat"]), rules=rules), 0) == 3 + 3
    bare = side(combat=["Uurunia-Aqua-Terz"], support=["Lightning Bolts"])
    assert power(table(bare, side(combat=["CoolKid", "CoolCat"]), rules=rules), 0) == 0
