"""German of the codes in `codes/action.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.action import ActionCode
from bluemoon.messages.codes.code import Code

WORDS: Final[dict[Code, str]] = {
    ActionCode.NOTATION: "{text}",
    ActionCode.RETREAT: "Rückzug",
    ActionCode.DECLINE: "verzichten",
    ActionCode.END_PHASE: "die Phase beenden",
    ActionCode.CALL: "den Bluff aufdecken",
    ActionCode.TRUST: "glauben",
    ActionCode.DONE: "fertig",
    ActionCode.YES: "ja",
    ActionCode.NO: "lassen",
    ActionCode.RANDOM: "eine zufällige Karte",
    ActionCode.BACKTRACK: "den Zug zurücknehmen",
    ActionCode.PASS: "geschehen lassen",
    ActionCode.PLAY: "{card} spielen",
    ActionCode.ADD: "{card} dazulegen",
    ActionCode.BLUFF: "{card} verdeckt legen",
    ActionCode.LAND: "{card} landen",
    ActionCode.RETRIEVE: "{card} zurückholen",
    ActionCode.DROP: "den Bluff {card} ablegen",
    ActionCode.USE: "{card} nutzen",
    ActionCode.REPLACE: "{card} tauschen",
    ActionCode.PICK: "{card} wählen",
    ActionCode.ANNOUNCE: "{element} ansagen",
    ActionCode.DRAGON: "{dragon} kommt",
    ActionCode.FACE_DOWN: "die verdeckte Karte {n} wählen",
    ActionCode.NUMBER: "{n} nehmen",
    ActionCode.GROUP: "alle {cards}",
    ActionCode.SATISFY: "die Forderung von {card} erfüllen",
    ActionCode.LOAD: "{card} auf {ship} laden",
    # the city
    ActionCode.WALK: "gehen: {building}",
    ActionCode.MOVE: "{cards| } spielen: {building}",
    ActionCode.BUILD: "Feld {n} bezahlen mit {cards| }",
    ActionCode.OFFER: "ein Opfer bringen",
    ActionCode.OFFER_MORE: "noch ein Opfer mit {cards| }",
    ActionCode.DISCARD: "{cards| } ablegen",
    ActionCode.GO_ON: "weiter",
}
