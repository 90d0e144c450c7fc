"""Decks by name: the ready-made deck of a people, or a list of cards."""

from __future__ import annotations

from functools import lru_cache

from bluemoon.cards.pool import find, ready_made
from bluemoon.duel.model.deck import Deck


@lru_cache(maxsize=64)
def people_deck(people: str) -> Deck:
    """The ready-made deck of a people. It is made once and then shared."""
    cards = ready_made(people)
    return Deck(people.strip().capitalize(), cards)


def named_deck(name: str, names: tuple[str, ...]) -> Deck:
    """A deck called `name` of the cards with these names."""
    return Deck(name, tuple(find(card) for card in names))
