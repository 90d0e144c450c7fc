"""Fits the judgement of the city's bots: adepts play, the figures of every end of a turn are noted, and the
network of `bots/city/judgement.json` is fitted to who won.

    python -m benchmarks.strength_city play samples.npz --games 6000 --seed 1
    python -m benchmarks.strength_city fit judgement.json samples.npz more.npz

The same weights, games and seeds give the same samples, and the same samples the same weights.
Now and then a plan is taken by lot, so that the network also sees what a good player avoids. It is fitted
twice: to the winners, and then to a mixture of the winner and of the first network's judgement some turns
later, which depends less on luck.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from math import inf
from pathlib import Path

import numpy as np
import numpy.typing as npt

from bluemoon.bots.city.exchange import exchange
from bluemoon.bots.city.features import features
from bluemoon.bots.city.heuristics import prefer
from bluemoon.bots.city.judgement import final
from bluemoon.bots.city.payments import some_actions
from bluemoon.bots.city.turns import QUICK, discard, plans_of
from bluemoon.chance import Chance
from bluemoon.city import engine as city
from bluemoon.city.actions import DISCARDS, FINISH
from bluemoon.city.play import perform
from bluemoon.city.state import CONTRIBUTION, DISCARDING, MOVEMENT, OVER, State

Floats = npt.NDArray[np.float32]
Layers = list[Floats]  # weights and bias of the hidden layer, weights of the output

SEATS = 4
PLAYERS = (2, 2, 3, 3, 4, 4)
BY_LOT = (0.0, 0.05, 0.15)  # how often a player takes a random plan
LOT = 8  # the random plan is one of the best eight
DRAWS = 6  # for an exchange of cards
UNITS = 16
EPOCHS, BATCH, RATE, DECAY = 12, 512, 3e-3, 1e-4
TEST = 10  # every tenth game is kept to test on
TRUST = 0.9  # how much the winner and later judgements count, against the next judgement, for each turn


# --- samples ----------------------------------------------------------------------------------------------


def play_one(name: str, dice: random.Random, novices: bool) -> tuple[Floats, Floats]:
    """One game: the figures of all seats at every end of a turn, and everybody's share of the victory."""
    players = dice.choice(PLAYERS)
    layout = dice.choice(("standard", "standard", "random"))
    game = State(city.new_game(players, layout, name, dice.randrange(players)))
    lots = [dice.choice(BY_LOT) for _ in range(players)]
    chance = Chance.of(f"exchange {name}")
    noted: list[list[list[float]]] = []
    while game.phase != OVER:
        (glances if novices else plan)(game, lots[game.seat], dice)
        noted.append(features(game))
        while novices and game.phase == DISCARDING:
            perform(game, discard(game))
        if game.phase == DISCARDING:
            for kind in exchange(game, chance, DRAWS):
                perform(game, DISCARDS[kind])
        if game.phase == DISCARDING:
            perform(game, FINISH)
    figures = np.zeros((len(noted), SEATS, len(noted[0][0])), np.float32)
    figures[:, :players] = noted
    won = np.zeros(SEATS, np.float32)
    won[:players] = [final(game, seat) for seat in range(players)]
    return figures, won


def plan(game: State, lot: float, dice: random.Random) -> None:
    """Move and contribute by the best plan, or by one of the best."""
    plans = plans_of(game, QUICK)
    chosen = dice.choice(plans[:LOT]) if dice.random() < lot else plans[0]
    for action in chosen.actions:
        perform(game, action)


def glances(game: State, lot: float, dice: random.Random) -> None:
    """Move and contribute by the novice's simple rules."""
    while game.phase in (MOVEMENT, CONTRIBUTION):
        actions = some_actions(game)
        perform(game, dice.choice(actions) if dice.random() < lot else prefer(game, actions))


def play(file: Path, games: int, seconds: float, seed: str, novices: bool) -> None:
    """Play so many games, or for so many seconds, and write their samples into a file."""
    dice = random.Random(seed)
    figures: list[Floats] = []
    won: list[Floats] = []
    began = time.process_time()
    while len(won) < games and time.process_time() - began < seconds:
        one, two = play_one(f"{seed} {len(figures)}", dice, novices)
        figures.append(one)
        won.append(two)
    lengths = [len(one) for one in figures]
    np.savez_compressed(file, figures=np.concatenate(figures), won=np.array(won), lengths=np.array(lengths))
    print(f"{len(won)} games, {sum(lengths)} turns")


# --- fitting ----------------------------------------------------------------------------------------------


