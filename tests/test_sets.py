"""Sets of cards as integers, compiled and plain."""

from __future__ import annotations

from random import Random

from bluemoon.sets import bits, size


def test_size_counts_the_members_of_sets_of_up_to_62_cards() -> None:
    dice = Random(1)
    sets = [0, 1, (1 << 62) - 1, 1 << 61, *(dice.getrandbits(dice.randint(1, 62)) for _ in range(2000))]
    for cards in sets:
        assert size(cards) == bin(cards).count("1")


def test_bits_are_the_members_in_ascending_order() -> None:
    assert bits(0) == ()
    assert bits(1 << 61) == (61,)
    assert bits(0b101001) == (0, 3, 5)
    assert bits(0b101001) == (0, 3, 5), "the kept answer is the same"
