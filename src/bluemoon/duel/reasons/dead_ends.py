"""Reasons for actions that the rules permit but that are dead ends: what would be missing to complete the
turn."""

from __future__ import annotations

from bluemoon.contract import Reason
from bluemoon.duel.completion.demands import can_pay
from bluemoon.duel.completion.memory import Memory
from bluemoon.duel.completion.search import completable
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.reasons import who
from bluemoon.duel.reasons.codes import Code
from bluemoon.duel.reasons.why_not import WhyNot
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.survey import survey, total
from bluemoon.duel.rules.turn import advance
from bluemoon.powers.vocabulary import Element


def dead_end(q: WhyNot) -> Reason:
    """What would be wrong after the action: too many characters, a demand that cannot be met, or a power that
    cannot be matched."""
    h = _after(q)
    if legality.too_many_characters(h):
        return q.because(Code.SECOND_CHARACTER, by=who.one_character(h))
    demands = legality.unmet(h)
    cards = who.names(h.their_deck, demands)
    if demands and _completable_without(h, demands):
        if not _payable(h, demands) or h.element == NO_ELEMENT:
            return q.because(Code.UNSATISFIABLE, cards=cards)
        n, element = total(h, 1 - h.current, h.element), Element(h.element)
        return q.because(Code.NOT_BOTH, cards=cards, n=n, element=element)
    if h.element == NO_ELEMENT:
        return q.because(Code.UNMATCHABLE_EITHER)
    return q.because(Code.UNMATCHABLE, n=total(h, 1 - h.current, h.element), element=Element(h.element))


def _after(q: WhyNot) -> State:
    """The position after the action, without any card being drawn."""
    h = q.g.fork()
    h.no_luck = True
    perform(h, q.act)
    advance(h)
    survey(h)
    return h


def _completable_without(h: State, demands: int) -> bool:
    """Whether the turn could be completed if these demands were met."""
    free = h.fork()
    free.no_luck = True
    free.theirs.used |= demands
    return completable(free, Memory())


def _payable(h: State, demands: int) -> bool:
    """Whether the demands could be met, leaving the power aside."""
    theirs = h.their_deck
    plays = demands & theirs.play_or_retreat
    boosters, supports, bluffs = legality.boosters_and_supports_allowed(h)
    if plays & theirs.wants_booster and not boosters:
        return False
    if plays & theirs.wants_support and not supports | bluffs:
        return False
    return can_pay(h, demands & theirs.pay_or_retreat, h.mine.hand)
