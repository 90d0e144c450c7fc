"""Carrying a plan out on a deal of the hidden cards and playing on at a glance."""

from __future__ import annotations

from bluemoon.bots.duel.novice import prefer
from bluemoon.bots.duel.turns import Plan, standing
from bluemoon.duel.lookahead import offered
from bluemoon.duel.play import perform
from bluemoon.duel.state import State
from bluemoon.duel.turn import advance

WHOLE_FIGHT = 1000  # turns
LONGEST = 400  # decisions of a playout; no fight is that long


def playout(deal: State, plan: Plan, me: int, turns: int = WHOLE_FIGHT) -> float:
    """How I stand so many turns after the plan, or when the fight is over."""
    g = deal.fork()
    for action in plan.actions:
        if g.winner >= 0 or g.player != me or action not in offered(g):
            break  # the cards drawn on this deal are others than those foreseen
        perform(g, action)
        advance(g)
    last = deal.turn + turns
    for _ in range(LONGEST):
        if g.winner >= 0 or (not g.stack and g.turn > deal.turn and (not g.fight or g.turn > last)):
            break
        perform(g, prefer(g, offered(g)))
        advance(g)
    return standing(g, me)
