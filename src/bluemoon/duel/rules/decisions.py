"""The questions on the stack: what may be answered, and what the answer does. Both are defined by the
question itself (`powers.question`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.sources import card_in
from bluemoon.duel.model.state import Frame, State, log
from bluemoon.duel.rules.survey import survey
from bluemoon.powers.question import question

if TYPE_CHECKING:
    from bluemoon.duel.model.types import ActionCode


def options(g: State, frame: Frame) -> list[int]:
    """The answers to the question of a frame, as actions."""
    if g.stale:
        survey(g)
    return question(frame.kind).options(g, frame)


def awaits(g: State, frame: Frame) -> bool:
    """Whether the game has to wait for an answer: there are several, or that there is only one must stay
    hidden."""
    found = options(g, frame)
    return len(found) > 1 or (bool(found) and not openly_forced(g, frame))


def openly_forced(g: State, frame: Frame) -> bool:
    """Whether everybody could see that there is only one answer, so that nobody needs to be asked."""
    return question(frame.kind).openly_forced(g, frame)


def answer(g: State, frame: Frame, act: ActionCode) -> None:
    """Carry out the answer to the question on top of the stack."""
    said = kind_of(act)
    g.waiting = frame.below
    if said == do.NO:
        log(g, "leave", frame.seat, card_in(frame.source), 0)
    else:
        question(frame.kind).answer(g, frame, said, card_of(act))
