"""How quick the duel is on a busy machine: each random game is played several times, and the quickest counts.

python -m benchmarks.quickest_games --games 30 --times 6
"""

from __future__ import annotations

import argparse
from time import process_time

from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel.engine import new_game

PAIRS = [(one, two) for i, one in enumerate(PEOPLES) for two in PEOPLES[i + 1 :]]


def once(pair: tuple[str, str], seed: int) -> tuple[float, int]:
    """Play a random game; returns its seconds and decisions."""
    chance = Chance.of(f"quickest {seed}")
    start = process_time()
    decisions = new_game(pair, seed=seed).play_out(chance)
    return process_time() - start, decisions


def main() -> None:
    """Measure all pairs and print games and decisions a second."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of each pair of different peoples")
    parser.add_argument("--times", type=int, default=6, help="how often each game is played")
    given = parser.parse_args()
    rates: dict[str, float] = {}
    seconds, decisions = 0.0, 0
    for pair in PAIRS:
        best = [min(once(pair, seed) for _ in range(given.times)) for seed in range(given.games)]
        spent = sum(time for time, _ in best)
        rates["-".join(pair)] = given.games / spent
        seconds += spent
        decisions += sum(count for _, count in best)
    slowest = min(rates, key=lambda name: rates[name])
    print(f"{sum(rates.values()) / len(rates):.0f} games a second on average over {len(rates)} pairs")
    print(f"{rates[slowest]:.0f} for the slowest pair, {slowest}")
    print(f"{seconds / decisions * 1e6:.1f} microseconds a decision")


if __name__ == "__main__":
    main()
