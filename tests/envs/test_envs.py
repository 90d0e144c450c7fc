"""The environments, by the suites of those who use them."""

from __future__ import annotations

import contextlib
import io
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import bluemoon.envs
from bluemoon.batch import CityBatch, DuelBatch
from bluemoon.chance import Chance
from bluemoon.city import engine as city_engine
from bluemoon.city.actions import BUILD
from bluemoon.envs import city_v0, draft_v0, duel_v0
from bluemoon.errors import BluemoonError, IllegalAction, IllegalDeck
from bluemoon.numbers import city
from bluemoon.numbers.stepping import Town

MODULES = {"duel": duel_v0, "city": city_v0, "draft": draft_v0}


@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_s_suites(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()) as said:
        warnings.simplefilter("ignore")
        api_test(MODULES[game].env(), num_cycles=60)
        seed_test(MODULES[game].env, num_cycles=30)
        clock = iter(range(0, 10_000, 3))  # the benchmark runs for five seconds of this clock
        monkeypatch.setattr("time.time", lambda: next(clock))
        performance_benchmark(MODULES[game].env())
    assert "Passed API test" in said.getvalue()
    assert "turns per second" in said.getvalue()


@pytest.mark.parametrize(("name", "options"), [("Duel", {}), ("City", {"players": 3})])
def test_gymnasium_s_checker(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"bluemoon/{name}-v0", opponent="random", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


def test_a_game_against_a_bot() -> None:
    env: Any = gymnasium.make("bluemoon/Duel-v0", opponent="novice", decks=("Hoax", "Vulca"), seat=1)
    generator = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    over, reward = False, 0.0
    while not over:
        assert info["seat"] == 1
        seen, reward, over, cut, info = env.step(generator.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
    assert reward in (1.0, -1.0)
    env.reset(seed=1)
    impossible = int(np.flatnonzero(env.unwrapped.action_masks() == 0)[0])
    assert env.step(impossible)[1:3] == (-1.0, True)


@pytest.mark.parametrize("name", ["Duel", "City"])
def test_many_games_at_once(name: str) -> None:
    vector: Any = gymnasium.make_vec(f"bluemoon/{name}-v0", 8, vectorization_mode="vector_entry_point")
    seen, info = vector.reset(seed=3)
    assert seen.shape == (8, *vector.single_observation_space.shape)
    first = seen.copy()
    generator = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        chosen = [generator.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, over, _, info = vector.step(np.array(chosen))
        ended += int(over.sum())
        assert not rewards[~over].any()
    assert ended > 3 or name == "City"  # by lot, a city takes thousands of steps (the next test)
    assert (seen != first).any(axis=1).all()
    assert (vector.reset(seed=3)[0] == first).all()
    with pytest.raises(BluemoonError, match="sync"):
        gymnasium.make_vec(
            f"bluemoon/{name}-v0", 2, vectorization_mode="vector_entry_point", opponent="novice"
        )


def test_a_city_ends_in_a_batch() -> None:
    batch = CityBatch(1, players=3, seed=1)
    chance = Chance.of(1)
    last: Any = None
    for seed in range(30):  # a game whose last action is no contribution: one number is enough for it
        game = city_engine.new_game(3, seed=seed)
        while not game.over:
            before, last = game.copy(), game.random_action(chance)
            game.apply(last)
        if last.kind != BUILD and game.result is not None and len(game.result.winners) == 1:
            break
    assert game.result is not None
    batch.games[0] = Town(before)
    numbers = city.numbers_of(before.legal_actions(), city.Steps())
    chosen = [n for n in numbers if city.taken(n, before.legal_actions(), city.Steps()) == last]
    batch.players[0] = before.player
    batch.step(np.array(chosen))
    assert batch.finished[0]
    assert batch.winners[0] == game.result.winners[0]
    assert batch.rewards[0] == (1 if before.player in game.result.winners else -1)
    assert not batch.games[0].state.over


def test_a_city_of_a_batch_has_a_record() -> None:
    batch = CityBatch(3, seed=5)
    generator = np.random.default_rng(5)
    for _ in range(120):
        batch.step(batch.random_actions(generator))
    for town in batch.games:
        whole = town.whole()
        assert len(whole.actions()) > 50
        again = city_engine.replay(whole.record())
        assert again.position() == town.state.position()


def test_a_batch_is_its_games() -> None:
    """What a batch shows and counts is what its single games show."""
    batch = DuelBatch(12, seed=4)
    generator = np.random.default_rng(2)
    finished = 0
    for _ in range(150):
        before = [(game, game.player) for game in batch.games]
        batch.step(batch.random_actions(generator))
        for place, (game, player) in enumerate(before):
            assert batch.finished[place] == game.over
            if game.over:
                finished += 1
                assert batch.winners[place] == game.winner
                assert batch.rewards[place] == (1 if game.winner == player else -1)
                assert batch.games[place] is not game
    assert finished > 5
    for place in (0, 7):
        table = bluemoon.envs.duel_v0.raw_env().table
        table.state = batch.games[place]
        assert (table.row(table.player) == batch.observations[place]).all()
        assert (table.mask(table.player) == batch.masks[place]).all()


@pytest.mark.parametrize("kind", [DuelBatch, CityBatch])
def test_wrong_actions_are_told(kind: Any) -> None:
    batch = kind(3, seed=1)
    for wrong in (np.zeros(2, np.int64), np.zeros(3), "abc"):
        with pytest.raises(BluemoonError, match="whole numbers"):
            batch.step(wrong)
    impossible = [int(np.flatnonzero(mask == 0)[-1]) for mask in batch.masks]
    with pytest.raises(IllegalAction, match="game 0: action"):
        batch.step(np.array(impossible))
    with pytest.raises(BluemoonError, match="1 to"):
        kind(0)


@pytest.mark.parametrize(
    ("decks", "why"),
    [
        (("Hoax",), "a duel needs two decks, not 1"),
        (("Hoax", "Vulca", "Buka"), "a duel needs two decks, not 3"),
        ((), "a duel needs two decks, not 0"),
        ("Hoax,Vulca", "both decks are one argument"),
        (3, "both decks are one argument"),
        (("Hoax", 3), "the name of a people here, not 3"),
        (("Hoax", "Nobody"), "no ready-made deck 'Nobody'"),
    ],
)
def test_wrong_decks_are_told_at_once(decks: Any, why: str) -> None:
    for make in (
        lambda: duel_v0.env(decks=decks),
        lambda: gymnasium.make("bluemoon/Duel-v0", decks=decks),
        lambda: DuelBatch(2, decks=decks),
    ):
        with pytest.raises(IllegalDeck, match=why):
            make()


@pytest.mark.parametrize("game", MODULES)
def test_an_action_that_is_not_possible_is_one_kind_of_error(game: str) -> None:
    env = MODULES[game].raw_env()
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    impossible = int(np.flatnonzero(mask == 0)[-1])
    with pytest.raises(IllegalAction, match=f"action {impossible} is not possible now"):
        env.step(impossible)
    for none in (-1, 5000):
        with pytest.raises(IllegalAction, match=f"there is no action {none}, only 0 to {len(mask) - 1}"):
            env.step(none)
    assert env.agent_selection == agent
    env.step(int(mask.argmax()))
