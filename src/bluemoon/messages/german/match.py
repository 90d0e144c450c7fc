"""German of the codes in `codes/match.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.match import MatchCode

WORDS: Final[dict[Code, str]] = {
    MatchCode.OVER: "das Match ist vorbei",
    MatchCode.NO_CHOICE: "„{words}“ ist keine Wahl: wähle zuerst ein Deck für die nächste Partie",
    MatchCode.CHOOSE_FIRST: "wähle zuerst ein Deck für die nächste Partie",
    MatchCode.GAME_ON: "eine Partie ist im Gang",
    MatchCode.CHOSEN: "du hast schon gewählt",
    MatchCode.NO_GAME: "keine Partie ist im Gang",
    MatchCode.CHOOSE_DECKS: "keine Partie ist im Gang: zuerst wählen die Spieler ihre Decks",
    MatchCode.NO_SWAP: "gedraftete Decks werden nicht getauscht: jeder spielt nur Karten, die er gedraftet "
    "hat",
    MatchCode.NO_LOTS: "gedraftete Decks werden nicht verlost",
    MatchCode.NO_CHANGE: "nur gedraftete Decks werden in einem Match geändert; andere sind vorher "
    "vorbereitet",
    MatchCode.NONE_CHOSEN: "noch ist kein Deck gewählt",
    MatchCode.INSPECTION: "ein Deck wird einmal geprüft, vom Verlierer, nach einer Partie und vor der "
    "nächsten",
    MatchCode.NO_PENALTY: "vor dem Match wurde keine Strafe festgesetzt (004 Tournament Backtracking)",
    MatchCode.BETWEEN_GAMES: "Decks werden zwischen den Partien getauscht oder geändert, bevor jemand "
    "gewählt hat",
    MatchCode.NOT_PREPARED: "„{name}“ ist keines der vorbereiteten Decks: {names}",
    MatchCode.DRAFT_OPEN: "der Draft ist nicht zu Ende",
    MatchCode.NOT_AGREED: "dass Partien um fünf Kristalle folgen, wird vor dem Draft vereinbart (004 Draft "
    "Variant)",
    MatchCode.TWO_PLAYERS: "ein Match braucht zwei Spieler mit mindestens einem vorbereiteten Deck",
    MatchCode.SAME_NAMES: "die vorbereiteten Decks eines Spielers brauchen verschiedene Namen",
}
