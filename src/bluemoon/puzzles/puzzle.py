"""What a puzzle is, and the file of those that are shipped (`puzzles.jsonl`, one puzzle a line)."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from bluemoon.duel.engine import DuelState, from_position

FILE: Final = Path(__file__).with_name("puzzles.jsonl")
FIRST_DAY: Final = date(2026, 11, 16)


@dataclass(frozen=True)
class Puzzle:
    """A position before a turn, and the only turn that makes the opponent retreat whatever he holds."""

    name: str
    people: str  # whose turn it is
    opponent: str
    rules: str
    seat: int
    theme: str  # what the solution is about
    goal: str  # 'win': it wins the game; otherwise how many dragons it brings
    difficulty: int  # 1 to 5
    turns: int  # so many turns there are to choose from
    solution: tuple[str, ...]
    position: dict[str, object]

    def begin(self) -> DuelState:
        """The position as a game."""
        return from_position(json.dumps(self.position))

    def line(self) -> str:
        """The puzzle as a line of the file."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)


def read(line: str) -> Puzzle:
    """The puzzle of a line of the file."""
    data = json.loads(line)
    return Puzzle(**{**data, "solution": tuple(data["solution"])})


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """All puzzles by name, the easy ones first."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {puzzle.name: puzzle for puzzle in map(read, lines)}


def find(name: str) -> Puzzle | None:
    """The puzzle of this name; None if there is none."""
    return all_puzzles().get(name)


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody. All puzzles come once before one comes again."""
    puzzles = sorted(all_puzzles().values(), key=lambda puzzle: puzzle.name)
    return puzzles[(day - FIRST_DAY).days * 7919 % len(puzzles)]  # 7919 is a prime
