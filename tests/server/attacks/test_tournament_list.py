"""The list of tournaments: a few questions to the database, however many there are; what takes long is done
once, and not in the loop."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from bluemoon.formats.tournament import Tournament
from bluemoon.server.tables.cups import Cup
from bluemoon.server.tables.tournaments import _read_sheet
from tests.server.kit import Guest, Server


def read(server: Server) -> float:
    """How many questions the database was asked."""
    return server.metric('bluemoon_database_seconds_count{kind="read"}')


def test_a_few_questions_for_all_tournaments(server: Server, ann: Guest) -> None:
    for number in range(12):
        name = ann.post("/api/tournaments", {"name": f"Cup {number}"})["id"]
        for _ in range(2):
            ann.post(f"/api/tournaments/{name}/players", {"level": "random"})
    asked = []
    for _ in range(5):  # the server's own chores ask, too
        before = read(server)
        found = ann.get("/api/tournaments")
        asked.append(read(server) - before)
    assert len(found) >= 12
    assert {len(cup["players"]) for cup in found if cup["name"].startswith("Cup ")} == {2}
    assert min(asked) <= 3, asked


def large(players: int) -> Tournament:
    """A round robin that has been played."""
    sheet = Tournament.new("Large", [f"P{number}" for number in range(players)], "round robin", seed="1")
    while not sheet.over:
        sheet.pair()
        for meeting in list(sheet.open_meetings):
            sheet.report(meeting.one, str(meeting.two), (5, 2))
    return sheet


def stored(server: Server, folder: Path, sheet: Tournament) -> str:
    """The id of a tournament on the server that has been played."""
    name = str(server.guest("Maker").post("/api/tournaments", {"name": "Large"})["id"])
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        (body,) = database.execute("SELECT body FROM tournaments").fetchone()
        cup = json.loads(body) | {"sheet": sheet.write()}
        cup["players"] = [{"name": player, "guest": None, "level": "novice"} for player in sheet.players]
        database.execute("UPDATE tournaments SET body = ?, status = 'over'", (json.dumps(cup),))
        database.commit()
    return name


def test_whoever_asks_for_large_tournaments_pays_and_the_list_is_short(tmp_path: Path) -> None:
    """The list had all rounds of fifty tournaments, ten megabytes; the file of a large one was written anew
    for anybody, as often as he asked."""
    with Server(tmp_path, guest_computing=0.3) as server:
        name = stored(server, tmp_path, large(24))
        ann, ben = server.guest("Ann"), server.guest("Ben")
        (row,) = ann.get("/api/tournaments")
        assert (row["id"], row["rounds"], row["standings"], len(row["players"])) == (name, [], [], 24)
        assert len(ann.get(f"/api/tournaments/{name}")["rounds"]) == 23
        for _ in range(300):
            answer = ann.ask("GET", f"/api/tournaments/{name}/results")
            if answer.status_code != 200:
                break
        assert (answer.status_code, answer.json()["reason"]["code"]) == (429, "server.too-much-computing")
        assert ben.ask("GET", f"/api/tournaments/{name}/results").status_code == 200


def test_a_large_tournament_is_read_once() -> None:
    sheet = large(40)
    cup = Cup("Large", "round robin", "legends", sheet=sheet.write())
    _read_sheet.cache_clear()
    began = time.process_time()
    told = _read_sheet(cup.sheet)
    first = time.process_time() - began
    assert len(told.meetings) == 39
    assert len(told.standings) == 40
    began = time.process_time()
    assert all(_read_sheet(cup.sheet) is told for _ in range(50))
    assert time.process_time() - began < first
