"""What speaks for a turn that ends with a retreat, or without beginning a fight: what it costs, and what
going on would cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bluemoon.bots.base import percent
from bluemoon.bots.duel import fighting
from bluemoon.bots.duel.judgement import Judge, chance_of
from bluemoon.bots.duel.said import dragons
from bluemoon.bots.duel.turns import Plan, Search, after, settle
from bluemoon.bots.duel.ways import Way, way_of
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.survey import MANY_CARDS, retreat_dragons, shield, total
from bluemoon.messages import HintCode, Message, say
from bluemoon.sets import bits, size

WIDE: Final = 1500  # states in which a way to fight on is looked for, before it is said that there is none
MOST_NAMED: Final = 3  # cards that a reason names
LOOKED_AT: Final = 8  # ways to fight on
FELT: Final = 0.01  # a chance to win that is worth a word


class Fight(NamedTuple):
    """The best way to fight instead."""

    way: Way
    value: float


class Instead(NamedTuple):
    """What could be done instead of giving way."""

    fight: Fight | None
    sure: bool  # all ways were looked at, and none draws cards that might help


def arguments(g: State, way: Way, judge: Judge, plans: list[Plan], value: float) -> list[Message]:
    """All that speaks for giving way, the weightiest first."""
    instead = _instead(g, judge, plans)
    if kind_of(way.last) == do.RETREAT:
        return list(_retreating(g, way, judge, instead, value))
    return list(_declining(way, judge, instead, value))


def _instead(g: State, judge: Judge, plans: list[Plan]) -> Instead:
    """The best fight among the plans; if there is none, a wider search."""
    sure = True
    fights = [plan for plan in plans if kind_of(plan.actions[-1]) == do.ANNOUNCE]
    if not fights:
        search = Search(judge, WIDE)
        found = search.run(g, permitted(g))
        sure = search.nodes < WIDE and not any(way_of(g, plan, judge.me).lot for plan in found)
        fights = [plan for plan in found if kind_of(plan.actions[-1]) == do.ANNOUNCE]
    for plan in sorted(fights, key=lambda plan: -plan.value)[:LOOKED_AT]:
        way = way_of(g, plan, judge.me)
        if way.whole and not way.lot:  # otherwise it needs luck
            return Instead(Fight(way, plan.value), sure)
    return Instead(None, sure and not fights)


def _retreating(g: State, way: Way, judge: Judge, instead: Instead, value: float) -> Iterator[Message]:
    h, me, fight = way.end, judge.me, instead.fight
    lost = dragons(retreat_dragons(h, me))
    if fight is None:
        yield say(HintCode.UNMATCHABLE if instead.sure else HintCode.HOPELESS, dragons=lost)
    else:
        yield from _saves(g, way, judge, fight)
        for n, element, able, hands in _answered(judge, fight):
            fought = fighting.named(element)
            code = HintCode.ANSWERED_ANYWAY
            yield say(code, n=n, element=fought, able=able, hands=hands, dragons=lost)
        if percent(fight.value) < percent(value):
            yield say(HintCode.CHEAPER, dragons=lost, n=percent(fight.value))
        else:
            yield say(HintCode.CLOSE_CALL, dragons=lost)
    yield from _two_soon(h, me)
    yield from _begins(way, me)


def _saves(g: State, way: Way, judge: Judge, fight: Fight) -> Iterator[Message]:
    """Fighting on would take cards that are worth something in the next fight."""
    h, me = way.end, judge.me
    spent = g.sides[me].hand & h.sides[me].hand & ~fight.way.end.sides[me].hand
    if not spent:
        return
    lost = retreat_dragons(h, me)
    keeping = chance_of(judge.after_fight(h, h.sides[me].hand, -lost, True))
    without = chance_of(judge.after_fight(h, h.sides[me].hand & ~spent, -lost, True))
    if keeping - without < FELT:
        return
    names = [g.decks[me].names[card] for card in bits(spent)]
    many = say(HintCode.CARDS, n=len(names))
    cards = tuple(names) if len(names) <= MOST_NAMED else many
    yield say(HintCode.SAVES, cards=cards, dragons=dragons(lost))


def _answered(judge: Judge, fight: Fight) -> Iterator[tuple[int, int, int, int]]:
    """If more hands than not could answer even the best announcement: its power and element, how many hands
    can, and of how many."""
    h = fight.way.end
    element = card_of(fight.way.last)
    if shield(h, 0, element) or shield(h, 1, element):
        return
    able, hands = fighting.answering(h, element, judge), len(judge.hands)
    if 2 * able > hands:
        yield total(h, judge.me, element), element, able, hands


def _two_soon(h: State, me: int) -> Iterator[Message]:
    """The other side's next card makes the fight worth two dragons."""
    if h.sides[me].voice & h.decks[me].retreat_words:
        return
    cards = fighting.open_cards(h, 1 - me)
    if cards == MANY_CARDS - 1 and retreat_dragons(h, me) == 1:
        yield say(HintCode.TWO_SOON, n=cards)


def _begins(way: Way, me: int) -> Iterator[Message]:
    """Whoever retreats begins the next fight, with a full hand if there are cards to draw."""
    h = after(way.end, way.last)
    settle(h, me)
    cards = size(h.sides[me].hand)
    if h.winner < 0 and not h.fight and h.current == me and cards:
        yield say(HintCode.YOU_BEGIN, n=cards)


def _declining(way: Way, judge: Judge, instead: Instead, value: float) -> Iterator[Message]:
    h, fight = way.end, instead.fight
    if fight is None:
        yield say(HintCode.NO_ATTACK if instead.sure else HintCode.POOR_ATTACK)
    else:
        if percent(fight.value) < percent(value):
            yield say(HintCode.DECLINE, n=percent(fight.value))
        for n, element, able, hands in _answered(judge, fight):
            yield say(HintCode.WEAK_ATTACK, n=n, element=fighting.named(element), able=able, hands=hands)
        yield say(HintCode.POOR_ATTACK)
    if h.sides[judge.me].deck_count():
        yield say(HintCode.NEW_CARDS)
