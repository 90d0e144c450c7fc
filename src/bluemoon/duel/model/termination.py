"""How a duel can end."""

from __future__ import annotations

from typing import Final

from bluemoon.contract import Ending
from bluemoon.errors import PositionError
from bluemoon.messages import PositionCode


class Termination(Ending):
    """How a duel ended (000 Game End, 001 Winning the Game)."""

    FOURTH_DRAGON = "fourth-dragon"
    DRAGONS = "dragons"
    LAST_CARDS = "last-cards"
    UNFINISHED_TURN = "unfinished-turn"
    UNTOLD = "untold"  # a position that says who won, but not how

    @property
    def words(self) -> str:
        """The ending in English."""
        return WORDS[self]


WORDS: Final = {
    Termination.FOURTH_DRAGON: "attracts a fourth dragon",
    Termination.DRAGONS: "has the dragons on his side",
    Termination.LAST_CARDS: "had cards last",
    Termination.UNFINISHED_TURN: "wins because the turn could not be completed",
    Termination.UNTOLD: "",
}


def read_termination(text: str) -> Termination:
    """The ending from its name or, as positions write it, from its English words."""
    for member in Termination:
        if text in (member.value, member.words):
            return member
    raise PositionError(PositionCode.NO_ENDING, reason=text)
