"""Moves everything from one database into another, empty one: from SQLite's file to PostgreSQL when a server
has outgrown one process, or back. No server may run meanwhile; the old database stays as it was."""

from __future__ import annotations

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bluemoon.errors import BluemoonError, OperatorError
from bluemoon.server.clock import now_ms
from bluemoon.server.operations.backup import ALIVE_MS
from bluemoon.server.operations.opening import opened, running
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import Away, address, alone_with, open_engine, upgrade
from bluemoon.server.storage.schema import metadata
from bluemoon.server.storage.store import Store

AT_ONCE = 1000  # rows


async def move(settings: Settings, target: str) -> dict[str, int]:
    """Copy all rows into the database `target`; returns how many of each table. All of them, or none."""
    if address(settings.database) == address(target):
        raise OperatorError("that is the same database")
    locks = []
    try:
        for database in (settings.database, target):
            locks.append(alone_with(database))  # SQLite: nobody else has it
        async with opened(settings) as source:
            await _demand_stopped(source)
            return await _copy(source, target)
    except Away as wrong:
        raise OperatorError(f"the database does not answer ({wrong})") from wrong
    except DBAPIError as wrong:
        raise OperatorError(f"nothing was moved: {type(wrong.orig).__name__}") from wrong
    finally:
        for lock in locks:
            if lock is not None:
                lock.close()


async def _demand_stopped(store: Store) -> None:
    late = [row for row in await running(store) if now_ms() - row["seen"] < ALIVE_MS]
    if late and store.shared:  # of SQLite the lock says it
        raise OperatorError(f"{len(late)} processes of the server use this database; stop them first")


async def _copy(source: Store, target: str) -> dict[str, int]:
    try:
        engine = open_engine(target)
    except BluemoonError as wrong:
        raise OperatorError(str(wrong)) from wrong
    store = Store(engine, "move")
    try:
        async with store.reading():  # does it answer?
            pass
        await upgrade(engine)
        found = {}
        async with source.reading() as old, store.writing() as new:
            for table in metadata.sorted_tables:
                if await _count(new, table):
                    raise OperatorError(f"the other database is not empty: it has rows in '{table.name}'")
            for table in metadata.sorted_tables:
                found[table.name] = await _copy_rows(old, new, table)
            if store.shared:
                await _go_on_counting(new)
        return found
    finally:
        await store.close()


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _copy_rows(old: AsyncConnection, new: AsyncConnection, table: Table) -> int:
    number = 0
    rows = await old.stream(select(table).order_by(*table.primary_key.columns))
    async for part in rows.mappings().partitions(AT_ONCE):
        await new.execute(insert(table), [dict(row) for row in part])
        number += len(part)
    if await _count(new, table) != number:
        raise OperatorError(f"nothing was moved: rows of '{table.name}' are missing")
    return number


async def _go_on_counting(new: AsyncConnection) -> None:
    """PostgreSQL numbers new rows by itself: after those that were copied."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None and column.autoincrement is True:
            await new.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
                    f" (SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name}), false)"
                )
            )
