"""Codes: why a pick is not allowed."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class DraftCode(Code):
    """Why a pick is not allowed."""

    OVER = auto()
    PICKED = auto()
    NO_CARD = auto()  # n
    NOT_HERE = auto()  # card
    OWN_SEAT = auto()
    NO_PICK = auto()  # text, why
    SEAT_NUMBER = auto()  # text
    NOTHING_NAMED = auto()  # text
