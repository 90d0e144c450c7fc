"""Why a turn was planned so, in a sentence for the player who asked for a hint. What else speaks for the plan
is told by `fighting` and `giving_way`, for whoever was told the first reason lately."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bluemoon.bots.base import percent, planned
from bluemoon.bots.duel import fighting, giving_way
from bluemoon.bots.duel.effects import effects
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.turns import Plan
from bluemoon.bots.duel.ways import Way, after_steps, way_of
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import State
from bluemoon.messages import HintCode, Message, say
from bluemoon.sets import bits, size

MOST_NAMED: Final = 3  # cards that a reason names


def reason_for(g: State, plan: Plan, judge: Judge, plans: list[Plan], value: float) -> Message:
    """The message for a hint: the plan's steps, the reason for it, and what else speaks for it."""
    way = way_of(g, plan, judge.me)
    if way.wins:
        return planned(way.steps, say(HintCode.WINS))
    first, *more = arguments(g, way, judge, plans, value)
    return planned(way.steps, say(HintCode.CHANCE, why=first, n=percent(value)), tuple(more))


def reason_later(g: State, plan: Plan, judge: Judge, value: float, done: int) -> Message | None:
    """The message for what is left of a plan when so many steps are done; None if it went another way."""
    rest = after_steps(g, plan, judge.me, done)
    if rest is None:
        return None
    return reason_for(rest, Plan(plan.actions[done:], plan.value), judge, [], value)


def arguments(g: State, way: Way, judge: Judge, plans: list[Plan], value: float) -> list[Message]:
    """All that speaks for a plan, the weightiest first."""
    kind = kind_of(way.last)
    if not way.whole:
        found = [*_drawing(way), *effects(g, way, judge.me)]
        return found or [say(HintCode.BEST_FOUND)]
    if kind == do.ANNOUNCE:
        return fighting.arguments(g, way, judge)
    if kind in (do.RETREAT, do.DECLINE):
        return giving_way.arguments(g, way, judge, plans, value)
    exchanged = _exchanged(g, way, judge)
    found = [exchanged] if exchanged is not None else []
    found += fighting.refilled(way, judge.me)
    found += effects(g, way, judge.me)
    found += _deck_empty(g, way, judge.me)
    return found or [say(HintCode.BEST_FOUND)]


def _drawing(way: Way) -> list[Message]:
    """What comes next depends on the cards that are drawn first."""
    return [say(HintCode.DRAW_FIRST, n=size(way.lot))] if way.lot else []


def _deck_empty(g: State, way: Way, me: int) -> Iterator[Message]:
    """Whoever declines discards one card, but need not discard more where there is nothing to draw."""
    frame = g.waiting
    if frame is None or frame.kind != frames.DECLINING or g.sides[me].deck_count():
        return
    if frame.x + sum(1 for act in way.actions if kind_of(act) == do.PICK) == 1:
        yield say(HintCode.DECK_EMPTY)


def _exchanged(g: State, way: Way, judge: Judge) -> Message | None:
    """Cards that are exchanged because none of those that stay is worth less."""
    frame = g.waiting
    if frame is None or frame.kind not in (frames.DECLINING, frames.MULLIGAN):
        return None
    deck, worth = g.decks[judge.me], judge.both[judge.me].worth
    gone = {card_of(act) for act in way.actions if kind_of(act) == do.PICK}
    stay = set(bits(g.sides[judge.me].hand)) - gone
    if not 0 < len(gone) <= MOST_NAMED or not stay:
        return None
    if max(worth[card] for card in gone) > min(worth[card] for card in stay):
        return None
    return say(HintCode.WEAKEST_GO, cards=tuple(deck.names[card] for card in sorted(gone)))
