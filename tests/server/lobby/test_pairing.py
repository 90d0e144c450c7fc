"""Who meets whom: near strengths first, and after a while anybody."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bluemoon.server.lobby.pairing import Waiting, accepts, partner, reach

NOW = 1_000_000


def ann(points: int = 1500, waited: float = 0) -> Waiting:
    return Waiting("ann", points, NOW - int(waited * 1000))


def test_at_first_only_near_strengths_meet() -> None:
    near, far = Waiting("ben", 1650, NOW), Waiting("cyd", 1651, NOW)
    assert partner(ann(), [far, near], NOW) == near
    assert partner(ann(), [far], NOW) is None


def test_both_have_to_accept() -> None:
    new = Waiting("ben", 2000, NOW)
    patient = Waiting("cyd", 2000, NOW - 60_000)
    assert partner(ann(waited=60), [new], NOW) is None
    assert partner(ann(waited=60), [patient], NOW) == patient


def test_the_nearest_is_taken_then_who_waits_longest() -> None:
    others = [Waiting("ben", 1510, NOW), Waiting("cyd", 1490, NOW - 5000), Waiting("dot", 1600, NOW - 9000)]
    found = partner(ann(), others, NOW)
    assert found is not None
    assert found.guest == "cyd"


def test_nobody_plays_himself() -> None:
    assert partner(ann(), [ann()], NOW) is None


@given(st.floats(0, 200), st.floats(0, 200))
def test_waiting_never_narrows_the_reach(one: float, two: float) -> None:
    less, more = sorted([one, two])
    narrow, wide = reach(less), reach(more)
    assert wide is None or (narrow is not None and narrow <= wide)


@given(st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 90_000)), max_size=8), st.integers(0, 3000))
def test_whoever_is_paired_has_accepted(found: list[tuple[int, int]], points: int) -> None:
    others = [Waiting(f"g{i}", at, NOW - waited) for i, (at, waited) in enumerate(found)]
    one = ann(points, 10)
    other = partner(one, others, NOW)
    fitting = [each for each in others if accepts(one, each, NOW) and accepts(each, one, NOW)]
    assert (other in fitting) if fitting else other is None
