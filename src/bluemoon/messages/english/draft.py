"""English of the codes in `codes/draft.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.draft import DraftCode

WORDS: Final[dict[Code, str]] = {
    DraftCode.OVER: "the draft is over",
    DraftCode.PICKED: "you have picked already; the others have not all picked yet",
    DraftCode.NO_CARD: "there is no card number {n}",
    DraftCode.NOT_HERE: "{card} is not among the cards before you",
    DraftCode.OWN_SEAT: "everybody picks for his own seat",
    DraftCode.NO_PICK: "'{text}' names no pick such as 'pick Cinder': {why}",
    DraftCode.SEAT_NUMBER: "'{text}': a seat is a number",
    DraftCode.NOTHING_NAMED: "'{text}' names no card to pick",
}
