"""Opening a database: SQLite in WAL mode for one process, PostgreSQL for any number of them."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from asyncpg import InterfaceError as ClientError  # type: ignore[import-untyped]
from asyncpg import PostgresError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneLeft
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bluemoon.errors import BluemoonError
from bluemoon.platforms import lock as lock_file
from bluemoon.server.storage.measuring import measure

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE = 15.0  # seconds for PostgreSQL to answer a question
OWN = 0o600  # only the user who runs the server may read and write the file
# PostgreSQL's error classes for statements that it will never accept: bad values, constraints, syntax.
OUR_FAULTS = ("22", "23", "42")
AWAY_SECONDS = 2.0  # when to come back if the database is away
UPGRADE_LOCK = 4_711_2004  # any number, the same in all processes


class Away(Exception):
    """The database does not answer, or cannot write. What was being written may have been stored or not."""


@contextmanager
def reaching() -> Iterator[None]:
    """Turn errors of a database that cannot be reached into `Away`; errors in our own statements pass."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError):
        raise
    except (OSError, TimeoutError, NoneLeft, PostgresError, ClientError, sqlite3.Error) as wrong:
        if isinstance(wrong, ValueError) or (getattr(wrong, "sqlstate", None) or "")[:2] in OUR_FAULTS:
            raise
        raise Away(type(wrong).__name__) from wrong
    except DBAPIError as wrong:
        if isinstance(wrong, IntegrityError | ProgrammingError | DataError) or _ours(wrong):
            raise
        raise Away(type(wrong.orig).__name__) from wrong


def _ours(wrong: DBAPIError) -> bool:
    """Is the statement at fault, not the connection? Then the driver gives an error code of these classes, or
    refuses a value itself with a ValueError."""
    code = getattr(wrong.orig, "sqlstate", None) or ""
    return code[:2] in OUR_FAULTS or isinstance(getattr(wrong.orig, "__cause__", None), ValueError)


def address(database: str) -> URL:
    """The database's address, with the driver that the server uses."""
    try:
        url = make_url(database)
    except ArgumentError as wrong:
        raise BluemoonError(f"a database is sqlite:///FILE or postgresql://…, not '{database}'") from wrong
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BluemoonError(f"a database is sqlite:///FILE or postgresql://…, not '{kind}'")
    return url.set(drivername=DRIVERS[kind])


def open_engine(database: str) -> AsyncEngine:
    """The asynchronous engine of a database, with the pool and the settings that its kind needs."""
    url = address(database)
    if url.get_backend_name() != "sqlite":
        engine = create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            hide_parameters=True,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
        measure(engine.sync_engine)
        return engine
    _keep_private(url)
    engine = create_async_engine(url, pool_size=4, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    measure(engine.sync_engine)
    return engine


def file_of(url: URL) -> Path | None:
    """SQLite's file with links resolved; None if the database is not a file."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database).resolve()


def _keep_private(url: URL) -> None:
    """Let only the owner read SQLite's file, since it holds the secret of the cookies and the seeds of all
    games. SQLite gives the files beside it (-wal, -shm) the same permissions."""
    file = file_of(url)
    if file is None:
        return
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWN))
        for part in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            if part.exists() and part.stat().st_mode & 0o077:
                part.chmod(OWN)
    except OSError as wrong:
        raise BluemoonError(f"{file}: {wrong.strerror}") from wrong


def _prepare(connection: Any, _record: Any) -> None:
    prepare_sqlite(connection)


def prepare_sqlite(connection: Any) -> None:
    """The settings of a connection to SQLite."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alone_with(database: str) -> IO[str] | None:
    """Lock SQLite's file for this process; the lock ends with the process. None for PostgreSQL."""
    file = file_of(address(database))
    if file is None:
        return None
    try:
        lock = open(os.open(f"{file}.lock", os.O_WRONLY | os.O_CREAT, OWN), "w")  # noqa: SIM115
    except OSError as wrong:
        if not file.parent.is_dir():
            raise BluemoonError(f"{file}: there is no folder {file.parent}") from wrong
        raise BluemoonError(f"{file}.lock: {wrong.strerror}") from wrong
    try:
        lock_file(lock)
    except OSError as wrong:
        lock.close()
        raise BluemoonError(
            f"another server has {file} open; several processes share a postgresql:// database"
        ) from wrong
    return lock


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the schema to the newest version; of several processes one does it and the others wait."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
