"""German of the codes in `codes/draft.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.draft import DraftCode

WORDS: Final[dict[Code, str]] = {
    DraftCode.OVER: "der Draft ist vorbei",
    DraftCode.PICKED: "du hast schon gewählt; die anderen noch nicht alle",
    DraftCode.NO_CARD: "eine Karte Nummer {n} gibt es nicht",
    DraftCode.NOT_HERE: "{card} ist nicht unter den Karten vor dir",
    DraftCode.OWN_SEAT: "jeder wählt für seinen eigenen Platz",
    DraftCode.NO_PICK: "„{text}“ nennt keine Wahl wie „pick Cinder“: {why}",
    DraftCode.SEAT_NUMBER: "„{text}“: ein Platz ist eine Zahl",
    DraftCode.NOTHING_NAMED: "„{text}“ nennt keine Karte",
}
