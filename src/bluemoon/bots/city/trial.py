"""The trial of plans for a turn: they are tried on the same deals of the hidden cards, everybody answers with
what looks best to him, and the worse half of the plans is dropped again and again."""

from __future__ import annotations

from collections.abc import Callable

from bluemoon.bots.city.playout import playout
from bluemoon.bots.city.turns import Plan
from bluemoon.bots.racing import Candidate
from bluemoon.chance import Chance
from bluemoon.city.engine import determinize
from bluemoon.city.view import View

ALIKE = 2  # so many of the plans may differ only in the cards that are paid
FAR_BEHIND = 0.15  # plans that are judged so much worse are not tried

Tell = Callable[[int, Candidate[Plan]], None]  # so many playouts more; the plan that leads


def best_of(
    plans: list[Plan],
    most: int,
    rounds: int,
    view: View,
    chance: Chance,
    spent: Callable[[], float],
    tell: Tell,
) -> Candidate[Plan]:
    """The best of the plans, which come best first by judgement; at most so many are tried, and a playout
    goes on for so many own turns."""
    floor = plans[0].value - FAR_BEHIND
    trial = [Candidate(plan, plan.value) for plan in various(plans) if plan.value >= floor][:most]

    def play_round(alive: list[Candidate[Plan]]) -> None:
        deal = determinize(view, chance)
        for candidate in alive:
            candidate.add(playout(deal, candidate.plan, view.seat, rounds))
        tell(len(alive), max(alive, key=lambda candidate: candidate.mean()))

    return knock_out(trial, play_round, spent)


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
