"""Habits of a player, by people: how often in a game he retreats, declines, loads ships, bluffs and calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bluemoon.bots import Budget, make
from bluemoon.duel import engine as duel
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of

HABITS = (
    "announcements",
    "forced retreats",
    "chosen retreats",
    "declined",
    "texts used",
    "retrieved",
    "ships loaded",
    "bluffs",
    "lies",
    "bluffs called",
    "bluffs trusted",
)
KINDS = {
    do.ANNOUNCE: "announcements",
    do.DECLINE: "declined",
    do.USE: "texts used",
    do.RETRIEVE: "retrieved",
    do.LOAD: "ships loaded",
    do.BLUFF: "bluffs",
}


class Habits:
    """Counts what was done with each people."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {}
        self.games: Counter[str] = Counter()

    def game(self, peoples: Iterable[str]) -> None:
        """A game of these peoples is counted."""
        self.games.update(peoples)

    def note(self, game: DuelState, act: int, people: str) -> None:
        """Count an action that the deciding player is about to take."""
        for habit in habits_of(game, act):
            self.counts.setdefault(people, Counter())[habit] += 1

    def mean(self, habit: str, people: str = "") -> float:
        """How often a habit occurs in a game, with this people or ('') with any."""
        peoples = [people] if people else list(self.games)
        games = sum(self.games[name] for name in peoples)
        return sum(self.counts.get(name, Counter())[habit] for name in peoples) / max(games, 1)


def habits_of(game: DuelState, act: int) -> list[str]:
    """The habits that an action counts for; most actions count for none."""
    kind = kind_of(act)
    if game.stack:
        if game.stack[-1][0] != frames.CALLING:
            return []
        return ["bluffs called" if kind == do.CALL else "bluffs trusted"]
    if kind == do.RETREAT:
        return ["forced retreats" if len(game.legal_actions()) == 1 else "chosen retreats"]
    found = [KINDS[kind]] if kind in KINDS else []
    if kind == do.BLUFF and not game.decks[game.player].bluff_of[game.element] >> card_of(act) & 1:
        found.append("lies")
    return found


def own_games(level: str, pairs: Iterable[tuple[str, str]], games: int, playouts: int) -> Habits:
    """The habits of a bot in games against itself."""
    habits = Habits()
    for pair in pairs:
        for number in range(games):
            habits.game(pair)
            play_noting(level, pair, f"habits {pair} {number}", playouts, habits)
    return habits


def play_noting(level: str, pair: tuple[str, str], seed: str, playouts: int, habits: Habits) -> None:
    """Play a game of a bot against itself and count its habits."""
    game = duel.new_game(pair, "classic", seed)
    bots = [make("duel", level, f"{seed} {seat}", Budget(playouts=playouts)) for seat in (0, 1)]
    while not game.over:
        actions = game.legal_actions()
        seat = game.player
        act = actions[0] if len(actions) == 1 else bots[seat].decide(game.view(seat), actions, game.text)
        habits.note(game, act, pair[seat])
        game.apply(act)
