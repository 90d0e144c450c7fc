"""Many random duels over all pairs of decks and both editions, everything checked after every action.

    python -m benchmarks.random_games --games 20000 --workers 2

Ends with status 1 at the first violation and prints the record of that game.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from benchmarks.progress import Progress
from tests.duel.games import EDITIONS, PAIRS, mixed_deck
from tests.duel.invariants import Violation, play_out

from bluemoon.duel import Deck

PORTION = 54  # games that a worker plays at a time


def play_portion(first: int, count: int, mixed: float) -> tuple[int, str]:
    """Play some games by their numbers; returns how many were played, and the first violation or ''."""
    for number in range(first, first + count):
        rng = random.Random(f"soak {number}")
        decks: tuple[str | Deck, str | Deck] = PAIRS[number % len(PAIRS)]
        if rng.random() < mixed:
            decks = mixed_deck(rng, "One"), mixed_deck(rng, "Two")
        rules = EDITIONS[number // len(PAIRS) % 2]
        try:
            play_out(decks, rules, f"soak {number}", mulligan=rng.random() < 0.1)
        except Violation as wrong:
            return number - first + 1, f"game {number}: {wrong}"
    return count, ""


def soak(games: int, workers: int, mixed: float) -> int:
    """Play random games in several processes; returns 1 at the first violation."""
    began = time.monotonic()
    progress = Progress("random games")
    before = done = progress.data.get("done", 0)
    portions = ((first, min(PORTION, games - first)) for first in range(done, games, PORTION))
    with ProcessPoolExecutor(workers) as pool:
        while waiting := list(islice(portions, workers * 4)):
            for played, wrong in [
                task.result() for task in [pool.submit(play_portion, *p, mixed) for p in waiting]
            ]:
                done += played
                if wrong:
                    print(f"\n{wrong}", flush=True)
                    return 1
            progress.keep(done=done)
            pace = (done - before) / (time.monotonic() - began)
            print(f"\r{done} of {games} games, {pace:.0f} a second", end="", flush=True)
    progress.finish()
    print(f"\n{done} games, nothing wrong")
    return 0


def main() -> int:
    """Read the options and run the test."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--mixed", type=float, default=0.1, help="the share of games with mixed decks")
    chosen = parser.parse_args()
    return soak(chosen.games, chosen.workers, chosen.mixed)


if __name__ == "__main__":
    sys.exit(main())
