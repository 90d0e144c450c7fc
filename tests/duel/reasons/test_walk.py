"""Reasons in random positions of every kind of decks, compared with those of an independent referee. The long
form is `python -m benchmarks.reasons`."""

from __future__ import annotations

import pytest

from bluemoon.duel.model import actions as do
from bluemoon.duel.reasons import asking, playing
from bluemoon.duel.reasons.why_not import Obstacle
from tests.duel.reasons.case import Case
from tests.duel.reasons.test_forbidden import CASES
from tests.duel.reasons.walk import ALL_KINDS, Walk, walk_kind

VERBS = {
    do.PLAY: "play ",
    do.ADD: "add ",
    do.BLUFF: "bluff ",
    do.LOAD: "load ",
    do.RETRIEVE: "retrieve ",
    do.REPLACE: "replace ",
    do.SATISFY: "satisfy ",
    do.ANNOUNCE: "announce ",
    do.END_PHASE: "end phase",
}


@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_referee_agrees(kind: str) -> None:
    walk = Walk(share=0.2)
    for seed in range(3):
        walk_kind(walk, kind, f"reasons {seed}")
    assert walk.asked > 200


def test_the_referee_finds_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the contested element is forgotten, he does not agree."""
    left = tuple(one for one in asking.ORDER[do.ANNOUNCE] if one.__name__ != "other_element")
    monkeypatch.setitem(asking.ORDER, do.ANNOUNCE, left)
    with pytest.raises(AssertionError, match="contested"):
        walk_kind(Walk(), "ready-made", "a fault")


def obstacles() -> list[tuple[int, Obstacle]]:
    """All but what hangs on rulings of `permits` that may change (landed ships, limits and loading)."""
    return [(kind, one) for kind in VERBS for one in asking.ORDER[kind] if one is not playing.not_loaded]


@pytest.mark.parametrize(
    ("kind", "left_out"), obstacles(), ids=lambda one: getattr(one, "__name__", VERBS.get(one, ""))
)
def test_no_obstacle_can_be_left_out(kind: int, left_out: Obstacle, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each one is the only right answer to something in the table of forbidden actions."""
    order = tuple(one for one in asking.ORDER[kind] if one is not left_out)
    monkeypatch.setitem(asking.ORDER, kind, order)
    cases = [case for case in CASES if case.asked.startswith(VERBS[kind])]
    assert any(not right(case) for case in cases), left_out


def right(case: Case) -> bool:
    try:
        found = case.game().why_not(case.asked)
    except (AssertionError, KeyError, IndexError, ValueError):
        return False  # what is not permitted cannot be looked at as a dead end
    return found is not None and (found.code, dict(found.args)) == (case.code, case.args)
