"""Booking takes from the database only what one game touches, and says the same as a fold over all games."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from bluemoon.duel.model.piles import UNSAID
from bluemoon.formats.decks import DeckList
from bluemoon.server.ratings.booking import book_all, enter, read_finished, read_records, recompute
from bluemoon.server.ratings.fold import MOST_A_DAY, Finished, Ladders
from bluemoon.server.storage.engine import open_engine, upgrade
from bluemoon.server.storage.schema import ratings
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal, summary
from bluemoon.server.tables.journal import Clock, Entry, SeatSetup, Setup
from bluemoon.server.tables.table_state import TableState
from tests.server.ratings.test_fold import duel


def test_the_limits_of_a_day_are_the_same_in_the_database(tmp_path: Path) -> None:
    """Somebody with many names who throw games for him, and then games with others and on another day."""
    found = [duel("ann", f"throws {number}") for number in range(MOST_A_DAY + 2)]
    found += [duel("ben", "ann"), *[duel("ben", "cleo")] * 4, duel("ann", "ben", day=2)]
    games = [game._replace(table=f"t{number}") for number, game in enumerate(found)]
    ladders = Ladders()
    assert asyncio.run(booked(tmp_path, games)) == [ladders.book(game).verdict for game in games]


async def booked(folder: Path, games: list[Finished]) -> list[str]:
    engine = open_engine(f"sqlite:///{folder / 'tables.db'}")
    await upgrade(engine)
    store = Store(engine, "test")
    verdicts: list[str] = []
    async with store.writing() as connection:
        for number, game in enumerate(games, start=1):
            verdicts.append((await enter(connection, number, game)).verdict)
    await store.close()
    return verdicts


# --- computed anew from the journals ----------------------------------------------------------------------

KEPT = ("ann", "ben", "cleo", "dan", "eve")


class Played(NamedTuple):
    """A game that somebody left, until nobody was there any more."""

    game: str
    rated: bool
    holders: tuple[str | None, ...]  # None: a bot
    leave: tuple[tuple[bool, int], ...]  # by the clock, if it is his turn, or by resigning; the seat


@st.composite
def played(draw: st.DrawFn) -> Played:
    game = draw(st.sampled_from(("duel", "city")))
    holders: list[str | None] = [
        *draw(st.permutations(KEPT))[: draw(st.integers(2, 4 if game == "city" else 2))]
    ]
    if draw(st.booleans()):
        holders[draw(st.integers(0, len(holders) - 1))] = None
    people = [seat for seat, guest in enumerate(holders) if guest is not None]
    order = draw(st.permutations(people))[: 1 if game == "duel" else None]
    leave = tuple((draw(st.booleans()), seat) for seat in order)
    return Played(game, draw(st.booleans()), tuple(holders), leave)


def stored(number: int, one: Played) -> tuple[dict[str, Any], list[Entry]]:
    """The row and the journal of such a game, as the server writes them."""
    seats = tuple(
        SeatSetup("bot", "Adept", "adept", (DeckList("Hoax", "Hoax"),) if one.game == "duel" else ())
        if guest is None
        else SeatSetup("guest", guest, decks=(DeckList("Vulca", "Vulca"),) if one.game == "duel" else ())
        for guest in one.holders
    )
    at = 1_000_000 + number * 40_000_000  # a few a day, so that the limits of a day matter
    setup = Setup(
        one.game, seats, rated=one.rated, clock=Clock(10), piles="top" if one.game == "duel" else UNSAID
    )
    table = TableState(setup, f"seed {number}", at)
    entries = []
    for by_clock, seat in one.leave:
        if table.status == "over":
            break
        at += 700_000
        kind = journal.FLAG if by_clock and seat in table.deciders else journal.RESIGN
        entries.append(Entry(table.version + 1, kind, seat, {}, at, None, one.holders[seat]))
        table.add(entries[-1])
    assert table.status == "over"
    row = {
        "id": f"t{number}",
        "game": one.game,
        "title": "",
        "setup": msgspec.json.encode(setup).decode(),
        "seed": "",
        "rules": "",
        "status": "over",
        "version": table.version,
        "public": msgspec.json.encode(summary.public(table)).decode(),
        "listed": False,
        "maker": one.holders[0] or "ann",
        "created": table.created,
        "changed": at,
    }
    return row, entries


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without rows; each example takes a copy."""
    file: Path = tmp_path_factory.mktemp("ratings") / "empty.db"

    async def make() -> None:
        engine = open_engine(f"sqlite:///{file}")
        await upgrade(engine)
        await engine.dispose()

    asyncio.run(make())
    return file


def test_two_processes_of_sqlite_book_each_game_once(empty: Path, tmp_path: Path) -> None:
    """`bluemoon admin` books beside the server, at the same moment."""

    async def both() -> list[int]:
        file = shutil.copy(empty, tmp_path / "tables.db")
        stores = [Store(open_engine(f"sqlite:///{file}"), name) for name in ("server", "admin")]
        done = []
        for number in range(12):
            row, entries = stored(number, Played("duel", True, ("ann", "ben"), ((False, 0),)))
            await stores[0].create(row, [None, "ben"], entries)
            done.append(sum(await asyncio.gather(*map(book_all, stores))))
        for store in stores:
            await store.close()
        return done

    assert asyncio.run(both()) == [1] * 12


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(found=st.lists(played(), min_size=1, max_size=10))
def test_computed_anew_from_the_journals_the_figures_are_the_same(empty: Path, found: list[Played]) -> None:
    asyncio.run(_recomputed(empty, found))


async def _recomputed(empty: Path, found: list[Played]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = shutil.copy(empty, Path(folder) / "tables.db")
        store = Store(open_engine(f"sqlite:///{file}"), "test")
        for number, one in enumerate(found):
            row, entries = stored(number, one)
            gone = {entry.seat for entry in entries}
            holders = [None if seat in gone else who for seat, who in enumerate(one.holders)]
            await store.create(row, holders, entries)
            await book_all(store)  # each by itself, as they end
        ladders = Ladders()
        async with store.reading() as connection:
            for number, one in enumerate(found):
                game = await read_finished(connection, stored(number, one)[0])
                assert game is not None
                ladders.book(game)
            assert await read_records(connection, KEPT) == ladders.records  # exactly
        done = await recompute(store)
        assert (done.games, done.journals, done.differences) == (len(found), len(found), 0)
        if ladders.records:
            async with store.writing() as connection:
                await connection.execute(update(ratings).values(mu=ratings.c.mu + 1e-12))
            assert (await recompute(store, repair=True)).differences == len(ladders.records)
            assert (await recompute(store)).differences == 0
        await store.close()
