"""Why something is not allowed: each answer names the rule that forbids it, and its place."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bluemoon.duel import Duel, new_game
from bluemoon.duel import actions as do
from tests.duel.games import at_random
from tests.duel.kit import Spread, offers, side, table
from tests.duel.kit import do as act

WEAK = side(combat=["Flare"], hand=["Spark"])  # two Fire against us


def against(*hand: str, they: Spread = WEAK, **more: Any) -> Duel:
    """It is our turn in a fight in Fire, with this hand."""
    return table(side(hand=list(hand)), they, **more)


def reason(game: Duel, what: str | int) -> tuple[str, str]:
    """The answer to a question: a card's name, or an action as a number."""
    found = game.why_not(what)
    assert found is not None
    assert found.text
    return found.text, found.place


def number(game: Duel, kind: int, card: str = "", other: str = "") -> int:
    index = game.decks[0].index
    return do.action(kind, index[card] if card else 0, index[other] if other else 0)


# --- cards ------------------------------------------------------------------------------------------------


def test_nothing_forbids_what_is_offered() -> None:
    game = against("Blaze")
    assert game.why_not("Blaze") is None
    assert game.why_not("bLAZE") is None
    assert all(game.why_not(action) is None for action in game.legal_actions())


def test_a_card_of_another_deck() -> None:
    assert reason(against("Blaze"), "Spark") == ("Spark is not in your deck", "001 Setup")


def test_an_open_choice_comes_first() -> None:
    they = side(combat=["Flare"], support=["Tome of Wisdom"], hand=["Spark"])
    game = against("Cinder", "Blaze", "Fireblast", they=they)
    act(game, "play Cinder")
    assert game.stack
    place = "004 Resolving Special Power Text"
    assert reason(game, "Fireblast") == ("first answer the choice that is open", place)
    assert reason(game, do.action(do.RETREAT))[1] == place


def test_a_card_that_is_not_in_the_hand() -> None:
    game = table(side(hand=["Blaze"], deck=["Cinder"], discard=["Fireblast"]), WEAK)
    for name in ("Cinder", "Fireblast"):
        assert reason(game, name) == (f"{name} is not in your hand", "001 Card Text")


def test_a_landed_ship_is_to_be_played_from() -> None:
    ship = {"card": "Rising Sun", "landed": True, "cargo": ["Cinder"]}
    game = table(side(hand=["Blaze"], ships=[ship]), WEAK)
    assert reason(game, "Blaze")[1] == "001 Landing Ships"
    free = table(side(hand=["Blaze"], ships=[{**ship, "landed": False}]), WEAK)
    assert free.why_not("Blaze") is None


def test_one_leadership_card_a_turn() -> None:
    game = against("Blaze", "Deploy Butterfly", "Muster Reinforcements")
    act(game, "play Deploy Butterfly")
    expected = ("you have played your Leadership phase card", "004 Leadership Phase")
    assert reason(game, "Muster Reinforcements") == expected


def test_leadership_cards_come_before_characters() -> None:
    game = against("Blaze", "Deploy Butterfly", "Fireblast")
    act(game, "play Blaze")
    assert reason(game, "Deploy Butterfly") == ("the Leadership phase is over", "001 Leadership Phase")


def test_characters_come_before_boosters() -> None:
    game = against("Blaze", "Fireblast", "Flare")
    act(game, "play Blaze", "play Fireblast")
    assert reason(game, "Flare") == ("the Character phase is over", "001 Character Phase")


def test_boosters_come_before_the_announcement() -> None:
    """A Shaman speaks after the Booster/Support phase."""
    shaman = {"card": "Shaman of the Afterlife", "new": True}
    mine = side(hand=["Fireblast"], combat=[shaman], discard=["Spark", "Flare"])
    game = table(mine, WEAK, phase="after_booster_support")
    assert "announce Fire" in offers(game)
    assert reason(game, "Fireblast")[1] == "001 Booster/Support Phase"


