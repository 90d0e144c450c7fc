"""The functions that are C by hand in the compiled build (`tools/kernels.py`) do what their source says."""

from __future__ import annotations

import random

from bluemoon.sets import bits, top

LARGEST = (1 << 62) - 1  # the largest number that fits into a machine word of the compiled build


def sets_of_cards() -> list[int]:
    """Small, large and too large sets; each twice, far apart, so that it is forgotten and found again."""
    chance = random.Random("sets")
    some = [chance.getrandbits(chance.randint(1, 70)) for _ in range(20_000)]
    return [0, 1, 2, 1 << 61, LARGEST, LARGEST + 1, 1 << 64, *some, *some]


def test_bits_are_the_numbers_of_the_cards() -> None:
    for cards in sets_of_cards():
        assert bits(cards) == tuple(i for i in range(72) if cards >> i & 1), cards


def test_top_is_the_highest_number() -> None:
    for cards in sets_of_cards():
        if cards:
            assert top(cards) == max(i for i in range(72) if cards >> i & 1), cards
