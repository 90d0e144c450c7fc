"""Why a turn was planned so, in a sentence for the player who asked for a hint."""

from __future__ import annotations

from bluemoon.bots.base import percent, planned
from bluemoon.bots.duel.card_sums import reply_of
from bluemoon.bots.duel.features import supported
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.turns import Plan, after
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.survey import retreat_dragons, shield, total
from bluemoon.duel.text.notation import action_said
from bluemoon.messages import HintCode, Message, say, things
from bluemoon.powers.vocabulary import Element


def reason_for(g: State, plan: Plan, judge: Judge, plans: list[Plan], value: float) -> Message:
    """The message for a hint: the plan's steps and the reason for it."""
    steps = []
    h = g
    for action in plan.actions:
        if h.player != judge.me or (h is not g and action not in permitted(h)):
            break
        steps.append(action_said(h, action))
        if action != plan.actions[-1]:
            h = after(h, action)
        elif after(h, action).winner == judge.me:
            return planned(tuple(steps), say(HintCode.WINS))
    why = say(HintCode.CHANCE, why=_argument(h, plan, judge, plans), n=percent(value))
    return planned(tuple(steps), why)


def _argument(h: State, plan: Plan, judge: Judge, plans: list[Plan]) -> Message:
    last = plan.actions[-1]
    kind = kind_of(last)
    fights = [other.value for other in plans if kind_of(other.actions[-1]) == do.ANNOUNCE]
    if kind == do.ANNOUNCE:
        return _fighting(h, card_of(last), judge)
    if kind == do.RETREAT:
        lost = dragons(retreat_dragons(h, judge.me))
        if not fights:
            return say(HintCode.UNMATCHABLE, dragons=lost)
        return say(HintCode.CHEAPER, dragons=lost, n=percent(max(fights)))
    if kind == do.DECLINE:
        if not fights:
            return say(HintCode.NO_ATTACK)
        return say(HintCode.DECLINE, n=percent(max(fights)))
    return say(HintCode.BEST_FOUND)


def _fighting(h: State, element: int, judge: Judge) -> Message:
    me = judge.me
    other = 1 - me
    if shield(h, other, element) or shield(h, me, element):
        code = HintCode.SHIELD if shield(h, me, element) else HintCode.THEIR_SHIELD
        return say(code, dragons=dragons(retreat_dragons(h, other)))
    power = total(h, me, element)
    need = power - supported(h, other, element)
    replies = [reply_of(h, other, hand, element, judge.both[other]) for hand in judge.hands]
    able = sum(1 for reply in replies if reply.power >= need)
    stake = dragons(retreat_dragons(h, other))
    hands = len(judge.hands)
    fought = things.element(Element(element))
    if able in (0, hands):
        code = HintCode.ALL_ANSWER if able else HintCode.NO_ANSWER
        return say(code, n=power, element=fought, dragons=stake)
    return say(HintCode.MATCHED_BY, n=power, element=fought, able=able, hands=hands, dragons=stake)


def dragons(count: int) -> Message:
    """The message for a number of dragons: none, one or several."""
    if count == 0:
        return say(HintCode.NO_DRAGON)
    return say(HintCode.ONE_DRAGON) if count == 1 else say(HintCode.DRAGONS, n=count)
