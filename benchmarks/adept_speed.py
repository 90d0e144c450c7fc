"""How many duel games a second adept plays against itself: one core, processor time, all pairs of different
peoples.

    PYTHONPATH=build/compiled python -m benchmarks.adept_speed --games 4
    PYTHONPATH=build/compiled python -m benchmarks.adept_speed --bot novice
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import combinations

from bluemoon.cards import PEOPLES
from bluemoon.lab.tasks import PLAYOUTS, Task, play

AIM = 100.0  # games a second of adept


def speed(bot: str, games: int, playouts: int) -> dict[tuple[str, str], float]:
    """The seconds of a game of each pair, on average over so many games."""
    for number in range(8):  # tables of decks are made once
        play(_task(bot, PEOPLES[number], PEOPLES[number + 1], -1, playouts))
    took: dict[tuple[str, str], float] = {}
    for one, two in combinations(PEOPLES, 2):
        began = time.process_time()
        for number in range(games):
            play(_task(bot, one, two, number, playouts))
        took[(one, two)] = (time.process_time() - began) / games
    return took


def _task(bot: str, one: str, two: str, number: int, playouts: int) -> Task:
    decks = (one, two) if number % 2 == 0 else (two, one)
    return Task("", "", "duel", f"speed {number}", (bot, bot), decks, playouts=playouts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=4, help="of each of the 36 pairs")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="of master in a turn")
    chosen = parser.parse_args()
    took = speed(chosen.bot, chosen.games, chosen.playouts)
    mean = len(took) / sum(took.values())
    slowest = max(took, key=lambda pair: took[pair])
    print(
        f"{chosen.bot} against itself: {mean:.1f} games/s over {len(took)} pairs; "
        f"slowest {'–'.join(slowest)}, {1 / took[slowest]:.1f} games/s"
    )
    return 0 if chosen.bot != "adept" or mean >= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
