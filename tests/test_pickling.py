"""Games, views, actions and cards can be pickled and copied deeply, compiled and plain, and NumPy's integers
are numbers."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bluemoon
from bluemoon import Chance, Game
from bluemoon.formats.random_decks import random_deck


def new_games(seed: int) -> list[Game[Any]]:
    built = random_deck(Chance.of("built"))
    return [
        bluemoon.new_duel(("Hoax", "Aqua"), seed=seed),
        bluemoon.new_duel((built, "Vulca"), "classic", seed=seed, piles="open"),
        bluemoon.new_city(3, seed=seed),
        bluemoon.new_draft(3, seed=seed),
        bluemoon.new_match(seed=seed),
    ]


WAYS: list[Callable[[Any], Any]] = [lambda game: pickle.loads(pickle.dumps(game)), copy.deepcopy]


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize("number", range(5))
def test_a_game_goes_on_as_the_original_does(number: int, again: Callable[[Any], Any]) -> None:
    game = new_games(3)[number]
    chance = Chance.of("pickle")
    while not game.over:
        same = again(game)
        assert same == game
        assert same.player == game.player
        assert same.legal_actions() == game.legal_actions()
        assert str(same.record()) == str(game.record())
        one, two = chance.copy(), chance.copy()
        game.play_out(one, 23)
        same.play_out(two, 23)
        assert same == game  # the same chance in the game itself, too
        assert one == two
        chance = one
    assert again(game).result == game.result


@pytest.mark.parametrize("again", WAYS)
def test_a_copy_is_a_game_of_its_own(again: Callable[[Any], Any]) -> None:
    for game in new_games(4):
        before = game.position()
        again(game).play_out(Chance.of(1))
        assert game.position() == before


@pytest.mark.parametrize("again", WAYS)
def test_views_actions_events_and_cards(again: Callable[[Any], Any]) -> None:
    for game in new_games(5):
        events: list[Any] = []
        chance = Chance.of(2)
        for _ in range(12):
            events += game.apply(game.random_action(chance))
        actions = game.legal_actions()
        assert again(actions) == actions
        assert again(actions[0]) == actions[0]
        assert again(events) == events
        for seat in range(-1, game.players):
            view = again(game.view(seat))
            assert view.data() == game.view(seat).data()
            if seat >= 0 and game.player == seat:
                guess = bluemoon.determinize(view, 1)
                assert guess == bluemoon.determinize(game.view(seat), 1)
    assert again(bluemoon.card("Cinder")) is bluemoon.card("Cinder")
    assert again(Chance.of(7)) == Chance.of(7)


def test_a_pickle_of_a_view_hides_what_the_view_hides() -> None:
    """A deck built by a player is secret: its names are not in the bytes."""
    built = random_deck(Chance.of("built"))
    game = bluemoon.new_duel((built, "Vulca"), seed=1)
    names = {action.cards[0] for action in game.legal_actions() if action.cards}
    own, other = (pickle.dumps(game.view(seat)) for seat in (0, 1))
    hand = game.view(0).data()["sides"][0]["hand"]
    assert hand
    assert names
    assert all(name.encode() in own for name in hand)
    assert [name for name in hand if name.encode() in other] == []


def test_numpy_s_integers_are_numbers() -> None:
    three = np.int64(3)
    assert bluemoon.new_duel(seed=three) == bluemoon.new_duel(seed=3)  # type: ignore[arg-type]
    city = bluemoon.new_city(three, seed=np.int32(1), first=np.uint8(2))  # type: ignore[arg-type]
    assert (city.players, city.player) == (3, 2)
    assert city.view(np.int64(0)) == city.view(0)  # type: ignore[arg-type]
    assert city.legal_actions()[np.int64(1)] == city.legal_actions()[1]
    assert len(city.legal_actions(np.int64(2))) == len(city.legal_actions())  # type: ignore[arg-type]
    assert bluemoon.new_draft(three, seed=1).view(np.int8(-1)).seat == -1  # type: ignore[arg-type]
    with pytest.raises(bluemoon.BluemoonError, match="number"):
        bluemoon.new_city(np.float64(3), seed=1)  # type: ignore[arg-type]
    with pytest.raises(bluemoon.BluemoonError):
        bluemoon.new_duel(seed=np.bool_(True))  # type: ignore[arg-type]
