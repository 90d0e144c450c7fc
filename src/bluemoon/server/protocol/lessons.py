"""Lessons: the list of them, and one of them as a film that waits for the learner."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.tables import Decision, LogEntry, Table, View
from bluemoon.server.protocol.words import Coded, GameKind, Shape

Chapter = Literal[
    "basics",  # the rules that everybody needs
    "peoples",  # each people's own trick
    "fights",  # whole fights to watch
    "city",  # Blue Moon City
]
MomentKind = Literal[
    "you",  # one of the wanted moves goes on
    "continue",  # the learner says that he is ready
    "beat",  # goes on by itself: the opponent is in the middle of his turn
    "end",
]


class LessonAbout(Shape, frozen=True):
    """A lesson in the list. Words are by language."""

    name: str
    game: GameKind
    chapter: Chapter
    people: str  # whose trick it is, '' for the rules that everybody needs
    title: dict[str, str]
    idea: dict[str, str]
    remember: dict[str, str]
    steps: int


class Forbidden(Shape, frozen=True):
    """Why the rules forbid a card now."""

    place: str
    reason: Coded


class LessonMoment(Shape, frozen=True):
    """A position of a lesson, and what may happen there."""

    kind: MomentKind
    step: int  # from 1; at the end one more than there are
    view: View
    decision: Decision | None  # all that the rules allow, also what this lesson does not want
    entry: LogEntry | None  # the move that led here; null: none did
    say: dict[str, str]
    after: dict[str, str] | None  # about the step that was done just now
    show: list[str]  # what to point at: 'card NAME', 'dragons' …
    next: dict[str, int]  # the moments that follow, by move; '' where no move of the learner is wanted
    other: dict[str, str] | None  # why another move is not taken here
    instead: dict[str, dict[str, str]]  # the same for single moves
    why: dict[str, Forbidden]  # the rule that forbids a card of the hand


class LessonFilm(Shape, frozen=True):
    """A whole lesson: every moment that can be reached."""

    about: LessonAbout
    table: Table
    moments: list[LessonMoment]
