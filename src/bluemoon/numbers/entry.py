"""What the entries of an observation mean: ranges of numbers with names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


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


def entry_at(entries: Sequence[Entry], place: int) -> tuple[Entry, int]:
    """The entry to which a place belongs, and which one of it that is."""
    for entry in entries:
        if entry.first <= place < entry.first + entry.length:
            return entry, place - entry.first
    raise IndexError(f"there is no entry {place}")
