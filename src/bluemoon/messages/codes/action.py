"""Codes: the actions of the games. The English is the notation itself."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class ActionCode(Code):
    """The actions of the duel, of the draft and of the city. The English is the notation itself."""

    NOTATION = auto()  # text
    RETREAT = auto()
    DECLINE = auto()
    END_PHASE = auto()
    CALL = auto()
    TRUST = auto()
    DONE = auto()
    YES = auto()
    NO = auto()
    RANDOM = auto()
    BACKTRACK = auto()
    PASS = auto()
    PLAY = auto()  # card
    ADD = auto()  # card
    BLUFF = auto()  # card
    LAND = auto()  # card
    RETRIEVE = auto()  # card
    DROP = auto()  # card
    USE = auto()  # card
    REPLACE = auto()  # card
    PICK = auto()  # card
    ANNOUNCE = auto()  # element
    DRAGON = auto()  # dragon
    FACE_DOWN = auto()  # n
    NUMBER = auto()  # n
    GROUP = auto()  # cards
    SATISFY = auto()  # card
    LOAD = auto()  # card, ship
    # the city
    WALK = auto()  # building
    MOVE = auto()  # cards, building
    BUILD = auto()  # n, cards
    OFFER = auto()
    OFFER_MORE = auto()  # cards
    DISCARD = auto()  # cards
    GO_ON = auto()
