"""Why a turn was planned so, in a sentence for the player who asked for a hint."""

from __future__ import annotations

from bluemoon.bots.base import upper
from bluemoon.bots.duel.card_sums import reply_of
from bluemoon.bots.duel.features import supported
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.turns import Plan, after
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.survey import retreat_dragons, shield, total
from bluemoon.duel.text.notation import action_text

ELEMENTS = ("Fire", "Earth")


def reason_for(g: State, plan: Plan, judge: Judge, plans: list[Plan], value: float) -> str:
    """The plan on a deal of the hidden cards, in words, with what speaks for it."""
    steps = []
    h = g
    for action in plan.actions:
        if h.player != judge.me or (h is not g and action not in permitted(h)):
            break
        steps.append(action_text(h, action))
        if action != plan.actions[-1]:
            h = after(h, action)
    return f"{upper(', '.join(steps))}: {_argument(h, plan, judge, plans)} ({value:.0%} to win)."


def _argument(h: State, plan: Plan, judge: Judge, plans: list[Plan]) -> str:
    last = plan.actions[-1]
    kind = kind_of(last)
    fights = [other.value for other in plans if kind_of(other.actions[-1]) == do.ANNOUNCE]
    if kind == do.ANNOUNCE:
        return _fighting(h, card_of(last), judge)
    if kind == do.RETREAT:
        lost = dragons(retreat_dragons(h, judge.me))
        if not fights:
            return f"the power cannot be matched, and that costs {lost}"
        return f"{lost} now is cheaper than the cards to fight on, which would give {max(fights):.0%}"
    if kind == do.DECLINE:
        if not fights:
            return "there is nothing to attack with, and bad cards can be changed"
        return (
            f"bad cards can be changed and the other has to show his first; attacking gives {max(fights):.0%}"
        )
    return "it is the best way found through this turn"


def _fighting(h: State, element: int, judge: Judge) -> str:
    me = judge.me
    other = 1 - me
    if shield(h, other, element) or shield(h, me, element):
        return f"a shield stands, and {dragons(retreat_dragons(h, other))} are at stake"
    power = total(h, me, element)
    need = power - supported(h, other, element)
    replies = [reply_of(h, other, hand, element, judge.both[other]) for hand in judge.hands]
    able = sum(1 for reply in replies if reply.power >= need)
    stake = dragons(retreat_dragons(h, other))
    return (
        f"{power} in {ELEMENTS[element]} is matched by {able} of {len(judge.hands)} likely hands, for {stake}"
    )


def dragons(count: int) -> str:
    return {0: "no dragon", 1: "a dragon"}.get(count, f"{count} dragons")
