"""What all games share: how they ended, and whether their piles lie open."""

from __future__ import annotations

from bluemoon import contract
from bluemoon.duel.model.piles import only_top
from bluemoon.server.protocol.words import Piles, Result


def result(ended: contract.Result) -> Result:
    return Result(list(ended.winners), list(ended.scores), ended.reason)


def piles_word(piles: str) -> Piles:
    return "top" if only_top(piles) else "open"
