"""Analyses of finished games by master, with the journal's version of each turning point."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from bluemoon.bots.analysis import Analysis, Turn
from bluemoon.messages import ServerCode
from bluemoon.server.adapters.base import Play
from bluemoon.server.adapters.city import CityPlay
from bluemoon.server.adapters.draft import DraftPlay
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.adapters.match import CHOOSE, MatchPlay
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

    async def of(self, live: LiveTable, who: Who, number: int | None = None) -> answers.Analysis:
        """The analysis of a finished table, of a match that of a game (the last one if no number says
        which); raises Refused if it cannot be analysed, or if it takes longer
        than anybody should wait for an answer: then it goes on, and one may ask again."""
        if live.table.status != "over" or live.table.play is None:
            raise Refused("not-possible", ServerCode.JUDGED_OVER)
        game = judged_of(live.table.play, number)
        name = f"{live.id}/{game.number}"
        task = self.known.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            if self.thinkers.judges_much(who.owners()):
                raise Refused("too-many", ServerCode.JUDGING_MUCH, retry_after=LATER)
            task = self.known[name] = asyncio.create_task(self._judge(live.id, name, game, who))
        self.known.move_to_end(name)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.shield(task)
        except TimeoutError:
            before = self.before.get(name, 0)
            raise Refused("waiting", ServerCode.JUDGED_LATER, retry_after=SOON, n=before) from None

    async def _judge(self, table: str, name: str, game: Judged, who: Who) -> answers.Analysis:
        try:
            turns = await self.thinkers.analyse(
                table, game.setup, game.texts, partial(self._waits, name), who.owners()
            )
        except Speechless as wrong:
            raise Refused("not-possible", ServerCode.NOT_JUDGED) from wrong
        finally:
            self.before.pop(name, None)
        versions = versions_of(game, await self.store.news(table, 0))
        return described(game.kind, turns, game.winners, versions)

    def _waits(self, name: str, before: int) -> None:
        self.before[name] = before


class Judged(NamedTuple):
    """A game to judge: of a match which one, and how many actions of later games follow."""

    kind: str
    setup: dict[str, str]
    texts: tuple[str, ...]
    winners: tuple[int, ...]
    number: int = 0
    later: int = 0


def judged_of(play: Play, number: int | None) -> Judged:
    """The game to judge; of a match the last one unless a number says which. Raises Refused if it was not
    played to its end."""
    shown: Play | None = play.match if isinstance(play, DraftPlay) else play
    if isinstance(shown, MatchPlay):
        return _of_match(shown, number)
    if not isinstance(shown, DuelPlay | CityPlay):
        raise Refused("not-possible", ServerCode.NOTHING_TO_JUDGE)
    if shown.result is None:
        raise Refused("not-possible", ServerCode.JUDGED_FINISHED)
    kind = "city" if isinstance(shown, CityPlay) else "duel"
    return Judged(kind, shown.setup, tuple(shown.texts), shown.result.winners)


def _of_match(play: MatchPlay, number: int | None) -> Judged:
    played = play.match.played
    number = len(played) if number is None else number
    if not 1 <= number <= len(played):
        raise Refused("not-possible", ServerCode.JUDGED_FINISHED)
    game = played[number - 1]
    later = sum(len(other.record.actions) for other in played[number:])
    unfinished = len(play.duel.texts) if play.duel is not None else 0
    return Judged(
        "duel",
        game.record.setup,
        tuple(game.record.actions),
        game.result.winners,
        number,
        later + unfinished,
    )


def versions_of(game: Judged, entries: Sequence[Entry]) -> list[int]:
    """The versions of the game's actions; Refused if the journal does not have them, because it was played
    before the table went on from a position."""
    versions = acted(entries)
    end = len(versions) - game.later
    found = versions[max(0, end - len(game.texts)) : end]
    if len(found) < len(game.texts):
        raise Refused("not-possible", ServerCode.NOT_JUDGED)
    return found


def acted(entries: Sequence[Entry]) -> list[int]:
    """The versions of all actions in games that were not taken back: choosing a deck for one is none."""
    versions: list[int] = []
    for entry in entries:
        if entry.kind == journal.CUT:  # what comes before it is not replayed
            versions.clear()
        elif entry.kind == journal.ACT and not entry.body["action"].startswith(CHOOSE):
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
