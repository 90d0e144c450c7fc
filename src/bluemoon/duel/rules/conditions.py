"""The conditions of texts: whether a mutant may be played, or a card is FREE, as the table is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.cards.card import matches
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.survey import face_down, total
from bluemoon.powers.vocabulary import (
    AttackedBy,
    Condition,
    NoOwnInfluence,
    OnlyIf,
    OwnTableEmpty,
    TheyHaveActive,
    TheyHaveDragon,
    TheyHaveHyla,
    TheyHaveOnTable,
    TheyHoldMore,
)
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardSet, Count, Seat


def condition_met(g: State, seat: Seat, condition: Condition) -> bool:
    """Is the condition of one of the seat's cards met?"""
    side = g.sides[seat]
    other = g.sides[1 - seat]
    if isinstance(condition, TheyHaveDragon):
        return other.dragons != 0
    if isinstance(condition, TheyHoldMore):
        return size(other.hand) >= size(side.hand) + condition.n
    if isinstance(condition, TheyHaveOnTable):
        return size(other.combat | other.support) >= condition.n
    if isinstance(condition, TheyHaveActive):
        return count_active(g, 1 - seat, condition) >= condition.n
    if isinstance(condition, AttackedBy):
        if g.element == NO_ELEMENT or condition.element not in (None, g.element):
            return False
        return total(g, 1 - seat, g.element) >= condition.n
    if isinstance(condition, OwnTableEmpty):
        return not side.combat and not side.support
    if isinstance(condition, NoOwnInfluence):
        return not side.ships & ~side.landed  # a landed ship has left the influence area (001 Landing Ships)
    assert isinstance(condition, TheyHaveHyla), condition
    return bool(other.lasting & g.decks[1 - seat].hylas)


def count_active(g: State, seat: Seat, condition: TheyHaveActive) -> Count:
    side = g.sides[seat]
    deck = g.decks[seat]
    found = side.active | (side.support & ~side.bluffs) | side.lasting & ~deck.court
    found &= deck.where(condition.what)
    count = size(found)
    if side.bluffs and matches(condition.what, face_down(side)):
        count += size(side.bluffs)
    return count


def conditioned(g: State, seat: Seat, cards: CardSet) -> i64:
    """Those mutants of `cards` that may not be played now. One whose text is ignored needs no condition
    (004 Mutants). A card of a people that works like a mutant is none, and no text for mutants frees it."""
    side = g.sides[seat]
    deck = g.decks[seat]
    held = cards & deck.mutants & ~side.ignored & ~side.muted
    unmet: CardSet = 0
    if side.voice & deck.unconditioned & ~side.used:
        held &= ~(deck.true_mutants if g.edition.only_mutants_freed else deck.mutants)
    if held:
        for i in bits(held):
            for power in deck.powers[i]:
                if isinstance(power.word, OnlyIf) and not condition_met(g, seat, power.word.condition):
                    unmet |= 1 << i
    return unmet
