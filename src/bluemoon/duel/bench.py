"""How quick the duel is: random games over deck pairs on one core, in processor time."""

from __future__ import annotations

from time import process_time

from bluemoon.cards.pool import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel.game import Duel, new_game

PAIRS = [(one, two) for i, one in enumerate(PEOPLES) for two in PEOPLES[i + 1 :]]


def run(seconds: float = 10.0) -> dict[str, object]:
    """Random games a second on average over the 36 pairs, the slowest pair, and microseconds an operation."""
    for one, two in PAIRS:
        new_game((one, two))  # tables of decks are made once
    speeds = {f"{one}-{two}": _games(one, two, seconds * 0.7 / len(PAIRS)) for one, two in PAIRS}
    rates = {pair: games / spent for pair, (games, _, spent) in speeds.items()}
    slowest = min(rates, key=lambda pair: rates[pair])
    decisions = sum(count for _, count, _ in speeds.values())
    spent = sum(time for _, _, time in speeds.values())
    sample = _sample()
    return {
        "games_per_s": sum(rates.values()) / len(rates),
        "slowest_pair": slowest,
        "slowest_games_per_s": rates[slowest],
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / sum(games for games, _, _ in speeds.values()),
        "copy_us": _copying(sample, seconds * 0.1),
        "legal_actions_us": _listing(sample, seconds * 0.1),
        "apply_us": _applying(sample, seconds * 0.1),
    }


def play_out(game: Duel, chance: Chance) -> int:
    """Play at random to the end; the number of decisions."""
    count = 0
    while not game.over:
        actions = game.legal_actions()
        game.apply(actions[chance.below(len(actions))])
        count += 1
    return count


def _games(one: str, two: str, seconds: float) -> tuple[int, int, float]:
    chance = Chance.of(f"bench {one} {two}")
    games = decisions = 0
    start = process_time()
    while True:
        decisions += play_out(new_game((one, two), seed=games), chance)
        games += 1
        spent = process_time() - start
        if spent >= seconds:
            return games, decisions, spent


def _sample() -> list[tuple[Duel, int]]:
    """Every seventh position of a random game of each pair, with the action that was taken there."""
    chance = Chance.of("sample")
    found: list[tuple[Duel, int]] = []
    for pair in PAIRS:
        game = new_game(pair, seed="sample")
        count = 0
        while not game.over:
            actions = game.legal_actions()
            action = actions[chance.below(len(actions))]
            if count % 7 == 0:
                found.append((game.copy(), action))
            game.apply(action)
            count += 1
    return found


def _copying(sample: list[tuple[Duel, int]], seconds: float) -> float:
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        for game, _ in sample:
            game.copy()
        done += len(sample)
    return (process_time() - start) / done * 1e6


def _listing(sample: list[tuple[Duel, int]], seconds: float) -> float:
    done = 0
    spent = 0.0
    while spent < seconds:
        fresh = [game.copy() for game, _ in sample]
        for game in fresh:
            game.forget_legal_actions()
        start = process_time()
        for game in fresh:
            game.legal_actions()
        spent += process_time() - start
        done += len(fresh)
    return spent / done * 1e6


def _applying(sample: list[tuple[Duel, int]], seconds: float) -> float:
    done = 0
    spent = 0.0
    while spent < seconds:
        fresh = [(game.copy(), action) for game, action in sample]
        start = process_time()
        for game, action in fresh:
            game.apply(action)
        spent += process_time() - start
        done += len(fresh)
    return spent / done * 1e6
