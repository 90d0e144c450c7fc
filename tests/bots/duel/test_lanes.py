"""The sums of the networks: they are exact, and in C (`tools/lane_kernels.py`) what their source says."""

from __future__ import annotations

import random
from array import array

import pytest

from bluemoon.bots.duel import lanes
from bluemoon.bots.duel.lanes import FIRST, ONE, SECOND, Figures

DICE = random.Random("lanes")
LARGE = 1 << 43


def numbers(largest: int, width: int = FIRST) -> list[int]:
    return [DICE.randint(-largest, largest) for _ in range(width)]


def figures_of(values: list[float]) -> Figures:
    figures = lanes.no_figures()
    for place, value in enumerate(values):
        lanes.note(figures, place, value)
    return figures


def test_sums_are_taken_apart_as_they_were_put_together() -> None:
    for width in (FIRST, SECOND):
        for row in ([0] * width, [-1] * width, numbers(LARGE, width)):
            assert list(lanes.apart(lanes.side_by_side(row), width)) == row


def test_cards_come_and_go() -> None:
    rows = [numbers(LARGE) for _ in range(62)]
    packed = [lanes.side_by_side(row) for row in rows]
    for _ in range(200):
        begin, there, gone = numbers(LARGE), DICE.getrandbits(62), DICE.getrandbits(62)
        sums = lanes.with_cards(lanes.side_by_side(begin), packed, there)
        sums = lanes.without_cards(sums, packed, gone)
        expected = begin
        for card, row in enumerate(rows):
            sign = (there >> card & 1) - (gone >> card & 1)
            expected = [old + sign * new for old, new in zip(expected, row)]
        assert list(lanes.apart(sums, FIRST)) == expected


def test_a_copy_stays_as_it_is() -> None:
    one, two = numbers(LARGE), numbers(LARGE)
    sums = lanes.side_by_side(one)
    copy = lanes.copied(sums)
    sums = lanes.with_sums(sums, lanes.side_by_side(two))
    assert list(lanes.apart(copy, FIRST)) == one
    assert list(lanes.apart(sums, FIRST)) == [a + b for a, b in zip(one, two)]
    sums = lanes.begun(sums, copy)
    sums = lanes.with_sums(sums, copy)
    assert list(lanes.apart(sums, FIRST)) == [2 * a for a in one]
    assert list(lanes.apart(copy, FIRST)) == one


def test_a_row_is_read_in_the_size_of_the_sums() -> None:
    stored = array("h", [DICE.randint(-32767, 32767) for _ in range(3 * FIRST)])
    for scale in (0.00034417470723093163, 1.0, 0.25 / ONE):
        for start in (0, 7, 2 * FIRST):
            expected = [round(ONE * (scale * number)) for number in stored[start : start + FIRST]]
            assert list(lanes.apart(lanes.scaled(stored, start, scale), FIRST)) == expected


def test_figures_of_cards_are_added_in_their_order() -> None:
    values = [DICE.uniform(0, 3) for _ in range(62)]
    figures = figures_of(values)
    for cards in [0, 1, (1 << 62) - 1, *[DICE.getrandbits(62) for _ in range(200)]]:
        found = 0.0
        for card in range(62):
            if cards >> card & 1:
                found += values[card]
        assert lanes.sum_of(figures, cards) == found
        assert lanes.count(cards) == cards.bit_count()


def test_figures_are_rounded_to_whole_numbers_once() -> None:
    rows = [numbers(32767) for _ in range(59)]
    table = lanes.table(rows)
    one = 0.000123 * ONE
    for _ in range(100):
        values = [DICE.choice((0.0, 1.0, DICE.uniform(-3, 3), 0.5 / one, 1.5 / one)) for _ in rows]
        begin, first = numbers(LARGE), DICE.randrange(59)
        figures = figures_of(values)
        assert lanes.figure_at(figures, 7) == values[7]
        sums = lanes.with_figures(lanes.side_by_side(begin), table, figures, first, 50, one)
        expected = [
            unit + sum(round(values[i] * one) * rows[i][k] for i in range(first, 50))
            for k, unit in enumerate(begin)
        ]
        assert list(lanes.apart(sums, FIRST)) == expected


def test_units_below_zero_say_nothing() -> None:
    first, last = 0.000087, 0.000031
    for _ in range(100):
        units = numbers(LARGE)
        rows = [numbers(32767, SECOND) for _ in range(FIRST)]
        bias, out = numbers(LARGE, SECOND), numbers(32767, SECOND)
        heard = [
            begin + sum(round(unit * first) * row[k] for unit, row in zip(units, rows) if unit > 0)
            for k, begin in enumerate(bias)
        ]
        expected = sum(round(unit * last) * weight for unit, weight in zip(heard, out) if unit > 0) / ONE
        weights = figures_of([float(weight) for weight in out])
        told = lanes.said(
            lanes.side_by_side(units), lanes.table(rows), lanes.side_by_side(bias), first, weights, last
        )
        assert told == expected


def test_four_figures_are_as_good_as_each_by_itself() -> None:
    figures = figures_of([0.5 * place for place in range(64)])
    for place in (0, 17, 60):
        lanes.note_four(figures, place, 1.0, -2.0, 0.0, 3.5)
        assert [lanes.figure_at(figures, place + i) for i in range(4)] == [1.0, -2.0, 0.0, 3.5]
    assert lanes.figure_at(figures, 59) == 29.5


def test_places_outside_are_refused() -> None:
    figures = lanes.no_figures()
    for place in (-65, 64, 1000):
        with pytest.raises((IndexError, TypeError)):
            lanes.note(figures, place, 1.0)
    with pytest.raises((IndexError, TypeError)):
        lanes.with_cards(lanes.side_by_side([0] * FIRST), [lanes.side_by_side([0] * FIRST)], 2)
