"""What all games share: how they ended, and whether their piles lie open."""

from __future__ import annotations

from typing import Final, get_args

from bluemoon import contract
from bluemoon.city import termination as city_ending
from bluemoon.duel.model import termination as duel_ending
from bluemoon.duel.model.piles import only_top
from bluemoon.formats import draft_engine, match_engine
from bluemoon.server.protocol.words import Piles, Result, Termination
from bluemoon.server.tables import termination as table_ending

TERMINATIONS: Final[dict[str, Termination]] = {name: name for name in get_args(Termination)}
# How rows of the database that are older than the names tell an ending: in English.
ENDINGS: Final[tuple[type[contract.Ending], ...]] = (
    *(duel_ending.Termination, city_ending.Termination, draft_engine.Termination),
    *(match_engine.Termination, table_ending.Termination),
)


def termination_of(words: str) -> Termination:
    """The ending that these English words tell; 'untold' if none does."""
    endings = (one for kind in ENDINGS for one in kind)
    return next((TERMINATIONS[one.value] for one in endings if one.words == words), "untold")


def result(ended: contract.Result) -> Result:
    """How a game ended, for the page."""
    return Result(list(ended.winners), list(ended.scores), TERMINATIONS[str(ended.termination)], ended.reason)


def piles_word(piles: str) -> Piles:
    """'top' if only the top card of a pile may be seen, otherwise 'open'."""
    return "top" if only_top(piles) else "open"
