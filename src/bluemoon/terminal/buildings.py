"""The buildings of Blue Moon City in German."""

from __future__ import annotations

from typing import Final

GERMAN: Final[dict[str, str]] = {
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
