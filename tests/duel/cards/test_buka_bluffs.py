"""Bluffs of the Buka: playing, calling with both outcomes, dropping, what they count for, what stops them."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import bluff, both, retreat
from tests.duel.kit import Spread, do, dragons, offers, power, rule, side, table, zone

FIRE, EARTH, NEUTRAL = "Cannoneer Tara Ko", "Cannoneer Qu Cha", "Captain Su Cha"
ROCARA = side(combat=["Rocara"], hand=["Torana"])
DECK = ["Sear", "Ignite", "Volca", "Shimmer", "Glimmer", "Furnace"]


# --- playing ----------------------------------------------------------------------------------------------


@both
@rule("001 Bluffing a", "004 Playing Bluff Cards", "001 Booster/Support Phase b")
def test_a_bluff_is_played_in_place_of_a_support(rules: str) -> None:
    me = side(hand=["Spark", FIRE, EARTH, "Tome of Wisdom", "Fireblast"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Spark")
    assert {f"bluff {FIRE}", f"bluff {EARTH}"} <= offers(game)
    assert "bluff Tome of Wisdom" not in offers(game)  # no bluff icon
    do(game, f"bluff {EARTH}")
    assert offers(game) == {"announce Fire"}
    assert zone(game, 0, "support") == zone(game, 0, "bluffs") == {EARTH}


@both
@rule("001 Bluffing b", "004 Looking at Bluff Cards b")
def test_the_opponent_does_not_see_which_card_it_is(rules: str) -> None:
    game = table(side(hand=["Spark", FIRE, EARTH]), ROCARA, rules=rules)
    do(game, "play Spark")
    events = do(game, f"bluff {EARTH}")
    assert [event[2] for event in game.seen(events, 1) if event[0] == "bluff"] == [-1]
    assert [event[2] for event in game.seen(events, 0) if event[0] == "bluff"] == [game.decks[0].index[EARTH]]


@both
def test_no_bluff_on_the_first_turn_of_a_fight(rules: str) -> None:
    game = table(side(hand=["Spark", FIRE]), side(hand=["Torana"]), rules=rules, fight=False, element=None)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire", "announce Earth"}


@both
@rule("001 Bluffing c", "001 Bluffing e")
@pytest.mark.parametrize("element", ["fire", "earth"])
def test_a_bluff_counts_two_in_the_contested_element(rules: str, element: str) -> None:
    """Whatever is printed on it, and without its text: Coxswain's values are 2 and 2, Riba Ko's 0 and 4."""
    me = side(combat=["Torana"], support=[bluff("Cannoneer Riba Ko")])
    game = table(me, ROCARA, rules=rules, element=element)
    assert power(game, 0, element) == 3 + 2
    assert power(game, 0, "earth" if element == "fire" else "fire") == 3


@both
@rule("001 Bluffing d")
def test_a_bluff_follows_the_change_of_the_element(rules: str) -> None:
    me = side(hand=["Old Goo Laa's Ghost"], support=[bluff(FIRE)])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Old Goo Laa's Ghost")
    assert power(game, 0, "earth") == 2 + 2
    assert power(game, 0, "fire") == 2


@both
def test_a_bluff_does_not_speak(rules: str) -> None:
    """Face down, Boatswain Mena Marn forbids nothing."""
    they = side(combat=["Rocara"], support=[bluff("Boatswain Mena Marn")])
    game = table(side(hand=["Wild Gazelle", "Wild Antelope"]), they, rules=rules)
    do(game, "play Wild Gazelle")
    assert "play Wild Antelope" in offers(game)


@both
@rule("004 Preventing Bluff Cards a")
def test_a_ban_on_supports_stops_bluffs(rules: str) -> None:
    game = table(side(hand=["Spark", FIRE]), side(combat=["Rocara"], support=["Pandemonium"]), rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}


@both
@rule("001 Bluffing f")
def test_bluffs_do_not_count_towards_the_six_cards(rules: str) -> None:
    six = ["Heat Haze", "Evil Eye", "Gluing Dust", "Wall of Fire", "Tome of Wisdom"]
    me = side(hand=["Spark"], deck=DECK)
    game = table(me, side(combat=["Rocara"], support=[*six[:4], bluff(FIRE)], hand=["Torana"]), rules=rules)
    assert retreat(game) == (0, 1)
    game = table(me, side(combat=["Rocara"], support=six, hand=["Torana"]), rules=rules)
    assert retreat(game) == (0, 2)


# --- dropping ---------------------------------------------------------------------------------------------


@both
@rule("001 Bluffing g", "004 Revealing Bluff Cards")
def test_own_bluffs_may_be_discarded_in_the_beginning_phase(rules: str) -> None:
    me = side(hand=["Spark"], combat=["Torana"], support=[bluff(FIRE), bluff(EARTH)])
    game = table(me, ROCARA, rules=rules, phase="beginning")
    events = do(game, f"discard bluff {EARTH}")
    assert zone(game, 0, "bluffs") == {FIRE}
    shown = [event[2] for event in game.seen(events, 1) if event[0] == "discard"]
    assert shown == [game.decks[0].index[EARTH]]  # the opponent sees it
    assert f"discard bluff {FIRE}" in offers(game)
    assert f"discard bluff {FIRE}" not in offers(table(me, ROCARA, rules=rules, phase="leadership"))


@both
@rule("004 Discarding Ignored Bluff Cards")
@pytest.mark.parametrize("active", ["Flitterflutter", "Mekarthas the Shrewd"])
def test_ignored_bluffs_may_be_discarded_too(rules: str, active: str) -> None:
    me = side(hand=["Spark"], support=[bluff(FIRE)])
    game = table(me, side(combat=[active]), rules=rules, phase="beginning")
    assert f"discard bluff {FIRE}" in offers(game)


# --- calling ----------------------------------------------------------------------------------------------


def _announced(bluffs: list[str], rules: str, they: Spread = ROCARA, **me: object) -> DuelState:
    """A turn with Spark in a fight in Fire, announced, with these bluffs lying."""
    mine: Spread = {"hand": ["Spark"], "support": [bluff(name) for name in bluffs], "deck": DECK, **me}
    game = table(mine, they, rules=rules)
    do(game, "play Spark", "announce Fire")
    return game


@both
@rule("001 Calling a Bluff a", "004 Opponent's Turn b")
def test_the_opponent_may_call_after_the_announcement(rules: str) -> None:
    game = _announced([FIRE], rules)
    assert game.player == 1
    assert offers(game) == {"call the bluff", "trust"}
    do(game, "trust")
    assert game.current == 1
    assert zone(game, 0, "bluffs") == {FIRE}
    assert dragons(game) == (0, 0)


@both
@rule("001 Calling a Bluff a")
def test_there_is_nothing_to_call_without_bluffs(rules: str) -> None:
    game = _announced([], rules)
    assert game.current == 1
    assert "call the bluff" not in offers(game)
    theirs = _announced([], rules, side(combat=["Rocara"], support=[bluff(EARTH)], hand=["Torana"]))
    assert "call the bluff" not in offers(theirs)  # only the bluffs of the player who announced


@both
@rule("001 Calling a Bluff b", "001 Calling a Bluff c", "001 Calling a Bluff d", "004 Calling a Bluff")
def test_called_with_all_matching_the_owner_attracts_a_dragon(rules: str) -> None:
    """The fight goes on although the total falls below the opponent's: 4 + 2 + 2 against 7, then 4."""
    they = side(combat=["Flamebreath the Dazzling"], hand=["Torana"])
    game = _announced([FIRE, "Cannoneer Edilia Paal"], rules, they)
    events = do(game, "call the bluff")
    shown = {event[2] for event in game.seen(events, 1) if event[0] == "reveal"}
    assert shown == {game.decks[0].index[name] for name in (FIRE, "Cannoneer Edilia Paal")}
    assert game.player == 0
    do(game, "dragon Lika")
    assert dragons(game) == (1, 0)
    assert zone(game, 0, "discard") == {FIRE, "Cannoneer Edilia Paal"}
    assert game.fight
    assert game.current == 1
    assert power(game, 0) == 4


