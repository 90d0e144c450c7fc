"""Random games with emissaries, inquisitors and all special cards keep all that must hold."""

from __future__ import annotations

import random

import pytest

from bluemoon.duel.engine import determinize, from_position, replay
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action
from tests.duel.games import at_random
from tests.duel.invariants import MOST_DECISIONS, check_cards, check_dragons, demand
from tests.duel.special.games import special_game

BACKTRACK = action(do.BACKTRACK)


@pytest.mark.parametrize("part", range(6))
def test_games_with_special_cards_play_to_their_end(part: int) -> None:
    rng = random.Random(f"special {part}")
    for _ in range(12):
        game = special_game(rng)
        decisions = 0
        while not game.over:
            check_cards(game)
            check_dragons(game)
            actions = game.legal_actions()
            demand(bool(actions) and len(set(actions)) == len(actions), "a decision has different actions")
            demand(BACKTRACK not in actions or game.cancelled != 0, "a turn broke without an interference")
            at_random(game, rng)
            decisions += 1
            demand(decisions <= MOST_DECISIONS, "the game does not end")
        result = game.result
        assert result is not None
        winner = result.winners[0]
        assert result.scores[1 - winner] == 0
        if not game.match:
            assert 1 <= game.crystals <= 4
        assert replay(game.record()).position() == game.position()


def test_views_of_every_moment_can_be_dealt_and_positions_read_again() -> None:
    rng = random.Random("views")
    for _ in range(10):
        game = special_game(rng)
        while not game.over:
            if rng.random() < 0.15:
                seat = rng.choice((-1, 0, 1))
                view = game.view(seat)
                twin = determinize(view, rng.randrange(10**9))
                assert twin.view(seat).data() == view.data()
                if seat == game.player:
                    mine = sorted(map(game.text, game.legal_actions()))
                    assert sorted(map(twin.text, twin.legal_actions())) == mine
                assert from_position(game.position()).position() == game.position()
            at_random(game, rng)
