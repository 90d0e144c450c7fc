"""Actions are integers: what is done, a card, and a second card or figure. `notation` words them."""

from __future__ import annotations

PLAY = 1  # a card of the hand or of a landed ship
ADD = 2  # play a character beside the active ones instead of covering them
BLUFF = 3  # lay a card face down
LOAD = 4  # a card, onto the ship `other`
LAND = 5  # a ship
RETRIEVE = 6
DROP = 7  # discard an own bluff card in the Beginning phase
USE = 8  # resolve the text of an own active card
SATISFY = 9  # begin to pay what a card of the opponent demands
RETREAT = 10
DECLINE = 11
END_PHASE = 12  # end the Booster/Support phase where something comes before the announcement
ANNOUNCE = 13  # the element `card`
CALL = 14
TRUST = 15  # do not call the bluff
PICK = 16  # the card that a text asks for
DRAGON = 17
DONE = 18  # enough picked, or nothing more to do in this phase
YES = 19  # resolve the text
NO = 20  # do not resolve the text
RANDOM = 21  # a card at random from the other hand
GROUP = 22  # one of two kinds of cards
BACKTRACK = 23
FACE_DOWN = 24  # the card that a text asks for is the opponent's bluff number `card`, in the order of laying
NUMBER = 25  # how many cards, where a text says 'up to'
REPLACE = 26  # discard a card with the REPLACE icon and draw another
PASS = 27  # do not interfere


def action(kind: int, card: int = 0, other: int = 0) -> int:
    return kind << 12 | other << 6 | card


def kind_of(act: int) -> int:
    return act >> 12


def card_of(act: int) -> int:
    return act & 63


def other_of(act: int) -> int:
    return act >> 6 & 63