@both
@pytest.mark.parametrize("wrong", [EARTH, NEUTRAL])
@rule("001 Calling a Bluff e", "001 Calling a Bluff f", "001 The Bluff Icon", "004 Dragons from a Bluff b")
def test_called_with_one_that_does_not_match_the_owner_retreats(rules: str, wrong: str) -> None:
    """One dragon for the call and one for the retreat."""
    game = _announced([FIRE, wrong], rules)
    do(game, "call the bluff")
    assert game.player == 1
    do(game, "dragon Lika", "dragon Doran")
    assert dragons(game) == (0, 2)
    assert not game.fight
    assert game.current == 0
    assert {FIRE, wrong} <= zone(game, 0, "discard")


@both
@rule("004 Dragons from a Bluff a")
def test_the_dragon_of_a_call_is_not_touched_by_retreat_texts(rules: str) -> None:
    """Fearsome Chant takes the one of the retreat away, not the one of the call."""
    mine = ["Fearsome Chant", bluff(EARTH)]
    game = _announced([], rules, support=mine)
    do(game, "call the bluff", "dragon Lika")
    assert dragons(game) == (0, 1)
    assert not game.fight


@both
def test_the_colour_is_that_of_the_contested_element(rules: str) -> None:
    """A bluff of Earth is right once the fight is in Earth."""
    game = table(side(hand=["Old Goo Laa's Ghost"], support=[bluff(EARTH)], deck=DECK), ROCARA, rules=rules)
    do(game, "play Old Goo Laa's Ghost", "announce Earth", "call the bluff", "dragon Doran")
    assert dragons(game) == (1, 0)


