"""Automatic steps of a table while the database is away for a moment: they are taken when it is back, without
waiting until they are overdue."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bluemoon.server.budgets import Budgets
from bluemoon.server.settings import Settings
from bluemoon.server.storage.appends import Append
from bluemoon.server.storage.engine import Away, open_engine, upgrade
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import live_table
from bluemoon.server.tables.journal import SeatSetup, Setup
from bluemoon.server.tables.registry import TableRegistry

SEATS = (SeatSetup("bot", "Random", "random"), SeatSetup("bot", "Random 2", "random"))
MOVES = 5


class Leaky(Store):
    """Every other entry is not written, or written though nobody is told so."""

    tried = 0

    async def append(self, job: Append) -> None:
        self.tried += 1
        if self.tried % 4 == 1:
            raise Away("before")
        await super().append(job)
        if self.tried % 4 == 3:
            raise Away("after")


def test_bots_go_on_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "AWAY_SECONDS", 0.01)

    async def play() -> list[int]:
        settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", pace=0, workers=1)
        engine = open_engine(settings.database)
        await upgrade(engine)
        registry = TableRegistry(settings, Leaky(engine, "test"), Budgets(settings))
        live = await registry.create(Setup("city", SEATS), [None, None], "ann")
        async with asyncio.timeout(120):  # nobody sweeps here
            while live.table.version < MOVES:
                await asyncio.sleep(0.01)
        live.stop()
        entries = await registry.store.news(live.id, 0)
        await registry.close()
        await registry.store.close()
        return [entry.number for entry in entries]

    numbers = asyncio.run(play())
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= MOVES
