"""What all games share: how they ended, and whether their piles lie open."""

from __future__ import annotations

from bluemoon import contract
from bluemoon.duel.model.piles import only_top
from bluemoon.server.protocol.words import Piles, Result


def result(ended: contract.Result) -> Result:
    """The result of a game in the shape of the protocol."""
    return Result(list(ended.winners), list(ended.scores), ended.reason)


def piles_word(piles: str) -> Piles:
    """'top' if only the top card of a pile may be seen, otherwise 'open'."""
    return "top" if only_top(piles) else "open"
