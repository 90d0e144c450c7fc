"""Who wins a match whose time is over."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from bluemoon.server.tables import journal
from bluemoon.server.tables.cups import HOUR_MS, Cup
from bluemoon.server.tables.deadlines import winner
from bluemoon.server.tables.journal import Entry
from bluemoon.server.tables.table_state import TableState

NOW = 48 * HOUR_MS
MINUTE_MS = 60_000


def won(
    score: list[int], deciders: tuple[int, ...], minutes: float, by: tuple[str | None, ...], hours: float = 48
) -> int | None:
    """`minutes`: since the last action. `by`: who wrote the last actions, of each seat one."""
    guest = SimpleNamespace(kind="guest")
    table = SimpleNamespace(
        chairs=[guest, guest], deciders=deciders, play=SimpleNamespace(score=score), created=0
    )
    at = NOW - int(minutes * MINUTE_MS)
    entries = [Entry(n + 1, journal.ACT, n, {}, at, None, who) for n, who in enumerate(by)]
    entries.append(Entry(3, journal.NAME, deciders[0], {"name": "Zoe"}, NOW, None, "ann"))  # no action
    cup = Cup("", "swiss", "legends", hours=hours)
    return winner(cast(TableState, table), entries, cup, NOW)


@pytest.mark.parametrize(
    ("score", "deciders", "minutes", "wins"),
    [
        ([1, 0], (0,), 6, 1),  # a leader who has stopped playing
        ([1, 0], (0,), 4, 0),  # he may think, or the other one could move at the last moment and win
        ([1, 0], (1,), 6, 0),
        ([0, 2], (0, 1), 6, 1),  # both are asked: nobody keeps the other waiting
        ([1, 1], (0,), 4, 1),
        ([1, 1], (0, 1), 6, None),
    ],
)
def test_who_keeps_the_other_waiting_loses_then_crystals_count(
    score: list[int], deciders: tuple[int, ...], minutes: float, wins: int | None
) -> None:
    assert won(score, deciders, minutes, ("ann", "ben")) == wins


def test_a_short_round_leaves_little_time_to_think() -> None:
    assert won([1, 0], (0,), 4, ("ann", "ben"), hours=1 / 6) == 1


def test_who_never_came_has_not_moved_because_the_table_passed_for_him() -> None:
    assert won([0, 1], (0,), 1, ("ann", None)) == 0
    assert won([0, 0], (0,), 1, (None, None)) is None
