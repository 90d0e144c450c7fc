"""Codes: what is wrong with a deck, or with the file of one."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class DeckCode(Code):
    """What is wrong with a deck, or with the file of one."""

    NO_NAME = auto()
    BAD_NAME = auto()  # name
    NO_LEADER = auto()
    BAD_LEADER = auto()  # why
    BAD_EMISSARY = auto()  # why
    BAD_INQUISITOR = auto()  # why
    IS_NO = auto()  # card, kind
    INQUISITORS_OFF = auto()
    INQUISITOR_READY_MADE = auto()
    EMISSARY_WANTED = auto()
    EMISSARIES_OFF = auto()
    EMISSARY_BUILT = auto()
    NOT_BOTH = auto()
    EMISSARY_COUNT = auto()  # emissary, have, wanted
    FAMILY_WANTED = auto()
    FAMILIES_OFF = auto()
    NO_FAMILY = auto()  # n
    BUKA_HAS_ALL = auto()
    BOTH_EMISSARY = auto()  # without
    BOTH_FAMILY = auto()  # without
    UNKNOWN_CARD = auto()  # name
    UNKNOWN_CARD_NEAR = auto()  # name, near
    NO_PEOPLE = auto()  # name, names
    NO_EMISSARY = auto()  # card
    NO_EMISSARY_SET = auto()  # card
    NEVER_DRAFTED = auto()  # card
    BESIDE_LEADER = auto()  # card
    TWICE = auto()  # card, n
    ALL_DIFFERENT = auto()
    SIZE = auto()  # most, n
    TOO_FEW = auto()  # have, n, wanted
    TOO_MANY = auto()  # have, n, wanted
    MOONS = auto()  # moons, people, limit, cards
    MATCH_ONLY = auto()  # card
    DRAFTED_WITHOUT = auto()  # what, name
    NOT_DRAFTED = auto()  # card
    # the file of a deck
    FILE_LINE = auto()  # line
    NOT_A_LIST = auto()
    FILE_TEXT = auto()
    FILE_HEADING = auto()  # heading
    FILE_TWICE = auto()  # n, key
    FILE_AMONG_CARDS = auto()  # n, line
    FILE_NO_NAME = auto()
    FILE_KEY_VALUE = auto()  # n, line
    FILE_NO_KEY = auto()  # n, key, keys
    FILE_NO_VALUE = auto()  # n, key
    FILE_FAMILY = auto()  # text
