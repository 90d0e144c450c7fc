"""The master of the city tries adept's best plans for a turn: on many deals it plays the game on for a
while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from bluemoon.bots.base import NO_BUDGET, Budget, Progress
from bluemoon.bots.city.adept import AdeptBot
from bluemoon.bots.city.playout import playout
from bluemoon.bots.city.turns import Plan
from bluemoon.bots.racing import Candidate
from bluemoon.chance import Chance, Seed
from bluemoon.city.actions import Action
from bluemoon.city.engine import determinize
from bluemoon.city.state import State
from bluemoon.city.view import View

SECONDS = 1.4  # the default budget of a turn; a playout under way is finished
CANDIDATES = 8
ALIKE = 2  # so many of them may differ only in the cards that are paid
ROUNDS = 1  # how many own turns a playout goes on for
FAR_BEHIND = 0.15  # plans that adept judges so much worse are not tried


class MasterBot(AdeptBot):
    """Thinks as long as its budget for the turn allows."""

    level = "master"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)

    def plan(
        self, view: View, state: State, actions: Sequence[Action], text: Callable[[Action], str]
    ) -> Action:
        """Choose the best of adept's plans by playouts and return its first action."""
        plans = self.plans(state, actions)
        if not plans:
            return actions[0]
        floor = plans[0].value - FAR_BEHIND
        trial = [Candidate(plan, plan.value) for plan in various(plans) if plan.value >= floor][:CANDIDATES]
        chance = self.chance("deals", view.turn, view.phase, view.seat, view.hand)

        def play_round(alive: list[Candidate[Plan]]) -> None:
            deal = determinize(view, chance)
            for candidate in alive:
                candidate.add(playout(deal, candidate.plan, view.seat, ROUNDS))
                self.meter.playouts += 1
            leader = max(alive, key=lambda candidate: candidate.mean())
            self.report(self.meter.share(), text(leader.plan.actions[0]))

        best = knock_out(trial, play_round, self.meter.share)
        return self.adopt(state, best.plan, best.mean(), len(plans), text)

    def compare(self, view: View, done: Sequence[Action], count: int, chance: Chance) -> Comparison:
        """The chances to win by the adopted plan and by what was done instead, on the same new deals."""
        other = Plan(tuple(done), 0.0)
        best = self.adopted or other
        pairs = []
        for _ in range(count):
            deal = determinize(view, chance)
            one, two = (playout(deal, plan, view.seat, ROUNDS) for plan in (best, other))
            pairs.append((one, two))
        return compared(pairs)


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


def various(plans: list[Plan]) -> list[Plan]:
    """The plans, but of those that differ only in the cards that are paid only the best few."""
    seen: dict[tuple[tuple[int, int], ...], int] = {}
    found = []
    for plan in plans:
        aim = tuple((action.kind, action.target) for action in plan.actions)
        seen[aim] = seen.get(aim, 0) + 1
        if seen[aim] <= ALIKE:
            found.append(plan)
    return found


def knock_out(
    trial: list[Candidate[Plan]],
    play_round: Callable[[list[Candidate[Plan]]], None],
    spent: Callable[[], float],
) -> Candidate[Plan]:
    """The best plan. All plans are tried on the same deals, and the worse half is dropped again and again, so
    that most of the budget goes to the plans that are close to each other."""
    alive = list(trial)
    stages = (len(trial) - 1).bit_length()
    for stage in range(stages):
        while spent() < (stage + 1) / stages:
            play_round(alive)
        alive.sort(key=lambda candidate: -candidate.mean())
        alive = alive[: (len(alive) + 1) // 2]
    return alive[0]
