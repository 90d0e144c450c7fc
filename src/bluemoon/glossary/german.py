"""The words of the games in German."""

from __future__ import annotations

from typing import Final

from bluemoon.glossary.noun import Noun
from bluemoon.powers.vocabulary import Element, Icon, Type

ICONS: Final[dict[Icon, str]] = {
    Icon.SHIELD_FIRE: "Feuerschild",
    Icon.SHIELD_EARTH: "Erdschild",
    Icon.STOP: "Stopp",
    Icon.RETRIEVE: "Rückkehr",
    Icon.FREE: "Frei",
    Icon.PAIR: "Paar",
    Icon.GANG_COOL: "Bande (Cool)",
    Icon.GANG_TOP: "Bande (Top)",
    Icon.GANG_FUN: "Bande (Fun)",
    Icon.GANG_NO: "Bande (No)",
    Icon.PROTECT: "Schutz",
    Icon.BLUFF_FIRE: "Bluff (Feuer)",
    Icon.BLUFF_EARTH: "Bluff (Erde)",
    Icon.BLUFF_NEUTRAL: "Bluff (neutral)",
    Icon.REPLACE: "Tausch",
}
TYPES: Final[dict[Type, Noun]] = {
    Type.LEADER: Noun("Anführer", "Anführer", "einen", "Anführer"),
    Type.CHARACTER: Noun("Charakter", "Charaktere", "einen", "Charakter"),
    Type.BOOSTER: Noun("Verstärkung", "Verstärkungen", "eine", "Verstärkung"),
    Type.SUPPORT: Noun("Unterstützung", "Unterstützungen", "eine", "Unterstützung"),
    Type.LEADERSHIP: Noun("Führungskarte", "Führungskarten", "eine", "Führungskarte"),
    Type.SHIP: Noun("Schiff", "Schiffe", "eines", "Schiff"),
    Type.HYLA: Noun("Hyla-Karte", "Hyla-Karten", "eine", "Hyla-Karte"),
    Type.INTERFERENCE: Noun("Störkarte", "Störkarten", "eine", "Störkarte"),
    Type.ACHIEVEMENT: Noun("Erfolgskarte", "Erfolgskarten", "eine", "Erfolgskarte"),
    Type.EMISSARY: Noun("Gesandter", "Gesandte", "einen", "Gesandter"),
    Type.INQUISITOR: Noun("Inquisitor", "Inquisitoren", "einen", "Inquisitor"),
}
ELEMENTS: Final[dict[Element, str]] = {Element.FIRE: "Feuer", Element.EARTH: "Erde"}
PHASES: Final[dict[str, str]] = {
    "mulligan": "Erste Hand",
    "beginning": "Anfang",
    "leadership": "Führung",
    "engagement": "Einsatz",
    "character": "Charakter",
    "booster_support": "Verstärkung/Unterstützung",
    "after_booster_support": "Verstärkung/Unterstützung",
    "power": "Stärke",
    "refresh": "Nachziehen",
    "end": "Ende",
    "turn_over": "Zug vorbei",
    "turn_ended": "Zug vorbei",
}
CITY_PHASES: Final[dict[str, str]] = {
    "movement": "Bewegung",
    "contribution": "Beitrag",
    "discard": "Ablegen und Ziehen",
}
# Of the peoples in the city.
COLOURS: Final[dict[str, str]] = {
    "black": "schwarz",
    "white": "weiß",
    "brown": "braun",
    "grey": "grau",
    "green": "grün",
    "red": "rot",
    "yellow": "gelb",
    "blue": "blau",
}
BUILDINGS: Final[dict[str, str]] = {
    "Courtyard": "Innenhof",
    "Royal Palace": "Königspalast",
    "Fire Temple": "Feuertempel",
    "Water Temple": "Wassertempel",
    "Earth Temple": "Erdtempel",
    "Aqueduct": "Aquädukt",
    "Hospice": "Hospiz",
    "Citadel": "Zitadelle",
    "University": "Universität",
    "Great Hall": "Große Halle",
    "Watchtower": "Wachturm",
    "Trading House": "Handelshaus",
    "Market Hall": "Markthalle",
    "Library": "Bibliothek",
    "City Residence": "Stadtresidenz",
    "Flight Tower": "Flugturm",
    "Monastery Tower": "Klosterturm",
    "Caravanserai": "Karawanserei",
    "Thermae": "Therme",
    "Iron Foundry": "Eisengießerei",
    "Mill": "Mühle",
}
TERMS: Final[dict[str, str]] = {
    "icons": "Symbole",
    "draw deck": "Nachziehstapel",
    "discard pile": "Ablagestapel",
    "combat area": "Kampfbereich",
    "support area": "Unterstützungsbereich",
    "influence area": "Einflussbereich",
    "leader area": "Anführerbereich",
    "family": "Buka-Familie",
}
# Words that were once in use beside those above, as patterns; none of them is to come back.
AVOIDED: Final[dict[str, str]] = {
    r"Errungenschaft": "Erfolgskarte",
    r"Störung|Einmischung|misch(e|st|t) (dich|sich)\b.* ein\b": "Störkarte, stören",
    r"Rückholen|Symbol zum Zurücknehmen": "Rückkehr",
    r"\bHalt\b": "Stopp",
    r"Ersetzen": "Tausch",
    r"\bBeginn:|Beginnphase": "Anfang",
    r"Auffüllen:": "Nachziehen",
    r"Zugstapel": "Nachziehstapel",
    r"\bZeichen (Stopp|Rückkehr|Tausch)|-Zeichen\b": "Symbol",
    r"[Ww]irf .*\bab\b|abwerfen|w(e|i)rf(en|t|st) .*\bab\b": "ablegen",
}
