"""German of the codes in `codes/setup.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.setup import SetupCode

WORDS: Final[dict[Code, str]] = {
    SetupCode.NO_SEAT: "einen Platz {n} gibt es nicht",
    SetupCode.SEATS: "einen Platz {n} gibt es nicht: die Plätze sind 0 bis {last}",
    SetupCode.SEATS_SPECTATORS: "einen Platz {n} gibt es nicht: die Plätze sind 0 bis {last}, Zuschauer -1",
    SetupCode.STARTER: "Startspieler ist 0 oder 1, nicht {starter}",
    SetupCode.FIRST: "Platz {n} kann nicht beginnen: die Plätze sind 0 bis {last}",
    SetupCode.SEED: "ein Startwert ist eine Zeile ohne Leerzeichen am Rand oder eine Zahl",
    SetupCode.LINE: "{what} ist eine Zeile ohne Leerzeichen am Rand",
    SetupCode.VERSIONS: "es gibt die Regeln der Versionen 1 bis {last}, nicht {version}",
    SetupCode.RULES: "es gibt die Regeln „legends“ und „classic“, nicht „{name}“",
    SetupCode.PILES: "Stapel sind „top“ (nur die oberste Karte ist zu sehen) oder „open“, nicht „{piles}“",
    SetupCode.TWO_DECKS: "ein Duell braucht zwei Decks, nicht {n}",
    SetupCode.CITY_PLAYERS: "Blue Moon City ist für zwei bis vier Spieler, nicht {n}",
    SetupCode.LAYOUT: "einen Aufbau „{layout}“ gibt es nicht, nur {layouts}",
    SetupCode.DRAFT_PLAYERS: "ein Draft ist für 2 bis 6 Spieler, nicht {n}",
    SetupCode.DRAFT_PEOPLES: "ein Draft für {n} Spieler braucht {wanted} verschiedene Völker, nicht {named}",
    SetupCode.PENALTY: "eine Strafe ist „none“, „1 crystals“ bis „5 crystals“ oder „game lost“, nicht "
    "„{text}“",
    SetupCode.NO_BOTS: "für „{game}“ gibt es keine Bots, nur für {games}",
    SetupCode.NO_LEVEL: "einen Bot „{level}“ gibt es nicht: die Stufen sind {levels}",
    SetupCode.NOT_ANALYSED: "Partien von „{game}“ lassen sich nicht beurteilen",
    SetupCode.NOT_FINISHED: "nur eine beendete Partie lässt sich beurteilen",
    SetupCode.DECK_TOO_SMALL: "für ein Deck von {wanted} gibt es nur {have} Karten",
}
