"""Many random legal decks, each of them checked and played to the end, at random and by adepts, in both
editions.

    python -m benchmarks.random_decks --decks 1000

Built decks with special cards and inquisitors, ready-made decks with emissaries and families, drafted decks.
Ends with status 1 at the first problem and prints it.
"""

from __future__ import annotations

import argparse
import sys
import time

from benchmarks.progress import Progress
from tests.bots.games import play_lists_by_bots
from tests.formats.lists import KINDS, play_lists


def main() -> int:
    """Check and play random decks; returns 1 at the first problem."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--decks", type=int, default=1000)
    chosen = parser.parse_args()
    began = time.monotonic()
    progress = Progress("random decks")
    for number in range(progress.data.get("games", 0), (chosen.decks + 1) // 2):  # two decks a game
        try:
            play_lists(KINDS[number % len(KINDS)], f"deck {number}")
            play_lists_by_bots(KINDS[number % len(KINDS)], f"deck {number}", ("adept", "adept"))
        except Exception as wrong:
            print(f"\ngame {number}, {KINDS[number % len(KINDS)]}: {wrong!r}")
            return 1
        if number % 10 == 9:
            progress.keep(games=number + 1)
            print(f"\r{2 * number + 2} decks, {time.monotonic() - began:.0f} s", end="", flush=True)
    progress.finish()
    print(f"\n{chosen.decks} decks, nothing wrong")
    return 0


if __name__ == "__main__":
    sys.exit(main())
