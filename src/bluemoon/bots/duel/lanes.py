"""The sums of a network's units, side by side. Every weight is a whole number, so that sums are exact: they
are the same in whatever order rows are added, they may be changed by what came and what went, and plain
Python and the compiled program come to the same last bit.

In plain Python all units of a layer stand in one integer, a lane of 64 bits for each, so that a row is added
by one addition. Compiled, they are doubles in a `bytearray`, which functions in C change in place
(`tools/lane_kernels.py`). Therefore whoever gives sums to `with_…`, `without_…` or `begun` goes on with what
it returns and does not use the old ones again.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from struct import Struct
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

Sums = Any  # an integer; compiled, a bytearray
Table = Any  # rows of weights: a list of such integers; compiled, a bytearray with all of them
Figures = Any  # a list of fractions; compiled, a bytearray

FIRST: Final = 64  # units of the first layer
SECOND: Final = 32  # ... and of the second
ONE: Final = 2.0**42  # what stands for 1 in a sum; sums below 2048 are exact as doubles, too
LANE: Final = 64  # bits
HALF: Final = 1 << LANE - 1  # added to every lane before they are taken apart, so that none is negative
MOST_FIGURES: Final = 64
_LAYERS: Final = {width: Struct(f"<{width}Q") for width in (FIRST, SECOND)}
_HALVES: Final = {width: sum([HALF << LANE * lane for lane in range(width)]) for width in (FIRST, SECOND)}


def side_by_side(numbers: list[int]) -> Sums:
    """Whole numbers as the sums of the units of a layer."""
    width = len(numbers)
    packed = _LAYERS[width].pack(*[number + HALF for number in numbers])
    return int.from_bytes(packed, "little") - _HALVES[width]


def scaled(numbers: array[int], start: i64, scale: float) -> Sums:
    """A row of the first layer: 64 of these numbers, in units of `scale`, in the size of the sums."""
    return side_by_side([round(ONE * (scale * number)) for number in numbers[start : start + FIRST]])


def apart(sums: Sums, width: i64) -> Sequence[int]:
    """The sums of a layer with so many units, as whole numbers."""
    return [lane - HALF for lane in _lanes(sums, width)]


def _lanes(sums: Sums, width: int) -> tuple[int, ...]:
    """The lanes of an integer, each with `HALF` added."""
    return _LAYERS[width].unpack((sums + _HALVES[width]).to_bytes(width * LANE // 8, "little"))


def table(rows: list[list[int]]) -> Table:
    """Rows of weights."""
    return [side_by_side(row) for row in rows]


def copied(sums: Sums) -> Sums:
    """The same sums, to be changed by themselves."""
    return sums


def begun(sums: Sums, source: Sums) -> Sums:
    """The sums of `source` in the place of these."""
    return source


def with_sums(sums: Sums, other: Sums) -> Sums:
    """These sums with others added."""
    return sums + other


def with_cards(sums: Sums, rows: list[Sums], cards: i64) -> Sums:
    """These sums with the rows of a set of cards added; `rows` are by card."""
    for card in bits(cards):
        sums = sums + rows[card]
    return sums


def without_cards(sums: Sums, rows: list[Sums], cards: i64) -> Sums:
    """These sums with the rows of a set of cards taken away."""
    for card in bits(cards):
        sums = sums - rows[card]
    return sums


def no_figures() -> Figures:
    """Room for the figures of a moment."""
    return [0.0] * MOST_FIGURES


def note(figures: Figures, place: i64, figure: float) -> None:
    """Put a figure into its place."""
    figures[place] = figure


def note_four(figures: Figures, place: i64, one: float, two: float, three: float, four: float) -> None:
    """Put four figures into a place and the next ones."""
    figures[place : place + 4] = (one, two, three, four)


def figure_at(figures: Figures, place: i64) -> float:
    """The figure in a place."""
    found: float = figures[place]
    return found


def sum_of(figures: Figures, cards: i64) -> float:
    """The sum of the figures of a set of cards; `figures` are by card."""
    found = 0.0
    for card in bits(cards):
        found += figures[card]
    return found


def count(cards: i64) -> float:
    """The number of cards in a set, to go on reckoning with fractions."""
    return float(size(cards))


def with_figures(sums: Sums, rows: Table, figures: Figures, first: i64, last: i64, one: float) -> Sums:
    """These sums with the figures from place `first` to before `last`, each times its row of weights. `one`
    is what a weight of 1 stands for in the sums."""
    for place in range(first, last):
        figure = figures[place]
        if figure:
            sums = sums + round(figure * one) * rows[place]
    return sums


def said(sums: Sums, rows: Table, bias: Sums, one: float, out: Figures, last: float) -> float:
    """What the second layer says, from the sums of the first one: units below zero count as zero in both.
    `rows` are its weights, by unit of the first layer, and `out` those of its own units; `one` and `last` are
    what a weight of 1 stands for in them."""
    heard = bias
    for lane, row in zip(_lanes(sums, FIRST), rows):
        if lane > HALF:
            heard = heard + round((lane - HALF) * one) * row
    told = 0.0
    for lane, weight in zip(_lanes(heard, SECOND), out):
        if lane > HALF:
            told += round((lane - HALF) * last) * weight
    return told / ONE


if isinstance(count, FunctionType):  # this module is not compiled
    globals()["count"] = int.bit_count
