"""Retention: old things go, young ones and running games stay, and nothing happens before --yes."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from bluemoon.server.operations.housekeeping import keep_house
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import open_engine
from bluemoon.server.storage.store import Store
from tests.fixtures.v1.databases import do_sql
from tests.server.kit import Guest, Server, me, open_seat
from tests.server.operations.kit import admin, plain, refused, within

DAY = 24 * 3600 * 1000


def ended(ann: Guest, ben: Guest) -> str:
    table: str = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(table, 1)
    line = ann.sit(table, 0)
    line.ask("resign")
    line.until(lambda: line.status == "over")
    line.close()
    return table


def aged(server: Server, days: int, *tables: str) -> None:
    then = int(time.time() * 1000) - days * DAY
    for table in tables:
        do_sql(server.database, f"UPDATE tables SET changed = {then} WHERE id = '{table}'")


def unseen(server: Server, guest: Guest, days: int) -> None:
    then = int(time.time() * 1000) - days * DAY
    do_sql(server.database, f"UPDATE guests SET seen = {then} WHERE id = '{guest.id}'")


def is_gone(guest: Guest, table: str) -> bool:
    """A process may not have heard of it yet, but never fails because of it."""
    status = guest.ask("GET", f"/api/tables/{table}").status_code
    assert status in (200, 404)
    return status == 404


def test_old_tables_and_guests_go(server: Server) -> None:
    ann, ben, old = server.guest("Ann"), server.guest("Ben"), server.guest("Old")
    old.put("/api/decks/Mine", {"name": "Mine", "leader": "Hoax", "cards": []})
    gone, waits, young = ended(old, ben), old.make("duel", [me(), open_seat()])["id"], ended(ann, ben)
    running = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(running, 1)
    key = ann.post(f"/api/tables/{running}/seats/0/key")["key"]
    do_sql(server.database, f"UPDATE keys SET created = 1 WHERE key = '{key}'")
    aged(server, 40, gone, waits, running)
    aged(server, 20, young)
    unseen(server, old, 40)
    unseen(server, ann, 40)  # but she sits at a running table

    counted = admin(server, "retention", "--older-than", "30")
    assert counted["deleted"] is False
    assert ann.table(gone)["status"] == "over"
    assert "--yes" in plain(server, "retention", "--older-than", "30")
    done = admin(server, "retention", "--older-than", "30", "--yes")
    assert {**done, "deleted": False} == counted
    assert (done["finished"], done["waiting"], done["running"]) == (1, 1, 0)
    assert done["guests"] >= 1
    assert done["keys"] >= 1
    for table in (gone, waits):
        within(5, lambda table=table: is_gone(ben, table))  # type: ignore[misc]
    for table in (young, running):
        assert ben.table(table)["id"] == table
    assert ann.get("/api/me")["name"] == "Ann"
    assert admin(server, "guests", old.id) == []
    assert old.get("/api/me")["name"] != "Old"  # he comes as somebody new


def test_running_games_go_only_if_asked(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(table, 1)
    aged(server, 100, table)
    assert admin(server, "retention", "--older-than", "30")["running"] == 0
    assert admin(server, "retention", "--older-than", "30", "--running-older-than", "99")["running"] == 1
    admin(server, "retention", "--older-than", "30", "--running-older-than", "99", "--yes")
    within(5, lambda: ann.ask("GET", f"/api/tables/{table}").status_code == 404)
    assert "at least one day" in refused(server.database, "retention", "--older-than", "0")


def test_tables_of_a_running_tournament_stay(server: Server) -> None:
    ann, ben, cid = (server.guest(name) for name in ("Ann", "Ben", "Cid"))
    cup = ann.post("/api/tournaments", {"name": "Cup", "kind": "round robin"})["id"]
    for guest in (ann, ben, cid):
        guest.post(f"/api/tournaments/{cup}/players")
    [first] = ann.post(f"/api/tournaments/{cup}/start")["rounds"]
    table = next(meeting["table"] for meeting in first if meeting["table"])
    admin(server, "close", table, "--winner", "0")
    within(15, lambda: len(ann.get(f"/api/tournaments/{cup}")["rounds"]) == 2)
    aged(server, 400, table)
    do_sql(server.database, f"UPDATE tournaments SET changed = 1 WHERE id = '{cup}'")
    admin(server, "retention", "--older-than", "300", "--yes")
    assert ann.table(table)["status"] == "over"
    assert ann.get(f"/api/tournaments/{cup}")["status"] == "running"


def test_the_server_does_it_by_itself(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ended(ann, ben)
        aged(server, 40, table)

    async def night() -> None:
        store = Store(open_engine(server.database), "test")
        everything = keep_house(store, Settings(), first=0)
        await asyncio.sleep(0.2)
        assert await store.load(table) is not None
        house = keep_house(store, Settings(keep_days=30), first=0)
        for _ in range(100):
            await asyncio.sleep(0.05)
            if await store.load(table) is None:
                break
        await everything.close()
        await house.close()
        await store.close()

    asyncio.run(night())
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for part in ("seats", "entries", "positions"):
            assert database.execute(
                f'SELECT count(*) FROM {part} WHERE "table" = ?', (table,)
            ).fetchone() == (0,)


def test_guests_are_seen_once_a_day(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        unseen(server, ann, 3)
        ann.get("/api/me")
        [row] = admin(server, "guests", "Ann")
        assert time.time() * 1000 - row["seen"] < DAY
