"""How a table can end before its game does."""

from __future__ import annotations

from typing import Final

from bluemoon.contract import Ending


class Termination(Ending):
    """How the players ended a game."""

    RESIGNED = "resigned"
    TIME = "time"
    EVERYBODY_LEFT = "everybody-left"
    CLOSED = "closed"
    DEADLINE = "deadline"
    ABSENT = "absent"
    ABSENT_DRAW = "absent-draw"

    @property
    def words(self) -> str:
        """The ending in English."""
        return WORDS[self]


WORDS: Final = {
    Termination.RESIGNED: "the opponent resigned",
    Termination.TIME: "the opponent's time ran out",
    Termination.EVERYBODY_LEFT: "everybody left",
    Termination.CLOSED: "the operator closed the table",
    Termination.DEADLINE: "the time for the round was over",
    Termination.ABSENT: "the opponent did not come back",
    Termination.ABSENT_DRAW: "a draw, because one player did not come back",
}
