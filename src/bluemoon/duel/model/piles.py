"""How much of the piles may be seen: a discard pile and a leader area show only their top cards, as printed
(004 Open Information, 000 Special Rules 10), or lie open, as many players like it.
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

# What records, positions and tables mean that do not say it: they are older than the choice.
UNSAID: Final = OPEN

PILES_HELP: Final = "top: only the top card of a discard pile or leader area may be seen; open: all of them"


def only_top(piles: str) -> bool:
    """Are the cards below the top one covered?"""
    if piles not in PILES:
        raise BluemoonError(SetupCode.PILES, piles=piles)
    return piles == TOP


def piles_name(top_only: bool) -> str:
    return TOP if top_only else OPEN
