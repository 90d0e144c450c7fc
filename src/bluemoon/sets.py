"""Sets of cards: an `int` with a bit for each card's number."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_KEPT: Final = 100_000

# No cards, or no points, for `cards if condition else ZERO`: of a set and a plain 0, compiled code would make
# objects of Python.
ZERO: Final[i64] = 0

PART: Final = 10  # the number of cards in a part of a set
MASK: Final = (1 << PART) - 1

_BITS: Final[dict[int, tuple[i64, ...]]] = {}


def top(cards: int) -> i64:
    """The highest card number in a set that is not empty; for a set of one card, that card."""
    return cards.bit_length() - 1


def bits(cards: int) -> tuple[i64, ...]:
    """The card numbers in a set, ascending. The same sets come up often, so the answers are cached."""
    if not cards:
        return ()
    if not cards & (cards - 1):
        return (cards.bit_length() - 1,)
    known = _BITS.get(cards)
    if known is not None:
        return known
    found: list[i64] = []
    rest = cards
    while rest:
        low = rest & -rest
        found.append(low.bit_length() - 1)
        rest ^= low
    if len(_BITS) > MOST_KEPT:
        _BITS.clear()
    known = _BITS[cards] = tuple(found)
    return known


def size(cards: i64) -> i64:
    """The number of cards in a set, which may be 62 at most. When compiled, this is quicker than
    `int.bit_count`: it adds up groups of bits in parallel."""
    x = cards
    x -= x >> 1 & 0x1555555555555555
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def member(cards: i64, k: i64) -> i64:
    """Member number `k` of a set, counted from the lowest."""
    _step: i64  # declared so that the compiler uses a machine integer
    for _step in range(k):
        cards &= cards - 1
    return top(cards & -cards)


def how_many(cards: i64) -> int:
    """Like `size`, for those who go on to reckon with fractions."""
    return size(cards)


def how_often(number: i64, numbers: list[int]) -> i64:
    """How many of the numbers are this one. (Compiled, a list's own `count` compares Python's objects.)"""
    return numbers.count(number)


if isinstance(size, FunctionType):  # this module is not compiled
    globals()["size"] = globals()["how_many"] = int.bit_count

    # A loop over the members takes long in plain Python. Of a part of a set it is known which they are.
    _MEMBERS = [tuple([i for i in range(PART) if part >> i & 1]) for part in range(1 << PART)]

    def _member_by_parts(cards: int, k: int) -> int:
        first = 0
        members = _MEMBERS[cards & MASK]
        while k >= len(members):
            k -= len(members)
            first += PART
            members = _MEMBERS[cards >> first & MASK]
        return first + members[k]

    globals()["member"] = _member_by_parts
