"""Bots play whatever lists the formats allow: built, drafted, with specials, of all sizes, secret ones."""

from __future__ import annotations

import pytest

from bluemoon.bots import Budget
from bluemoon.bots.base import NO_BUDGET
from tests.bots.games import play_lists_by_bots
from tests.formats.lists import KINDS


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("levels", "budget"), [(("adept", "novice"), NO_BUDGET), (("master", "adept"), Budget(playouts=8))]
)
def test_bots_play_every_kind_of_lists_to_the_end(kind: str, levels: tuple[str, str], budget: Budget) -> None:
    assert play_lists_by_bots(kind, f"{kind} {levels}", levels, budget).result is not None
