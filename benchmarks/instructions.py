"""Instructions a decision, counted by callgrind of valgrind: the machine's load does not change them.

    make bench-instructions                                                   # against the stored figures
    PYTHONPATH=build/compiled python -m benchmarks.instructions --keep        # store the figures of now
    PYTHONPATH=build/compiled python -m benchmarks.instructions --pairs       # `play_out` by pair of decks
    PYTHONPATH=build/compiled python -m benchmarks.instructions --parts adept --profile build/adept

One process does everything; a system call that nobody else uses marks where each part ends, and callgrind
writes what was counted up to there. What comes before a part (warm-up, positions) is counted by itself and
left out. `--profile` keeps callgrind's files, for callgrind_annotate. Ends with status 1 if a part needs 3 %
more than the stored figure.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from bluemoon.bots import Budget, make
from bluemoon.bots.duel.judgement import standing
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.city import engine as city
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.lab.tasks import UNHURRIED

STORED = Path(__file__).with_name("instructions.json")
ALLOWED = 1.03  # more than the stored figure by this factor is a fault
GAMES = 216
ADEPT_GAMES = 9
CITY_GAMES = 24
EVERY = 7  # every seventh position of a game is kept for listing, applying, copying and judging
KEPT: list[DuelState] = []  # positions that a part has measured: freeing them would be counted as well
PAIRS = [(one, two) for one in PEOPLES for two in PEOPLES]
MARK = "getpgid"  # the function of the C library at whose call callgrind begins a new count


def mark() -> None:
    """Let callgrind begin a new count."""
    os.getpgid(0)


def game_of(number: int, seed: str) -> DuelState:
    """Game number `number`: all pairs of ready-made decks and both editions take turns."""
    rules = ("legends", "classic")[number % 2]
    return new_game(PAIRS[number * 5 % len(PAIRS)], rules, f"{seed} {number}")


def played_out(games: int, seed: str) -> int:
    """Play random games to their ends; returns the number of decisions."""
    decisions = 0
    for number in range(games):
        decisions += game_of(number, seed).play_out(Chance.of(f"{seed} chance {number}"))
    return decisions


def listed(games: int, seed: str) -> int:
    """Play random games by listing all legal actions and applying one; returns the number of decisions."""
    decisions = 0
    for number in range(games):
        game, chance = game_of(number, seed), Chance.of(f"{seed} chance {number}")
        while not game.over:
            actions = game.legal_actions()
            game.apply(actions[chance.below(len(actions))])
            decisions += 1
    return decisions


def positions(games: int, seed: str) -> list[DuelState]:
    """Positions of random games in which there is something to decide."""
    found = []
    for number in range(games):
        game, chance = game_of(number, seed), Chance.of(f"{seed} chance {number}")
        while not game.over:
            found.append(game.copy())
            game.play_out(chance, EVERY)
    return found


def on_positions(what: Callable[[DuelState], object]) -> Callable[[], int]:
    """A part that does something once in each of many positions."""

    def part() -> int:
        there = positions(GAMES // 3, "positions")
        for game in there:
            game.legal_actions()
            what(game.copy())  # what is kept for a deck or a hand is made now
        KEPT.extend(there)
        mark()
        for game in there:
            what(game)
        return len(there)

    return part


def listing(game: DuelState) -> None:
    """List the legal actions anew."""
    game.forget_legal_actions()
    game.legal_actions()


def applying(game: DuelState) -> None:
    """Do the first legal action; they are listed already."""
    game.apply(game.legal_actions()[0])


def adept() -> int:
    """Games of adept against itself; returns the number of turns."""
    turns = 0
    budget = Budget(playouts=UNHURRIED)
    for warm in (True, False):
        turns = 0
        for number in range(ADEPT_GAMES):
            game = new_game(
                (PEOPLES[number], PEOPLES[(number + 2) % len(PEOPLES)]), "classic", f"adept {warm} {number}"
            )
            bots = [make("duel", "adept", seat, budget) for seat in (0, 1)]
            while not game.over and (not warm or game.turn < 4):
                seat, actions = game.player, game.legal_actions()
                game.apply(
                    actions[0]
                    if len(actions) == 1
                    else bots[seat].decide(game.view(seat), actions, game.text)
                )
            turns += game.turn
        if warm:
            mark()
    return turns


def city_games(games: int, seed: str) -> int:
    """Random city games for three; returns the number of decisions."""
    decisions = 0
    for number in range(games):
        decisions += city.new_game(3, seed=f"{seed} {number}").play_out(Chance.of(f"{seed} chance {number}"))
    return decisions


def after_warm_up(play: Callable[[int, str], int], games: int) -> Callable[[], int]:
    """A part that plays games, after two in three as many others."""

    def part() -> int:
        play(games * 2 // 3, "instructions warm")
        mark()
        return play(games, "instructions")

    return part


PARTS: dict[str, Callable[[], int]] = {
    "play_out": after_warm_up(played_out, GAMES),
    "legal_actions and apply": after_warm_up(listed, GAMES),
    "legal_actions": on_positions(listing),
    "apply": on_positions(applying),
    "copy": on_positions(DuelState.copy),
    "judgement": on_positions(lambda game: standing(game, game.player)),
    "adept": adept,
    "city": after_warm_up(city_games, CITY_GAMES),
}
UNITS = {
    "adept": "turn",
    "copy": "copy",
    "judgement": "judgement",
    "apply": "action",
    "legal_actions": "position",
}


def pair_parts() -> dict[str, Callable[[], int]]:
    """`play_out` for each pair of different peoples."""

    def part(one: str, two: str) -> Callable[[], int]:
        def play(games: int, seed: str) -> int:
            return sum(
                new_game((one, two), ("legends", "classic")[n % 2], f"{seed} {n}").play_out(
                    Chance.of(f"{seed} {n}")
                )
                for n in range(games)
            )

        return after_warm_up(play, GAMES // 6)

    return {f"{one}-{two}": part(one, two) for i, one in enumerate(PEOPLES) for two in PEOPLES[i + 1 :]}


def counted(parts: list[str], pairs: bool, folder: Path) -> dict[str, float]:
    """The instructions a decision (turn, copy, …) of each part, counted in a process of its own."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/callgrind.out"]
    command += [f"--dump-before={MARK}", sys.executable, "-m", "benchmarks.instructions", "--play", *parts]
    command += ["--pairs"] if pairs else []
    done = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"valgrind failed:\n{done.stderr}")
    counts = [int(line) for line in done.stdout.split()]
    # Callgrind's files: .1 up to the first mark, .2 from it to the second, …; a part lies between two marks.
    spent = [_total(folder / f"callgrind.out.{2 * i + 2}") for i in range(len(parts))]
    for i, part in enumerate(parts):
        shutil.copy(folder / f"callgrind.out.{2 * i + 2}", folder / f"{part.replace(' ', '-')}.callgrind")
    return {part: round(total / count, 1) for part, total, count in zip(parts, spent, counts, strict=True)}


