"""Codes: why something is not possible in a tournament, or with the file of one."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class TournamentCode(Code):
    """Why something is not possible in a tournament, or with the file of one."""

    TWO_PLAYERS = auto()
    OWN_NAMES = auto()
    KIND = auto()  # kinds, kind
    ROBIN_ROUNDS = auto()  # n, rounds
    ROUNDS = auto()
    KNOCK_OUT_ROUNDS = auto()  # n
    TOO_LATE = auto()
    HAS_LEFT = auto()  # name
    ROUND_OPEN = auto()  # n, meetings
    ALL_PLAYED = auto()
    NO_MEETING = auto()  # one, two
    PENALTY = auto()  # penalty
    MATCH_OPEN = auto()
    NO_PLAYER = auto()  # name, names
    NO_RESULT = auto()  # one, two, n, most
    NO_JSON = auto()  # what
    NO_FILE = auto()  # heading
    ROUND_EARLY = auto()  # n
    ONE_MEETING = auto()  # n
    TWO_NUMBERS = auto()
    MISSING = auto()  # key
    BAD_VALUE = auto()  # key, value
