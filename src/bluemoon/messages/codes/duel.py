"""The codes of all reasons why something is not allowed in a duel."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class DuelCode(Code):
    """An obstacle; a comment names its arguments."""

    # what was asked
    GAME_OVER = auto()
    UNKNOWN_WORDS = auto()  # text
    NO_SUCH_ACTION = auto()  # n
    NOT_IN_DECK = auto()  # card
    NOT_YOUR_TURN = auto()
    ANSWER_FIRST = auto()
    ANSWER_CARD_FIRST = auto()  # card: whose text asks
    # where a card lies
    NOT_IN_HAND = auto()  # card, where
    NOT_AT = auto()  # card, where it should be
    ON_SHIP = auto()  # card, ship
    # playing a card
    NEVER_PLAYED = auto()  # card
    ANSWERS_ONLY = auto()  # card
    FROM_SHIP_ONLY = auto()  # ships
    HAND_BESIDE_USED = auto()  # ship, n
    LED_ALREADY = auto()
    LEADERSHIP_OVER = auto()
    CHARACTER_OVER = auto()
    SUPPORT_OVER = auto()
    CANCELLED = auto()  # card
    FORBIDDEN = auto()  # card, by
    PLAY_LIMIT = auto()  # by, n
    COMBAT_LIMIT = auto()  # by, n
    STOPPED = auto()  # by
    MATCH_ONLY = auto()
    DRAGON_MISSING = auto()  # dragon
    CONDITION = auto()  # card, condition
    CHARACTER_PLAYED = auto()  # cards
    GANG_FIRST = auto()  # card, cards
    CHARACTER_FIRST = auto()
    ONE_CHARACTER = auto()  # by
    FIRST_TURN = auto()
    SLOT_USED = auto()  # cards
    LOADED_ALREADY = auto()
    FREE_UNMET = auto()  # card, condition
    CARD_IGNORED = auto()  # card, by
    ICON_IGNORED = auto()  # card, icon, by
    TEXT_IGNORED = auto()  # card, by
    # beside the active cards
    ONLY_CHARACTERS_JOIN = auto()  # card
    NOTHING_TO_JOIN = auto()
    MUST_COVER = auto()  # card
    OTHERS_ACTIVE = auto()  # cards
    MUST_JOIN = auto()  # card
    # face down
    NO_BLUFF_ICON = auto()  # card
    BLUFFS_FORBIDDEN = auto()  # by
    BLUFF_ICONS_IGNORED = auto()  # by
    BLUFFS_IGNORED = auto()  # by
    # ships
    NO_SHIP = auto()  # card
    SHIP_NOT_IN_PLAY = auto()  # ship
    SHIP_LANDED = auto()  # ship
    SHIP_FULL = auto()  # ship, n
    NOT_LOADABLE = auto()  # card
    LOADING_FORBIDDEN = auto()  # by
    LANDED_ALREADY = auto()  # ship
    LAND_LATE = auto()
    # taking back, discarding, replacing, using
    NO_RETRIEVE_ICON = auto()  # card
    RETRIEVE_LATE = auto()
    RETRIEVE_BLOCKED = auto()  # by
    CANNOT_TAKE = auto()  # by
    DROP_LATE = auto()
    NO_REPLACE_ICON = auto()  # card
    NO_USE = auto()  # card
    USED_ALREADY = auto()  # card
    WRONG_TIME = auto()  # card, when
    NO_TARGET = auto()  # card
    NO_END_DRAW = auto()  # by
    DECK_SHORT = auto()  # n
    DISCARDS_SHORT = auto()  # n
    HAND_SHORT = auto()  # n
    HAND_FULL = auto()  # n
    THEIR_HAND_SHORT = auto()  # n
    THEIR_DECK_EMPTY = auto()
    # demands
    NO_DEMAND = auto()  # card
    DEMAND_MET = auto()  # card
    MET_BY_PLAYING = auto()  # card, type
    THEIR_TEXT_IGNORED = auto()  # card, by
    CANNOT_PAY = auto()  # card, payment
    # the fight
    NO_FIGHT = auto()
    STARTED_FIGHT = auto()
    FIGHTING_ON = auto()
    FIGHT_ON = auto()
    FIGHT_STARTED = auto()
    ANNOUNCED = auto()
    CONTESTED = auto()  # element
    UNMET = auto()  # cards
    MUST_MATCH = auto()  # have, n, element
    DRAGON_DUE = auto()  # cards
    TEXT_FIRST = auto()  # cards
    ANNOUNCE_AT_ONCE = auto()
    PHASE_ENDED = auto()
    NO_PASS = auto()
    NO_BLUFFS = auto()
    CALL_FORBIDDEN = auto()  # by
    CALL_TIME = auto()
    NO_BACKTRACK = auto()
    # after it the turn could not be completed
    UNMATCHABLE = auto()  # n, element
    UNMATCHABLE_EITHER = auto()
    UNSATISFIABLE = auto()  # cards
    NOT_BOTH = auto()  # cards, n, element
    SECOND_CHARACTER = auto()  # by
    # answers
    NOT_AN_ANSWER = auto()
    NOTHING_ASKED = auto()
    NO_DRAGON_NOW = auto()
    NOTHING_TO_ANSWER = auto()
    PROTECTED = auto()  # card
    LAST_CHARACTER = auto()  # card
    SPARED = auto()  # card, source
    BLUFFS_SPARED = auto()  # source
    NO_SUCH_BLUFF = auto()  # n
    NONE_OF_KIND = auto()
    NOT_DISCLOSED = auto()  # card
    ALL_DISCLOSED = auto()
    PASSED_OVER = auto()  # card
    TOO_FEW_LEFT = auto()  # card, n
    MORE_TO_GO = auto()  # n
    PAYS_NOTHING = auto()  # card, payment
    PAYING = auto()  # payment
    DISCARD_ONE = auto()
    MUST_RESOLVE = auto()  # source
    NO_ROOM = auto()
    ITSELF = auto()  # card
    NEW_TARGET_ONLY = auto()  # card
    SAME_TARGET = auto()  # card
    BETWEEN = auto()  # least, most
    THEIR_DRAGONS_FIRST = auto()  # dragon
    DRAGON_YOURS = auto()  # dragon
    NO_INTERFERENCE = auto()  # card
    ANSWERS_OTHERS = auto()  # card
    MUST_CHOOSE = auto()
