"""The counts of action sequences are as they were (`perft.json`, written by `benchmarks/perft.py`)."""

from __future__ import annotations

import pytest

from bluemoon.cards import PEOPLES
from bluemoon.duel.engine import new_game
from tests.duel.perft import PAIRS, counted, sequences, stored


@pytest.mark.parametrize("one", PEOPLES)
def test_the_number_of_action_sequences_is_as_it_was(one: str) -> None:
    known = stored()
    for pair in PAIRS:
        if pair[0] == one:
            assert counted(*pair) == known["-".join(pair)], pair


def test_every_pair_and_mirror_is_counted() -> None:
    assert len(PAIRS) == 45
    assert set(stored()) == {"-".join(pair) for pair in PAIRS}
    for counts in stored().values():
        assert len(counts) == 4
        assert all(counts.values())
    assert sum(len(found) >= 3 for counts in stored().values() for found in counts.values()) > 150


def test_counting_leaves_the_game_alone_and_stops_at_its_end() -> None:
    game = new_game(("Vulca", "Hoax"), seed=1)
    before = game.position()
    first = sequences(game, 1)
    assert first == len(game.legal_actions())
    assert sequences(game, 2) >= first
    assert game.position() == before