def _total(file: Path) -> int:
    """All instructions that a file of callgrind tells of."""
    found = re.search(r"^totals: (\d+)", file.read_text(), re.M)
    assert found, file
    return int(found[1])


def play(parts: dict[str, Callable[[], int]], wanted: list[str]) -> None:
    """What is run under valgrind: each part between two marks, then the number of its decisions."""
    gc.disable()  # otherwise a collection falls into one part or another by chance
    for part in wanted:
        count = parts[part]()
        mark()
        print(count, flush=True)


def told(found: dict[str, float], stored: dict[str, float]) -> list[str]:
    """Print the figures beside the stored ones; returns the parts that need more than is allowed."""
    worse = []
    for part, figure in found.items():
        before = stored.get(part)
        change = f"  ({figure / before - 1:+.1%})" if before else ""
        print(f"{part:24} {figure:12,.0f} instructions a {UNITS.get(part, 'decision')}{change}")
        if before and figure > before * ALLOWED:
            worse.append(part)
    return worse


def main() -> int:
    """Count and compare; with --play, be the process that is counted."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--parts", nargs="+", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--pairs", action="store_true", help="play_out for each pair of decks instead")
    parser.add_argument("--keep", action="store_true", help="store the figures")
    parser.add_argument("--profile", type=Path, help="a folder for callgrind's files")
    parser.add_argument("--play", nargs="+", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    parts = pair_parts() if wanted.pairs else PARTS
    if wanted.play:
        play(parts, wanted.play)
        return 0
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing: it counts the instructions")
    with tempfile.TemporaryDirectory() as temporary:
        folder = wanted.profile or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        found = counted(list(parts) if wanted.pairs else wanted.parts, wanted.pairs, folder)
    stored: dict[str, float] = json.loads(STORED.read_text()) if STORED.exists() else {}
    worse = told(found, {} if wanted.pairs else stored)
    if wanted.pairs:
        mean = sum(found.values()) / len(found)
        most = max(found, key=lambda pair: found[pair])
        print(
            f"average {mean:,.0f}; the most {found[most]:,.0f}, {most}: "
            f"{found[most] / mean:.2f} times the average"
        )
    elif wanted.keep:
        STORED.write_text(json.dumps(stored | found, indent=2) + "\n")
    elif worse:
        print(f"more than 3 % above the stored figure: {', '.join(worse)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
