"""Playing on from a deal of the hidden cards: turns planned in a hurry or, like answers, at a glance."""

from __future__ import annotations

from typing import Final

from bluemoon.bots.duel.glance import prefer
from bluemoon.bots.duel.judgement import Judge, standing
from bluemoon.bots.duel.turns import Plan, Search
from bluemoon.duel.lookahead import offered
from bluemoon.duel.menu import permitted
from bluemoon.duel.play import perform
from bluemoon.duel.state import POWER, State
from bluemoon.duel.turn import advance

LONGEST: Final = 300  # decisions of a playout; no fight is that long
HURRY: Final = 16  # states looked at in planning a turn of a playout


def carry_out(g: State, plan: Plan, me: int) -> None:
    """The steps of the plan, as far as they are possible on this deal."""
    for action in plan.actions:
        if g.winner >= 0 or g.player != me or action not in permitted(g):
            return  # the cards drawn on this deal are others than those foreseen
        perform(g, action)
        advance(g)


def play_on(g: State, turns: int, hurried: bool) -> None:
    """Both play on for so many turns, or until the fight is over; `hurried` ones plan their turns."""
    begun = g.turn
    for _ in range(LONGEST):
        if g.winner >= 0 or (not g.stack and g.turn > begun and (not g.fight or g.turn > begun + turns)):
            return
        if hurried and not g.stack and g.phase < POWER:
            _hurried_turn(g)
        else:
            perform(g, prefer(g, offered(g)))
            advance(g)


def _hurried_turn(g: State) -> None:
    """The best plan of a small search, made with knowledge of the deal."""
    me = g.current
    plans = Search(Judge(g, me, [g.sides[1 - me].hand]), HURRY).run(g, offered(g))
    if plans:
        turn = g.turn
        carry_out(g, plans[0], me)
        if g.turn != turn or g.phase >= POWER or g.winner >= 0 or g.stack:
            return
    perform(g, prefer(g, offered(g)))
    advance(g)


def playout(deal: State, plan: Plan, me: int, turns: int, hurried: bool) -> float:
    """How I stand so many turns after the plan, or when the fight is over."""
    g = deal.fork()
    carry_out(g, plan, me)
    play_on(g, turns, hurried)
    return standing(g, me)
