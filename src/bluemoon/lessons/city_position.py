"""Positions of the city for lessons: a lesson names only what it is about, the rest is as at the beginning.

All lessons are played in one city, so that a learner comes to know it. The draw deck consists of the cards of
`draw`, all of one kind: so nothing is left to chance. All other cards lie on the discard pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bluemoon.city.cards import ALL_CARDS, KINDS, cards, counted, listed, names

CITY: Final = (
    "Citadel, Library, Hospice, "
    "Mill, Iron Foundry, Fire Temple, University, Market Hall, "
    "Flight Tower, Water Temple, Courtyard, Royal Palace, Caravanserai, "
    "Thermae, Watchtower, Earth Temple, Great Hall, Trading House, "
    "Aqueduct, City Residence, Monastery Tower"
)
# The lines of a position (docs/formats.md) that a lesson may leave out.
BEGINNING: Final = {
    "turn": "1",
    "player": "0",
    "phase": "movement",
    "ending": "-",
    "steps": "2",
    "contributions": "0",
    "offerings": "0",
    "discarded": "-",
    "idle": "0",
    "city": CITY,
    "built": "-",
    "markers": "-",
    "dragons": "outside, outside, outside",
    "obelisk": "-",
    "chance": "1 2 3 4",
    "version": "2",
}


def city_lines(position: Mapping[str, Any]) -> dict[str, str]:
    """The lines of a whole position from those that a lesson names: `hands` and `draw` instead of all cards,
    the others as in docs/formats.md."""
    given = dict(position)
    hands = [cards(hand) for hand in given.pop("hands")]
    deck = cards(given.pop("draw"))
    players = len(hands)
    left = list(ALL_CARDS)
    for kind, count in enumerate(counted([*deck, *(kind for hand in hands for kind in hand)])):
        left[kind] -= count
    lines = {
        **BEGINNING,
        "players": str(players),
        "figures": ", ".join(["Courtyard"] * players),
        "crystals": " ".join(["0"] * players),
        "scales": " ".join(["0"] * players),
        "deck": names(deck),
        "discards": names(listed(left[:KINDS])),
    }
    for seat, hand in enumerate(hands):
        lines[f"hand {seat}"] = names(hand)
        lines[f"face down {seat}"] = "-"
        lines[f"sure {seat}"] = "-"
    return {**lines, **{key: str(value) for key, value in given.items()}}
