"""The card pool as declarations: a module per people, in the words of `bluemoon.powers`.

The names are imported only when they are asked for. The words import `cards.card`, which defines what a card
is, and the cards themselves are made of words; importing everything at once would be a circle.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bluemoon.cards.card import Card, matches
    from bluemoon.cards.pool import (
        PEOPLES,
        POOL,
        SPECIAL,
        emissaries,
        emissary_set,
        find,
        leader_of,
        ready_made,
    )

__all__ = [
    "PEOPLES",
    "POOL",
    "SPECIAL",
    "Card",
    "emissaries",
    "emissary_set",
    "find",
    "leader_of",
    "matches",
    "ready_made",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'bluemoon.cards' has no attribute '{name}'")
    place = "bluemoon.cards.card" if name in ("Card", "matches") else "bluemoon.cards.pool"
    return getattr(import_module(place), name)
