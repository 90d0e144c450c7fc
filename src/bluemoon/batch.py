"""Many games stepped together, for learning programs: observations and masks as NumPy arrays, without Python
objects for single steps (docs/learning.md). Needs the extra `rl`::

    games = DuelBatch(256, seed=1)
    games.reset()
    while True:
        numbers = ...                      # an action for each game, from games.observations and games.masks
        games.step(numbers)

A game that is over begins anew at once, with other cards. The arrays are filled again by each step: copy what
you keep.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from bluemoon.arguments import check_number, check_seed
from bluemoon.cards.pool import PEOPLES, people_name
from bluemoon.chance import Chance, Seed
from bluemoon.city import engine as city_engine
from bluemoon.duel import engine as duel_engine
from bluemoon.errors import BluemoonError, IllegalAction, IllegalDeck
from bluemoon.extras import need
from bluemoon.front import check_decks
from bluemoon.messages import SetupCode
from bluemoon.numbers import city, duel
from bluemoon.numbers.stepping import Town, show_duels, show_towns, step_duels, step_towns

need("rl", "bluemoon.batch")

import numpy as np  # noqa: E402  (first say what is missing)
from numpy.typing import NDArray  # noqa: E402

MOST = 1 << 16  # games in one batch


def two_peoples(decks: object) -> tuple[str, str] | None:
    """The two peoples whose ready-made decks play, or None: two by lot for each game. IllegalDeck says what
    is wrong with anything else."""
    if decks is None:
        return None
    check_decks(decks, 'decks=("Hoax", "Vulca")')
    assert isinstance(decks, Sequence)
    if len(decks) != 2:
        raise IllegalDeck(SetupCode.TWO_DECKS, n=len(decks))
    for deck in decks:
        if not isinstance(deck, str):
            raise IllegalDeck(f"a deck is the name of a people here, not {deck!r}")
    return people_name(decks[0]), people_name(decks[1])


def _rows(numbers: bytearray, count: int) -> NDArray[np.uint8]:
    """The same memory as an array with a row for each game."""
    return np.frombuffer(numbers, np.uint8).reshape(count, -1)


class Batch(ABC):
    """What batches of both games have in common.

    `observations` (games × SIZE, uint8) and `masks` (games × ACTIONS, uint8) are those of the seat that
    decides in each game, `players` (int8) says which seat that is. After `step`, `finished` (bool) marks the
    games that have just ended, `winners` (int8) has the seat that won or -1, and `rewards` (float32) what it
    meant for the seat that acted: 1, -1, or 0 for all others and for a draw.
    """

    size = 0  # of an observation
    actions = 0  # how many numbers of actions there are

    def __init__(self, count: int, seed: Seed) -> None:
        self.count = check_number(count, "count")
        if not 0 < self.count <= MOST:
            raise BluemoonError(f"a batch has 1 to {MOST} games, not {self.count}")
        self.seed = check_seed(seed)
        self.begun = 0  # games that were begun
        self._seen = bytearray(self.count * self.size)
        self.observations: NDArray[np.uint8] = _rows(self._seen, self.count)
        self._possible = bytearray(self.count * self.actions)
        self.masks: NDArray[np.uint8] = _rows(self._possible, self.count)
        self.rewards: NDArray[np.float32] = np.zeros(self.count, np.float32)
        self.finished: NDArray[np.bool_] = np.zeros(self.count, np.bool_)
        self.winners: NDArray[np.int8] = np.full(self.count, -1, np.int8)
        self._players = bytearray(self.count)
        self.players: NDArray[np.int8] = np.frombuffer(self._players, np.int8)

    def reset(self) -> None:
        """Begin all games anew, as if the batch were new."""
        self.begun = 0
        self._renew()
        self.rewards.fill(0)
        self.finished.fill(False)
        self.winners.fill(-1)
        self._show()

    def step(self, numbers: Any) -> None:
        """Take one action in every game, by its dense number. IllegalAction names the first game in which
        that is not possible."""
        taken = np.asarray(numbers)
        if taken.shape != (self.count,) or taken.dtype.kind not in "iu":
            raise BluemoonError(f"actions are {self.count} whole numbers, not {taken.dtype} of {taken.shape}")
        acted = self.players.copy()
        self.rewards.fill(0)
        self.finished.fill(False)
        self.winners.fill(-1)
        try:
            over = self._step(taken.tolist())
        except ValueError as wrong:
            raise IllegalAction(str(wrong)) from None
        for place in over:
            won = self._winners(place)
            self.finished[place] = True
            self.winners[place] = won[0] if len(won) == 1 else -1
            if won:
                self.rewards[place] = 1.0 if acted[place] in won else -1.0
            self._begin(place)
        self._show()

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A possible action for each game, all equally likely."""
        marks = np.flatnonzero(self.masks.view(np.bool_))  # all masks as one row
        counts = np.bincount(marks // self.actions, minlength=self.count)
        ends = np.cumsum(counts)
        drawn = (generator.random(self.count) * counts).astype(np.int64)
        chosen: NDArray[np.int64] = marks[ends - counts + drawn] % self.actions
        return chosen

    def _show(self) -> None:
        """Write observations, masks and players of all games."""
        self.masks.fill(0)
        self._fill()

    def _name(self) -> str:
        """The seed of the next game."""
        self.begun += 1
        return f"{self.seed} {self.begun}"

    @abstractmethod
    def _renew(self) -> None:
        """Begin all games anew."""

    @abstractmethod
    def _begin(self, place: int) -> None:
        """Begin the game at a place anew."""

    @abstractmethod
    def _fill(self) -> None:
        """Write observations, masks (which are zeros before) and players of all games."""

    @abstractmethod
    def _step(self, numbers: list[int]) -> list[int]:
        """Take an action in each game; returns the places of the games that are over."""

    @abstractmethod
    def _winners(self, place: int) -> tuple[int, ...]:
        """The seats that won the game at a place."""


class DuelBatch(Batch):
    """Duels between ready-made decks. `decks` are two peoples; without them each game draws two by lot."""

    size = duel.SIZE
    actions = duel.ACTIONS

    def __init__(
        self,
        count: int = 256,
        decks: tuple[str, str] | None = None,
        rules: str = "legends",
        seed: Seed = 0,
        piles: str = "top",
    ) -> None:
        super().__init__(count, seed)
        self.decks = two_peoples(decks)
        self.rules = rules
        self.piles = piles
        self._chance = Chance.of(f"decks {self.seed}")
        self.games: list[duel_engine.DuelState] = []
        self.reset()

    def _renew(self) -> None:
        self._chance = Chance.of(f"decks {self.seed}")
        self.games = [self._new() for _ in range(self.count)]

    def _new(self) -> duel_engine.DuelState:
        decks = self.decks
        if decks is None:
            decks = PEOPLES[self._chance.below(9)], PEOPLES[self._chance.below(9)]
        game = duel_engine.new_game(decks, self.rules, self._name(), piles=self.piles)
        game.aloud = False  # nobody listens to events
        return game

    def _begin(self, place: int) -> None:
        self.games[place] = self._new()

    def _fill(self) -> None:
        show_duels(self.games, self._seen, self._possible, self._players)

    def _step(self, numbers: list[int]) -> list[int]:
        return step_duels(self.games, numbers)

    def _winners(self, place: int) -> tuple[int, ...]:
        return (self.games[place].winner,)


class CityBatch(Batch):
    """Games of Blue Moon City with two to four players."""

    size = city.SIZE
    actions = city.ACTIONS

    def __init__(self, count: int = 256, players: int = 2, layout: str = "standard", seed: Seed = 0) -> None:
        super().__init__(count, seed)
        self.seats = check_number(players, "players")
        self.layout = layout
        self.games: list[Town] = []
        self.reset()

    def _renew(self) -> None:
        self.games = [self._new() for _ in range(self.count)]

    def _new(self) -> Town:
        return Town(city_engine.new_game(self.seats, self.layout, self._name()))

    def _begin(self, place: int) -> None:
        self.games[place] = self._new()

    def _fill(self) -> None:
        show_towns(self.games, self._seen, self._possible, self._players)

    def _step(self, numbers: list[int]) -> list[int]:
        return step_towns(self.games, numbers)

    def _winners(self, place: int) -> tuple[int, ...]:
        result = self.games[place].state.result
        return () if result is None else result.winners
