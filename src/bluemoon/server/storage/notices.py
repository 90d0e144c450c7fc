"""What processes tell each other by PostgreSQL's NOTIFY: which table has changed, to which version, by whom.

An action is told with its entry, so that whoever has the table need not ask the database for it. A notice has
three words, as earlier versions expect; the entry follows the name of the process without any blank."""

from __future__ import annotations

import json
from typing import NamedTuple

import msgspec

from bluemoon.server.storage.appends import MOST_TOLD
from bluemoon.server.tables.journal import ACT, Entry, read_entry

BEFORE_ENTRY = "|"
BESIDE = 0  # in the place of the version: something beside the journal has changed
TALKED = -1  # or a player has said something


class Notice(NamedTuple):
    """A notice, taken apart; or BESIDE or TALKED in the place of the version."""

    table: str
    version: int
    process: str
    entry: Entry | None


def words_of(table: str, version: int, process: str, entry: Entry | None = None) -> str:
    """The words of a notice. Only actions are told whole: other entries may change who holds a seat, which
    stands in another row of the database."""
    words = f"{table} {version} {process}"
    if entry is None or entry.kind != ACT:
        return words
    told = json.dumps(msgspec.to_builtins(entry), separators=(",", ":")).replace(" ", "\\u0020")
    whole = f"{words}{BEFORE_ENTRY}{told}"
    return whole if len(whole) < MOST_TOLD else words


def read_notice(words: str) -> Notice:
    """A notice of this version or of the one before."""
    table, version, rest = words.split()
    process, _, told = rest.partition(BEFORE_ENTRY)
    return Notice(table, int(version), process, read_entry(told) if told else None)
