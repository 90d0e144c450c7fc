"""The novice: one glance at each action, no looking ahead.

Frozen copy of bots/duel/novice.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.frozen.base import Bot, upper
from bluemoon.bots.frozen.duel.glance import prefer
from bluemoon.duel.engine import determinize
from bluemoon.duel.knowledge.view import View


class NoviceBot(Bot[int, View]):
    """Sensible play without a plan."""

    level = "novice"

    def decide(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        g = determinize(view, self.chance("novice"))
        action = prefer(g, list(actions))
        said = text(action)
        self.because(lambda: f"{upper(said)}: it looks best at first glance.")
        return action
