"""German of the codes in `codes/deck.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.deck import DeckCode

WORDS: Final[dict[Code, str]] = {
    DeckCode.NO_NAME: "das Deck hat keinen Namen",
    DeckCode.BAD_NAME: "der Name „{name}“ ist keine Zeile aus Wörtern ohne Komma, Strichpunkt und #",
    DeckCode.NO_LEADER: "kein Anführer ist genannt; nur ein gedraftetes Deck hat keinen",
    DeckCode.BAD_LEADER: "kein Anführer: {why}",
    DeckCode.BAD_EMISSARY: "Gesandter: {why}",
    DeckCode.BAD_INQUISITOR: "Inquisitor: {why}",
    DeckCode.IS_NO: "{card} ist kein {kind}",
    DeckCode.INQUISITORS_OFF: "Inquisitoren sind nicht vereinbart",
    DeckCode.INQUISITOR_READY_MADE: "ein Inquisitor gehört zu einem gebauten Deck, aber es sind keine "
    "Karten aufgeführt",
    DeckCode.EMISSARY_WANTED: "Gesandte sind vereinbart: jeder wählt einen",
    DeckCode.EMISSARIES_OFF: "Gesandte sind nicht vereinbart",
    DeckCode.EMISSARY_BUILT: "ein Gesandter gehört zu einem fertigen Deck, aber hier sind Karten aufgeführt",
    DeckCode.NOT_BOTH: "ein Deck hat einen Gesandten oder einen Inquisitor, nicht beide",
    DeckCode.EMISSARY_COUNT: "mit {emissary} hat das Deck {have} Karten statt {wanted}",
    DeckCode.FAMILY_WANTED: "Buka-Familien sind vereinbart: jeder wählt eine",
    DeckCode.FAMILIES_OFF: "Buka-Familien sind nicht vereinbart",
    DeckCode.NO_FAMILY: "die Buka-Familien sind 1 bis 6, nicht {n}",
    DeckCode.BUKA_HAS_ALL: "das Buka-Deck hat schon alle sechs Familien",
    DeckCode.BOTH_EMISSARY: "einen Gesandten haben beide oder keiner; {without} hat keinen",
    DeckCode.BOTH_FAMILY: "eine Buka-Familie haben beide oder keiner; {without} hat keine",
    DeckCode.UNKNOWN_CARD: "keine Karte heißt „{name}“",
    DeckCode.UNKNOWN_CARD_NEAR: "keine Karte heißt „{name}“; meinst du {near}?",
    DeckCode.NO_PEOPLE: "ein fertiges Deck „{name}“ gibt es nicht; es gibt {names}",
    DeckCode.NO_EMISSARY: "{card} ist kein Gesandter",
    DeckCode.NO_EMISSARY_SET: "{card} ist kein Gesandter mit eigenen Karten",
    DeckCode.NEVER_DRAFTED: "{card} ist keine Karte eines Volkes und wird nie gedraftet",
    DeckCode.BESIDE_LEADER: "{card} liegt im Anführerbereich und zählt nicht zu den Karten",
    DeckCode.TWICE: "{card} steht {n}-mal da; alle Karten eines Decks sind verschieden",
    DeckCode.ALL_DIFFERENT: "alle Karten eines Decks sind verschieden",
    DeckCode.SIZE: "ein Deck hat 1 bis {most} Karten, nicht {n}",
    DeckCode.TOO_FEW: "{have} Karten, {n} zu wenig: es müssen genau {wanted} sein",
    DeckCode.TOO_MANY: "{have} Karten, {n} zu viel: es müssen genau {wanted} sein",
    DeckCode.MOONS: "{moons} Monde außerhalb von {people}, höchstens {limit} sind erlaubt: {cards}",
    DeckCode.MATCH_ONLY: "{card} ist eine Erfolgskarte; die gibt es nur in einem Match",
    DeckCode.DRAFTED_WITHOUT: "ein gedraftetes Deck besteht nur aus Karten, aber hier steht {what}: {name}",
    DeckCode.NOT_DRAFTED: "{card} ist nicht unter deinen gedrafteten Karten",
    # the file of a deck
    DeckCode.FILE_LINE: "„{line}“ kann nicht in einer Deckdatei stehen",
    DeckCode.NOT_A_LIST: 'ein Deck ist eine DeckList, etwa DeckList("Meins", "Hoax")',
    DeckCode.FILE_TEXT: "eine Deckdatei wird als Text gelesen: read_deck(path.read_text())",
    DeckCode.FILE_HEADING: "eine Deckdatei beginnt mit der Zeile „{heading}“",
    DeckCode.FILE_TWICE: "Zeile {n}: „{key}“ steht zweimal da",
    DeckCode.FILE_AMONG_CARDS: "Zeile {n}: „{line}“ steht unter den Karten, nach der leeren Zeile",
    DeckCode.FILE_NO_NAME: "die Deckdatei nennt den Namen des Decks nicht („name: …“)",
    DeckCode.FILE_KEY_VALUE: "Zeile {n}: erwartet wird „Schlüssel: Wert“ oder eine leere Zeile vor den "
    "Karten, da steht „{line}“",
    DeckCode.FILE_NO_KEY: "Zeile {n}: „{key}“ gibt es nicht; es gibt {keys}",
    DeckCode.FILE_NO_VALUE: "Zeile {n}: „{key}“ hat keinen Wert; lass die Zeile weg",
    DeckCode.FILE_FAMILY: "family: die Buka-Familien sind 1 bis 6, nicht „{text}“",
}
