"""Somebody who stays away does not hold up a cup.

At a table of two people the one who is there claims the win (`absence`); where nobody could, because the
other one is a bot or stays away, too, the maker may have the match counted as lost after the same time,
and whoever takes part after twelve times as long: usually an hour. Where rounds have a time limit, it counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from bluemoon.formats.tournament import Meeting
from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.people.guests import Guest
from bluemoon.server.storage.appends import Row
from bluemoon.server.tables import absence, summary
from bluemoon.server.tables.cups import Cup, table_name
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.registry import TableRegistry

OTHERS = 12  # how many times as long as the maker the others have to wait


def _times(row: Row, guest: str | None) -> int:
    return 1 if row["maker"] == guest else OTHERS


def _open_tables(name: str, meetings: Sequence[Sequence[Meeting]]) -> dict[str, Meeting]:
    """The meetings of the present round that are not over, by the ids of their tables."""
    present = meetings[-1] if meetings else ()
    return {
        table_name(name, len(meetings), number): meeting
        for number, meeting in enumerate(present)
        if meeting.two is not None and meeting.crystals is None
    }


async def absentees(
    registry: TableRegistry, row: Row, cup: Cup, meetings: Sequence[Sequence[Meeting]], guest: str | None
) -> dict[str, int]:
    """Everybody who is absent at his table of the present round, and in how many milliseconds this guest may
    have that counted as lost."""
    tables = {} if cup.hours else _open_tables(row["id"], meetings)
    if not tables:
        return {}
    times = _times(row, guest)
    rows = await registry.store.running_tables(list(tables))
    holders = await registry.store.holders([row["id"] for row in rows])
    found = {}
    for one in rows:
        meeting = tables[one["id"]]
        for player, seat in zip((meeting.one, str(meeting.two)), (0, 1)):
            left = _left(registry, one, holders[one["id"]][seat], times)
            if left is not None:
                found[player] = left
    return found


def _left(registry: TableRegistry, row: Row, held: Row, times: int) -> int | None:
    """In how many milliseconds the holder of a seat has been away for long enough; None if he is not absent.
    A table that is not in memory is not loaded for this: its row tells the same as `LiveTable.claim_ms`."""
    live, now = registry.known(row["id"]), now_ms()
    if live is not None:
        return live.claim_ms(held["seat"], now, times)
    table = summary.read_public(row["public"])
    awaited: bool = held["seat"] in table.deciders and table.absence > 0 and held["guest"] is not None
    if not awaited or (held["here"] is not None and now - held["here"] < summary.HERE_MS):
        return None
    since: int = max(held["seen"] or 0, registry.opened, row["changed"])
    return max(0, since + times * table.absence * 1000 - now)


async def count_as_lost(registry: TableRegistry, row: Row, cup: Cup, player: str, guest: Guest) -> None:
    """Somebody of the cup has the match of an absent player counted as lost."""
    own = cup.of_guest(guest.id)
    sheet = cup.read() if cup.sheet else None
    takes_part = own is not None and sheet is not None and own.name not in sheet.left
    if not takes_part and row["maker"] != guest.id:
        raise Refused("forbidden", ServerCode.NOT_IN_CUP)
    tables = {} if sheet is None or cup.hours else _open_tables(row["id"], sheet.meetings)
    for name, meeting in tables.items():
        pair = (meeting.one, meeting.two)
        if player in pair and not (own is not None and own.name == player):
            await absence.count_as_lost(await registry.live(name), pair.index(player), _times(row, guest.id))
            return
    raise Refused("not-possible", ServerCode.NOBODY_ABSENT)
