"""Codes: why a bot chose what it chose."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class HintCode(Code):
    """Why a bot chose what it chose."""

    NOTHING_YET = auto()
    PLAN = auto()  # plan, why
    NEXT_STEP = auto()  # aim
    ENOUGH = auto()
    NOTHING_ELSE = auto()
    FIRST_GLANCE = auto()
    AT_RANDOM = auto()  # n
    CHANCE = auto()  # why, n
    COMPARED = auto()  # n, other, m
    ANY_DRAGON = auto()
    BEST_PICK = auto()  # n
    PICK_KIN = auto()  # card, n
    PICK_CROWD = auto()  # card, n
    PICK_MOONS = auto()  # card, n, other, m
    PICK_VALUES = auto()  # card, other
    PICK_EVEN = auto()  # card, other
    EXCHANGE = auto()  # colour
    KEEP_HAND = auto()
    BEST_OF = auto()  # n
    WINS = auto()
    OFFERS = auto()  # n, m
    COMPLETES = auto()  # gain
    COMPLETES_ONLY = auto()
    SHARES_NOW = auto()  # gain
    SHARES = auto()
    CRYSTALS = auto()  # n
    SCALES = auto()  # n
    CARDS = auto()  # n
    BEST_FOUND = auto()
    UNMATCHABLE = auto()  # dragons
    CHEAPER = auto()  # dragons, n
    NO_ATTACK = auto()
    DECLINE = auto()  # n
    SHIELD = auto()  # dragons
    THEIR_SHIELD = auto()  # dragons
    MATCHED_BY = auto()  # n, element, able, hands, dragons
    NO_ANSWER = auto()  # n, element, dragons
    ALL_ANSWER = auto()  # n, element, dragons
    CALL_IT = auto()  # n
    TRUST_IT = auto()  # n
    SURE_LIE = auto()
    SURE_HONEST = auto()
    NO_DRAGON = auto()
    ONE_DRAGON = auto()
    DRAGONS = auto()  # n
