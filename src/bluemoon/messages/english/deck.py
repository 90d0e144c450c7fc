"""English of the codes in `codes/deck.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.deck import DeckCode

WORDS: Final[dict[Code, str]] = {
    DeckCode.NO_NAME: "the deck has no name",
    DeckCode.BAD_NAME: "the name '{name}' is not one line of words without comma, semicolon and '#'",
    DeckCode.NO_LEADER: "no leader is named; only a drafted deck has none",
    DeckCode.BAD_LEADER: "no leader: {why}",
    DeckCode.BAD_EMISSARY: "emissary: {why}",
    DeckCode.BAD_INQUISITOR: "inquisitor: {why}",
    DeckCode.IS_NO: "{card} is no {kind}",
    DeckCode.INQUISITORS_OFF: "the players have not agreed on inquisitors",
    DeckCode.INQUISITOR_READY_MADE: "an inquisitor joins a built deck, but no cards are listed",
    DeckCode.EMISSARY_WANTED: "the players have agreed on emissaries: each chooses one",
    DeckCode.EMISSARIES_OFF: "the players have not agreed on emissaries",
    DeckCode.EMISSARY_BUILT: "an emissary joins a ready-made deck, but this one lists its cards",
    DeckCode.NOT_BOTH: "a deck has an emissary or an inquisitor, not both",
    DeckCode.EMISSARY_COUNT: "with {emissary} the deck has {have} cards, not {wanted}",
    DeckCode.FAMILY_WANTED: "the players have agreed on Buka families: each chooses one",
    DeckCode.FAMILIES_OFF: "the players have not agreed on Buka families",
    DeckCode.NO_FAMILY: "the Buka families are 1 to 6, not {n}",
    DeckCode.BUKA_HAS_ALL: "the Buka deck has all six families already",
    DeckCode.BOTH_EMISSARY: "an emissary is used by both players or by neither; {without} has none",
    DeckCode.BOTH_FAMILY: "a Buka family is used by both players or by neither; {without} has none",
    DeckCode.UNKNOWN_CARD: "no card is called '{name}'",
    DeckCode.UNKNOWN_CARD_NEAR: "no card is called '{name}'; did you mean {near}?",
    DeckCode.NO_PEOPLE: "there is no ready-made deck '{name}'; there are {names}",
    DeckCode.NO_EMISSARY: "{card} is no emissary",
    DeckCode.NO_EMISSARY_SET: "{card} is no emissary with a set of cards",
    DeckCode.NEVER_DRAFTED: "{card} is not a card of a people and never drafted",
    DeckCode.BESIDE_LEADER: "{card} lies in the leader area and is not one of the cards",
    DeckCode.TWICE: "{card} stands {n} times; all cards of a deck are different",
    DeckCode.ALL_DIFFERENT: "all cards of a deck are different",
    DeckCode.SIZE: "a deck has 1 to {most} cards, not {n}",
    DeckCode.TOO_FEW: "{have} cards, {n} too few: there must be exactly {wanted}",
    DeckCode.TOO_MANY: "{have} cards, {n} too many: there must be exactly {wanted}",
    DeckCode.MOONS: "{moons} moons outside the {people}, at most {limit} are allowed: {cards}",
    DeckCode.MATCH_ONLY: "{card} is an achievement, which may be used in a match only",
    DeckCode.DRAFTED_WITHOUT: "a drafted deck has no {what}, but this one names {name}",
    DeckCode.NOT_DRAFTED: "{card} was not drafted by this player",
    # the file of a deck
    DeckCode.FILE_LINE: "'{line}' cannot stand in a deck file",
    DeckCode.NOT_A_LIST: 'a deck is a DeckList, as in DeckList("Mine", "Hoax")',
    DeckCode.FILE_TEXT: "a deck file is read as text: read_deck(path.read_text())",
    DeckCode.FILE_HEADING: "a deck file begins with the line '{heading}'",
    DeckCode.FILE_TWICE: "line {n}: '{key}' stands twice",
    DeckCode.FILE_AMONG_CARDS: "line {n}: '{line}' stands among the cards, after the empty line",
    DeckCode.FILE_NO_NAME: "the deck file does not say the deck's name ('name: …')",
    DeckCode.FILE_KEY_VALUE: "line {n}: expected 'key: value' or an empty line before the cards, found "
    "'{line}'",
    DeckCode.FILE_NO_KEY: "line {n}: there is no '{key}'; there are {keys}",
    DeckCode.FILE_NO_VALUE: "line {n}: '{key}' has no value; leave the line out",
    DeckCode.FILE_FAMILY: "family: the Buka families are 1 to 6, not '{text}'",
}
