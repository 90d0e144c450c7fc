"""The games as environments of PettingZoo, in which agents act one after the other."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bluemoon.envs.tables import Table, table


class BoardEnv(AECEnv):  # type: ignore[misc]
    """One game. An observation is `{"observation": …, "action_mask": …}`; the mask is empty for an agent that
    does not decide. Rewards come at the end: 1, -1, or 0 for a draw."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "bluemoon"}

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.table: Table = table(game, **options)
        self.metadata = {**self.metadata, "name": f"bluemoon_{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._drawn: np.random.Generator = np.random.default_rng()

    @functools.cache  # noqa: B019  (PettingZoo wants the same object for an agent)
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.table.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do; the mask says what is possible now."""
        return spaces.Discrete(self.table.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed, the same game."""
        if seed is not None:
            self._drawn = np.random.default_rng(seed)
        self.table.begin(int(self._drawn.integers(1 << 53)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.player]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.row(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.table.act(int(action))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.table.over:
            for who, reward in zip(self.possible_agents, self.table.rewards()):
                self.rewards[who] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.player]
        self._accumulate_rewards()
        if self.table.over:
            self._deads_step_first()

    def render(self) -> str | None:
        """The position as text."""
        return str(self.table.state.position()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


def wrapped(game: str, **options: Any) -> AECEnv:
    """The environment with PettingZoo's checks of what it is used for; an illegal action ends the game, and
    its agent has lost."""
    env = wrappers.TerminateIllegalWrapper(BoardEnv(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
