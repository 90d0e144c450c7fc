"""Codes: why something is not allowed in Blue Moon City."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class CityCode(Code):
    """Why something is not allowed in Blue Moon City."""

    OVER = auto()
    NO_CARD = auto()
    HOLD_NONE = auto()  # card
    HOLD_FEW = auto()  # card
    NO_ACTION = auto()
    NOT_OURS = auto()
    WRONG_PHASE = auto()  # what, phase
    WALK_PHASE = auto()
    POWER_PHASE = auto()  # card
    CONTRIBUTION_PHASE = auto()
    OFFERING_PHASE = auto()
    DISCARD_PHASE = auto()
    THERE_ALREADY = auto()
    TOO_FAR = auto()  # n, left
    NOTHING_CHANGES = auto()
    OUT_OF_REACH = auto()  # n
    MOVES_NOTHING = auto()  # card
    DRAGON_OUTSIDE = auto()  # dragon
    COURTYARD = auto()
    COMPLETE = auto()
    NO_MARKER = auto()
    NO_BOX = auto()  # building
    BOX_TAKEN = auto()
    ONE_COLOUR = auto()
    WRONG_COLOUR = auto()  # colour
    TOO_LITTLE = auto()  # value, need
    NOT_AT_COURTYARD = auto()
    ONE_PILLAR = auto()
    PILLAR_AFTER = auto()
    ONE_OFFERING = auto()
    OFFERING_COST = auto()  # n
    ONLY_PILLARS = auto()
    PAYS_NOTHING = auto()  # card
    # the notation
    UNKNOWN_WORDS = auto()  # text
    OFFER_WORDS = auto()  # text
    HALVES = auto()  # text, middle
    BOX_WORDS = auto()  # word
    NO_BUILDING = auto()  # name
    CARD_WORDS = auto()  # name
