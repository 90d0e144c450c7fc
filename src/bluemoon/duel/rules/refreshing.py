"""The Refresh phase: filling the hand up. Fights that end, the mulligan and the first hands do the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.model.state import State
from bluemoon.duel.rules.transfers import draw_up
from bluemoon.sets import size

if TYPE_CHECKING:
    from bluemoon.duel.model.types import Count, Seat

HAND_SIZE: Final = 6


def refresh(g: State, seat: Seat) -> None:
    """Draw up to six cards (001 Refresh Phase)."""
    missing: Count = HAND_SIZE - size(g.sides[seat].hand)
    if missing > 0:
        draw_up(g, seat, missing)
