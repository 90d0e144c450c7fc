"""What is asked: an action in a position. An obstacle is a function that finds a reason against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bluemoon.contract import Reason
from bluemoon.duel.model.actions import card_of, kind_of, other_of
from bluemoon.duel.model.state import State
from bluemoon.duel.reasons.codes import Code, Zone
from bluemoon.duel.reasons.terms import Given
from bluemoon.duel.reasons.wording import reason


class Question(NamedTuple):
    """Why may the deciding player not do this? `card` and `other` are as in the action."""

    g: State
    act: int

    @property
    def kind(self) -> int:
        return kind_of(self.act)

    @property
    def card(self) -> int:
        return card_of(self.act)

    @property
    def other(self) -> int:
        return other_of(self.act)

    @property
    def bit(self) -> int:
        return 1 << self.card

    @property
    def name(self) -> str:
        """The card's name, which is one of the deciding player's own."""
        return self.g.decks[self.g.player].names[self.card]

    def because(self, code: Code, **args: Given) -> Reason:
        return reason(self.g, code, **args)


Obstacle = Callable[[Question], Reason | None]


def first(q: Question, obstacles: Iterable[Obstacle]) -> Reason | None:
    """The first obstacle in the way."""
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
