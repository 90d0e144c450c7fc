"""Plain payments are legal ones."""

from __future__ import annotations

import random

import pytest

from bluemoon.bots.city.payments import plain_payment, some_actions
from bluemoon.city.cards import ALL_CARDS, cards, counted, listed, names
from bluemoon.city.state import CONTRIBUTION
from tests.bots.games import halfway
from tests.city.table import table


@pytest.mark.parametrize(
    ("counts", "need", "paid"),
    [
        ([3, 4, 3], 5, (2, 3)),
        ([1, 0, 1], 4, (1, 3)),
        ([0, 0, 2], 5, (3, 3)),
        ([0, 2, 0], 3, (2, 2)),
        ([1, 0, 1], 2, (3,)),
        ([1, 1, 0], 4, ()),
        ([0, 0, 0], 2, ()),
    ],
)
def test_values_make_up_the_box(counts: list[int], need: int, paid: tuple[int, ...]) -> None:
    assert plain_payment(counts, need) == paid


def test_plain_payments_are_among_the_legal_actions() -> None:
    looked = 0
    for seed in range(2, 40):
        game = halfway("city", seed, 4 + seed % 30)
        if game.over or game.phase != CONTRIBUTION:
            continue
        plain = some_actions(game, large=0)
        assert set(plain) <= set(game.legal_actions())
        looked += len(plain) > 1
    assert looked >= 3


@pytest.mark.parametrize("building", ["Royal Palace", "Great Hall", "Library", "Flight Tower", "Thermae"])
def test_wild_cards_pay_without_needless_ones(building: str) -> None:
    dice = random.Random(building)
    deck = listed(ALL_CARDS)
    looked = 0
    for _ in range(60):
        held = names(dice.sample([*cards("K1 K1 M1 M2 M2"), *deck], 7))
        if any(count > most for count, most in zip(counted(cards(held)), ALL_CARDS)):
            continue
        game = table(2, [held], at=building, phase="contribution")
        plain = some_actions(game, large=0)
        assert set(plain) <= set(game.legal_actions())
        looked += len(plain) > 1
    assert looked >= 5
