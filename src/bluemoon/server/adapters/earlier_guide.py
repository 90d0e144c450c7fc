"""Where the guided tables began that were made before there were lessons. They are read, and a bot plays on
there; new ones are not made."""

from __future__ import annotations

from typing import Any, Final

from bluemoon.duel.engine import from_position
from bluemoon.server.adapters.duel import DuelPlay

# The first example fight of the rulebook (000 Two Detailed Examples). Journals stand on it: never change it.
POSITION: Final[dict[str, Any]] = {
    "decks": ["Vulca", "Hoax"],
    "player": 0,
    "sides": [
        {
            "hand": [
                "Volca",
                "Flamebreath the Dazzling",
                "Fireblast",
                "Aaralia-Aqua Secunda",
                "Flickering Fires",
                "Sear",
            ],
            "deck_top": ["Zig-nur-Don", "Glimmer", "Elemental Enchantment"],
        },
        {
            "hand": [
                "Vetraskedas the Sceptic",
                "Trebuchet of Fear",
                "Muster Reinforcements",
                "Penemikanas the Paranoid",
                "Catusan",
                "Battling Boomerang",
            ],
            "deck_top": [
                "Hank Highflyer Hawk",
                "Tome of Wisdom",
                "Thirkomedas the Serene",
                "Trigger Brainstorm",
            ],
        },
    ],
}


def guided_duel(seed: str, version: int) -> DuelPlay:
    """The game at such a table, from its beginning."""
    return DuelPlay(from_position({**POSITION, "version": version}, "legends", seed))
