"""One game to be played somewhere, as plain data; the same task has the same outcome on every machine."""

from __future__ import annotations

from typing import Any, NamedTuple

from bluemoon.bots import Budget, make
from bluemoon.bots.registry import named
from bluemoon.city import engine as city
from bluemoon.duel import Deck, named_deck
from bluemoon.duel import engine as duel

UNHURRIED = 10**9  # more playouts than any bot needs: results do not depend on the clock
PLAYOUTS = 400  # of master in a turn, unless said otherwise


class Task(NamedTuple):
    """A game: what is played, by which bots, with which decks and which seed."""

    key: str  # names the task within its run
    group: str  # the comparison it belongs to
    game: str
    seed: str
    bots: tuple[str, ...]  # the level in each seat; 'master:2000': with so many playouts in a turn
    decks: tuple[str, ...] = ()  # a people, or 'name: card; card; …'
    rules: str = "legends"
    playouts: int = PLAYOUTS
    subject: int = 0  # the seat whose success is counted
    match: bool = False  # one game of a match: achievements can be played


class Outcome(NamedTuple):
    """The result of a task: the share of the victory that its subject got, and how long the game was."""

    key: str
    score: float
    turns: int
    decisions: int
    lost: int = 0  # decisions that a bot from outside lost, because it gave no usable answer


def deck_text(deck: Deck) -> str:
    """A deck as a task names it."""
    return f"{deck.name}: {'; '.join(deck.names)}"


def read_deck_text(text: str) -> str | Deck:
    """The deck that a task names: a people, or a deck that was written by `deck_text`."""
    name, colon, cards = text.rpartition(": ")  # the name of a deck may have a colon; no card's has
    return named_deck(name, tuple(card.strip() for card in cards.split(";"))) if colon else cards


def play(task: Task) -> Outcome:
    """Play the game and tell how it ended."""
    game, bots, decisions = played(task)
    winners = game.result.winners
    score = 1.0 / len(winners) if task.subject in winners else 0.0
    if not winners:
        score = 1.0 / len(task.bots)  # a draw
    lost = sum(len(getattr(bot, "faults", ())) for bot in bots)
    return Outcome(task.key, score, game.turn, decisions, lost)


def played(task: Task) -> tuple[Any, list[Any], int]:
    """Play the game: its end on the engine layer, the bots, and how many decisions there were."""
    game: Any
    if task.game == "duel":
        game = duel.new_game(
            [read_deck_text(deck) for deck in task.decks], task.rules, task.seed, match=task.match
        )
    else:
        game = city.new_game(len(task.bots), seed=task.seed)
    bots = [_bot(task, seat) for seat in range(len(task.bots))]
    decisions = 0
    while not game.over:
        seat = game.player
        actions = game.legal_actions()
        if len(actions) == 1:  # nothing to choose
            game.apply(actions[0])
        else:
            game.apply(bots[seat].decide(game.view(seat), actions, game.text))
        decisions += 1
    return game, bots, decisions


def _bot(task: Task, seat: int) -> Any:
    level, own = named(task.game, task.bots[seat])
    playouts = (own or task.playouts) if level.startswith("master") else UNHURRIED
    # The subject's seed does not depend on its seat: paired games differ only in who sits where.
    role = "subject" if seat == task.subject else f"other {(seat - task.subject) % len(task.bots)}"
    return make(task.game, level, f"{task.seed} {role}", Budget(playouts=playouts))
