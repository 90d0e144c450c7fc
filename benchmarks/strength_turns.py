"""How long the bots think about a whole turn, also where they think longest: Buka with ships and large hands.

    python -m benchmarks.strength_turns --games 9                 # adept and master, default budgets
    python -m benchmarks.strength_turns --bot master --seconds 0.5
    python -m benchmarks.strength_turns --game city --games 3     # two, three and four players

Buka meets every people, or two to four rebuild the city; the time of all decisions of a turn is added up, as
the player waits for it. Ends with status 1 if a turn took longer than the level may take and a tenth.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from typing import Any

from bluemoon.bots import Budget, make
from bluemoon.bots.base import NO_BUDGET
from bluemoon.cards import PEOPLES
from bluemoon.city import engine as city
from bluemoon.duel import engine as duel

ALLOWED = {"adept": 1.0, "master": 1.5}  # seconds
SLACK = 1.1  # a tenth more for the decision that is under way when the time is over


def table(kind: str, number: int) -> tuple[Any, str]:
    """A new game, and what it is called in the report."""
    seed = f"turns {number}"
    if kind == "city":
        players = 2 + number % 3
        return city.new_game(players, seed=seed), f"{players} players"
    people = PEOPLES[number % len(PEOPLES)]
    return duel.new_game(("Buka", people), seed=seed), f"Buka against {people}"


def turn_times(kind: str, bot: str, number: int, budget: Budget) -> dict[tuple[int, int], float]:
    """The seconds of each turn of a game, by turn and seat."""
    game, _ = table(kind, number)
    bots: list[Any] = [make(kind, bot, f"turns {number} {seat}", budget) for seat in range(4)]
    spent: dict[tuple[int, int], float] = defaultdict(float)
    while not game.over:
        seat, turn = game.player, game.turn
        view, actions = game.view(seat), game.legal_actions()
        began = time.perf_counter()
        action = bots[seat].decide(view, actions, game.text)
        spent[(turn, seat)] += time.perf_counter() - began
        game.apply(action)
    return spent


def measure(kind: str, bot: str, games: int, seconds: float | None) -> bool:
    """Play and print the slowest turns; returns whether all were within the limit."""
    budget = Budget(seconds=seconds) if seconds else NO_BUDGET
    allowed = seconds or ALLOWED[bot]
    times: list[tuple[float, str, int]] = []
    for number in range(games):
        spent = turn_times(kind, bot, number, budget)
        times += [(took, table(kind, number)[1], turn) for (turn, _), took in spent.items()]
    times.sort()
    middle, late = times[len(times) // 2][0], times[len(times) * 99 // 100][0]
    worst, where, turn = times[-1]
    print(
        f"{bot}: {len(times)} turns, half of them up to {middle:.3f} s, 99 % up to {late:.3f} s, "
        f"the slowest {worst:.3f} s ({where}, turn {turn}); allowed {allowed:.1f} s",
        flush=True,
    )
    return worst <= allowed * SLACK


def main() -> int:
    """Measure the chosen levels; returns 1 if a turn took too long."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", choices=sorted(ALLOWED), help="only this level")
    parser.add_argument("--game", choices=["duel", "city"], default="duel")
    parser.add_argument("--games", type=int, default=9)
    parser.add_argument("--seconds", type=float, help="another budget than the level's own")
    chosen = parser.parse_args()
    bots = [chosen.bot] if chosen.bot else sorted(ALLOWED)
    kept = [measure(chosen.game, bot, chosen.games, chosen.seconds) for bot in bots]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
