"""What happens at the table, as values; `seen_by` removes what a seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bluemoon.city.board import PLACES
from bluemoon.city.cards import KINDS

WALKED: Final = "walked"  # place
FLEW: Final = "flew"  # a figure moved by a Flit card: place, cards
DRAGON: Final = "dragon"  # number: which dragon; place, cards
CONTRIBUTED: Final = "contributed"  # place, number: the box, cards
SCALES: Final = "scales"  # number: scales earned, including those that the supply no longer had
SCALES_SCORED: Final = "scales scored"  # no seat
CRYSTALS: Final = "crystals"  # number: crystals received
RECEIVED: Final = "received"  # number: cards laid face down before the seat
REBUILT: Final = "rebuilt"  # place; seat: who receives the reward for most markers
OFFERED: Final = "offered"  # number: crystals spent, cards
DISCARDED: Final = "discarded"  # cards
DREW: Final = "drew"  # number, cards: hidden from the others
TOOK_UP: Final = "took up"  # number, cards (the face-down ones, after the turn): hidden from the others
RESHUFFLED: Final = "reshuffled"  # number: cards in the new deck
TURN: Final = "turn"  # seat: whose turn begins
ENDED: Final = "ended"  # the game is over

SECRET: Final = (DREW, TOOK_UP)


class Event(NamedTuple):
    """Something that happened. Which of the fields are used depends on the kind; see the constants above."""

    kind: str
    seat: int = -1
    place: int = -1
    number: int = 0
    cards: tuple[int, ...] = ()


def event(kind: str, seat: int = -1, place: int = -1, number: int = 0, cards: tuple[int, ...] = ()) -> Event:
    """Like Event(…), but four times as quick when compiled."""
    return tuple.__new__(Event, (kind, seat, place, number, cards))


# The most frequent events are made only once.
SEATS: Final = range(4)
WALKS: Final = tuple(tuple(Event(WALKED, seat, place) for place in range(PLACES)) for seat in SEATS)
TURNS: Final = tuple(Event(TURN, seat) for seat in SEATS)
DISCARDS: Final = tuple(
    tuple(Event(DISCARDED, seat, cards=(kind,)) for kind in range(KINDS)) for seat in SEATS
)


def seen_by(events: Sequence[Event], seat: int) -> list[Event]:
    """The events as this seat sees them: it learns how many cards others draw, not which."""
    return [
        event._replace(cards=()) if event.kind in SECRET and event.seat != seat else event for event in events
    ]
