"""The reasons in English. In a text `{name}` stands for an argument, `{n?card:cards}` for one word or the
other by its figure. Another language is one module like this."""

from __future__ import annotations

from typing import Final

from bluemoon.duel.reasons.codes import Code, Zone
from bluemoon.duel.reasons.terms import Term
from bluemoon.powers import nouns
from bluemoon.powers.vocabulary import Element, Icon, Payment, Type, When

AND: Final = "and"

WORDS: Final[dict[Code, str]] = {
    Code.GAME_OVER: "the game is over",
    Code.UNKNOWN_WORDS: "“{text}” names no card and no action",
    Code.NO_SUCH_ACTION: "there is no action number {n}",
    Code.NOT_IN_DECK: "{card} is not in your deck",
    Code.NOT_YOUR_TURN: "it is the opponent’s turn",
    Code.ANSWER_FIRST: "first answer the question that is open",
    Code.ANSWER_CARD_FIRST: "first answer what {card} asks",
    Code.NOT_IN_HAND: "{card} is not in your hand; it is {where}",
    Code.NOT_AT: "{card} is not {where}",
    Code.ON_SHIP: "{card} lies on {ship}: land the ship in your Beginning phase to play it",
    Code.NEVER_PLAYED: "{card} lies beside the board all game and is not played",
    Code.ANSWERS_ONLY: "{card} is played only in answer to what the opponent does on his turn",
    Code.FROM_SHIP_ONLY: "you landed {ships}: this turn you fight with what lies there, not with your hand",
    Code.HAND_BESIDE_USED: "beside the cards on {ship} you may play {n} {n?card:cards} "
    "of your hand, and have done so",
    Code.LED_ALREADY: "you have had your one Leadership phase card, or a card replaced, this turn",
    Code.LEADERSHIP_OVER: "the Leadership phase is over",
    Code.CHARACTER_OVER: "the Character phase is over",
    Code.SUPPORT_OVER: "the Booster/Support phase is over",
    Code.CANCELLED: "{card} was cancelled and the turn taken back: it may not be tried again this turn",
    Code.FORBIDDEN: "{by} {by?forbids:forbid} you to play {card}",
    Code.PLAY_LIMIT: "{by} {by?lets:let} you play no more than {n} {n?card:cards} a turn",
    Code.COMBAT_LIMIT: "{by} {by?lets:let} you play no more than {n} {n?card:cards} "
    "a turn into your combat area",
    Code.STOPPED: "you played {by}, which bears STOP: no further cards this turn",
    Code.MATCH_ONLY: "achievements are played in a match only",
    Code.DRAGON_MISSING: "{dragon} is not on your side",
    Code.CONDITION: "{card} may be played only if {condition}",
    Code.CHARACTER_PLAYED: "you have played your character for this turn: {cards}",
    Code.GANG_FIRST: "a gang is played before any other character: {cards} came first",
    Code.CHARACTER_FIRST: "play a character first",
    Code.ONE_CHARACTER: "{by} {by?lets:let} you have only one active character",
    Code.FIRST_TURN: "on the first turn of a fight you play no booster or support beyond what a text allows",
    Code.SLOT_USED: "you have played your booster or support for this turn: {cards}",
    Code.LOADED_ALREADY: "you have loaded a ship in place of your booster or support for this turn",
    Code.FREE_UNMET: "it would be a second character, and {card} is Free only if {condition}",
    Code.CARD_IGNORED: "{card} is ignored because of {by}",
    Code.ICON_IGNORED: "the icon {icon} of {card} is ignored because of {by}",
    Code.TEXT_IGNORED: "the text of {card} is ignored because of {by}",
    Code.ONLY_CHARACTERS_JOIN: "only characters are added to the active ones, and {card} is none",
    Code.NOTHING_TO_JOIN: "no active cards of an earlier turn lie in your combat area",
    Code.MUST_COVER: "{card} must cover your active cards",
    Code.OTHERS_ACTIVE: "a gang stays active only if no other cards are: {cards}",
    Code.MUST_JOIN: "{card} joins the gang that you keep active this turn, it does not cover it",
    Code.NO_BLUFF_ICON: "{card} has no bluff icon",
    Code.BLUFFS_FORBIDDEN: "{by} {by?forbids:forbid} you to play such a bluff card",
    Code.BLUFF_ICONS_IGNORED: "your bluff icons are ignored because of {by}: no further bluff cards",
    Code.BLUFFS_IGNORED: "your bluff cards are ignored because of {by}: no further bluff cards",
    Code.NO_SHIP: "{card} is no ship",
    Code.SHIP_NOT_IN_PLAY: "{ship} is not in your influence area",
    Code.SHIP_LANDED: "{ship} has landed and is loaded no more",
    Code.SHIP_FULL: "{ship} is full: it carries {n} {n?card:cards}",
    Code.NOT_LOADABLE: "{card} is no character, booster or support, so no ship carries it",
    Code.LOADING_FORBIDDEN: "{by} {by?forbids:forbid} you to play supports, so you cannot load ships either",
    Code.LANDED_ALREADY: "{ship} has landed already",
    Code.LAND_LATE: "ships land in the Beginning phase, which is over",
    Code.NO_RETRIEVE_ICON: "{card} has no Retrieve icon",
    Code.RETRIEVE_LATE: "cards are retrieved in the Beginning phase, which is over",
    Code.RETRIEVE_BLOCKED: "the opponent has an active character with the Retrieve "
    "icon, {by}: your characters stay",
    Code.CANNOT_TAKE: "{by} {by?keeps:keep} you from taking cards into your hand",
    Code.DROP_LATE: "bluff cards are discarded in the Beginning phase, which is over",
    Code.NO_REPLACE_ICON: "{card} has no Replace icon",
    Code.NO_USE: "{card} has no text that you could use when you like",
    Code.USED_ALREADY: "you have used the text of {card} this turn",
    Code.WRONG_TIME: "the text of {card} is used {when}",
    Code.NO_TARGET: "there is nothing that the text of {card} could touch",
    Code.NO_END_DRAW: "{by} {by?lets:let} you draw no additional cards at the end of your turn",
    Code.DECK_SHORT: "your draw deck has fewer than {n} {n?card:cards}",
    Code.DISCARDS_SHORT: "your discard pile has fewer than {n} {n?card:cards}",
    Code.HAND_SHORT: "you would hold fewer than {n} {n?card:cards}",
    Code.HAND_FULL: "you hold {n} cards or more",
    Code.THEIR_HAND_SHORT: "the opponent holds fewer than {n} {n?card:cards}",
    Code.THEIR_DECK_EMPTY: "the opponent’s draw deck is empty",
    Code.NO_DEMAND: "{card} is no active card of the opponent that demands anything",
    Code.DEMAND_MET: "the demand of {card} is met already",
    Code.MET_BY_PLAYING: "what {card} demands is met by playing {type}, not by discarding",
    Code.THEIR_TEXT_IGNORED: "the text of {card} is ignored because of {by}: it demands nothing",
    Code.CANNOT_PAY: "your hand cannot pay what {card} demands: {payment}",
    Code.NO_FIGHT: "there is no fight to retreat from",
    Code.STARTED_FIGHT: "you started this fight on this turn: there is no retreat before the next",
    Code.FIGHTING_ON: "the Engagement phase is over: you decided to fight on this turn",
    Code.FIGHT_ON: "a fight is under way: continue it or retreat",
    Code.FIGHT_STARTED: "you have started the fight",
    Code.ANNOUNCED: "you have announced your power this turn",
    Code.CONTESTED: "this fight is in {element}",
    Code.UNMET: "first meet the demand of {cards}",
    Code.MUST_MATCH: "you have {have} and must match {n} {element}",
    Code.DRAGON_DUE: "first end the phase: {cards} may bring the opponent a dragon",
    Code.TEXT_FIRST: "first end the phase: the text of {cards} may be used before the announcement",
    Code.ANNOUNCE_AT_ONCE: "nothing comes before the announcement: announce your power",
    Code.PHASE_ENDED: "the phase has ended: announce your power",
    Code.NO_PASS: "a turn is not passed: play on, announce, retreat or decline",
    Code.NO_BLUFFS: "the opponent has no bluff card",
    Code.CALL_FORBIDDEN: "{by} {by?lets:let} you call no bluff",
    Code.CALL_TIME: "a bluff is called right after the opponent has announced his power",
    Code.NO_BACKTRACK: "the turn can be completed: there is nothing to take back",
    Code.UNMATCHABLE: "after it you could not match {n} {element} this turn",
    Code.UNMATCHABLE_EITHER: "after it you could match the opponent’s power in neither element this turn",
    Code.UNSATISFIABLE: "after it you could not meet the demand of {cards}",
    Code.NOT_BOTH: "after it you could not both match {n} {element} and meet the demand of {cards}",
    Code.SECOND_CHARACTER: "{by} {by?lets:let} you have only one active character; it would be one too many",
    Code.NOT_AN_ANSWER: "this is no answer to the question that is open",
    Code.NOTHING_ASKED: "nothing is asked of you that this would answer",
    Code.NO_DRAGON_NOW: "no dragon is to be attracted now",
    Code.NOTHING_TO_ANSWER: "the opponent does nothing now that could be interfered with",
    Code.PROTECTED: "{card} is protected",
    Code.LAST_CHARACTER: "{card} is the last active character and stays",
    Code.SPARED: "the text of {source} does not speak of {card}",
    Code.BLUFFS_SPARED: "the text of {source} does not speak of face-down cards",
    Code.NO_SUCH_BLUFF: "the opponent has no face-down card number {n}",
    Code.NONE_OF_KIND: "the opponent has no such cards that could be discarded",
    Code.NOT_DISCLOSED: "{card} does not lie open in the opponent’s hand: only disclosed cards are chosen",
    Code.ALL_DISCLOSED: "all cards of the opponent’s hand are disclosed: choose one",
    Code.PASSED_OVER: "cards are named in the order of the list, and {card} was passed over",
    Code.TOO_FEW_LEFT: "cards are named in the order of the list: after {card} "
    "fewer than the {n} needed would follow",
    Code.MORE_TO_GO: "{n} more {n?card has:cards have} to go",
    Code.PAYS_NOTHING: "no payment without surplus of {payment} contains {card}",
    Code.PAYING: "you have begun to pay: {payment}",
    Code.DISCARD_ONE: "whoever declines discards at least one card",
    Code.MUST_RESOLVE: "the text of {source} is not one that may be left",
    Code.NO_ROOM: "none of your ships has room",
    Code.ITSELF: "{card} cannot choose itself",
    Code.NEW_TARGET_ONLY: "only {card}, which has just come into play, may become the new target",
    Code.SAME_TARGET: "the text points at {card} already",
    Code.BETWEEN: "it is {least} to {most}",
    Code.THEIR_DRAGONS_FIRST: "the dragons of the opponent move first, and {dragon} is not on his side",
    Code.DRAGON_YOURS: "{dragon} is on your side already",
    Code.NO_INTERFERENCE: "{card} is no interference card",
    Code.ANSWERS_OTHERS: "{card} does not answer what the opponent does now",
    Code.MUST_CHOOSE: "one of the cards has to be chosen",
}

