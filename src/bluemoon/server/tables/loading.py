"""Loads a table from the database by replaying its journal. If the journal no longer replays because the
rules have changed, the table goes on from its stored position."""

from __future__ import annotations

import json
from typing import Any

from bluemoon.server import adapters
from bluemoon.server.logs import log
from bluemoon.server.storage.store import Stored
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import read_setup
from bluemoon.server.tables.rules_version import rules_version
from bluemoon.server.tables.table_state import TableState


class Differs(Exception):
    """The replay does not lead to the stored position."""


def fold(stored: Stored) -> TableState:
    """The table at the end of its journal."""
    try:
        table = _replay(stored)
    except Exception as wrong:
        if stored.position is None or stored.position.rules == rules_version():
            raise
        log.warning("journal does not replay", table=stored.row["id"], why=type(wrong).__name__)
        table = _resume(stored)
    if stored.row["status"] == "over":  # also the record of a game that was not played to its end
        table.status = "over"
    return table


def beginning(stored: Stored, plays: bool = True) -> TableState:
    """The table before its first entry. `plays=False`: a stored position will replace the game."""
    setup = read_setup(stored.row["setup"])
    return TableState(setup, stored.row["seed"], stored.row["created"], plays)


def _replay(stored: Stored) -> TableState:
    cut = last_cut(stored)
    table = beginning(stored, plays=cut == 0)
    position = stored.position
    for entry in stored.entries:
        if entry.number < cut:
            table.pass_over(entry)
        else:
            table.add(entry)
        if position is not None and cut <= position.version == entry.number:
            if position.rules != rules_version() and not _is_at(table, position.body):
                raise Differs
    return table


def _is_at(table: TableState, position: str) -> bool:
    if table.play is None:
        return False
    now = table.play.position()
    return now == position or _unmarked(now) == _unmarked(position)


def _unmarked(value: Any) -> Any:
    """A position without the version of the rules, which older positions do not contain."""
    if isinstance(value, str):
        if value.startswith("{"):
            return _unmarked(json.loads(value))
        return "\n".join(line for line in value.splitlines() if not line.startswith("version:"))
    if isinstance(value, dict):
        return {key: _unmarked(part) for key, part in value.items() if key != "version"}
    return [_unmarked(part) for part in value] if isinstance(value, list) else value


def _resume(stored: Stored) -> TableState:
    """The table from its stored position; later entries are played as long as they are legal."""
    assert stored.position is not None
    table = beginning(stored, plays=False)
    lost = False
    if stored.position.version == 0:
        table.go_on_from(adapters.restore(table.setup, stored.position.body))
    for entry in stored.entries:
        if entry.number <= stored.position.version:
            table.pass_over(entry)
        else:
            trial = table.fork()
            try:
                assert not lost
                trial.add(entry)
                table = trial
            except Exception:
                lost = True
                table.pass_over(entry)
        if entry.number == stored.position.version:
            table.go_on_from(adapters.restore(table.setup, stored.position.body))
    return table


def last_cut(stored: Stored) -> int:
    """The number of the last entry that gives a position instead of replaying; 0 if there is none."""
    return max((entry.number for entry in stored.entries if entry.kind == journal.CUT), default=0)
