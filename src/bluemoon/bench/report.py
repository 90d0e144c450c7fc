"""`bluemoon bench`: the compiled and the plain rules in one run, each in a process of its own, and several
processes at once."""

from __future__ import annotations

import json
import os
import platform
from typing import Any

from rich.table import Table

from bluemoon.bench.engines import COMPILED, PLAIN, result_of, start

MEASURE = "bluemoon.bench.measure"
WORKERS = (1, 2)
ROWS = {
    "games_per_s": "random games a second",
    "stepping_games_per_s": "… taking one random action after the other",
    "listing_games_per_s": "… listing all legal actions at every decision",
    "slowest": "the slowest",
    "slowest_games_per_s": "random games a second of the slowest",
    "decisions_per_s": "decisions a second",
    "decisions_per_game": "decisions a game",
    "copy_us": "µs a copy",
    "legal_actions_us": "µs a list of legal actions",
    "apply_us": "µs an action",
    "bytes_per_game": "bytes a game in its middle, with its history",
    "batch_steps_per_s": "steps a second of 256 games together, observations and masks written",
}


def report(game: str, seconds: float) -> dict[str, Any]:
    """All figures as data; if the rules are not compiled, the reason instead of their figures."""
    found: dict[str, Any] = {
        "game": game,
        "machine": {"python": platform.python_version(), "cores": os.cpu_count()},
    }
    for kind in (PLAIN, COMPILED):
        try:
            found[kind] = json.loads(result_of(start(kind, MEASURE, game, str(seconds))))
            found[kind]["workers"] = {str(count): _workers(kind, game, seconds, count) for count in WORKERS}
        except FileNotFoundError as missing:
            found[kind] = {"missing": str(missing)}
    return found


def _workers(kind: str, game: str, seconds: float, count: int) -> float:
    """Games a second, by the wall clock, of `count` processes at the same time."""
    running = [start(kind, MEASURE, game, str(seconds * 0.3), "--games") for _ in range(count)]
    return sum(float(json.loads(result_of(process))["games_per_s"]) for process in running)


def table(found: dict[str, Any]) -> Table:
    """The figures as a table for the terminal."""
    shown = Table(title=f"{found['game']}, Python {found['machine']['python']}, one core")
    shown.add_column("")
    for kind in (PLAIN, COMPILED):
        shown.add_column(kind, justify="right")
    for key, words in ROWS.items():
        shown.add_row(words, *(_figure(found[kind].get(key)) for kind in (PLAIN, COMPILED)))
    for count in WORKERS:
        words = f"games a second of {count} process{'es' if count > 1 else ''}, by the wall clock"
        sides = [found[kind].get("workers", {}).get(str(count)) for kind in (PLAIN, COMPILED)]
        shown.add_row(words, *map(_figure, sides))
    missing = [found[kind]["missing"] for kind in (PLAIN, COMPILED) if "missing" in found[kind]]
    shown.caption = "; ".join(missing) or None
    return shown


def _figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.1f}" if value < 100 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else str(value or "–")
