"""004 Bluff: playing, hindering, looking at, revealing, ignoring and calling bluff cards."""

from typing import Any

import pytest

from bluemoon.cards.card import active
from bluemoon.duel.engine import DuelState
from bluemoon.powers.bans import CannotPlay
from bluemoon.powers.vocabulary import CHARACTERS, Type
from tests.duel.kit import Spread, do, dragons, offers, power, rule, side, table, zone
from tests.rules.made_up import instead, made_up

PLAIN = "Captain Su Cha"  # a bluff card without text on its open side
WORDY = "Boatswain Mena Marn"  # one with text


def fighting(me: Spread, they: Spread, **more: Any) -> DuelState:
    """Seat 0 has played Blaze (4 Fire) this turn and is in his Booster/Support phase."""
    combat = [{"card": "Blaze", "new": True}]
    return table({**me, "combat": combat}, they, **{"phase": "booster_support", **more})


def weak(**more: Any) -> Spread:
    return side(combat=["Silento Sol"], hand=["Ignite", "Sonatos"], **more)


def bluffs(*names: str) -> list[dict[str, object]]:
    return [{"card": name, "bluff": True} for name in names]


def laid(game: DuelState) -> set[str]:
    return {text for text in offers(game) if text.startswith("bluff")}


# --- playing ----------------------------------------------------------------------------------------------


@rule("004 Playing Bluff Cards")
@pytest.mark.parametrize("first", ["bluff Captain Su Cha", "play Tome of Wisdom", "play Fireblast"])
def test_a_bluff_counts_towards_the_limit(first: str) -> None:
    hand = [PLAIN, "Sailingmaster Yo Cha", "Tome of Wisdom", "Fireblast"]
    game = fighting(side(hand=hand), weak())
    assert first in offers(game)
    do(game, first)
    assert offers(game) == {"announce Fire"}


@rule("004 Playing Bluff Cards")
def test_no_bluff_on_the_turn_that_starts_a_fight() -> None:
    game = table(side(hand=["Blaze", PLAIN]), side(hand=["Spark"]), fight=False, element=None)
    do(game, "play Blaze")
    assert laid(game) == set()


@rule("004 Playing Multiple Bluff Cards")
@pytest.mark.parametrize(
    "two",
    [
        ("bluff Captain Su Cha", "bluff Sailingmaster Yo Cha"),
        ("bluff Captain Su Cha", "play Tome of Wisdom"),
        ("play Tome of Wisdom", "bluff Captain Su Cha"),
    ],
)
def test_where_two_supports_are_allowed_bluffs_may_be_among_them(two: tuple[str, str]) -> None:
    """Armory allows a second support."""
    hand = [PLAIN, "Sailingmaster Yo Cha", "Cannoneer Tara Ko", "Tome of Wisdom", "Trebuchet of Fear"]
    game = fighting(side(hand=hand, support=["Armory"]), weak())
    do(game, *two)
    assert offers(game) == {"announce Fire"}


# --- what prevents them -----------------------------------------------------------------------------------


@rule("004 Preventing Bluff Cards a")
def test_who_cannot_play_supports_cannot_bluff() -> None:
    me = side(hand=[PLAIN])
    assert laid(fighting(me, weak())) == {f"bluff {PLAIN}"}
    assert laid(fighting(me, weak(support=["Pandemonium"]))) == set()


@rule("004 Preventing Bluff Cards b")
def test_who_cannot_play_characters_cannot_bluff() -> None:
    """No printed card forbids all characters."""
    game = fighting(side(hand=[PLAIN, "Tome of Wisdom"]), weak(support=["Evil Eye"]))
    assert {f"bluff {PLAIN}", "play Tome of Wisdom"} <= offers(game)
    ban = made_up("Desertion", Type.SUPPORT, 0, 0, active(CannotPlay(CHARACTERS)))
    game = fighting(side(hand=[PLAIN, "Tome of Wisdom"]), weak(support=["Evil Eye"]))
    instead(game, 1, Evil_Eye=ban)
    assert offers(game) == {"play Tome of Wisdom", "announce Fire"}


@rule("004 Preventing Bluff Cards c")
def test_who_cannot_play_cards_without_text_cannot_bluff() -> None:
    game = fighting(side(hand=[PLAIN, WORDY, "Armory"]), side(combat=["Corono Cos"]))
    assert offers(game) == {"play Armory", "announce Fire"}


@rule("004 Preventing Bluff Cards d")
def test_who_cannot_play_cards_with_text_cannot_lay_bluffs_that_have_one() -> None:
    game = fighting(side(hand=[PLAIN, WORDY]), side(combat=["Ferro Fos"]))
    assert laid(game) == {f"bluff {PLAIN}"}
    assert laid(fighting(side(hand=[PLAIN, WORDY]), weak())) == {f"bluff {PLAIN}", f"bluff {WORDY}"}


# --- looking and revealing --------------------------------------------------------------------------------


