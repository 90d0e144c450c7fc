"""What is at stake: the figures on the buttons come true when the action is taken."""

from typing import Any

import pytest

from bluemoon.duel.engine import DuelState
from bluemoon.duel.rules.stakes import Outcome, outcomes
from tests.duel.kit import do, dragons, rule, side, table


def down(name: str) -> dict[str, object]:
    return {"card": name, "bluff": True}


def stakes(game: DuelState, text: str) -> list[Outcome]:
    return outcomes(game, game.parse(text))


def covered(*names: str) -> list[Any]:
    return [{"card": name, "covered": True} for name in names]


SIX = [*covered("Sear", "Shimmer", "Glimmer", "Ignite"), "Spark"]


@rule("001 Dragon Step a", "001 Dragon Step b")
@pytest.mark.parametrize(("support", "count"), [([], 1), (["Tome of Wisdom"], 2)])
def test_a_retreat_costs_what_it_says(support: list[str], count: int) -> None:
    game = table(side(combat=["Torch"], hand=["Ember"]), side(combat=SIX, support=support, hand=["Blaze"]))
    assert stakes(game, "retreat") == [Outcome("now", 1, count, 0, False)]
    do(game, "retreat", *["dragon Lika", "dragon Sesa"][:count])
    assert dragons(game) == (0, count)


def test_a_retreat_that_gives_a_fourth_dragon_loses() -> None:
    they = side(combat=["Spark"], hand=["Blaze"])
    game = table(side(combat=["Torch"], hand=["Ember"]), they, dragons=[[], ["Lika", "Doran", "Sesa"]])
    assert stakes(game, "retreat") == [Outcome("now", 1, 1, 0, True)]
    do(game, "retreat")
    assert game.winner == 1


@rule("001 Calling a Bluff c", "001 Calling a Bluff e", "001 Calling a Bluff f")
@pytest.mark.parametrize("card", ["Cannoneer Tara Ko", "Cannoneer Qu Cha"])
def test_a_call_wins_or_costs_what_it_says(card: str) -> None:
    """Tara Ko is honest in Fire, Qu Cha is not."""
    game = table(
        side(hand=["Volca"], support=[down(card)], combat=["Spark"]),
        side(combat=["Torch"], hand=["Scorch the Inflammable"], deck=["Ember"]),
    )
    do(game, "play Volca", "announce Fire")
    lie, honest = stakes(game, "call the bluff")
    assert lie == Outcome("lie", 1, 2, 0, False)
    assert honest == Outcome("honest", 0, 1, -1, False)
    do(game, "call the bluff", "dragon Lika")
    if card == "Cannoneer Qu Cha":
        do(game, "dragon Doran")
    expected = lie if card == "Cannoneer Qu Cha" else honest
    assert dragons(game)[expected.to] == expected.dragons
    assert game.fight is (expected.retreats < 0)


@rule("001 Calling a Bluff e")
def test_laying_and_announcing_say_what_a_call_would_cost() -> None:
    game = table(
        side(hand=["Commodore Lo Tan", "Cannoneer Tara Ko", "Cannoneer Qu Cha"], combat=["Spark"]),
        side(combat=["Torch"], hand=["Volca"], deck=["Ember"]),
    )
    do(game, "play Commodore Lo Tan")
    assert [found.when for found in stakes(game, "bluff Cannoneer Tara Ko")] == ["honest"]
    assert [found.when for found in stakes(game, "bluff Cannoneer Qu Cha")] == ["lie"]
    do(game, "bluff Cannoneer Qu Cha")
    assert stakes(game, "announce Fire") == [
        Outcome("retreat", 0, 1, 1, False),
        Outcome("lie", 1, 2, 0, False),
    ]
