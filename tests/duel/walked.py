"""Games of every kind of decks in both editions, every decision compared with the brute force."""

from __future__ import annotations

import random

from bluemoon.duel import people_deck
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model import actions as do
from bluemoon.formats.decks import playable
from bluemoon.formats.games import start_game
from tests.duel.completion.brute_force import Tally, compare
from tests.duel.games import EDITIONS, PAIRS, mixed_deck
from tests.duel.laid import laid_out, tricky_deck
from tests.formats.lists import random_lists

PLAYED = ("ready", "built", "inquisitors", "emissaries", "families", "drafted", "mixed")
KINDS = (*PLAYED, "laid", "laid ready", "tricky")  # the last ones are laid out, not played to
TURNS = 4  # of a position that was laid out


def game_of(kind: str, seed: str) -> DuelState:
    """A game or position of a kind."""
    rng = random.Random(seed)
    rules = rng.choice(EDITIONS)
    if kind == "ready":
        return new_game(rng.choice(PAIRS), rules, seed, mulligan=rng.random() < 0.1)
    if kind == "mixed":
        return new_game((mixed_deck(rng, "One"), mixed_deck(rng, "Two")), rules, seed)
    if kind == "tricky":
        return laid_out((tricky_deck(rng, "One"), tricky_deck(rng, "Two")), rules, rng)
    if kind == "laid ready":
        peoples = rng.choice(PAIRS)
        return laid_out((people_deck(peoples[0]), people_deck(peoples[1])), rules, rng)
    if kind == "laid":
        lists, terms, _ = random_lists(rng.choice(("built", "inquisitors", "emissaries", "drafted")), seed)
        one, two = (playable(deck, terms, checked=False) for deck in lists)
        return laid_out((one, two), rules, rng)
    lists, terms, drafted = random_lists(kind, seed)
    return start_game(lists, terms, seed, drafted=drafted)


def examine(kind: str, seed: str, most: int) -> tuple[Tally, list[str]]:
    """Play a game at random, seldom retreating, and compare every decision."""
    tally = Tally()
    found: list[str] = []
    game = game_of(kind, seed)
    rng = random.Random(seed)
    last = game.turn + (10**6 if kind in PLAYED else TURNS)
    while not game.over and game.turn < last:
        found += [str(wrong) for wrong in compare(game, tally, most)]
        actions = game.legal_actions()
        action = rng.choice(actions)
        if action >> 12 in (do.RETREAT, do.DECLINE) and rng.random() < 0.8:
            action = rng.choice(actions)
        game.apply(action)
    return tally, found
