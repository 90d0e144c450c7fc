"""Puzzles for the page: a turn is played on the engine, judged, and the opponent's answer is shown.

Nothing is stored: the page sends all moves of the turn so far, and the turn is played anew. So there is no
table, and going back is sending fewer moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from typing import Final

import msgspec

from bluemoon.bots.duel.heuristics import prefer
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import kind_of
from bluemoon.duel.rules.permitted import permitted
from bluemoon.messages import ServerCode
from bluemoon.puzzles import Puzzle, all_puzzles, daily
from bluemoon.puzzles.judging import Judged, Verdict, judge, turn_is_over
from bluemoon.puzzles.reach import reach
from bluemoon.puzzles.turns import hold
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.lessons import NEVER, forbidden, quiet_table
from bluemoon.server.protocol.puzzles import (
    PuzzleAbout,
    PuzzleList,
    PuzzleMoment,
    PuzzlePlayed,
    PuzzleReach,
    PuzzleStart,
    PuzzleVerdict,
)
from bluemoon.server.protocol.tables import LogEntry
from bluemoon.server.tables.journal import Refused
from bluemoon.sets import size

END_STEPS: Final = 60  # moves after a solution until the fight is over, as a safeguard


def about(puzzle: Puzzle) -> PuzzleAbout:
    """The puzzle as the list shows it; nothing of it tells the solution but its theme."""
    return PuzzleAbout(
        puzzle.name,
        puzzle.people,
        puzzle.opponent,
        puzzle.theme,
        puzzle.goal,
        puzzle.difficulty,
        puzzle.turns,
    )


def today() -> date:
    """The day in UTC, the same for everybody."""
    return datetime.now(UTC).date()


@cache
def encoded_list(day: date) -> bytes:
    """The list as JSON; made once a day."""
    puzzles = [about(puzzle) for puzzle in all_puzzles().values()]
    return msgspec.json.encode(PuzzleList(day.isoformat(), daily(day).name, puzzles))


def start(puzzle: Puzzle) -> PuzzleStart:
    """The puzzle before the first move."""
    turn = _Turn(puzzle)
    table = quiet_table(f"puzzle-{puzzle.name}", "duel", puzzle.rules, puzzle.seat, turn.play.decks)
    return PuzzleStart(about(puzzle), table, turn.moment(None, asks=True))


def played(puzzle: Puzzle, moves: Sequence[str]) -> PuzzlePlayed:
    """Play these moves and show what follows from the last of them."""
    turn = _Turn(puzzle)
    for move in moves:
        turn.moments.clear()
        turn.move(move)
    return turn.shown()


def solution(puzzle: Puzzle) -> PuzzlePlayed:
    """The turn that solves the puzzle, move by move."""
    turn = _Turn(puzzle)
    for move in puzzle.solution:
        turn.move(move)
    return turn.shown()


class _Turn:
    """A turn that is being played, and the moments of it that are shown."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.play = DuelPlay(puzzle.begin(), (_people(puzzle, 0), _people(puzzle, 1)))
        self.moments: list[PuzzleMoment] = []
        self.moves: list[str] = []
        self.judged: Judged | None = None
        hidden = self.play.game.view(puzzle.seat).hidden[1 - puzzle.seat]
        self.unseen = 0 if hidden is None else size(hidden.pool)

    def shown(self) -> PuzzlePlayed:
        return PuzzlePlayed(self.moves, self.moments, self.verdict, self.unseen, self.reach)

    @property
    def verdict(self) -> PuzzleVerdict | None:
        """What the turn came to, once it is over."""
        found: dict[Verdict, PuzzleVerdict] = {
            Verdict.SOLVED: "solved",
            Verdict.ANSWERED: "answered",
            Verdict.GAVE_UP: "gave-up",
            Verdict.LUCK: "luck",
        }
        return None if self.judged is None else found[self.judged.verdict]

    @property
    def reach(self) -> PuzzleReach | None:
        """Why the solution, once it is played, is sure."""
        found = reach(self.puzzle) if self.verdict == "solved" else None
        return None if found is None else PuzzleReach(*found)

    def move(self, text: str) -> None:
        """A move of the player; if it ends his turn, it is judged and the opponent's reaction is shown."""
        if self.judged is not None:
            raise Refused("illegal", ServerCode.PUZZLE_OVER)
        me, game = self.puzzle.seat, self.play.game
        act = self._apply(me, text)
        self.moves.append(text)
        while not game.over and game.current == me and game.player != me:
            self._apply(1 - me, game.text(prefer(game, permitted(game))))
        if turn_is_over(game, me, act):
            self.judged = judge(self.puzzle, game, act)
            if self.judged.verdict is Verdict.ANSWERED:
                self._answer(self.judged)
            elif self.judged.verdict is not Verdict.GAVE_UP:
                self._retreat()
        elif self.moments:
            self.moments[-1] = self.moment(self.moments[-1].entry, asks=True)

    def _apply(self, seat: int, text: str) -> int:
        before = self.play.game.copy()
        done = self.play.act(seat, text)
        told = done.told[1 + self.puzzle.seat]
        number = len(self.play.texts)
        self.moments.append(
            self.moment(LogEntry(number, seat, told.action, list(told.events), NEVER), asks=False)
        )
        return before.parse(done.action)

    def moment(self, entry: LogEntry | None, *, asks: bool) -> PuzzleMoment:
        """The position now; `asks` if the player is to decide."""
        seat = self.puzzle.seat
        decision = self.play.decision(seat) if asks else None
        return PuzzleMoment(self.play.view(seat), decision, entry, forbidden(self.play, seat, decision))

    def _to_the_opponent(self) -> None:
        """What is left to decide before he begins his turn."""
        me, game = self.puzzle.seat, self.play.game
        for _ in range(END_STEPS):
            if game.over or (game.current != me and game.player != me):
                return
            self._apply(game.player, game.text(prefer(game, permitted(game))))

    def _answer(self, judged: Judged) -> None:
        """The opponent answers with a hand that he may hold."""
        self._to_the_opponent()
        game = self.play.game
        hold(game, 1 - self.puzzle.seat, judged.hand)
        game.forget_legal_actions()
        for act in judged.answer:
            self._apply(game.player, game.text(act))

    def _retreat(self) -> None:
        """He retreats, and the dragons come."""
        self._to_the_opponent()
        me, game = self.puzzle.seat, self.play.game
        for _ in range(END_STEPS):
            if game.over or (not game.stack and not game.fight):
                return
            acts = game.legal_actions()
            retreats = [act for act in acts if kind_of(act) == do.RETREAT]
            act = retreats[0] if retreats and game.player != me else prefer(game, acts)
            self._apply(game.player, game.text(act))


def _people(puzzle: Puzzle, seat: int) -> str:
    return puzzle.people if seat == puzzle.seat else puzzle.opponent
