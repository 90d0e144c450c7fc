"""German of the codes in `codes/record.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.record import RecordCode

WORDS: Final[dict[Code, str]] = {
    RecordCode.ACTION: "Aktion {n}, „{text}“: {why}",
    RecordCode.NO_SIGN: "Zeichen {n} gehört zu keiner Schrift",
    RecordCode.NOT_TEXT: "ein Protokoll wird als Text gelesen: read_record(path.read_text())",
    RecordCode.NOT_TEXTS: "Aufbau und Züge eines Protokolls sind Texte",
    RecordCode.HEADING: "eine Aufzeichnung beginnt mit der Zeile „{heading}“",
    RecordCode.KEY_VALUE: "Zeile {n}: erwartet wird „Schlüssel: Wert“ oder eine leere Zeile, da steht "
    "„{line}“",
    RecordCode.TWICE: "Zeile {n}: „{key}“ steht zweimal da",
    RecordCode.NO_GAME: "die Aufzeichnung sagt nicht, welches Spiel es ist („game: duel“)",
    RecordCode.NOT_CITY: "das ist keine Aufzeichnung von Blue Moon City („game: city“)",
    RecordCode.NOT_DRAFT: "das ist keine Aufzeichnung eines Drafts („game: draft“)",
    RecordCode.NOT_DUEL: "das ist eine Aufzeichnung von „{game}“, nicht eines Duells",
    RecordCode.UNKNOWN_LINE: "unbekannte Zeile „{key}“",
    RecordCode.SMALL_NUMBER: "{key}: erwartet wird eine kleine Zahl, da steht „{word}“",
    RecordCode.DRAFT_PLAYERS: "players: erwartet wird 2 bis 6, da steht „{word}“",
    RecordCode.TWO_DECKS: "ein Duell hat zwei Decks",
    RecordCode.MISSING: "in der Aufzeichnung fehlt {key}",
    RecordCode.ONE_OF: "{key}: erwartet wird {words}, da steht „{word}“",
    RecordCode.VERSION: "die Version der Regeln ist eine Zahl, nicht „{word}“",
    RecordCode.UNKNOWN_GAME: "ein Spiel „{game}“ gibt es nicht; es gibt {games}",
    # of a match
    RecordCode.NO_BEGIN: "das Match kann nicht beginnen: {why}",
    RecordCode.NO_BEGIN_WITHOUT: "das Match kann nicht beginnen: die Zeile {key} fehlt",
    RecordCode.MATCH_HEADING: "die Aufzeichnung eines Matchs beginnt mit der Zeile „{heading}“",
    RecordCode.MATCH_KEYS: "Zeile {n}: erwartet wird höchstens einmal {keys}, da steht „{line}“",
    RecordCode.MATCH_PLAYERS: "players: ein Match hat zwei Spieler",
    RecordCode.YES_NO: "{key}: erwartet wird „yes“ oder „no“, da steht „{word}“",
    RecordCode.AT_LINE: "Zeile {n}, „{line}“: {why}",
    RecordCode.SEAT: "erwartet wird ein Platz, 0 oder 1",
    RecordCode.NOTHING_BELOW: "unter „{kind}“ steht nichts",
    RecordCode.STEPS: "erwartet wird deck, choose, game, swap, lots, change, penalty oder inspect",
    RecordCode.NOT_DEALT: "noch ist keine Partie ausgeteilt: zuerst wählen beide ein Deck",
    RecordCode.OTHER_SETUP: "diese Partie beginnt anders, als das Match sagt (Decks, Startwert, "
    "Startspieler)",
}
