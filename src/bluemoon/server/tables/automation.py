"""What a table has to do by itself at some version: let bots move, end a wait for interference,
drop a flag."""

from __future__ import annotations

from typing import NamedTuple

from bluemoon.server.settings import Settings
from bluemoon.server.tables.table_state import TableState

THINK = "think"  # a bot decides
BUILD = "build"  # a bot builds its deck after a draft
PASS = "pass"  # nobody has to tell by his timing whether he could interfere
FLAG = "flag"  # the clock runs out

GRACE_MS = 3000  # how much later somebody else may do it


class Duty(NamedTuple):
    """Something to do at a time; `since` tells which decision of the seat it answers."""

    kind: str
    seat: int
    since: int
    at: int

    @property
    def key(self) -> tuple[str, int, int]:
        return self.kind, self.seat, self.since


def duties(table: TableState, settings: Settings) -> list[Duty]:
    """Everything that the table has to do unless somebody acts before."""
    found = []
    pace = table.last + int(settings.pace * 1000)
    wait = table.last + int(settings.interference * 1000)
    for seat in table.deciders:
        chair = table.chairs[seat]
        asked = table.play is not None and table.play.waits(seat)
        if chair.kind == "bot":
            found.append(Duty(THINK, seat, chair.since, wait if asked else pace))
        elif asked:
            found.append(Duty(PASS, seat, chair.since, wait))
    for seat in table.builders:
        if table.chairs[seat].kind == "bot":
            found.append(Duty(BUILD, seat, 0, pace))
    for seat in {*table.deciders, *table.builders}:
        left = table.chairs[seat].left_ms
        if left is not None:
            found.append(Duty(FLAG, seat, table.version, table.last + left + 1))
    return found


def due(table: TableState, settings: Settings, settles: bool = False) -> int | None:
    """When another process may think that nobody minds this table. `settles`: a tournament waits for it."""
    if table.status == "over" and settles:
        return table.last + GRACE_MS
    patience = int(settings.patience * 1000)
    times = [duty.at + GRACE_MS + (patience if duty.kind == THINK else 0) for duty in duties(table, settings)]
    return min(times, default=None)
