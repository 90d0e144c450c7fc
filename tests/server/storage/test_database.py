"""The schema that the migrations make is the one that the code speaks of, on both databases; old databases
are brought up to date."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bluemoon.errors import BluemoonError
from bluemoon.server.storage.appends import Append, Conflict
from bluemoon.server.storage.engine import MIGRATIONS, address, alone_with, open_engine, upgrade
from bluemoon.server.storage.schema import guests, metadata
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Entry
from tests.server.postgres import postgres, programs


@pytest.fixture(scope="module")
def postgres_address() -> Iterator[str]:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    with postgres() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_address"))


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_migrations_make_the_schema(database: str) -> None:
    async def check() -> None:
        engine = open_engine(database)
        await upgrade(engine)
        await upgrade(engine)  # a second process finds nothing to do
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(check())


def migrate(connection: Connection, target: str, down: bool = False) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, target)


def test_an_older_database_keeps_what_it_holds(tmp_path: Path) -> None:
    async def check() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'old.db'}")
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.execute(insert(guests).values(id="a", name="Ann", created=1))
        await upgrade(engine)
        async with engine.connect() as connection:
            assert (await connection.execute(select(guests.c.name))).scalar_one() == "Ann"
            assert await connection.run_sync(differences) == []
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0001", True)
            columns = await connection.run_sync(lambda sync: inspect(sync).get_columns("tables"))
            assert "minder" not in {column["name"] for column in columns}
        await engine.dispose()

    asyncio.run(check())


async def with_table(engine: AsyncEngine, name: str) -> Store:
    await upgrade(engine)
    store = Store(engine, "one")
    row = {
        "id": name,
        "game": "duel",
        "title": "",
        "setup": "{}",
        "seed": "1",
        "rules": "r",
        "status": "running",
        "version": 0,
        "public": "{}",
        "listed": False,
        "maker": "a",
        "created": 0,
        "changed": 0,
        "due": None,
        "next": None,
        "tournament": None,
        "minder": None,
    }
    await store.create(row, ["a", None])
    return store


def entry(number: int, client: str | None = None, table: str = "t") -> Append:
    return Append(table, Entry(number, "act", 0, {"action": "x"}, number, client), "running", "{}", None)


def test_a_number_and_an_id_are_written_once(database: str) -> None:
    """Many want to write at once: each number goes to one of them, the others hear of it."""

    async def check() -> None:
        engine = open_engine(database)
        store = await with_table(engine, "t")
        await store.append(entry(1, "0:a"))
        tries = await asyncio.gather(*(store.append(entry(2)) for _ in range(5)), return_exceptions=True)
        assert sorted(type(found).__name__ for found in tries) == ["Conflict"] * 4 + ["NoneType"]
        with pytest.raises(Conflict):
            await store.append(entry(3, "0:a"))
        await store.append(entry(3, "1:a"))
        assert [found.number for found in await store.news("t", 0)] == [1, 2, 3]
        row, seats, *_ = await store.around("t", 0)
        assert (row["version"], row["minder"]) == (3, "one")
        assert [seat["guest"] for seat in seats] == ["a", None]
        await store.close()

    asyncio.run(check())


def test_tables_of_dead_processes_are_found_once(database: str) -> None:
    async def check() -> None:
        engine = open_engine(database)
        store = await with_table(engine, "u")
        other = Store(engine, "two")
        await store.set_due("u", 50_000)
        number = (await store.around("u", 0)).row["version"] + 1
        await store.append(entry(number, table="u")._replace(due=50_000))
        await store.sign_of_life(1000, 0)
        await other.sign_of_life(1000, 0)
        assert await other.unminded(2000) == []  # its process lives
        assert [row["id"] for row in await other.unminded(60_000)] == ["u"]  # but this is too late
        await other.sign_of_life(9000, 5000)
        assert [row["id"] for row in await other.unminded(9000)] == ["u"]
        leases = await asyncio.gather(*(other.lease("u", 50_000, 70_000 + n) for n in range(3)))
        assert sorted(leases) == [False, False, True]
        assert await other.unminded(9000) == []
        await store.close()

    asyncio.run(check())


def test_addresses() -> None:
    assert address("postgresql://a@b/c").drivername == "postgresql+asyncpg"
    assert address("sqlite:///x.db").drivername == "sqlite+aiosqlite"
    for wrong in ("mysql://x/y", "nonsense", ""):
        with pytest.raises(BluemoonError):
            address(wrong)


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    """In it stand the secret of the cookies and the seeds; an old file that others could read is closed."""
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    old.touch(0o644)
    mask = os.umask(0o022)

    async def use(file: Path) -> None:
        engine = open_engine(f"sqlite:///{file}")
        store = await with_table(engine, "t")
        await store.append(entry(1))
        assert {part.stat().st_mode & 0o777 for part in tmp_path.glob(f"{file.name}*")} == {0o600}
        await store.close()

    try:
        for file in (new, old):
            lock = alone_with(f"sqlite:///{file}")
            asyncio.run(use(file))
            assert lock is not None
            lock.close()
    finally:
        os.umask(mask)


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    for opening in (open_engine, alone_with):
        with pytest.raises(BluemoonError):
            opening(f"sqlite:///{tmp_path / 'x.db'}")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    for opening in (open_engine, alone_with):
        with pytest.raises(BluemoonError):
            opening(f"sqlite:///{tmp_path / 'nowhere' / 'x.db'}")


def test_one_process_a_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.db'}"
    lock = alone_with(database)
    assert lock is not None
    (tmp_path / "link.db").symlink_to(tmp_path / "one.db")
    for same in (database, f"sqlite:///{tmp_path / 'link.db'}"):
        with pytest.raises(BluemoonError):
            alone_with(same)
    lock.close()
    again = alone_with(database)
    assert again is not None
    again.close()
    assert alone_with("postgresql://x/y") is None
