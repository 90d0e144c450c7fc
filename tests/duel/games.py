"""Random games for tests: ready-made decks in pairs, decks mixed from the pool, games halfway through."""

from __future__ import annotations

import random

from bluemoon.cards import PEOPLES
from bluemoon.cards.pool import POOL
from bluemoon.cards.vocabulary import Type
from bluemoon.duel import Deck, Duel, named_deck, new_game
from bluemoon.duel import actions as do
from bluemoon.duel.state import Event

EDITIONS = ("legends", "classic")
PAIRS = [(one, two) for one in PEOPLES for two in PEOPLES]

PLAYABLE = Type.CHARACTER | Type.BOOSTER | Type.SUPPORT | Type.LEADERSHIP | Type.SHIP


def mixed_deck(rng: random.Random, name: str = "Mixed") -> Deck:
    """Thirty cards from anywhere: characters enough for a fight, and many of the cards that hide or show."""
    cards = [card for card in POOL if card.type & PLAYABLE]
    characters = [card.name for card in cards if card.type is Type.CHARACTER]
    others = [card.name for card in cards if card.type is not Type.CHARACTER]
    names = rng.sample(characters, 15) + rng.sample(others, 15)
    return named_deck(name, tuple(names))


def any_game(rng: random.Random) -> Duel:
    """A game of any pair of decks in any edition, sometimes with the mulligan, sometimes with mixed decks."""
    decks: tuple[str | Deck, str | Deck] = rng.choice(PAIRS)
    if rng.random() < 0.4:
        decks = (mixed_deck(rng, "One"), mixed_deck(rng, "Two"))
    return new_game(decks, rng.choice(EDITIONS), rng.randrange(10**9), mulligan=rng.random() < 0.2)


def at_random(game: Duel, rng: random.Random) -> list[Event]:
    """A random action, a retreat or decline only now and then, so that fights grow long."""
    actions = game.legal_actions()
    action = rng.choice(actions)
    if action >> 12 in (do.RETREAT, do.DECLINE) and rng.random() < 0.8:
        action = rng.choice(actions)
    return game.apply(action)


def game_after(seed: int, decisions: int) -> Duel:
    """Some game after that many random decisions, or at its end."""
    rng = random.Random(seed)
    game = any_game(rng)
    for _ in range(decisions):
        if game.over:
            break
        at_random(game, rng)
    return game
