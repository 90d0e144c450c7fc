"""How much of the piles may be seen: either only the top card of a discard pile or leader area, as the
rulebooks say (004 Open Information, 000 Special Rules 10), or all their cards, as many players prefer.
"""

from __future__ import annotations

from typing import Final

from bluemoon.errors import BluemoonError
from bluemoon.messages import SetupCode

TOP: Final = "top"
OPEN: Final = "open"
PILES: Final = (TOP, OPEN)

# Both editions print the same rule; open piles are an agreement of the players.
AS_PRINTED: Final = TOP

# Records, positions and tables that do not say it are from a time when all piles were open.
UNSAID: Final = OPEN

PILES_HELP: Final = "top: only the top card of a discard pile or leader area may be seen; open: all of them"


def only_top(piles: str) -> bool:
    """Whether the cards below the top one are covered; an error if `piles` is neither 'top' nor 'open'."""
    if piles not in PILES:
        raise BluemoonError(SetupCode.PILES, piles=piles)
    return piles == TOP


def piles_name(top_only: bool) -> str:
    """The name of the agreement: 'top' or 'open'."""
    return TOP if top_only else OPEN
