"""A cup at two processes: players sit at either, results are entered once, no table is made twice."""

from __future__ import annotations

import time

from tests.server.attacks.test_tournament_seats import end_all
from tests.server.kit import Server


def test_a_cup_of_two_processes(pair: tuple[Server, Server]) -> None:
    first, second = pair
    guests = [first.guest("Ann"), second.guest("Ben"), first.guest("Cid"), second.guest("Dan")]
    ann, ben = guests[:2]
    name = ann.post("/api/tournaments", {"name": "Cup", "kind": "round robin"})["id"]
    for guest in guests:
        guest.post(f"/api/tournaments/{name}/players", {})
    ann.post(f"/api/tournaments/{name}/start")
    end = time.monotonic() + 60
    while (cup := ben.get(f"/api/tournaments/{name}"))["status"] != "over":
        end_all(guests, name)
        assert time.monotonic() < end, cup
    assert cup == {**ann.get(f"/api/tournaments/{name}"), "me": "Ben", "mine": False}
    met = [frozenset((meeting["one"], meeting["two"])) for turn in cup["rounds"] for meeting in turn]
    assert len(met) == len(set(met)) == 6
    assert [line["played"] for line in cup["standings"]] == [3] * 4
    assert sum(line["won"] for line in cup["standings"]) == 6
    assert len({meeting["table"] for turn in cup["rounds"] for meeting in turn}) == 6
