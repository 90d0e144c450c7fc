"""004 Targeting Effects, Ignoring Cards, Value vs. Printed Value."""

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import Spread, do, offers, power, rule, side, table, zone


def weak(**more: object) -> Spread:
    """An opponent without any power."""
    return side(combat=["Silento Sol"], hand=["Ignite", "Sonatos"], **more)


# --- targets ----------------------------------------------------------------------------------------------


@rule("004 Targeting Effects a", "004 Targeting Effects b")
@pytest.mark.parametrize(
    ("target", "mine"),
    [("Heroine of the High Flames", 5 * 2 + 3), ("Heroine of the Great Plains", 5 + 3 * 2)],
)
def test_the_target_is_declared_right_away_and_alone_affected(target: str, mine: int) -> None:
    """Volcanic Gauntlets double the Fire of one active character."""
    heroines = ["Heroine of the High Flames", "Heroine of the Great Plains"]
    game = table(side(hand=[*heroines, "Volcanic Gauntlets"]), weak())
    do(game, *(f"play {card}" for card in heroines), "play Volcanic Gauntlets")
    assert offers(game) == {f"pick {card}" for card in heroines}
    do(game, f"pick {target}")
    assert power(game, 0) == mine


GANG = ["NoNo", "NoProblem", "NoClue"]  # 3, 2, 2 Fire


def gauntlets_on(target: str, they: Spread) -> DuelState:
    """Seat 0's gang is active with Volcanic Gauntlets pointing at one member; seat 1 is to move."""
    combat = [*GANG, {"card": "Volcanic Gauntlets", "target": target}]
    return table(side(combat=combat, hand=["Spark"]), they, player=1)


@rule("004 Changing Targets a")
@pytest.mark.parametrize("target", ["NoProblem", "NoClue"])
def test_a_new_target_when_the_old_one_is_discarded(target: str) -> None:
    """Highchirp discards NoNo, whose Fire was doubled: another member takes its place."""
    they = side(hand=["Highchirp", "Launch Burning Earth", "Launch Rain of Fire", "Ignite"])
    game = gauntlets_on("NoNo", they)
    assert power(game, 0) == 3 * 2 + 2 + 2
    do(game, "play Highchirp", "pick NoNo")
    assert game.player == 0
    assert offers(game) == {"pick NoProblem", "pick NoClue"}
    do(game, f"pick {target}")
    assert power(game, 0) == 2 * 2 + 2
    assert game.player == 1


@rule("004 Changing Targets a")
def test_no_new_target_when_another_card_is_discarded() -> None:
    they = side(hand=["Highchirp", "Launch Burning Earth", "Launch Rain of Fire", "Ignite"])
    game = gauntlets_on("NoNo", they)
    do(game, "play Highchirp", "pick NoClue")
    assert game.player == 1
    assert power(game, 0) == 3 * 2 + 2


@rule("004 Changing Targets b")
def test_a_new_target_when_the_old_one_is_ignored() -> None:
    """Hank Highflyer Hawk ignores all characters but Flit ones."""
    combat = ["Spark", "Peckswift", {"card": "Volcanic Gauntlets", "target": "Spark"}]
    they = side(hand=["Hank Highflyer Hawk", "Ignite"], support=["Tome of Wisdom", "Lightning Bolts"])
    game = table(side(combat=combat, hand=["Sear"]), they, player=1)
    assert power(game, 0) == 4 * 2 + 3
    do(game, "play Hank Highflyer Hawk")
    assert power(game, 0) == 3 * 2


@rule("004 Changing Targets b")
def test_a_new_target_when_an_opposing_text_takes_the_value_of_the_old_one() -> None:
    """CoolCat makes NoNo's odd 3 a 0: its owner may double NoProblem or NoClue instead, or leave it."""
    they = side(hand=["CoolCat", "Ignite"], support=["Tome of Wisdom", "Lightning Bolts"])
    game = gauntlets_on("NoNo", they)
    do(game, "play CoolCat")
    assert game.player == 0
    assert {"pick NoProblem", "pick NoClue"} <= offers(game)
    do(game, "pick NoProblem")
    assert power(game, 0) == 2 * 2 + 2


@rule("004 Changing Targets b")
def test_no_new_target_when_an_opposing_text_affects_other_cards_only() -> None:
    """CoolCat does nothing to the even 2 of NoProblem."""
    they = side(hand=["CoolCat", "Ignite"], support=["Tome of Wisdom", "Lightning Bolts"])
    game = gauntlets_on("NoProblem", they)
    do(game, "play CoolCat")
    assert game.player == 1
    assert power(game, 0) == 2 * 2 + 2


@rule("004 Changing Targets c")
@pytest.mark.parametrize(("answer", "mine"), [("pick NoRespect", 3 + 2 + 1 * 2), ("no", 3 * 2 + 2 + 1)])
def test_a_new_card_may_become_the_target_and_no_other(answer: str, mine: int) -> None:
    me = side(
        hand=["NoRespect"],
        combat=["NoNo", "NoProblem"],
        support=[{"card": "Duplicator of Fire", "target": "NoNo"}],
    )
    game = table(me, weak())
    do(game, "add NoRespect")
    assert offers(game) == {"pick NoRespect", "no"}
    do(game, answer, "announce Fire")
    assert power(game, 0) == mine


