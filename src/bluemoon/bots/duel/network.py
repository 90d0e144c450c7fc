"""A network over cards and figures: it has a row of weights for every card in every place, and for every
figure of the moment. The sum of the rows goes through two layers of rectified units; the result is the log
odds to win.

Rows are found by the names of the card and of its place, never by a number, so that a file of weights can
still be used when the code changes. A card that the weights do not know (a home-made one) gets its row from
its traits: type, values, icons and the words of its text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.traits import traits_of
from bluemoon.bots.duel.weights import Weights
from bluemoon.bots.net import Row, make_row
from bluemoon.cards.card import Card
from bluemoon.compiling import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

BLOCK: Final = 16  # units of a Row
FIRST: Final = 64  # units of the first layer
SECOND: Final = 32  # ... and of the second


@mypyc_attr(acyclic=True, free_list_len=1)
class Units:
    """The sums of the first layer, in four blocks."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, source: Units | None) -> None:
        """A copy, or all zero."""
        if source is None:
            self.a = Row(None)
            self.b = Row(None)
            self.c = Row(None)
            self.d = Row(None)
        else:
            self.a = Row(source.a)
            self.b = Row(source.b)
            self.c = Row(source.c)
            self.d = Row(source.d)

    def add(self, other: Units, times: float) -> None:
        """Add `times` the other sums to these."""
        self.a.add(other.a, times)
        self.b.add(other.b, times)
        self.c.add(other.c, times)
        self.d.add(other.d, times)


def make_units(figures: list[float]) -> Units:
    """Units from a list of 64 numbers."""
    units = Units(None)
    units.a = make_row(figures[0:16])
    units.b = make_row(figures[16:32])
    units.c = make_row(figures[32:48])
    units.d = make_row(figures[48:64])
    return units


@mypyc_attr(acyclic=True, free_list_len=1)
class Told(Units):
    """The first layer while figures are added to it one after the other."""

    __slots__ = ("_number", "_rows")

    def __init__(self, rows: list[Units], source: Units | None, first: int = 0) -> None:
        """Start with the sums of `source`; the next figure has the number `first`."""
        super().__init__(source)
        self._rows = rows
        self._number: i64 = first

    def restart(self, source: Units, first: i64) -> None:
        """Start again, with the sums of `source`; the next figure has the number `first`."""
        self.a.take(source.a)
        self.b.take(source.b)
        self.c.take(source.c)
        self.d.take(source.d)
        self._number = first

    def tell(self, figure: float) -> None:
        """Add the next figure, times its row of weights."""
        number = self._number
        self._number = number + 1
        if figure != 0.0:
            self.add(self._rows[number], figure)


@mypyc_attr(acyclic=True, free_list_len=1)
class Noted(Told):
    """Keeps the figures in a list instead of adding them, for training."""

    __slots__ = ("figures",)

    def __init__(self) -> None:
        super().__init__([], None)
        self.figures: list[float] = []

    def tell(self, figure: float) -> None:
        """Keep the next figure."""
        self.figures.append(figure)


@mypyc_attr(acyclic=True, free_list_len=1)
class Pair:
    """The sums of the second layer, in two blocks."""

    __slots__ = ("a", "b")

    def __init__(self, a: Row, b: Row) -> None:
        self.a = a
        self.b = b

    def hear(self, units: Row, block: Block) -> None:  # noqa: C901 - sixteen units one after the other, for speed
        """Add a block of the first layer times its weights; units below zero count as zero."""
        if units.a > 0.0:
            self.add(block.a, units.a)
        if units.b > 0.0:
            self.add(block.b, units.b)
        if units.c > 0.0:
            self.add(block.c, units.c)
        if units.d > 0.0:
            self.add(block.d, units.d)
        if units.e > 0.0:
            self.add(block.e, units.e)
        if units.f > 0.0:
            self.add(block.f, units.f)
        if units.g > 0.0:
            self.add(block.g, units.g)
        if units.h > 0.0:
            self.add(block.h, units.h)
        if units.i > 0.0:
            self.add(block.i, units.i)
        if units.j > 0.0:
            self.add(block.j, units.j)
        if units.k > 0.0:
            self.add(block.k, units.k)
        if units.l > 0.0:
            self.add(block.l, units.l)
        if units.m > 0.0:
            self.add(block.m, units.m)
        if units.n > 0.0:
            self.add(block.n, units.n)
        if units.o > 0.0:
            self.add(block.o, units.o)
        if units.p > 0.0:
            self.add(block.p, units.p)

    def add(self, row: Pair, unit: float) -> None:
        """Add the weights of a unit, times the unit."""
        self.a.add(row.a, unit)
        self.b.add(row.b, unit)


class Block:
    """The weights from sixteen units of the first layer to the second one, by unit."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p")

    def __init__(self, rows: list[Pair]) -> None:
        self.a = rows[0]
        self.b = rows[1]
        self.c = rows[2]
        self.d = rows[3]
        self.e = rows[4]
        self.f = rows[5]
        self.g = rows[6]
        self.h = rows[7]
        self.i = rows[8]
        self.j = rows[9]
        self.k = rows[10]
        self.l = rows[11]
        self.m = rows[12]
        self.n = rows[13]
        self.o = rows[14]
        self.p = rows[15]


class Network:
    """The weights of one network, as rows."""

    def __init__(self, weights: Weights, figures: tuple[str, ...], places: tuple[str, ...]) -> None:
        """With the figures and places that the program knows, in its order."""
        self.weights = weights
        self.figures = [make_units(weights.figure(name)) for name in figures]
        self.bias = make_units(weights.vector("bias"))
        self.places = places
        self._cards: dict[tuple[str, str, int], Units] = {}
        second = [self._pair(weights.second(unit)) for unit in range(FIRST)]
        self._second_a = Block(second[:BLOCK])
        self._second_b = Block(second[BLOCK : 2 * BLOCK])
        self._second_c = Block(second[2 * BLOCK : 3 * BLOCK])
        self._second_d = Block(second[3 * BLOCK :])
        self._second_bias = self._pair(weights.vector("second bias"))
        self._out = self._pair(weights.vector("out"))
        self._shift = weights.vector("shift")[0]

    def _pair(self, figures: list[float]) -> Pair:
        return Pair(make_row(figures[:BLOCK]), make_row(figures[BLOCK:]))

    def card(self, card: Card, place: str, element: int) -> Units:
        """The row of a card in a place; `element` is that of the fight, -1 between fights."""
        key = (card.name, place, element)
        known = self._cards.get(key)
        if known is None:
            row = self.weights.card(card.name, place, element)
            if row is None:
                row = self.weights.traits(traits_of(card, element), place, element)
            known = self._cards[key] = make_units(row)
        return known

    def say(self, units: Units) -> float:
        """The log odds to win, from the sums of the first layer."""
        second = Pair(Row(self._second_bias.a), Row(self._second_bias.b))
        second.hear(units.a, self._second_a)
        second.hear(units.b, self._second_b)
        second.hear(units.c, self._second_c)
        second.hear(units.d, self._second_d)
        return second.a.out(self._out.a) + second.b.out(self._out.b) + self._shift
