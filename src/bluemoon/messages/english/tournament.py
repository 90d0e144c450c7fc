"""English of the codes in `codes/tournament.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.tournament import TournamentCode

WORDS: Final[dict[Code, str]] = {
    TournamentCode.TWO_PLAYERS: "a tournament needs two players or more",
    TournamentCode.OWN_NAMES: "every player needs a name of his own",
    TournamentCode.KIND: "a tournament is a {kinds}, not '{kind}'",
    TournamentCode.ROBIN_ROUNDS: "a round robin of {n} players has {rounds} rounds",
    TournamentCode.ROUNDS: "the number of rounds is 1 or more",
    TournamentCode.KNOCK_OUT_ROUNDS: "the rounds of a knock-out follow from its {n} players",
    TournamentCode.TOO_LATE: "one can come late to a Swiss tournament only, before its last round",
    TournamentCode.HAS_LEFT: "{name} has left already",
    TournamentCode.ROUND_OPEN: "round {n} is not over: {meetings}",
    TournamentCode.ALL_PLAYED: "all rounds have been played",
    TournamentCode.NO_MEETING: "{one} and {two} have no open match in this round",
    TournamentCode.PENALTY: "the organiser's penalty is '{penalty}', not a number of crystals",
    TournamentCode.MATCH_OPEN: "the match is not over",
    TournamentCode.NO_PLAYER: "'{name}' does not play; there are {names}",
    TournamentCode.NO_RESULT: "{one} : {two} is no result: only the winner has {n} or more, at most {most}",
    TournamentCode.NO_JSON: "this is no JSON: {what}",
    TournamentCode.NO_FILE: "this is no file of a tournament ('file': '{heading}')",
    TournamentCode.ROUND_EARLY: "round {n} cannot be there yet",
    TournamentCode.ONE_MEETING: "round {n}: every player has one meeting, at most one a bye",
    TournamentCode.TWO_NUMBERS: "crystals: expected two numbers",
    TournamentCode.MISSING: "the file does not say its {key}",
    TournamentCode.BAD_VALUE: "{key}: {value} cannot be",
}
