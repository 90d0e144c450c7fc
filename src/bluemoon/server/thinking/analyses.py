"""Analyses of finished games by master, with the journal's version of each turning point."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from bluemoon.bots.analysis import Analysis, Turn
from bluemoon.messages import ServerCode
from bluemoon.server.adapters.base import Play
from bluemoon.server.adapters.city import CityPlay
from bluemoon.server.adapters.draft import DraftPlay
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.adapters.match import MatchPlay
from bluemoon.server.budgets import Who
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol import answers
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Entry, Refused
from bluemoon.server.thinking.bot_pool import Speechless, Thinkers

if TYPE_CHECKING:
    from bluemoon.server.tables.live_table import LiveTable

KEPT = 200
PATIENCE = 10.0  # seconds until somebody who waits is told how many games come before his
SOON = 3.0  # when to ask again for an analysis that is under way
LATER = 60.0


class Analyses:
    """Analyses each finished game once and keeps the result."""

    def __init__(self, thinkers: Thinkers, store: Store) -> None:
        self.thinkers = thinkers
        self.store = store
        self.patience = PATIENCE
        self.before: dict[str, int] = {}  # how many games are judged before one that waits
        self.known: OrderedDict[str, asyncio.Task[answers.Analysis]] = OrderedDict()

    async def of(self, live: LiveTable, who: Who) -> answers.Analysis:
        """The analysis of a finished table; raises Refused if it cannot be analysed, or if it takes longer
        than anybody should wait for an answer: then it goes on, and one may ask again."""
        if live.table.status != "over" or live.table.play is None:
            raise Refused("not-possible", ServerCode.JUDGED_OVER)
        task = self.known.get(live.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            if self.thinkers.judges_much(who.owners()):
                raise Refused("too-many", ServerCode.JUDGING_MUCH, retry_after=LATER)
            task = self.known[live.id] = asyncio.create_task(self._judge(live.id, live.table.play, who))
        self.known.move_to_end(live.id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.shield(task)
        except TimeoutError:
            before = self.before.get(live.id, 0)
            raise Refused("waiting", ServerCode.JUDGED_LATER, retry_after=SOON, n=before) from None

    async def _judge(self, table: str, play: Play, who: Who) -> answers.Analysis:
        game = _game(play)
        if game.result is None:
            raise Refused("not-possible", ServerCode.JUDGED_FINISHED)
        try:
            turns = await self.thinkers.analyse(
                table, game.setup, tuple(game.texts), partial(self._waits, table), who.owners()
            )
        except Speechless as wrong:
            raise Refused("not-possible", ServerCode.NOT_JUDGED) from wrong
        finally:
            self.before.pop(table, None)
        versions = acted(await self.store.news(table, 0))[-len(game.texts) :]
        kind = "city" if isinstance(game, CityPlay) else "duel"
        return described(kind, turns, game.result.winners, versions)

    def _waits(self, table: str, before: int) -> None:
        self.before[table] = before


def _game(play: Play) -> DuelPlay | CityPlay:
    """The game to judge; of a match, the last one."""
    shown: Play | None = play
    if isinstance(shown, DraftPlay):
        shown = shown.match
    if isinstance(shown, MatchPlay):
        shown = shown.duel or shown.last
    if isinstance(shown, DuelPlay | CityPlay):
        return shown
    raise Refused("not-possible", ServerCode.NOTHING_TO_JUDGE)


def acted(entries: Sequence[Entry]) -> list[int]:
    """The versions of all actions that were not taken back."""
    versions: list[int] = []
    for entry in entries:
        if entry.kind == journal.ACT:
            versions.append(entry.number)
        elif entry.kind == journal.TAKE_BACK:
            versions.pop()
    return versions


def described(
    kind: str, turns: Sequence[Turn], winners: tuple[int, ...], versions: Sequence[int]
) -> answers.Analysis:
    """The analysis for the page: the (first) winner's chance at the beginning of each turn, and the turning
    points."""
    points = Analysis(kind, winners, list(turns)).turning_points()
    return answers.Analysis(
        seat=winners[0] if winners else -1,
        chances=[
            answers.Chance(versions[turn.first] - 1, turn.number, turn.before, list(turn.chances))
            for turn in turns
        ],
        turning_points=[
            answers.TurningPoint(
                version=versions[turn.first] - 1,
                seat=turn.seat,
                action=turn.played,
                steps=[coded(step) for step in turn.steps],
                better=None if turn.better is None else coded(turn.better),
                swing=turn.swing,
                text=f"turn {turn.number}: {turn.played}",
                loss=turn.loss,
                error=turn.error,
                place=turn.place,
            )
            for turn in points
        ],
    )
