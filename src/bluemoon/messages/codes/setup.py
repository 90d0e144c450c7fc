"""Codes: what a game cannot begin with."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class SetupCode(Code):
    """What a game cannot begin with."""

    NO_SEAT = auto()  # n
    SEATS = auto()  # n, last
    SEATS_SPECTATORS = auto()  # n, last
    STARTER = auto()  # starter
    FIRST = auto()  # n, last
    SEED = auto()
    LINE = auto()  # what
    VERSIONS = auto()  # last, version
    RULES = auto()  # name
    PILES = auto()  # piles
    TWO_DECKS = auto()  # n
    CITY_PLAYERS = auto()  # n
    LAYOUT = auto()  # layout, layouts
    DRAFT_PLAYERS = auto()  # n
    DRAFT_PEOPLES = auto()  # n, wanted, named
    PENALTY = auto()  # text
    NO_BOTS = auto()  # game, games
    NO_LEVEL = auto()  # level, levels
    NOT_ANALYSED = auto()  # game
    NOT_FINISHED = auto()
    DECK_TOO_SMALL = auto()  # have, wanted
