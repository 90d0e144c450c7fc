"""Why a plan of the city is good: a hint says what it brings."""

from __future__ import annotations

import pytest

from bluemoon.bots.city.aims import aim
from bluemoon.bots.city.turns import Plan
from bluemoon.city.engine import CityState
from bluemoon.city.state import State
from tests.city.table import table


def aim_of(game: CityState, *words: str) -> str:
    copy = game.copy()
    actions = []
    for text in words:
        actions.append(copy.parse(text))
        copy.apply(actions[-1])
    return str(aim(State(game), Plan(tuple(actions), 0.5), 7))


MOST = {"Fire Temple": "0 0 ."}


@pytest.mark.parametrize(
    ("game", "words", "said"),
    [
        (table(2, ["V3"], at="Fire Temple"), ("done", "done"), "the best of 7 ways through this turn"),
        (
            table(2, ["V3"], at="Fire Temple"),
            ("done", "build 3 with V3", "done"),
            "you get a share when the building is complete",
        ),
        (
            table(2, ["V3"], at="Fire Temple", dragons=("Fire Temple", "outside", "outside")),
            ("done", "build 3 with V3", "done"),
            "you receive 1 golden scale at once, and a share when the building is complete",
        ),
        (
            table(2, ["V3"], at="Fire Temple", markers=MOST),
            ("done", "build 3 with V3", "done"),
            "the building is complete, and you receive 4 crystals",
        ),
        (
            table(2, ["V3"], crystals=(12, 12), obelisk=[0, 1]),
            ("done", "offer", "done"),
            "this is your offering 2 of 6",
        ),
        (
            table(2, ["V3"], crystals=(12, 12), obelisk=[0, 1] * 5),
            ("done", "offer"),
            "this wins the game",
        ),
    ],
)
def test_a_plan_says_what_it_brings(game: CityState, words: tuple[str, ...], said: str) -> None:
    assert aim_of(game, *words) == said
