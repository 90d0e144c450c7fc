"""How long the bots think about a whole turn, also where they think longest: Buka with ships and large hands.

    python -m benchmarks.strength_turns --games 9                 # adept and master, default budgets
    python -m benchmarks.strength_turns --bot master --seconds 0.5

Buka meets every people; the time of all decisions of a turn is added up, as the player waits for it. Ends
with status 1 if a turn took longer than the level may take and a tenth.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from typing import Any

from bluemoon import duel
from bluemoon.bots import Budget, make
from bluemoon.bots.base import NO_BUDGET
from bluemoon.cards import PEOPLES

ALLOWED = {"adept": 1.0, "master": 1.5}  # seconds
SLACK = 1.1  # the decision under way when the time is over


def turn_times(bot: str, people: str, seed: str, budget: Budget) -> dict[tuple[int, int], float]:
    """The seconds of each turn of a game of Buka against a people, by turn and seat."""
    game = duel.new_game(("Buka", people), seed=seed)
    bots: list[Any] = [make("duel", bot, f"{seed} {seat}", budget) for seat in (0, 1)]
    spent: dict[tuple[int, int], float] = defaultdict(float)
    while not game.over:
        seat, turn = game.player, game.turn
        view, actions = game.view(seat), game.legal_actions()
        began = time.perf_counter()
        action = bots[seat].choose(view, actions, game.text)
        spent[(turn, seat)] += time.perf_counter() - began
        game.apply(action)
    return spent


def measure(bot: str, games: int, seconds: float | None) -> bool:
    """Play and print the slowest turns; whether all were within what is allowed."""
    budget = Budget(seconds=seconds) if seconds else NO_BUDGET
    allowed = seconds or ALLOWED[bot]
    times: list[tuple[float, str, int]] = []
    for number in range(games):
        people = PEOPLES[number % len(PEOPLES)]
        spent = turn_times(bot, people, f"turns {number}", budget)
        times += [(took, people, turn) for (turn, _), took in spent.items()]
    times.sort()
    middle, late = times[len(times) // 2][0], times[len(times) * 99 // 100][0]
    worst, people, turn = times[-1]
    print(
        f"{bot}: {len(times)} turns, half of them up to {middle:.3f} s, 99 % up to {late:.3f} s, "
        f"the slowest {worst:.3f} s (Buka against {people}, turn {turn}); allowed {allowed:.1f} s",
        flush=True,
    )
    return worst <= allowed * SLACK


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", choices=sorted(ALLOWED), help="only this level")
    parser.add_argument("--games", type=int, default=9)
    parser.add_argument("--seconds", type=float, help="another budget than the level's own")
    chosen = parser.parse_args()
    bots = [chosen.bot] if chosen.bot else sorted(ALLOWED)
    kept = [measure(bot, chosen.games, chosen.seconds) for bot in bots]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
