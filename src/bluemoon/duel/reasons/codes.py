"""The place of each reason in the rulebooks, and where cards lie. The codes are `messages.codes.duel`."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bluemoon.messages.codes.duel import DuelCode as Code

__all__ = ["PLACES", "Code", "Zone"]

# The place in Legends, and the place in classic where rulebook 000 has a rule of its own.
PLACES: Final[dict[Code, tuple[str, str]]] = {
    Code.GAME_OVER: ("001 Winning the Game", "000 Game End"),
    Code.UNKNOWN_WORDS: ("001 Playing the Game", "000 Turn Phases"),
    Code.NO_SUCH_ACTION: ("001 Playing the Game", "000 Turn Phases"),
    Code.NOT_IN_DECK: ("001 Setup 3", "000 Game Preparation"),
    Code.NOT_YOUR_TURN: ("001 Playing the Game", "000 Turn Phases"),
    Code.ANSWER_FIRST: ("001 Card Text", "000 Special Rules 4"),
    Code.ANSWER_CARD_FIRST: ("001 Card Text", "000 Special Rules 4"),
    Code.NOT_IN_HAND: ("001 Card Text", "000 Turn Phases"),
    Code.NOT_AT: ("001 Card Text", "000 Turn Phases"),
    Code.ON_SHIP: ("001 Loading Ships", ""),
    Code.NEVER_PLAYED: ("001 Setup 4", "000 Game Preparation"),
    Code.ANSWERS_ONLY: ("004 Interference Cards", ""),
    Code.FROM_SHIP_ONLY: ("001 Landing Ships", ""),
    Code.HAND_BESIDE_USED: ("001 Landing Ships", ""),
    Code.LED_ALREADY: ("004 Card Limit", "000 Leadership"),
    Code.LEADERSHIP_OVER: ("001 Leadership Phase", "000 Leadership"),
    Code.CHARACTER_OVER: ("001 Character Phase", "000 Character"),
    Code.SUPPORT_OVER: ("001 Booster/Support Phase", "000 Booster or Support"),
    Code.CANCELLED: ("004 Backtracking", ""),
    Code.FORBIDDEN: ("004 Order of Applying 3", "000 Special Rules 1"),
    Code.PLAY_LIMIT: ("004 Order of Applying 3", "000 Special Rules"),
    Code.COMBAT_LIMIT: ("004 Order of Applying 3", "000 Special Rules"),
    Code.STOPPED: ("001 Stop", "000 Stop"),
    Code.MATCH_ONLY: ("004 Achievement Cards", ""),
    Code.DRAGON_MISSING: ("004 Achievement Cards", ""),
    Code.CONDITION: ("001 Mutants", "000 Mutants"),
    Code.CHARACTER_PLAYED: ("001 Character Phase", "000 Character"),
    Code.GANG_FIRST: ("004 Gang", "000 Gang"),
    Code.CHARACTER_FIRST: ("001 Character Phase", "000 Character"),
    Code.ONE_CHARACTER: ("004 Order of Applying 3", "000 Special Rules"),
    Code.FIRST_TURN: ("001 Booster/Support Phase", "000 Booster or Support"),
    Code.SLOT_USED: ("004 Booster/Support Limit", "000 Booster or Support"),
    Code.LOADED_ALREADY: ("001 Loading Ships", ""),
    Code.FREE_UNMET: ("004 Gaining Icons", ""),
    Code.CARD_IGNORED: ("001 Ignoring Cards", "000 Special Rules"),
    Code.ICON_IGNORED: ("004 Ignoring Cards", "000 Special Rules"),
    Code.TEXT_IGNORED: ("004 Ignoring Cards", "000 Special Rules"),
    Code.ONLY_CHARACTERS_JOIN: ("001 Gang", "000 Gang"),
    Code.NOTHING_TO_JOIN: ("001 Gang", "000 Gang"),
    Code.MUST_COVER: ("001 Covering Cards 1", "000 Character"),
    Code.OTHERS_ACTIVE: ("001 Gang", "000 Gang"),
    Code.MUST_JOIN: ("001 Gang", "000 Gang"),
    Code.NO_BLUFF_ICON: ("001 Bluffing", ""),
    Code.BLUFFS_FORBIDDEN: ("004 Preventing Bluff Cards", ""),
    Code.BLUFF_ICONS_IGNORED: ("004 Ignoring Bluff Icons", ""),
    Code.BLUFFS_IGNORED: ("004 Ignoring Bluff Cards", ""),
    Code.NO_SHIP: ("001 Ships", ""),
    Code.SHIP_NOT_IN_PLAY: ("001 Ships", ""),
    Code.SHIP_LANDED: ("001 Landing Ships", ""),
    Code.SHIP_FULL: ("001 Loading Ships", ""),
    Code.NOT_LOADABLE: ("001 Loading Ships", ""),
    Code.LOADING_FORBIDDEN: ("004 Preventing the Loading of Ships", ""),
    Code.LANDED_ALREADY: ("001 Landing Ships", ""),
    Code.LAND_LATE: ("001 Landing Ships", ""),
    Code.NO_RETRIEVE_ICON: ("001 Retrieve", "000 Retrieve"),
    Code.RETRIEVE_LATE: ("001 Retrieve", "000 Retrieve"),
    Code.RETRIEVE_BLOCKED: ("001 Retrieve", "000 Retrieve"),
    Code.CANNOT_TAKE: ("004 Taking Cards into Hand", "000 Special Rules"),
    Code.DROP_LATE: ("001 Bluffing", ""),
    Code.NO_REPLACE_ICON: ("004 The Replace Icon", ""),
    Code.NO_USE: ("001 Card Text", "000 Special Rules"),
    Code.USED_ALREADY: ("004 Once per Turn", ""),
    Code.WRONG_TIME: ("004 Once per Turn", ""),
    Code.NO_TARGET: ("004 Optional Instructions", "000 Special Rules 4"),
    Code.NO_END_DRAW: ("004 Order of Applying 3", "000 Special Rules"),
    Code.DECK_SHORT: ("004 Optional Instructions", "000 Special Rules 4"),
    Code.DISCARDS_SHORT: ("004 Optional Instructions", "000 Special Rules 4"),
    Code.HAND_SHORT: ("004 Optional Instructions", "000 Special Rules 4"),
    Code.HAND_FULL: ("004 Ketharkopas", "000 Special Rules 4"),
    Code.THEIR_HAND_SHORT: ("004 Optional Instructions", "000 Special Rules 4"),
    Code.THEIR_DECK_EMPTY: ("004 Optional Instructions", "000 Special Rules 4"),
    Code.NO_DEMAND: ("001 Discarding Cards", "000 Special Rules 5"),
    Code.DEMAND_MET: ("004 Multiple Discard Effects", "000 Special Rules 5"),
    Code.MET_BY_PLAYING: ("004 Retreat from the Fight", "000 Special Rules 4"),
    Code.THEIR_TEXT_IGNORED: ("004 Ignoring Cards", "000 Special Rules"),
    Code.CANNOT_PAY: ("001 Discarding Cards", "000 Special Rules 4"),
    Code.NO_FIGHT: ("001 Engagement Phase", "000 Declining"),
    Code.STARTED_FIGHT: ("004 Retreat from the Fight", "000 Declining"),
    Code.FIGHTING_ON: ("004 Retreat from the Fight", "000 Announce Power"),
    Code.FIGHT_ON: ("001 Engagement Phase", "000 Declining"),
    Code.FIGHT_STARTED: ("001 Engagement Phase", "000 Declining"),
    Code.ANNOUNCED: ("001 Power Phase", "000 Announce Power"),
    Code.CONTESTED: ("001 Power Phase", "000 Announce Power"),
    Code.UNMET: ("004 Retreat from the Fight", "000 Special Rules 4"),
    Code.MUST_MATCH: ("001 Power Phase", "000 Announce Power"),
    Code.DRAGON_DUE: ("001 Booster/Support Phase", "000 Special Rules 4"),
    Code.TEXT_FIRST: ("001 Booster/Support Phase", "000 Turn Phases"),
    Code.ANNOUNCE_AT_ONCE: ("001 Power Phase", "000 Announce Power"),
    Code.PHASE_ENDED: ("001 Power Phase", "000 Announce Power"),
    Code.NO_PASS: ("001 Engagement Phase", "000 Turn Phases"),
    Code.NO_BLUFFS: ("001 Calling a Bluff", ""),
    Code.CALL_FORBIDDEN: ("004 Order of Applying 3", ""),
    Code.CALL_TIME: ("001 Calling a Bluff", ""),
    Code.NO_BACKTRACK: ("004 Backtracking", "000 Special Rules 11"),
    Code.UNMATCHABLE: ("004 Continue the Fight", "000 Announce Power"),
    Code.UNMATCHABLE_EITHER: ("004 Continue the Fight", "000 Announce Power"),
    Code.UNSATISFIABLE: ("004 Retreat from the Fight", "000 Special Rules 4"),
    Code.NOT_BOTH: ("004 Retreat from the Fight", "000 Announce Power"),
    Code.SECOND_CHARACTER: ("004 Order of Applying 3", "000 Special Rules"),
    Code.NOT_AN_ANSWER: ("001 Card Text", "000 Special Rules 4"),
    Code.NOTHING_ASKED: ("001 Card Text", "000 Special Rules 4"),
    Code.NO_DRAGON_NOW: ("001 Attracting Dragons", "000 Winning a Fight"),
    Code.NOTHING_TO_ANSWER: ("004 Interference Cards", ""),
    Code.PROTECTED: ("001 Protect", "000 Protected"),
    Code.LAST_CHARACTER: ("004 TopDog and Drown Resistance", "000 Special Rules"),
    Code.SPARED: ("001 Card Text", "000 Special Rules"),
    Code.BLUFFS_SPARED: ("001 Bluffing", ""),
    Code.NO_SUCH_BLUFF: ("001 Bluffing", ""),
    Code.NONE_OF_KIND: ("001 Card Text", "000 Special Rules"),
    Code.NOT_DISCLOSED: ("004 Discarding Opponent's Cards", "000 Special Rules 8"),
    Code.ALL_DISCLOSED: ("004 Discarding Opponent's Cards", "000 Special Rules 8"),
    Code.PASSED_OVER: ("004 Discarding Cards", "000 Discarding Cards"),
    Code.TOO_FEW_LEFT: ("004 Discarding Cards", "000 Discarding Cards"),
    Code.MORE_TO_GO: ("004 Mandatory Instructions", "000 Special Rules 4"),
    Code.PAYS_NOTHING: ("001 Discarding Cards", "000 Special Rules 5"),
    Code.PAYING: ("004 Optional Instructions", "000 Special Rules 4"),
    Code.DISCARD_ONE: ("004 Decline a Fight", "000 Declining"),
    Code.MUST_RESOLVE: ("004 Mandatory Instructions", "000 Special Rules 4"),
    Code.NO_ROOM: ("001 Loading Ships", ""),
    Code.ITSELF: ("001 Card Text", "000 Special Rules"),
    Code.NEW_TARGET_ONLY: ("004 Changing Targets", "000 Special Rules 2"),
    Code.SAME_TARGET: ("004 Changing Targets", "000 Special Rules 2"),
    Code.BETWEEN: ("001 Card Text", "000 Special Rules 4"),
    Code.THEIR_DRAGONS_FIRST: ("001 Attracting Dragons", "000 Winning a Fight"),
    Code.DRAGON_YOURS: ("001 Attracting Dragons", "000 Winning a Fight"),
    Code.NO_INTERFERENCE: ("004 Interference Cards", ""),
    Code.ANSWERS_OTHERS: ("004 Interference Cards", ""),
    Code.MUST_CHOOSE: ("004 Mandatory Instructions", "000 Special Rules 4"),
}


class Zone(StrEnum):
    """The places where cards lie that a reason can mention."""

    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard"
    PILE = "pile"
    ACTIVE = "active"
    COVERED = "covered"
    COMBAT = "combat"
    BLUFFS = "bluffs"
    SHIPS = "ships"
    HOLD = "hold"
    LASTING = "lasting"
    REVEALED = "revealed"
    ACHIEVEMENTS = "achievements"
    THEIR_ACTIVE = "their-active"
    THEIR_TABLE = "their-table"
    THEIR_CHARACTERS = "their-characters"
    THEIR_LASTING = "their-lasting"
