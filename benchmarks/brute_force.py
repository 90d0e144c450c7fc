"""Compares the offered actions with a search over every permitted path, in random positions of all kinds of
decks in both editions: no legal turn may be withheld, and no dead end offered
(`tests/duel/completion/brute_force.py`).

    python -m benchmarks.brute_force --actions 2000000            from where it was stopped, if it was
    python -m benchmarks.brute_force --kinds ready --seed other --actions 100000

Prints each difference as a position that `from_position` takes, with the path. Ends with status 1 if there
was one. Progress is kept in a file, so that a run that was stopped goes on; a finished one begins anew.
"""

from __future__ import annotations

import argparse
import sys
import time

from benchmarks.progress import Progress
from tests.duel.completion.brute_force import MOST_STATES, Tally
from tests.duel.walked import KINDS, examine

SHOWN = 25  # differences


def main() -> int:
    """Compare positions until enough actions or minutes have passed; returns 1 if there was a difference."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--actions", type=int, default=2_000_000)
    parser.add_argument("--seed", default="net")
    parser.add_argument("--kinds", default=",".join(KINDS), help="separated by commas")
    parser.add_argument("--states", type=int, default=MOST_STATES, help="of a decision at most")
    parser.add_argument("--minutes", type=float, default=55, help="stop then, to go on another time")
    wanted = parser.parse_args()
    kinds = wanted.kinds.split(",")
    progress = Progress(f"rules {wanted.seed} {'-'.join(kinds)}")
    number: int = progress.data.get("number", 0)
    known = progress.data.get("tallies", {})
    tallies = {kind: Tally(**known.get(kind, {})) for kind in kinds}
    began = told = time.monotonic()
    shown = 0
    while sum(tally.actions for tally in tallies.values()) < wanted.actions:
        kind = kinds[number % len(kinds)]
        tally, found = examine(kind, f"{wanted.seed} {kind} {number}", wanted.states)
        tallies[kind].add(tally)
        for wrong in found[: max(0, SHOWN - shown)]:
            print(f"\n{kind} {number}: {wrong}", flush=True)
        shown += len(found)
        number += 1
        if time.monotonic() - told > 20:
            told = time.monotonic()
            progress.keep(number=number, tallies={kind: vars(tally) for kind, tally in tallies.items()})
            print(f"\r{_sum(tallies)}", end="", flush=True)
            if told - began > 60 * wanted.minutes:
                print("\nstopped: call it again to go on")
                return 1 if shown else 0
    progress.finish()
    print()
    for kind, tally in tallies.items():
        print(f"{kind}: {tally}")
    total = _sum(tallies)
    print(f"all: {total} ({time.monotonic() - began:.0f} s)")
    return 1 if total.differences else 0


def _sum(tallies: dict[str, Tally]) -> Tally:
    total = Tally()
    for tally in tallies.values():
        total.add(tally)
    return total


if __name__ == "__main__":
    sys.exit(main())
