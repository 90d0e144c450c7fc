"""What is asked about: an action in a position. An obstacle is a function that finds a reason against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bluemoon.contract import Reason
from bluemoon.duel.model.actions import card_of, kind_of, other_of
from bluemoon.duel.model.state import State
from bluemoon.duel.reasons.codes import Code, Zone
from bluemoon.duel.reasons.terms import Given
from bluemoon.duel.reasons.wording import reason


class WhyNot(NamedTuple):
    """The question why the deciding player may not perform this action in this position."""

    g: State
    act: int

    @property
    def kind(self) -> int:
        """What is done: PLAY, BLUFF, …"""
        return kind_of(self.act)

    @property
    def card(self) -> int:
        """The card of the action, as in `card_of`."""
        return card_of(self.act)

    @property
    def other(self) -> int:
        """The second card of the action, such as the ship that is loaded."""
        return other_of(self.act)

    @property
    def bit(self) -> int:
        """The set that contains only the card."""
        return 1 << self.card

    @property
    def name(self) -> str:
        """The name of the card, taken from the deciding player's deck."""
        return self.g.decks[self.g.player].names[self.card]

    def because(self, code: Code, **args: Given) -> Reason:
        """The reason with this code, its arguments, and its place in the rulebook."""
        return reason(self.g, code, **args)


Obstacle = Callable[[WhyNot], Reason | None]


def first(q: WhyNot, obstacles: Iterable[Obstacle]) -> Reason | None:
    """The reason of the first obstacle in the way; None if there is none."""
    return next((found for obstacle in obstacles if (found := obstacle(q))), None)


def zone_of(g: State, seat: int, card: int) -> Zone:
    """Where the seat's own card lies."""
    side = g.sides[seat]
    bit = 1 << card
    for cards, zone in (
        (side.hand, Zone.HAND),
        (side.bluffs, Zone.BLUFFS),
        (side.active | side.support, Zone.ACTIVE),
        (side.combat, Zone.COVERED),
        (side.ships, Zone.SHIPS),
        (side.cargo(), Zone.HOLD),
        (side.discard, Zone.DISCARD),
        (side.pile, Zone.PILE),
        (side.lasting, Zone.LASTING),
    ):
        if cards & bit:
            return zone
    return Zone.DECK
