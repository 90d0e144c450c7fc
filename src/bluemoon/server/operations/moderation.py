"""Looking after people: finding guests, giving them other names, and what players report about others."""

from __future__ import annotations

import msgspec
from sqlalchemy import Select, delete, insert, or_, select, update

from bluemoon.errors import OperatorError
from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.meeting.talking import last_lines
from bluemoon.server.operations.former_holders import holder_at
from bluemoon.server.operations.rewriting import rewrite, tables_of
from bluemoon.server.people import keeping
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import guests, reports, seats
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.renaming import rename_in_cups
from bluemoon.server.tables.summary import read_public

MOST_OPEN = 20  # reports of one guest that nobody has looked after yet
LONGEST_NAME = 40
SAID_WITH_REPORT = 20  # lines of talk that go with a report


async def find_guests(store: Store, words: str, limit: int = 50) -> list[Row]:
    """Guests by id or by a part of their names, those who were here last first."""
    like = "%" + words.replace("\\", r"\\").replace("%", r"\%").replace("_", r"\_") + "%"
    query = select(guests).where(or_(guests.c.id == words, guests.c.name.ilike(like, escape="\\")))
    return await _rows(store, query.order_by(guests.c.seen.desc()).limit(limit))


async def table_facts(store: Store, name: str) -> Row:
    """What an operator may want to know of a table: never a card or a seed."""
    stored = await store.load(name)
    if stored is None:
        raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
    public = read_public(stored.row["public"])
    shown = ("id", "game", "title", "status", "listed", "maker", "created", "changed", "tournament", "minder")
    people = [
        {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "guest": row["guest"]}
        for seat, row in zip(public.seats, stored.seats)
    ]
    facts = {key: stored.row[key] for key in shown}
    return {**facts, "entries": len(stored.entries), "seats": people}


async def rename_guest(store: Store, guest: str, name: str) -> int:
    """Give a guest another name, at all his tables and in his cups, too; returns at how many tables."""
    called = " ".join(name.split())
    if not called or len(called) > LONGEST_NAME or not called.isprintable():
        raise OperatorError(f"a name has 1 to {LONGEST_NAME} printable signs")
    if await store.guest(guest) is None:
        raise OperatorError(f"'{guest}' is no guest")
    try:
        await keeping.rename(store, guest, called)
    except Refused as wrong:
        raise OperatorError(wrong.text) from wrong
    await rename_in_cups(store, guest, called)
    found = await tables_of(store, guest)
    for table in found:
        await rewrite(store, table, guest, called, forget=False)
    return len(found)


# --- reports ----------------------------------------------------------------------------------------------


async def report(
    store: Store, reporter: str, table: str, seat: int, why: str, version: int | None = None
) -> int:
    """Store what a guest reports about whoever holds a seat, or held it at a version, with the last lines
    that were said there; returns the number of the report."""
    query = select(seats.c.guest).where(seats.c.table == table, seats.c.seat == seat)
    found = await _rows(store, query)
    if not found:
        raise Refused("not-found", ServerCode.NO_SUCH_SEAT)
    waiting = select(reports.c.id).where(reports.c.reporter == reporter, reports.c.settled.is_(None))
    if len(await _rows(store, waiting)) >= MOST_OPEN:
        raise Refused("too-fast", ServerCode.TOO_MANY_REPORTS)
    lines = await last_lines(store, table, SAID_WITH_REPORT)
    said = msgspec.json.encode(lines).decode() if lines else None
    row = {"created": now_ms(), "reporter": reporter, "table": table, "seat": seat, "why": why, "said": said}
    meant = found[0]["guest"] if version is None else await holder_at(store, table, seat, version)
    async with store.writing() as connection:
        done = await connection.execute(insert(reports).values(guest=meant, **row))
        key = done.inserted_primary_key
    assert key is not None
    return int(key[0])


async def reported(store: Store, everything: bool = False) -> list[Row]:
    """The reports that nobody has looked after yet, the oldest first; or all of them."""
    query = select(reports).order_by(reports.c.id)
    return await _rows(store, query if everything else query.where(reports.c.settled.is_(None)))


async def settle(store: Store, number: int, note: str) -> None:
    """Note that a report was looked after, and what came of it."""
    async with store.writing() as connection:
        where = reports.c.id == number
        done = await connection.execute(update(reports).where(where).values(settled=now_ms(), note=note))
        if not done.rowcount:
            raise OperatorError(f"there is no report {number}")


async def drop_settled(store: Store, before: int) -> int:
    """Delete the reports that were settled before a time; returns how many."""
    async with store.writing() as connection:
        return (await connection.execute(delete(reports).where(reports.c.settled < before))).rowcount


async def _rows(store: Store, query: Select[*tuple[object, ...]]) -> list[Row]:
    async with store.reading() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]
