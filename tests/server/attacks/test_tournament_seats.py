"""A tournament seat that a key moved: the next round is played by whoever holds it, and by nobody else."""

from __future__ import annotations

import time
from typing import Any

from tests.server.attacks.test_processes import move
from tests.server.kit import Guest, Server


def cup(maker: Guest, *others: Guest) -> str:
    name = maker.post("/api/tournaments", {"name": "Cup", "kind": "round robin"})["id"]
    for guest in (maker, *others):
        guest.post(f"/api/tournaments/{name}/players", {})
    maker.post(f"/api/tournaments/{name}/start")
    return str(name)


def tables(guest: Guest, name: str) -> list[dict[str, Any]]:
    found = guest.get(f"/api/tournaments/{name}")["rounds"]
    return [guest.table(meeting["table"]) for turn in found for meeting in turn if meeting["table"]]


def mine(guest: Guest, name: str) -> list[tuple[str, int]]:
    """The tables of the tournament that are not over, and the guest's seats there."""
    return [
        (table["id"], seat["seat"])
        for table in tables(guest, name)
        for seat in table["seats"]
        if seat["mine"] and table["status"] != "over"
    ]


def end_all(guests: list[Guest], name: str) -> None:
    """Everybody resigns where he sits, until the tournament is over."""
    for guest in guests:
        for table, seat in mine(guest, name):
            line = guest.sit(table, seat)
            if line.status != "over":
                line.ask("resign")
                line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
            line.close()


def test_the_seat_moves_with_its_player(server: Server) -> None:
    ann, ben, cid, dan = (server.guest(name) for name in ("Ann", "Ben", "Cid", "Dan"))
    name = cup(ann, ben, cid)
    if not mine(ann, name):  # she rests in one of three rounds; the next one is hers
        end_all([ben, cid], name)
        end = time.monotonic() + 30
        while not mine(ann, name):
            assert time.monotonic() < end
            time.sleep(0.1)
    (table, seat), *_ = mine(ann, name)
    move(table, ann, dan, seat)
    line = dan.sit(table, seat)
    line.ask("resign")
    line.until(lambda: line.status == "over")
    end = time.monotonic() + 30
    while ann.get(f"/api/tournaments/{name}")["status"] != "over":
        assert mine(ann, name) == []
        end_all([ben, cid, dan], name)
        assert time.monotonic() < end
    standings = {line["player"]: line["played"] for line in ann.get(f"/api/tournaments/{name}")["standings"]}
    assert standings == {"Ann": 2, "Ben": 2, "Cid": 2}
