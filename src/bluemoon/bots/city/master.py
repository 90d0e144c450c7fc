"""The master of the city: adept's best plans for the turn, tried on many deals and played on a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import NO_BUDGET, Budget, Progress
from bluemoon.bots.city.adept import AdeptBot, Plan
from bluemoon.bots.city.novice import prefer
from bluemoon.bots.city.outlook import outlook
from bluemoon.bots.city.payments import some_actions
from bluemoon.bots.trial import Candidate, race
from bluemoon.chance import Chance, Seed
from bluemoon.city.actions import Action
from bluemoon.city.game import determinize
from bluemoon.city.play import perform
from bluemoon.city.state import CONTRIBUTION, MOVEMENT, OVER, State
from bluemoon.city.view import View

SECONDS = 1.5  # the default budget of a turn
CANDIDATES = 8
FAR_BEHIND = 0.15  # plans that adept judges so much worse are not tried
ROUNDS = 3  # so many turns of everybody are played on


class MasterBot(AdeptBot):
    """Thinks as long as its budget for the turn allows."""

    level = "master"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)

    def plan(
        self, view: View, state: State, actions: Sequence[Action], text: Callable[[Action], str]
    ) -> Action:
        plans = self.plans(state, actions)
        if not plans:
            return actions[0]
        floor = plans[0].value - FAR_BEHIND
        trial = [Candidate(plan, plan.value) for plan in plans if plan.value >= floor][:CANDIDATES]
        chance = self.chance("deals", view.turn, view.phase, view.seat, view.hand)

        def play_round(alive: list[Candidate[Plan]]) -> None:
            deal = determinize(view, chance)
            for candidate in alive:
                candidate.add(playout(deal, candidate.plan, view.seat))
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
                values[i] += playout(deal, plan, view.seat) / count
        return values[0], values[1]


def playout(deal: State, plan: Plan, me: int) -> float:
    """Carry out the plan on this deal and play on at a glance for some rounds."""
    state = State(deal)
    for action in plan.actions:
        if state.seat != me or state.phase not in (MOVEMENT, CONTRIBUTION):
            break  # what is drawn at the end of the turn is another deal
        perform(state, action)
    last = state.turn + ROUNDS * state.players
    while state.phase != OVER and state.turn <= last:
        perform(state, prefer(state, some_actions(state)))
    return outlook(state, me)
