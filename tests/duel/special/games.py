"""Random games with the cards of special types: emissary decks, decks mixed with everything, secret lists."""

from __future__ import annotations

import random

from bluemoon.cards import PEOPLES, POOL, SPECIAL, emissaries, emissary_set, find, ready_made
from bluemoon.duel import Deck
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.powers.vocabulary import Type
from tests.duel.games import EDITIONS, at_random

COURT = Type.EMISSARY | Type.INQUISITOR


def emissary_deck(people: str, emissary: str) -> Deck:
    """The ready-made deck, the people's cards of no deck, the emissary and his set (004 Emissaries)."""
    left = [card for card in POOL if card.people == people and not card.deck]
    return Deck(f"{people} {emissary}", (*ready_made(people), *left, *emissary_set(emissary), find(emissary)))


def special_deck(rng: random.Random, name: str) -> Deck:
    """Characters of the peoples, all sorts of special cards, an inquisitor."""
    characters = [card for card in POOL if card.type is Type.CHARACTER]
    others = [
        card for card in POOL if card.type & (Type.BOOSTER | Type.SUPPORT | Type.LEADERSHIP | Type.SHIP)
    ]
    special = [card for card in SPECIAL if not card.type & COURT]
    inquisitors = [card for card in SPECIAL if card.type is Type.INQUISITOR]
    cards = (*rng.sample(characters, 12), *rng.sample(others, 8), *rng.sample(special, 14))
    return Deck(name, (*cards, rng.choice(inquisitors)))


def special_game(rng: random.Random, secret: bool | None = None) -> DuelState:
    """A game of emissary decks or mixed ones, in a match or not."""
    if rng.random() < 0.5:
        names = [card.name for card in emissaries()]
        one, two = (emissary_deck(rng.choice(PEOPLES), rng.choice(names)) for _ in "ab")
    else:
        one, two = special_deck(rng, "One"), special_deck(rng, "Two")
    hidden = rng.random() < 0.4 if secret is None else secret
    return new_game(
        (one, two),
        rng.choice(EDITIONS),
        rng.randrange(10**9),
        mulligan=rng.random() < 0.2,
        match=rng.random() < 0.7,
        open_lists=not hidden,
    )


def special_game_after(seed: int, decisions: int, secret: bool | None = None) -> DuelState:
    """Some such game after that many random decisions, or at its end."""
    rng = random.Random(seed)
    game = special_game(rng, secret)
    for _ in range(decisions):
        if game.over:
            break
        at_random(game, rng)
    return game
