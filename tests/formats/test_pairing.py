"""Pairings: round robins by the circle, Swiss rounds without second meetings where that is possible."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from bluemoon.formats.pairing import BYE, matching_size, round_robin, second_meetings, swiss_round


@pytest.mark.parametrize("players", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    rounds = round_robin(players)
    assert len(rounds) == players - 1 + players % 2
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs if BYE not in pair)
    assert met == Counter(frozenset(pair) for pair in combinations(range(players), 2))
    for pairs in rounds:
        seated = sorted(player for pair in pairs for player in pair if player != BYE)
        assert seated == list(range(players))
        assert sum(BYE in pair for pair in pairs) == players % 2
        assert all(pair[0] != BYE for pair in pairs)


def most_pairs(players: list[int], met: set[frozenset[int]]) -> int:
    """The most fresh pairs at once, by trying everything."""
    if len(players) < 2:
        return 0
    first, *rest = players
    best = most_pairs(rest, met)
    for other in rest:
        if frozenset((first, other)) not in met:
            best = max(best, 1 + most_pairs([player for player in rest if player != other], met))
    return best


def test_second_meetings_against_a_full_search() -> None:
    rng = random.Random("meetings")
    for _ in range(300):
        players = list(range(rng.choice([2, 4, 6, 8])))
        share = rng.random()
        met = {frozenset(pair) for pair in combinations(players, 2) if rng.random() < share}
        assert second_meetings(players, met) == len(players) // 2 - most_pairs(players, met)


def test_a_blossom() -> None:
    """Two triangles joined by an edge, and a triangle with a tail: greedy pairing would fail."""
    assert matching_size([[1, 2], [0, 2], [0, 1, 3], [2, 4, 5], [3, 5], [3, 4]]) == 3
    assert matching_size([[1], [0, 2, 3], [1, 3], [1, 2]]) == 2
    assert matching_size([[1, 2, 3], [0], [0], [0]]) == 1
    assert matching_size([]) == 0


def test_neighbours_meet_first() -> None:
    assert swiss_round([3, 1, 0, 2], set(), [0] * 4) == [(3, 1), (0, 2)]
    met = {frozenset((3, 1)), frozenset((0, 2))}
    assert swiss_round([3, 0, 1, 2], met, [0] * 4) == [(3, 0), (1, 2)]


def test_the_top_gives_way_so_that_the_rest_can_be_paired() -> None:
    """0 would meet 1, but then 2 and 3 would have to meet again."""
    assert swiss_round([0, 1, 2, 3], {frozenset((2, 3))}, [0] * 4) == [(0, 2), (1, 3)]


def test_second_meetings_only_where_nothing_else_is_possible() -> None:
    everybody = {frozenset(pair) for pair in combinations(range(4), 2)}
    assert swiss_round([0, 1, 2, 3], everybody, [0] * 4) == [(0, 1), (2, 3)]
    assert swiss_round([0, 1, 2, 3], everybody - {frozenset((1, 2))}, [0] * 4) == [(0, 3), (1, 2)]


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    assert swiss_round([2, 0, 1], set(), [0, 0, 0]) == [(2, 0), (1, BYE)]
    assert swiss_round([2, 0, 1], set(), [0, 1, 0]) == [(2, 1), (0, BYE)]
    assert swiss_round([2, 0, 1], set(), [1, 1, 0]) == [(0, 1), (2, BYE)]


def test_the_bye_avoids_second_meetings_too() -> None:
    """If 2 sat out, 0 and 1 would meet again."""
    assert swiss_round([0, 1, 2], {frozenset((0, 1))}, [0, 0, 0]) == [(0, 2), (1, BYE)]


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 9, 12])
def test_nobody_meets_twice_as_long_as_it_can_be_avoided(players: int) -> None:
    rng = random.Random(players)
    met: set[frozenset[int]] = set()
    byes = [0] * players
    table = list(range(players))
    for _ in range(players // 2):  # so many rounds always have a solution
        rng.shuffle(table)
        forced = min(
            second_meetings([p for p in table if p != idle], met)
            for idle in (table if players % 2 else [BYE])
            if idle == BYE or byes[idle] == min(byes)
        )
        pairs = swiss_round(table, met, byes)
        fresh = [frozenset(pair) for pair in pairs if BYE not in pair]
        assert sum(pair in met for pair in fresh) == forced
        met.update(fresh)
        for one, two in pairs:
            byes[one] += two == BYE
        assert max(byes) <= 1
        assert sorted(p for pair in pairs for p in pair if p != BYE) == list(range(players))
