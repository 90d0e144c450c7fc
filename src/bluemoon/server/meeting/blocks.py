"""Who does not want to meet whom. The two are not paired, whoever is blocked cannot sit down at the other's
open tables and does not see them in the list, and what he says is not shown."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.operations.former_holders import holder_at
from bluemoon.server.protocol.talk import Blocked
from bluemoon.server.storage.schema import blocks, seats
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

MOST = 200  # people whom one guest may block


async def block(store: Store, guest: str, table: str, seat: int, version: int | None = None) -> None:
    """Block whoever holds a seat, or held it at a version; nothing is wrong if he is blocked already."""
    async with store.reading() as connection:
        held = select(seats.c.guest).where(seats.c.table == table, seats.c.seat == seat)
        row = (await connection.execute(held)).first()
        if row is None:
            raise Refused("not-found", ServerCode.NO_SUCH_SEAT)
        count = select(func.count()).select_from(blocks).where(blocks.c.guest == guest)
        if int((await connection.execute(count)).scalar_one()) >= MOST:
            raise Refused("too-many", ServerCode.TOO_MANY_BLOCKED)
    meant = row[0] if version is None else await holder_at(store, table, seat, version)
    known = None if meant is None or meant == guest else await store.guest(meant)
    if known is None:
        raise Refused("not-possible", ServerCode.NOBODY_THERE)
    values = {"guest": guest, "blocked": meant, "name": known["name"], "created": now_ms()}
    try:
        async with store.writing() as connection:
            await connection.execute(insert(blocks).values(values))
    except IntegrityError:
        return


async def blocked_by(store: Store, guest: str) -> list[Blocked]:
    """Whom a guest has blocked, the latest first."""
    query = select(blocks).where(blocks.c.guest == guest).order_by(blocks.c.number.desc())
    async with store.reading() as connection:
        found = (await connection.execute(query)).mappings()
        return [Blocked(row["number"], row["name"], _day(row["created"])) for row in found]


async def unblock(store: Store, guest: str, number: int) -> None:
    """Take it back."""
    own = and_(blocks.c.guest == guest, blocks.c.number == number)
    async with store.writing() as connection:
        if not (await connection.execute(delete(blocks).where(own))).rowcount:
            raise Refused("not-found", ServerCode.NOT_BLOCKED)


async def blockers_of(store: Store, guest: str) -> frozenset[str]:
    """Who has blocked a guest."""
    query = select(blocks.c.guest).where(blocks.c.blocked == guest)
    async with store.reading() as connection:
        return frozenset((await connection.execute(query)).scalars())


async def apart_from(connection: AsyncConnection, guest: str) -> frozenset[str]:
    """Whom a guest has blocked, and who has blocked him."""
    query = select(blocks.c.guest, blocks.c.blocked)
    query = query.where(or_(blocks.c.guest == guest, blocks.c.blocked == guest))
    pairs = await connection.execute(query)
    return frozenset(one for pair in pairs for one in pair) - {guest}


async def demand_welcome(store: Store, guest: str, people: Iterable[str | None]) -> None:
    """Raise Refused if one of these people has blocked the guest."""
    if await blockers_of(store, guest) & {one for one in people if one}:
        raise Refused("forbidden", ServerCode.NOT_WELCOME)


async def drop_blocks(connection: AsyncConnection, gone: Iterable[str]) -> None:
    """Forget what guests who are gone have blocked, and who has blocked them."""
    names = list(gone)
    await connection.execute(
        delete(blocks).where(or_(blocks.c.guest.in_(names), blocks.c.blocked.in_(names)))
    )


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
