"""Something that a process does again and again. It ends between two times, never in the middle: a task that
is cancelled while it waits for SQLite leaves a connection behind that keeps the process from ending."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress


class Chore:
    """Does its work every so many seconds until it is closed."""

    def __init__(self, work: Callable[[], Awaitable[None]], every: float, first: float | None = None) -> None:
        self.work = work
        self.every = every
        self.first = every if first is None else first
        self._over = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        wait = self.first
        while not await self._ends_within(wait):
            await self.work()
            wait = self.every

    async def _ends_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._over.wait(), seconds)
        return self._over.is_set()

    async def close(self) -> None:
        """Finish what is being done, and end."""
        self._over.set()
        await self._task
