"""Nobody who stays away holds up a cup: the others may have his match counted as lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bluemoon.server.tables.cup_absence import OTHERS
from tests.server.attacks.test_tournament_seats import end_all, mine
from tests.server.kit import Data, Guest, Server
from tests.server.tables.test_cups import cup_of, lines, new_cup, start, wait_for

AWAY = 1  # the seconds after which it may be counted
BOT = {"level": "random"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hasty"), absence=AWAY) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


def count(guest: Guest, name: str, player: str) -> tuple[int, str]:
    answer = guest.ask("POST", f"/api/tournaments/{name}/absent", {"player": player})
    return answer.status_code, answer.json().get("reason", {}).get("code", "")


def when_possible(guest: Guest, name: str, player: str) -> Data:
    return wait_for(guest, name, lambda cup: cup["absent"].get(player) == 0)


def test_who_enters_late_and_never_comes_does_not_stop_a_cup(hasty: Server) -> None:
    ann, ben, cid = (hasty.guest(name) for name in ("Ann", "Ben", "Cid"))
    name = str(ann.post("/api/tournaments", {"name": "Cup", "kind": "swiss", "rounds": 2})["id"])
    ben.post(f"/api/tournaments/{name}/players", {})
    ann.post(f"/api/tournaments/{name}/players", BOT)
    start(ann, name)
    cid.post(f"/api/tournaments/{name}/players", {})
    ben.delete(f"/api/tournaments/{name}/players/me")
    assert len(cup_of(ann, name)["rounds"]) == 2  # the bot meets Cid, who is not there
    assert count(hasty.guest("Zoe"), name, "Cid")[0] == 403
    assert count(ben, name, "Cid")[0] == 403  # he has left
    assert count(cid, name, "Cid")[0] == 409
    assert count(ann, name, "Random")[0] == 409
    when_possible(ann, name, "Cid")
    assert count(ann, name, "Cid")[0] == 200
    cup = wait_for(ann, name, lambda cup: cup["status"] == "over")
    assert cup["absent"] == {}
    assert lines(cup)["Random"]["won"] == 2
    assert lines(cup)["Cid"]["won"] == 0


def test_it_is_not_counted_too_early_nor_against_somebody_who_is_there(hasty: Server) -> None:
    ann, ben = hasty.guest("Ann"), hasty.guest("Ben")
    name = new_cup(ann, ben)
    table = start(ann, name)["rounds"][0][0]["table"]
    assert count(ann, name, "Ben")[0] == 409
    seats = {seat["name"]: seat["seat"] for seat in ann.table(table)["seats"]}
    line = ben.sit(table, seats["Ben"])
    time.sleep(AWAY + 0.5)
    assert "Ben" not in cup_of(ann, name)["absent"]
    assert count(ann, name, "Ben")[0] == 409
    assert ann.table(table)["status"] == "running"
    line.close()


def test_the_time_of_a_round_is_nobodys_to_cut_short(hasty: Server) -> None:
    ann, ben = hasty.guest("Ann"), hasty.guest("Ben")
    name = new_cup(ann, ben, hours=24, clock={"minutes": 0.01})
    start(ann, name)
    time.sleep(AWAY + 0.5)
    assert cup_of(ann, name)["absent"] == {}
    assert [count(ann, name, player)[0] for player in ("Ann", "Ben")] == [409, 409]
    (table, seat), *_ = mine(ann, name)
    line = ann.sit(table, seat)  # nor by a claim at the table itself
    assert line.state["table"]["claims"] == []
    assert [one["clock_ms"] for one in line.state["table"]["seats"]] == [None, None]  # nobody has acted yet
    line.ask("claim", seat=1 - seat, what="win")
    assert line.wait("refused")["reason"]["code"] == "server.no-such-claim"
    assert line.status == "running"
    line.close()


def test_others_wait_longer_than_the_maker(hasty: Server) -> None:
    ann, ben, cid = (hasty.guest(name) for name in ("Ann", "Ben", "Cid"))
    name = str(ann.post("/api/tournaments", {"name": "Cup"})["id"])
    for guest in (ben, cid):
        guest.post(f"/api/tournaments/{name}/players", {})
    start(ann, name)
    (away,) = wait_for(ann, name, lambda cup: 0 in cup["absent"].values())["absent"]
    other = ben if away == "Cid" else cid
    assert cup_of(other, name)["absent"][away] > (OTHERS - 3) * AWAY * 1000
    assert count(other, name, away)[0] == 409
    assert count(ann, name, away)[0] == 200


def test_any_player_may_count_it_without_the_organiser(hasty: Server) -> None:
    ann, ben = hasty.guest("Ann"), hasty.guest("Ben")
    name = str(hasty.guest("Maker").post("/api/tournaments", {"name": "Cup", "size": 3})["id"])
    ann.post(f"/api/tournaments/{name}/players", {})
    bots = hasty.guest("Bots")
    ben.post(f"/api/tournaments/{name}/players", {})
    bots.post(f"/api/tournaments/{name}/players", {})  # full: it begins; two of the three never come

    def over(cup: Data) -> bool:
        end_all([ann], name)
        for player, left in cup["absent"].items():
            if left == 0 and player != "Ann":
                assert count(ann, name, player)[0] == 200
        return bool(cup["status"] == "over")

    cup = wait_for(ann, name, over)
    assert sum(line["won"] for line in cup["standings"]) == 3


def test_a_table_that_is_not_in_memory_tells_the_same(tmp_path: Path) -> None:
    with Server(tmp_path, absence=AWAY) as server:
        ann = server.guest("Ann")
        name = str(ann.post("/api/tournaments", {"name": "Cup"})["id"])
        server.guest("Ben").post(f"/api/tournaments/{name}/players", {})
        ann.post(f"/api/tournaments/{name}/players", BOT)
        start(ann, name)
        when_possible(ann, name, "Ben")
        server.kill()
        server.start()
        assert cup_of(ann, name)["absent"].get("Ben", 1) > 0  # while no server ran, he could give no sign
        when_possible(ann, name, "Ben")
        assert count(ann, name, "Ben")[0] == 200
        wait_for(ann, name, lambda cup: cup["status"] == "over")
