"""What is demanded, and which sets of cards pay it. A set must be enough and must contain no card that could
be left out (000 Special Rules 5, 001 Discarding Cards)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.survey import eligible_targets, target_of
from bluemoon.powers.vocabulary import Payment
from bluemoon.sets import bits, size, top

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardIndex, CardSet, Points, Seat, Source

MOST_KEPT: Final = 10_000  # how many answers of `payments` are kept for one deck


@lru_cache(maxsize=256)
def doubled(payment: Payment) -> Payment:
    """The payment with all its figures doubled."""
    return Payment(
        payment.fire * 2,
        payment.earth * 2,
        payment.either * 2,
        payment.both * 2,
        payment.moons * 2,
        payment.cards * 2,
        payment.of,
    )


def demanded(g: State, source: Source) -> Payment:
    """What the text of a card asks to be paid, doubled where another text doubles it."""
    owner, card = owner_in(source), card_in(source)
    payment = g.decks[owner].prices[card]
    side = g.sides[owner]
    doublers = side.voice & g.decks[owner].double_demand
    for i in bits(doublers):
        if _points_at(g, owner, i, card):
            payment = doubled(payment)
    return payment


def _points_at(g: State, owner: Seat, source: Source, card: CardIndex) -> bool:
    target = target_of(g.sides[owner], source)
    eligible = eligible_targets(g, owner, source)
    if target >= 0 and eligible >> target & 1:
        return target == card
    return eligible == 1 << card  # the target is not chosen yet, but there is only one possible


def paying_hand(g: State, seat: Seat, payment: Payment) -> CardSet:
    """The cards of the hand that count for this payment. Ignored cards may lose their values, depending on
    the edition, but keep their type and their moons (000 Special Rules)."""
    side = g.sides[seat]
    if g.edition.ignored_cards_pay or payment.moons or payment.cards:
        return side.hand
    return side.hand & ~side.ignored


def demand_sets(g: State, source: Source, seat: Seat, chosen: CardSet) -> list[int]:
    """The sets of cards that pay what the source demands, including the `chosen` cards, which were discarded
    already."""
    if not g.sides[seat].hand | chosen:
        return []
    payment = demanded(g, source)
    return payments(g.decks[seat], paying_hand(g, seat, payment) | chosen, payment)


def payments(deck: Deck, hand: CardSet, payment: Payment) -> list[int]:
    """All sets of hand cards that pay. The same hands come up again and again, so the answers are kept."""
    key = (id(payment), hand)
    known = deck.paid.get(key)
    if known is None:
        if len(deck.paid) > MOST_KEPT:
            deck.paid.clear()
        known = deck.paid[key] = (payment, _payments(deck, hand, payment))  # keeps its id in use
    return known[1]


def _payments(deck: Deck, hand: CardSet, payment: Payment) -> list[int]:
    """Like `payments`, but computed anew. Only printed values count (000 Special Rules 6)."""
    fire, earth = deck.values
    if payment.fire:
        return minimal_sets(hand, fire, payment.fire)
    if payment.earth:
        return minimal_sets(hand, earth, payment.earth)
    if payment.moons:
        return minimal_sets(hand, deck.moons, payment.moons)
    if payment.either:
        one = minimal_sets(hand, fire, payment.either)
        return sorted(set(one) | set(minimal_sets(hand, earth, payment.either)))
    if payment.both:
        return _both(hand, fire, earth, payment.both)
    found: set[int] = set()
    for kind in payment.of:
        cards = bits(hand & deck.of_types(kind))
        found.update(sum(1 << c for c in chosen) for chosen in combinations(cards, payment.cards))
    return sorted(found)


def payable(deck: Deck, hand: CardSet, payment: Payment) -> bool:
    """Whether there is a set of hand cards that pays."""
    if payment.fire:
        return _sum(hand, deck.values[0]) >= payment.fire
    if payment.earth:
        return _sum(hand, deck.values[1]) >= payment.earth
    if payment.moons:
        return _sum(hand, deck.moons) >= payment.moons
    if payment.either:
        enough = payment.either
        return _sum(hand, deck.values[0]) >= enough or _sum(hand, deck.values[1]) >= enough
    if payment.both:
        enough = payment.both
        fire, earth = deck.values
        return any(_sum(hand & ~one, earth) >= enough for one in minimal_sets(hand, fire, enough))
    return any(size(hand & deck.of_types(kind)) >= payment.cards for kind in payment.of)


def _sum(hand: CardSet, values: list[Points]) -> Points:
    found: Points = 0
    while hand:
        low = hand & -hand
        found += values[top(low)]
        hand ^= low
    return found


def minimal_sets(hand: CardSet, values: list[int], needed: Points) -> list[int]:
    """The sets of cards that reach `needed`, but no longer do if any one of their cards is left out."""
    found: list[int] = []
    _extend(found, hand, values, needed, 0, 99)
    return found


def _extend(
    found: list[int], left: CardSet, values: list[int], needed: Points, chosen: CardSet, least: Points
) -> None:
    """Extend `chosen`, whose smallest card is worth `least`, by each of the cards that are left, and add
    every complete set to `found`."""
    while left:
        bit = left & -left
        left ^= bit
        value: Points = values[top(bit)]
        smallest = min(least, value)
        if needed > value > 0:
            _extend(found, left, values, needed - value, chosen | bit, smallest)
        elif needed > value - smallest and value > 0:
            found.append(chosen | bit)


def _both(hand: CardSet, fire: list[int], earth: list[int], needed: Points) -> list[int]:
    """The sets that pay Fire and Earth with different cards: every way to combine two disjoint minimal
    sets."""
    found: set[int] = set()
    for one in minimal_sets(hand, fire, needed):
        for two in minimal_sets(hand & ~one, earth, needed):
            found.add(one | two)
    return sorted(found)


def next_cards(sets: list[int], chosen: CardSet) -> CardSet:
    """The cards that may be chosen next when sets are named card by card, in ascending order."""
    found: CardSet = 0
    above = -1 << int(chosen).bit_length()
    for cards in sets:
        if cards & chosen == chosen:
            rest = cards & ~chosen
            low = rest & -rest
            if rest and low & above and not rest & ~above:
                found |= low
    return found
