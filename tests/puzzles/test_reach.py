"""Why the solution of a puzzle is sure, in figures."""

from __future__ import annotations

import pytest

from bluemoon.puzzles import Puzzle, all_puzzles, find
from bluemoon.puzzles.reach import Reach, reach
from tests.puzzles.test_judging import begun

SOME = list(all_puzzles().values())[::20]


def test_the_most_that_he_can_show_against_what_he_needs() -> None:
    """6 Fire; his hand and deck are Flare and Cinder, both of 2 Fire, and one character is played a turn."""
    puzzle, _ = begun()
    assert reach(puzzle) == Reach(2, 6, "fire")


def test_what_his_own_card_ignores_counts_once_it_is_covered() -> None:
    """Var-dis-Nar (4 Fire) is ignored by Mad Mike Magpie, whom every character of Terrah covers. None that
    Terrah may hold has more than 3 Fire."""
    puzzle = find("9893a961a9")
    assert puzzle is not None
    assert reach(puzzle) == Reach(3, 4, "fire")


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.name)
def test_he_never_has_what_he_would_need(puzzle: Puzzle) -> None:
    found = reach(puzzle)
    assert found is None or found.his < found.needed


def test_most_puzzles_can_be_explained_by_figures() -> None:
    assert sum(reach(puzzle) is not None for puzzle in SOME) >= 0.8 * len(SOME)
