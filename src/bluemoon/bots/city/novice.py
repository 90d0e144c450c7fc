"""The novice of the city follows simple rules (`heuristics`) without looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import Bot, planned
from bluemoon.bots.city.heuristics import prefer
from bluemoon.chance import Chance
from bluemoon.city.actions import Action
from bluemoon.city.engine import determinize
from bluemoon.city.notation import action_said
from bluemoon.city.view import View
from bluemoon.messages import HintCode, say


class NoviceBot(Bot[Action, View]):
    """Plays sensibly, but without a plan."""

    level = "novice"

    def decide(self, view: View, actions: Sequence[Action], text: Callable[[Action], str]) -> Action:
        """The action that the simple rules prefer."""
        action = prefer(determinize(view, Chance.of(f"novice {self.seed}")), actions)
        step = action_said(action, view.tiles)
        self.because(lambda: planned((step,), say(HintCode.FIRST_GLANCE)))
        return action
