"""Threads for work that may take long: the server goes on with everything else meanwhile.

Plain Python lets other threads run every few milliseconds, so nobody waits for a hard decision at somebody
else's table. Compiled rules do not, but they are some thirty times as quick; an action then costs less than
changing threads does, and is taken at once.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from bluemoon.duel import engine
from bluemoon.server.budgets import NOBODY, Budgets, Who

R = TypeVar("R")

COMPILED: Final = not str(engine.__file__).endswith(".py")
THREADS: Final = 8
OF_GUEST: Final = 1  # threads that may work for one guest at a time
OF_ADDRESS: Final = 3
SWITCH: Final = 0.001  # seconds after which another thread gets its turn


class Desk:
    """Works for whoever asks, and charges what it cost to his budget of computing."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self._threads = ThreadPoolExecutor(THREADS, "desk")
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        sys.setswitchinterval(SWITCH)

    async def run(self, who: Who, work: Callable[[], R], lock: asyncio.Lock | None = None) -> R:
        """The result of the work, done in a thread. Raises Refused if his budget is used up. `lock`: held
        while it is done, but not while he waits for his turn."""
        if who == NOBODY:  # the server itself waits for no turn
            async with lock or nullcontext():
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        self.budgets.computing.demand(who, 0)
        # Whoever is no guest shares his turn with the others at his address, not with everybody.
        guest = who.guest or f"nobody at {who.address}"
        near = self._turn(f"at {who.address}", OF_ADDRESS)
        async with self._turn(f"guest {guest}", OF_GUEST), near, lock or nullcontext():
            spent: list[float] = []
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, _timed, work, spent)
            finally:
                self.budgets.computing.charge(who, sum(spent))

    async def quick(self, who: Who, work: Callable[[], R]) -> R:
        """The result of work that is quick with compiled rules: then it is done at once."""
        return work() if COMPILED else await self.run(who, work)

    def _turn(self, name: str, most: int) -> asyncio.Semaphore:
        turn = self._turns.get(name)
        if turn is None:
            turn = self._turns[name] = asyncio.Semaphore(most)
        return turn

    def close(self) -> None:
        """End the threads; work that has begun is finished."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], R], spent: list[float]) -> R:
    began = time.thread_time()
    try:
        return work()
    finally:
        spent.append(time.thread_time() - began)
