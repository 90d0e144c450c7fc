"""What players say to each other at a table: phrases anywhere, their own words where that was agreed.

Only those who sit at the table say something and are told it: spectators neither disturb a running game nor
listen, and whoever sits down later is not told what was said before. Whoever has blocked somebody is told
nothing that he says. What was said is kept with the table, for whoever reloads the page, and for reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Select, func, insert, select

from bluemoon.messages import ServerCode
from bluemoon.server.budgets import Who
from bluemoon.server.clock import now_ms
from bluemoon.server.meeting.blocks import blockers_of
from bluemoon.server.protocol.messages import Talk
from bluemoon.server.protocol.talk import Phrase, Said
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.notices import TALKED
from bluemoon.server.storage.schema import SEATING, entries, talk
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Refused

if TYPE_CHECKING:
    from bluemoon.server.tables.live_table import Line, LiveTable

KEPT_IN_VIEW = 50  # of the newest lines a player is told when he comes
encode = msgspec.json.encode


async def say(live: LiveTable, seat: int, who: Who, phrase: Phrase | None, text: str = "") -> None:
    """The holder of a seat says a phrase, or a line in his own words."""
    if phrase is None and not live.table.setup.chat:
        raise Refused("not-possible", ServerCode.NO_CHAT)
    text = " ".join(text.split())
    if phrase is None and not text:
        raise Refused("not-possible", ServerCode.NOTHING_SAID)
    if not any(held["guest"] not in (who.guest, None) for held in live.holders):
        raise Refused("not-possible", ServerCode.NOBODY_HEARS)
    live.registry.budgets.talk.spend(who)
    row = {"table": live.id, "seat": seat, "guest": who.guest, "at": now_ms(), "phrase": phrase, "text": text}
    store = live.registry.store
    async with store.writing() as connection:
        done = await connection.execute(insert(talk).values(row))
    assert done.inserted_primary_key is not None
    await _tell(live, [{**row, "number": int(done.inserted_primary_key[0])}])
    await store.tell(live.id, TALKED)


async def last_lines(store: Store, table: str, most: int = KEPT_IN_VIEW) -> list[Row]:
    """The newest lines of a table, the oldest of them first."""
    newest: Select[*tuple[object, ...]] = select(talk).where(talk.c.table == table)
    newest = newest.order_by(talk.c.number.desc()).limit(most)
    async with store.reading() as connection:
        found = [dict(row) for row in (await connection.execute(newest)).mappings()]
    return found[::-1]


async def welcome(live: LiveTable, line: Line) -> None:
    """Tell somebody who comes again what was said since he sat down; some of it may come again (lines have
    numbers)."""
    rows = await last_lines(live.registry.store, live.id)
    if rows:
        await _send(live, rows, [line], await _since(live, [line]))


async def catch_up(live: LiveTable) -> None:
    """Tell those who are connected here what was said at other processes."""
    if not any(line.seat >= 0 for line in live.lines):
        return
    rows = [row for row in await last_lines(live.registry.store, live.id) if row["number"] not in live.told]
    if rows:
        await _tell(live, rows, await _since(live, [line for line in live.lines if line.seat >= 0]))


Since = Mapping[tuple[int, str | None], int]  # since when somebody holds a seat, if not from the beginning
ALWAYS: Since = {}


async def _since(live: LiveTable, lines: Sequence[Line]) -> Since:
    """Since when those who are connected hold their seats."""
    guests = {line.guest for line in lines}
    query = select(entries.c.seat, entries.c.guest, func.max(entries.c.at)).where(SEATING)
    sits = entries.c.kind.in_((journal.JOIN, journal.HOLD))
    query = query.where(entries.c.table == live.id, entries.c.guest.in_(guests), sits)
    async with live.registry.store.reading() as connection:
        found = await connection.execute(query.group_by(entries.c.seat, entries.c.guest))
        return {(seat, guest): at for seat, guest, at in found}


async def _tell(live: LiveTable, rows: Sequence[Row], since: Since = ALWAYS) -> None:
    live.told.update(row["number"] for row in rows)
    await _send(live, rows, [line for line in live.lines if line.seat >= 0], since)


async def _send(live: LiveTable, rows: Sequence[Row], lines: Sequence[Line], since: Since) -> None:
    """Send the lines to everybody who sat there when they were said and has not blocked who said them."""
    deaf = {guest: await blockers_of(live.registry.store, guest) for guest in {row["guest"] for row in rows}}
    for line in lines:
        sat = since.get((line.seat, line.guest), 0)
        heard = [_said(row) for row in rows if row["at"] >= sat and line.guest not in deaf[row["guest"]]]
        if heard and line in live.lines and live.holds(line.seat, line.guest):
            line.send(encode(Talk(heard)))


def _said(row: Row) -> Said:
    at = datetime.fromtimestamp(row["at"] / 1000, UTC).isoformat(timespec="seconds")
    return Said(row["number"], row["seat"], row["phrase"], row["text"], at)
