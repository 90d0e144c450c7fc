"""Random games for tests: ready-made decks in pairs, decks mixed from the pool, games halfway through."""

from __future__ import annotations

import random

from bluemoon.cards import PEOPLES
from bluemoon.cards.card import Card
from bluemoon.cards.pool import POOL
from bluemoon.duel import Deck, named_deck
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import Event
from bluemoon.powers.chosen import Each
from bluemoon.powers.drawing import DrawFromDiscards, DrawThenShuffleIn, RevealTop
from bluemoon.powers.hands import BottomAny, Disclose
from bluemoon.powers.searching import SearchDeck, SearchDiscards, ShuffleDiscardsIn, TakeBack
from bluemoon.powers.vocabulary import BLUFF, Type

EDITIONS = ("legends", "classic")
PAIRS = [(one, two) for one in PEOPLES for two in PEOPLES]

PLAYABLE = Type.CHARACTER | Type.BOOSTER | Type.SUPPORT | Type.LEADERSHIP | Type.SHIP


HIDING = (
    *(BottomAny, Disclose, DrawFromDiscards, DrawThenShuffleIn, Each, RevealTop),
    *(SearchDeck, SearchDiscards, ShuffleDiscardsIn, TakeBack),
)


def hides_or_shows(card: Card) -> bool:
    """Does the card make something hidden or known: a bluff, a search, a hand laid open?"""
    return bool(card.icons & BLUFF) or any(isinstance(power.word, HIDING) for power in card.powers)


def mixed_deck(rng: random.Random, name: str = "Mixed", hiding: bool = False) -> Deck:
    """Thirty cards from anywhere, characters enough for a fight; `hiding`: many that hide or show cards."""
    cards = [card for card in POOL if card.type & PLAYABLE]
    special = [card.name for card in cards if hides_or_shows(card)]
    chosen = set(rng.sample(special, 18)) if hiding else set()
    characters = [card.name for card in cards if card.type is Type.CHARACTER and card.name not in chosen]
    others = [card.name for card in cards if card.type is not Type.CHARACTER and card.name not in chosen]
    names = [*sorted(chosen), *rng.sample(characters, 15 - len(chosen) // 2)]
    names += rng.sample(others, 30 - len(names))
    return named_deck(name, tuple(names))


def any_game(rng: random.Random, piles: str = "top") -> DuelState:
    """A game of any pair of decks in any edition, sometimes with the mulligan, often with mixed decks."""
    decks: tuple[str | Deck, str | Deck] = rng.choice(PAIRS)
    kind = rng.random()
    if kind < 0.6:
        hiding = kind < 0.4
        decks = (mixed_deck(rng, "One", hiding), mixed_deck(rng, "Two", hiding))
    return new_game(
        decks, rng.choice(EDITIONS), rng.randrange(10**9), mulligan=rng.random() < 0.2, piles=piles
    )


def at_random(game: DuelState, rng: random.Random) -> list[Event]:
    """A random action, a retreat or decline only now and then, so that fights grow long."""
    actions = game.legal_actions()
    action = rng.choice(actions)
    if action >> 12 in (do.RETREAT, do.DECLINE) and rng.random() < 0.8:
        action = rng.choice(actions)
    return game.apply(action)


def game_after(seed: int, decisions: int, piles: str = "top") -> DuelState:
    """Some game after that many random decisions, or at its end."""
    rng = random.Random(seed)
    game = any_game(rng, piles)
    for _ in range(decisions):
        if game.over:
            break
        at_random(game, rng)
    return game