@rule("004 Changing Targets c")
def test_without_a_new_eligible_card_the_target_stays() -> None:
    """A booster is no eligible target."""
    me = side(
        hand=["Bounce Back", "Fireblast"],
        combat=["NoNo", "NoProblem", "Gulpus Permanentus"],
        support=[{"card": "Duplicator of Fire", "target": "NoProblem"}],
    )
    game = table(me, weak())
    do(game, "play Bounce Back", "play Fireblast")
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 3 + 2 * 2 + 2 + 3


# --- ignoring ---------------------------------------------------------------------------------------------


@rule("004 Ignoring Cards a")
def test_ignoring_reaches_hand_deck_leader_area_and_discard_pile() -> None:
    supports = ["Tome of Wisdom", "Brain Drain", "Fire Swamp", "Lightning Bolts"]
    me = side(
        hand=["Tome of Wisdom", "Blaze"],
        deck=["Brain Drain", "Fireblast"],
        discard=["Fire Swamp", "Spark"],
        support=["Lightning Bolts"],
        leader=["Muster Reinforcements"],
    )
    game = table(me, side(combat=["Flitterflutter"]))
    assert power(game, 0) == 0
    assert zone(game, 0, "ignored") == set(supports)
    game = table(me, weak(support=["Laughing Gas"]))
    assert power(game, 0) == 3
    assert zone(game, 0, "muted") == {"Brain Drain", "Muster Reinforcements"}


@rule("004 Ignoring Cards a")
@pytest.mark.parametrize(("support", "drawn"), [("Laughing Gas", False), ("Evil Eye", True)])
def test_the_text_of_a_leadership_card_in_hand_is_ignored_when_it_is_played(
    support: str, drawn: bool
) -> None:
    deck = ["Volca", "Sear", "Torch", "Furnace", "Glimmer"]
    game = table(side(hand=["Muster Reinforcements", "Blaze"], deck=deck), weak(support=[support]))
    do(game, "play Muster Reinforcements")
    assert ("yes" in offers(game)) is drawn
    assert zone(game, 0, "pile") == {"Muster Reinforcements"}


@rule("004 Ignoring Cards b")
def test_only_icons_are_ignored_where_the_text_says_so() -> None:
    """Impenetrable Fog: the shield is gone, the values and the text are not."""
    me = side(combat=["Wild Unicorn", "FunFun"], support=["Menacing Wardance"])
    assert power(table(me, weak(support=["Impenetrable Fog"])), 0) == 3 * 2 + 2
    strong = side(combat=["Flamebreath the Dazzling"])
    hand = side(hand=["Wild Unicorn"])
    assert "play Wild Unicorn" in offers(table(hand, strong))
    assert offers(table(hand, {**strong, "support": ["Impenetrable Fog"]})) == {"retreat"}


@rule("004 Ignoring Cards b")
def test_only_texts_are_ignored_where_the_text_says_so() -> None:
    """Laughing Gas: Demegodas no longer doubles, but he and the supports count, and FREE is FREE."""
    me = side(hand=["Demegodas the Odd", "Fireblast", "Fire Swamp"], support=["Tome of Wisdom"])
    for support, mine in (("Laughing Gas", 2 + 3), ("Evil Eye", 2 + 3 * 2)):
        game = table(me, weak(support=[support]))
        do(game, "play Demegodas the Odd")
        assert power(game, 0) == mine
        do(game, "play Fireblast")
        assert "play Fire Swamp" in offers(game)


# --- values -----------------------------------------------------------------------------------------------


@rule("004 Value vs. Printed Value a")
def test_a_doubling_doubles_the_value_of_that_moment() -> None:
    """Potion of Sparkling Fire raises 2 to 6, Volcanic Gauntlets double that."""
    assert power(table(side(combat=["Ignite", "Volcanic Gauntlets"]), weak()), 0) == 2 * 2
    me = side(combat=["Ignite", "Potion of Sparkling Fire", "Volcanic Gauntlets"])
    assert power(table(me, weak()), 0) == 6 * 2


@rule("004 Value vs. Printed Value b")
def test_a_sum_of_printed_values_is_of_what_stands_on_the_card() -> None:
    """Shimmer has 3 Fire and 2 Earth: Conjoining raises to 5, not to a sum of doubled values."""
    me = side(combat=["Shimmer", "Titanic Gauntlets", "Potion of Conjoining"])
    assert power(table(me, weak()), 0) == 3 + 2
    assert power(table(me, weak()), 0, "earth") == (3 + 2) * 2


@rule("004 Value vs. Printed Value b")
@pytest.mark.parametrize(("character", "mine"), [("Shimmer", 0), ("Ignite", 2 * 2)])
def test_odd_and_even_go_by_the_printed_value(character: str, mine: int) -> None:
    """CoolCat takes odd printed values: Shimmer's 3 even if doubled to 6, never Ignite's doubled 2."""
    me = side(combat=[character, "Volcanic Gauntlets"])
    assert power(table(me, side(combat=["CoolCat"])), 0) == mine


@rule("004 Value vs. Printed Value b")
@pytest.mark.parametrize(
    ("character", "banned"), [("Volca", True), ("Blaze", False), ("Devius Maximus", True)]
)
def test_cloying_mud_goes_by_the_printed_values(character: str, banned: bool) -> None:
    """No character with a printed value above 4, whatever doubles it in play."""
    game = table(side(hand=[character], support=["Duplicator of Fire"]), weak(support=["Cloying Mud"]))
    assert (f"play {character}" in offers(game)) is not banned
