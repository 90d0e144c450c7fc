"""Codes: why something is not possible in a match."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class MatchCode(Code):
    """Why something is not possible in a match."""

    OVER = auto()
    NO_CHOICE = auto()  # words
    CHOOSE_FIRST = auto()
    GAME_ON = auto()
    CHOSEN = auto()
    NO_GAME = auto()
    CHOOSE_DECKS = auto()
    NO_SWAP = auto()
    NO_LOTS = auto()
    NO_CHANGE = auto()
    NONE_CHOSEN = auto()
    INSPECTION = auto()
    NO_PENALTY = auto()
    BETWEEN_GAMES = auto()
    NOT_PREPARED = auto()  # name, names
    DRAFT_OPEN = auto()
    NOT_AGREED = auto()
    TWO_PLAYERS = auto()
    SAME_NAMES = auto()
