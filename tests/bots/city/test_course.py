"""A plan that is followed by somebody else: a hint goes on with what is left of it, whoever did its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bluemoon.bots import make
from bluemoon.bots.base import Budget
from bluemoon.bots.city import AdeptBot
from bluemoon.city.actions import BUILD, FINISH, PLAY, WALK, Action
from bluemoon.city.engine import CityState, from_lines, new_game
from bluemoon.lessons.city_position import city_lines

QUICK = Budget(playouts=40)
# A dragon is fetched after a walk: this is what the plan is worth.
FETCHING = {
    "turn": "34",
    "built": "Fire Temple, University, Market Hall, Library, Citadel, Mill, Hospice, Aqueduct",
    "markers": "Water Temple . 1 0; Earth Temple 0 . .; Royal Palace . . 1 0; Thermae . 1 .",
    "figures": "Courtyard, Library",
    "dragons": "Mill, Great Hall, outside",
    "crystals": "3 7",
    "scales": "3 2",
    "obelisk": "0 1 0 1 0 1 0 1",
    "hands": ["V1 A2 A3 F3", "P3"],
    "draw": "F1 F1 F2 F3 P1 P2 P3 A1 A2 A3 T1 T2 T3",
}


def told(bot: AdeptBot, game: CityState) -> tuple[Action, str]:
    """What the bot would do now, and why."""
    action = bot.decide(game.view(game.player), game.legal_actions(), game.text)
    return action, str(bot.explain())


def fetching() -> CityState:
    return from_lines(city_lines(dict(FETCHING)))


def a_plan(level: str, game: CityState) -> tuple[AdeptBot, tuple[Action, ...]]:
    bot = make("city", level, 1, QUICK)
    assert isinstance(bot, AdeptBot)
    told(bot, game)
    assert bot.adopted is not None
    return bot, bot.adopted.actions


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
def test_whatever_was_done_of_the_plan_the_rest_of_it_is_told(level: str) -> None:
    game = fetching()
    bot, plan = a_plan(level, game)
    assert [action.kind for action in plan[:2]] == [WALK, PLAY] or level == "apprentice"
    done = 0
    for upto in range(1, len(plan)):  # nobody asks in between, as on the page
        while done < upto:
            game.apply(plan[done])
            done += 1
        action, why = told(bot, game)
        assert action == plan[upto]
        steps = [one for one in plan[upto:] if one != FINISH]
        for step in steps:
            assert game.text(step) in why
        for step in plan[:upto]:
            assert step == FINISH or game.text(step) not in why


def test_steps_that_nobody_asked_about_are_seen() -> None:
    game = fetching()
    bot, plan = a_plan("master", game)
    built = next(i for i, action in enumerate(plan) if action.kind == BUILD)
    for action in plan[:built]:
        game.apply(action)
    action, why = told(bot, game)
    assert action == plan[built]
    assert "walk" not in why


def test_who_asks_twice_is_told_the_same() -> None:
    game = fetching()
    bot, plan = a_plan("master", game)
    first = told(bot, game)
    assert first[0] == plan[0]
    assert told(bot, game) == first


def test_a_step_that_was_taken_back_is_told_again() -> None:
    game = fetching()
    bot, plan = a_plan("master", game)
    later = game.copy()
    later.apply(plan[0])
    assert told(bot, later)[0] == plan[1]
    assert told(bot, game)[0] == plan[0]


@pytest.mark.parametrize("level", ["adept", "master"])
def test_off_the_plan_it_is_planned_anew_though_the_time_is_spent(level: str) -> None:
    game = fetching()
    bot, plan = a_plan(level, game)
    bot.meter.seconds = 100.0
    bot.meter.playouts = 1000
    bot.meter.budget = Budget(seconds=1.4)
    elsewhere = next(action for action in game.legal_actions() if action.kind == WALK and action != plan[0])
    game.apply(elsewhere)
    action, why = told(bot, game)
    assert action in game.legal_actions()
    assert f"walk {game.text(plan[0])}" not in why
    assert "%" in why


def test_the_reason_is_never_that_of_another_position() -> None:
    """Where no plan is found, not even in time, the old one is not told."""
    game = fetching()
    bot, _ = a_plan("master", game)
    game.apply(next(action for action in game.legal_actions() if action.kind == WALK))

    def nothing(*_: Any) -> list[Any]:
        return []

    bot.plans = nothing  # type: ignore[method-assign, assignment]
    action, why = told(bot, game)
    assert why.startswith(game.text(action))


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_pays_what_it_has_planned(level: str, seed: int) -> None:
    """A phase that could only be ended was not counted as a step: the next one was ended, too, unpaid."""
    game = new_game(2, seed=seed)
    bots = [make("city", level, seat, Budget(playouts=4)) for seat in range(2)]
    planned: Sequence[Action] = ()
    while not game.over and game.turn < 16:
        view, bot = game.view(game.player), bots[game.player]
        assert isinstance(bot, AdeptBot)
        action = bot.decide(view, game.legal_actions(), game.text)
        if view.phase == "contribution":
            assert bot.adopted is not None
            planned = bot.adopted.actions
            if view.contributions == 0 and any(one.kind == BUILD for one in planned):
                assert action.kind == BUILD
        game.apply(action)


def test_the_exchange_goes_on_with_the_second_card() -> None:
    lines = {"hands": ["T1 T1 A3 A2", "P3"], "draw": FETCHING["draw"], "phase": "discard"}
    game = from_lines(city_lines(lines))
    bot = make("city", "master", 1, QUICK)
    assert isinstance(bot, AdeptBot)
    first = told(bot, game)
    assert told(bot, game) == first
    if first[0] != FINISH:
        game.apply(first[0])
        assert told(bot, game)[0] in game.legal_actions()
