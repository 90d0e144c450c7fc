"""The actions: one small value for every decision. Most of them are made once and kept in tables."""

from __future__ import annotations

from typing import Final, NamedTuple

from bluemoon.city.board import DISTANCE, PLACES
from bluemoon.city.cards import DRAGON_OF, F1, F2, KINDS, P1, P2
from bluemoon.city.tiles import DRAGONS

WALK: Final = 0  # move the figure; target: a place
PLAY: Final = 1  # discard a card for its movement power; target: a place
BUILD: Final = 2  # contribute; target: the box, counted from the left
OFFER: Final = 3  # an offering; cards: the Pillar card that allows an additional one
DISCARD: Final = 4  # put a card on the discard pile at the end of the turn
DONE: Final = 5  # end the phase


class Action(NamedTuple):
    """One decision of a player. `cards` are the cards that leave the hand, as sorted kinds (see `cards`)."""

    kind: int
    target: int = -1
    cards: tuple[int, ...] = ()


def contribution(box: int, cards: tuple[int, ...]) -> Action:
    """Like Action(BUILD, …), but quicker when compiled, because there are very many contributions."""
    return tuple.__new__(Action, (BUILD, box, cards))


FINISH: Final = Action(DONE)
OFFERING: Final = Action(OFFER)
EXTRA_OFFERINGS: Final = (Action(OFFER, -1, (P1,)), Action(OFFER, -1, (P2,)))
DISCARDS: Final[tuple[Action, ...]] = tuple(Action(DISCARD, -1, (kind,)) for kind in range(KINDS))


def _within(place: int, steps: int) -> list[int]:
    return [other for other in range(PLACES) if 0 < DISTANCE[place][other] <= steps]


# WALKS[steps][place]: the walks from a place with this many steps.
WALKS: Final[tuple[tuple[list[Action], ...], ...]] = tuple(
    tuple([Action(WALK, other) for other in _within(place, steps)] for place in range(PLACES))
    for steps in range(3)
)


def _flights(kind: int) -> tuple[list[Action], ...]:
    # The last row is the flight of a dragon that is still outside the city: index -1, OUTSIDE.
    return tuple(
        [Action(PLAY, other, (kind,)) for other in range(PLACES) if other != place]
        for place in [*range(PLACES), -1]
    )


def _hops(kind: int, steps: int) -> tuple[list[Action], ...]:
    return tuple([Action(PLAY, other, (kind,)) for other in _within(place, steps)] for place in range(PLACES))


FIGURE_HOP: Final = 2  # 003 Gray (Flit), value 2
DRAGON_HOP: Final = 3  # 003 Black, Red and Blue, value 2

FIGURE_FLIGHTS: Final[tuple[list[Action], ...]] = _flights(F1)
FIGURE_HOPS: Final[tuple[list[Action], ...]] = _hops(F2, FIGURE_HOP)
# For each dragon: the kinds of cards that move it anywhere and those that move it a few steps, and the
# targets from each place.
DRAGON_CARDS: Final[tuple[tuple[int, int], ...]] = tuple(
    (DRAGON_OF.index(dragon), DRAGON_OF.index(dragon) + 1) for dragon in range(len(DRAGONS))
)
DRAGON_FLIGHTS: Final[tuple[tuple[list[Action], ...], ...]] = tuple(_flights(one) for one, _ in DRAGON_CARDS)
DRAGON_HOPS: Final[tuple[tuple[list[Action], ...], ...]] = tuple(
    _hops(two, DRAGON_HOP) for _, two in DRAGON_CARDS
)
