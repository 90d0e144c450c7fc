"""The lobby, 'find me a game' and 'my games' as an attack: who can be hidden, who can be seated twice, what
stays behind of those who go, and what is dear to ask."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.kit import Data, Guest, Server, bot, me, open_seat, ready_made

CLOCK = {"minutes": 10, "increment": 10}
MANY = 110  # more than the rows of a list


def seek(guest: Guest, **more: object) -> Data:
    found: Data = guest.post("/api/seek", {"game": "duel", "deck": ready_made("Vulca"), **more})
    return found


def test_tables_that_are_played_do_not_hide_one_that_waits(server: Server) -> None:
    """Every action makes a table the latest: on a busy server nobody was ever found in the lobby."""
    ann, ben, cid = server.guest("Ann"), server.guest("Ben"), server.guest("Cid")
    table = ann.make("duel", [me("Flit"), open_seat()], listed=True)["id"]
    line = ann.sit(table, 0)
    for _ in range(MANY):
        cid.make("duel", [me("Hoax"), bot("novice", "Vulca")], listed=True)
    assert [one["table"]["id"] for one in ben.get("/api/lobby")] == [table]
    line.close()


def test_many_seek_at_two_processes_at_once(pair: tuple[Server, Server]) -> None:
    """Whoever looks is seated once, with somebody else, whatever process he asks."""
    guests = [pair[number % 2].guest(f"Seeker {number}") for number in range(12)]
    with ThreadPoolExecutor(len(guests)) as crowd:
        list(crowd.map(lambda guest: seek(guest, clock=CLOCK), guests))
        found = list(crowd.map(lambda guest: guest.put("/api/seek")["table"], guests))
    assert None not in found
    assert sorted(found.count(name) for name in set(found)) == [2] * 6
    for guest, name in zip(guests, found):
        assert sum(seat["mine"] for seat in guest.table(name)["seats"]) == 1


def test_stopping_and_being_found_at_the_same_time(pair: tuple[Server, Server]) -> None:
    """Either he is told of the table, or nobody sits there with him."""
    for number in range(8):
        ann, ben = pair[0].guest(f"Ann {number}"), pair[1].guest(f"Ben {number}")
        clock = {"minutes": 20 + number}
        seek(ann, clock=clock)
        with ThreadPoolExecutor(2) as two:
            stopped = two.submit(ann.delete, "/api/seek")
            sought = two.submit(seek, ben, clock=clock)
            told, found = stopped.result()["table"], sought.result()["table"]
        assert told == found
        if found is None:
            ben.delete("/api/seek")


@pytest.mark.parametrize("path", ["/api/me/statistics", "/api/me/data"])
def test_questions_about_all_games_are_not_asked_on_and_on(tmp_path: Path, path: str) -> None:
    """With a thousand games each of them takes the server a tenth of a second."""
    with Server(tmp_path, guest_computing=9) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        answers = [ann.ask("GET", path).status_code for _ in range(6)]
        assert answers[:3] == [200] * 3
        assert answers[-1] == 429
        assert ann.ask("GET", "/api/me/games").status_code == 200
        assert ben.ask("GET", path).status_code == 200


def test_whoever_is_forgotten_is_found_no_more(server: Server) -> None:
    gone, ben = server.guest("Gone"), server.guest("Ben")
    seek(gone, clock=CLOCK)
    assert gone.ask("DELETE", "/api/me").status_code == 204
    assert seek(ben, clock=CLOCK)["table"] is None
    ben.delete("/api/seek")
