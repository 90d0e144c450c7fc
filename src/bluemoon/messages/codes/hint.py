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
    HOPELESS = auto()  # dragons
    CLOSE_CALL = auto()  # dragons
    SAVES = auto()  # cards, dragons
    ANSWERED_ANYWAY = auto()  # n, element, able, hands, dragons
    TWO_SOON = auto()  # n
    YOU_BEGIN = auto()  # n
    WEAK_ATTACK = auto()  # n, element, able, hands
    POOR_ATTACK = auto()
    NEW_CARDS = auto()
    MUST_FIGHT = auto()
    BLUFF_FITS = auto()  # card, element
    BLUFF_LIES = auto()  # card, element
    TWO_DRAGONS = auto()
    LOWEST = auto()  # card, element
    HIGHEST = auto()  # card, element
    ENOUGH_ALREADY = auto()  # n, element, m
    BETTER_ELEMENT = auto()  # element, n, other, able, hands
    SUPPORT_STAYS = auto()  # card
    COMES_BACK = auto()  # card
    KEEPS = auto()  # card, n, element
    FEW_LEFT = auto()  # n
    NOT_YET = auto()  # dragons
    REFILLS = auto()  # n
    DRAW_FIRST = auto()  # n
    DRAGON_COMES = auto()
    LOWERS = auto()  # n, m, element
    TAKES = auto()  # n
    BRINGS = auto()  # n
    WEAKEST_GO = auto()  # cards
    MORE_DRAGONS = auto()
    LESS_AGAINST = auto()  # n, element, m
    MORE_POWER = auto()  # n, element, m
    MORE_CARDS = auto()  # n, m
    FEWER_THEIRS = auto()  # n, m
    SAVES_DECK = auto()  # n, m
    LOWEST_OF_THESE = auto()  # card, n
    HIGHEST_OF_THESE = auto()  # card, n
    MISS_LEAST = auto()  # card, other
    HELPS_MORE = auto()  # card, other
    HURTS_MORE = auto()  # card, other
    EVEN = auto()
    LESS_DECK = auto()  # n, m
    DECK_EMPTY = auto()
    CALL_IT = auto()  # n
    TRUST_IT = auto()  # n
    SURE_LIE = auto()
    SURE_HONEST = auto()
    NO_DRAGON = auto()
    ONE_DRAGON = auto()
    DRAGONS = auto()  # n
