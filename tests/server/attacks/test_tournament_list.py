"""The list of tournaments: a few questions to the database, however many there are; what takes long is done
once, and not in the loop."""

from __future__ import annotations

import time

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
    assert min(asked) <= 4, asked


def test_a_large_tournament_is_read_once() -> None:
    sheet = Tournament.new("Large", [f"P{number}" for number in range(40)], "round robin", seed="1")
    while not sheet.over:
        sheet.pair()
        for meeting in list(sheet.open_meetings):
            sheet.report(meeting.one, str(meeting.two), (5, 2))
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
