"""Choose the positions of the conformance files that the repository keeps (tests/duel/conformance).

    python -m benchmarks.conformance_sample ../shared/conformance

About 75 of each pair of decks and 700 of the rare ones, by a fixed seed: some of every phase, with every key
that is expected, spread over the games; of the rare ones some with every card in play together with every key
that is told, or not told; and some for every difference that the rulebooks explain. What the lines before
tell of the turn is written into the position.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bluemoon.duel.conformance.compare import Report, check
from bluemoon.duel.conformance.position_files import Turns, lines

PLACE = Path(__file__).parents[1] / "tests" / "duel" / "conformance"
PER_PAIR = 75
RARE = 700
OF_EACH = 5  # positions of every phase and with every key
EXPLAINED = 3  # positions of every explained difference

TELLING = ("satisfy", "unsatisfied", "shield", "announce", "bluff", "load", "use", "retrieve")

Position = dict[str, Any]
Marks = Callable[[Position], set[str]]


def plain_marks(position: Position) -> set[str]:
    """The properties of a position of which the sample should have some: phase and expected keys."""
    expect = position["expect"]
    found = {f"phase {position['phase']}", *(f"key {key}" for key in expect)}
    return found | {f"key {key} is false" for key, value in expect.items() if value is False}


def meetings(position: Position) -> set[str]:
    """The cards in play, each combined with the keys that the position has and those that it lacks."""
    sides = enumerate(position["sides"])
    cards = [
        f"{'mine' if seat == position['player'] else 'theirs'} {entry['card']}"
        for seat, side in sides
        for zone in ("combat", "support")
        for entry in side.get(zone, ())
        if not entry.get("covered") and not entry.get("bluff")
    ]
    told = [f"{key} {'told' if key in position['expect'] else 'not told'}" for key in TELLING]
    return {f"{card}, {key}" for card in cards for key in told}


def choose(positions: list[Position], count: int, rng: random.Random, marks: Marks) -> set[int]:
    """The numbers of `count` positions, chosen at random; every mark occurs OF_EACH times if possible."""
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


def unpaid(position: Position) -> bool:
    """Is there a demand, made greater by another card, that cannot be paid now? There are few of them."""
    other = position["sides"][1 - position["player"]]
    unmet = position["expect"].get("unsatisfied", ())
    doubled = any(entry.get("target") in unmet for entry in other.get("combat", ()))
    asked = position["phase"] in ("leadership", "booster_support")  # where the files tell what can be paid
    return doubled and asked and "satisfy" not in position["expect"]


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
    """A position as one line of compact JSON, without the action."""
    told = {key: value for key, value in position.items() if key != "action"}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def main() -> int:
    """Choose the sample and write it."""
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
        count, marks = (RARE, meetings) if is_rare else (PER_PAIR, plain_marks)
        chosen = choose(positions, count, rng, marks) | differing(positions, wanted)
        chosen |= {number for number, position in enumerate(positions) if unpaid(position)}
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
