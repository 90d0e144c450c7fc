"""Games between bots, for tests."""

from __future__ import annotations

from typing import Any

from bluemoon.bots import Budget, make
from bluemoon.bots.base import NO_BUDGET
from bluemoon.chance import Chance
from bluemoon.city import engine as city
from bluemoon.duel import engine as duel
from bluemoon.formats.games import start_game
from tests.formats.lists import random_lists

SMALL = Budget(playouts=12)


def decided(game: Any, bots: list[Any], most: int = 10_000) -> int:
    """Let the bots play; the number of decisions made."""
    count = 0
    while not game.over and count < most:
        seat = game.player
        actions = game.legal_actions()
        action = bots[seat].decide(game.view(seat), actions, game.text)
        assert action in actions
        game.apply(action)
        count += 1
    return count


def bot(game: str, level: str, seed: int = 1) -> Any:
    """A bot whose choice does not hang on the clock."""
    return make(game, level, seed, SMALL if level == "master" else Budget(playouts=10_000))


def halfway(game: str, seed: int, decisions: int, open_lists: bool = True, piles: str = "top") -> Any:
    """A game in its middle, played by novices."""
    started: Any
    if game == "duel":
        decks = ("Buka", "Khind") if seed % 2 else ("Hoax", "Vulca")
        started = duel.new_game(decks, seed=seed, open_lists=open_lists, piles=piles)
    else:
        started = city.new_game(2 + seed % 3, seed=seed)
    decided(started, [make(game, "novice", seed)] * 4, decisions)
    return started


def another(game: str, state: Any, seat: int, seed: int) -> Any:
    """A game in which everything hidden from the seat is dealt anew."""
    view = state.view(seat)
    return (duel if game == "duel" else city).determinize(view, Chance.of(f"another {seed}"))


def play_lists_by_bots(
    kind: str, seed: str, levels: tuple[str, str], budget: Budget = NO_BUDGET
) -> duel.DuelState:
    """A game of two random lists of a kind between bots; the first one thinks within the budget."""
    decks, terms, drafted = random_lists(kind, seed)
    game = start_game(decks, terms, seed, drafted=drafted, mulligan=len(seed) % 2 == 0)
    bots = make("duel", levels[0], seed, budget), make("duel", levels[1], seed)
    while not game.over:
        actions = game.legal_actions()
        bot = bots[game.player]
        action = bot.decide(game.view(game.player), actions, game.text)
        assert action in actions
        assert bot.explain()
        game.apply(action)
    return game
