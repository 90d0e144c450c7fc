"""Every card with a power has a spec: a file of this folder about its people names it."""

import ast
from pathlib import Path

import pytest

from bluemoon.cards.card import Card
from bluemoon.cards.pool import POOL

HERE = Path(__file__).parent

# Powers that speak only of Hyla, interference or achievement cards.
LATER = {
    "Chosen of Youth": "issue 3: achievement cards",
    "Evil Eye": "issue 3: interference cards",
    "Summon Typhoon": "issue 3: achievement cards",
    "Uusa-Alpha-Omega": "issue 3: achievement cards",
    "Chu-nan-Chi": "issue 3: Hyla cards",
}


def strings(people: str) -> set[str]:
    """All strings that stand in the specs of a people."""
    found: set[str] = set()
    for path in HERE.glob(f"test_{people.lower()}*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def with_power() -> list[Card]:
    return [card for card in POOL if card.powers]


@pytest.mark.parametrize("people", sorted({card.people for card in with_power()}))
def test_every_card_with_a_power_has_a_spec(people: str) -> None:
    named = strings(people)
    cards = {card.name for card in with_power() if card.people == people}
    assert sorted(cards - named - set(LATER)) == []


def test_what_is_left_out_are_cards_with_a_power() -> None:
    assert set(LATER) <= {card.name for card in with_power()}
