"""What the frozen bots take from `bots/base.py` and their play hangs on: the meter of a budget, and the
chance of a choice. What a bot is to others (`Bot`, `Budget`, `Progress`) is shared with today's.

Frozen copy of parts of bots/base.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from time import perf_counter
from typing import TypeVar

from bluemoon.bots import base
from bluemoon.bots.base import NO_BUDGET as NO_BUDGET
from bluemoon.bots.base import Budget as Budget
from bluemoon.bots.base import Progress as Progress
from bluemoon.chance import Chance

A = TypeVar("A")  # an action
V = TypeVar("V", bound=base.Seen)  # a view


class Meter:
    """What is left of a budget in the current turn."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.turn: object = None
        self.playouts = 0
        self.seconds = 0.0
        self._began = 0.0

    def begin(self, turn: object) -> None:
        """A decision of this turn begins; a new turn has the whole budget again."""
        if turn != self.turn:
            self.turn = turn
            self.playouts = 0
            self.seconds = 0.0
        self._began = perf_counter()

    def end(self) -> None:
        self.seconds += perf_counter() - self._began

    def share(self) -> float:
        """How much of the turn's budget is used, from 0 to 1 and beyond."""
        used = 0.0
        if self.budget.playouts is not None:
            used = self.playouts / max(self.budget.playouts, 1)
        if self.budget.seconds is not None:
            spent = self.seconds + perf_counter() - self._began
            used = max(used, spent / max(self.budget.seconds, 1e-6))
        return used


class Bot(base.Bot[A, V]):
    """A player of one game."""

    def chance(self, *what: object) -> Chance:
        """Chance that hangs only on the seed and on what the bot sees."""
        return Chance.of(" ".join(str(part) for part in (self.seed, *what)))


def upper(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
