"""One player's cards in a duel: sets of card numbers by zone, and what the zones mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bluemoon.compiling import mypyc_attr
from bluemoon.pickling import Reduced, made_layers, reduced
from bluemoon.sets import size, top

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardSet, Count, DragonSet, Points


@mypyc_attr(acyclic=True, free_list_len=1)
class Layer:
    """Cards that came onto the piles together, in the order of the list, as the log shows it; and a link to
    what lay there before. A layer never changes, so that copies of a state can share it."""

    __slots__ = ("below", "cards")

    def __init__(self, below: Layer | None, cards: CardSet) -> None:
        self.below = below
        self.cards = cards

    def __reduce__(self) -> Reduced:
        cards: list[int] = []
        layer: Layer | None = self
        while layer is not None:
            cards.append(layer.cards)
            layer = layer.below
        cards.reverse()
        return made_layers, (cards,)


def stacked_up(cards: Iterable[int]) -> Layer | None:
    """Layers of one card each, the last card on top; None if there are no cards."""
    layer: Layer | None = None
    for card in cards:
        layer = Layer(layer, 1 << card)
    return layer


@mypyc_attr(acyclic=True, free_list_len=1)
class Side:
    """One player's cards. Zones are disjoint sets of card numbers unless a comment says otherwise."""

    __slots__ = (
        "active",
        "as_free",
        "banned",
        "barred",
        "bluffs",
        "bluffs_off",
        "blurred",
        "bottom",
        "combat",
        "deck",
        "discard",
        "disclosed",
        "dragons",
        "earth_total",
        "fire_total",
        "fresh",
        "hand",
        "holds",
        "icons_off",
        "ignored",
        "known",
        "laid",
        "landed",
        "lasting",
        "mixed",
        "muted",
        "orders",
        "out_at",
        "pile",
        "protected",
        "ran_out",
        "seen",
        "ships",
        "stacked",
        "strewn",
        "summed",
        "sums",
        "support",
        "targets",
        "top",
        "used",
        "voice",
    )

    def __init__(self, ships: CardSet = 0, source: Side | None = None) -> None:
        # Both branches set every attribute, so that compiled code need not check whether one is set.
        if source is None:
            self.hand: CardSet = 0
            # the draw deck without an order: the top card is chosen at random when it is needed
            self.deck: CardSet = 0
            self.top: tuple[
                int, ...
            ] = ()  # cards known to lie on top of `deck`, next one last (set by positions)
            self.bottom: tuple[int, ...] = ()  # cards put under the deck, the lowest first
            self.discard: CardSet = 0
            self.pile: CardSet = 0  # leadership cards played or discarded, on the leader
            self.combat: CardSet = 0  # all of the combat area, covered cards too
            self.active: CardSet = 0  # of the combat area, not covered
            self.support: CardSet = 0  # face-up supports and bluffs
            self.bluffs: CardSet = 0  # of the support area: face down
            self.laid: tuple[int, ...] = ()  # the bluffs in the order in which they were laid
            self.ships: CardSet = 0  # of the influence area, landed ones too
            self.landed: CardSet = 0  # of the ships
            self.holds: tuple[int, ...] = (
                0,
            ) * ships  # the cargo of each ship, in the order of Deck.ship_list
            self.orders: CardSet = 0  # of the pile: leadership cards whose text is in force this turn
            # what stays when a fight ends: his card in the Hyla area, achievements, emissary, inquisitor
            self.lasting: CardSet = 0
            self.dragons: DragonSet = 0  # bits: 1 Lika, 2 Doran, 4 Sesa
            self.fresh: CardSet = 0  # played this turn, wherever they are now
            self.as_free: CardSet = 0  # of `fresh`: did not count towards a limit
            self.used: CardSet = 0  # texts used this turn; demands met; NextCardFree texts that were used up
            self.targets: tuple[int, ...] = ()  # aim(source, target)
            self.disclosed: CardSet = 0  # of the hand: lying face up
            # in hand, face down or under the deck, and the other player knows it is there
            self.seen: CardSet = 0
            self.blurred: CardSet = 0  # in hand or face down, and the other player knows only that
            # Where only the top cards of the piles may be seen: the cards of both piles as they came. What is
            # not there was shuffled.
            self.stacked: Layer | None = None
            # in the shuffled pile, or drawn from it unseen: the other player cannot tell which
            self.mixed: CardSet = 0
            self.strewn = False  # ... and a card drawn from it may have gone into the deck since
            # where lists are secret: the other player knows that the list has this card
            self.known: CardSet = 0
            self.barred: CardSet = 0  # cards whose play was undone this turn; it may not be repeated
            self.out_at: i64 = 0  # the time of `State.clock` when hand and deck ran out; 0: they have not
            self.ran_out = False  # in this fight, hand and deck had run out at some time
            # What the zones mean; computed by `rules.survey`.
            self.ignored: CardSet = 0
            self.muted: CardSet = 0
            self.icons_off: i64 = 0
            self.bluffs_off = False  # face-down cards are ignored
            self.protected: CardSet = 0
            self.banned: CardSet = 0
            self.voice: CardSet = 0
            self.fire_total: Points = -1
            self.earth_total: Points = -1
            self.summed: CardSet = 0  # the cards on the table whose printed values ...
            self.sums: i64 = 0  # ... were added up, both elements in one figure
        else:
            self.hand = source.hand
            self.deck = source.deck
            self.top = source.top
            self.bottom = source.bottom
            self.discard = source.discard
            self.pile = source.pile
            self.combat = source.combat
            self.active = source.active
            self.support = source.support
            self.bluffs = source.bluffs
            self.laid = source.laid
            self.ships = source.ships
            self.landed = source.landed
            self.holds = source.holds
            self.orders = source.orders
            self.lasting = source.lasting
            self.dragons = source.dragons
            self.fresh = source.fresh
            self.as_free = source.as_free
            self.used = source.used
            self.targets = source.targets
            self.disclosed = source.disclosed
            self.seen = source.seen
            self.blurred = source.blurred
            self.stacked = source.stacked
            self.mixed = source.mixed
            self.strewn = source.strewn
            self.known = source.known
            self.barred = source.barred
            self.out_at = source.out_at
            self.ran_out = source.ran_out
            self.ignored = source.ignored
            self.muted = source.muted
            self.icons_off = source.icons_off
            self.bluffs_off = source.bluffs_off
            self.protected = source.protected
            self.banned = source.banned
            self.voice = source.voice
            self.fire_total = source.fire_total
            self.earth_total = source.earth_total
            self.summed = source.summed
            self.sums = source.sums

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def copy(self) -> Side:
        """A separate copy of this side."""
        return Side(0, self)

    def cargo(self) -> CardSet:
        """All cards on ships."""
        loaded = 0
        for hold in self.holds:
            loaded |= hold
        return loaded

    def in_order(self, cards: CardSet) -> list[int]:
        """Those of the cards that are stacked, from the bottom up."""
        found: list[int] = []
        layer = self.stacked
        while layer is not None:
            rest = layer.cards & cards
            while rest:  # the highest first, because the list is reversed at the end
                highest = top(rest)
                found.append(highest)
                rest ^= 1 << highest
            layer = layer.below
        found.reverse()
        return found

    def deck_count(self) -> Count:
        """How many cards the draw deck has."""
        return size(self.deck) + len(self.bottom) + len(self.top)

    def out_of_cards(self) -> bool:
        """Whether hand and draw deck are both empty."""
        return not self.hand | self.deck and not self.bottom and not self.top
