"""The weights of a deck's cards in each place where they can lie, for both networks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.lanes import FIRST, Sums, side_by_side, with_cards, without_cards
from bluemoon.bots.duel.network import Network, Told
from bluemoon.bots.duel.networks import Networks, networks
from bluemoon.duel.model.deck import Deck
from bluemoon.sets import bits

if TYPE_CHECKING:
    from mypy_extensions import i64

# By number: the own places first, then the other player's.
HAND: Final = 0
DECK: Final = 1
LASTING: Final = 2
SHIPS: Final = 3
CARGO: Final = 4
STOCK: Final = 5  # what the other player may hold or draw or has laid face down
KNOWN: Final = 6  # ... of that, what is known to be in his hand or face down
THEIR_LASTING: Final = 7
THEIR_SHIPS: Final = 8
THEIR_CARGO: Final = 9
ACTIVE: Final = 10  # from here on: in fights only
COVERED: Final = 11
SUPPORT: Final = 12
BLUFFS: Final = 13
THEIR_ACTIVE: Final = 14
THEIR_SUPPORT: Final = 15
MOST_DECKS: Final = 100  # whose places are kept


class Place:
    """The weights of the cards of one deck in one place."""

    __slots__ = ("_cards", "_deck", "_element", "_kept", "_learnt", "_name", "_network")

    def __init__(self, deck: Deck, network: Network, name: str, element: int) -> None:
        self._deck = deck
        self._network = network
        self._name = name
        self._element = element  # of the fight; -1 where there is none
        self._cards: list[Sums] = [None] * deck.size
        self._learnt: i64 = 0  # the cards whose rows are known
        nothing: i64 = 0
        # The last set of cards that was asked for, and the sum of its rows.
        self._kept: tuple[i64, Sums] = (nothing, side_by_side([0] * FIRST))

    def sum(self, cards: i64) -> Sums:
        """The sum of the rows of a set of cards, good until the next one is asked for. Draw decks rarely
        change, and then by few cards: only those are added and taken away."""
        if cards & ~self._learnt:
            self._learn(cards)
        known, sums = self._kept
        if cards != known:
            sums = with_cards(sums, self._cards, cards & ~known)
            sums = without_cards(sums, self._cards, known & ~cards)
            self._kept = (cards, sums)  # both at once: in plain Python another thread may ask, too
        return sums

    def add(self, cards: i64, to: Told) -> None:
        """Add the rows of the cards."""
        if cards:
            if cards & ~self._learnt:
                self._learn(cards)
            to.sums = with_cards(to.sums, self._cards, cards)

    def _learn(self, cards: i64) -> None:
        """Fetch the rows of the cards."""
        for card in bits(cards & ~self._learnt):
            self._cards[card] = self._network.card(self._deck.cards[card], self._name, self._element)
        self._learnt |= cards


class Places:
    """All places of one deck, for both networks."""

    def __init__(self, deck: Deck, nets: Networks) -> None:
        self.nets = nets
        fight = nets.fight
        between = nets.between
        self.fight: tuple[tuple[Place, ...], ...] = (
            tuple([Place(deck, fight, name, 0) for name in fight.places]),
            tuple([Place(deck, fight, name, 1) for name in fight.places]),
        )
        self.between: tuple[Place, ...] = tuple([Place(deck, between, name, -1) for name in between.places])


_PLACES: dict[Deck, Places] = {}


def places(deck: Deck) -> Places:
    """The places of a deck, with the rows of the networks in use."""
    nets = networks()
    known = _PLACES.get(deck)
    if known is None or known.nets is not nets:
        if len(_PLACES) > MOST_DECKS:
            _PLACES.clear()
        known = _PLACES[deck] = Places(deck, nets)
    return known
