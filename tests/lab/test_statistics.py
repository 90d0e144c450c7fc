"""Intervals, Elo and the sequential test, against figures from the literature or worked by hand."""

from __future__ import annotations

import pytest

from bluemoon.errors import BluemoonError
from bluemoon.lab.statistics import Sprt, elo, ratings, wilson


def test_wilson_intervals() -> None:
    # Newcombe 1998, Statistics in Medicine 17, table I: 81 of 263, 15 of 148, 0 of 20, method 3.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)


def test_elo_of_a_rate() -> None:
    assert elo(0.5) == 0.0
    assert elo(10 / 11) == pytest.approx(400.0)  # ten to one is 400 points by definition
    assert elo(1 / 11) == pytest.approx(-400.0)
    assert elo(1.0) == 800.0


def test_ratings_agree_with_the_scores() -> None:
    rated = ratings({("a", "b"): (1000.0, 1100), ("b", "c"): (1000.0, 1100)})
    assert rated["c"] == 0.0
    assert rated["b"] == pytest.approx(400.0, abs=2.0)
    assert rated["a"] == pytest.approx(800.0, abs=4.0)


def test_the_sequential_test_decides_and_stays_open_in_between() -> None:
    test = Sprt(0.5, 0.6)
    # ln 19 = 2.944; every win adds ln 1.2 = 0.1823, every loss ln 0.8 = -0.2231.
    assert test.verdict(16, 16) == ""
    assert test.verdict(17, 17) == "high"
    assert test.verdict(0, 13) == ""
    assert test.verdict(0, 14) == "low"
    with pytest.raises(BluemoonError, match="low < high"):
        Sprt(0.6, 0.5)
