"""A game as an environment sees it: whose turn it is, observations and masks by seat, actions by number."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluemoon.batch import two_peoples
from bluemoon.cards.pool import PEOPLES
from bluemoon.chance import Chance, Seed
from bluemoon.city import engine as city_engine
from bluemoon.duel import engine as duel_engine
from bluemoon.errors import BluemoonError, IllegalAction
from bluemoon.formats import draft_engine
from bluemoon.messages import GameCode
from bluemoon.numbers import city, draft, duel

Row = NDArray[np.uint8]


class Table(ABC):
    """One game in progress."""

    size = 0  # of an observation
    actions = 0  # how many numbers of actions there are
    players = 2
    state: Any

    @abstractmethod
    def begin(self, seed: Seed) -> None:
        """Begin a new game."""

    @abstractmethod
    def numbers(self) -> list[int]:
        """What the deciding seat may do."""

    @abstractmethod
    def observe(self, seat: int) -> bytes:
        """What the seat may know."""

    def act(self, number: int) -> None:
        """Take an action of `numbers()`; IllegalAction if it is none."""
        self.check(number)
        self.take(number)

    def check(self, number: int) -> None:
        """IllegalAction unless the number is one of `numbers()`."""
        if self.over:
            raise IllegalAction(GameCode.OVER)
        if not 0 <= number < self.actions:
            raise IllegalAction(f"there is no action {number}, only 0 to {self.actions - 1}")
        if number not in self.numbers():
            raise IllegalAction(f"action {number} is not possible now; the action mask says what is")

    @abstractmethod
    def take(self, number: int) -> list[Any]:
        """Take an action that is known to be possible, and return what happened."""

    @abstractmethod
    def words(self, number: int) -> str:
        """What an action of the deciding seat means."""

    @property
    def player(self) -> int:
        """The seat that decides."""
        return int(self.state.player)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    def rewards(self) -> list[float]:
        """What the end means for each seat: 1 for a victory, -1 for a defeat, 0 for a draw."""
        winners = self.state.result.winners
        if not winners or len(winners) == self.players:
            return [0.0] * self.players
        return [1.0 if seat in winners else -1.0 for seat in range(self.players)]

    def row(self, seat: int) -> Row:
        """The observation as an array."""
        return np.frombuffer(self.observe(seat), np.uint8).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each number that the seat may choose now; nothing if it does not decide."""
        found: NDArray[np.int8] = np.zeros(self.actions, np.int8)
        if not self.over and seat == self.player:
            found[self.numbers()] = 1
        return found


class DuelTable(Table):
    """A duel between ready-made decks; without `decks` each game draws two peoples by lot."""

    size = duel.SIZE
    actions = duel.ACTIONS

    def __init__(
        self, decks: tuple[str, str] | None = None, rules: str = "legends", piles: str = "top"
    ) -> None:
        self.decks = two_peoples(decks)
        self.rules = rules
        self.piles = piles
        self.begin(0)

    def begin(self, seed: Seed) -> None:
        """Begin a new game."""
        chance = Chance.of(f"decks {seed}")
        decks = self.decks or (PEOPLES[chance.below(9)], PEOPLES[chance.below(9)])
        self.state = duel_engine.new_game(decks, self.rules, seed, piles=self.piles)

    def numbers(self) -> list[int]:
        """What the deciding seat may do."""
        return duel.numbers_of(self.state, self.state.legal_actions())

    def observe(self, seat: int) -> bytes:
        """What the seat may know."""
        seen = bytearray(duel.SIZE)
        duel.pack(self.state, seat, seen, 0)
        return bytes(seen)

    def take(self, number: int) -> list[Any]:
        """Take an action that is known to be possible."""
        return list(self.state.apply(duel.code_of(self.state, number)))

    def words(self, number: int) -> str:
        """What an action of the deciding seat means."""
        return str(self.state.text(duel.code_of(self.state, number)))


class CityTable(Table):
    """Blue Moon City; a contribution is paid card by card."""

    size = city.SIZE
    actions = city.ACTIONS

    def __init__(self, players: int = 2, layout: str = "standard") -> None:
        self.players = players
        self.layout = layout
        self.begin(0)

    def begin(self, seed: Seed) -> None:
        """Begin a new game."""
        self.state = city_engine.new_game(self.players, self.layout, seed)
        self.steps = city.Steps()

    def numbers(self) -> list[int]:
        """What the deciding seat may do."""
        return city.numbers_of(self.state.legal_actions(), self.steps)

    def observe(self, seat: int) -> bytes:
        """What the seat may know."""
        seen = bytearray(city.SIZE)
        city.pack(self.state, seat, self.steps if seat == self.player else city.Steps(), seen, 0)
        return bytes(seen)

    def take(self, number: int) -> list[Any]:
        """Take an action that is known to be possible; a step of a contribution changes nothing yet."""
        action = city.done(number, self.state.legal_actions(), self.steps)
        return [] if action is None else list(self.state.apply(action))

    def words(self, number: int) -> str:
        """What an action of the deciding seat means."""
        return city.action_words(self.state.view(self.player), number)


class DraftTable(Table):
    """A draft: everybody picks at the same time, here one after the other, sealed. Nobody wins; the rewards
    are 0, so give your own from what was drafted (`drafted`)."""

    size = draft.SIZE
    actions = draft.ACTIONS

    def __init__(self, players: int = 2, match: bool = False) -> None:
        self.players = players
        self.match = match
        self.begin(0)

    def begin(self, seed: Seed) -> None:
        """Begin a new game."""
        self.state = draft_engine.new_draft(self.players, None, seed, self.match)

    def numbers(self) -> list[int]:
        """What the deciding seat may do."""
        text = self.state.text
        return [draft.INDEX[text(pick).removeprefix("pick ")] for pick in self.state.legal_actions()]

    def observe(self, seat: int) -> bytes:
        """What the seat may know."""
        return draft.observe(self.state.view(seat))

    def take(self, number: int) -> list[Any]:
        """Take an action that is known to be possible."""
        picks = self.state.legal_actions()
        return list(self.state.apply(picks[self.numbers().index(number)]))

    def words(self, number: int) -> str:
        """What an action of the deciding seat means."""
        return draft.action_words(None, number)

    def rewards(self) -> list[float]:
        """A draft is neither won nor lost."""
        return [0.0] * self.players

    def drafted(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat has drafted."""
        cards: tuple[str, ...] = self.state.drafted(seat)
        return cards


TABLES: dict[str, type[Table]] = {"duel": DuelTable, "city": CityTable, "draft": DraftTable}


def table(game: str, **options: Any) -> Table:
    """A table for a game by its name."""
    if game not in TABLES:
        raise BluemoonError(f"there is no environment for '{game}', only {', '.join(TABLES)}")
    return TABLES[game](**options)
