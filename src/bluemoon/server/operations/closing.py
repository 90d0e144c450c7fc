"""Closing a table: it ends at once, for everybody, at all processes."""

from __future__ import annotations

from sqlalchemy import update

from bluemoon.errors import OperatorError
from bluemoon.messages import ServerCode
from bluemoon.server.logs import log
from bluemoon.server.operations import entries
from bluemoon.server.operations.orders import give
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import Away
from bluemoon.server.storage.schema import tables
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Refused


async def close_table(store: Store, settings: Settings, name: str, winner: int | None = None) -> bool:
    """End a table. A match of a tournament needs a winner. False if its journal does not replay any more:
    then it only counts as over, and nobody can open it."""
    stored = await store.load(name)
    if stored is None:
        raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
    if stored.row["status"] == "over":
        raise OperatorError(f"table {name} is over already")
    if winner is not None and not 0 <= winner < len(stored.seats):
        raise OperatorError(f"table {name} has the seats 0 to {len(stored.seats) - 1}")
    if stored.row["tournament"] and winner is None:
        raise OperatorError(f"table {name} belongs to a tournament, which needs a winner: --winner 0 or 1")
    await _unlist(store, name)
    try:
        await entries.write(store, settings, name, journal.CLOSE, body={"winner": winner})
        return True
    except (Refused, Away):
        raise
    except Exception:
        log.exception("table does not load", table=name)
        async with store.writing() as connection:
            where = tables.c.id == name
            await connection.execute(update(tables).where(where).values(status="over", due=None))
        await give(store, "reload", name)
        return False


async def _unlist(store: Store, name: str) -> None:
    """Take a table out of the list of tables."""
    async with store.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == name).values(listed=False))