def shown(game: DuelState, seat: int, of: int) -> str:
    return str(game.view(seat).data()["sides"][of].get("support", []))


@rule("004 Looking at Bluff Cards a", "004 Looking at Bluff Cards b")
def test_a_bluff_is_known_to_its_owner_and_not_to_the_other_player() -> None:
    game = fighting(side(hand=[PLAIN, WORDY], support=["Tome of Wisdom"]), weak())
    do(game, f"bluff {PLAIN}")
    assert PLAIN in shown(game, 0, of=0)
    assert PLAIN not in shown(game, 1, of=0)
    assert "Tome of Wisdom" in shown(game, 1, of=0)
    data = game.view(1).data()["sides"][0]
    assert data["face_down"] == [True]
    assert {PLAIN, WORDY} <= set(data["unseen"])


def named_to(game: DuelState, seat: int, events: list[tuple[str, int, int, int]]) -> set[tuple[str, str]]:
    """What the seat is told of the cards of seat 0."""
    names = game.decks[0].names
    return {(kind, names[card]) for kind, who, card, _ in game.seen(events, seat) if who == 0 and card >= 0}


@rule("004 Revealing Bluff Cards")
def test_a_discarded_bluff_is_shown() -> None:
    me = side(hand=["Blaze"], support=bluffs(PLAIN))
    game = table(me, weak(), phase="beginning")
    assert ("discard", PLAIN) in named_to(game, 1, do(game, f"discard bluff {PLAIN}"))
    assert game.view(1).data()["sides"][0]["discard"] == [PLAIN]


@rule("004 Revealing Bluff Cards")
def test_a_bluff_taken_back_is_shown() -> None:
    me = side(hand=["Summon Sorcerer", "Blaze"], support=bluffs(PLAIN))
    game = table(me, weak())
    do(game, "play Summon Sorcerer")
    assert ("take", PLAIN) in named_to(game, 1, do(game, f"pick {PLAIN}"))
    assert game.view(1).data()["sides"][0]["hand"] == [PLAIN]


@rule("004 Revealing Bluff Cards")
def test_a_bluff_shuffled_into_the_deck_is_shown() -> None:
    me = side(hand=["Spark"], combat=["Silento Sol"], support=bluffs(PLAIN))
    game = table(me, side(hand=["Erupta", "Ignite"], support=["Tome of Wisdom"]), player=1)
    do(game, "play Erupta")
    assert ("shuffle in", PLAIN) in named_to(game, 1, do(game, "yes"))


@rule("004 Revealing Bluff Cards")
def test_a_bluff_discarded_at_the_end_of_a_fight_is_shown() -> None:
    me = side(hand=["Spark"], combat=["Silento Sol"], support=bluffs(PLAIN))
    game = table(me, side(hand=["Ignite"], combat=["Blaze"]))
    events = do(game, "retreat", "dragon Lika")
    assert ("discard", PLAIN) in named_to(game, 1, events)


# --- ignored bluffs ---------------------------------------------------------------------------------------


@rule("004 Ignoring Bluff Cards a")
def test_ignored_bluffs_do_not_count() -> None:
    me = side(hand=[], support=bluffs(PLAIN, WORDY))
    assert power(fighting(me, weak()), 0) == 4 + 2 + 2
    assert power(fighting(me, side(combat=["Flitterflutter"])), 0) == 4


@rule("004 Ignoring Bluff Cards a", "004 Ignoring Bluff Cards b", "004 Ignoring Bluff Cards c")
def test_bluffs_are_cards_with_an_icon_to_a_text_that_ignores_such() -> None:
    """Mad Mike Magpie ignores cards with icons; a face-down card is one whatever lies below."""
    me = side(hand=[WORDY, "Spark"], support=bluffs(PLAIN))
    game = fighting(me, side(combat=["Mad Mike Magpie"], hand=["Ignite", "Sonatos"]))
    assert power(game, 0) == 4
    assert laid(game) == set()
    do(game, "announce Fire")
    assert "call the bluff" not in offers(game)


@rule("004 Ignoring Bluff Cards b")
def test_no_further_bluff_while_bluffs_are_ignored() -> None:
    assert laid(fighting(side(hand=[PLAIN]), side(combat=["Flitterflutter"]))) == set()
    assert laid(fighting(side(hand=[PLAIN]), side(combat=["Trillilling"]))) == {f"bluff {PLAIN}"}


@rule("004 Ignoring Bluff Cards c")
def test_ignored_bluffs_cannot_be_called() -> None:
    me = side(hand=["Spark"], support=bluffs(PLAIN))
    for ignoring, called in (("Flitterflutter", False), ("Trillilling", True)):
        game = fighting(me, side(combat=[ignoring], hand=["Ignite", "Sonatos"]))
        do(game, "announce Fire")
        assert ("call the bluff" in offers(game)) is called


FOG = ["Impenetrable Fog"]


