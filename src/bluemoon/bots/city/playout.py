"""Playouts of the city: a plan is carried out, then everybody plays the turn that is judged best."""

from __future__ import annotations

from bluemoon.bots.city.judgement import judge
from bluemoon.bots.city.turns import QUICK, Plan, discard, plans_of
from bluemoon.city.play import perform
from bluemoon.city.state import CONTRIBUTION, DISCARDING, MOVEMENT, OVER, State


def playout(deal: State, plan: Plan, me: int, rounds: int) -> float:
    """The chance to win after the plan, the others' turns, and `rounds` more own turns."""
    state = State(deal)
    carry_out(state, plan, me)
    while state.phase != OVER:
        answers = plans_of(state, QUICK)
        if state.seat == me:
            rounds -= 1
            if not rounds:
                return answers[0].value
        carry_out(state, answers[0], state.seat)
    return judge(state, me)


def carry_out(state: State, plan: Plan, me: int) -> None:
    """Play the turn to its end."""
    for action in plan.actions:
        if state.seat != me or state.phase not in (MOVEMENT, CONTRIBUTION):
            break  # the end of the turn draws cards that the plan does not know
        perform(state, action)
    while state.phase == DISCARDING and state.seat == me:
        perform(state, discard(state))
