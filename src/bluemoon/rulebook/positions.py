"""The rulebook's small positions: shown with their totals, and opened at a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from bluemoon.duel.engine import DuelState, from_position
from bluemoon.duel.model.piles import TOP
from bluemoon.rulebook.reading import Words, read_toml


@dataclass(frozen=True)
class Example:
    """A position to play with; the guest has seat 0."""

    name: str
    title: Words
    task: Words
    do: tuple[str, ...]  # what the text means, action by action; a test plays it
    position: dict[str, Any]

    @property
    def rules(self) -> str:
        """The edition it is played by."""
        return str(self.position.get("rules", "legends"))

    def begun(self, seed: str) -> DuelState:
        """The position as a game."""
        return from_position({**self.position, "piles": TOP}, self.rules, seed)


@cache
def all_examples() -> dict[str, Example]:
    """All positions by their names."""
    return {
        name: Example(name, entry["title"], entry["task"], tuple(entry["do"]), entry["position"])
        for name, entry in read_toml("positions.toml").items()
    }
