"""What is written into the database together with an entry of the journal."""

from __future__ import annotations

import msgspec

from bluemoon.server.settings import Settings
from bluemoon.server.storage.appends import Append, Position, Row
from bluemoon.server.tables import journal, summary
from bluemoon.server.tables.automation import due
from bluemoon.server.tables.journal import Entry, Setup
from bluemoon.server.tables.rules_version import rules_version
from bluemoon.server.tables.table_state import TableState


def handed_over(table: TableState, entry: Entry) -> tuple[int, str | None] | None:
    """The seat that changes hands by this entry, and its new holder (None: nobody); None if none does."""
    if entry.kind in (journal.JOIN, journal.HOLD):
        return entry.seat, entry.guest
    kinds = (journal.BOT, journal.LEAVE, journal.RESIGN, journal.FLAG, journal.ABSENT)
    if entry.kind in kinds and table.chairs[entry.seat].kind != "guest":
        return entry.seat, None
    return None


def settles(row: Row, setup: Setup) -> bool:
    """Does a tournament wait for the table's result?"""
    return bool(row["tournament"]) or (setup.game == "draft" and len(setup.seats) > 2)


def append_of(
    name: str,
    trial: TableState,
    entry: Entry,
    settings: Settings,
    settled: bool,
    begins: bool,
    key: str | None = None,
    public: summary.Public | None = None,
) -> Append:
    """The entry with the rows that change with it. `trial`: the table after it. `settled`: a tournament waits
    for the result. `begins`: the game had not begun before. `key`: the key that it uses up. `public`: the
    table as everybody may know it, if that was made before."""
    ended = trial.status == "over"
    position = None
    if trial.play is not None and (begins or ended or entry.number % settings.positions == 0):
        position = Position(entry.number, rules_version(), trial.play.position())
    told = msgspec.json.encode(public or summary.public(trial)).decode()
    held = handed_over(trial, entry)
    return Append(name, entry, trial.status, told, due(trial, settings, settled), held, position, key)
