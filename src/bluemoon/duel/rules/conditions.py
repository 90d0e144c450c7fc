"""Whether the conditions of cards are met now: whether a mutant may be played, or whether a card is FREE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.duel.model.state import State
from bluemoon.powers.word import Condition
from bluemoon.sets import bits

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardSet, Seat


def all_met(g: State, seat: Seat, conditions: list[Condition]) -> bool:
    """Whether all these conditions of one of the seat's cards are met."""
    for condition in conditions:  # noqa: SIM110 (compiled, a generator is an object)
        if not condition.met(g, seat):
            return False
    return True


def conditioned(g: State, seat: Seat, cards: CardSet) -> CardSet:
    """Those mutants of `cards` that may not be played now. One whose text is ignored needs no condition
    (004 Mutants). A card of a people that works like a mutant is not a mutant, and texts that free mutants
    from their conditions do not free it."""
    side = g.sides[seat]
    deck = g.decks[seat]
    held = cards & deck.mutants & ~side.ignored & ~side.muted
    unmet: CardSet = 0
    if side.voice & deck.unconditioned & ~side.used:
        held &= ~(deck.true_mutants if g.edition.only_mutants_freed else deck.mutants)
    if held:
        for i in bits(held):
            if not all_met(g, seat, deck.conditions[i]):
                unmet |= 1 << i
    return unmet
