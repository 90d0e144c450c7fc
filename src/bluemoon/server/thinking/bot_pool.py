"""The processes in which bots think. A table always uses the same process, which then has its game in memory.

A bot that thinks too long is stopped together with its process, and the caller gets `Speechless`. Three more
processes of the same kind are for bots that answer at once, for the analysis of finished games and for
records from strangers. In each queue guests take turns: however many masters one of them has set to work,
another waits for one decision of them, and a novice for none.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any

from bluemoon.bots.analysis import Turn
from bluemoon.lab.tasks import Task
from bluemoon.lab.trial import Played
from bluemoon.messages import Message
from bluemoon.platforms import can_watch_pipes
from bluemoon.server import metrics
from bluemoon.server.adapters.base import Job
from bluemoon.server.thinking.bot_process import (
    AnalysisRequest,
    Answer,
    Batch,
    Progress,
    Reading,
    Request,
    serve,
)
from bluemoon.server.thinking.fair_queue import FairQueue

if TYPE_CHECKING:
    from bluemoon.server.thinking.record_reading import Found, Unreadable

QUICK = ("random", "novice")  # levels that answer at once; they never wait for the others
JUDGING = 600.0  # seconds that the analysis of a game may take
PLAYING = 120.0  # seconds that a batch of the lab's games may take
READING = 30.0  # seconds that the reading of a record may take
STARTING = 60.0  # seconds that a process may take to start
MOST_WAITING = 3  # games of one guest that may wait to be judged
MOST_UNREAD = 2  # records of one guest that may wait to be read
TELLING = 1.0  # how often somebody who waits is told how many come before him

Report = Callable[[float], None]
Waiting = Callable[[int], None]
Owner = tuple[str, ...]  # an address and a guest (`fair_queue`)
NOBODY: Owner = ("", "")


class Speechless(Exception):
    """A bot failed or took too long."""


class _Task:
    """A request on its way."""

    def __init__(
        self,
        request: Request | AnalysisRequest | Reading | Batch,
        patience: float,
        report: Report | None = None,
        owner: Owner = NOBODY,
    ) -> None:
        self.owner = owner
        self.request = request
        self.patience = patience
        self.report = report
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Thinker:
    """One process and the requests that wait for it."""

    def __init__(self) -> None:
        self.waiting: FairQueue[_Task] = FairQueue()
        self.current: _Task | None = None
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.resting: asyncio.TimerHandle | None = None  # ends an idle process
        self.listens = False
        self.used = False  # since it was last looked whether it is idle

    def ask(self, task: _Task) -> None:
        """Queue a request; its future gets the answer, or Speechless."""
        self.used = True
        self.waiting.put(task.owner, task)
        self._next()

    async def answer(self, task: _Task, waiting: Waiting | None = None) -> Answer:
        """Queue a request and wait for the answer; Speechless if it fails. `waiting` is called again and
        again with the number of requests that come before it."""
        self.ask(task)
        try:
            while not task.answer.done():
                before = None if task is self.current else self.waiting.before(task)
                if waiting is not None and before is not None:
                    waiting(before + (self.current is not None))
                await asyncio.wait({task.answer}, timeout=TELLING if waiting is not None else None)
        except asyncio.CancelledError:
            task.answer.cancel()  # nobody wants it any more
            raise
        return task.answer.result()

    def _next(self) -> None:
        while self.current is None and self.waiting:
            task = self.waiting.take()
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
        if can_watch_pipes():
            asyncio.get_running_loop().add_reader(self.line.fileno(), self._hear)
            os.set_blocking(self.line.fileno(), True)  # uvloop cleared it: long answers would come in pieces
        else:
            _listen(self.line, asyncio.get_running_loop(), self._hear_from)

    def _hear(self) -> None:
        assert self.line is not None
        try:
            said: Any = self.line.recv()
        except (EOFError, OSError):
            said = None
        self._heard(said)

    def _hear_from(self, line: Connection, said: Any) -> None:
        """What a thread read; a line that is not in use any more has nothing to say."""
        if line is self.line:
            self._heard(said)

    def _heard(self, said: Any) -> None:
        if said is None:
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

    def rest(self, seconds: float) -> None:
        """End the process if for so long nobody wants anything of it. Not at once: starting one costs more
        than most of what is wanted."""
        if self.process is None or self.resting is not None:
            return
        self.resting = asyncio.get_running_loop().call_later(seconds, self._rest, seconds)

    def _rest(self, seconds: float) -> None:
        self.resting = None
        if self.used or self.current is not None or self.waiting:
            self.used = False
            self.rest(seconds)
        else:
            self.stop()

    def stop(self) -> None:
        """End the process."""
        self.listens = False
        if self.resting is not None:
            self.resting.cancel()
            self.resting = None
        if self.line is not None:
            if can_watch_pipes():
                asyncio.get_running_loop().remove_reader(self.line.fileno())
            with suppress(OSError):
                self.line.close()
            self.line = None
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None


def _listen(
    line: Connection, loop: asyncio.AbstractEventLoop, hear: Callable[[Connection, Any], None]
) -> None:
    """Read a line in a thread of its own, where asyncio cannot watch it; None tells that it has ended."""

    def read() -> None:
        said: Any = ""
        while said is not None:
            try:
                said = line.recv()
            except (EOFError, OSError, TypeError):  # TypeError: closed while it was read
                said = None
            with suppress(RuntimeError):  # the loop has ended before
                loop.call_soon_threadsafe(hear, line, said)

    threading.Thread(target=read, daemon=True).start()


class Thinkers:
    """All processes in which bots think."""

    def __init__(
        self, number: int, patience: float, seconds: float, lab: int = 1, lab_rest: float = 30.0
    ) -> None:
        self.thinkers = [Thinker() for _ in range(number)]
        self.quick = Thinker()
        self.patience = patience
        self.seconds = seconds
        self.number = 0
        self.judge = Thinker()  # analyses have their own process, so that no bot has to wait
        self.reader = Thinker()
        self.lab = [Thinker() for _ in range(lab)]  # started when somebody tries a deck
        self.lab_rest = lab_rest
        self.reading = READING
        self.outside: dict[tuple[str, str], str] = {}  # bots of others in the place of levels

    async def choose(
        self,
        table: str,
        job: Job,
        level: str,
        seed: str,
        report: Report | None = None,
        waiting: Waiting | None = None,
        owner: Owner = NOBODY,
    ) -> tuple[str, Message]:
        """The action that a bot of this level chooses, and why; raises Speechless if it fails or is too
        slow. `report` and `waiting` are told of its progress, `owner` pays for it with his turn."""
        self.number += 1
        bot = self.outside.get((job.game, level), level)
        request = Request(self.number, table, job, bot, seed, self.seconds)
        task = _Task(request, self.patience, report, owner)
        slow = self.thinkers[zlib.crc32(table.encode()) % len(self.thinkers)]
        with metrics.BOTS.labels(level).time():
            answer = await (self.quick if bot in QUICK else slow).answer(task, waiting)
        assert answer.why is not None
        return answer.action, answer.why

    async def analyse(
        self,
        table: str,
        setup: dict[str, str],
        actions: tuple[str, ...],
        waiting: Waiting | None = None,
        owner: Owner = NOBODY,
    ) -> tuple[Turn, ...]:
        """The analysed turns of a finished game; raises Speechless if that fails or takes too long."""
        self.number += 1
        task = _Task(AnalysisRequest(self.number, table, setup, actions), JUDGING, owner=owner)
        return (await self.judge.answer(task, waiting)).turns

    def judges_much(self, owner: Owner) -> bool:
        """Are there so many games of this guest waiting that no more are taken?"""
        return self.judge.waiting.size_of(owner) >= MOST_WAITING

    async def read(
        self, text: str, owner: Owner = NOBODY, taken: Iterable[str] = ()
    ) -> tuple[Found | Unreadable, float]:
        """A record from a stranger as a table, and the seconds of computing that it took; raises Speechless
        if reading takes too long. `taken`: names that are not shown."""
        self.number += 1
        request = Reading(self.number, "", text, frozenset(taken))
        answer = await self.reader.answer(_Task(request, self.reading, owner=owner))
        assert answer.record is not None
        return answer.record, answer.seconds

    async def play(self, process: int, tasks: tuple[Task, ...], owner: Owner) -> tuple[Played, ...]:
        """The outcomes of games of the lab; raises Speechless if that takes too long."""
        self.number += 1
        task = _Task(Batch(self.number, "", tasks), PLAYING, owner=owner)
        return (await self.lab[process].answer(task)).games

    async def written(self, game: Task, owner: Owner) -> str:
        """The record of a game of the lab; raises Speechless if that takes too long."""
        self.number += 1
        task = _Task(Batch(self.number, "", (game,), written=True), PLAYING, owner=owner)
        return (await self.lab[0].answer(task)).action

    def rest_lab(self) -> None:
        """End the processes of the lab, if nobody wants anything of them soon."""
        for thinker in self.lab:
            thinker.rest(self.lab_rest)

    def reads_much(self, owner: Owner) -> bool:
        """Are there so many records of this guest waiting that no more are taken?"""
        return self.reader.waiting.size_of(owner) >= MOST_UNREAD

    @property
    def waiting(self) -> int:
        """How many requests for bots wait or are being worked on."""
        bots = (self.quick, *self.thinkers)
        return sum(len(thinker.waiting) + (thinker.current is not None) for thinker in bots)

    def close(self) -> None:
        """End all processes."""
        for thinker in (self.quick, *self.thinkers, self.judge, self.reader, *self.lab):
            thinker.stop()
