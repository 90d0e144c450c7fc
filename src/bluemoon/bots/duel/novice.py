"""The novice of the duel follows simple rules (`heuristics`) without looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import Bot, planned
from bluemoon.bots.duel.heuristics import prefer
from bluemoon.duel.engine import determinize
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.text.notation import action_said
from bluemoon.messages import HintCode, say


class NoviceBot(Bot[int, View]):
    """Plays sensibly, but without a plan."""

    level = "novice"

    def decide(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The action that the simple rules prefer."""
        g = determinize(view, self.chance("novice"))
        action = prefer(g, list(actions))
        self.because(lambda: planned((action_said(view.state, action),), say(HintCode.FIRST_GLANCE)))
        return action
