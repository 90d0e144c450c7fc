"""Codes: what is wrong with an action as a text, or at this time, in any game."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class GameCode(Code):
    """What is wrong with an action as a text, or at this time, in any game."""

    OVER = auto()
    NOT_NOW = auto()  # text
    NOT_NOW_BECAUSE = auto()  # text, why, place
    NO_ACTION = auto()  # text
    NO_ACTION_NEAR = auto()  # text, near
    NO_VERB = auto()  # text, verbs
    NO_VERB_NOR_CARD = auto()  # text, verbs
    ONE_OF = auto()  # text, which
    WHICH_CARD = auto()  # text
    SAY_WHAT = auto()  # text
    NOT_OURS = auto()
    NOT_OURS_BECAUSE = auto()  # why
    OTHER_SEAT = auto()  # text, seat, now
    OTHER_DECIDES = auto()
    NOTHING_TO_CHOOSE = auto()
    NO_EVENT = auto()  # kind
    NOT_AN_EVENT = auto()  # what
    NOT_A_TEXT = auto()  # what
    NO_CHANCE = auto()  # what
    NOT_A_NUMBER = auto()  # name, what
    SEAT_NUMBER = auto()  # what
    NO_VIEW = auto()
    OTHER_GAME = auto()  # game, bot
    OTHER_GAME_ACTION = auto()  # text, game
    OTHER_VIEW = auto()  # text, seat, view
