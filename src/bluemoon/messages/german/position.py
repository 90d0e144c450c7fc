"""German of the codes in `codes/position.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.position import PositionCode

WORDS: Final[dict[Code, str]] = {
    PositionCode.NOT_A_MATCH: "das ist keine Stellung eines Matchs: {what}",
    PositionCode.NO_ENDING: "so endet keine Partie: „{reason}“",
    # of the duel
    PositionCode.TWO_SIDES: "eine Stellung hat zwei Seiten",
    PositionCode.ONE_HYLA: "im Hyla-Bereich liegt nie mehr als eine Karte",
    PositionCode.TWO_DECKS: "eine Stellung hat zwei Decks",
    PositionCode.NO_KEY: "{what} hat keinen Schlüssel „{key}“",
    PositionCode.PLAYER: "ein Spieler ist 0 oder 1, nicht {value}",
    PositionCode.NO_PHASE: "eine Phase „{name}“ gibt es nicht; es gibt {names}",
    PositionCode.HEAP: "„heap“ ist, wie viele Karten unter der obersten des Ablagestapels gemischt wurden",
    PositionCode.MIXED: "{card} ist „mixed“, aber jeder weiß, wo sie liegt",
    PositionCode.CARDS: "die Karten der Seite {deck} sind nicht alle da oder liegen an zwei Stellen",
    PositionCode.DRAW_DECK: "der Nachziehstapel von {deck} hat {have} Karten, nicht {wanted}",
    PositionCode.ONE_SIDE: "nur eine Seite kann Drachen haben",
    PositionCode.CHANCE: "„chance“ sind vier Zahlen unter 2**32, nicht alle null",
    PositionCode.COUNT: "eine Anzahl ist eine Zahl von 0 bis {most}, nicht {value}",
    PositionCode.NO_ELEMENT: "ein Element „{name}“ gibt es nicht; es gibt fire und earth",
    PositionCode.NO_OBJECT: "eine Stellung ist ein JSON-Objekt",
    PositionCode.MALFORMED: "die Stellung ist unvollständig oder fehlerhaft: {what}",
    PositionCode.NOT_IN_DECK: "„{card}“ ist nicht im Deck {deck}",
    PositionCode.TWO_PLACES: "{card} liegt an zwei Stellen",
    PositionCode.NO_JSON: "die Stellung ist kein gültiges JSON: {what}",
    PositionCode.TOP_ONLY: "„heap“, „mixed“ und „strewn“ gehören zu Stellungen mit „piles“: „top“",
    PositionCode.THREE_DRAGONS: "es gibt drei Drachen",
    PositionCode.NOT_LASTING: "{card} überdauert keinen Kampf",
    PositionCode.NO_SHIP: "{card} ist kein Schiff",
    PositionCode.NO_DRAGON: "einen Drachen „{name}“ gibt es nicht",
    PositionCode.NO_ACTIONS: "niemand kann in dieser Stellung etwas tun; siehe „stack“",
    PositionCode.STACK_MISFIT: "die Entscheidungen in „stack“ passen nicht zu den Karten: {what}",
    PositionCode.STACK_LIST: "„stack“ ist eine Liste von Entscheidungen",
    PositionCode.STACK_MOST: "„stack“ hat höchstens {n} Entscheidungen",
    PositionCode.STACK_NUMBERS: "eine Entscheidung in „stack“ sind fünf Zahlen",
    PositionCode.STACK_NO_CARD: "eine Entscheidung in „stack“ nennt keine Karte",
    PositionCode.STACK_ODD: "die Entscheidung {frame} in „stack“ kann nicht anstehen: {why}",
    PositionCode.ODD_NOT_BELOW: "darunter muss der Kartentausch warten",
    PositionCode.ODD_BELOW_ALL: "der Kartentausch wartet unter allen anderen Entscheidungen",
    PositionCode.ODD_BEGINNING: "die Partie beginnt mit der Entscheidung, was getauscht wird, und mit "
    "nichts anderem",
    PositionCode.ODD_LAST: "die Aktion geht weiter, wenn sonst nichts mehr wartet",
    PositionCode.ODD_ALONE: "wenn das gefragt wird, wartet sonst nichts",
    PositionCode.ODD_AT_ONCE: "das wird sofort gefragt, bevor sich eine Karte bewegt",
    PositionCode.ODD_OWNER: "sie gehört zu einer Karte des anderen Spielers",
    PositionCode.ODD_FIGURES: "ihre Zahlen passen hier zu keiner Karte und keiner Anzahl",
    # of the city and of a draft, line by line
    PositionCode.KEY_VALUE: "erwartet wird jedes „Schlüssel: Wert“ einmal, da steht „{line}“",
    PositionCode.MISSING_LINE: "die Zeile „{key}: …“ fehlt",
    PositionCode.MISSING: "in der Stellung fehlt {key}",
    PositionCode.NUMBERS: "{key}: erwartet werden {n} Zahlen",
    PositionCode.NUMBER: "{key}: erwartet wird eine Zahl, da steht „{word}“",
    PositionCode.RANGE: "{key}: erwartet wird eine Zahl von {least} bis {most}, da steht „{word}“",
    PositionCode.ONE_OF: "{key}: erwartet wird eines von {words}, da steht „{word}“",
    PositionCode.CHANCE_ZERO: "chance: die vier Zahlen dürfen nicht alle 0 sein",
    PositionCode.CHANCE_FOUR: "chance: erwartet werden vier Zahlen unter 2**32, nicht alle 0",
    # of the city
    PositionCode.DISCARDED_TWO: "discarded: höchstens zwei Karten",
    PositionCode.DISCARDED_PHASE: "discarded: nur in der Phase „discard“",
    PositionCode.DISCARDED_PILE: "discarded: vor dem Ziehen höchstens eine, und sie liegt auf dem Stapel",
    PositionCode.BUILDINGS: "city: erwartet werden alle 21 Gebäude einmal, mit dem Innenhof in der Mitte",
    PositionCode.BUILT: "built: erwartet werden verschiedene Gebäude ohne den Innenhof",
    PositionCode.FIGURES: "figures: erwartet wird für jeden Spieler ein Ort in der Stadt",
    PositionCode.DRAGON_PLACES: "dragons: erwartet werden drei Orte oder „outside“",
    PositionCode.MARKER_WORDS: "markers: „{line}“ nennt kein Gebäude mit allen seinen Feldern",
    PositionCode.MARKERS_BUILT: "markers: {building} ist fertig und trägt keine Marker",
    PositionCode.MARKERS_TEN: "markers: niemand hat mehr als zehn",
    PositionCode.SCALES: "scales: mindestens eine ist immer im Vorrat",
    PositionCode.OBELISK_MORE: "obelisk: mehr Opfer, als jemand zum Sieg braucht",
    PositionCode.OBELISK_TWO: "obelisk: zwei Spieler haben gewonnen",
    PositionCode.CARD_COUNT: "das Spiel hat {n} Karten {card}, hier sind {found}",
    PositionCode.SURE: "sure {seat}: {card} ist nicht so oft auf einer anderen Hand",
    PositionCode.MOVEMENT_CLEAN: "in der Phase „movement“ ist noch nichts beigetragen, geopfert oder "
    "erhalten",
    PositionCode.OFFERINGS: "offerings: in diesem Zug mehr als auf dem Obelisken",
    PositionCode.ENDING: "ending: nötig in der Phase „over“ und nur dort",
    PositionCode.WOULD_BE_OVER: "die Partie wäre vorbei: {ending}",
    PositionCode.ENDING_NOT: "ending: „{ending}“ ist nicht eingetreten",
    # of a draft
    PositionCode.ALL_SEALED: "alle haben gewählt: die Karten wären aufgedeckt",
    PositionCode.NOT_DEALT: "noch ist keine Runde ausgeteilt",
    PositionCode.ROUND_ENDED: "Runde {n} ist zu Ende, also ist Runde {next} ausgeteilt",
    PositionCode.EVEN_PACKS: "Runde {n}: aus jedem Päckchen sind gleich viele Karten genommen, und nie die "
    "letzte",
    PositionCode.PACK_WORDS: "{key}: erwartet werden genommene Karten, „|“ und übrige Karten, da steht "
    "„{text}“",
    PositionCode.PACK_SIZE: "{key}: ausgeteilt wurden {n} Karten, nicht {have}",
    PositionCode.NOT_BEFORE_SEAT: "sealed {seat}: {card} ist nicht unter den Karten vor diesem Platz",
    PositionCode.NO_ROUND: "eine Runde {n} gibt es nicht",
    PositionCode.NOT_IN_DRAFT: "{key}: {card} ist nicht in diesem Draft",
    PositionCode.STANDS_TWICE: "{key}: {card} steht zweimal da",
}
