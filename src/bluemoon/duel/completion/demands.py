"""Quick answers for turns in which the opponent's demands must be met: can the turn be completed with a given
first character, alone or with one card after it?
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.payments import demanded, payable, paying_hand, payments
from bluemoon.sets import ZERO, bits, top

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardIndex, CardSet, Points


def can_pay(g: State, demands: CardSet, hand: CardSet) -> bool:
    """Whether these cards of the hand can pay every one of the opponent's demands, each taken by itself."""
    if not demands:
        return True
    first = top(demands)
    payment = demanded(g, source_of(1 - g.current, first))
    cards = hand & paying_hand(g, g.current, payment)
    rest = demands & ~(1 << first)
    if not rest:
        return payable(g.my_deck, cards, payment)
    return any(can_pay(g, rest, hand & ~paid) for paid in payments(g.my_deck, cards, payment))


def followers(g: State, demands: CardSet, allowed: CardSet, bluffs: CardSet) -> tuple[int, int, bool]:
    """The cards and the bluffs that may be played after the first character so that a demand to play a card
    is met. The third value is True if the turn may also be completed without any such card."""
    theirs = g.their_deck
    deck = g.my_deck
    free = True
    for i in bits(demands & theirs.play_or_retreat):
        free = False
        if theirs.wants_support >> i & 1:
            allowed &= deck.supports
        else:
            allowed &= deck.boosters if theirs.wants_booster >> i & 1 else ZERO
            bluffs = 0
    return allowed, bluffs, free


def first_character(
    g: State,
    card: CardIndex,
    short: Points,
    values: list[Points],
    gone: CardSet,
    shields: CardSet,
    allowed: CardSet,
    bluffs: CardSet,
    bluff: Points,
) -> bool:
    """Whether the turn can be completed with this first character, alone or with one card after it. `short`
    is how many points are missing to the opponent's power, `values` what each card is worth at least, except
    those in `gone`, which are worth nothing."""
    demands = legality.unmet(g)
    theirs = g.their_deck
    plays = demands & theirs.play_or_retreat
    if plays & (plays - 1):
        return False
    pays = demands & theirs.pay_or_retreat
    hand = g.mine.hand & ~(1 << card)
    followed, hidden, alone = followers(g, plays, allowed, bluffs & ~(1 << card))
    matched = short <= 0 or shields >> card & 1 == 1
    if alone and matched and can_pay(g, pays, hand):
        return True
    for other in bits(followed):
        enough = matched or shields >> other & 1 == 1 or (not gone >> other & 1 and values[other] >= short)
        if enough:
            if can_pay(g, pays, hand & ~(1 << other)):
                return True
    if matched or bluff >= short:
        return any(can_pay(g, pays, hand & ~(1 << other)) for other in bits(hidden))
    return False
