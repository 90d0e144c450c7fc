"""Every card with a power has a spec: a file about its people names it, or one about special cards."""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

from bluemoon.cards.card import Card
from bluemoon.cards.pool import POOL, SPECIAL

HERE = Path(__file__).parent
SPECS_OF_SPECIAL_CARDS = HERE.parent / "special"

# Cards of the peoples that speak of special cards have their specs with those.
WITH_SPECIAL_CARDS = {"Chosen of Youth", "Evil Eye", "Summon Typhoon", "Uusa-Alpha-Omega", "Chu-nan-Chi"}


def strings(paths: Iterable[Path]) -> set[str]:
    """All strings that stand in these files."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def with_power(cards: tuple[Card, ...]) -> set[str]:
    return {card.name for card in cards if card.powers}


@pytest.mark.parametrize("people", sorted({card.people for card in POOL}))
def test_every_card_with_a_power_has_a_spec(people: str) -> None:
    named = strings(HERE.glob(f"test_{people.lower()}*.py"))
    cards = with_power(tuple(card for card in POOL if card.people == people))
    assert sorted(cards - named - WITH_SPECIAL_CARDS) == []


def test_every_special_card_has_a_spec() -> None:
    named = strings(SPECS_OF_SPECIAL_CARDS.glob("test_*.py"))
    assert sorted((with_power(SPECIAL) | WITH_SPECIAL_CARDS) - named) == []
