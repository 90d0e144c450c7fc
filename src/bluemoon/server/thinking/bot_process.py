"""What runs in a bot's process: the game is made from its record, and a bot chooses from its seat's view."""

from __future__ import annotations

import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, NamedTuple

from bluemoon import city, duel
from bluemoon.bots import Bot, make
from bluemoon.bots.analysis import Turn, analyse
from bluemoon.bots.base import NO_BUDGET, Budget
from bluemoon.bots.duel import CoachBot
from bluemoon.formats import draft
from bluemoon.lab.tasks import Task, played
from bluemoon.lab.trial import Played, play_trial
from bluemoon.messages import Message
from bluemoon.record import Record
from bluemoon.server.adapters.base import Job

if TYPE_CHECKING:
    from bluemoon.server.thinking.record_reading import Found, Unreadable

NICE = 10  # of processes that play for the lab
KEPT = 200  # games that a process keeps in mind

REPLAYS: dict[str, Callable[[Record], Any]] = {
    "duel": duel.replay,
    "city": city.replay,
    "draft": draft.replay,
}


class Request(NamedTuple):
    """A decision for a bot."""

    number: int
    table: str
    job: Job
    level: str
    seed: str
    seconds: float  # for a whole turn; 0: as the level likes


class AnalysisRequest(NamedTuple):
    """A request to analyse a finished game."""

    number: int
    table: str
    setup: dict[str, str]
    actions: tuple[str, ...]


class Reading(NamedTuple):
    """A request to read the text of a record."""

    number: int
    table: str  # there is none yet
    text: str
    taken: frozenset[str] = frozenset()  # names that are not shown


class Batch(NamedTuple):
    """Games of the lab; `written`: as a record, and only the first."""

    number: int
    table: str  # there is none
    tasks: tuple[Task, ...]
    written: bool = False


class Answer(NamedTuple):
    """The answer to a request: an action in notation and why, or analysed turns, or a record, or what went
    wrong."""

    number: int
    action: str = ""
    why: Message | None = None
    turns: tuple[Turn, ...] = ()
    error: str = ""
    record: Found | Unreadable | None = None
    games: tuple[Played, ...] = ()  # of the lab
    seconds: float = 0.0  # of computing


class Progress(NamedTuple):
    """How much of its time the bot has used."""

    number: int
    share: float


@dataclass
class Game:
    """A game that is kept, with the bots that play in it."""

    setup: dict[str, str]
    game: Any
    actions: list[str] = field(default_factory=list)
    bots: dict[tuple[int, str], Bot[Any, Any]] = field(default_factory=dict)


class Mind:
    """The games that the process keeps, by table, the latest used last."""

    def answer(
        self, request: Request | AnalysisRequest | Reading | Batch, report: Callable[[float], None]
    ) -> Answer:
        """The answer to a request of any kind."""
        if isinstance(request, Request):
            return self.choose(request, report)
        if isinstance(request, Batch):
            return self._lab(request)
        if isinstance(request, Reading):
            from bluemoon.server.thinking.record_reading import read  # bots do without it

            return Answer(request.number, record=read(request.text, request.taken))
        record = Record(dict(request.setup), list(request.actions))
        return Answer(request.number, turns=tuple(analyse(record, progress=report).turns))

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()
        self.steps_back = False

    def choose(self, request: Request, report: Callable[[float], None]) -> Answer:
        """Let a bot choose an action; the same bot is used for all decisions of a seat."""
        job = request.job
        kept = self._game(request.table, job)
        bot = kept.bots.get((job.seat, request.level))
        if bot is None:
            budget = Budget(seconds=request.seconds) if request.seconds else NO_BUDGET
            bot = make(job.game, request.level, request.seed, budget)
            kept.bots[(job.seat, request.level)] = bot
        if isinstance(bot, CoachBot):
            bot.against = job.against
        bot.progress = lambda share, _favourite: report(share)  # its favourite action stays secret
        game = kept.game
        actions = game.legal_actions(job.seat) if job.game == "draft" else game.legal_actions()
        action = bot.choose(game.view(job.seat), actions)
        return Answer(request.number, action.text, bot.explain())

    def _lab(self, batch: Batch) -> Answer:
        """Play for the lab. Tables come first: such a process runs with less right to a core."""
        if not self.steps_back and hasattr(os, "nice"):
            os.nice(NICE)
            self.steps_back = True
        if batch.written:
            return Answer(batch.number, played(batch.tasks[0])[0].record().write())
        return Answer(batch.number, games=tuple(play_trial(task) for task in batch.tasks))

    def _game(self, table: str, job: Job) -> Game:
        """The game of the table, brought up to date."""
        kept = self.games.pop(table, None)
        known = kept.actions if kept is not None else []
        if kept is None or kept.setup != job.setup or known != list(job.actions[: len(known)]):
            kept = Game(job.setup, REPLAYS[job.game](Record(dict(job.setup))))
        for text in job.actions[len(kept.actions) :]:
            kept.game.apply(text)
            kept.actions.append(text)
        self.games[table] = kept
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return kept


def serve(connection: Connection) -> None:
    """Answer requests until the server is gone. A first message tells the server that the process has
    started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mind = Mind()
    connection.send(Progress(0, 0.0))
    while True:
        try:
            request = connection.recv()
        except (EOFError, OSError):
            return
        number = request.number
        began = time.process_time()
        try:
            answer = mind.answer(request, lambda share: connection.send(Progress(number, share)))  # noqa: B023
        except Exception as wrong:  # an error of a bot must not end its process
            mind.games.pop(request.table, None)
            answer = Answer(number, error=f"{type(wrong).__name__}: {wrong}")
        try:
            connection.send(answer._replace(seconds=time.process_time() - began))
        except OSError:
            return
