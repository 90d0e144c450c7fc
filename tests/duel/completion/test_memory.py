"""What the search recognizes as the same position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bluemoon.duel.completion.memory import CHAINS, Memory, Position
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import push


def game() -> DuelState:
    """The beginning of a game; the same each time."""
    return new_game(("Buka", "Aqua"), seed="memory")


def same(one: DuelState, two: DuelState) -> bool:
    """Whether the second is recognized after the first."""
    return Position(two, Position(one, None)).met_before() is not None


def asked(g: DuelState, x: int) -> DuelState:
    push(g, frames.DISCARD, 0, 3, x, 1)
    push(g, frames.ATTRACT, 1, 0, 1)
    return g


def test_the_same_position_is_recognized_in_a_copy() -> None:
    assert same(game(), game().copy())
    assert same(asked(game(), 2), asked(game(), 2)), "other frames, but the same questions"


def hold(g: DuelState) -> None:
    g.mine.holds = (5, *g.mine.holds[1:])
    g.mine.landed = 1


CHANGES: list[Callable[[DuelState], object]] = [
    lambda g: setattr(g.mine, "hand", g.mine.hand & g.mine.hand - 1),
    lambda g: setattr(g.mine, "active", 4),
    lambda g: setattr(g.mine, "support", 4),
    lambda g: setattr(g.mine, "bluffs", 4),
    lambda g: setattr(g.mine, "used", 4),
    lambda g: setattr(g.mine, "as_free", 4),
    lambda g: setattr(g.mine, "fresh", 4),
    lambda g: setattr(g.theirs, "hand", 0),
    lambda g: setattr(g.theirs, "used", 1),
    lambda g: setattr(g.theirs, "targets", (65,)),
    lambda g: setattr(g.mine, "targets", (65,)),
    lambda g: setattr(g, "phase", g.phase + 1),
    lambda g: setattr(g, "plays", 1),
    lambda g: setattr(g, "loads", 1),
    lambda g: setattr(g, "element", 1),
    lambda g: asked(g, 2),
    hold,
]


@pytest.mark.parametrize("change", CHANGES)
def test_what_matters_for_the_turn_is_told_apart(
    change: Callable[[DuelState], object],
) -> None:
    changed = game()
    change(changed)
    assert not same(game(), changed)
    assert not same(changed, game())


def test_questions_with_other_figures_are_told_apart() -> None:
    assert not same(asked(game(), 2), asked(game(), 3)), "the frame below the top differs"


def test_what_was_forgotten_is_not_recognized() -> None:
    first = Position(game(), None)
    first.forget()
    assert Position(game(), first).met_before() is None


def test_what_was_met_is_recognized_however_much_came_after_it() -> None:
    def position(n: int) -> DuelState:
        g = game()
        g.mine.used = n * 5
        return g

    memory = Memory()
    for n in range(4 * CHAINS):
        new = memory.position(position(n))
        assert new.met_before() is None
        memory.keep(new)
    for n in range(4 * CHAINS):
        assert memory.position(position(n)).met_before() is not None
