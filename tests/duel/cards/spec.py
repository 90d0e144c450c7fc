"""What the specs of the cards share: both editions, plain cards to draw, and a retreat with its dragons."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, dragons, offers

both = pytest.mark.parametrize("rules", ["legends", "classic"])

# Characters without text or icons, to be drawn.
PLAIN = [
    "Megalit Mountainshaker",
    "Roomban Rockmaster",
    "Suranom Stormbringer",
    "Gravitos Greatpower",
    "Catusan",
    "Flamitos",
    "Terraton",
    "Helitos",
    "Sonatos",
    "Rocara",
    "Torana",
]


def covered(name: str) -> dict[str, object]:
    """A card of the combat area that is no longer active."""
    return {"card": name, "covered": True}


def bluff(name: str) -> dict[str, object]:
    """A card of the support area that lies face down."""
    return {"card": name, "bluff": True}


def retreat(game: DuelState) -> tuple[int, int]:
    """The player to move retreats; the dragons of both sides afterwards."""
    do(game, "retreat")
    while not game.over and any(text.startswith("dragon ") for text in offers(game)):
        do(game, min(offers(game)))
    return dragons(game)


def picks(game: DuelState) -> set[str]:
    """The cards that may be picked now."""
    return {text.removeprefix("pick ") for text in offers(game) if text.startswith("pick ")}
