"""Rows of numbers: the same in plain Python and in the C of the compiled build (tools/kernels.py)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bluemoon.numbers.rows import added, put, put_list, put_seats, put_set

LENGTH = 100


def written(write: Callable[..., None], place: int, *arguments: Any) -> list[int]:
    """A row after the call; 9 stands where nothing was written."""
    row = bytearray([9] * LENGTH)
    write(row, place, *arguments)
    assert len(row) == LENGTH
    return list(row)


def around(place: int, wanted: list[int]) -> list[int]:
    return [9] * place + wanted + [9] * (LENGTH - place - len(wanted))


def test_a_figure() -> None:
    for figure in (0, 1, 7, 255, 256, 1000, 1 << 40):
        for place in (0, 50, LENGTH - 1):
            assert written(put, place, figure) == around(place, [min(figure, 255)])


def test_a_set_of_cards() -> None:
    chance = random.Random("sets")
    for cards in [0, 1, 1 << 61, (1 << 62) - 1, *(chance.getrandbits(62) for _ in range(500))]:
        place = chance.randrange(LENGTH - 64 + 1)
        assert written(put_set, place, cards) == around(place, [cards >> i & 1 for i in range(64)])


def test_a_list() -> None:
    figures = [0, 1, 255, 256, 70_000, 1 << 70, 3]
    capped = [0, 1, 255, 255, 255, 255, 3]
    for first in range(5):
        assert written(put_list, 90, [*figures[:5], 3], first, 1) == around(90, [capped[first]])
    assert written(put_list, 3, [0, 1, 255, 256, 70_000], 1, 4) == around(3, [1, 255, 255, 255])
    assert written(put_list, LENGTH, [], 0, 0) == around(0, [])
    assert written(put_list, 10, figures, 3, 4) == around(10, capped[3:])


def test_whose_markers_lie_there() -> None:
    for players in (2, 3, 4):
        for me in range(players):
            seats = [-1, *range(players), -1]
            wanted = [0, *[(seat - me) % players + 1 for seat in range(players)], 0]
            assert written(put_seats, 4, seats, me, players) == around(4, wanted)
    assert written(put_seats, 4, [0, 1, 2], 1, 3) == around(4, [3, 1, 2])


def test_a_sum() -> None:
    figures = [3, 0, 5, 70_000, 1 << 40]
    assert added(figures, 0, 3) == 8
    assert added(figures, 2, 3) == 5 + 70_000 + (1 << 40)
    assert added(figures, 5, 0) == 0


@pytest.mark.parametrize("place", [LENGTH, LENGTH + 5])
def test_a_figure_beyond_the_row_is_an_error(place: int) -> None:
    with pytest.raises(IndexError):
        written(put, place, 1)


@pytest.mark.parametrize(
    ("write", "arguments", "error"),
    [
        (put, (-1,), ValueError),
        (put_list, ([1, -2, 3], 0, 3), ValueError),
        (put_list, ([1, "two", 3], 0, 3), TypeError),
        (put_seats, ([0, "one"], 0, 2), TypeError),
    ],
)
def test_what_is_no_figure_is_an_error(write: Any, arguments: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        written(write, 5, *arguments)


def test_no_sum_of_words() -> None:
    with pytest.raises(TypeError):
        added([1, "two"], 0, 2)  # type: ignore[list-item]
