"""What all games share: how they ended, and whether their piles lie open."""

from __future__ import annotations

from typing import Final, get_args

from bluemoon import contract
from bluemoon.duel.model.piles import only_top
from bluemoon.server.protocol.words import Piles, Result, Termination

TERMINATIONS: Final[dict[str, Termination]] = {name: name for name in get_args(Termination)}


def result(ended: contract.Result) -> Result:
    """How a game ended, for the page."""
    return Result(list(ended.winners), list(ended.scores), TERMINATIONS[str(ended.termination)], ended.reason)


def piles_word(piles: str) -> Piles:
    """'top' if only the top card of a pile may be seen, otherwise 'open'."""
    return "top" if only_top(piles) else "open"
