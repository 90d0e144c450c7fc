"""Decks of every kind, to train and to measure with: built, with an emissary, with an inquisitor, drafted."""

from __future__ import annotations

from functools import lru_cache

from bluemoon.bots.decks import all_cards, appeal, best_deck
from bluemoon.bots.draft import DraftBot
from bluemoon.cards import PEOPLES, Card, find
from bluemoon.duel import Deck
from bluemoon.formats.decks import CARDS, MOONS, DeckList, Terms, playable
from bluemoon.formats.draft_engine import new_draft
from bluemoon.formats.specials import specials
from bluemoon.powers.vocabulary import Type

KINDS = ("built", "emissaries", "inquisitors", "drafted")
DRAFTS = 9  # of two players: eighteen drafted decks


@lru_cache(maxsize=256)
def built_deck(people: str) -> Deck:
    """The best deck that is found for a people."""
    cards = tuple(card.name for card in best_deck(people))
    return playable(DeckList(f"Built {people}", people, cards))


@lru_cache(maxsize=256)
def deck_with(companion: str, people: str, match: bool = True) -> Deck:
    """The people's deck with an emissary or inquisitor."""
    card = specials().find(companion)
    name = f"{people} with {companion}"
    if card.type is Type.EMISSARY:
        return playable(DeckList(name, people, emissary=companion))
    cards = chosen_for(card, people, match)
    return playable(DeckList(name, people, cards, inquisitor=companion), Terms(match=match))


def chosen_for(inquisitor: Card, people: str, match: bool = True) -> tuple[str, ...]:
    """The cards of the best deck that the inquisitor allows."""
    size, moons = CARDS + inquisitor.more_cards, MOONS + inquisitor.more_moons
    return tuple(card.name for card in best_deck(people, size, moons, all_cards(match)))


def chosen_of(drafted: tuple[str, ...]) -> tuple[str, ...]:
    """The thirty drafted cards that a bot builds its deck of."""
    left = [find(card) for card in drafted]
    chosen: list[Card] = []
    while left and len(chosen) < CARDS:
        best = max(left, key=lambda card: appeal(card, chosen))
        left.remove(best)
        chosen.append(best)
    return tuple(card.name for card in chosen)


@lru_cache(maxsize=256)
def drafted_decks(seed: str) -> tuple[Deck, Deck]:
    """The decks of two bots that draft against each other."""
    draft = new_draft(2, seed=seed)
    bots = [DraftBot(f"{seed} {seat}") for seat in (0, 1)]
    while not draft.over:
        seat = draft.player
        draft.apply(bots[seat].decide(draft.view(seat), draft.legal_actions(seat), draft.text))
    one, two = (drafted_deck(f"Draft {seed} {seat}", draft.drafted(seat)) for seat in (0, 1))
    return one, two


def drafted_deck(name: str, drafted: tuple[str, ...]) -> Deck:
    """The deck that a bot builds of what it drafted."""
    return playable(DeckList(name, cards=chosen_of(drafted)), drafted=drafted)


def decks_of(kind: str) -> list[Deck]:
    """Some decks of a kind: all peoples, each emissary or inquisitor with every one of them, or eighteen
    drafted decks."""
    if kind == "built":
        return [built_deck(people) for people in PEOPLES]
    if kind == "drafted":
        return [deck for number in range(DRAFTS) for deck in drafted_decks(str(number))]
    type_ = Type.EMISSARY if kind == "emissaries" else Type.INQUISITOR
    return [
        deck_with(card.name, people, match=False) for people in PEOPLES for card in specials().of_type(type_)
    ]
