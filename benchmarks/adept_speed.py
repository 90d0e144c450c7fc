"""How many duel games a second adept plays against itself: one core, processor time, all pairs of different
peoples.

    PYTHONPATH=build/compiled python -m benchmarks.adept_speed --games 4
    PYTHONPATH=build/compiled python -m benchmarks.adept_speed --times 4   # where others use the machine
    PYTHONPATH=build/compiled python -m benchmarks.adept_speed --bot novice

With `--times` every game is played so many times, and the quickest counts. Ends with status 1 if adept is
below its aim.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import combinations

from bluemoon.cards import PEOPLES
from bluemoon.lab.tasks import Task, play

AIM = 150.0  # games a second of adept


def speed(bot: str, games: int, times: int) -> dict[tuple[str, str], float]:
    """The mean seconds of a game, by pair of peoples."""
    for number in range(len(PEOPLES) - 1):  # a warm-up: the tables of decks are made once
        play(_task(bot, PEOPLES[number], PEOPLES[number + 1], -1))
    return {
        (one, two): sum(quickest(_task(bot, one, two, number), times) for number in range(games)) / games
        for one, two in combinations(PEOPLES, 2)
    }


def quickest(task: Task, times: int) -> float:
    """The shortest processor time of a game, if it is played `times` times."""
    took = []
    for _ in range(times):
        began = time.process_time()
        play(task)
        took.append(time.process_time() - began)
    return min(took)


def _task(bot: str, one: str, two: str, number: int) -> Task:
    decks = (one, two) if number % 2 == 0 else (two, one)
    return Task("", "", "duel", f"speed {number}", (bot, bot), decks)


def main() -> int:
    """Measure and print the speed; returns 1 if adept is below its aim."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=4, help="of each of the 36 pairs")
    parser.add_argument("--times", type=int, default=1, help="that every game is played")
    chosen = parser.parse_args()
    took = speed(chosen.bot, chosen.games, chosen.times)
    mean = len(took) / sum(took.values())
    slowest = max(took, key=lambda pair: took[pair])
    print(
        f"{chosen.bot} against itself: {mean:.1f} games/s over {len(took)} pairs; "
        f"slowest {'–'.join(slowest)}, {1 / took[slowest]:.1f} games/s"
    )
    return 0 if chosen.bot != "adept" or mean >= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
