"""Two people who look for the same game get one table; the lobby shows who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bluemoon.server.budgets import Budgets
from bluemoon.server.lobby.seeking import Terms, begin
from bluemoon.server.people.guests import Guest as Who
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import Away, open_engine, upgrade
from bluemoon.server.storage.schema import seeks
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry
from tests.server.kit import Data, Guest, Server, me, open_seat, ready_made

CLOCK = {"minutes": 10, "increment": 10}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("lobby")
    with Server(folder) as running:
        yield running


def seek(guest: Guest, people: str = "Vulca", **more: object) -> Data:
    wish = {"game": "duel", "deck": ready_made(people), "clock": CLOCK, **more}
    found: Data = guest.post("/api/seek", wish)
    return found


def refused(guest: Guest, method: str, wish: object = None) -> str:
    answer = guest.ask(method, "/api/seek", wish)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"]["code"])


def still(guest: Guest) -> Data:
    found: Data = guest.put("/api/seek")
    return found


def test_two_who_want_the_same_are_seated_with_their_decks(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    first = seek(ann)
    assert (first["table"], first["others"], first["reach"], first["points"]) == (None, 0, 150, 1500)
    assert first["bot"] is None
    table = seek(ben, "Hoax")["table"]
    assert table
    assert still(ann)["table"] == still(ben)["table"] == table
    shown = ann.get(f"/api/tables/{table}")
    assert [(seat["name"], seat["deck"], seat["mine"]) for seat in shown["seats"]] == [
        ("Ann", "Vulca", True),
        ("Ben", "Hoax", False),
    ]
    assert (shown["status"], shown["rated"], shown["listed"]) == ("running", False, False)
    assert shown["clock"]["minutes"] == 10


def test_other_clocks_games_and_terms_do_not_meet(server: Server) -> None:
    guests = [server.guest(f"Other {i}") for i in range(5)]
    wishes: list[Data] = [{}, {"clock": None}, {"rules": "classic"}, {"game": "match"}, {"game": "city"}]
    assert [seek(guest, **wish)["table"] for guest, wish in zip(guests, wishes)] == [None] * 5
    for guest in guests:
        guest.delete("/api/seek")


def test_whoever_stops_is_paired_no_more_and_says_so_clearly(server: Server) -> None:
    ann, ben = server.guest("Ann S"), server.guest("Ben S")
    seek(ann)
    assert ann.delete("/api/seek")["table"] is None
    assert seek(ben)["table"] is None
    assert refused(ann, "PUT") == "server.not-seeking"
    ben.delete("/api/seek")


def test_rated_needs_a_kept_name_and_a_clock(server: Server) -> None:
    ann, ben = server.guest("Ann R"), server.guest("Ben R")
    wish = {"game": "duel", "deck": ready_made("Vulca"), "clock": CLOCK, "rated": True}
    assert refused(ann, "POST", wish) == "server.rated-kept"
    for guest in (ann, ben):
        guest.post("/api/me/phrase")
    assert refused(ann, "POST", wish | {"clock": None}) == "server.rated-clock"
    seek(ann, rated=True)
    table = seek(ben, rated=True)["table"]
    assert ann.get(f"/api/tables/{table}")["rated"]


def test_an_illegal_deck_is_refused(server: Server) -> None:
    deck = ready_made("Vulca") | {"cards": ["Cinder"]}
    answer = server.guest("Bad").ask("POST", "/api/seek", {"game": "duel", "deck": deck})
    assert answer.json()["code"] == "illegal"


class Shaky(TableRegistry):
    """The database is away right before, or right after, a table was stored."""

    stored = False

    async def create(self, *args: Any, **more: Any) -> LiveTable:
        if self.stored:
            await super().create(*args, **more)
        raise Away("gone")


@pytest.mark.parametrize("stored", [True, False])
def test_a_pair_whose_table_may_not_be_there(tmp_path: Path, stored: bool) -> None:
    """If it is there, they are told of it; a second one would run out of time with nobody at it. Otherwise
    both look on."""

    async def paired() -> list[tuple[str | None, bool]]:
        settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")
        engine = open_engine(settings.database)
        await upgrade(engine)
        registry = Shaky(settings, Store(engine, "test"), Budgets(settings))
        registry.stored = stored
        terms = [Terms("city", "legends", None, False, name, ()) for name in ("Ann", "Ben")]
        await begin(registry, Who("ann", "Ann"), terms[0])
        with suppress(Away):
            await begin(registry, Who("ben", "Ben"), terms[1])
        async with registry.store.reading() as connection:
            names = list((await connection.execute(select(seeks.c.table))).scalars())
        found = [(name, name is not None and await registry.store.exists(name)) for name in names]
        await registry.close()
        await registry.store.close()
        return found

    found = asyncio.run(paired())
    assert [there for _, there in found] == [stored] * 2
    assert len({name for name, _ in found}) == 1


def test_the_lobby_shows_open_tables_of_others_who_are_there(server: Server) -> None:
    ann, ben = server.guest("Ann L"), server.guest("Ben L")
    table = ann.make("duel", [me("Flit"), open_seat()], listed=True, clock=CLOCK)["id"]

    def shown(guest: Guest) -> list[Data]:
        return [one for one in guest.get("/api/lobby") if one["table"]["id"] == table]

    assert shown(ben) == []  # nobody is there
    line = ann.sit(table, 0)
    (found,) = shown(ben)
    assert found["peoples"] == ["Flit", ""]
    assert found["strengths"] == [None, None]
    assert shown(ann) == []
    line.close()
