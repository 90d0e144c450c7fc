"""The games for OpenSpiel, by its own tests and its own search."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not built for this system")

import bluemoon.envs.open_spiel  # noqa: E402
from bluemoon.errors import BluemoonError  # noqa: E402

NAMES = ("python_bluemoon_duel", "python_bluemoon_city")


def load(name: str) -> Any:
    assert bluemoon.envs.open_spiel
    return pyspiel.load_game(name, {"deals": 20})


@pytest.mark.parametrize("name", NAMES)
def test_random_sim_test(name: str) -> None:
    game = pyspiel.load_game(name, {"deals": 1})  # by lot a city takes long; this deal is a short one
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_dealt_anew_cannot_be_told_apart(name: str) -> None:
    state = load(name).new_initial_state()
    state.apply_action(3)
    generator = np.random.RandomState(1)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = 0
    for step in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        if step % 6 == 0:
            again = state.resample_from_infostate(player, sampler)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.legal_actions() == state.legal_actions()
            other += str(again) != str(state)
        state.apply_action(int(generator.choice(state.legal_actions())))
    assert other > 4


def searcher(game: Any) -> Any:
    """OpenSpiel's ISMCTS, with its own rollouts."""
    from open_spiel.python.algorithms import ismcts, mcts

    generator = np.random.RandomState(1)
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, generator),
        max_simulations=2,
        random_state=generator,
    )


def test_its_search_plays_a_game() -> None:
    """One seat searches, from the first decision to the last; the other one plays by lot."""
    game = load(NAMES[0])
    bot, generator = searcher(game), np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(1)
    asked = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            asked += 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(generator.choice(state.legal_actions())))
    assert asked > 10
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_its_search_decides_in_the_city() -> None:
    """A whole game takes ten seconds of the compiled rules: `make soak-install` plays it."""
    game = load(NAMES[1])
    bot, state = searcher(game), game.new_initial_state()
    state.apply_action(1)
    for _ in range(2):
        chosen = bot.step(state)
        assert chosen in state.legal_actions()
        state.apply_action(chosen)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"decks": "Hoax"}, "a duel needs two decks, not 1"),
        ({"decks": "Hoax,Vulca,Buka"}, "a duel needs two decks, not 3"),
        ({"decks": "Hoax,"}, "no ready-made deck ''"),
        ({"deals": 0}, "at least 1, not 0"),
    ],
)
def test_wrong_options_are_told_at_once(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BluemoonError, match=why):
        pyspiel.load_game(NAMES[0], options)
    assert pyspiel.load_game(NAMES[0], {"decks": ""})


@pytest.mark.parametrize("name", NAMES)
def test_wrong_actions_are_told(name: str) -> None:
    state = load(name).new_initial_state()
    with pytest.raises(BluemoonError, match="there is no deal 20, only 0 to 19"):
        state.apply_action(20)
    state.apply_action(19)
    with pytest.raises(BluemoonError, match="there is no action 5000"):
        state.apply_action(5000)
