"""Lessons for the page: the engine plays a lesson once, and every moment that a learner can reach is written
down.

The page walks through these moments by itself. So there is no table, no row in the database and no socket:
going back is going to an earlier moment, and nothing that a learner does can break a lesson.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import cast

import msgspec

from bluemoon.city.engine import from_lines
from bluemoon.duel.engine import from_position
from bluemoon.lessons import Lesson, Step, all_lessons
from bluemoon.server.adapters import Play
from bluemoon.server.adapters.city import CityPlay
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol.city import CityView
from bluemoon.server.protocol.duel import DuelView
from bluemoon.server.protocol.lessons import (
    Chapter,
    Forbidden,
    LessonAbout,
    LessonFilm,
    LessonMoment,
    MomentKind,
)
from bluemoon.server.protocol.tables import Decision, LogEntry, Seat, Table, View
from bluemoon.server.protocol.words import GameKind

BUILDER = "Elinor"  # the other player in the city's lessons: the princess of the old tale
NEVER = datetime.fromtimestamp(0, UTC).isoformat(timespec="seconds")


def about(lesson: Lesson) -> LessonAbout:
    """The lesson as the list shows it."""
    return LessonAbout(
        name=lesson.name,
        game=cast(GameKind, lesson.game),
        chapter=cast(Chapter, lesson.chapter),
        people=lesson.people,
        title=dict(lesson.title),
        idea=dict(lesson.idea),
        remember=dict(lesson.remember),
        steps=len(lesson.steps),
    )


@cache
def list_of_lessons() -> list[LessonAbout]:
    """All lessons in the order in which they are learned."""
    return [about(lesson) for lesson in all_lessons().values()]


@cache
def encoded_film(name: str) -> bytes:
    """The film of a lesson as JSON; made once."""
    return msgspec.json.encode(film(all_lessons()[name]))


def begin(lesson: Lesson) -> Play:
    """The position of a lesson as a game."""
    if lesson.game == "duel":
        game = from_position(dict(lesson.position), lesson.rules)
        return DuelPlay(game, tuple(lesson.position["decks"]))
    return CityPlay(from_lines(dict(lesson.position)))


def film(lesson: Lesson) -> LessonFilm:
    """Play the lesson, every wanted move of every step."""
    play = begin(lesson)
    camera = _Camera(lesson)
    camera.shoot(play, 0, None, None)
    table = quiet_table(
        f"lesson-{lesson.name}", cast(GameKind, lesson.game), lesson.rules, lesson.seat, play.decks
    )
    return LessonFilm(about(lesson), table, camera.moments)


class _Camera:
    """Takes down the moments of one lesson, depth first."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.moments: list[LessonMoment] = []

    def shoot(self, play: Play, number: int, entry: LogEntry | None, after: Mapping[str, str] | None) -> int:
        """Take down the moment before step `number` and all that follow; returns its index."""
        lesson = self.lesson
        if number == len(lesson.steps):
            return self._add("end", play, number, entry, after)
        step = lesson.steps[number]
        at = self._add(_kind(step), play, number, entry, after)
        if step.you:
            decision = play.decision(lesson.seat)
            assert decision is not None, (
                f"{lesson.name}, step {number + 1}: the learner has nothing to decide"
            )
            wanted = [action.action for action in decision.actions if step.takes(action.action)]
            assert wanted, f"{lesson.name}, step {number + 1}: {step.you} is not possible"
            for move in wanted:
                ahead, told = self._move(play, move)
                self.moments[at].next[move] = self.shoot(ahead, number + 1, told, step.after)
        elif step.they:
            self.moments[at].next[""] = self._watch(play, number, step.they)
        else:
            self.moments[at].next[""] = self.shoot(play, number + 1, None, step.after)
        return at

    def _watch(self, play: Play, number: int, moves: tuple[str, ...]) -> int:
        """Take down the opponent's moves; returns the index of the moment after the first one."""
        play, told = self._move(play, moves[0])
        if len(moves) == 1:
            return self.shoot(play, number + 1, told, self.lesson.steps[number].after)
        at = self._add("beat", play, number, told, None)
        self.moments[at].next[""] = self._watch(play, number, moves[1:])
        return at

    def _move(self, play: Play, move: str) -> tuple[Play, LogEntry]:
        seat = play.deciders[0]
        ahead = play.copy()
        done = ahead.act(seat, move)
        told = done.told[1 + self.lesson.seat]
        return ahead, LogEntry(len(self.moments), seat, told.action, list(told.events), NEVER)

    def _add(
        self,
        kind: MomentKind,
        play: Play,
        number: int,
        entry: LogEntry | None,
        after: Mapping[str, str] | None,
    ) -> int:
        lesson = self.lesson
        step = lesson.steps[number] if number < len(lesson.steps) else Step(lesson.remember)
        decision = play.decision(lesson.seat) if kind == "you" else None
        self.moments.append(
            LessonMoment(
                kind=kind,
                step=number + 1,
                view=play.view(lesson.seat),
                decision=decision,
                entry=entry,
                say=dict(step.say),
                after=None if after is None else dict(after),
                show=list(step.show),
                next={},
                other=None if step.other is None else dict(step.other),
                instead=_instead(step, decision),
                why=forbidden(play, lesson.seat, decision),
            )
        )
        return len(self.moments) - 1


def _kind(step: Step) -> MomentKind:
    return "you" if step.you else "continue"


def _instead(step: Step, decision: Decision | None) -> dict[str, dict[str, str]]:
    """What is said to the moves that have words of their own."""
    found = {}
    for action in decision.actions if decision is not None else ():
        words = step.why_not(action.action)
        if words is not None and words is not step.other and not step.takes(action.action):
            found[action.action] = dict(words)
    return found


def forbidden(play: Play, seat: int, decision: Decision | None) -> dict[str, Forbidden]:
    """Why the rules forbid what the learner may ask about and cannot do now."""
    found = {}
    for what in _asked(play.view(seat), seat) if decision is not None else ():
        reason = play.why_not(what)
        if reason is not None:
            found[what] = Forbidden(reason.place, coded(reason.said))
    return found


def _asked(view: View, seat: int) -> list[str]:
    """What a learner may ask about: the cards of the hand; in the city also the way to a building."""
    if isinstance(view, DuelView):
        return [held.card for held in view.sides[seat].hand if held is not None]
    assert isinstance(view, CityView)
    return [*dict.fromkeys(view.hand), *(f"walk {tile.tile}" for tile in view.tiles)]


def quiet_table(name: str, game: GameKind, rules: str, learner: int, decks: Sequence[str]) -> Table:
    """The table that a learner seems to sit at: nobody is connected, nothing is stored."""
    seats = [
        Seat(
            seat=seat,
            kind="guest" if seat == learner else "bot",
            name="" if seat == learner else deck or BUILDER,
            level=None,
            deck=deck,
            clock_ms=None,
            mine=seat == learner,
            here=True,
            offers=[],
        )
        for seat, deck in enumerate(decks)
    ]
    return Table(
        id=name,
        game=game,
        title="",
        rules=rules,
        piles="open" if game == "duel" else None,
        earlier_rules=None,
        status="running",
        listed=False,
        seats=seats,
        score=None,
        result=None,
        deciders=[learner],
        takeback=False,
        rated=False,
        advice=False,
        clock=None,
        next=None,
        tournament=None,
        created=NEVER,
    )
