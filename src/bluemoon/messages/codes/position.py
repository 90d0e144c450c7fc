"""Codes: what is wrong with a position."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class PositionCode(Code):
    """What is wrong with a position."""

    NOT_A_MATCH = auto()  # what
    NO_ENDING = auto()  # reason
    # of the duel
    TWO_SIDES = auto()
    ONE_HYLA = auto()
    TWO_DECKS = auto()
    NO_KEY = auto()  # what, key
    PLAYER = auto()  # value
    NO_PHASE = auto()  # name, names
    HEAP = auto()
    MIXED = auto()  # card
    CARDS = auto()  # deck
    DRAW_DECK = auto()  # deck, have, wanted
    ONE_SIDE = auto()
    CHANCE = auto()
    COUNT = auto()  # most, value
    NO_ELEMENT = auto()  # name
    NO_OBJECT = auto()
    MALFORMED = auto()  # what
    NOT_IN_DECK = auto()  # card, deck
    TWO_PLACES = auto()  # card
    NO_JSON = auto()  # what
    TOP_ONLY = auto()
    THREE_DRAGONS = auto()
    NOT_LASTING = auto()  # card
    NO_SHIP = auto()  # card
    NO_DRAGON = auto()  # name
    NO_ACTIONS = auto()
    STACK_MISFIT = auto()  # what
    STACK_LIST = auto()
    STACK_MOST = auto()  # n
    STACK_NUMBERS = auto()
    STACK_NO_CARD = auto()
    STACK_ODD = auto()  # frame, why
    ODD_NOT_BELOW = auto()
    ODD_BELOW_ALL = auto()
    ODD_BEGINNING = auto()
    ODD_LAST = auto()
    ODD_ALONE = auto()
    ODD_AT_ONCE = auto()
    ODD_OWNER = auto()
    ODD_FIGURES = auto()
    # of the city and of a draft, line by line
    KEY_VALUE = auto()  # line
    MISSING_LINE = auto()  # key
    MISSING = auto()  # key
    NUMBERS = auto()  # key, n
    NUMBER = auto()  # key, word
    RANGE = auto()  # key, least, most, word
    ONE_OF = auto()  # key, words, word
    CHANCE_ZERO = auto()
    CHANCE_FOUR = auto()
    # of the city
    DISCARDED_TWO = auto()
    DISCARDED_PHASE = auto()
    DISCARDED_PILE = auto()
    BUILDINGS = auto()
    BUILT = auto()
    FIGURES = auto()
    DRAGON_PLACES = auto()
    MARKER_WORDS = auto()  # line
    MARKERS_BUILT = auto()  # building
    MARKERS_TEN = auto()
    SCALES = auto()
    OBELISK_MORE = auto()
    OBELISK_TWO = auto()
    CARD_COUNT = auto()  # n, card, found
    SURE = auto()  # seat, card
    MOVEMENT_CLEAN = auto()
    OFFERINGS = auto()
    ENDING = auto()
    WOULD_BE_OVER = auto()  # ending
    ENDING_NOT = auto()  # ending
    # of a draft
    ALL_SEALED = auto()
    NOT_DEALT = auto()
    ROUND_ENDED = auto()  # n, next
    EVEN_PACKS = auto()  # n
    PACK_WORDS = auto()  # key, text
    PACK_SIZE = auto()  # key, n, have
    NOT_BEFORE_SEAT = auto()  # seat, card
    NO_ROUND = auto()  # n
    NOT_IN_DRAFT = auto()  # key, card
    STANDS_TWICE = auto()  # key, card
