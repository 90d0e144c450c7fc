"""Codes: what any message can be made of."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class GeneralCode(Code):
    """What any message can be made of."""

    PLAIN = auto()  # text
    WITH_PLACE = auto()  # why, place
    ABOUT = auto()  # name, why
    SEVERAL = auto()  # problems
