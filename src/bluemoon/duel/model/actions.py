"""Actions as integers: the kind of action, a card, and a second card or figure. `text.notation` writes them
in words.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from bluemoon.sets import bits

if TYPE_CHECKING:
    from bluemoon.duel.model.types import ActionCode, ActionKind, CardIndex, CardSet

PLAY: Final = 1  # play a card of the hand or of a landed ship
ADD: Final = 2  # play a character beside the active ones instead of covering them
BLUFF: Final = 3  # lay a card face down
LOAD: Final = 4  # load a card onto the ship `other`
LAND: Final = 5  # land a ship
RETRIEVE: Final = 6
DROP: Final = 7  # discard an own bluff card in the Beginning phase
USE: Final = 8  # resolve the text of an own active card
SATISFY: Final = 9  # begin to pay what a card of the opponent demands
RETREAT: Final = 10
DECLINE: Final = 11
END_PHASE: Final = 12  # end the Booster/Support phase where something comes before the announcement
ANNOUNCE: Final = 13  # announce the power; `card` is the element
CALL: Final = 14
TRUST: Final = 15  # do not call the bluff
PICK: Final = 16  # choose a card, as an answer to a question
DRAGON: Final = 17
DONE: Final = 18  # enough picked, or nothing more to do in this phase
YES: Final = 19  # resolve the text
NO: Final = 20  # do not resolve the text
RANDOM: Final = 21  # choose a card of the opponent's hand at random
GROUP: Final = 22  # choose one of two kinds of cards; `card` is 0 or 1
BACKTRACK: Final = 23
FACE_DOWN: Final = 24  # the text asks for the opponent's bluff number `card`, in the order of laying
NUMBER: Final = 25  # say how many cards, where a text says 'up to'; `card` is the number
REPLACE: Final = 26  # discard a card with the REPLACE icon and draw another
PASS: Final = 27  # do not interfere


def action(kind: ActionKind, card: CardIndex = 0, other: CardIndex = 0) -> ActionCode:
    """The code of an action: its kind, a card and, where one is needed, a second card or figure."""
    return kind << 12 | other << 6 | card


def with_each(kind: ActionKind, cards: CardSet) -> list[int]:
    """An action of this kind for each card of the set, in the order of the cards."""
    found: list[int] = []
    add_each(found, kind, cards)
    return found


def add_each(found: list[int], kind: ActionKind, cards: CardSet) -> None:
    """Add to `found` an action of this kind for each card of the set."""
    first = kind << 12
    for card in bits(cards):
        found.append(first | card)


def note(found: list[int], act: ActionCode) -> None:
    """Add an action to a list. (Compiled, this makes no new integer.)"""
    found.append(act)


def kind_of(act: ActionCode) -> ActionKind:
    """The kind of an action: PLAY, BLUFF, ANNOUNCE, …"""
    return act >> 12


def card_of(act: ActionCode) -> CardIndex:
    """The card (or element, number, …) of an action; 0 where it has none."""
    return act & 63


def other_of(act: ActionCode) -> CardIndex:
    """The second card of an action, such as the ship of LOAD; 0 where it has none."""
    return act >> 6 & 63


if isinstance(note, FunctionType):  # this module is not compiled
    globals()["note"] = list.append
