"""The generator of chance agrees with its published reference and is fair."""

from collections import Counter

from bluemoon.chance import Chance, seed_words


def test_reference_vector() -> None:
    # The first outputs of xoshiro128** from the state 1, 2, 3, 4, as its other implementations publish them.
    chance = Chance(1, 2, 3, 4)
    assert [chance.word() for _ in range(6)] == [11520, 0, 5927040, 70819200, 2031721883, 1637235492]


def test_seeds_of_any_kind() -> None:
    assert seed_words(17) == seed_words("17") != seed_words(18)
    assert any(seed_words(0))
    assert seed_words(2**127 + 1) != seed_words(2**127)


def test_below_is_fair() -> None:
    chance = Chance.of("fair")
    counts = Counter(chance.below(7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    assert all(abs(n - 10_000) < 500 for n in counts.values())  # five standard deviations


def test_pick_takes_every_card_equally() -> None:
    chance = Chance.of("pick")
    counts = Counter(chance.pick(0b1011_0000_0001) for _ in range(40_000))
    assert sorted(counts) == [0, 8, 9, 11]
    assert all(abs(n - 10_000) < 500 for n in counts.values())


def test_copies_go_their_own_way() -> None:
    one = Chance.of("copy")
    two = one.copy()
    assert one.word() == two.word()
    one.word()
    assert one.words() != two.words()
