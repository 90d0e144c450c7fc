"""The processes in which bots think. A table always uses the same process, which then has its game in memory.

A bot that thinks too long is stopped together with its process, and the caller gets `Speechless`. Two more
processes of the same kind analyse finished games and read records from strangers.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any

from bluemoon.bots.analysis import Turn
from bluemoon.messages import Message
from bluemoon.server import metrics
from bluemoon.server.adapters.base import Job
from bluemoon.server.thinking.bot_process import AnalysisRequest, Answer, Progress, Reading, Request, serve

if TYPE_CHECKING:
    from bluemoon.server.thinking.record_reading import Found, Unreadable

JUDGING = 600.0  # seconds that the analysis of a game may take
READING = 30.0  # seconds that the reading of a record may take
STARTING = 60.0  # seconds that a process may take to start
MOST_WAITING = 20
MOST_UNREAD = 5  # records that may wait to be read

Report = Callable[[float], None]


class Speechless(Exception):
    """A bot failed or took too long."""


class _Task:
    """A request on its way."""

    def __init__(
        self, request: Request | AnalysisRequest | Reading, patience: float, report: Report | None
    ) -> None:
        self.request = request
        self.patience = patience
        self.report = report
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Thinker:
    """One process and the requests that wait for it."""

    def __init__(self) -> None:
        self.waiting: deque[_Task] = deque()
        self.current: _Task | None = None
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.listens = False

    def ask(self, task: _Task) -> None:
        """Queue a request; its future gets the answer, or Speechless."""
        self.waiting.append(task)
        self._next()

    def _next(self) -> None:
        while self.current is None and self.waiting:
            task = self.waiting.popleft()
            if task.answer.done():  # the caller has given up
                continue
            self._start()
            assert self.line is not None
            self.current = task
            if self.listens:
                self._hand_over(task)
            else:
                self._set_alarm(STARTING)

    def _hand_over(self, task: _Task) -> None:
        """Send a request to the idle process. It reads at once, so that writing does not block."""
        assert self.line is not None
        self._set_alarm(task.patience)
        try:
            self.line.send(task.request)
        except OSError:
            self._fail("its process was gone")

    def _set_alarm(self, seconds: float) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = asyncio.get_running_loop().call_later(seconds, self._too_long)

    def _start(self) -> None:
        if self.process is not None and self.process.is_alive():
            return
        self.stop()
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other,), daemon=True)
        self.process.start()
        other.close()
        asyncio.get_running_loop().add_reader(self.line.fileno(), self._hear)
        os.set_blocking(self.line.fileno(), True)  # uvloop cleared it: long answers would come in pieces

    def _hear(self) -> None:
        assert self.line is not None
        try:
            said: Any = self.line.recv()
        except (EOFError, OSError):
            self._fail("its process died")
            return
        task = self.current
        if not self.listens:
            self.listens = True
            if task is not None:
                self._hand_over(task)
            return
        if task is None or said.number != task.request.number:
            return
        if isinstance(said, Progress):
            if task.report is not None:
                task.report(said.share)
            return
        self._done()
        if not task.answer.done():
            if said.error:
                task.answer.set_exception(Speechless(said.error))
            else:
                task.answer.set_result(said)
        self._next()

    def _too_long(self) -> None:
        self._fail("it took too long")

    def _fail(self, why: str) -> None:
        task = self.current
        self._done()
        self.stop()
        if task is not None and not task.answer.done():
            task.answer.set_exception(Speechless(why))
        asyncio.get_running_loop().call_soon(self._next)

    def _done(self) -> None:
        self.current = None
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def stop(self) -> None:
        """End the process."""
        self.listens = False
        if self.line is not None:
            asyncio.get_running_loop().remove_reader(self.line.fileno())
            with suppress(OSError):
                self.line.close()
            self.line = None
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None


class Thinkers:
    """All processes in which bots think."""

    def __init__(self, number: int, patience: float, seconds: float) -> None:
        self.thinkers = [Thinker() for _ in range(number)]
        self.patience = patience
        self.seconds = seconds
        self.number = 0
        self.judge = Thinker()  # analyses have their own process, so that no bot has to wait
        self.reader = Thinker()
        self.reading = READING

    async def choose(
        self, table: str, job: Job, level: str, seed: str, report: Report | None = None
    ) -> tuple[str, Message]:
        """The action that a bot of this level chooses, and why; raises Speechless if it fails or is too
        slow."""
        self.number += 1
        request = Request(self.number, table, job, level, seed, self.seconds)
        task = _Task(request, self.patience, report)
        self.thinkers[zlib.crc32(table.encode()) % len(self.thinkers)].ask(task)
        with metrics.BOTS.labels(level).time():
            answer = await task.answer
        assert answer.why is not None
        return answer.action, answer.why

    async def analyse(self, table: str, setup: dict[str, str], actions: tuple[str, ...]) -> tuple[Turn, ...]:
        """The analysed turns of a finished game; raises Speechless if that fails or takes too long."""
        if len(self.judge.waiting) >= MOST_WAITING:
            raise Speechless("too many games wait to be judged")
        self.number += 1
        task = _Task(AnalysisRequest(self.number, table, setup, actions), JUDGING, None)
        self.judge.ask(task)
        return (await task.answer).turns

    async def read(self, text: str) -> Found | Unreadable:
        """A record from a stranger as a table; raises Speechless if reading takes too long."""
        self.number += 1
        task = _Task(Reading(self.number, "", text), self.reading, None)
        self.reader.ask(task)
        found = (await task.answer).record
        assert found is not None
        return found

    @property
    def reads_much(self) -> bool:
        """Are there so many records waiting that no more are taken?"""
        return len(self.reader.waiting) >= MOST_UNREAD

    @property
    def waiting(self) -> int:
        """How many requests for bots wait or are being worked on."""
        return sum(len(thinker.waiting) + (thinker.current is not None) for thinker in self.thinkers)

    def close(self) -> None:
        """End all processes."""
        for thinker in (*self.thinkers, self.judge, self.reader):
            thinker.stop()
