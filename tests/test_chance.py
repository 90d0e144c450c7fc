"""The generator of chance agrees with its published reference and is fair."""

import pickle
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


def steps(a: int, b: int, c: int, d: int, count: int) -> tuple[list[int], tuple[int, int, int, int]]:
    """The generator as it was published, step by step: so many numbers, and the state after them."""
    found = []
    for _ in range(count):
        x = b * 5 % 2**32
        found.append((x << 7 | x >> 25) * 9 % 2**32)
        t = b << 9 & 2**32 - 1
        c, d = c ^ a, d ^ b
        b, a = b ^ c, a ^ d
        c, d = c ^ t, (d << 11 | d >> 21) & 2**32 - 1
    return found, (a, b, c, d)


def test_numbers_and_state_are_those_of_single_steps() -> None:
    """In plain Python they come in blocks (`chance_ahead`)."""
    for seed in range(20):
        chance = Chance.of(seed)
        start = chance.words()
        for count in range(1, 60):
            number = chance.word() if count % 3 else chance.below(2**31) + 0
            numbers, state = steps(*start, count)
            assert number == numbers[-1] % (2**32 if count % 3 else 2**31)
            assert chance.words() == state
            if count % 7 == 0:
                chance = chance.copy()
            if count % 11 == 0:
                chance = pickle.loads(pickle.dumps(chance))


def test_a_stream_is_named_and_pickled_alike_compiled_and_plain() -> None:
    assert repr(Chance(1, 2, 3, 4)) == "Chance(1, 2, 3, 4)"
    assert b"bluemoon.chance\x94" in pickle.dumps(Chance(1, 2, 3, 4))
    assert Chance(1, 2, 3, 4) == Chance(1, 2, 3, 4) != Chance(1, 2, 3, 5)
