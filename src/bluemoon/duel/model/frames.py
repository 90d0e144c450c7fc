"""The kinds of frames: what can wait on the stack before the turn goes on. Positions and databases contain
these numbers, so none of them may ever change. A frame is a kind, the seat that decides, a source (a card
with its owner), and two figures x and y. What a kind asks is defined with its question: in `powers` for
texts, in `rules.questions` for the rules themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.model.state import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.state import State
    from bluemoon.duel.model.types import FrameKind, Seat, Source

# Frames that ask something. 'Lowest number' is the lowest card number that may still be named: several cards
# are named in ascending order, so that each set of cards can be named in one way only.
ASK: Final = 1  # resolve the text? x: which power of the card
THEIRS: Final = 2  # one card of the opponent; x: which power
EITHER: Final = 3  # one of two kinds; x: which power
KEEP: Final = 4  # the character of the opponent that remains; x: which power
FROM_HAND: Final = 5  # cards of the opponent's hand at random or disclosed; x: how many
DISCARD: Final = 6  # cards of the own hand to discard; x: how many, y: the lowest number
PAY: Final = 7  # cards of the own hand that pay; x: chosen so far, y: for what
ANY: Final = 8  # any number of cards of the own hand are discarded; y: the lowest number
UNDER: Final = 9  # any number of cards of the own hand go under the deck
TAKE: Final = 10  # one of the own cards comes back; x: which power
SEARCH: Final = 11  # one card; x: 0 of the deck, 1 of the discard pile
REVEAL: Final = 12  # one of the revealed cards x is discarded
SHUFFLE_IN: Final = 13  # cards of the own hand go into the deck; x: how many, y: the lowest number
LOADING: Final = 14  # cards of the own hand onto the ship; x: how many at most, y: the lowest number
DEPLOY: Final = 15  # an influence card to play or a card to load, from the deck
ON_SHIP: Final = 16  # the ship for card x
PILE_IN: Final = 17  # a leadership card of the pile goes into the deck
ATTRACT: Final = 18  # x dragons are to be attracted
TARGET: Final = 19  # the target of the text; x: 0, or 1 or 64 + a new card where the old target may be kept
CALLING: Final = 20  # call the bluff?
DECLINING: Final = 21  # cards to discard; x: how many so far, y: the lowest number
MULLIGAN: Final = 22  # cards to exchange; x: chosen so far, y: the lowest number
HOW_MANY: Final = 23  # how many cards are drawn or revealed; x: which power, y: at most
GIVE_UP: Final = 24  # an own achievement is discarded
THEIR_LASTING: Final = 25  # a Hyla or achievement of the opponent; x: which power
ACHIEVE: Final = 26  # an achievement of the own hand is played, whatever its dragon
INTERFERE: Final = 27  # answer the other player's action x? y: what laying a bluff used up
BACK_IN: Final = 28  # one card of the opponent goes into his deck; x: which power
# Frames that happen by themselves.
EACH: Final = 40  # the seat does its part of a 'Chosen' text; x: which power
RETREATING: Final = 41  # the fight ends, the seat has retreated
DECLINED: Final = 42  # the seat has declined to fight
MUST_RETREAT: Final = 43  # the seat retreats now
EXCHANGE: Final = 44  # the mulligans of both seats, x and y, take place
CARRY_ON: Final = 45  # the action x goes on after it was answered

# What a payment is for: y of PAY.
FOR_DEMAND: Final = 0
FOR_DRAGON: Final = 1
FOR_EACH: Final = 2


def push(g: State, kind: FrameKind, seat: Seat, source: Source, x: i64 = 0, y: i64 = 0) -> None:
    """Put a frame on top of the stack, unless it asks for no cards at all."""
    if x == 0 and kind in (DISCARD, SHUFFLE_IN):
        return
    g.waiting = Frame(kind, seat, source, x, y, g.waiting)
