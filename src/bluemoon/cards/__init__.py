"""The card pool as declarations: a module per people, the words of powers, and their text in English."""

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
