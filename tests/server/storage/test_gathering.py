"""Entries that come one by one are written at once; where many come, they are written together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from bluemoon.server.storage.appends import Append
from bluemoon.server.storage.journal_writer import GATHERING, JournalWriter
from bluemoon.server.tables.journal import ACT, Entry


class Counting(JournalWriter):
    """Writes nothing, and notes how many entries each transaction had."""

    def __init__(self) -> None:
        super().__init__("process")
        self.sizes: list[int] = []

    async def write(self, jobs: Sequence[Append]) -> None:
        self.sizes.append(len(jobs))
        await asyncio.sleep(0)


def entry(number: int) -> Append:
    return Append(f"table {number}", Entry(1, ACT, 0, {}, 0), "running", "", None)


async def steadily(writer: JournalWriter, number: int, pause: float) -> list[float]:
    """Add entries of different tables with a pause between them; how long each took."""
    took: list[float] = []

    async def add(one: int) -> None:
        began = time.monotonic()
        await writer.append(entry(one), None)
        took.append(time.monotonic() - began)

    async with asyncio.TaskGroup() as group:
        for one in range(number):
            group.create_task(add(one))
            await asyncio.sleep(pause)
    return took


def test_few_are_written_at_once() -> None:
    writer = Counting()
    took = asyncio.run(steadily(writer, 20, 0.02))
    assert writer.sizes == [1] * 20
    assert sorted(took)[10] < GATHERING / 2


def test_many_are_written_together_and_all_of_them() -> None:
    writer = Counting()
    took = asyncio.run(steadily(writer, 900, 0.001))
    assert sum(writer.sizes) == len(took) == 900
    assert max(writer.sizes) >= 3  # it was one for each before
    assert len(writer.sizes) < 600


def test_after_a_rush_entries_are_written_at_once_again() -> None:
    async def both() -> list[float]:
        writer = Counting()
        await steadily(writer, 900, 0.0005)
        await asyncio.sleep(0.3)
        await steadily(writer, 2, 0.01)
        return await steadily(writer, 9, 0.02)

    assert sorted(asyncio.run(both()))[4] < GATHERING / 2