class Samples:
    """The ends of turns of many games, in their order."""

    def __init__(self, files: list[Path]) -> None:
        loaded = [np.load(file) for file in files]
        self.figures: Floats = np.concatenate([data["figures"] for data in loaded])
        lengths = np.concatenate([data["lengths"] for data in loaded])
        self.game = np.repeat(np.arange(len(lengths)), lengths)
        self.won: Floats = np.concatenate([data["won"] for data in loaded])[self.game]
        self.seated = np.abs(self.figures).sum(2) > 0
        self.test = self.game % TEST == 0

    def smoothed(self, chances: Floats) -> Floats:
        """The winner, mixed with what was judged in the turns up to the end of the game."""
        targets = self.won.copy()
        for row in range(len(targets) - 2, -1, -1):
            if self.game[row] == self.game[row + 1]:
                targets[row] = TRUST * targets[row + 1] + (1 - TRUST) * chances[row + 1]
        return targets


def chances_of(layers: Layers, figures: Floats, seated: npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """The hidden layer, and every seat's chance to win."""
    hidden = np.maximum(figures @ layers[0] + layers[1], 0)
    logits = np.where(seated, hidden @ layers[2], -1e9)
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return hidden, (odds / odds.sum(1, keepdims=True)).astype(np.float32)


def train(samples: Samples, targets: Floats) -> Layers:
    """Fit the network to the targets by Adam with a falling rate."""
    rng = np.random.default_rng(0)
    count = samples.figures.shape[2]
    layers: Layers = [
        rng.normal(0, count**-0.5, (count, UNITS)).astype(np.float32),
        np.zeros(UNITS, np.float32),
        rng.normal(0, 0.3 * UNITS**-0.5, UNITS).astype(np.float32),
    ]
    mean, square = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    rows = np.where(~samples.test)[0]
    batches = len(rows) // BATCH
    steps = EPOCHS * batches
    for step in range(steps):
        if step % batches == 0:
            rng.shuffle(rows)
        first = step % batches * BATCH
        chosen = rows[first : first + BATCH]
        slopes = gradient(layers, samples.figures[chosen], samples.seated[chosen], targets[chosen])
        for i, slope in enumerate(slopes):
            mean[i] = 0.9 * mean[i] + 0.1 * slope
            square[i] = 0.999 * square[i] + 0.001 * slope**2
            size = np.sqrt(square[i] / (1 - 0.999 ** (step + 1))) + 1e-8
            layers[i] -= (RATE * (1 - step / steps) * mean[i] / (1 - 0.9 ** (step + 1)) / size).astype(
                np.float32
            )
    return layers


def gradient(layers: Layers, figures: Floats, seated: npt.NDArray[np.bool_], targets: Floats) -> list[Floats]:
    """The gradient of the loss for all layers."""
    hidden, chances = chances_of(layers, figures, seated)
    error = ((chances - targets) * seated / len(targets)).astype(np.float32)
    back = error[:, :, None] * layers[2] * (hidden > 0)
    return [
        np.tensordot(figures, back, ((0, 1), (0, 1))) + DECAY * layers[0],
        back.sum((0, 1)),
        np.tensordot(hidden, error, ((0, 1), (0, 1))) + DECAY * layers[2],
    ]


def report(samples: Samples, layers: Layers) -> None:
    """Print how well the winners of the test games are predicted."""
    players = samples.seated.sum(1)
    for count in (2, 3, 4):
        rows = samples.test & (players == count)
        if not rows.any():
            continue
        told = chances_of(layers, samples.figures[rows], samples.seated[rows])[1]
        won = samples.won[rows]
        loss = -np.mean((won * np.log(np.maximum(told, 1e-9))).sum(1))
        right = np.mean(told.argmax(1) == won.argmax(1))
        print(f"  {count} players, {int(rows.sum())} turns: loss {loss:.4f}, right {right:.1%}")


def fit(file: Path, files: list[Path]) -> None:
    """Fit the network twice and write its weights into a file."""
    samples = Samples(files)
    layers = train(samples, samples.won)
    report(samples, layers)
    layers = train(samples, samples.smoothed(chances_of(layers, samples.figures, samples.seated)[1]))
    report(samples, layers)
    hidden = [[*layers[0][:, unit], layers[1][unit]] for unit in range(UNITS)]
    out = [*layers[2], 0.0]
    written = {
        "hidden": [[round(float(weight), 4) for weight in unit] for unit in hidden],
        "out": [[round(float(weight), 4) for weight in out]],
    }
    file.write_text(json.dumps({"turn": written}), encoding="utf-8")


def main() -> int:
    """Read the options and play or fit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seconds", type=float, default=inf, help="of processor time, at most")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--novices", action="store_true", help="what a fit from nothing begins with")
    chosen = parser.parse_args()
    if chosen.what == "play":
        play(chosen.files[0], chosen.games, chosen.seconds, chosen.seed, chosen.novices)
    else:
        fit(chosen.files[0], chosen.files[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main())
