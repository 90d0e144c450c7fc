"""Who held a seat at an earlier version of its table, by what the journal says."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import or_, select

from bluemoon.server.storage.schema import SEATING, entries, seats, tables
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal


class Named(NamedTuple):
    """An entry that says who was at the seat."""

    number: int
    kind: str
    guest: str | None


async def holder_at(store: Store, table: str, seat: int, version: int) -> str | None:
    """The guest who held a seat at a version, or who was the last one there; None if nobody was, or if it
    cannot be known any more."""
    telling = or_(entries.c.guest.is_not(None), SEATING, entries.c.kind == journal.BOT)
    query = select(entries.c.number, entries.c.kind, entries.c.guest).order_by(entries.c.number)
    query = query.where(entries.c.table == table, entries.c.seat == seat, telling)
    async with store.reading() as connection:
        found = [Named(*row) for row in await connection.execute(query)]
        past = [one for one in found if one.number <= version]
        if past:
            return None if past[-1].kind == journal.BOT else past[-1].guest
        if not found:
            held = select(seats.c.guest).where(seats.c.table == table, seats.c.seat == seat)
            return (await connection.execute(held)).scalar()
        return await _before(connection, table, found[0])


async def _before(connection: Any, table: str, first: Named) -> str | None:
    """Who had the seat before the first entry that says so."""
    if first.kind in (journal.JOIN, journal.BOT):  # it was open
        return None
    if first.kind != journal.HOLD:  # whoever acted there
        return first.guest
    # It was given away at once. Then it was the maker's, except in tournaments and rematches.
    following = select(tables.c.id).where(tables.c.next == table)
    if (await connection.execute(following)).first() is not None:
        return None
    maker = select(tables.c.maker).where(tables.c.id == table, tables.c.tournament.is_(None))
    return (await connection.execute(maker)).scalar() or None
