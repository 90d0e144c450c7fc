"""The novice of the city plays at a glance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import Bot, upper
from bluemoon.bots.city.heuristics import prefer
from bluemoon.chance import Chance
from bluemoon.city.actions import Action
from bluemoon.city.engine import determinize
from bluemoon.city.view import View


class NoviceBot(Bot[Action, View]):
    """Sensible play without a plan."""

    level = "novice"

    def decide(self, view: View, actions: Sequence[Action], text: Callable[[Action], str]) -> Action:
        action = prefer(determinize(view, Chance.of(f"novice {self.seed}")), actions)
        said = text(action)
        self.because(lambda: f"{upper(said)}: it looks best at first glance.")
        return action
