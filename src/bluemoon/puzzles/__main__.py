"""`python -m bluemoon.puzzles find SEED MINUTES FILE` looks for puzzles and adds them to a file;
`python -m bluemoon.puzzles choose FILE …` makes the shipped file of them."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bluemoon.chance import Chance
from bluemoon.puzzles.finding import games, puzzle_in
from bluemoon.puzzles.judging import proved
from bluemoon.puzzles.puzzle import FILE, Puzzle, read

MOST: Final = 600  # puzzles that are shipped
SHARE: Final = 0.19  # of one theme, at most
A_PAIR: Final = 12  # of one people against one opponent, at most


def look(seed: str, minutes: float, file: Path) -> None:
    """Look for puzzles for so many minutes and add each to the file as soon as it is found."""
    chance = Chance.of(f"hands {seed}")
    end = time.monotonic() + 60 * minutes
    with file.open("a", encoding="utf-8") as out:
        for game in games(seed):
            found = puzzle_in(game, chance)
            if found is not None:
                out.write(found.puzzle.line() + "\n")
                out.flush()
            if time.monotonic() > end:
                return


def chosen(candidates: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles to ship, the easy ones first: at most MOST, and no more than SHARE of them of one theme."""
    left = [one for one in {puzzle.name: puzzle for puzzle in candidates}.values() if proved(one)]
    taken = _balanced(left, MOST)
    while len(taken) > 1 and _largest_theme(taken) > SHARE * len(taken):
        taken = _balanced(left, len(taken) - 1)
    return sorted(taken, key=lambda puzzle: (puzzle.difficulty, puzzle.turns, puzzle.name))


def _largest_theme(puzzles: list[Puzzle]) -> int:
    return max(Counter(puzzle.theme for puzzle in puzzles).values())


def _balanced(candidates: list[Puzzle], most: int) -> list[Puzzle]:
    """At most so many puzzles: the people that has fewest gets the next one, the hard ones first, and no
    theme and no pair of peoples has too many."""
    left = {puzzle.name: puzzle for puzzle in candidates}
    peoples, themes, pairs = Counter[str](), Counter[str](), Counter[tuple[str, str]]()
    taken: list[Puzzle] = []
    while len(taken) < most:
        fitting = [
            puzzle
            for puzzle in left.values()
            if themes[puzzle.theme] < most * SHARE and pairs[puzzle.people, puzzle.opponent] < A_PAIR
        ]
        if not fitting:
            break
        best = min(fitting, key=lambda p: (peoples[p.people], -p.difficulty, themes[p.theme], p.name))
        del left[best.name]
        taken.append(best)
        peoples[best.people] += 1
        themes[best.theme] += 1
        pairs[best.people, best.opponent] += 1
    return taken


def main(words: list[str]) -> None:
    """The commands of the docstring above."""
    if len(words) == 4 and words[0] == "find":
        look(words[1], float(words[2]), Path(words[3]))
    elif len(words) >= 2 and words[0] == "choose":
        lines = [line for word in words[1:] for line in Path(word).read_text(encoding="utf-8").splitlines()]
        puzzles = chosen(map(read, lines))
        FILE.write_text("".join(puzzle.line() + "\n" for puzzle in puzzles), encoding="utf-8")
        print(len(puzzles), Counter(p.people for p in puzzles), Counter(p.theme for p in puzzles))
        print(Counter(p.difficulty for p in puzzles), Counter(p.goal for p in puzzles))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
