"""Instructions a decision, counted by callgrind of valgrind: unlike seconds, they do not vary.

    PYTHONPATH=build/compiled python -m benchmarks.instructions

Random games of all pairs of ready-made decks in both editions are played out (`play_out`) after a warm-up;
what the warm-up takes is counted by itself and subtracted.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile

from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel.engine import new_game

GAMES = 144
PAIRS = [(one, two) for one in PEOPLES for two in PEOPLES]


def play(games: int, seed: str) -> int:
    """Play random games to their ends; returns the number of decisions."""
    decisions = 0
    for number in range(games):
        rules = ("legends", "classic")[number % 2]
        game = new_game(PAIRS[number * 5 % len(PAIRS)], rules, f"{seed} {number}")
        decisions += game.play_out(Chance.of(f"{seed} chance {number}"))
    return decisions


def counted(games: int, seed: str) -> int:
    """The instructions of a separate process that plays so many games."""
    with tempfile.NamedTemporaryFile() as out:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", sys.executable]
        command += ["-m", "benchmarks.instructions", "--play", str(games), "--seed", seed]
        done = subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=True
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1])


def main() -> int:
    """Count and print the instructions a decision; with --play, be the process that is counted."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--play", type=int, default=-1, help="only play: what is run under valgrind")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", default="instructions")
    wanted = parser.parse_args()
    if wanted.play >= 0:
        play(GAMES, f"{wanted.seed} warm")
        play(wanted.play, wanted.seed)
        return 0
    decisions = play(wanted.games, wanted.seed)
    difference = counted(wanted.games, wanted.seed) - counted(0, wanted.seed)
    print(f"{decisions} decisions, {difference / decisions:,.0f} instructions a decision")
    return 0


if __name__ == "__main__":
    sys.exit(main())