@rule("004 Ignoring Bluff Icons a")
def test_no_further_bluff_while_bluff_icons_are_ignored() -> None:
    assert laid(fighting(side(hand=[PLAIN]), weak(support=FOG))) == set()
    assert laid(fighting(side(hand=[PLAIN]), weak(support=["Evil Eye"]))) == {f"bluff {PLAIN}"}


@rule("004 Ignoring Bluff Icons a")
@pytest.mark.parametrize(("support", "found"), [(FOG, False), (["Evil Eye"], True)])
def test_bluffs_in_play_have_no_icon_while_bluff_icons_are_ignored(support: list[str], found: bool) -> None:
    """TopDog may discard an active card with an icon."""
    me = side(hand=["Spark"], combat=["Silento Sol"], support=bluffs(PLAIN))
    game = table(me, side(combat=["TopDog"], support=support, hand=["Blaze"]), player=1)
    assert ("use TopDog" in offers(game)) is found


@rule("004 Ignoring Bluff Icons b")
def test_bluffs_with_ignored_icons_count() -> None:
    assert power(fighting(side(hand=[], support=bluffs(PLAIN, WORDY)), weak(support=FOG)), 0) == 4 + 2 + 2


@rule("004 Ignoring Bluff Icons c")
@pytest.mark.parametrize(("support", "after"), [(FOG, (0, 2)), (["Evil Eye"], (1, 0))])
def test_bluffs_with_ignored_icons_can_be_called(support: list[str], after: tuple[int, int]) -> None:
    """With its icon, Cannoneer Tara Ko's Fire would be right; without, the bluff has failed."""
    me = side(hand=["Spark"], support=bluffs("Cannoneer Tara Ko"))
    game = fighting(me, weak(support=support))
    do(game, "announce Fire", "call the bluff")
    while any(text.startswith("dragon") for text in offers(game)):
        do(game, min(offers(game)))
    assert dragons(game) == after


@rule("004 Discarding Ignored Bluff Cards")
@pytest.mark.parametrize("they", [side(combat=["Flitterflutter"]), weak(support=FOG)])
def test_ignored_bluffs_may_be_discarded_in_the_beginning_phase(they: Spread) -> None:
    me = side(hand=["Blaze"], support=bluffs(PLAIN))
    game = table(me, they, phase="beginning")
    do(game, f"discard bluff {PLAIN}")
    assert zone(game, 0, "discard") == {PLAIN}


# --- calling ----------------------------------------------------------------------------------------------


@rule("004 Calling a Bluff")
def test_the_fight_goes_on_after_a_call_even_below_the_opposing_power() -> None:
    me = side(hand=["Spark"], support=bluffs("Cannoneer Tara Ko"))
    game = fighting(me, side(combat=["Scorch the Inflammable"], hand=["Ignite", "Sonatos"]))
    do(game, "announce Fire", "call the bluff", "dragon Lika")
    assert dragons(game) == (1, 0)
    assert zone(game, 0, "discard") == {"Cannoneer Tara Ko"}
    assert (power(game, 0), power(game, 1)) == (4, 6)
    assert game.fight
    assert game.current == 1


def called(me: Spread, they: Spread) -> DuelState:
    """Seat 0's bluff in the wrong colour is called; all dragon choices are made."""
    game = fighting({**me, "hand": ["Spark"]}, they)
    do(game, "announce Fire", "call the bluff")
    while any(text.startswith("dragon") for text in offers(game)):
        do(game, min(offers(game)))
    assert not game.fight
    return game


WRONG = bluffs("Cannoneer Qu Cha")  # an Earth bluff in a Fire fight


@rule("004 Dragons from a Bluff b")
def test_a_retreat_forced_by_a_call_gives_its_dragons_besides() -> None:
    assert dragons(called(side(support=WRONG), weak())) == (0, 2)


@rule("004 Dragons from a Bluff a", "004 Dragons from a Bluff b")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (["Fearsome Chant"], [], (0, 1)),  # one dragon fewer for the retreat: none
        ([], ["Fearsome Spirits"], (0, 3)),  # one more for the retreat: two
        (["Fearsome Chant"], ["Fearsome Spirits"], (0, 2)),
    ],
)
def test_texts_on_the_dragons_of_a_retreat_leave_the_dragon_of_the_call_alone(
    mine: list[str], theirs: list[str], expected: tuple[int, int]
) -> None:
    game = called(side(support=[*WRONG, *mine]), weak(support=theirs))
    assert dragons(game) == expected


@rule("004 Dragons from a Bluff a")
def test_no_dragon_for_a_retreat_is_not_no_dragon_for_the_call() -> None:
    """Bethenitana: no dragon for her owner's retreat."""
    me = side(hand=["Spark"], combat=[{"card": "Bethenitana the Storyteller", "new": True}], support=WRONG)
    game = table(me, weak(), phase="booster_support")
    do(game, "announce Fire", "call the bluff", "dragon Lika")
    assert dragons(game) == (0, 1)
    assert not game.fight
