"""What backtracking costs in a tournament; the organiser decides it beforehand (004 Tournament Rules).

A player who has to backtrack after he learned something unknown may lose crystals of his match, or the game;
the opponent then scores as for an instant win, as in classic (000 Special Rules 11).
"""

from __future__ import annotations

from typing import NamedTuple

from bluemoon.errors import BluemoonError
from bluemoon.messages import SetupCode

LOST_GAME = 4  # crystals for the opponent


class Penalty(NamedTuple):
    """What a player loses. `crystals` are deducted from him, or scored by his opponent if the game is
    lost."""

    kind: str = "none"  # none, crystals, game
    crystals: int = 0

    def __str__(self) -> str:
        if self.kind == "crystals":
            return f"{self.crystals} crystals"
        return "game lost" if self.kind == "game" else "none"


NO_PENALTY = Penalty()
GAME_LOST = Penalty("game", LOST_GAME)


def read_penalty(text: str) -> Penalty:
    """The penalty that a text names: 'none', '2 crystals' or 'game lost'."""
    words = text.casefold().split()
    if words == ["none"]:
        return NO_PENALTY
    if words == ["game", "lost"]:
        return GAME_LOST
    if len(words) == 2 and words[1] in ("crystal", "crystals") and words[0] in tuple("12345"):
        return Penalty("crystals", int(words[0]))
    raise BluemoonError(SetupCode.PENALTY, text=text)
