"""What a process does when it gets an order (`orders.py` lists them)."""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, select, update

from bluemoon.server.operations.draining import Drain
from bluemoon.server.operations.orders import Orders
from bluemoon.server.people.bans import Bans
from bluemoon.server.people.guests import Guests
from bluemoon.server.storage.schema import tables
from bluemoon.server.tables import summary
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.registry import TableRegistry

AT_ONCE = 500  # ids in one question to the database


def orders_of(registry: TableRegistry, guests: Guests, bans: Bans, drain: Drain) -> Orders:
    """The orders that this process obeys, and how."""
    obeying = Obeying(registry, guests, bans)
    return Orders(
        registry.store,
        {
            "news": obeying.news,
            "reload": obeying.reload,
            "gone": obeying.gone,
            "guest": obeying.guest,
            "bans": obeying.banned,
            "sessions": obeying.sessions,
            "secret": obeying.secret,
            "drain": drain.ordered,
            "resume": drain.resume,
        },
    )


class Obeying:
    """The orders about tables and people."""

    def __init__(self, registry: TableRegistry, guests: Guests, bans: Bans) -> None:
        self.registry = registry
        self.guests = guests
        self.bans = bans

    async def news(self, table: str) -> None:
        """Somebody else has written into the table's journal: follow. With PostgreSQL the process that is
        quickest becomes its minder; SQLite belongs to us alone."""
        live = await self.registry.loaded(table)
        if live is not None:
            await live.catch_up()
            if not self.registry.store.shared:
                live.mind()

    async def reload(self, table: str) -> None:
        """The table's past was rewritten: load it anew. What we wrote last may still tell the old names."""
        live = await self.registry.loaded(table)
        self.registry.history.forget(table)
        if live is None:
            return
        async with live.lock:
            self.registry.drop(live)
        try:
            live = await self.registry.live(table)
        except Refused:  # it does not load, or is gone
            return
        async with live.lock, self.registry.store.writing() as connection:
            shown = msgspec.json.encode(summary.public(live.table)).decode()
            where = and_(tables.c.id == table, tables.c.version == live.table.version)
            await connection.execute(update(tables).where(where).values(public=shown))

    async def gone(self, _what: str) -> None:
        """Tables were deleted: drop those that we still have."""
        alive = [live.id for live in self.registry.all_live()]
        for start in range(0, len(alive), AT_ONCE):
            some = alive[start : start + AT_ONCE]
            async with self.registry.store.reading() as connection:
                found = await connection.execute(select(tables.c.id).where(tables.c.id.in_(some)))
                left = set(found.scalars())
            for name in some:
                live = self.registry.known(name)
                if name not in left and live is not None:
                    self.registry.history.forget(name)
                    self.registry.drop(live)

    async def guest(self, who: str) -> None:
        """A guest is banned or gone: close his lines; of who is gone no cookie is good any more."""
        await self.bans.load()
        await self.guests.cookies.load(self.registry.store)
        for live in self.registry.all_live():
            for line in [line for line in live.lines if line.guest == who]:
                line.send_away()

    async def banned(self, _what: str) -> None:
        """The list of bans has changed."""
        await self.bans.load()

    async def secret(self, _what: str) -> None:
        """There is a new secret for cookies; the older ones are still good."""
        await self.guests.cookies.load(self.registry.store)

    async def sessions(self, who: str) -> None:
        """Cookies have become void: close the lines of a guest, or of all; who has a good one comes again."""
        await self.guests.cookies.load(self.registry.store)
        for live in self.registry.all_live():
            for line in [line for line in live.lines if who in ("", line.guest)]:
                line.come_again()