def test_a_leader_is_not_played() -> None:
    assert reason(against("Blaze", "Inferno"), "Inferno")[1] == "001 Card Text"


@pytest.mark.parametrize(
    ("banner", "card"),
    [("Flickering Fires", "Muster Reinforcements"), ("Heat Haze", "Cinder"), ("Cloying Mud", "Sas-van-Son")],
)
def test_a_card_that_an_opposing_text_forbids(banner: str, card: str) -> None:
    they = side(combat=["Flare"], support=[banner], hand=["Spark"])
    text, place = reason(against("Blaze", card, they=they), card)
    assert place == "004 Order of Applying Special Power Text"
    assert banner in text


def test_no_more_cards_than_an_opposing_text_allows() -> None:
    they = side(combat=["Flare"], support=["Brain Drain"], hand=["Spark"])
    game = against("Blaze", "Fireblast", they=they)
    act(game, "play Blaze")
    text, place = reason(game, "Fireblast")
    assert place == "004 Order of Applying Special Power Text"
    assert "Brain Drain" in text


def test_nothing_follows_a_stop() -> None:
    game = against("Shaman of the Here and Now", "Fireblast", "Blaze")
    act(game, "play Shaman of the Here and Now")
    assert reason(game, "Fireblast") == ("you played a card with STOP", "001 Stop")


def test_the_condition_of_a_mutant() -> None:
    game = against("Den-bal-Ton", "Blaze")
    assert reason(game, "Den-bal-Ton") == ("its condition is not met", "001 Mutants")
    dragons = against("Den-bal-Ton", "Blaze", dragons=[0, 1])
    assert dragons.why_not("Den-bal-Ton") is None


def test_one_character_a_turn() -> None:
    game = against("Blaze", "Flare", "Fireblast")
    act(game, "play Blaze")
    expected = ("you have played your character for this turn", "001 Character Phase")
    assert reason(game, "Flare") == expected


def test_no_booster_on_the_first_turn_of_a_fight() -> None:
    game = table(side(hand=["Blaze", "Fireblast"]), side(hand=["Spark"]), fight=False, element=None)
    act(game, "play Blaze")
    assert reason(game, "Fireblast")[1] == "001 Booster/Support Phase"
    assert "first turn" in reason(game, "Fireblast")[0]


def test_one_booster_or_support_a_turn() -> None:
    game = against("Blaze", "Fireblast", "Wall of Fire")
    act(game, "play Blaze", "play Fireblast")
    text, place = reason(game, "Wall of Fire")
    assert place == "001 Booster/Support Phase"
    assert "first turn" not in text


def test_a_character_before_any_booster() -> None:
    assert reason(against("Blaze", "Fireblast"), "Fireblast") == (
        "play a character first",
        "001 Character Phase",
    )


def test_too_many_characters() -> None:
    """Boatswain Mena Marn: the opponent may have only one active character; a second must not remain."""
    they = side(combat=["Boatswain Mena Marn"], hand=["Spark"])
    mine = side(
        hand=["Fireblast", "Wall of Fire"],
        combat=[{"card": "Blaze", "new": True}, {"card": "Flare", "new": True}],
    )
    game = table(mine, they, phase="booster_support")
    assert reason(game, "Fireblast")[1] == "001 Playing the Game"
    assert reason(game, do.action(do.ANNOUNCE, 0))[1] == "001 Playing the Game"


# --- dead ends --------------------------------------------------------------------------------------------

STRONG = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom"], hand=["Spark"])


def test_a_power_that_cannot_be_matched() -> None:
    game = against("Blaze", they=STRONG)
    assert offers(game) == {"retreat"}
    text, place = reason(game, "Blaze")
    assert place == "004 Engagement Phase"
    assert "6 Fire" in text


