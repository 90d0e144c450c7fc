"""Clocks in days: the time for a move is there again with every move, survives restarts, and counts only
while the server runs."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import open_engine, upgrade
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.automation import FLAG, duties
from bluemoon.server.tables.journal import DAY_MS, Clock, SeatSetup, Setup
from bluemoon.server.tables.table_state import TableState
from tests.server.disasters import HOUR, Shifted, freeze_the_database
from tests.server.kit import Guest, Line, Server, me
from tests.server.postgres import postgres, programs
from tests.server.tables.test_table_state import act, duel, write

DAYS = {"days": 2}


def left_hours(line: Line) -> float:
    """The hours that the deciding seat has left."""
    line.send({"type": "sync"})
    table = line.wait("snapshot")["table"]
    return float(table["seats"][table["deciders"][0]]["clock_ms"]) / 3_600_000


# --- the fold -----------------------------------------------------------------------------------------------


def test_all_time_is_there_again_with_every_turn() -> None:
    table = duel(clock=Clock(0, days=3), takeback=False)
    first = table.deciders[0]
    assert [chair.left_ms for chair in table.chairs] == [3 * DAY_MS] * 2
    (duty,) = duties(table, Settings())
    assert (duty.kind, duty.seat, duty.at) == (FLAG, first, 3 * DAY_MS + 1)
    while table.deciders == (first,):  # its own moves in a row share the time
        before = table.chairs[first].left_ms
        act(table, at=table.last + 1000)
        assert table.chairs[first].left_ms == (before or 0) - 1000
    second = table.deciders[0]
    assert table.chairs[second].left_ms == 3 * DAY_MS
    while table.deciders == (second,):
        act(table, at=table.last + DAY_MS // 10)
    assert table.chairs[first].left_ms == 3 * DAY_MS


def test_where_all_move_at_once_each_has_all_time_for_each_move() -> None:
    seats = (SeatSetup("guest", "Ann"), SeatSetup("guest", "Ben"), SeatSetup("guest", "Cleo"))
    table = TableState(Setup("draft", seats, clock=Clock(0, days=1)), "1", 0)
    assert table.deciders == (0, 1, 2)
    act(table, at=5000)  # seat 0 picks and waits
    assert [chair.left_ms for chair in table.chairs] == [DAY_MS - 5000] * 3
    for who in (1, 2):
        decision = table.decision(who)
        assert decision is not None
        write(table, journal.ACT, who, 9000, action=decision.actions[0].action)
    assert table.deciders == (0, 1, 2)  # the next packs
    assert [chair.left_ms for chair in table.chairs] == [DAY_MS] * 3


def test_time_of_several_absences_is_spared() -> None:
    table = duel(clock=Clock(0, days=1))
    first = table.deciders[0]
    write(table, journal.REST, journal.TABLE, at=DAY_MS, since=1000, until=DAY_MS - 1000, ms=DAY_MS - 60_000)
    assert table.chairs[first].left_ms == DAY_MS - 60_000


# --- the store ----------------------------------------------------------------------------------------------


def test_absences_that_overlap_count_once(tmp_path: Path) -> None:
    async def check() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
        await upgrade(engine)
        store = Store(engine, "one")
        for since, until in ((100, 200), (150, 250), (250, 260), (400, 500), (400, 900)):
            await store.add_pause(since, until)
        assert await store.paused(0) == [(100, 260), (400, 500)]  # the first to note a time is believed
        assert await store.paused(180) == [(180, 260), (400, 500)]
        assert await store.paused(450) == [(450, 500)]
        assert await store.paused(500) == []
        await store.close()

    asyncio.run(check())


# --- the server ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clock", [{"days": 0}, {"days": 8}, {}, {"days": 1, "minutes": 5}, {"days": 1, "increment": 5}]
)
def test_only_one_to_seven_days(ann: Guest, clock: dict[str, int]) -> None:
    answer = ann.ask("POST", "/api/tables", {"game": "duel", "clock": clock})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-message"


def test_the_table_tells_its_days(ann: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), me("Vulca")], clock=DAYS)
    assert table["clock"] == {"minutes": 0, "increment": 0, "days": 2, "seconds": 0}
    assert {seat["clock_ms"] for seat in table["seats"]} <= {*range(2 * DAY_MS - 60_000, 2 * DAY_MS + 1)}


def test_what_is_not_over_is_listed_before_what_is(ann: Guest) -> None:
    """However many games were finished since: a game by days is not lost from the list."""
    slow = ann.make("duel", [me("Hoax"), me("Vulca")], clock=DAYS)["id"]
    quick = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    line = ann.sit(quick, 0)
    line.ask("resign")
    line.wait("update")
    listed = [table["id"] for table in ann.get("/api/me")["tables"]]
    assert listed.index(slow) < listed.index(quick)


def test_time_without_a_server_does_not_count_even_if_nobody_came_between(tmp_path: Path) -> None:
    """Twice the server is away, and only after the second time somebody opens the table."""
    with Shifted(tmp_path, sweep=0.2) as server:
        ann = server.guest("Ann")
        table = ann.make("duel", [me("Hoax"), me("Vulca")], clock={"days": 1})["id"]
        for hours in (20, 40):
            time.sleep(0.5)
            server.kill()
            server.shift(hours * HOUR)
            server.start()
        line = ann.sit(table, 0)
        assert 23.9 < left_hours(line) <= 24
        assert [entry["events"][0]["kind"] for entry in line.log] == ["rested"]
        mover = ann.sit(table, line.state["table"]["deciders"][0])
        assert mover.act(mover.actions[0])["type"] == "update"


def test_a_deadline_that_passed_is_found_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, sweep=0.2).start()
    try:
        ann = server.guest("Ann")
        table = ann.make("duel", [me("Hoax"), me("Vulca")], clock=DAYS)["id"]
        decider = ann.table(table)["deciders"][0]
        server.stop()
        earlier = 2 * DAY_MS + 10_000  # as if the server had run since then
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute("UPDATE tables SET created = created - ?, due = due - ?", (earlier, earlier))
        server.start()
        end = time.monotonic() + 30
        while (found := ann.table(table))["status"] != "over" and time.monotonic() < end:
            time.sleep(0.1)
        assert found["result"]["termination"] == "time"
        assert found["result"]["winners"] == [1 - decider]
    finally:
        server.stop()


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_time_without_the_database_does_not_count(tmp_path: Path) -> None:
    """Players cannot move then; the move that waited for the database does not cost its time, either."""
    with postgres() as address, Server(tmp_path, address, sweep=0.2) as server:
        ann = server.guest("Ann")
        table = ann.make("duel", [me("Hoax"), me("Vulca")], clock={"minutes": 0.15})["id"]  # nine seconds
        line = ann.sit(table, ann.table(table)["deciders"][0])
        freeze_the_database(address, 8)
        end = time.monotonic() + 20
        while not any(entry["events"] and entry["events"][0]["kind"] == "rested" for entry in line.log):
            assert time.monotonic() < end
            line.hear()
        seat = line.state["table"]["seats"][line.seat]
        assert seat["clock_ms"] > 4000
        assert line.status == "running"
