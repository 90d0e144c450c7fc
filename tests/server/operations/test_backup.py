"""Backup while people play, and restoring: what was acknowledged before the backup is there again."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from tests.server.kit import Guest, Line, Server, bot, me, open_seat
from tests.server.operations.kit import admin, refused
from tests.server.postgres import postgres, programs


def a_duel(ann: Guest, ben: Guest) -> tuple[str, Line, Line]:
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(table, 1)
    return table, ann.sit(table, 0), ben.sit(table, 1)


def moves(lines: tuple[Line, Line], number: int) -> None:
    for _ in range(number):
        newest = max(line.version for line in lines)
        for line in lines:
            line.until(lambda line=line, newest=newest: line.version >= newest)  # type: ignore[misc]
        acting = next(line for line in lines if line.decision is not None)
        assert acting.act(acting.actions[0])["type"] == "update"


def whole_story(server: Server, file: Path) -> None:
    """Play, back up, play on, lose everything, restore, go on from the backup."""
    server.start()
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table, one, two = a_duel(ann, ben)
    moves((one, two), 5)
    version = max(one.version, two.version)
    done = admin(server, "backup", str(file))
    assert done["bytes"] == file.stat().st_size > 1000
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "there already" in refused(server.database, "backup", str(file))
    moves((one, two), 3)
    assert "stop" in refused(server.database, "restore", str(file), "--force")  # a server is running
    for line in (one, two):
        line.close()
    server.stop()
    if server.database.startswith("postgresql"):
        dead(server)
    assert "--force" in refused(server.database, "restore", str(file))
    admin(server, "restore", str(file), "--force")
    server.start()
    assert ann.get("/api/me")["name"] == "Ann"  # the cookie is still good
    one, two = ann.sit(table, 0), ben.sit(table, 1)
    assert one.version == version
    moves((one, two), 3)
    for line in (one, two):
        line.close()
    server.stop()


def dead(server: Server) -> None:
    """The last sign of life is long ago."""
    import asyncio

    import asyncpg  # type: ignore[import-untyped]

    async def forget() -> None:
        connection = await asyncpg.connect(server.database)
        await connection.execute("UPDATE processes SET seen = 0")
        await connection.close()

    asyncio.run(forget())


def told_whole(server: Server, file: Path) -> None:
    try:
        whole_story(server, file)
    finally:
        server.stop()


def test_sqlite(tmp_path: Path) -> None:
    told_whole(Server(tmp_path), tmp_path / "backup.db")
    kept = list(tmp_path.glob("tables.db.before-*"))
    assert len(kept) == 1
    assert stat.S_IMODE(kept[0].stat().st_mode) == 0o600


def test_postgresql(tmp_path: Path) -> None:
    if programs() is None or shutil.which("pg_dump") is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    with postgres() as database:
        told_whole(Server(tmp_path, database), tmp_path / "backup.dump")


def test_a_backup_while_everybody_plays_is_whole(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        tables = [ann.make("match", [bot("random", "Hoax"), bot("random", "Vulca")])["id"] for _ in range(4)]
        stop = threading.Event()
        found: list[int] = []

        def look() -> None:
            while not stop.is_set():
                found.append(sum(len(ann.get(f"/api/tables/{table}/log")) for table in tables))

        looking = threading.Thread(target=look)
        looking.start()
        try:
            for number in range(3):
                admin(server, "backup", str(tmp_path / f"{number}.db"))
        finally:
            stop.set()
            looking.join()
    for number in range(3):
        with sqlite3.connect(tmp_path / f"{number}.db") as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = copy.execute("SELECT id, version FROM tables").fetchall()
            assert len(rows) == 4
            for name, version in rows:
                query = 'SELECT count(*), max(number) FROM entries WHERE "table" = ?'
                count, last = copy.execute(query, (name,)).fetchone()
                assert count == (last or 0) == version
        assert not (tmp_path / f"{number}.db-wal").exists()


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path):
        pass
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    text = tmp_path / "text"
    text.write_text("hello")
    assert "no backup of a SQLite" in refused(database, "restore", str(text))
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as made:
        made.execute("CREATE TABLE x (y)")
    assert "no database of Bluemoon" in refused(database, "restore", str(other))
    broken = tmp_path / "broken.db"
    data = bytearray((tmp_path / "tables.db").read_bytes())
    data[4096:8192] = os.urandom(4096)
    broken.write_bytes(bytes(data))
    assert "damaged" in refused(database, "restore", str(broken), "--force")
    assert "No such file" in refused(database, "restore", str(tmp_path / "none"))
    assert "No such file" in refused(database, "backup", str(tmp_path / "none" / "b"))
    assert "no backup of a PostgreSQL" in refused("postgresql://nobody@127.0.0.1:1/x", "restore", str(other))
    assert "pg_dump" in refused("postgresql://nobody@127.0.0.1:1/x", "backup", str(tmp_path / "p"))
    assert not (tmp_path / "p").exists()


def test_restoring_into_an_empty_place(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.guest("Ann")
        admin(server, "backup", str(tmp_path / "b.db"))
    place = tmp_path / "new"
    place.mkdir()
    moved = Server(place)
    admin(moved, "restore", str(tmp_path / "b.db"))
    assert stat.S_IMODE((place / "tables.db").stat().st_mode) == 0o600
    assert [row["name"] for row in admin(moved, "guests", "Ann")] == ["Ann"]
