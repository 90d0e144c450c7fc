"""Filling a row of numbers from 0 to 255, in place: what `pack` of duel and city writes observations with.

A row is a part of a `bytearray` that NumPy sees as an array. In the compiled build these functions are a few
lines of C (tools/kernels.py), because mypyc would make Python objects of every number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 255  # larger figures are written as 255
SLOTS: Final = 64  # of a deck: as many numbers has a set of cards
_SPREAD: Final = [bytes(number >> bit & 1 for bit in range(8)) for number in range(256)]


def put(row: bytearray, place: i64, figure: i64) -> None:
    """Write one figure."""
    row[place] = MOST if figure > MOST else figure


def put_set(row: bytearray, place: i64, cards: i64) -> None:
    """Write a set of cards: SLOTS numbers, 1 for each card that is in it."""
    row[place : place + SLOTS] = b"".join(_SPREAD[cards >> shift & 255] for shift in range(0, SLOTS, 8))


def put_list(row: bytearray, place: i64, figures: list[int], first: i64, count: i64) -> None:
    """Write `count` figures of a list, from `first` on."""
    row[place : place + count] = bytes([min(figure, MOST) for figure in figures[first : first + count]])


def put_seats(row: bytearray, place: i64, seats: list[int], me: i64, players: i64) -> None:
    """Write whose each marker is as a viewer counts: 0 nobody's (-1), 1 his own, 2 the next player's, …"""
    row[place : place + len(seats)] = bytes([0 if seat < 0 else (seat - me) % players + 1 for seat in seats])


def added(figures: list[int], first: i64, count: i64) -> i64:
    """The sum of `count` figures of a list, from `first` on."""
    return sum(figures[first : first + count])
