"""The functions that are C by hand in the compiled build (`tools/kernels.py`) do what their source says."""

from __future__ import annotations

import random

from bluemoon.duel.model.actions import PICK, PLAY, action, add_each, note, with_each
from bluemoon.duel.rules.survey import _banned
from bluemoon.sets import bits, how_often, member, size, top

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


def test_size_is_the_number_of_cards() -> None:
    for cards in sets_of_cards():
        if cards <= LARGEST:
            assert size(cards) == sum(cards >> i & 1 for i in range(62)), cards


def test_lists_of_actions_name_each_card_once() -> None:
    for cards in sets_of_cards()[:5_000]:
        if cards <= LARGEST:
            named = [i for i in range(62) if cards >> i & 1]
            assert with_each(PICK, cards) == [PICK * 4096 + i for i in named], cards
            found = [7]
            add_each(found, PLAY, cards)
            assert found == [7, *(PLAY * 4096 + i for i in named)], cards


def test_an_action_is_noted_whatever_its_number() -> None:
    found: list[int] = []
    codes = [0, 3, action(PICK, 61), action(PICK, 61, 63), 31 << 12 | 63, 32 << 12, 1 << 40, -1, -4096]
    for code in codes * 50:  # so many that the list has to grow
        note(found, code)
    assert found == codes * 50


def test_how_often_counts_equal_numbers() -> None:
    chance = random.Random("how often")
    for _ in range(2_000):
        numbers = [chance.choice((-1, 0, 1, 2, 3, 300, -113, 1 << 40)) for _ in range(chance.randint(0, 60))]
        for number in (-1, 0, 2, 300, -113, 1 << 40):
            assert how_often(number, numbers) == sum(one == number for one in numbers), numbers
    assert how_often(2, [1 << 80, 2]) == 1


def test_members_are_counted_from_the_lowest() -> None:
    for cards in sets_of_cards()[:5_000]:
        if 0 < cards <= LARGEST:
            named = [i for i in range(62) if cards >> i & 1]
            assert [member(cards, k) for k in range(len(named))] == named, cards


def test_going_through_a_set_meets_each_card_once() -> None:
    """Compiled, such a loop is other C than mypyc's (`tools/loops.py`)."""
    chance = random.Random("loops")
    for cards in [0, 1, 1 << 61, LARGEST, *(chance.getrandbits(62) for _ in range(500))]:
        assert _banned(cards, [1 << i for i in range(62)]) == cards
