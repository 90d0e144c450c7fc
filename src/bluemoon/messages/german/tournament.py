"""German of the codes in `codes/tournament.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.tournament import TournamentCode

WORDS: Final[dict[Code, str]] = {
    TournamentCode.TWO_PLAYERS: "ein Turnier braucht zwei Spieler oder mehr",
    TournamentCode.OWN_NAMES: "jeder Spieler braucht einen eigenen Namen",
    TournamentCode.KIND: "ein Turnier ist {kinds}, nicht „{kind}“",
    TournamentCode.ROBIN_ROUNDS: "jeder gegen jeden mit {n} Spielern hat {rounds} Runden",
    TournamentCode.ROUNDS: "es gibt mindestens eine Runde",
    TournamentCode.KNOCK_OUT_ROUNDS: "die Runden im K.-o.-System folgen aus den {n} Spielern",
    TournamentCode.TOO_LATE: "später dazukommen kann man nur im Schweizer System, vor der letzten Runde",
    TournamentCode.HAS_LEFT: "{name} ist schon ausgestiegen",
    TournamentCode.ROUND_OPEN: "Runde {n} ist nicht zu Ende: {meetings}",
    TournamentCode.ALL_PLAYED: "alle Runden sind gespielt",
    TournamentCode.NO_MEETING: "{one} und {two} haben in dieser Runde kein offenes Match",
    TournamentCode.PENALTY: "die Strafe der Turnierleitung ist „{penalty}“, keine Zahl von Kristallen",
    TournamentCode.MATCH_OPEN: "das Match ist nicht zu Ende",
    TournamentCode.NO_PLAYER: "„{name}“ spielt nicht mit; es spielen {names}",
    TournamentCode.NO_RESULT: "{one} : {two} ist kein Ergebnis: nur der Sieger hat {n} bis {most}",
    TournamentCode.NO_JSON: "das ist kein JSON: {what}",
    TournamentCode.NO_FILE: "das ist keine Turnierdatei („file“: „{heading}“)",
    TournamentCode.ROUND_EARLY: "Runde {n} kann es noch nicht geben",
    TournamentCode.ONE_MEETING: "Runde {n}: jeder hat eine Begegnung, höchstens einer ein Freilos",
    TournamentCode.TWO_NUMBERS: "crystals: erwartet werden zwei Zahlen",
    TournamentCode.MISSING: "in der Datei fehlt {key}",
    TournamentCode.BAD_VALUE: "{key}: {value} kann nicht sein",
}