def test_a_demand_that_cannot_be_met() -> None:
    they = side(combat=["Flare", "Caterpillar Moonsetter"], hand=["Spark"])
    text, place = reason(against("Blaze", they=they), "Blaze")
    assert place == "004 Engagement Phase"
    assert "Caterpillar Moonsetter" in text


# --- actions ----------------------------------------------------------------------------------------------


def test_a_new_character_covers() -> None:
    game = table(side(hand=["Blaze"], combat=["Flare"]), side(combat=["Spark"], hand=["Cinder"]))
    assert "play Blaze" in offers(game)
    expected = ("it must cover your active cards", "001 Character Phase")
    assert reason(game, number(game, do.ADD, "Blaze")) == expected


def test_playing_as_an_action_has_the_same_reason_as_the_card() -> None:
    game = against("Blaze", "Fireblast", "Den-bal-Ton")
    for name in ("Fireblast", "Den-bal-Ton"):
        assert game.why_not(number(game, do.PLAY, name)) == game.why_not(name) is not None


def test_only_bluff_icons_are_laid_face_down() -> None:
    game = against("Blaze")
    assert reason(game, number(game, do.BLUFF, "Blaze")) == ("it has no bluff icon", "001 Bluffing")


def test_retreating_and_declining() -> None:
    game = against("Blaze", "Fireblast")
    assert reason(game, do.action(do.DECLINE))[1] == "001 Engagement Phase"
    act(game, "play Blaze")
    expected = ("you decided to fight on this turn", "004 Engagement Phase")
    assert reason(game, do.action(do.RETREAT)) == expected
    peace = against("Blaze", they=side(hand=["Spark"]), fight=False, element=None)
    assert reason(peace, do.action(do.RETREAT))[1] == "000 Declining to Start a Fight"


def test_announcing() -> None:
    early = against("Blaze")
    assert reason(early, do.action(do.ANNOUNCE, 0)) == ("play a character first", "001 Character Phase")
    short = against("Blaze", "Fireblast", they=STRONG)
    act(short, "play Blaze")
    assert reason(short, do.action(do.ANNOUNCE, 0)) == ("you must match 6 Fire", "001 Power Phase")
    demand = side(combat=["Flare", "Caterpillar Moonsetter"], hand=["Spark"])
    unmet = against("Blaze", "Flickering Fires", "Fireblast", "Muster Reinforcements", they=demand)
    act(unmet, "play Blaze")
    text, place = reason(unmet, do.action(do.ANNOUNCE, 0))
    assert place == "004 Engagement Phase"
    assert "Caterpillar Moonsetter" in text
    assert reason(unmet, do.action(do.END_PHASE))[1] == "004 Engagement Phase"


def test_something_comes_before_the_announcement() -> None:
    """Irresistible Sirens give a dragon at the end of the Booster/Support phase, before the announcement."""
    they = side(combat=["Flare"], support=["Irresistible Sirens"], hand=["Spark"])
    game = against("Blaze", they=they)
    act(game, "play Blaze")
    assert "end phase" in offers(game)
    expected = ("something comes before the announcement", "001 Power Phase")
    assert reason(game, do.action(do.ANNOUNCE, 0)) == expected


@pytest.mark.parametrize(
    ("kind", "place"),
    [
        (do.RETRIEVE, "001 Retrieve"),
        (do.LAND, "001 Landing Ships"),
        (do.LOAD, "001 Loading Ships"),
        (do.PICK, "001 Playing the Game"),
        (do.YES, "001 Playing the Game"),
        (do.CALL, "001 Playing the Game"),
        (99, "001 Playing the Game"),
    ],
)
def test_what_has_no_place_now(kind: int, place: str) -> None:
    assert reason(against("Blaze"), do.action(kind))[1] == place


def test_after_the_end() -> None:
    rng = random.Random("why not")
    game = new_game(("Vulca", "Flit"), seed=1)
    while not game.over:
        at_random(game, rng)
    for what in ("Blaze", do.action(do.RETREAT)):
        assert reason(game, what) == ("the game is over", "001 Winning the Game")
