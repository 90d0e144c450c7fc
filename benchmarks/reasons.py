"""The reasons of `why_not` in many random positions, compared with an independent referee's.

    python -m benchmarks.reasons --games 200 --seconds 3000

Ready-made, built, inquisitor, emissary, family and drafted decks, both editions. A dead end is searched for a
way out. Ends with status 1 at a difference and prints the position.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.duel.reasons.walk import ALL_KINDS, Walk, walk_kind


def main() -> int:
    """Compare reasons in random games; returns 1 if there was a difference."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200, help="of each kind of decks")
    parser.add_argument("--seconds", type=float, default=3000.0, help="stop after so long")
    parser.add_argument("--seed", default="reasons")
    parser.add_argument("--force", type=int, default=400, help="positions searched for a way out")
    chosen = parser.parse_args()
    began = time.monotonic()
    walk = Walk(force=chosen.force)
    wrong = games = 0
    for number in range(chosen.games):
        for kind in ALL_KINDS:
            if time.monotonic() - began > chosen.seconds:
                break
            games += 1
            try:
                walk_kind(walk, kind, f"{chosen.seed} {number}")
            except AssertionError as difference:
                wrong += 1
                print(f"game {number}, {kind}: {difference}\n")
    report(walk, games, wrong)
    return 1 if wrong else 0


def report(walk: Walk, games: int, wrong: int) -> None:
    """Print how often each reason was given."""
    print(f"{games} games, {walk.asked} questions, {wrong} differences")
    print(f"the referee abstained {walk.unsure} times; dead ends searched: {dict(walk.dead_ends)}")
    for code, count in walk.codes.most_common():
        print(f"{count:8}  {code}")


if __name__ == "__main__":
    sys.exit(main())
