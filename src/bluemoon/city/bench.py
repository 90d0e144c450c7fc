"""How quick the rules are: random games of three players on one core.

Measured in processor time, so that other programs on the machine do not blur the figures.
"""

from __future__ import annotations

from time import process_time

from bluemoon.chance import Chance
from bluemoon.city.actions import Action
from bluemoon.city.game import City, new_game

PLAYERS = 3


def run(seconds: float = 5.0) -> dict[str, float]:
    """Games and decisions a second, and microseconds for a copy, a list of legal actions and an apply."""
    games, decisions, spent = _play(seconds * 0.6)
    sample = _sample(seconds * 0.1)
    copying = _time_copies(sample, seconds * 0.1)
    listing = _time_listing(sample, seconds * 0.1)
    applying = _time_applying(sample, seconds * 0.1)
    return {
        "players": float(PLAYERS),
        "games": float(games),
        "decisions": float(decisions),
        "games_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "copy_us": copying,
        "legal_actions_us": listing,
        "apply_us": applying,
    }


def _play(seconds: float) -> tuple[int, int, float]:
    chance = Chance.of("bench")
    games = decisions = 0
    start = process_time()
    while True:
        game = new_game(PLAYERS, seed=games)
        while not game.over:
            actions = game.legal_actions()
            game.apply(actions[chance.below(len(actions))])
            decisions += 1
        games += 1
        spent = process_time() - start
        if spent >= seconds:
            return games, decisions, spent


def _sample(seconds: float) -> list[tuple[City, Action]]:
    """Every seventh position of random games, with the action that was taken there."""
    chance = Chance.of("sample")
    found: list[tuple[City, Action]] = []
    start = process_time()
    number = 0
    while not found or process_time() - start < seconds:
        game = new_game(PLAYERS, seed=f"sample {number}")
        count = 0
        while not game.over:
            actions = game.legal_actions()
            action = actions[chance.below(len(actions))]
            if count % 7 == 0:
                found.append((game.copy(), action))
            game.apply(action)
            count += 1
        number += 1
    return found


def _time_copies(sample: list[tuple[City, Action]], seconds: float) -> float:
    start = process_time()
    count = 0
    while True:
        for game, _ in sample:
            game.copy()
        count += len(sample)
        spent = process_time() - start
        if spent >= seconds:
            return spent / count * 1e6


def _time_listing(sample: list[tuple[City, Action]], seconds: float) -> float:
    start = process_time()
    count = 0
    while True:
        for game, _ in sample:
            game.legal_actions()
        count += len(sample)
        spent = process_time() - start
        if spent >= seconds:
            return spent / count * 1e6


def _time_applying(sample: list[tuple[City, Action]], seconds: float) -> float:
    """The copies are made before the clock starts."""
    spent = 0.0
    count = 0
    while True:
        copies = [(game.copy(), action) for game, action in sample]
        start = process_time()
        for game, action in copies:
            game.apply(action)
        spent += process_time() - start
        count += len(copies)
        if spent >= seconds:
            return spent / count * 1e6
