"""The games as environments of Gymnasium: one agent against bots, and many games at once.

`gymnasium.make("bluemoon/Duel-v0", opponent="adept")`, `"bluemoon/City-v0"`; with
`gymnasium.make_vec("bluemoon/Duel-v0", 256, vectorization_mode="vector_entry_point")` the agent plays all
seats of many games (`bluemoon.batch`).
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from bluemoon.batch import Batch, CityBatch, DuelBatch
from bluemoon.bots.base import NO_BUDGET, Budget
from bluemoon.bots.registry import make, named
from bluemoon.envs.tables import CityTable, DuelTable, Table, table
from bluemoon.errors import BluemoonError

IDS = {"duel": "bluemoon/Duel-v0", "city": "bluemoon/City-v0"}


class SoloEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One agent against bots: `opponent` is a level or a bot of somebody else's. `seat` is the agent's;
    without one it changes with each game. The mask of possible actions is `info["action_mask"]`, and
    `action_masks()` as some libraries want it. An impossible action ends the game with -1."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        opponent: str = "novice",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table: Table = table(game, **options)
        self.game = game
        self.level, playouts = named(game, opponent)
        self.budget = NO_BUDGET if playouts is None else Budget(playouts=playouts)
        if seat is not None and not 0 <= seat < self.table.players:
            raise BluemoonError(f"there is no seat {seat}")
        self.fixed = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.table.size,), np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)
        self.bots: list[Any] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a new game; the bots play until the agent has to decide."""
        super().reset(seed=seed)
        while True:
            name = int(self.np_random.integers(1 << 53))
            self.table.begin(name)
            if self.fixed is None:
                self.seat = int(self.np_random.integers(self.table.players))
            self.bots = [
                make(self.game, self.level, f"{name} {s}", self.budget) for s in range(self.table.players)
            ]
            self._let_others_play()
            if not self.table.over:
                return self.table.row(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Take an action; then the bots play until the agent has to decide again."""
        if self.table.over or not self.bots:
            raise BluemoonError("the game is over: reset() begins another one")
        if int(action) not in self.table.numbers():
            self.bots = []
            return self.table.row(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        self.table.take(int(action))
        self._let_others_play()
        over = self.table.over
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self.table.row(self.seat), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is possible now."""
        return self.table.mask(self.seat)

    def render(self) -> Any:
        """The position as text."""
        return str(self.table.state.position()) if self.render_mode == "ansi" else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def _let_others_play(self) -> None:
        state = self.table.state
        while not state.over and state.player != self.seat:
            actions = state.legal_actions()
            if len(actions) == 1:
                state.apply(actions[0])
            else:
                view = state.view(state.player)
                state.apply(self.bots[state.player].decide(view, actions, state.text))


class SelfPlayEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many games at once, in which the agent decides for every seat: `info["player"]` says for which one,
    `info["action_mask"]` what is possible. A reward belongs to the seat that acted. A game that ends begins
    anew in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int = 256, opponent: str | None = None, **options: Any) -> None:
        if opponent is not None:
            raise BluemoonError('with an opponent use make_vec(..., vectorization_mode="sync")')
        self.game = game
        self.options = options
        self.num_envs = num_envs
        self.batch = self._new(0)
        self.single_observation_space = spaces.Box(0, 255, (self.batch.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = spaces.Box(0, 255, (num_envs, self.batch.size), np.uint8)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, self.batch.actions, np.int64))

    def _new(self, seed: int) -> Batch:
        return (DuelBatch if self.game == "duel" else CityBatch)(self.num_envs, seed=seed, **self.options)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch = self._new(int(self.np_random.integers(1 << 53)))
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take one action in every game."""
        batch = self.batch
        batch.step(actions)
        ended = batch.finished.copy()
        info = {**self._info(), "winner": batch.winners.copy()}
        return batch.observations.copy(), batch.rewards.copy(), ended, np.zeros_like(ended), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "player": self.batch.players.copy()}


def register() -> None:
    """Make the environments known to Gymnasium."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="bluemoon.envs.single:SoloEnv",
                vector_entry_point="bluemoon.envs.single:SelfPlayEnv",
                kwargs={"game": game},
            )


__all__ = ["CityTable", "DuelTable", "SelfPlayEnv", "SoloEnv", "register"]
