"""The coach of the duel: a master who is asked for advice. He knows who sits opposite: how often that level
lies, and that against a beginner it is worth fighting on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bluemoon.bots.base import percent
from bluemoon.bots.duel.adept import CALL_DEALS, lies
from bluemoon.bots.duel.bluffs import lie_chance
from bluemoon.bots.duel.master import MasterBot
from bluemoon.bots.duel.turns import Plan, worth_after
from bluemoon.chance import Chance
from bluemoon.duel.engine import determinize
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import kind_of
from bluemoon.messages import HintCode, Message, say

GENTLE: Final = ("random", "newcomer", "beginner")
# Master thinks of opponents like himself. Against a gentle one a fight that is given up only for so small an
# advantage is worth fighting, and it teaches more.
COURAGE: Final = 0.05


class CoachBot(MasterBot):
    """Advises somebody; it does not play itself."""

    level = "coach"
    against = ""  # the opponent's level; '' if he is a person

    def best(
        self, plans: list[Plan], view: View, chance: Chance, text: Callable[[int], str]
    ) -> tuple[Plan, float]:
        """Master's plan; against a gentle opponent rather a fight than a retreat that is hardly better."""
        found, value = super().best(plans, view, chance, text)
        if self.against not in GENTLE or kind_of(found.actions[-1]) != do.RETREAT:
            return found, value
        fights = [plan for plan in plans if kind_of(plan.actions[-1]) == do.ANNOUNCE]
        brave = max(fights, key=lambda plan: plan.value, default=None)
        if brave is None or found.value - brave.value > COURAGE:
            return found, value
        return brave, brave.value

    def react(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """Whether to call a bluff is weighed by the chance that it is a lie."""
        stack = view.state.stack
        if not stack or stack[-1][0] != frames.CALLING:
            return super().react(view, actions, text)
        chance = self.dice(view)
        lie = lie_chance(view, self.against)
        sums = [[0.0] * len(actions), [0.0] * len(actions)]  # if all are honest; if one is a lie
        counts = [0, 0]
        for _ in range(CALL_DEALS):
            deal = determinize(view, chance)
            lying = lies(deal, 1 - view.seat) > 0
            counts[lying] += 1
            for i, action in enumerate(actions):
                sums[lying][i] += worth_after(deal, action, view.seat)
        shares = [1.0 - lie, lie]
        known = [kind for kind in (0, 1) if counts[kind]]  # not both may be possible
        worth = [
            sum(shares[kind] * sums[kind][i] / counts[kind] for kind in known) for i in range(len(actions))
        ]
        fitting = [i for i, act in enumerate(actions) if lie > 0.0 or kind_of(act) != do.CALL]
        best = max(fitting, key=worth.__getitem__)  # what can only be honest is never called
        self._single(view, actions[best], _about_bluff(lie, kind_of(actions[best]) == do.CALL))
        return actions[best]


def _about_bluff(lie: float, call: bool) -> Message:
    """What speaks for calling or trusting."""
    n = percent(lie)
    if n >= 100:
        return say(HintCode.SURE_LIE)
    if n <= 0:
        return say(HintCode.SURE_HONEST)
    return say(HintCode.CALL_IT if call else HintCode.TRUST_IT, n=n)
