"""The draft in numbers: version 1. Cards are numbered as in CARDS: the pool in its order, then the special
cards. An action is the number of the card that is picked."""

from __future__ import annotations

from typing import Any, Final

from bluemoon.cards.pool import POOL, SPECIAL
from bluemoon.numbers.entry import Entry, check_action, entry_at, laid_out

VERSION: Final = 1
CARDS: Final[tuple[str, ...]] = tuple(card.name for card in (*POOL, *SPECIAL))
INDEX: Final[dict[str, int]] = {name: place for place, name in enumerate(CARDS)}
ACTIONS: Final = len(CARDS)
KINDS_OF_ACTIONS: Final[tuple[Entry, ...]] = laid_out([(ACTIONS, "pick", "the card with that number")])
ENTRIES: Final[tuple[Entry, ...]] = laid_out(
    [
        (ACTIONS, "pack", "1 for each card from which the viewer picks now"),
        (ACTIONS, "drafted", "1 for each card that he has drafted"),
        (1, "players", "how many there are"),
        (1, "round", "from 1"),
        (1, "rounds", "how many there are"),
        (1, "match", "1 if a match will follow"),
    ]
)
SIZE: Final = ENTRIES[-1].first + ENTRIES[-1].length


def entry_words(place: int) -> str:
    """What an entry of the observation means; BluemoonError if there is none at this place."""
    entry, which = entry_at(ENTRIES, place)
    return entry.name if entry.length == 1 else f"{entry.name}: {CARDS[which]}"


def observe(view: Any) -> bytes:
    """The observation of a view: SIZE bytes."""
    data = view.data()
    row = bytearray(SIZE)
    for name in data["hand"]:
        row[INDEX[name]] = 1
    for name in data["drafted"]:
        row[ACTIONS + INDEX[name]] = 1
    figures = (data["players"], data["round"], data["rounds"], data["match"])
    row[2 * ACTIONS :] = bytes(min(int(figure), 255) for figure in figures)
    return bytes(row)


def number_of(action: Any) -> int:
    """The number of an action of the contract."""
    return INDEX[action.cards[0]]


def action_words(_view: Any, number: int) -> str:
    """What an action means, in the notation of the game; NoEntry if there is none with this number."""
    check_action(number, ACTIONS)
    return f"pick {CARDS[number]}"
