"""Deck building: the best deck that a leader's people, cards and moons allow.

A deck's worth is the worth of its cards and how well they go together. A card is judged by some traits, above
all by its moons, with which its designers rated it; no card is known by name. The weights of the traits were
fitted to games between adepts (benchmarks/deck_worth.py), in hundredths of the logarithm of the odds to win
with a deck of thirty cards.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from bluemoon.cards import POOL, Card
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import BESIDE_LEADER, CARDS, MOONS
from bluemoon.formats.specials import specials
from bluemoon.messages import SetupCode
from bluemoon.powers.vocabulary import ANY_TYPE, FIGHTERS, GANG, Icon, Type
from bluemoon.sets import bits

FILE: Final = Path(__file__).with_name("deck_worth.json")


def read_weights(file: Path) -> dict[str, float]:
    """The weights of the traits out of a file; it says, too, what made them."""
    known: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return known


# By trait: 'high' is the better of a card's two values, a type stands beside characters, 'foreign' is a card
# that is not of the leader's people, 'kin' every two cards that can be played together; for the last ones see
# CROWDS.
WEIGHTS: Final = read_weights(FILE)
ICONS: Final[tuple[tuple[str, Icon], ...]] = (
    ("stop", Icon.STOP),
    ("free", Icon.FREE),
    ("protect", Icon.PROTECT),
    ("gang", GANG),
)
TOGETHER: Final = Icon.PAIR | GANG
# Of some types each further card adds less: only one of them is played in a turn.
CROWDS: Final[tuple[tuple[str, Type], ...]] = (
    ("characters", Type.CHARACTER),
    ("supports", Type.SUPPORT),
    ("leads", ANY_TYPE & ~FIGHTERS),
)
PRICES: Final = (0.0, 3.0, 6.0, 10.0, 15.0)  # worth subtracted for each moon; all are tried


def traits(card: Card) -> dict[str, float]:
    """The traits of a card as named numbers."""
    kind = (card.type.name or "").lower()
    found = {kind: 1.0, "moons": float(card.moons)}
    if card.type & FIGHTERS:
        values = (card.fire or 0, card.earth or 0)
        found |= {f"high {kind}": float(max(values)), f"low {kind}": float(min(values))}
    return found | {name: 1.0 for name, icons in ICONS if card.icons & icons}


def worth(card: Card, people: str) -> float:
    """What a card is worth by itself in a deck of the people."""
    value = sum(WEIGHTS.get(trait, 0.0) * much for trait, much in traits(card).items())
    return value if card.people == people else value + WEIGHTS["foreign"]


def kin(one: Card, two: Card) -> bool:
    """Can they be played together as a pair or a gang?"""
    shared = one.icons & two.icons & TOGETHER
    return bool(shared) and one.type is two.type and one.first_word == two.first_word


def all_cards(match: bool = False) -> list[Card]:
    """What decks are built of; achievements can be played in matches only (004 Achievement Cards)."""
    cards = {card.name: card for card in (*POOL, *specials().cards)}.values()
    return [card for card in cards if not card.type & BESIDE_LEADER and (match or not card.dragon)]


def appeal(card: Card, kept: Sequence[Card], size: int = CARDS) -> float:
    """What a card adds to those that are kept for a deck without a leader, as in a draft."""
    choice = Choice([card, *kept], "")
    return choice.gain(0, (1 << len(kept) + 1) - 2, size)


def best_deck(
    people: str, size: int = CARDS, moons: int = MOONS, cards: Iterable[Card] | None = None
) -> tuple[Card, ...]:
    """The best deck that was found for a leader: exactly `size` cards, with at most `moons` moons on those
    that are not of his people. Decks are built card by card at several prices of a moon; then cards are
    exchanged as long as that makes the deck better."""
    choice = Choice(all_cards() if cards is None else list(cards), people)
    begun = [choice.begin(size, moons, price) for price in PRICES]
    deck = choice.exchange(max(begun, key=choice.total), moons)
    return tuple(choice.cards[number] for number in bits(deck))


def deck_worth(cards: Iterable[Card], people: str) -> float:
    """What a deck is worth, its size left out."""
    choice = Choice(list(cards), people)
    return choice.total((1 << len(choice.cards)) - 1)


class Choice:
    """The cards to choose from, by number, and what is known of them; decks are sets of numbers."""

    def __init__(self, cards: list[Card], people: str) -> None:
        self.cards = cards
        self.worth = [worth(card, people) for card in cards]
        self.cost = [0 if card.people == people else card.moons for card in cards]
        sociable = [(number, card) for number, card in enumerate(cards) if card.icons & TOGETHER]
        self.kin = [0] * len(cards)
        for number, card in sociable:
            self.kin[number] = sum(1 << n for n, other in sociable if n != number and kin(card, other))
        self.crowds = [
            (WEIGHTS[name], sum(1 << number for number, card in enumerate(cards) if card.type & types))
            for name, types in CROWDS
        ]

    def gain(self, card: int, deck: int, size: int) -> float:
        """What a card adds to a deck that will have so many cards."""
        value = self.worth[card] + WEIGHTS["kin"] * (self.kin[card] & deck).bit_count()
        for weight, crowd in self.crowds:
            if crowd >> card & 1:
                value += weight * (2 * (crowd & deck).bit_count() + 1) / size
        return value

    def total(self, deck: int) -> float:
        """What a deck is worth: every card adds to those before it."""
        return sum(self.gain(card, deck & ((1 << card) - 1), deck.bit_count()) for card in bits(deck))

    def begin(self, size: int, moons: int, price: float, deck: int = 0) -> int:
        """A deck built by always adding to `deck` the card that brings most, less the price of its moons;
        `moons` are those that may be added."""
        while deck.bit_count() < size:
            able = self._able(deck, moons)
            if not able:
                raise BluemoonError(SetupCode.DECK_TOO_SMALL, have=deck.bit_count(), wanted=size)
            best = max(able, key=lambda card: self.gain(card, deck, size) - price * self.cost[card])
            moons -= self.cost[best]
            deck |= 1 << best
        return deck

    def exchange(self, deck: int, moons: int, fixed: int = 0) -> int:
        """Exchange cards for better ones that the moons allow, until there is none; `fixed` cards stay."""
        size = deck.bit_count()
        left = moons - sum(self.cost[card] for card in bits(deck))
        found = True
        while found:
            found = False
            for card in bits(deck & ~fixed):
                rest = deck & ~(1 << card)
                able = [card, *self._able(deck, left + self.cost[card])]
                best = max(able, key=lambda other: self.gain(other, rest, size))
                if best != card:
                    left += self.cost[card] - self.cost[best]
                    deck = rest | 1 << best
                    found = True
        return deck

    def _able(self, deck: int, moons: int) -> list[int]:
        """The cards outside the deck that cost at most so many moons."""
        return [card for card, cost in enumerate(self.cost) if cost <= moons and not deck >> card & 1]
