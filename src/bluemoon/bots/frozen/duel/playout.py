"""Playing on from a deal of the hidden cards: a plan is carried out, then both sides play at a glance.

Frozen copy of bots/duel/playout.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from typing import Final

from bluemoon.bots.frozen.duel.glance import prefer
from bluemoon.bots.frozen.duel.judgement import standing
from bluemoon.bots.frozen.duel.turns import Plan
from bluemoon.duel.completion.search import BACKTRACK, Gate, commits, offered
from bluemoon.duel.model.state import BOOSTER_SUPPORT, State
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.turn import advance

LONGEST: Final = 300  # decisions of a playout; no fight is that long


def carry_out(g: State, plan: Plan, me: int) -> None:
    """The steps of the plan, as far as they are possible on this deal."""
    for number, action in enumerate(plan.actions):  # the first is possible whatever is hidden
        if number and (g.winner >= 0 or g.player != me or action not in permitted(g)):
            return  # the cards drawn on this deal are others than those foreseen
        perform(g, action)
        advance(g)


def best_offered(g: State) -> int:
    """What looks best of all that is offered; only that is asked whether it leads to a dead end."""
    if g.waiting is not None or g.phase > BOOSTER_SUPPORT:
        return prefer(g, offered(g))
    acts = permitted(g)
    gate: Gate | None = None
    while acts:
        act = prefer(g, acts)
        if not commits(g, act):
            return act
        if gate is None:
            gate = Gate(g)
        if gate.easy or gate.admits(act):
            return act
        acts = [other for other in acts if other != act]
    return BACKTRACK


def play_on(g: State, turns: int) -> None:
    """Both play on for so many turns, or until the fight is over."""
    begun = g.turn
    for _ in range(LONGEST):
        if g.winner >= 0 or (
            g.waiting is None and g.turn > begun and (not g.fight or g.turn > begun + turns)
        ):
            return
        perform(g, best_offered(g))
        advance(g)


def playout(deal: State, plan: Plan, me: int, turns: int) -> float:
    """How I stand so many turns after the plan, or when the fight is over."""
    g = deal.fork()
    carry_out(g, plan, me)
    play_on(g, turns)
    return standing(g, me)
