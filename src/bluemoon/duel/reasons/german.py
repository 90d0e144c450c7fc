"""The German names of the things of the game that appear in reasons."""

from __future__ import annotations

from typing import Final

from bluemoon.duel.reasons.codes import Zone
from bluemoon.duel.reasons.terms import Term
from bluemoon.glossary.german import TERMS
from bluemoon.powers import german
from bluemoon.powers.vocabulary import Element, Icon, Payment, Type, When

ZONES: Final = {
    Zone.HAND: "auf deiner Hand",
    Zone.DECK: f"in deinem {TERMS['draw deck']}",
    Zone.DISCARD: f"in deinem {TERMS['discard pile']}",
    Zone.PILE: "unter den Führungskarten auf deinem Anführer",
    Zone.ACTIVE: "unter deinen aktiven Karten",
    Zone.COVERED: f"überdeckt in deinem {TERMS['combat area']}",
    Zone.COMBAT: f"in deinem {TERMS['combat area']}",
    Zone.BLUFFS: "unter deinen Bluffkarten",
    Zone.SHIPS: f"in deinem {TERMS['influence area']}",
    Zone.HOLD: "auf einem Schiff",
    Zone.LASTING: "neben dem Spielplan",
    Zone.REVEALED: "unter den aufgedeckten Karten",
    Zone.ACHIEVEMENTS: "unter deinen aktiven Erfolgskarten",
    Zone.THEIR_ACTIVE: "unter den aktiven Karten des Gegners",
    Zone.THEIR_TABLE: "auf der Seite des Gegners",
    Zone.THEIR_CHARACTERS: "unter den aktiven Charakteren des Gegners",
    Zone.THEIR_LASTING: "unter den Karten des Gegners, die gewählt werden können",
}
MOMENTS: Final = {
    When.ONCE_A_TURN: "einmal je Zug bis zur Verstärkungs-/Unterstützungsphase oder in der Endphase",
    When.AFTER_SUPPORT: "nach deiner Verstärkungs-/Unterstützungsphase",
    When.ENDING: "in deiner Endphase",
    When.TURN_OVER: "ganz am Ende deines Zuges",
}


def term(value: Term) -> str:
    """The German name of a thing of the game."""
    if isinstance(value, Zone):
        return ZONES[value]
    if isinstance(value, When):
        return MOMENTS[value]
    if isinstance(value, Element):
        return german.ELEMENTS[value]
    if isinstance(value, Icon):
        return " oder ".join(german.ICONS[icon] for icon in value)
    if isinstance(value, Type):
        noun, _, article = german.NOUNS[value]
        return f"{article} {noun}"
    if isinstance(value, Payment):
        return german.payment(value)
    return value.german()
