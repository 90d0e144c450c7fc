"""The parts of a total power add up to it, whatever lies on the table."""

from __future__ import annotations

import random

import pytest

from bluemoon.cards import PEOPLES
from bluemoon.duel.engine import new_game
from bluemoon.duel.rules.breakdown import parts, raisers
from bluemoon.duel.rules.survey import total
from tests.duel.kit import side, table


@pytest.mark.parametrize("rules", ["legends", "classic"])
@pytest.mark.parametrize("people", PEOPLES)
def test_the_parts_add_up_to_the_total(people: str, rules: str) -> None:
    rng = random.Random(f"{people} {rules}")
    for other in PEOPLES:
        game = new_game((people, other), rules, f"parts {people} {other}")
        while not game.over:
            actions = game.legal_actions()
            game.apply(rng.choice(actions))
            for seat in (0, 1):
                for element in (0, 1):
                    counted = sum(part.worth for part in parts(game, seat, element))
                    if raisers(game, seat, element):
                        assert total(game, seat, element) > counted
                    else:
                        assert total(game, seat, element) == counted


def test_a_doubled_card_names_the_card_that_doubles_it() -> None:
    """Facts: the Monk has 1 Earth; the Duplicator of Strength doubles the Earth of a character."""
    me = side(combat=["Ledinemras the Monk"], support=["Duplicator of Strength"])
    game = table(me, side())
    names = game.decks[0].names
    earth = {names[part.card]: part for part in parts(game, 0, 1)}
    monk = earth["Ledinemras the Monk"]
    assert (monk.printed, monk.worth) == (1, 2)
    assert [names[card] for _, card in monk.by] == ["Duplicator of Strength"]
    assert all(not part.by for part in parts(game, 0, 0))
