"""Every question that can wait on the stack is complete, and what comes up in games fits what it says."""

from __future__ import annotations

import inspect
import random
import re

import pytest

from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import frames
from bluemoon.duel.reasons.answers import CHECKS
from bluemoon.duel.rules.decisions import options
from bluemoon.duel.rules.questions import waiting
from bluemoon.powers.question import (
    ALONE,
    AT_ONCE,
    CHOSEN,
    GIVES,
    MOST_KINDS,
    NAMELESS,
    OWN_CARD,
    QUESTIONS,
    THEIR_CARDS,
    TO_GO,
    Question,
    Step,
    register,
)
from tests.duel.games import any_game, at_random
from tests.duel.special.games import special_game

ASKED = [found for found in QUESTIONS if found is not None]
EVERY_QUESTION = pytest.mark.parametrize("question", ASKED, ids=lambda question: question.name)
NUMBERS = {
    name: value
    for name, value in vars(frames).items()
    if name.isupper() and type(value) is int and not name.startswith("FOR_")
}


def test_every_number_has_its_question_or_step() -> None:
    assert {kind for kind in range(MOST_KINDS) if waiting(kind)} == set(NUMBERS.values())
    assert len(set(NUMBERS.values())) == len(NUMBERS)
    for kind in NUMBERS.values():
        assert isinstance(waiting(kind), Step if kind >= frames.EACH else Question)


def test_no_number_stands_for_two_questions() -> None:
    with pytest.raises(ValueError, match="two frames number"):
        register(ASKED[0])


def test_numbers_stay_what_they_are() -> None:
    """Positions and databases hold them."""
    assert (frames.ASK, frames.THEIRS, frames.PAY, frames.MULLIGAN, frames.INTERFERE) == (1, 2, 7, 22, 27)
    assert (frames.EACH, frames.EXCHANGE, frames.CARRY_ON) == (40, 44, 45)


@EVERY_QUESTION
def test_a_question_is_put_in_both_languages(question: Question) -> None:
    for text in (question.english, question.german):
        assert text.strip() == text
        assert text[0].isupper() == bool(question.marks & NAMELESS), "a card's name goes before it"
        assert re.fullmatch(r"([^{}]|\{x\}|\{x\?[^{}:]+:[^{}:]+\})+", text)
    for one, several in zip(question.texts(1).items(), question.texts(2).items()):
        assert one[0] == several[0]
        assert "{" not in one[1] + several[1]
        assert (one[1] != several[1]) == ("{x" in question.english)
    assert ("{x}" in question.english) == ("{x}" in question.german)
    assert question.english != question.german
    assert question.name


@EVERY_QUESTION
def test_marks_go_together(question: Question) -> None:
    marks = question.marks
    assert not (marks & OWN_CARD and marks & NAMELESS)
    assert not (marks & THEIR_CARDS and marks & GIVES)
    assert not (marks & TO_GO and marks & CHOSEN)
    assert not (marks & ALONE and marks & AT_ONCE)


@EVERY_QUESTION
def test_nothing_is_left_to_be_said(question: Question) -> None:
    members = inspect.getmembers(type(question))
    assert not [name for name, method in members if getattr(method, "__isabstractmethod__", False)]
    assert question.kind in CHECKS, "why an answer is none: duel/reasons/answers.py"


def test_what_comes_up_in_games_fits() -> None:
    """Positions of frames that do come up must be readable: `fits` says yes, and there is an answer."""
    met: set[int] = set()
    for seed in range(40):
        rng = random.Random(f"questions {seed}")
        game = special_game(rng) if seed % 2 else any_game(rng, "top")
        for _ in range(150):
            if game.over:
                break
            met |= _fitting(game)
            at_random(game, rng)
    assert len(met) >= 15, sorted(met)


def _fitting(game: DuelState) -> set[int]:
    for frame in game.frames():
        found = waiting(frame.kind)
        assert found is not None
        assert found.fits(game, frame), frame.row()
        if isinstance(found, Question) and found.marks & OWN_CARD:
            assert frame.source >> 6 == frame.seat, frame.row()
    if game.waiting is not None:
        assert options(game, game.waiting)
    return {frame.kind for frame in game.frames()}
