"""Choose the positions of the conformance files that the repository keeps (tests/duel/conformance).

    python -m benchmarks.conformance_sample ../shared/conformance

About 100 of each pair of decks and 300 of the rare ones, by a fixed seed: some of every phase, with every key
that is expected, spread over the games, and some for every difference that the rulebooks explain. What the
lines before tell of the turn is written into the position.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from bluemoon.duel.conformance import Report, check
from bluemoon.duel.position_files import Turns, lines

PLACE = Path(__file__).parents[1] / "tests" / "duel" / "conformance"
PER_PAIR = 100
RARE = 300
OF_EACH = 5  # positions of every phase and with every key
EXPLAINED = 3  # positions of every explained difference

Position = dict[str, Any]


def marks(position: Position) -> set[str]:
    """What a sample should have some of."""
    expect = position["expect"]
    found = {f"phase {position['phase']}", *(f"key {key}" for key in expect)}
    return found | {f"key {key} is false" for key, value in expect.items() if value is False}


def choose(positions: list[Position], count: int, rng: random.Random) -> set[int]:
    """The numbers of the positions chosen."""
    order = list(range(len(positions)))
    rng.shuffle(order)
    chosen: set[int] = set()
    have: Counter[str] = Counter()
    for number in order:
        new = marks(positions[number])
        if len(chosen) < count and any(have[mark] < OF_EACH for mark in new):
            chosen.add(number)
            have.update(new)
    for number in order:
        if len(chosen) < count:
            chosen.add(number)
    return chosen


def differing(positions: list[Position], wanted: Counter[str]) -> set[int]:
    """Positions with explained differences of which there are not yet enough."""
    chosen = set()
    for number, position in enumerate(positions):
        report = Report()
        check(position, report)
        if any(wanted[place] < EXPLAINED for place in report.explained):
            wanted.update(report.explained)
            chosen.add(number)
    return chosen


def packed(position: Position) -> str:
    told = {key: value for key, value in position.items() if key != "action"}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("source", type=Path, help="the folder of the whole conformance files")
    source = parser.parse_args().source
    wanted: Counter[str] = Counter()
    sample: list[str] = []
    rare: list[str] = []
    for path in sorted(source.glob("*.jsonl.gz")):
        turns = Turns()
        positions = [turns.told(position) for position in lines(path)]
        rng = random.Random(f"sample of {path.name}")
        is_rare = path.name.startswith("rare")
        chosen = choose(positions, RARE if is_rare else PER_PAIR, rng) | differing(positions, wanted)
        texts = [packed(positions[n]) for n in sorted(chosen)]
        (rare if is_rare else sample).extend(texts)
        print(f"{path.name}: {len(texts)} of {len(positions)}")
    PLACE.mkdir(exist_ok=True)
    for name, texts in (("pairs", sample), ("rare", rare)):
        data = gzip.compress(("\n".join(texts) + "\n").encode(), compresslevel=9, mtime=0)
        (PLACE / f"{name}.jsonl.gz").write_bytes(data)
        print(f"{name}: {len(texts)} positions, {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
