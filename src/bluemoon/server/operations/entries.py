"""Writes an entry into a table's journal without a live table; the processes that have one get an order.

The database takes only one entry of each number, so this is as safe as the writing of a second process."""

from __future__ import annotations

from typing import Any

from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.operations.orders import give
from bluemoon.server.settings import Settings
from bluemoon.server.storage.appends import Conflict
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.appending import append_of, settles
from bluemoon.server.tables.journal import TABLE, Entry, Refused
from bluemoon.server.tables.loading import fold
from bluemoon.server.tables.table_state import TableState

TRIES = 20


async def load(store: Store, name: str) -> TableState:
    """The table at the end of its journal; raises Refused if there is none."""
    stored = await store.load(name)
    if stored is None:
        raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
    return fold(stored)


async def write(
    store: Store,
    settings: Settings,
    name: str,
    kind: str,
    seat: int = TABLE,
    body: dict[str, Any] | None = None,
    guest: str | None = None,
) -> TableState:
    """Write an entry and let all processes know; returns the table after it, or raises Refused."""
    for _ in range(TRIES):
        stored = await store.load(name)
        if stored is None:
            raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
        table = fold(stored)
        begins = table.play is None
        at = max(now_ms(), table.last)
        entry = Entry(table.version + 1, kind, seat, body or {}, at, None, guest)
        table.add(entry)
        job = append_of(name, table, entry, settings, settles(stored.row, table.setup), begins)
        try:
            await store.append(job._replace(minded=False))
        except Conflict:
            continue
        await give(store, "news", name)
        return table
    raise Refused("not-possible", ServerCode.TOO_MANY_WRITERS)