ZONES: Final = {
    Zone.HAND: "in your hand",
    Zone.DECK: "in your draw deck",
    Zone.DISCARD: "in your discard pile",
    Zone.PILE: "among the leadership cards on your leader",
    Zone.ACTIVE: "among your active cards",
    Zone.COVERED: "covered in your combat area",
    Zone.COMBAT: "in your combat area",
    Zone.BLUFFS: "among your bluff cards",
    Zone.SHIPS: "in your influence area",
    Zone.HOLD: "on a ship",
    Zone.LASTING: "beside the board",
    Zone.REVEALED: "among the revealed cards",
    Zone.ACHIEVEMENTS: "among your active achievements",
    Zone.THEIR_ACTIVE: "among the opponent’s active cards",
    Zone.THEIR_TABLE: "on the opponent’s side of the table",
    Zone.THEIR_CHARACTERS: "among the opponent’s active characters",
    Zone.THEIR_LASTING: "among the cards of the opponent that could be chosen",
}
MOMENTS: Final = {
    When.ONCE_A_TURN: "once a turn, up to the Booster/Support phase or in the End phase",
    When.AFTER_SUPPORT: "after your Booster/Support phase",
    When.ENDING: "in your End phase",
    When.TURN_OVER: "at the very end of your turn",
}


def term(value: Term) -> str:
    """A thing of the game in words."""
    if isinstance(value, Zone):
        return ZONES[value]
    if isinstance(value, When):
        return MOMENTS[value]
    if isinstance(value, Element):
        return nouns.element(value)
    if isinstance(value, Icon):
        return nouns.icons(value, "or")
    if isinstance(value, Type):
        return f"a {nouns.TYPE_NOUNS[value][0]}"
    if isinstance(value, Payment):
        return nouns.payment(value)
    return value.english()
