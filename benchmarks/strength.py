"""How strong the bots are: every level against the one below, with fixed seeds, as docs/strength.md reports.

    python -m benchmarks.strength --workers 2                     # everything, hours on two cores
    python -m benchmarks.strength --only duel --scale 0.1         # a tenth of the games
    python -m benchmarks.strength --keep results/                 # goes on after an interruption

Ends with status 1 if a level fails its aim: the rate that was measured is below it.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from bluemoon.lab.arena import Arena, arena_tasks
from bluemoon.lab.commands import deck_list
from bluemoon.lab.statistics import wilson
from bluemoon.lab.workers import Results, on_cores, play_all, processes


class Match(NamedTuple):
    """A comparison and the rate it aims at."""

    one: str
    two: str
    game: str
    players: int
    games: int
    aim: float
    playouts: int = 600
    rules: str = "legends"
    decks: str = "all"


MATCHES = (
    Match("novice", "random", "duel", 2, 1620, 0.95),
    Match("adept", "novice", "duel", 2, 810, 0.75),
    Match("adept", "adept@1", "duel", 2, 3240, 0.80),
    Match("adept", "adept@1", "duel", 2, 3240, 0.80, rules="classic"),
    Match("adept", "adept@1", "duel", 2, 1620, 0.70, decks="built"),
    Match("adept", "adept@1", "duel", 2, 1620, 0.70, decks="emissaries"),
    Match("adept", "adept@1", "duel", 2, 1620, 0.70, decks="inquisitors"),
    Match("adept", "adept@1", "duel", 2, 1620, 0.70, decks="drafted"),
    Match("adept", "master@1", "duel", 2, 972, 0.65),
    Match("master:2000", "adept", "duel", 2, 324, 0.63),
    Match("master", "master@1", "duel", 2, 486, 0.78),
    Match("master:2000", "master:200", "duel", 2, 324, 0.56),
    Match("thumb", "newcomer", "duel", 2, 1620, 0.40),
    Match("beginner", "newcomer", "duel", 2, 972, 0.60),
    Match("novice", "beginner", "duel", 2, 972, 0.60),
    Match("apprentice", "novice", "duel", 2, 972, 0.60),
    Match("journeyman", "apprentice", "duel", 2, 972, 0.60),
    Match("adept", "journeyman", "duel", 2, 972, 0.60),
    Match("novice", "random", "city", 2, 200, 0.95),
    Match("adept", "novice", "city", 2, 200, 0.75),
    Match("master", "adept", "city", 2, 100, 0.60, 60),
    Match("adept", "adept@1", "city", 2, 400, 0.58),
    Match("novice", "random", "city", 3, 150, 0.90),
    Match("adept", "novice", "city", 3, 150, 0.50),
    Match("master", "adept", "city", 3, 90, 0.40, 60),
)


def measure(match: Match, scale: float, keep: Path | None, pool: ProcessPoolExecutor) -> bool:
    """Play one comparison and print its line; returns whether it reaches its aim."""
    games = max(match.players, round(match.games * scale) // match.players * match.players)
    tasks = arena_tasks(
        [match.one, match.two],
        games,
        deck_list(match.decks),
        game=match.game,
        players=match.players,
        playouts=match.playouts,
        rules=match.rules,
        seed="strength",
        control=False,
    )
    name = f"{match.game}-{match.players}-{match.one}-{match.two}-{match.rules}-{match.decks}.jsonl"
    results = Results(tasks, keep / name if keep else None)
    began = time.monotonic()
    play_all(tasks, results, on_cores(pool))
    (pairing,) = Arena(tasks, results).pairings()
    low, high = wilson(pairing.score, pairing.games)
    verdict = "reached" if pairing.rate >= match.aim else "NOT REACHED"
    print(
        f"{match.game} {match.players}p {match.rules} {match.decks} | {match.one} against {match.two} | "
        f"{pairing.games} games | "
        f"{pairing.rate:.1%} | {low:.1%} – {high:.1%} | aim {match.aim:.0%} {verdict} | "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )
    return pairing.rate >= match.aim


def main() -> int:
    """Play the chosen comparisons; returns 1 if one misses its aim."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="duel or city, or a level, or both: 'duel adept'")
    parser.add_argument("--scale", type=float, default=1.0, help="the share of the games to play")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a folder for results, so that a run can be continued")
    chosen = parser.parse_args()
    if chosen.keep:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    wanted = set(chosen.only.split())
    with processes(chosen.workers) as pool:
        reached = [
            measure(match, chosen.scale, chosen.keep, pool)
            for match in MATCHES
            if wanted <= {match.game, match.one, match.two, match.rules, match.decks, str(match.players)}
        ]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
