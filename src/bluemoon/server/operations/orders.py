"""Orders to all running processes, through the database; `bluemoon admin` and the processes give them.

An order is a row. With PostgreSQL a notice makes the processes look at once; otherwise, or if the notice is
lost, they look every second. A process obeys each order that is given after its start once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

from sqlalchemy import delete, insert, select

from bluemoon.server.clock import now_ms
from bluemoon.server.logs import log
from bluemoon.server.operations.chore import Chore
from bluemoon.server.storage.appends import CHANNEL
from bluemoon.server.storage.engine import Away
from bluemoon.server.storage.schema import orders
from bluemoon.server.storage.store import NOTICE, NOTIFY, Store

Kind = Literal[
    "news",  # what: a table, in whose journal somebody else has written
    "reload",  # what: a table whose past has been rewritten
    "gone",  # tables have been deleted
    "guest",  # what: a guest whose lines are closed: he is banned, or gone
    "bans",  # the list of bans has changed
    "sessions",  # what: a guest whose cookies are void; '': all that are signed with older secrets
    "secret",  # there is a new secret for cookies
    "drain",  # what: a process, by id or name; '': all
    "resume",  # the same the other way round
]
LOOK_SECONDS = 1.0
KEPT_MS = 24 * 3600 * 1000
BACK = 200  # an order with a lower number may be committed later: so far back one looks again

Obey = Callable[[str], Awaitable[None]]


async def give(store: Store, kind: Kind, what: str = "") -> None:
    """Give an order to all processes."""
    now = now_ms()
    async with store.writing() as connection:
        await connection.execute(delete(orders).where(orders.c.created < now - KEPT_MS))
        await connection.execute(insert(orders).values(created=now, kind=kind, what=what))
        if store.shared:
            words = f"{NOTICE} 0 {store.process}"
            await connection.execute(NOTIFY, {"channel": CHANNEL, "words": words})


class Orders:
    """The orders of one process: it looks for new ones and obeys them."""

    def __init__(self, store: Store, obey: dict[Kind, Obey]) -> None:
        self.store = store
        self.obey = obey
        self._newest = 0
        self._known: set[int] = set()
        self._one_look = asyncio.Lock()
        self._chore: Chore | None = None

    async def open(self) -> None:
        """Pass over what was ordered before, and look for new orders from now on."""
        self._note(await self._found())
        self._chore = Chore(self.look, LOOK_SECONDS)

    async def close(self) -> None:
        """Obey no more."""
        if self._chore is not None:
            await self._chore.close()

    async def look(self) -> None:
        """Obey what is new."""
        async with self._one_look:
            try:
                found = await self._found()
            except Away as wrong:
                log.warning("no orders", why=str(wrong))
                return
            new = [order for order in found if order[0] not in self._known]
            self._note(found)
            for _, kind, what in new:
                await self._do(kind, what)

    def _note(self, found: list[tuple[int, Kind, str]]) -> None:
        self._known = {number for number, _, _ in found}
        self._newest = max(self._known, default=self._newest)

    async def _do(self, kind: Kind, what: str) -> None:
        log.info("order", kind=kind, about=what)
        try:
            await self.obey[kind](what)
        except Away as wrong:
            log.warning("order failed", kind=kind, why=str(wrong))
        except Exception:
            log.exception("order failed", kind=kind)

    async def _found(self) -> list[tuple[int, Kind, str]]:
        query = select(orders.c.number, orders.c.kind, orders.c.what).order_by(orders.c.number)
        async with self.store.reading() as connection:
            rows = await connection.execute(query.where(orders.c.number > self._newest - BACK))
            return [(row[0], row[1], row[2]) for row in rows]
