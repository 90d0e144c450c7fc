"""Databases of the server of commit 1e56c47 (tests/fixtures/v1) go on: the schema is brought up to date,
every table opens, running ones are played on by the same guests and bots, finished ones replay."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bluemoon.city import engine as city
from bluemoon.duel import engine as duel
from bluemoon.formats.match_file import read_match
from bluemoon.record import read_record
from bluemoon.server.storage.engine import open_engine
from bluemoon.server.storage.schema import metadata
from tests.fixtures.v1.databases import copy_sqlite, core, do_sql, notes, restore
from tests.fixtures.v1.ends import differences, end_of_match, result_of
from tests.server.kit import Data, Guest, Line, Server, ready_made
from tests.server.postgres import postgres, programs

REPLAYS: dict[str, Any] = {"duel": duel.replay, "city": city.replay}


class Old:
    """A server of today with a copy of an old database, and the guests of then."""

    def __init__(self, server: Server, noted: Data) -> None:
        self.server = server
        self.noted = noted
        self.tables: dict[str, Data] = noted["tables"]
        self.guests = {
            name: Guest(server, cookies=known["cookies"]) for name, known in noted["guests"].items()
        }

    def line(self, what: str, seat: int) -> Line:
        table = self.tables[what]
        return self.guests[table["seen"][str(seat)]["guest"]].sit(table["id"], seat)

    def lines(self, what: str) -> list[Line]:
        """Those of all guests at the table."""
        return [self.line(what, int(seat)) for seat in self.tables[what]["seen"]]


@contextmanager
def opened(kind: str, folder: Path) -> Iterator[Old]:
    with ExitStack() as stack:
        if kind == "sqlite":
            address = copy_sqlite(folder)
        else:
            address = stack.enter_context(postgres())
            restore(address)
        do_sql(address, f"UPDATE keys SET created = {int(time.time() * 1000)}")  # they are good for a day
        server = stack.enter_context(Server(folder, address, secret_file=folder / "secret"))
        yield Old(server, notes(kind))
        assert '"level": "error"' not in server.log(), server.log()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_old_database_goes_on(kind: str, tmp_path: Path) -> None:
    if kind == "postgresql" and programs() is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    with opened(kind, tmp_path) as old:
        the_schema_is_todays(old)
        guests_are_known(old)
        bots_go_on(old)
        every_table_opens(old)
        seats_see_what_they_saw(old)
        finished_tables_replay(old)
        offers_stand(old)
        running_tables_are_played_on(old)
        waiting_tables_begin(old)
        tournaments_go_on(old)


def the_schema_is_todays(old: Old) -> None:
    async def compare() -> list[Any]:
        engine = open_engine(old.server.database)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: list(compare_metadata(MigrationContext.configure(sync), metadata))
            )
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def guests_are_known(old: Old) -> None:
    for name, guest in old.guests.items():
        known = guest.get("/api/me")
        assert (known["id"], known["name"]) == (old.noted["guests"][name]["id"], name.capitalize())
    assert old.guests["ann"].get("/api/decks") == old.noted["decks"]


def bots_go_on(old: Old) -> None:
    """Nobody has to connect: it was their turn."""
    waiting = [table for what, table in old.tables.items() if what.startswith(("bot ", "bots "))]
    assert len(waiting) == 3
    for table in waiting:
        within(20, lambda table=table: len(log_of(old, table)) > table["version"])


def awaits_bot(what: str) -> bool:
    """It was a bot's turn; at a table of a tournament perhaps."""
    return what.startswith(("bot ", "bots ", "meeting "))


def log_of(old: Old, table: Data) -> list[Data]:
    found: list[Data] = old.guests["ann"].get(f"/api/tables/{table['id']}/log")
    return found


def within(seconds: float, condition: Any) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


NAMED = {
    "attracts a fourth dragon": "fourth-dragon",
    "has the dragons on his side": "dragons",
    "had cards last": "last-cards",
    "wins because the turn could not be completed": "unfinished-turn",
    "made the required number of offerings": "offerings",
    "the city is rebuilt and nobody can make another offering": "city-rebuilt",
    "a draw: no player has a marker left": "no-markers",
    "the draft is complete": "draft-complete",
    "wins the match": "match-won",
    "the opponent resigned": "resigned",
    "the opponent's time ran out": "time",
    "everybody left": "everybody-left",
}


