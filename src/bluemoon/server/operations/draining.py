"""Draining a process before it ends, so that no game is lost and no player waits long.

It takes no more tables and no more lines; other processes take over its bots and clocks; its lines are closed
with the request to come again, and find another process behind the proxy."""

from __future__ import annotations

import asyncio

from bluemoon.server import metrics
from bluemoon.server.logs import log
from bluemoon.server.storage.engine import Away
from bluemoon.server.tables.registry import TableRegistry

AT_ONCE = 100  # lines that are closed at the same time
PAUSE = 0.05  # seconds between two such groups
FAREWELL = 0.5  # seconds in which the last of them are told


class Drain:
    """Drains this process, once, or until it is told to serve again."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._task: asyncio.Task[None] | None = None

    def means_us(self, what: str) -> bool:
        """Is an order to this process, by its id, its name or to all, meant for us?"""
        store = self.registry.store
        return what in ("", store.process, store.about.get("name"))

    async def ordered(self, what: str) -> None:
        """`bluemoon admin drain`: drain in the background; the process goes on to answer."""
        if self.means_us(what) and self._task is None:
            self._task = asyncio.create_task(self.drain(self.registry.settings.drain))

    async def resume(self, what: str) -> None:
        """`bluemoon admin resume`: take tables and lines again."""
        if not self.means_us(what):
            return
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._set(False)
        await self._sign()
        log.info("serving again")

    async def drain(self, notice: float) -> None:
        """Drain; `notice`: the seconds that the proxy is given to send new lines elsewhere first."""
        self._set(True)
        log.info("draining", notice=notice)
        await self._sign()
        try:
            await self.registry.hand_over()
        except Away as wrong:  # the others take over as after a crash
            log.warning("handing over failed", why=str(wrong))
        await asyncio.sleep(notice)
        await self._close_lines()
        log.info("drained")

    def _set(self, draining: bool) -> None:
        self.registry.draining = draining
        self.registry.store.about["state"] = "draining" if draining else "serving"
        metrics.DRAINING.set(draining)

    async def _sign(self) -> None:
        try:
            await self.registry.sign()
        except Away as wrong:
            log.warning("no sign of life", why=str(wrong))

    async def _close_lines(self) -> None:
        lines = [line for live in self.registry.all_live() for line in live.lines]
        for number, line in enumerate(lines, start=1):
            line.come_again()
            if number % AT_ONCE == 0:
                await asyncio.sleep(PAUSE)
        if lines:
            await asyncio.sleep(FAREWELL)
