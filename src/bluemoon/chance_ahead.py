"""The generator of chance in plain Python: the same numbers, a block of them at a time.

A step of the generator is twenty operations, and Python needs nearly as long for each as for one on an
integer thirty times as large. But for the last scrambling a step only moves and XORs bits, so that what a
block of steps makes of a state is the XOR of what it makes of the bytes of the state, which can be looked up.
The compiled rules do not use this module.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Final

from bluemoon.chance import MASK32, Chance
from bluemoon.sets import member

BLOCK: Final = 16  # so many numbers at a time, each in a lane of 64 bits
LANES: Final = sum(
    1 << 64 * lane for lane in range(BLOCK)
)  # multiplied by a number: that number in each lane
STATE: Final = 64 * BLOCK  # where the state after the block begins
NUMBERS: Final = Struct(">" + "4xI" * BLOCK).unpack
FOUR_WORDS: Final = Struct("<4I")


@cache
def tables() -> list[list[int]]:
    """For each byte of the state and each of its values: what the generator's second word is before each step
    of a block, in lanes, and above them the state after the block."""
    found: list[list[int]] = []
    for byte in range(16):
        table = [0]
        for bit in range(8):
            step = Chance(*FOUR_WORDS.unpack((1 << 8 * byte + bit).to_bytes(16, "little")))
            image = 0
            for lane in range(BLOCK):
                image |= step.b << 64 * lane
                step.word()
            image |= int.from_bytes(FOUR_WORDS.pack(*step.words()), "little") << STATE
            table += [image ^ other for other in table]
        found.append(table)
    return found


class ChanceAhead(Chance):
    """A stream of random numbers that keeps those of the present block."""

    __slots__ = ("ahead", "begin", "later")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.begin = b""  # the state at the beginning of the block
        self.later = FOUR_WORDS.pack(a, b, c, d)  # ... and after it
        self.ahead: list[int] = []  # the numbers of the block that were not used yet, the next one last

    def copy(self) -> ChanceAhead:
        """A separate stream that continues with the same numbers."""
        new = ChanceAhead(0, 0, 0, 0)
        new.begin = self.begin
        new.later = self.later
        new.ahead = self.ahead[:]
        return new

    def words(self) -> tuple[int, int, int, int]:
        """The four words of the state."""
        if not self.ahead:
            a, b, c, d = FOUR_WORDS.unpack(self.later)
            return a, b, c, d
        step = Chance(*FOUR_WORDS.unpack(self.begin))
        for _ in range(BLOCK - len(self.ahead)):
            step.word()
        return step.words()

    def word(self) -> int:
        """The next 32 random bits."""
        ahead = self.ahead or self._look_ahead()
        return ahead.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, as in `Chance`, but with one call less."""
        if n <= 1:
            return 0
        x = (self.ahead or self._look_ahead()).pop()
        rest = x % n
        return rest if x - rest <= 0x100000000 - n else self.below(n)

    def pick(self, cards: int) -> int:
        """The index of a random set bit of `cards`, as in `Chance`, but with fewer calls."""
        n = cards.bit_count()
        if n <= 1:
            return cards.bit_length() - 1
        x = (self.ahead or self._look_ahead()).pop()
        k = x % n
        return member(cards, k if x - k <= 0x100000000 - n else self.below(n))

    def _look_ahead(self) -> list[int]:
        self.begin = self.later
        found = 0
        for table, byte in zip(tables(), self.begin):
            found ^= table[byte]
        self.later = (found >> STATE).to_bytes(16, "little")
        x = (found & LANES * MASK32) * 5 & LANES * MASK32
        x = x << 7 | x >> 25 & LANES * 127
        self.ahead = [*NUMBERS((x * 9 & LANES * MASK32).to_bytes(8 * BLOCK, "big"))]
        return self.ahead


# A stream is pickled, and named, as what it is in the compiled rules.
ChanceAhead.__module__ = Chance.__module__
ChanceAhead.__name__ = ChanceAhead.__qualname__ = Chance.__name__
