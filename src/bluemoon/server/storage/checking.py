"""Checks a database before the server uses it: whatever is wrong is told the operator in a sentence."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.util import CommandError
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bluemoon.errors import OperatorError
from bluemoon.server.storage.engine import PATIENCE, address, file_of, open_engine, upgrade

LOOKED_THROUGH = 100_000_000  # bytes; a larger file is not read from end to end at every start


async def prepare(database: str) -> None:
    """Bring the database up to date and write to it; OperatorError if it is damaged, away or cannot be
    written."""
    file = file_of(address(database))
    if file is not None:
        check_file(file)
    engine = open_engine(database)
    try:
        await upgrade(engine)
        await _try_to_write(engine)
    except CommandError as wrong:
        raise OperatorError(
            f"{_name(database)} was last used by a newer version of Bluemoon; install that one ({wrong})"
        ) from wrong
    except (DBAPIError, PostgresError, OSError, TimeoutError) as wrong:
        why = getattr(wrong, "orig", None) or wrong
        raise OperatorError(f"{_name(database)} cannot be used: {_first_line(why)}") from wrong
    finally:
        await engine.dispose()


async def _try_to_write(engine: AsyncEngine) -> None:
    """Write something; the statement changes nothing."""
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE processes SET seen = seen WHERE id = ''"))
        if engine.dialect.name == "sqlite":
            await connection.execute(text("INSERT INTO facts (name, value) VALUES ('writes', '')"))
            await connection.execute(text("DELETE FROM facts WHERE name = 'writes'"))


def check_file(file: Path) -> None:
    """Raise OperatorError if SQLite's file is damaged or has a second name."""
    if not file.is_file() or not file.stat().st_size:
        return
    if file.stat().st_nlink > 1:  # under each name there would be another lock and another -wal
        raise OperatorError(f"{file} has another name, too (a hard link); remove one of them")
    try:
        with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
            check = "quick_check(1)" if file.stat().st_size <= LOOKED_THROUGH else "schema_version"
            found = connection.execute(f"PRAGMA {check}").fetchone()
    except sqlite3.OperationalError as wrong:
        raise OperatorError(f"{file} cannot be used: {wrong}") from wrong
    except sqlite3.DatabaseError as wrong:
        raise OperatorError(f"{file} is damaged, or no database; restore a backup ({wrong})") from wrong
    if isinstance(found[0], str) and found[0] != "ok":
        raise OperatorError(f"{file} is damaged; restore a backup ({_first_line(found[0])})")


def _name(database: str) -> str:
    return address(database).set(drivername=address(database).get_backend_name()).render_as_string()


def _first_line(what: object) -> str:
    return str(what).partition("\n")[0] or type(what).__name__
