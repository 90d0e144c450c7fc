"""Entries that come one by one are written at once; where many come, they are written together.

The clock is the loop's, and it skips what would be slept: a busy machine changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from bluemoon.server.storage.appends import Append
from bluemoon.server.storage.journal_writer import GATHERING, JournalWriter
from bluemoon.server.tables.journal import ACT, Entry


class Skipping(asyncio.SelectorEventLoop):
    """A loop that sleeps never: its clock jumps to the time at which there is something to do."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0
        selector: Any = self._selector  # type: ignore[attr-defined]
        look: Callable[[float], Any] = selector.select

        def skip(timeout: float | None) -> Any:
            self.now += timeout or 0.0
            return look(0.0)

        selector.select = skip

    def time(self) -> float:
        return self.now


def run(what: Coroutine[Any, Any, list[float]]) -> list[float]:
    with asyncio.Runner(loop_factory=Skipping) as runner:
        return runner.run(what)


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
    clock = asyncio.get_running_loop().time

    async def add(one: int) -> None:
        began = clock()
        await writer.append(entry(one), None)
        took.append(clock() - began)

    async with asyncio.TaskGroup() as group:
        for one in range(number):
            group.create_task(add(one))
            await asyncio.sleep(pause)
    return took


def test_few_are_written_at_once() -> None:
    writer = Counting()
    took = run(steadily(writer, 20, 0.02))
    assert writer.sizes == [1] * 20
    assert sorted(took)[10] < GATHERING / 2


def test_many_are_written_together_and_all_of_them() -> None:
    writer = Counting()
    took = run(steadily(writer, 900, 0.001))
    assert sum(writer.sizes) == len(took) == 900
    assert max(writer.sizes) >= 3  # it was one for each before
    assert len(writer.sizes) < 600


def test_after_a_rush_entries_are_written_at_once_again() -> None:
    async def both() -> list[float]:
        writer = Counting()
        await steadily(writer, 900, 0.0005)
        await steadily(
            writer, 30, 0.02
        )  # more than two windows of counting: one may have seen part of the rush
        return await steadily(writer, 9, 0.02)

    assert sorted(run(both()))[4] < GATHERING / 2
