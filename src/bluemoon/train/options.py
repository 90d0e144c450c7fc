"""The options of a run, and which of them may change while it goes on."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

# What may differ from one call of a run to the next: how long, by whom, and how many games in all.
FREE = ("folder", "minutes", "games", "workers", "worker_python", "ray", "test", "commit")


def options(description: str | None) -> argparse.ArgumentParser:
    """The options, for a program with this description."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("folder", type=Path, help="of the run; if there is one, it goes on")
    add("--games", type=int, default=1_000_000, help="of the whole run; may be changed on the way")
    add("--minutes", type=float, default=0.0, help="for this call; without it until all games are played")
    add("--name", default="train", help="the seed of the games")
    add("--seed", type=int, default=1, help="of the learner")
    add("--start", type=Path, help="weights to begin with; without them all begins with novices")
    add("--test", type=Path, help="a folder with moments of games that nothing is learned from")
    add("--commit", default="", help="kept in the file of weights, where git cannot tell it")
    add("--workers", type=int, help="without it one for each other core, or all cores of the cluster")
    add("--ray", action="store_true", help="play on all machines of a Ray cluster")
    add("--worker-python", default=sys.executable, help="runs the workers of this machine")
    add("--chunk", type=int, default=100, help="games of an order")
    add("--novices", type=int, default=60_000, help="games of novices in the beginning")
    add("--nodes", type=int, default=250, help="states looked at in a planning")
    add("--early-nodes", type=int, default=60, help="... early in a run from nothing")
    add("--early", type=float, default=0.5, help="the share of the run that this lasts")
    add("--curious", type=float, default=0.2, help="the share of turns in which a worse plan may be taken")
    add("--built", type=float, default=0.3, help="the share of games with other decks than the ready-made")
    add("--classic", type=float, default=0.6, help="the share of games of the classic edition")
    add("--memory", type=int, default=24_000_000, help="moments of fights that are kept at most")
    add("--least", type=int, default=3_000_000, help="moments that are learned from, at least")
    add("--share", type=float, default=0.4, help="... as a share of all so far")
    add("--fill", type=int, default=1_000_000, help="moments before the first step from --start")
    add("--reuse", type=float, default=10.0, help="times that a moment is learned from")
    add("--batch", type=int, default=8192, help="moments of a step")
    add("--rate", type=float, default=1e-3, help="of the steps")
    add("--decay", type=float, default=0.01, help="of the cards' own rows")
    add("--anneal", type=float, default=0.25, help="the share of the run in which steps become smaller")
    add("--every", type=int, default=300, help="steps between two files of weights")
    return parser


def complete(chosen: argparse.Namespace) -> argparse.Namespace:
    """The options with the number of workers that suits the machine."""
    if chosen.workers is None:
        chosen.workers = 0 if chosen.ray else max((os.cpu_count() or 2) - 1, 1)
    return chosen


def asked_for(chosen: argparse.Namespace) -> dict[str, Any]:
    """The options that stay the same over a whole run; of files only the name."""
    found = {name: value for name, value in vars(chosen).items() if name not in FREE}
    return {name: value.name if isinstance(value, Path) else value for name, value in found.items()}


def words_of(chosen: argparse.Namespace) -> str:
    """The command, with the options that are not as usual; no path of a machine is told."""
    words = ["python -m bluemoon.train FOLDER"]
    usual = vars(options(None).parse_args(["FOLDER"]))
    for name, value in vars(chosen).items():
        if name in ("folder", "workers", "worker_python", "commit") or value == usual[name]:
            continue
        told = value.name if isinstance(value, Path) else value
        words.append(f"--{name.replace('_', '-')}" + ("" if value is True else f" {told}"))
    return " ".join(words)
