"""The master of the city tries more of the best plans for a turn than the adept, looks further ahead, and
deals the hidden cards as often as its time allows."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from bluemoon.bots.base import NO_BUDGET, Budget, Progress
from bluemoon.bots.city.adept import AdeptBot
from bluemoon.bots.city.playout import playout
from bluemoon.bots.city.trial import best_of
from bluemoon.bots.city.turns import Plan
from bluemoon.bots.racing import Candidate
from bluemoon.chance import Chance, Seed
from bluemoon.city.actions import Action
from bluemoon.city.engine import determinize
from bluemoon.city.state import State
from bluemoon.city.view import View
from bluemoon.messages import HintCode, say

SECONDS = 1.4  # the default budget of a turn; a playout under way is finished
CANDIDATES = 8
TURNS = 6  # everybody's turns that a playout goes on for
LEAST = 2  # of them own ones


class MasterBot(AdeptBot):
    """Thinks as long as its budget for the turn allows."""

    level = "master"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)

    def plan(self, view: View, state: State, actions: Sequence[Action]) -> Action:
        """Choose the best of adept's plans by playouts and return its first action."""
        plans = self.plans(state, actions)
        if not plans:
            return self.said(actions[0], view.tiles, say(HintCode.FIRST_GLANCE))

        def tell(played: int, leader: Candidate[Plan]) -> None:
            self.meter.playouts += played
            self.report(self.meter.share(), view.text(leader.plan.actions[0]))

        best = best_of(plans, CANDIDATES, rounds(view), view, self.deals(view), self.meter.share, tell)
        return self.adopt(state, best.plan, best.mean(), len(plans))

    def compare(self, view: View, done: Sequence[Action], count: int, chance: Chance) -> Comparison:
        """The chances to win by the adopted plan and by what was done instead, on the same new deals."""
        other = Plan(tuple(done), 0.0)
        best = self.adopted or other
        pairs = []
        for _ in range(count):
            deal = determinize(view, chance)
            one, two = (playout(deal, plan, view.seat, rounds(view)) for plan in (best, other))
            pairs.append((one, two))
        return compared(pairs)


def rounds(view: View) -> int:
    """How many own turns a playout goes on for."""
    return max(LEAST, TURNS // view.players)


class Comparison(NamedTuple):
    """Two plans on the same deals: the chances to win, and how far their difference may be from the truth."""

    best: float
    done: float
    error: float  # standard error of the difference


def compared(pairs: Sequence[tuple[float, float]]) -> Comparison:
    """The means of both values and the standard error of their difference."""
    count = len(pairs)
    best = sum(one for one, _ in pairs) / count
    done = sum(two for _, two in pairs) / count
    spread = sum((one - two - best + done) ** 2 for one, two in pairs)
    return Comparison(best, done, sqrt(spread / (count * max(1, count - 1))))
