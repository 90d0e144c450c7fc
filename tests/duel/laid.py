"""Positions laid out at random: tables as full of texts as games seldom make them."""

from __future__ import annotations

import random
from typing import Any

from bluemoon.cards.card import Card
from bluemoon.cards.pool import POOL
from bluemoon.duel import Deck, named_deck
from bluemoon.duel.engine import DuelState, from_position
from bluemoon.duel.model.relevance import tame
from bluemoon.powers.vocabulary import BLUFF, Icon, Type

PLAIN_ICONS = BLUFF | Icon.RETRIEVE | Icon.REPLACE
SHARES = ((Type.CHARACTER, 18), (Type.BOOSTER, 8), (Type.SUPPORT, 9), (Type.LEADERSHIP | Type.SHIP, 4))


def tricky(card: Card) -> bool:
    """Can the card matter for completing a turn by more than its value?"""
    return bool(card.icons & ~PLAIN_ICONS) or any(not tame(power) for power in card.powers)


def tricky_deck(rng: random.Random, name: str) -> Deck:
    """Cards from anywhere, most of them tricky: what two such decks do to each other, games seldom show."""
    names: list[str] = []
    for types, count in SHARES:
        cards = [card for card in POOL if card.type & types]
        weights = [4.0 if tricky(card) else 1.0 for card in cards]
        chosen: dict[str, None] = {}
        while len(chosen) < count:
            chosen[rng.choices(cards, weights)[0].name] = None
        names += chosen
    return named_deck(name, tuple(names))


def laid_out(decks: tuple[Deck, Deck], rules: str, rng: random.Random, **more: Any) -> DuelState:
    """A fight in the middle, seat 0 to move at the beginning of a turn."""
    data: dict[str, Any] = {
        "rules": rules,
        "decks": [deck.name for deck in decks],
        "lists": [list(deck.names) for deck in decks],
        "player": 0,
        "phase": "beginning",
        "fight": True,
        "element": rng.choice(("fire", "earth")),
        "dragons": rng.choice(([0, 0], [1, 0], [0, 1], [0, 2])),
        "turn": 2,
        "sides": [_side(decks[0], rng, rng.random() < 0.8), _side(decks[1], rng, True)],
    }
    return from_position({**data, **more}, seed=rng.randrange(10**9))


def _side(deck: Deck, rng: random.Random, fights: bool) -> dict[str, Any]:
    """One side: mostly one or two active characters, some supports, a hand of one to seven cards."""
    names = list(deck.names)
    rng.shuffle(names)
    kinds = {
        "characters": deck.characters,
        "boosters": deck.boosters,
        "supports": deck.supports,
        "ships": deck.ships,
        "bluffs": deck.bluff & deck.fighters,
    }
    taken: set[str] = {deck.names[i] for i in range(deck.size) if deck.court >> i & 1}

    def pick(kind: str, count: int) -> list[str]:
        found = [name for name in names if name not in taken and kinds[kind] >> deck.index[name] & 1][:count]
        taken.update(found)
        return found

    side: dict[str, Any] = {"lasting": sorted(taken)}
    if fights:
        actives = pick("characters", rng.choice((1, 1, 1, 2, 2, 3))) + pick(
            "boosters", rng.choice((0, 0, 1, 1))
        )
        covered = pick("characters", rng.choice((0, 0, 1, 3)))
        side["combat"] = [*actives, *({"card": name, "covered": True} for name in covered)]
        supports: list[Any] = [*pick("supports", rng.choice((0, 0, 1, 1, 2, 3)))]
        supports += [{"card": name, "bluff": True} for name in pick("bluffs", rng.choice((0, 0, 1, 2)))]
        side["support"] = supports
    if rng.random() < 0.5:
        ships = pick("ships", rng.choice((1, 2)))
        side["ships"] = []
        for name in ships:
            room = deck.capacity[deck.index[name]]
            kind = rng.choice(("characters", "boosters", "supports"))
            cargo = pick(kind, rng.randint(0, min(room, 2)))
            side["ships"].append({"card": name, "cargo": cargo})
    left = [name for name in names if name not in taken]
    side["hand"] = left[: rng.randint(1, 7)]
    gone = left[len(side["hand"]) :]
    cut = rng.randint(0, len(gone))
    leaderships = {name for name in gone[:cut] if deck.leaderships >> deck.index[name] & 1}
    side["discard"] = [name for name in gone[:cut] if name not in leaderships]
    side["leader"] = sorted(leaderships)
    return side
