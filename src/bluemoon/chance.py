"""The random numbers of the games. The state of the generator is only four integers, so that a game is copied
quickly.

xoshiro128** (Blackman and Vigna, public domain algorithm), written for Python's integers: every
intermediate value stays below 2**43, so that compiled and plain Python compute the same.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from types import FunctionType
from typing import TYPE_CHECKING, Final

from bluemoon.compiling import mypyc_attr
from bluemoon.sets import member, size

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF
LARGEST: Final = (1 << 62) - 1  # the largest set of cards that fits into an integer of the compiled code

FOUR_WORDS: Final = Struct(">4I16x").unpack

Seed = int | str


def seed_words(seed: Seed) -> tuple[int, int, int, int]:
    """Four 32-bit words from any seed; equal seeds give equal words on every machine."""
    a, b, c, d = FOUR_WORDS(sha256(str(seed).encode()).digest())
    return a, b, c, d | 1  # never all zero, because the generator would then give zeros only


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """A stream of random numbers. Two of them are equal if they continue with the same numbers."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @staticmethod
    def of(seed: Seed) -> Chance:
        """The stream of a seed: equal seeds give equal numbers on every machine."""
        return Chance(*seed_words(seed))

    def __repr__(self) -> str:
        return f"Chance{self.words()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.words() == other.words()

    def __reduce__(self) -> tuple[type[Chance], tuple[int, int, int, int]]:
        return Chance, self.words()

    def copy(self) -> Chance:
        """A separate stream that continues with the same numbers."""
        return Chance(self.a, self.b, self.c, self.d)

    def words(self) -> tuple[int, int, int, int]:
        """The four words of the state."""
        return self.a, self.b, self.c, self.d

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        x = b * 5 & MASK32
        x = x << 7 | x >> 25
        c = self.c ^ a
        d = self.d ^ b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK32)
        self.d = ((d << 11) | (d >> 21)) & MASK32
        return x * 9 & MASK32

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely. For n = 1 no random bits are used up."""
        if n <= 1:
            return 0
        x = self.word()
        rest = x % n
        while x - rest > 0x100000000 - n:  # from the last, incomplete round: it would favour small numbers
            x = self.word()
            rest = x % n
        return rest

    def pick(self, cards: int) -> int:
        """The index of a random set bit of `cards`."""
        if cards > LARGEST:  # a set of more cards than a duel has
            return self._pick_of_many(cards)
        return member(cards, self.below(size(cards)))

    def _pick_of_many(self, cards: int) -> int:
        for _ in range(self.below(cards.bit_count())):
            cards &= cards - 1
        return (cards & -cards).bit_length() - 1


if isinstance(seed_words, FunctionType):  # this module is not compiled
    from bluemoon.chance_ahead import ChanceAhead

    globals()["Chance"] = ChanceAhead
