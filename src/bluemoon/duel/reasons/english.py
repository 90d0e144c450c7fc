"""The English names of the things of the game that appear in reasons."""

from __future__ import annotations

from typing import Final

from bluemoon.duel.reasons.codes import Zone
from bluemoon.duel.reasons.terms import Term
from bluemoon.glossary.english import TERMS
from bluemoon.powers import nouns
from bluemoon.powers.vocabulary import Element, Icon, Payment, Type, When

AREAS: Final = {term: name.lower() for term, name in TERMS.items()}
ZONES: Final = {
    Zone.HAND: "in your hand",
    Zone.DECK: f"in your {AREAS['draw deck']}",
    Zone.DISCARD: f"in your {AREAS['discard pile']}",
    Zone.PILE: "among the leadership cards on your leader",
    Zone.ACTIVE: "among your active cards",
    Zone.COVERED: f"covered in your {AREAS['combat area']}",
    Zone.COMBAT: f"in your {AREAS['combat area']}",
    Zone.BLUFFS: "among your bluff cards",
    Zone.SHIPS: f"in your {AREAS['influence area']}",
    Zone.HOLD: "on a ship",
    Zone.LASTING: "beside the board",
    Zone.REVEALED: "among the revealed cards",
    Zone.ACHIEVEMENTS: "among your active achievements",
    Zone.THEIR_ACTIVE: "among the opponent’s active cards",
    Zone.THEIR_TABLE: "on the opponent’s side of the table",
    Zone.THEIR_CHARACTERS: "among the opponent’s active characters",
    Zone.THEIR_LASTING: "among the cards of the opponent that could be chosen",
}
MOMENTS: Final = {
    When.ONCE_A_TURN: "once a turn, up to the Booster/Support phase or in the End phase",
    When.AFTER_SUPPORT: "after your Booster/Support phase",
    When.ENDING: "in your End phase",
    When.TURN_OVER: "at the very end of your turn",
}


def term(value: Term) -> str:
    """The English name of a thing of the game."""
    if isinstance(value, Zone):
        return ZONES[value]
    if isinstance(value, When):
        return MOMENTS[value]
    if isinstance(value, Element):
        return nouns.element(value)
    if isinstance(value, Icon):
        return nouns.icons(value, "or")
    if isinstance(value, Type):
        return f"a {nouns.TYPE_NOUNS[value][0]}"
    if isinstance(value, Payment):
        return nouns.payment(value)
    return value.english()
