"""A network over cards and figures: it has a row of weights for every card in every place, and for every
figure of the moment. The sum of the rows goes through two layers of rectified units; the result is the log
odds to win.

Rows are found by the names of the card and of its place, never by a number, so that a file of weights can
still be used when the code changes. A card that the weights do not know (a home-made one) gets its row from
its traits: type, values, icons and the words of its text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.bots.duel.lanes import (
    FIRST,
    ONE,
    SECOND,
    Sums,
    Table,
    begun,
    copied,
    figure_at,
    no_figures,
    note,
    note_four,
    said,
    scaled,
    side_by_side,
    table,
    with_figures,
)
from bluemoon.bots.duel.traits import traits_of
from bluemoon.bots.duel.weights import Weights
from bluemoon.cards.card import Card
from bluemoon.compiling import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


def whole(weights: list[float]) -> list[int]:
    """Weights in the size of the sums."""
    return [round(ONE * weight) for weight in weights]


class Network:
    """The weights of one network."""

    def __init__(self, weights: Weights, figures: tuple[str, ...], places: tuple[str, ...]) -> None:
        """With the figures and places that the program knows, in its order."""
        self.weights = weights
        self.places = places
        numbers = [weights.figures[name] for name in figures]
        self.figures: Table = table([weights.whole_row("figures", number, FIRST) for number in numbers])
        self.one = ONE * weights.scale("figures")
        self.bias: Sums = side_by_side(whole(weights.vector("bias")))
        self._cards: dict[tuple[str, str, int], Sums] = {}
        self._second: Table = table([weights.whole_row("second", unit, SECOND) for unit in range(FIRST)])
        self._to_second = weights.scale("second")
        self._second_bias: Sums = side_by_side(whole(weights.vector("second bias")))
        self._out = no_figures()
        for unit, weight in enumerate(weights.whole_row("out", 0, SECOND)):
            note(self._out, unit, float(weight))
        self._to_out = weights.scale("out")
        self._shift = weights.vector("shift")[0]

    def card(self, card: Card, place: str, element: int) -> Sums:
        """The row of a card in a place; `element` is that of the fight, -1 between fights."""
        key = (card.name, place, element)
        known = self._cards.get(key)
        if known is None:
            known = self._cards[key] = self._row(card, place, element)
        return known

    def _row(self, card: Card, place: str, element: int) -> Sums:
        weights = self.weights
        start = weights.start_of(card.name, place, element)
        if start < 0:
            return side_by_side(whole(weights.traits(traits_of(card, element), place, element)))
        return scaled(weights.numbers, start, weights.scale("cards"))

    def say(self, sums: Sums) -> float:
        """The log odds to win, from the sums of the first layer."""
        out = said(sums, self._second, self._second_bias, self._to_second, self._out, self._to_out)
        return out + self._shift


@mypyc_attr(acyclic=True, free_list_len=1)
class Told:
    """The first layer of a network while it is told figures, one after the other, and cards."""

    __slots__ = ("_added", "_figures", "_net", "_number", "sums")

    def __init__(self, net: Network) -> None:
        self._net = net
        self._figures = no_figures()
        self._number: i64 = 0  # of the next figure
        self._added: i64 = 0  # the figures before this one are in the sums
        self.sums: Sums = copied(net.bias)

    def begin(self, sums: Sums, first: i64) -> None:
        """Start with these sums; the next figure has the number `first`."""
        self.sums = begun(self.sums, sums)
        self._number = first
        self._added = first

    def tell(self, figure: float) -> None:
        """Take the next figure."""
        note(self._figures, self._number, figure)
        self._number += 1

    def tell_four(self, one: float, two: float, three: float, four: float) -> None:
        """Take the next four figures."""
        note_four(self._figures, self._number, one, two, three, four)
        self._number += 4

    def add_up(self) -> Sums:
        """The sums with all that was told; they change with this object."""
        self.sums = with_figures(
            self.sums, self._net.figures, self._figures, self._added, self._number, self._net.one
        )
        self._added = self._number
        return self.sums

    def say(self) -> float:
        """The log odds to win, from all that was told."""
        return self._net.say(self.add_up())

    def figures(self) -> list[float]:
        """The figures that were told, the first one being number 0; for training."""
        return [figure_at(self._figures, place) for place in range(self._number)]
