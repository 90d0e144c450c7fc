"""A plan that is being followed. Which of its steps are done is seen by the position, so it does not matter
who did them, whether anybody asked in between, and whether a step was taken back."""

from __future__ import annotations

from bluemoon.bots.city.turns import Plan
from bluemoon.city.actions import Action
from bluemoon.city.cards import KINDS
from bluemoon.city.play import perform
from bluemoon.city.state import CONTRIBUTION, MOVEMENT, State

Mark = tuple[object, ...]


class Course:
    """The positions that a plan leads through from where it was made."""

    def __init__(self, state: State, plan: Plan) -> None:
        self.turn = (state.turn, state.seat)
        self.actions = plan.actions
        self.marks = [open_mark(state)]
        child = State(state)
        for action in plan.actions:
            if child.seat != state.seat or child.phase not in (MOVEMENT, CONTRIBUTION):
                break
            perform(child, action)
            self.marks.append(open_mark(child))

    def rest(self, state: State) -> tuple[Action, ...]:
        """What is left of the plan in this position; nothing if it is none of the plan's, or its end."""
        seen = open_mark(state)
        return self.actions[self.marks.index(seen) :] if seen in self.marks else ()


def open_mark(state: State) -> Mark:
    """What can change within a turn and is known to who has it, however the hidden cards are dealt."""
    seat = state.seat
    hand = tuple(state.hands[seat * KINDS : (seat + 1) * KINDS])
    turn = (state.turn, seat, state.phase, state.paid, state.offered)
    table = (tuple(state.boxes), tuple(state.figures), tuple(state.dragons), tuple(state.crystals))
    return (*turn, hand, *table)
