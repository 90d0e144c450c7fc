"""Booking takes from the database only what one game touches, and says the same as a fold over all games."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bluemoon.server.ratings.booking import enter
from bluemoon.server.ratings.fold import MOST_A_DAY, Finished, Ladders
from bluemoon.server.storage.engine import open_engine, upgrade
from bluemoon.server.storage.store import Store
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
