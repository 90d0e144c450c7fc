"""What is written together with an entry of the journal."""

from __future__ import annotations

from typing import Any, NamedTuple

from bluemoon.server.tables.journal import Entry

CHANNEL = "bluemoon"  # of PostgreSQL's notices
MOST_TOLD = 7000  # bytes of a notice; 8,000 are too many for PostgreSQL

Row = dict[str, Any]
NEWLY_HELD: Row = {
    "takeback": None,
    "rematch": False,
    "here": None,
    "seen": None,
}  # of a seat that has changed hands


class Conflict(Exception):
    """Somebody else has written this number, or this id, already."""


class Spent(Exception):
    """The key to a seat has already been used."""


class Position(NamedTuple):
    """A stored position: the table's version, the hash of the rules, and the game as text."""

    version: int
    rules: str
    body: str


class Append(NamedTuple):
    """An entry to be written, with the rows that change together with it."""

    table: str
    entry: Entry
    status: str  # of the table, after the entry
    public: str  # what everybody may know of it
    due: int | None  # when its next automatic step is overdue
    held: tuple[int, str | None] | None = None  # who holds a seat from now on
    position: Position | None = None
    key: str | None = None  # the key that it uses up; Spent if somebody else did
    minded: bool = True  # False: whoever is quickest takes the table's automatic steps
