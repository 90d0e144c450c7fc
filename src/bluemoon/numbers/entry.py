"""What the entries of an observation mean: ranges of numbers with names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bluemoon.errors import BluemoonError


class NoEntry(BluemoonError, IndexError):
    """A number that is no place of an observation, or no action."""


class Entry(NamedTuple):
    """Several entries of an observation, or several numbers of actions, that mean the same of one thing after
    the other."""

    first: int
    length: int
    name: str
    meaning: str


def laid_out(parts: Sequence[tuple[int, str, str]]) -> tuple[Entry, ...]:
    """Entries one after the other, from their counts, names and meanings."""
    found = []
    first = 0
    for count, name, meaning in parts:
        found.append(Entry(first, count, name, meaning))
        first += count
    return tuple(found)


def check_action(number: int, count: int) -> None:
    """NoEntry unless it is one of so many numbers of actions."""
    if not 0 <= number < count:
        raise NoEntry(f"there is no action {number}, only 0 to {count - 1}")


def without_card(number: int) -> NoEntry:
    """The error about an action for which the decks have no card."""
    return NoEntry(f"action {number} means nothing in this game: there is no such card")


def entry_at(entries: Sequence[Entry], place: int) -> tuple[Entry, int]:
    """The entry to which a place belongs, and which one of it that is; NoEntry if there is none."""
    for entry in entries:
        if entry.first <= place < entry.first + entry.length:
            return entry, place - entry.first
    last = entries[-1].first + entries[-1].length - 1
    raise NoEntry(f"there is no entry {place}, only 0 to {last}")
