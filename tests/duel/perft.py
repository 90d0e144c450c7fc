"""Counting sequences of actions to a fixed depth from fixed positions ('perft'), for every pair of decks."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bluemoon.cards import PEOPLES
from bluemoon.duel.engine import DuelState, new_game
from tests.duel.completion.brute_force import offered_by_walking
from tests.duel.games import EDITIONS, at_random

Offers = Callable[[DuelState], list[int]]

FILE = Path(__file__).with_name("perft.json")
ABOUT = (
    "Sequences of actions of length 1, 2, 3, ... from fixed positions. If a change of the rules changes them "
    "on purpose, write them anew with 'python -m benchmarks.perft --write', which counts what is permitted "
    "and can be completed by the brute force, without the look-ahead, and say so in the commit."
)
PAIRS = [(one, two) for i, one in enumerate(PEOPLES) for two in PEOPLES[i:]]
MIDDLE = 30  # random decisions before the position in the middle of a game, or a few more
DEPTH = 5
MOST = 2000  # sequences; where there may be more, the longer ones are left out


def positions(one: str, two: str) -> dict[str, DuelState]:
    """The fixed positions of a pair: the beginning and a middle of a game in each edition."""
    found = {}
    for rules in EDITIONS:
        found[f"{rules} start"] = new_game((one, two), rules, f"perft {one} {two}", piles="open")
        found[f"{rules} middle"] = midway(one, two, rules)
    return found


def midway(one: str, two: str, rules: str) -> DuelState:
    """A position of a random game in which there is something to choose."""
    rng = random.Random(f"perft {one} {two} {rules}")
    game = new_game((one, two), rules, f"perft middle {one} {two}", piles="open")
    decisions = 0
    while decisions < MIDDLE or len(game.legal_actions()) < 3:
        at_random(game, rng)
        decisions += 1
        if game.over:  # begin again
            game = new_game((one, two), rules, rng.randrange(10**9), piles="open")
            decisions = 0
    return game


def sequences(game: DuelState, depth: int, offered: Offers = DuelState.legal_actions) -> int:
    """The number of sequences of that many actions."""
    if game.over:
        return 0
    actions = offered(game)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        following = game.copy()
        following._legal = actions
        following.apply(action)
        total += sequences(following, depth - 1, offered)
    return total


def counts(game: DuelState, offered: Offers = DuelState.legal_actions) -> list[int]:
    found: list[int] = []
    for depth in range(1, DEPTH + 1):
        if found and found[-1] * found[0] > MOST:
            break
        found.append(sequences(game, depth, offered))
    return found


def counted(one: str, two: str, offered: Offers = DuelState.legal_actions) -> dict[str, list[int]]:
    return {name: counts(game, offered) for name, game in positions(one, two).items()}


def stored() -> dict[str, dict[str, list[int]]]:
    data: dict[str, Any] = json.loads(FILE.read_text())
    found: dict[str, dict[str, list[int]]] = data["counts"]
    return found


def write() -> None:
    """Store the counts, found by the brute force."""
    lines = [f'  "{one}-{two}": {json.dumps(counted(one, two, offered_by_walking))}' for one, two in PAIRS]
    body = ",\n".join(lines)
    FILE.write_text(f'{{\n "about": {json.dumps(ABOUT)},\n "counts": {{\n{body}\n }}\n}}\n')
