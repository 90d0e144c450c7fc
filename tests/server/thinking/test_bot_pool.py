"""The processes in which bots think: answers, failures, and what a process keeps in mind."""

from __future__ import annotations

import asyncio

import pytest

from bluemoon.duel.engine import new_game
from bluemoon.server.adapters.base import Job
from bluemoon.server.thinking.bot_pool import Speechless, Thinkers
from bluemoon.server.thinking.bot_process import Answer, Mind, Request

SETUP = new_game(("Hoax", "Vulca"), seed="thinkers").record().setup


def job(*actions: str, setup: dict[str, str] = SETUP) -> Job:
    game = new_game(("Hoax", "Vulca"), seed="thinkers")
    for action in actions:
        game.apply(game.parse(action))
    return Job("duel", setup, actions, game.player)


def offered(*actions: str) -> list[str]:
    game = new_game(("Hoax", "Vulca"), seed="thinkers")
    for action in actions:
        game.apply(game.parse(action))
    return [game.text(action) for action in game.legal_actions()]


def test_answers_failures_and_patience() -> None:
    async def check() -> None:
        thinkers = Thinkers(1, patience=60, seconds=0)
        heard: list[float] = []
        try:
            action, why = await thinkers.choose("t", job(), "novice", "s")
            assert action in offered()
            assert why
            with pytest.raises(Speechless, match="RecordError"):
                await thinkers.choose("t", job(setup={"game": "duel"}), "novice", "s")
            thinkers.patience = 0.05
            thinkers.seconds = 30
            with pytest.raises(Speechless, match="too long"):
                await thinkers.choose("t", job(), "master", "s")
            thinkers.patience, thinkers.seconds = 60, 3  # long enough for a report on a busy machine
            both = await asyncio.gather(
                thinkers.choose("t", job(), "master", "s", heard.append),
                thinkers.choose("u", job(action), "random", "s"),
            )
            assert both[0][0] in offered()
            assert both[1][0] in offered(action)
            assert heard
            assert all(0 <= share <= 1 for share in heard)
        finally:
            thinkers.close()

    asyncio.run(check())


def choose(mind: Mind, *actions: str, level: str = "novice") -> Answer:
    return mind.choose(Request(1, "t", job(*actions), level, "s", 0), lambda share: None)


def test_a_process_replays_only_what_is_new_and_follows_when_something_is_taken_back() -> None:
    mind = Mind()
    first = choose(mind).action
    game = mind.games["t"].game
    second = choose(mind, first).action
    assert mind.games["t"].game is game  # the same one, brought up to date
    assert second in offered(first)
    other = next(action for action in offered() if action != first)
    assert choose(mind, other).action in offered(other)
    assert mind.games["t"].game is not game
    assert mind.games["t"].actions == [other]
    assert choose(mind).action == first  # the same view and seed give the same choice
