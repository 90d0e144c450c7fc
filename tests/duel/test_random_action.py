"""A random action without listing them all: only legal ones, each as likely as the others."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bluemoon.cards import PEOPLES
from bluemoon.cards.pool import ready_made
from bluemoon.chance import Chance
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model.deck import MAX_CARDS, Deck
from bluemoon.errors import IllegalAction
from tests.duel.invariants import check_cards

DRAWS = 40  # of each legal action, on average


def positions(one: str, two: str) -> list[DuelState]:
    """Some positions of a random game."""
    game = new_game((one, two), seed=f"{one} {two}", rules="classic" if one < two else "legends")
    chance = Chance.of("positions")
    found = []
    while not game.over:
        game.apply(game.random_action(chance))
        if not game.over and chance.below(7) == 0:
            found.append(game.copy())
    return found


@pytest.mark.parametrize("one", PEOPLES)
def test_every_legal_action_and_no_other_is_drawn_equally_often(one: str) -> None:
    chance = Chance.of(one)
    off = cells = 0.0
    for two in PEOPLES[::4]:
        for game in positions(one, two):
            legal = game.legal_actions()
            counts = dict.fromkeys(legal, 0)
            for _ in range(DRAWS * len(legal)):
                game.forget_legal_actions()
                counts[game.random_action(chance)] += 1  # KeyError: it is not legal
            assert all(counts.values())
            off += sum((count - DRAWS) ** 2 / DRAWS for count in counts.values())
            cells += len(legal) - 1
    # Chi squared, all positions together: its mean is the number of cells, its deviation √(2 · cells).
    assert abs(off - cells) < 5 * (2 * cells) ** 0.5


def test_what_was_drawn_may_be_done_and_the_game_goes_on() -> None:
    game = new_game(("Hoax", "Vulca"), seed=3)
    chance = Chance.of(3)
    while not game.over:
        twin = game.copy()
        drawn = game.random_action(chance)
        assert drawn in twin.legal_actions()
        assert game.apply(drawn) == twin.apply(drawn)
    with pytest.raises(IllegalAction, match="over"):
        game.random_action(chance)


def test_only_the_drawn_action_passes_without_a_look() -> None:
    game = new_game(("Hoax", "Vulca"), seed=3)
    drawn = game.random_action(Chance.of(1))
    others = [action for action in range(1 << 12, 20 << 12, 7) if action not in game.legal_actions()]
    game.forget_legal_actions()
    for action in (-1, 0, *others[:20]):
        with pytest.raises(IllegalAction):
            game.apply(action)
    game.apply(drawn)


def test_decks_of_any_size_are_played_card_by_card() -> None:
    cards = list(dict.fromkeys([*ready_made("Hoax"), *ready_made("Vulca"), *ready_made("Flit")]))
    for count in (31, 32, 33, 45, MAX_CARDS):
        deck = Deck("Large", tuple(cards[:count]))
        game = new_game((deck, deck), seed=count)
        chance = Chance.of(count)
        while not game.over:
            game.apply(game.random_action(chance))
            check_cards(game)


@pytest.mark.parametrize("open_lists", [True, False])
def test_playing_out_is_playing_one_random_action_after_the_other(open_lists: bool) -> None:
    for seed, (one, two) in enumerate(pairwise(PEOPLES)):
        slowly = new_game((one, two), seed=seed, open_lists=open_lists)
        quickly = slowly.copy()
        chance = Chance.of(seed)
        for _ in range(40):
            if not slowly.over:
                slowly.apply(slowly.random_action(chance))
        again = Chance.of(seed)
        assert quickly.play_out(again, 40) == len(slowly.record().actions) == 40
        assert quickly.position() == slowly.position()
        assert quickly.record() == slowly.record()
        assert quickly.legal_actions() == slowly.legal_actions()
        slowly.play_out(chance)
        told = []
        while not quickly.over:
            told += quickly.apply(quickly.random_action(again))
        assert told  # it tells again what happens
        assert slowly.play_out(chance) == 0
        assert slowly.result == quickly.result
        assert slowly.position() == quickly.position()


@pytest.mark.parametrize("action", [-1, 0, 1 << 20, (1 << 62) - 1])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction):
        new_game(("Hoax", "Vulca")).apply(action)


def test_a_copy_for_looking_ahead_knows_neither_seed_nor_past() -> None:
    game = new_game(("Hoax", "Vulca"), seed="secret")
    game.play_out(Chance.of(1), 20)
    ahead = game.fork()
    assert isinstance(ahead, DuelState)
    assert (ahead._setup, ahead._moves, ahead._origin) == ({}, [], None)
    assert not ahead.aloud
