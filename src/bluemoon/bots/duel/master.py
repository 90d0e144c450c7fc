"""The master tries the best plans of a wide search on many deals of the hidden cards.

Each time both players go on with the best turns that they find, and some turns later the position is judged.
The further ahead that is, the less depends on the judgement, but the more on luck, so that more deals are
needed. Plans that fall behind are dropped early, so that the budget goes to those that are close to each
other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import NO_BUDGET, Budget, Progress
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.answers import worth_of
from bluemoon.bots.duel.turns import Plan
from bluemoon.bots.racing import Candidate, race
from bluemoon.chance import Chance, Seed
from bluemoon.duel.engine import determinize
from bluemoon.duel.knowledge.view import View

SECONDS = 1.5  # the default budget of a turn
NODES = 250  # states looked at in one planning
CANDIDATES = 6
FAR_BEHIND = 0.25  # plans that adept judges so much worse are not tried
GREED = 0.6  # the share of what is left of the budget that one planning may take
PRIOR = 4.0  # the network's judgement of a plan counts as much as so many deals
FIRST_DEALS = 8  # on so many deals fewer turns are played after each plan: they show what is far behind


class MasterBot(AdeptBot):
    """Thinks as long as its budget for the turn allows."""

    level = "master"
    nodes = NODES
    first_turns = 4  # played after a plan on the first deals
    turns = 6  # ... and on the later ones

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)

    def best(
        self, plans: list[Plan], view: View, chance: Chance, text: Callable[[int], str]
    ) -> tuple[Plan, float]:
        """The plan that does best on many deals, and its chance to win."""
        trial = [Candidate(plan, plan.value, PRIOR) for plan in shortlist(plans)]
        rounds = 0

        def play_round(alive: list[Candidate[Plan]]) -> None:
            nonlocal rounds
            turns = self.first_turns if rounds < FIRST_DEALS else self.turns
            rounds += 1
            deal = determinize(view, chance)
            guesses = chance.word()
            for candidate in alive:  # all plans meet the same deal and the same guesses
                candidate.add(worth_of(deal, candidate.plan, view.seat, Chance.of(guesses), turns))
                self.meter.playouts += 1
            leader = max(alive, key=lambda candidate: candidate.mean())
            self.report(self.meter.share(), text(leader.plan.actions[0]))

        # A turn may need several plans: each planning leaves some of the budget for the next.
        spent = self.meter.share()
        found = race(trial, play_round, self.meter.share, spent + (1.0 - spent) * GREED)
        return found.plan, found.mean()

    def compare(self, view: View, done: Sequence[int], count: int, chance: Chance) -> tuple[float, float]:
        """The chances to win by the adopted plan and by what was done instead, on the same new deals."""
        other = Plan(tuple(done))
        best = self.adopted or other
        values = [0.0, 0.0]
        for _ in range(count):
            deal = determinize(view, chance)
            guesses = chance.word()
            for i, plan in enumerate((best, other)):
                values[i] += worth_of(deal, plan, view.seat, Chance.of(guesses), self.turns) / count
        return values[0], values[1]


def shortlist(plans: list[Plan]) -> list[Plan]:
    """The plans worth trying: best first, none far behind."""
    floor = plans[0].value - FAR_BEHIND
    return [plan for plan in plans if plan.value >= floor][:CANDIDATES]
