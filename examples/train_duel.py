"""Trains a small agent for the duel by self-play and says how far it came against random and novice.

    python examples/train_duel.py --minutes 4

The agent is a linear softmax policy over the observation of docs/learning.md, with NumPy alone. It plays all
seats of 64 games at once (`bluemoon.batch`); after each game the actions of the winner become likelier and
those of the loser less likely. Two fixed decks keep it small.
"""

from __future__ import annotations

import argparse
import os
import time

# The arrays are small: threads of linear algebra wait for each other longer than they compute, on a machine
# that is busy twenty times as long. NumPy reads this when it is imported.
for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(threads, "1")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402

import bluemoon.envs  # noqa: E402
from bluemoon.batch import DuelBatch  # noqa: E402

DECKS = ("Vulca", "Hoax")


class Agent:
    """A linear softmax policy."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((size + 1, actions), np.float32)

    def inputs(self, observations: np.ndarray) -> np.ndarray:
        """The observation, its figures scaled down, and a constant."""
        rows = np.minimum(observations.astype(np.float32), 12) / np.where(observations > 1, 6.0, 1.0)
        return np.concatenate([rows, np.ones((len(rows), 1), np.float32)], axis=1).astype(np.float32)

    def chances(self, inputs: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """How likely each action is."""
        logits = np.where(masks > 0, inputs @ self.weights, -1e9)
        raised = np.exp(logits - logits.max(axis=1, keepdims=True)) * (masks > 0)
        return raised / raised.sum(axis=1, keepdims=True)


def train(minutes: float, games: int, rate: float, seed: int) -> tuple[Agent, int]:
    """Play against itself for so many minutes; the agent, and how many games it has played."""
    batch = DuelBatch(games, decks=DECKS, seed=seed)
    agent = Agent(batch.size, batch.actions)
    generator = np.random.default_rng(seed)
    past: list[list[tuple[int, np.ndarray, np.ndarray, int]]] = [[] for _ in range(games)]
    end = time.monotonic() + 60 * minutes
    played = 0
    while time.monotonic() < end:
        inputs = agent.inputs(batch.observations)
        chances = agent.chances(inputs, batch.masks)
        drawn = (chances.cumsum(axis=1) > generator.random((games, 1))).argmax(axis=1)
        for place in range(games):
            possible = np.flatnonzero(batch.masks[place])
            if len(possible) > 1:
                gradient = -chances[place, possible]
                gradient[possible == drawn[place]] += 1
                seen = np.flatnonzero(inputs[place])
                moment = (int(batch.players[place]), seen, possible, len(past[place]))
                past[place].append((*moment[:3], gradient, inputs[place, seen]))  # type: ignore[arg-type]
        batch.step(drawn)
        for place in np.flatnonzero(batch.finished):
            played += 1
            for seat, seen, possible, gradient, values in past[place]:  # type: ignore[misc]
                sign = 1.0 if seat == batch.winners[place] else -1.0
                agent.weights[np.ix_(seen, possible)] += rate * sign * np.outer(values, gradient)
            past[place] = []
    return agent, played


def success(agent: Agent, opponent: str, games: int) -> float:
    """The share of games that the agent wins against a bot, each deck and seat in turn."""
    won = 0
    for number in range(games):
        env = gymnasium.make("bluemoon/Duel-v0", opponent=opponent, decks=DECKS, seat=number % 2)
        seen, info = env.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            chances = agent.chances(agent.inputs(seen[None]), info["action_mask"][None])
            seen, reward, over, _, info = env.step(int(chances.argmax()))
        won += reward > 0
    return won / games


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--games", type=int, default=64, help="at once")
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=100, help="games against each opponent; 0: none")
    chosen = parser.parse_args()
    agent, played = train(chosen.minutes, chosen.games, chosen.rate, chosen.seed)
    print(f"{played} games of self-play", flush=True)
    for opponent in ("random", "novice") if chosen.measure > 0 else ():
        print(f"against {opponent}: {success(agent, opponent, chosen.measure):.0%}", flush=True)


if __name__ == "__main__":
    main()
    assert bluemoon.envs
