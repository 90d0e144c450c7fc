"""The master of the city: adept's best plans for the turn, tried on many deals and played on a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import NO_BUDGET, Budget, Progress
from bluemoon.bots.city.adept import AdeptBot
from bluemoon.bots.city.playout import playout
from bluemoon.bots.city.turns import Plan
from bluemoon.bots.trial import Candidate, race
from bluemoon.chance import Chance, Seed
from bluemoon.city.actions import Action
from bluemoon.city.game import determinize
from bluemoon.city.state import State
from bluemoon.city.view import View

SECONDS = 1.5  # the default budget of a turn
CANDIDATES = 8
ROUNDS = 1  # own turns that are played on
FAR_BEHIND = 0.15  # plans that adept judges so much worse are not tried


class MasterBot(AdeptBot):
    """Thinks as long as its budget for the turn allows."""

    level = "master"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)

    def plan(
        self, view: View, state: State, actions: Sequence[Action], text: Callable[[Action], str]
    ) -> Action:
        plans = self.plans(state)
        if not plans:
            return actions[0]
        floor = plans[0].value - FAR_BEHIND
        trial = [Candidate(plan, plan.value) for plan in plans if plan.value >= floor][:CANDIDATES]
        chance = self.chance("deals", view.turn, view.phase, view.seat, view.hand)

        def play_round(alive: list[Candidate[Plan]]) -> None:
            deal = determinize(view, chance)
            for candidate in alive:
                candidate.add(playout(deal, candidate.plan, view.seat, ROUNDS))
                self.meter.playouts += 1
            leader = max(alive, key=lambda candidate: candidate.mean())
            self.report(self.meter.share(), text(leader.plan.actions[0]))

        best = race(trial, play_round, self.meter.share, 1.0)
        return self.adopt(best.plan, best.mean(), len(plans), text)

    def compare(self, view: View, done: Sequence[Action], count: int, chance: Chance) -> tuple[float, float]:
        """What the adopted plan and what was done instead are worth, on the same fresh deals."""
        other = Plan(tuple(done), 0.0)
        best = self.adopted or other
        values = [0.0, 0.0]
        for _ in range(count):
            deal = determinize(view, chance)
            for i, plan in enumerate((best, other)):
                values[i] += playout(deal, plan, view.seat, ROUNDS) / count
        return values[0], values[1]
