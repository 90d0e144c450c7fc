"""Who is paired with whom: the same kind of game, and strengths that are near each other. No I/O.

Whoever waits accepts more and more: at first opponents near in points, after a minute anybody. Two are paired
when both accept the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

NEAR: Final = 150  # points that an opponent may differ at first
A_SECOND: Final = 10  # and so many more for each second of waiting
ANYBODY: Final = 60  # seconds after which anybody is welcome


class Waiting(NamedTuple):
    """Somebody who looks for a game of one kind."""

    guest: str
    points: int
    since: int  # milliseconds since 1970


def reach(waited: float) -> int | None:
    """How many points an opponent may differ after so many seconds; None: any number."""
    return None if waited >= ANYBODY else NEAR + A_SECOND * max(0, int(waited))


def accepts(one: Waiting, other: Waiting, now: int) -> bool:
    """Does the first accept the second by now?"""
    far = reach((now - one.since) / 1000)
    return far is None or abs(one.points - other.points) <= far


def partner(one: Waiting, others: Iterable[Waiting], now: int) -> Waiting | None:
    """The opponent for somebody: the nearest in points who accepts him, too; of equals who waits longest."""
    found = [
        other
        for other in others
        if other.guest != one.guest and accepts(one, other, now) and accepts(other, one, now)
    ]
    return min(
        found, key=lambda other: (abs(one.points - other.points), other.since, other.guest), default=None
    )
