"""Opens the database of a server for the operator, beside the running processes, and says how they are."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import func, select, text
from sqlalchemy.exc import DatabaseError

from bluemoon.errors import OperatorError
from bluemoon.server.clock import now_ms
from bluemoon.server.settings import Settings
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.engine import MIGRATIONS, Away, address, open_engine
from bluemoon.server.storage.schema import guests, processes, reports, tables
from bluemoon.server.storage.store import Store


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The database of a server that may be running. It must be there, with the schema of this program."""
    url = address(settings.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise OperatorError(f"there is no database {url.database}")
    store = Store(open_engine(settings.database), f"admin-{secrets.token_hex(8)}")
    try:
        await _check_schema(store)
        yield store
    except Away as wrong:
        raise OperatorError(f"the database does not answer ({wrong})") from wrong
    finally:
        await store.close()


async def _check_schema(store: Store) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    wanted = ScriptDirectory.from_config(config).get_current_head()
    try:
        async with store.reading() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    except (Away, DatabaseError) as wrong:
        if "alembic_version" not in str(wrong.__cause__ or wrong):
            raise
        raise OperatorError("the database is empty: start a server with it first") from wrong
    if found != wanted:
        raise OperatorError(
            f"the schema of the database is {found}, this program's is {wanted}: start a server of this"
            " version first, or use the program of the running one"
        )


async def running(store: Store) -> list[Row]:
    """The processes that gave a sign of life lately, the oldest first."""
    async with store.reading() as connection:
        rows = (await connection.execute(select(processes).order_by(processes.c.started))).mappings()
        now = now_ms()
        return [{**row, "seconds_ago": round((now - row["seen"]) / 1000, 1)} for row in rows]


async def figures(store: Store) -> Row:
    """How much there is: tables by status, guests, open reports, overdue tables."""
    async with store.reading() as connection:
        by_status = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
        found: Row = {"waiting": 0, "running": 0, "over": 0}
        found |= {row[0]: row[1] for row in by_status}
        for name, query in {
            "guests": select(func.count()).select_from(guests),
            "open_reports": select(func.count()).select_from(reports).where(reports.c.settled.is_(None)),
            "overdue": select(func.count()).select_from(tables).where(tables.c.due < now_ms() - 60_000),
        }.items():
            found[name] = (await connection.execute(query)).scalar_one()
        return found
