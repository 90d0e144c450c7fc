"""The pool: all cards by name, by people and number, the nine ready-made decks and the emissaries' sets.

POOL has the people cards and mutants, SPECIAL the cards of special types. RETIRED are cards of our own design
that were replaced by others: they can still be found by name, for old lists and games, but are in no list of
cards.
"""

from __future__ import annotations

from difflib import get_close_matches

from bluemoon.cards.aqua import aqua
from bluemoon.cards.buka import buka
from bluemoon.cards.card import Card
from bluemoon.cards.flit import flit
from bluemoon.cards.hoax import hoax
from bluemoon.cards.khind import khind
from bluemoon.cards.mimix import mimix
from bluemoon.cards.mutant import mutant
from bluemoon.cards.pillar import pillar
from bluemoon.cards.special import RETIRED as RETIRED
from bluemoon.cards.special import RETIRED_SETS, SETS
from bluemoon.cards.special import SPECIAL as SPECIAL
from bluemoon.cards.terrah import terrah
from bluemoon.cards.vulca import vulca
from bluemoon.errors import IllegalDeck, UnknownCard
from bluemoon.messages import DeckCode
from bluemoon.powers.vocabulary import Type

ALL = (vulca, hoax, mimix, flit, khind, terrah, pillar, aqua, buka, mutant)
PEOPLES: tuple[str, ...] = tuple(people.name for people in ALL[:-1])
POOL: tuple[Card, ...] = tuple(card for people in ALL for card in people.cards)

_OLD = {card.name.casefold(): card for card in RETIRED}
_BY_NAME = {card.name.casefold(): card for card in POOL + SPECIAL}
# Rulebook 000 spells the names of these two cards in another way.
_BY_NAME["aaralia-aqua-secunda"] = _BY_NAME["aaralia-aqua secunda"]
_BY_NAME["elemental spell"] = _BY_NAME["elemental enchantment"]


def find(name: str) -> Card:
    """The card of that name, in upper or lower case. If there is none, UnknownCard names the most similar
    ones."""
    key = " ".join(name.split()).casefold()
    card = _BY_NAME.get(key) or _OLD.get(key)
    if card is None:
        near = similar(key)
        if near:
            raise UnknownCard(DeckCode.UNKNOWN_CARD_NEAR, name=name, near=", ".join(near))
        raise UnknownCard(DeckCode.UNKNOWN_CARD, name=name)
    return card


def similar(name: str, cutoff: float = 0.6) -> list[str]:
    """The names of at most three cards that are written in nearly the same way; `cutoff`, from 0 to 1, is
    how similar they have to be."""
    key = " ".join(name.split()).casefold()
    return list(dict.fromkeys(_BY_NAME[match].name for match in get_close_matches(key, _BY_NAME, 3, cutoff)))


def people_name(people: str) -> str:
    """The people of that name, written as usual; the given name may be in upper or lower case."""
    found = next((p for p in PEOPLES if p.casefold() == people.strip().casefold()), None)
    if found is None:
        raise IllegalDeck(DeckCode.NO_PEOPLE, name=people, names=", ".join(PEOPLES))
    return found


def leader_of(people: str) -> Card:
    """The leader card of a people."""
    name = people_name(people)
    return next(card for card in POOL if card.type is Type.LEADER and card.people == name)


def ready_made(people: str) -> tuple[Card, ...]:
    """The thirty cards of a people's ready-made deck, without its leader, in the order of the pool."""
    name = people_name(people)
    return tuple(card for card in POOL if card.deck == name and card.type is not Type.LEADER)


def emissaries() -> tuple[Card, ...]:
    """All emissary cards."""
    return tuple(card for card in SPECIAL if card.type is Type.EMISSARY)


def emissary_set(emissary: str) -> tuple[Card, ...]:
    """The seven cards that an emissary adds to a deck (004 Emissaries)."""
    card = find(emissary)
    if card.type is not Type.EMISSARY:
        raise IllegalDeck(DeckCode.NO_EMISSARY, card=card.name)
    return tuple(find(name) for name in SETS.get(card.name) or RETIRED_SETS.get(card.name, ()))
