"""Count action sequences from the fixed positions of all deck pairs and compare them with the stored counts.

python -m benchmarks.perft            # compare
python -m benchmarks.perft --write    # store the counts of now
"""

from __future__ import annotations

import argparse
import sys

from tests.duel.perft import PAIRS, counted, stored, write


def main() -> int:
    """Compare the counts with the stored ones, or store them; returns 1 if one has changed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", action="store_true", help="store the counts of now")
    if parser.parse_args().write:
        write()
        return 0
    known = stored()
    changed = 0
    for one, two in PAIRS:
        found, before = counted(one, two), known.get(f"{one}-{two}", {})
        for name, counts in found.items():
            if counts != before.get(name):
                changed += 1
                print(f"{one}-{two} {name}: {before.get(name)} is now {counts}")
    print(f"{changed} of {4 * len(PAIRS)} positions differ")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
