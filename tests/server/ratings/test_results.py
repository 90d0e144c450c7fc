"""Finished games are booked in the order they ended, by one process, whatever dies; ratings follow."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bluemoon.server.budgets import Budgets
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import open_engine, upgrade
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Refused, SeatSetup, Setup
from bluemoon.server.tables.registry import TableRegistry
from tests.server.kit import Data, Guest, Server, bot, me, open_seat, ready_made

CLOCK = {"minutes": 10}


def kept(server: Server, name: str) -> Guest:
    guest = server.guest(name)
    guest.post("/api/me/phrase")
    return guest


def soon(ask: Callable[[], Any], good: Callable[[Any], bool]) -> Any:
    """The answer, asked again until it is good: results are booked right after a game has ended."""
    end = time.monotonic() + 20
    while not good(found := ask()):
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def games(guest: Guest, number: int) -> list[Data]:
    found: list[Data] = soon(lambda: guest.get("/api/me/games")["games"], lambda found: len(found) >= number)
    return found


def rated_duel(winner: Guest, loser: Guest) -> str:
    table = winner.make("duel", [me("Vulca"), open_seat()], rated=True, clock=CLOCK)
    loser.join(table["id"], 1, deck=ready_made("Hoax"))
    line = loser.sit(table["id"], 1)
    line.ask("resign")
    line.until(lambda: line.state["table"]["status"] == "over")
    line.close()
    return str(table["id"])


def test_my_games_are_filtered_by_the_server(own: Server) -> None:
    ann, ben = kept(own, "Ann"), kept(own, "Ben")
    won = rated_duel(ann, ben)
    lost = rated_duel(ben, ann)
    table = ann.make("duel", [me("Vulca"), open_seat()], clock=CLOCK)["id"]
    ben.join(table, 1, deck=ready_made("Hoax"))
    line = ben.sit(table, 1)
    line.ask("resign")
    line.until(lambda: line.state["table"]["status"] == "over")
    line.close()
    games(ann, 3)

    def asked(words: str) -> list[str]:
        return [game["table"] for game in ann.get(f"/api/me/games?{words}")["games"]]

    assert asked("") == [table, lost, won]
    assert asked("rated=true") == [lost, won]
    assert asked("rated=false&result=won") == [table]
    assert asked("result=lost") == [lost]
    assert asked("game=city") == []
    assert ann.get("/api/me")["kept"]
    assert not own.guest("Cyd").get("/api/me")["kept"]


def recomputed(server: Server) -> Data:
    command = [sys.executable, "-m", "bluemoon", "admin", "ratings", "--json", "--database", server.database]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    found: Data = json.loads(done.stdout)
    return found


@pytest.fixture
def own(tmp_path: Path) -> Any:
    with Server(tmp_path) as running:
        yield running


def test_a_rated_game_from_table_to_leaderboard(own: Server) -> None:
    ann, ben = kept(own, "Ann"), kept(own, "Ben")
    table = rated_duel(ann, ben)
    (won,) = games(ann, 1)
    assert (won["table"], won["verdict"], won["how"]) == (table, "counted", "resigned")
    assert won["after"] > won["before"]
    assert [(one["name"], one["people"], one["place"], one["left"]) for one in won["players"]] == [
        ("Ann", "Vulca", 1, False),
        ("Ben", "Hoax", 2, True),
    ]
    (lost,) = games(ben, 1)
    assert lost["after"] < lost["before"]
    board = ann.get("/api/leaderboard/duel")
    assert board["mine"]["points"] == won["after"]
    assert board["mine"]["place"] is None  # one game is not enough for a place
    levels = [rank["level"] for rank in board["ranks"] if rank["level"]]
    assert levels == ["master", "adept", "journeyman", "apprentice", "novice", "beginner", "newcomer"]
    told = ann.get("/api/me/statistics")
    assert (told["games"], told["wins"], told["streak"]) == (1, 1, 1)
    assert [one["ladder"] for one in told["ratings"]] == ["duel", "duel:Vulca"]
    assert told["opponents"] == [{"what": "Ben", "level": None, "games": 1, "wins": 1}]
    assert ben.get("/api/me/statistics")["streak"] == -1


def test_computed_anew_from_the_journals_the_figures_are_the_same(own: Server) -> None:
    ann, ben = kept(own, "Ann"), kept(own, "Ben")
    for winner, loser in ((ann, ben), (ann, ben), (ben, ann)):
        rated_duel(winner, loser)
    casual = ann.make("duel", [me("Vulca"), bot("novice", "Hoax")])
    line = ann.sit(casual["id"], 0)
    line.ask("resign")
    games(ann, 4)
    assert recomputed(own) == {"games": 4, "journals": 4, "differences": 0}
    # Whoever deletes his data leaves his opponent's figures as they were.
    before = ben.get("/api/me/statistics")["ratings"]
    exported = ann.get("/api/me/data")
    assert len(exported["games"]) == 4
    assert [one["ladder"] for one in exported["ratings"]] == ["duel", "duel:Hoax", "duel:Vulca"]
    assert ann.ask("DELETE", "/api/me").status_code == 204
    assert ben.get("/api/me/statistics")["ratings"] == before
    assert {one["name"] for game in games(ben, 3) for one in game["players"]} == {"Ben", "N.N."}
    assert recomputed(own)["differences"] == 0


def test_a_kill_before_booking_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server:
        ann = server.guest("Ann")
        table = ann.make("duel", [me("Vulca"), bot("novice", "Hoax")])
        line = ann.sit(table["id"], 0)
        line.ask("resign")
        line.until(lambda: line.state["table"]["status"] == "over")
        server.kill()
        server.start()
        (lost,) = games(ann, 1)
        assert (lost["table"], lost["verdict"]) == (table["id"], "casual")


def test_who_leaves_a_city_of_three_is_last_whatever_the_bot_does(own: Server) -> None:
    ann, ben, cleo = (kept(own, name) for name in ("Ann", "Ben", "Cleo"))
    table = ann.make("city", [me(), open_seat(), open_seat()], rated=True, clock=CLOCK)["id"]
    ben.join(table, 1)
    cleo.join(table, 2)
    for guest, seat in ((cleo, 2), (ben, 1), (ann, 0)):
        line = guest.sit(table, seat)
        line.ask("resign")
        line.until(lambda line=line, seat=seat: line.state["table"]["seats"][seat]["kind"] == "bot")  # type: ignore[misc]
        line.close()
    (game,) = games(cleo, 1)
    assert [(one["name"], one["place"], one["level"]) for one in game["players"]] == [
        ("Ann", 1, None),
        ("Ben", 2, None),
        ("Cleo", 3, None),
    ]
    assert game["after"] < game["before"]


def test_nobody_calls_a_rated_city_off_by_deleting_his_data(own: Server) -> None:
    ann, ben, cleo = (kept(own, name) for name in ("Ann", "Ben", "Cleo"))
    rated_duel(ben, ann)  # so that something is known of him
    games(ann, 1)
    table = ann.make("city", [me(), open_seat(), open_seat()], rated=True, clock=CLOCK)["id"]
    ben.join(table, 1)
    cleo.join(table, 2)
    assert ben.ask("DELETE", "/api/me").status_code == 204
    for guest, seat in ((cleo, 2), (ann, 0)):
        line = guest.sit(table, seat)
        line.ask("resign")
        line.until(lambda line=line, seat=seat: line.state["table"]["seats"][seat]["kind"] == "bot")  # type: ignore[misc]
        line.close()
    game = games(ann, 2)[0]
    assert (game["game"], game["verdict"]) == ("city", "counted")
    assert [(one["name"], one["place"]) for one in game["players"]] == [("Ann", 1), ("N.N.", 3), ("Cleo", 2)]
    assert game["after"] > game["before"]
    assert recomputed(own)["differences"] == 0


def test_nobody_gets_two_seats_of_a_rated_game_by_asking_twice_at_once(tmp_path: Path) -> None:
    """What is looked at before the entry is written may have changed by then: the table looks again."""
    seats = (SeatSetup("guest", "Ann"), SeatSetup(), SeatSetup())

    async def sit(rated: bool) -> list[str | None]:
        settings = Settings(database=f"sqlite:///{tmp_path / f'{rated}.db'}", workers=1)
        engine = open_engine(settings.database)
        await upgrade(engine)
        store = Store(engine, "test")
        registry = TableRegistry(settings, store, Budgets(settings))
        live = await registry.create(Setup("city", seats, rated=rated), ["ann", None, None], "ann")
        asked = [live.write(journal.JOIN, seat, {"name": "Ben"}, guest="ben") for seat in (1, 2)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(one, Refused) for one in done] == [False, rated]
        await registry.close()
        await store.close()
        return [held["guest"] for held in live.holders]

    assert asyncio.run(sit(rated=True)) == ["ann", "ben", None]
    assert asyncio.run(sit(rated=False)) == ["ann", "ben", "ben"]


def test_a_rated_game_is_played_under_kept_names(server: Server) -> None:
    ann, ben = kept(server, "Own name A"), kept(server, "Own name B")
    seats = [me("Vulca", name="Champion"), open_seat()]
    table = ann.make("duel", seats, rated=True, clock=CLOCK)["id"]
    joined = ben.join(table, 1, deck=ready_made("Hoax"), name="Nobody you know")
    assert [seat["name"] for seat in joined["seats"]] == ["Own name A", "Own name B"]
    casual = ann.make("duel", seats)["id"]
    assert ann.table(casual)["seats"][0]["name"] == "Champion"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": [me("Vulca"), open_seat()]}, "server.rated-clock"),
        (
            {"seats": [me("Vulca"), bot("novice", "Hoax")]},
            "server.rated-clock",
        ),  # it could be left unfinished
        ({"seats": [me("Vulca"), open_seat()], "clock": CLOCK, "advice": True}, "server.rated-no-advice"),
        ({"clock": {"minutes": 0.001}}, "server.rated-clock"),
        ({"clock": CLOCK, "absence": 4}, "server.rated-absence"),
        ({"clock": {"days": 7}, "absence": 5}, "server.rated-absence"),
        ({"seats": [me("Vulca"), me("Hoax")], "clock": CLOCK}, "server.not-rateable"),
        ({"seats": [me("Vulca"), bot("random", "Hoax")], "clock": CLOCK}, "server.not-rateable"),
    ],
)
def test_what_cannot_be_rated(server: Server, wish: Data, code: str) -> None:
    name = f"Rated {code[-12:]} {len(str(wish))}"
    guest = kept(server, name)
    answer = guest.ask("POST", "/api/tables", {"game": "duel", "rated": True, **wish})
    assert answer.status_code >= 400
    assert answer.json()["reason"]["code"] == code


def test_rated_games_are_for_those_who_stay(server: Server) -> None:
    """Guests without a kept name neither make nor join them; there is no advice, and no seat is moved."""
    stranger, host = server.guest("Stranger 1"), kept(server, "Host of one")
    wish = {"game": "duel", "rated": True, "clock": CLOCK, "seats": [me("Vulca"), bot("novice", "Hoax")]}
    assert stranger.ask("POST", "/api/tables", wish).json()["reason"]["code"] == "server.rated-kept"
    table = host.make("duel", [me("Vulca"), open_seat()], rated=True, clock=CLOCK)
    refused = stranger.ask("POST", f"/api/tables/{table['id']}/seats/1", {"deck": ready_made("Hoax")})
    assert refused.json()["reason"]["code"] == "server.rated-kept"
    twice = host.ask("POST", f"/api/tables/{table['id']}/seats/1", {"deck": ready_made("Hoax")})
    assert twice.json()["reason"]["code"] == "server.not-rateable"
    key = host.ask("POST", f"/api/tables/{table['id']}/seats/0/key")
    assert key.json()["reason"]["code"] == "server.rated-seat"
    alone = host.make("duel", [me("Vulca"), bot("novice", "Hoax")], rated=True, clock=CLOCK)
    assert alone["rated"] is True
    assert alone["advice"] is False
    line = host.sit(alone["id"], 0)
    line.until(lambda: line.decision is not None)
    line.ask("hint")
    assert line.wait("hint", "refused")["code"] == "forbidden"


def test_my_games_come_page_by_page(server: Server) -> None:
    ann = server.guest("Pager")
    for _ in range(21):
        table = ann.make("duel", [me("Vulca"), bot("novice", "Hoax")])
        line = ann.sit(table["id"], 0)
        line.ask("resign")
        line.until(lambda line=line: line.state["table"]["status"] == "over")  # type: ignore[misc]
        line.close()
    first = soon(lambda: ann.get("/api/me/games"), lambda found: found["next"] is not None)
    rest = ann.get(f"/api/me/games?before={first['next']}")
    numbers = [game["number"] for game in first["games"] + rest["games"]]
    assert (len(first["games"]), len(rest["games"]), rest["next"]) == (20, 1, None)
    assert numbers == sorted(numbers, reverse=True)
