"""The master: a search over whole turns. Adept's best plans are tried on many deals of the hidden cards, each
played on to the end of the fight, and the plan that fares best is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import NO_BUDGET, Budget, Progress
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.playout import playout
from bluemoon.bots.duel.turns import Plan
from bluemoon.bots.trial import Candidate, race
from bluemoon.chance import Seed
from bluemoon.duel import determinize
from bluemoon.duel.knowledge import View

SECONDS = 1.5  # the default budget of a turn
CANDIDATES = 8
FAR_BEHIND = 0.25  # plans that adept judges so much worse are not tried
GREED = 0.6  # the share of what is left of the budget that one planning may take


class MasterBot(AdeptBot):
    """Thinks as long as its budget for the turn allows."""

    level = "master"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)

    def plan(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        chance = self.dice(view)
        plans = self.plans(view, actions, chance)
        if not plans:
            return self.react(view, actions, text)
        trial = [Candidate(plan, plan.value) for plan in shortlist(plans)]

        def play_round(alive: list[Candidate[Plan]]) -> None:
            deal = determinize(view, chance)
            for candidate in alive:
                candidate.add(playout(deal, candidate.plan, view.seat))
                self.meter.playouts += 1
            leader = max(alive, key=lambda candidate: candidate.mean())
            self.report(self.meter.share(), text(leader.plan.actions[0]))

        # A turn may need several plannings: each leaves something for the next.
        spent = self.meter.share()
        best = race(trial, play_round, self.meter.share, spent + (1.0 - spent) * GREED)
        self._tell(best.plan, len(plans), view, text)
        if best.tried:
            self._why = (
                f"'{text(best.plan.actions[0])}' did best: {best.mean():.0%} "
                f"over {best.tried} playouts of {len(trial)} plans."
            )
        return self.adopt(best.plan)


def shortlist(plans: list[Plan]) -> list[Plan]:
    """The plans worth trying: best first, none far behind."""
    floor = plans[0].value - FAR_BEHIND
    return [plan for plan in plans if plan.value >= floor][:CANDIDATES]
