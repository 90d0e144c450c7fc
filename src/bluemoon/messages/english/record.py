"""English of the codes in `codes/record.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.record import RecordCode

WORDS: Final[dict[Code, str]] = {
    RecordCode.ACTION: "action {n}, '{text}': {why}",
    RecordCode.NO_SIGN: "sign {n} is no sign of any writing",
    RecordCode.NOT_TEXT: "a record is read as text: read_record(path.read_text())",
    RecordCode.NOT_TEXTS: "the set-up of a record and its actions are texts",
    RecordCode.HEADING: "a record begins with the line '{heading}'",
    RecordCode.KEY_VALUE: "line {n}: expected 'key: value' or an empty line, found '{line}'",
    RecordCode.TWICE: "line {n}: '{key}' stands twice",
    RecordCode.NO_GAME: "the record does not say which game it is ('game: duel')",
    RecordCode.NOT_CITY: "this is no record of Blue Moon City ('game: city')",
    RecordCode.NOT_DRAFT: "this is no record of a draft ('game: draft')",
    RecordCode.NOT_DUEL: "this is a record of '{game}', not of a duel",
    RecordCode.UNKNOWN_LINE: "unknown line '{key}'",
    RecordCode.SMALL_NUMBER: "{key}: expected a small number, found '{word}'",
    RecordCode.DRAFT_PLAYERS: "players: expected 2 to 6, found '{word}'",
    RecordCode.TWO_DECKS: "a duel has two decks",
    RecordCode.MISSING: "the record does not say its {key}",
    RecordCode.ONE_OF: "{key}: expected {words}, found '{word}'",
    RecordCode.VERSION: "the version of the rules is a number, not '{word}'",
    RecordCode.UNKNOWN_GAME: "there is no game '{game}'; there are {games}",
    # of a match
    RecordCode.NO_BEGIN: "the match cannot begin: {why}",
    RecordCode.NO_BEGIN_WITHOUT: "the match cannot begin: the line {key} is missing",
    RecordCode.MATCH_HEADING: "the record of a match begins with the line '{heading}'",
    RecordCode.MATCH_KEYS: "line {n}: expected each of {keys} at most once, found '{line}'",
    RecordCode.MATCH_PLAYERS: "players: a match has two players",
    RecordCode.YES_NO: "{key}: expected 'yes' or 'no', found '{word}'",
    RecordCode.AT_LINE: "line {n}, '{line}': {why}",
    RecordCode.SEAT: "expected a seat, 0 or 1",
    RecordCode.NOTHING_BELOW: "nothing stands below '{kind}'",
    RecordCode.STEPS: "expected deck, choose, game, swap, lots, change, penalty or inspect",
    RecordCode.NOT_DEALT: "no game has been dealt: both players choose a deck first",
    RecordCode.OTHER_SETUP: "this game was not set up as the match says (decks, seed, starter)",
}
