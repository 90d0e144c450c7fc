"""How a game of Blue Moon City can end."""

from __future__ import annotations

from typing import Final

from bluemoon.contract import Ending

IDLE_ROUNDS: Final = 20  # our rule: the game ends after this many rounds without a contribution or offering


class Termination(Ending):
    """How a game of Blue Moon City ended (003 Winning the Game)."""

    OFFERINGS = "offerings"
    CITY_REBUILT = "city-rebuilt"
    NO_MARKERS = "no-markers"
    IDLE = "idle"

    @property
    def words(self) -> str:
        """The ending in English."""
        return WORDS[self]


WORDS: Final = {
    Termination.OFFERINGS: "made the required number of offerings",
    Termination.CITY_REBUILT: "the city is rebuilt and nobody can make another offering",
    Termination.NO_MARKERS: "a draw: no player has a marker left",
    Termination.IDLE: f"{IDLE_ROUNDS} rounds without a contribution or an offering",
}
