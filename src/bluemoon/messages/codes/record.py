"""Codes: what is wrong with a record."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class RecordCode(Code):
    """What is wrong with a record."""

    ACTION = auto()  # n, text, why
    NO_SIGN = auto()  # n
    NOT_TEXT = auto()
    NOT_TEXTS = auto()
    HEADING = auto()  # heading
    KEY_VALUE = auto()  # n, line
    TWICE = auto()  # n, key
    NO_GAME = auto()
    NOT_CITY = auto()
    NOT_DRAFT = auto()
    NOT_DUEL = auto()  # game
    UNKNOWN_LINE = auto()  # key
    SMALL_NUMBER = auto()  # key, word
    DRAFT_PLAYERS = auto()  # word
    TWO_DECKS = auto()
    MISSING = auto()  # key
    ONE_OF = auto()  # key, words, word
    VERSION = auto()  # word
    UNKNOWN_GAME = auto()  # game, games
    # of a match
    NO_BEGIN = auto()  # why
    NO_BEGIN_WITHOUT = auto()  # key
    MATCH_HEADING = auto()  # heading
    MATCH_KEYS = auto()  # n, keys, line
    MATCH_PLAYERS = auto()
    YES_NO = auto()  # key, word
    AT_LINE = auto()  # n, line, why
    SEAT = auto()
    NOTHING_BELOW = auto()  # kind
    STEPS = auto()
    NOT_DEALT = auto()
    OTHER_SETUP = auto()
