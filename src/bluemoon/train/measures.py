"""Measures of how good predicted chances are: log loss and calibration."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log
from typing import NamedTuple

SUREST = 1e-4  # chances are kept at least so far from 0 and 1
TENTHS = 10


class Said(NamedTuple):
    """A predicted chance to win, and whether the game was won."""

    chance: float
    won: bool


def log_loss(said: Sequence[Said]) -> float:
    """The mean log loss of the predictions."""
    return -sum(log(_of_what_came(one)) for one in said) / len(said)


def _of_what_came(one: Said) -> float:
    chance = min(max(one.chance, SUREST), 1.0 - SUREST)
    return chance if one.won else 1.0 - chance


class Part(NamedTuple):
    """Chances of about the same size: how many, their mean, and the share that was won."""

    number: int
    said: float
    won: float


def tenths(said: Sequence[Said], parts: int = TENTHS) -> list[Part]:
    """The predictions, sorted and split into parts of equal number."""
    ranked = sorted(said)
    bounds = [len(ranked) * i // parts for i in range(parts + 1)]
    return [_part(ranked[low:high]) for low, high in pairwise(bounds) if low < high]


def _part(said: Sequence[Said]) -> Part:
    return Part(
        len(said), sum(one.chance for one in said) / len(said), sum(one.won for one in said) / len(said)
    )


def furthest(parts: Sequence[Part]) -> float:
    """The largest difference, over all parts, between the mean prediction and the share that was won."""
    return max(abs(part.said - part.won) for part in parts)


class Share:
    """A share: so many hits of so many cases."""

    def __init__(self) -> None:
        self.hits = 0
        self.all = 0

    def add(self, hit: bool) -> None:
        """Count a case, and whether it is a hit."""
        self.hits += hit
        self.all += 1

    def __str__(self) -> str:
        return f"{self.hits / self.all:.0%}" if self.all else "–"