def every_table_opens(old: Old) -> None:
    assert len(old.tables) >= 50
    for what, table in old.tables.items():
        now = old.guests["ann"].table(table["id"])
        assert now["earlier_rules"] == (None if what == "guide" else 1), what
        assert [[seat["kind"], seat["name"]] for seat in now["seats"]] == [
            seat[:2] for seat in table["seats"]
        ]
        assert (now["game"], now["rules"]) == (table["game"], table["rules"]), what
        assert now["status"] in statuses(what, table), what
        if table["status"] == "over":
            named = now["result"].pop("termination")  # was told in English only
            assert named == NAMED[now["result"]["reason"]], what
            assert (now["result"], now["score"]) == (table["result"], table["score"]), what
        assert (now["next"], now["tournament"]) == (table["next"], table["tournament"]), what
        assert len(log_of(old, table)) >= table["version"], what


def statuses(what: str, table: Data) -> set[str]:
    """A table that waits for bots may be over by now, and one from a file is over by right."""
    return {table["status"], "over"} if awaits_bot(what) or what.startswith("imported") else {table["status"]}


def seats_see_what_they_saw(old: Old) -> None:
    compared = 0
    for what, table in old.tables.items():
        if awaits_bot(what):
            continue
        for line in old.lines(what):
            then = table["seen"][str(line.seat)]
            if what.startswith("case ") and was_cut(line, table):
                line.close()
                continue
            assert differences(then["view"], core(line.view)) == [], what
            assert bool(line.actions) == bool(then["actions"]), what
            line.close()
            compared += 1
    assert compared >= 40
    clock = old.line("duel with a clock", 0)
    left = [seat["clock_ms"] for seat in clock.state["table"]["seats"]]
    assert all(500_000 < ms < 700_000 for ms in left)  # it stood still since then
    clock.close()


def was_cut(line: Line, table: Data) -> bool:
    """The journal goes through a case that the rules of today forbid: the table went on from its position."""
    last = line.log[table["version"] :]
    return any(event["kind"] == "took back" for entry in last for event in entry["events"])


def finished_tables_replay(old: Old) -> None:
    ann = old.guests["ann"]
    replayed = 0
    for what, table in old.tables.items():
        if table["record"] is None:
            continue
        answer = ann.ask("GET", f"/api/tables/{table['id']}/record")
        assert answer.status_code == 200, what
        assert_same_record(table, answer.text)
        moment = ann.get(f"/api/tables/{table['id']}/at/{table['version'] // 2}?seat=0")
        assert moment["version"] == table["version"] // 2
        replayed += 1
    assert replayed >= 14


def assert_same_record(table: Data, text: str) -> None:
    """The same game; marks may have been added."""
    if table["game"] == "match":
        then, now = (end_of_match(read_match(record)) for record in (table["record"], text))
        assert differences(then, now) == []
        return
    before, after = read_record(table["record"]), read_record(text)
    assert after.actions == before.actions
    assert differences(before.setup, after.setup) == []
    game = REPLAYS[table["game"]](after)
    if game.over:
        result = table["result"]
        assert result_of(game.result) == [result["winners"], result["scores"], result["reason"]]
    else:  # resigned, or out of time
        assert table["result"]["reason"].startswith("the opponent")


def offers_stand(old: Old) -> None:
    lines = old.lines("duel with take back offered")
    asking = next(line for line in lines if line.state["table"]["seats"][line.seat or 0]["offers"])
    other = next(line for line in lines if line is not asking)
    other.ask("answer", what="takeback", yes=True)
    asking.until(lambda: asking.log[-1]["events"][0]["kind"] == "took back")
    assert asking.act(asking.actions[0])["type"] == "update"
    one, two = old.lines("duel resigned, rematch offered")
    one.ask("answer", what="rematch", yes=True)
    two.until(lambda: two.state["table"]["next"] is not None)
    key, what = next(iter(old.noted["keys"].items()))
    cat = old.guests["cat"]
    assert cat.post(f"/api/keys/{key}") == {"table": old.tables[what]["id"], "seat": 0}
    assert cat.sit(old.tables[what]["id"], 0).view["seat"] == 0
    for line in (*lines, one, two):
        line.close()


