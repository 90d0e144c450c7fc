"""The choices that wait on the stack of a position: is each one that could come up?

What the two figures of a frame may be is said by its question or step (`Question.fits`)."""

from __future__ import annotations

from typing import Any, Final

from bluemoon.duel.model import frames as kinds
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import Frame, State
from bluemoon.duel.rules.questions import waiting
from bluemoon.errors import PositionError
from bluemoon.powers.question import ALONE, AT_ONCE, OWN_CARD, Question

MOST_FRAMES: Final = 60  # a handful come up; one for each card of both decks is plenty


def read_frames(g: State, stack: Any) -> tuple[Frame, ...]:
    """The frames, the last one on top; PositionError if one of them makes no sense at this table."""
    if not isinstance(stack, list | tuple) or not all(isinstance(frame, list | tuple) for frame in stack):
        raise PositionError("'stack' is a list of choices")
    if len(stack) > MOST_FRAMES:
        raise PositionError(f"'stack' has at most {MOST_FRAMES} choices")
    frames = tuple(_frame(g, frame) for frame in stack)
    if frames and frames[0][0] == kinds.MULLIGAN:
        raise _odd(frames[0], "the exchange of cards has to wait below it")
    for place, frame in enumerate(frames):
        if frame[0] == kinds.EXCHANGE and place > 0:
            raise _odd(frame, "the exchange of cards waits below all other choices")
        if place > 0 and (frame[0] == kinds.MULLIGAN) != (frames[0][0] == kinds.EXCHANGE):
            raise _odd(frame, "the game begins with the choices of what to exchange, and with nothing else")
        if place > 0 and frame[0] == kinds.CARRY_ON:
            raise _odd(frame, "the action goes on when nothing else is left")
        if len(frames) > 1 and _marks(frame) & ALONE:
            raise _odd(frame, "nothing else waits when it is asked")
        # Only a text may change its target before.
        if _marks(frame) & AT_ONCE and any(later[0] != kinds.TARGET for later in frames[place + 1 :]):
            raise _odd(frame, "it is asked at once, before a card could move")
    return frames


def _odd(frame: Frame, why: str) -> PositionError:
    return PositionError(f"the choice {list(frame)} in 'stack' cannot come up: {why}")


def _marks(frame: Frame) -> int:
    asked = waiting(frame[0])
    return asked.marks if isinstance(asked, Question) else 0


def _frame(g: State, values: Any) -> Frame:
    if len(values) != 5 or not all(type(value) is int and 0 <= value < 1 << 62 for value in values):
        raise PositionError("a choice in 'stack' is five numbers")
    kind, seat, source, x, y = values
    frame: Frame = (kind, seat, source, x, y)
    owner, card = owner_in(source), card_in(source)
    if owner > 1 or card >= g.decks[owner].size:
        raise PositionError("a choice in 'stack' names no card")
    if seat > 1:
        raise PositionError(f"a player is 0 or 1, not {seat}")
    if _marks(frame) & OWN_CARD and owner != seat:
        raise _odd(frame, "it belongs to a card of the other player")
    asked = waiting(kind)
    if asked is None or not asked.fits(g, frame):
        raise _odd(frame, "its figures fit no card and no number of cards here")
    return frame
