"""The words of the games in English, as the rulebooks have them."""

from __future__ import annotations

from typing import Final

from bluemoon.glossary.noun import Noun
from bluemoon.powers.vocabulary import Element, Icon, Type

ICONS: Final[dict[Icon, str]] = {
    Icon.SHIELD_FIRE: "Shield Fire",
    Icon.SHIELD_EARTH: "Shield Earth",
    Icon.STOP: "Stop",
    Icon.RETRIEVE: "Retrieve",
    Icon.FREE: "Free",
    Icon.PAIR: "Pair",
    Icon.GANG_COOL: "Gang (Cool)",
    Icon.GANG_TOP: "Gang (Top)",
    Icon.GANG_FUN: "Gang (Fun)",
    Icon.GANG_NO: "Gang (No)",
    Icon.PROTECT: "Protect",
    Icon.BLUFF_FIRE: "Bluff (Fire)",
    Icon.BLUFF_EARTH: "Bluff (Earth)",
    Icon.BLUFF_NEUTRAL: "Bluff (neutral)",
    Icon.REPLACE: "Replace",
}
TYPES: Final[dict[Type, Noun]] = {
    Type.LEADER: Noun("leader", "leaders", "a", "Leader"),
    Type.CHARACTER: Noun("character", "characters", "a", "Character"),
    Type.BOOSTER: Noun("booster", "boosters", "a", "Booster"),
    Type.SUPPORT: Noun("support", "supports", "a", "Support"),
    Type.LEADERSHIP: Noun("leadership card", "leadership cards", "a", "Leadership"),
    Type.SHIP: Noun("ship", "ships", "a", "Ship"),
    Type.HYLA: Noun("Hyla card", "Hyla cards", "a", "Hyla"),
    Type.INTERFERENCE: Noun("interference card", "interference cards", "an", "Interference"),
    Type.ACHIEVEMENT: Noun("achievement card", "achievement cards", "an", "Achievement"),
    Type.EMISSARY: Noun("emissary", "emissaries", "an", "Emissary"),
    Type.INQUISITOR: Noun("inquisitor", "inquisitors", "an", "Inquisitor"),
}
ELEMENTS: Final[dict[Element, str]] = {Element.FIRE: "Fire", Element.EARTH: "Earth"}
# By the names that positions use.
PHASES: Final[dict[str, str]] = {
    "mulligan": "First hands",
    "beginning": "Beginning",
    "leadership": "Leadership",
    "engagement": "Engagement",
    "character": "Character",
    "booster_support": "Booster/Support",
    "after_booster_support": "Booster/Support",
    "power": "Power",
    "refresh": "Refresh",
    "end": "End",
    "turn_over": "Turn over",
    "turn_ended": "Turn over",
}
CITY_PHASES: Final[dict[str, str]] = {
    "movement": "Movement",
    "contribution": "Contribution",
    "discard": "Discard and Draw",
}
# Of the peoples in the city.
COLOURS: Final[dict[str, str]] = {
    "black": "black",
    "white": "white",
    "brown": "brown",
    "grey": "grey",
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "blue": "blue",
}
BUILDINGS: Final[dict[str, str]] = {
    "Courtyard": "Courtyard",
    "Royal Palace": "Royal Palace",
    "Fire Temple": "Fire Temple",
    "Water Temple": "Water Temple",
    "Earth Temple": "Earth Temple",
    "Aqueduct": "Aqueduct",
    "Hospice": "Hospice",
    "Citadel": "Citadel",
    "University": "University",
    "Great Hall": "Great Hall",
    "Watchtower": "Watchtower",
    "Trading House": "Trading House",
    "Market Hall": "Market Hall",
    "Library": "Library",
    "City Residence": "City Residence",
    "Flight Tower": "Flight Tower",
    "Monastery Tower": "Monastery Tower",
    "Caravanserai": "Caravanserai",
    "Thermae": "Thermae",
    "Iron Foundry": "Iron Foundry",
    "Mill": "Mill",
}
TERMS: Final[dict[str, str]] = {
    "icons": "Icons",
    "draw deck": "Draw deck",
    "discard pile": "Discard pile",
    "combat area": "Combat area",
    "support area": "Support area",
    "influence area": "Influence area",
    "leader area": "Leader area",
    "family": "Buka family",
}
AVOIDED: Final[dict[str, str]] = {}
