"""Puzzles: the list of them, the one of the day, and what a turn comes to."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.lessons import Forbidden
from bluemoon.server.protocol.tables import Decision, LogEntry, Table, View
from bluemoon.server.protocol.words import Shape

PuzzleVerdict = Literal[
    "solved",
    "answered",  # the opponent may hold cards to answer the turn with
    "gave-up",  # the player retreated, or began no fight
    "luck",  # he cannot answer, but only since chance helped
]


class PuzzleAbout(Shape, frozen=True):
    """A puzzle in the list."""

    name: str
    people: str  # whose turn it is
    opponent: str
    theme: str  # what the solution is about: 'pairs', 'ships' …
    goal: str  # 'win': it wins the game; otherwise how many dragons it brings
    difficulty: int  # 1 to 5
    turns: int  # so many turns there are to choose from


class PuzzleList(Shape, frozen=True):
    """All puzzles, and the one of the day."""

    day: str  # in UTC, so that it is the same for everybody: '2026-11-16'
    daily: str
    puzzles: list[PuzzleAbout]


class PuzzleMoment(Shape, frozen=True):
    """A position of a puzzle. While there is no decision, the next moment follows by itself."""

    view: View
    decision: Decision | None
    entry: LogEntry | None  # the move that led here; null at the beginning
    why: dict[str, Forbidden]  # the rule that forbids a card of the hand


class PuzzleStart(Shape, frozen=True):
    """A puzzle before the first move."""

    about: PuzzleAbout
    table: Table
    moment: PuzzleMoment


class PuzzleReach(Shape, frozen=True):
    """How near the opponent comes to an answer in his turn, whatever he holds."""

    his: int  # the most that he can show
    needed: int  # what the player's cards count then
    element: Literal["fire", "earth"]


class PuzzlePlayed(Shape, frozen=True):
    """What follows from a move: the moments up to the player's next decision, or to the end."""

    moves: list[str]  # all moves of the player so far
    moments: list[PuzzleMoment]  # after the last of them; of a solution after all of them
    verdict: PuzzleVerdict | None  # null: the turn goes on
    unseen: int  # cards of the opponent's hand and deck that the player does not know
    reach: PuzzleReach | None  # why the solution is sure; null where it is not the power that he lacks
