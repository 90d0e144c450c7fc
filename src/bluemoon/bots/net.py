"""A small network with one hidden layer of sixteen rectified units, from figures and sets of cards to the log
odds to win. The weights are fitted to games of the bots.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bluemoon.compiling import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

UNITS: Final = 16


def sigmoid(x: float) -> float:
    """The chance for some log odds."""
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


@mypyc_attr(acyclic=True, free_list_len=1)
class Row:
    """A number for each of the sixteen units. As single attributes they compile to plain C doubles, which is
    several times as fast as a list."""

    __slots__ = (
        "a",
        "b",
        "c",
        "d",
        "e",
        "f",
        "g",
        "h",
        "i",
        "j",
        "k",
        "l",
        "m",
        "n",
        "o",
        "p",
    )

    def __init__(self, source: Row | None) -> None:
        """A copy, or all zero."""
        if source is None:
            self.a = 0.0
            self.b = 0.0
            self.c = 0.0
            self.d = 0.0
            self.e = 0.0
            self.f = 0.0
            self.g = 0.0
            self.h = 0.0
            self.i = 0.0
            self.j = 0.0
            self.k = 0.0
            self.l = 0.0
            self.m = 0.0
            self.n = 0.0
            self.o = 0.0
            self.p = 0.0
        else:
            self.a = source.a
            self.b = source.b
            self.c = source.c
            self.d = source.d
            self.e = source.e
            self.f = source.f
            self.g = source.g
            self.h = source.h
            self.i = source.i
            self.j = source.j
            self.k = source.k
            self.l = source.l
            self.m = source.m
            self.n = source.n
            self.o = source.o
            self.p = source.p

    def take(self, source: Row) -> None:
        """Become equal to the other row. (Its lines stand in `__init__`, too, so that the compiler knows that
        every attribute is set.)"""
        self.a = source.a
        self.b = source.b
        self.c = source.c
        self.d = source.d
        self.e = source.e
        self.f = source.f
        self.g = source.g
        self.h = source.h
        self.i = source.i
        self.j = source.j
        self.k = source.k
        self.l = source.l
        self.m = source.m
        self.n = source.n
        self.o = source.o
        self.p = source.p

    def add(self, other: Row, times: float) -> None:
        """Add `times` the other row to this one."""
        self.a += times * other.a
        self.b += times * other.b
        self.c += times * other.c
        self.d += times * other.d
        self.e += times * other.e
        self.f += times * other.f
        self.g += times * other.g
        self.h += times * other.h
        self.i += times * other.i
        self.j += times * other.j
        self.k += times * other.k
        self.l += times * other.l
        self.m += times * other.m
        self.n += times * other.n
        self.o += times * other.o
        self.p += times * other.p

    def out(self, weights: Row) -> float:  # noqa: C901 - sixteen units one after the other, for speed
        """The sum of the units times the weights; units below zero count as zero."""
        said = 0.0
        if self.a > 0.0:
            said += self.a * weights.a
        if self.b > 0.0:
            said += self.b * weights.b
        if self.c > 0.0:
            said += self.c * weights.c
        if self.d > 0.0:
            said += self.d * weights.d
        if self.e > 0.0:
            said += self.e * weights.e
        if self.f > 0.0:
            said += self.f * weights.f
        if self.g > 0.0:
            said += self.g * weights.g
        if self.h > 0.0:
            said += self.h * weights.h
        if self.i > 0.0:
            said += self.i * weights.i
        if self.j > 0.0:
            said += self.j * weights.j
        if self.k > 0.0:
            said += self.k * weights.k
        if self.l > 0.0:
            said += self.l * weights.l
        if self.m > 0.0:
            said += self.m * weights.m
        if self.n > 0.0:
            said += self.n * weights.n
        if self.o > 0.0:
            said += self.o * weights.o
        if self.p > 0.0:
            said += self.p * weights.p
        return said


def make_row(figures: list[float]) -> Row:
    """A row from a list of sixteen numbers."""
    row = Row(None)
    for name, figure in zip("abcdefghijklmnop", figures, strict=True):
        setattr(row, name, figure)
    return row


@mypyc_attr(acyclic=True, free_list_len=1)
class Sums(Row):
    """The units while figures are added to them one after the other."""

    __slots__ = ("_number", "_rows")

    def __init__(self, rows: list[Row], source: Row | None, first: int = 0) -> None:
        """Start with the sums of `source`; the next figure has the number `first`."""
        super().__init__(source)
        self._rows = rows
        self._number: i64 = first

    def tell(self, figure: float) -> None:
        """Add the next figure, times its row of weights."""
        number = self._number
        self._number = number + 1
        if figure != 0.0:
            self.add(self._rows[number], figure)


class Net:
    """The weights of the figures, of the cards in each zone, and of the units."""

    def __init__(
        self, rows: list[Row], bias: Row, weights: Row, shift: float, zones: list[list[Row]]
    ) -> None:
        self.rows = rows  # by figure
        self.bias = bias
        self.weights = weights
        self.shift = shift
        self.zones = zones  # by zone and card; empty if the network has figures only

    def logit(self, figures: list[float]) -> float:
        """The log odds of a network that has figures only."""
        sums = Sums(self.rows, self.bias)
        for figure in figures:
            sums.tell(figure)
        return self.say(sums)

    def say(self, hidden: Row) -> float:
        """The log odds, from the sums of the hidden layer."""
        return hidden.out(self.weights) + self.shift


def read_nets(file: Path) -> dict[str, Net]:
    """The networks of a file, by name."""
    stored: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {
        name: make_net(net["hidden"], net["out"][0], net.get("zones", [])) for name, net in stored.items()
    }


def make_net(hidden: list[list[float]], out: list[float], zones: list[list[list[float]]]) -> Net:
    """A network from the weights of each unit, its bias last, and those of the output, its bias last."""
    rows = [make_row(list(weights)) for weights in zip(*hidden, strict=True)]
    return Net(
        rows[:-1], rows[-1], make_row(out[:-1]), out[-1], [[make_row(row) for row in zone] for zone in zones]
    )