def running_tables_are_played_on(old: Old) -> None:
    """Whoever had to decide does, with an action of then; bots answer."""
    played = 0
    for what, table in old.tables.items():
        if table["status"] != "running" or what in ("duel running", "duel with take back offered"):
            continue
        for seat, seen in table["seen"].items():
            if not seen["actions"] or awaits_bot(what):
                continue
            line = old.line(what, int(seat))
            known = line.actions if was_cut(line, table) else seen["actions"]
            action = next(action for action in known if action in line.actions)
            version = line.version
            assert line.act(action)["type"] == "update", what
            assert line.version > version
            until_people_decide(line)
            line.close()
            played += 1
    assert played >= 18
    late = old.line("draft, one deck handed in", 1)
    deck = {"name": "Late", "cards": late.view["drafted"][:30]}
    late.guest.post(f"/api/tables/{late.table}/deck", {"seat": 1, "deck": deck})
    late.until(lambda: late.view["game"] == "match")
    late.close()


def until_people_decide(line: Line) -> None:
    """Bots answer."""
    people = {seat["seat"] for seat in line.state["table"]["seats"] if seat["kind"] == "guest"}
    line.until(lambda: line.status == "over" or bool(people & set(line.state["table"]["deciders"])))


def waiting_tables_begin(old: Old) -> None:
    ann, ben, cat = (old.guests[name] for name in ("ann", "ben", "cat"))
    place = {what: old.tables[f"waiting {what}"]["id"] for what in ("city", "duel", "draft", "match")}
    ben.join(place["city"], 1)
    assert cat.join(place["city"], 2)["status"] == "running"
    assert ann.join(place["duel"], 1, deck=ready_made("Hoax"))["status"] == "running"
    assert ben.join(place["draft"], 1)["status"] == "running"
    assert ann.join(place["match"], 0, deck=ready_made("Hoax"))["status"] == "running"


def tells_all(now: object, then: object) -> bool:
    """Does an answer still tell everything that it told then? It may tell more."""
    if isinstance(now, dict) and isinstance(then, dict):
        return all(key in now and tells_all(now[key], value) for key, value in then.items())
    if isinstance(now, list) and isinstance(then, list):
        return len(now) == len(then) and all(tells_all(one, two) for one, two in zip(now, then))
    return now == then


def tournaments_go_on(old: Old) -> None:
    ann, ben = old.guests["ann"], old.guests["ben"]
    cups = old.noted["cups"]
    # what is older than the choice of the piles has open ones
    now = ann.get(f"/api/tournaments/{cups['over']['id']}")
    assert tells_all(now, {"piles": "open"} | cups["over"])
    rests = [meeting["one"] for turn in cups["over"]["rounds"] for meeting in turn if not meeting["two"]]
    assert {line["player"]: line["byes"] for line in now["standings"] if line["byes"]} == Counter(rests)
    waiting = cups["waiting"]["id"]
    ben.post(f"/api/tournaments/{waiting}/players", {"deck": ready_made("Vulca")})
    assert ann.post(f"/api/tournaments/{waiting}/start")["status"] == "running"
    mine = [
        meeting["table"]
        for meeting in cups["running"]["rounds"][0]
        if meeting["table"] and "Ann" in (meeting["one"], meeting["two"])
    ]
    for table in mine:
        seat = next(seat["seat"] for seat in ann.table(table)["seats"] if seat["mine"])
        line = ann.sit(table, seat)
        line.ask("resign")
        line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
    if mine:
        within(
            10,
            lambda: (
                ann.get(f"/api/tournaments/{cups['running']['id']}")["rounds"] != cups["running"]["rounds"]
            ),
        )
