"""Reading the stack of a position: each frame is checked to be one that could come up at this table.

What the two figures of a frame may be is checked by its question or step (`Question.fits`)."""

from __future__ import annotations

from typing import Any, Final

from bluemoon.duel.model import frames as kinds
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import Frame, Row, State, framed
from bluemoon.duel.rules.questions import waiting
from bluemoon.errors import PositionError
from bluemoon.messages import PositionCode, say
from bluemoon.powers.question import ALONE, AT_ONCE, OWN_CARD, Question

MOST_FRAMES: Final = 60  # in games only a few come up; one for each card of both decks is more than enough


def read_frames(g: State, stack: Any) -> Frame | None:
    """The frames, the last one on top; PositionError if one of them could not come up at this table."""
    if not isinstance(stack, list | tuple) or not all(isinstance(frame, list | tuple) for frame in stack):
        raise PositionError(PositionCode.STACK_LIST)
    if len(stack) > MOST_FRAMES:
        raise PositionError(PositionCode.STACK_MOST, n=MOST_FRAMES)
    frames = tuple(_frame(g, frame) for frame in stack)
    if frames and frames[0][0] == kinds.MULLIGAN:
        raise _odd(frames[0], PositionCode.ODD_NOT_BELOW)
    for place, frame in enumerate(frames):
        if frame[0] == kinds.EXCHANGE and place > 0:
            raise _odd(frame, PositionCode.ODD_BELOW_ALL)
        if place > 0 and (frame[0] == kinds.MULLIGAN) != (frames[0][0] == kinds.EXCHANGE):
            raise _odd(frame, PositionCode.ODD_BEGINNING)
        if place > 0 and frame[0] == kinds.CARRY_ON:
            raise _odd(frame, PositionCode.ODD_LAST)
        if len(frames) > 1 and _marks(frame) & ALONE:
            raise _odd(frame, PositionCode.ODD_ALONE)
        # Above such a question only a change of targets may lie, which is answered first.
        if _marks(frame) & AT_ONCE and any(later[0] != kinds.TARGET for later in frames[place + 1 :]):
            raise _odd(frame, PositionCode.ODD_AT_ONCE)
    return framed(frames)


def _odd(frame: Row, why: PositionCode) -> PositionError:
    return PositionError(PositionCode.STACK_ODD, frame=str(list(frame)), why=say(why))


def _marks(frame: Row) -> int:
    asked = waiting(frame[0])
    return asked.marks if isinstance(asked, Question) else 0


def _frame(g: State, values: Any) -> Row:
    if len(values) != 5 or not all(type(value) is int and 0 <= value < 1 << 62 for value in values):
        raise PositionError(PositionCode.STACK_NUMBERS)
    kind, seat, source, x, y = values
    frame: Row = (kind, seat, source, x, y)
    owner, card = owner_in(source), card_in(source)
    if owner > 1 or card >= g.decks[owner].size:
        raise PositionError(PositionCode.STACK_NO_CARD)
    if seat > 1:
        raise PositionError(PositionCode.PLAYER, value=seat)
    if _marks(frame) & OWN_CARD and owner != seat:
        raise _odd(frame, PositionCode.ODD_OWNER)
    asked = waiting(kind)
    if asked is None or not asked.fits(g, Frame(kind, seat, source, x, y, None)):
        raise _odd(frame, PositionCode.ODD_FIGURES)
    return frame