# --- ignored ----------------------------------------------------------------------------------------------


@both
@rule("004 Ignoring Bluff Cards a", "004 Ignoring Bluff Cards b", "004 Ignoring Bluff Cards c")
def test_ignored_bluffs_count_nothing_and_cannot_be_called(rules: str) -> None:
    they = side(combat=["Flitterflutter"], hand=["Torana"])
    game = table(side(hand=["Spark", NEUTRAL], support=[bluff(FIRE)], deck=DECK), they, rules=rules)
    do(game, "play Spark")
    assert power(game, 0) == 4
    assert offers(game) == {"announce Fire"}
    do(game, "announce Fire")
    assert game.current == 1
    assert "call the bluff" not in offers(game)


@both
@rule(
    "004 Ignoring Bluff Icons a",
    "004 Ignoring Bluff Icons b",
    "004 Ignoring Bluff Icons c",
    "001 Calling a Bluff g",
)
def test_bluffs_with_ignored_icons_count_but_never_match(rules: str) -> None:
    they = side(combat=["Mekarthas the Shrewd"], hand=["Torana"])
    game = table(side(hand=["Spark", NEUTRAL], support=[bluff(FIRE)], deck=DECK), they, rules=rules)
    do(game, "play Spark")
    assert power(game, 0) == 6
    assert offers(game) == {"announce Fire"}
    do(game, "announce Fire", "call the bluff", "dragon Lika", "dragon Doran")
    assert dragons(game) == (0, 2)


@both
@rule("004 Revealing Bluff Cards")
def test_a_bluff_that_is_discarded_is_shown(rules: str) -> None:
    they = side(combat=["Rocara"], support=[bluff(NEUTRAL)])
    game = table(side(hand=["Cinder"]), they, rules=rules)
    do(game, "play Cinder")
    events = do(game, "pick face-down card 1")
    assert ("discard", 1, game.decks[1].index[NEUTRAL]) in {event[:3] for event in game.seen(events, 0)}
