"""Fits the judgement of the duel's bots: plays games, notes the figures of every announcement and of every
time between fights, and fits the two small networks of `bots/duel/judgement.json` to who won.

    python -m benchmarks.strength_fit play samples.npz --seconds 600 --seed 1
    python -m benchmarks.strength_fit fit judgement.json samples.npz more.npz

Now and then a choice is made by lot, so that the networks also see what a good player avoids.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bluemoon import duel
from bluemoon.bots import Budget, make
from bluemoon.bots.duel.features import (
    Sums,
    between_features,
    fight_features,
    possible_hands,
    reply_of,
)
from bluemoon.bots.duel.judgement import SURE
from bluemoon.bots.duel.net import EIGHT
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel import actions as do
from bluemoon.duel.state import CHARACTER, LEADERSHIP
from bluemoon.duel.table import retreat_dragons

Floats = npt.NDArray[np.float32]
Samples = dict[str, list[Any]]
Layers = list[Floats]  # weights and bias of the hidden layer, weights and bias of the output

BY_LOT = 0.08
HANDS = 8
LEVELS = ("adept", "adept", "novice")
UNITS = {"between": EIGHT, "fight": 2 * EIGHT}
EPOCHS, BATCH, RATE, DECAY = 14, 512, 3e-3, 1e-4
TEST = 10  # every tenth game is kept to test on


# --- samples ----------------------------------------------------------------------------------------------


def announcement(
    game: duel.Duel, seat: int, element: int, sums: tuple[Sums, Sums], chance: Chance
) -> list[Any]:
    """The figures of an announcement, and those of the time after the fight, won and lost."""
    other = 1 - seat
    hands = possible_hands(game.view(seat), HANDS, chance)
    replies = [reply_of(game, other, hand, element) for hand in hands]
    held = game.sides[seat].hand
    return [
        fight_features(game, seat, element, replies, sums),
        between_features(game, seat, held, retreat_dragons(game, other), False, sums),
        between_features(game, seat, held, -retreat_dragons(game, seat), True, sums),
    ]


def play_one(number: int, seed: str, dice: random.Random) -> Samples:
    """One game; for every sample its figures, and whether its player won."""
    game = duel.new_game((dice.choice(PEOPLES), dice.choice(PEOPLES)), seed=f"{seed} {number}")
    bots = [make("duel", dice.choice(LEVELS), f"{seed} {number} {s}", Budget(playouts=1)) for s in (0, 1)]
    sums = (Sums(game.decks[0]), Sums(game.decks[1]))
    chance = Chance.of(f"hands {seed} {number}")
    fights: list[tuple[int, list[Any]]] = []
    between: list[tuple[int, list[float]]] = []
    turn = -1
    while not game.over:
        seat, actions = game.player, game.legal_actions()
        if not game.stack and not game.fight and game.phase <= LEADERSHIP and game.turn != turn:
            turn = game.turn
            for s in (0, 1):
                held = game.sides[s].hand
                between.append((s, between_features(game, s, held, 0, s == game.current, sums)))
        if not game.stack and game.phase <= CHARACTER and dice.random() < BY_LOT:
            action = dice.choice(actions)
        else:
            action = bots[seat].choose(game.view(seat), actions, game.text)
        if action >> 12 == do.ANNOUNCE:
            fights.append((seat, announcement(game, seat, action & 63, sums, chance)))
        game.apply(action)
    return {
        "fight": [figures for _, figures in fights],
        "fight_won": [float(seat == game.winner) for seat, _ in fights],
        "fight_game": [number] * len(fights),
        "between": [figures for _, figures in between],
        "between_won": [float(seat == game.winner) for seat, _ in between],
        "between_game": [number] * len(between),
    }


def play(file: Path, seconds: float, seed: str) -> None:
    dice = random.Random(seed)
    found: Samples = {}
    began = time.monotonic()
    number = 0
    while time.monotonic() - began < seconds:
        for key, values in play_one(number, seed, dice).items():
            found.setdefault(key, []).extend(values)
        number += 1
    parts = {
        "fight": [figures[0] for figures in found["fight"]],
        "won": [figures[1] for figures in found["fight"]],
        "lost": [figures[2] for figures in found["fight"]],
    }
    arrays = {key: np.array(values, np.float32) for key, values in {**found, **parts}.items()}
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    print(
        f"{number} games, {len(found['fight'])} announcements, {len(found['between'])} times between fights"
    )


# --- fitting ----------------------------------------------------------------------------------------------


def forward(layers: Layers, figures: Floats) -> tuple[Floats, Floats]:
    """What the hidden layer and the output say."""
    hidden = np.maximum(figures @ layers[0] + layers[1], 0)
    return hidden, hidden @ layers[2] + layers[3][0]


def train(figures: Floats, won: Floats, games: Floats, units: int) -> Layers:
    """Logistic regression through one hidden layer, by Adam with a falling rate."""
    rng = np.random.default_rng(0)
    count = figures.shape[1]
    layers: Layers = [
        rng.normal(0, count**-0.5, (count, units)).astype(np.float32),
        np.zeros(units, np.float32),
        rng.normal(0, units**-0.5, units).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    mean, square = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    test = games % TEST == 0
    rows = np.where(~test)[0]
    steps = EPOCHS * (len(rows) // BATCH)
    for step in range(steps):
        if step % (len(rows) // BATCH) == 0:
            rng.shuffle(rows)
        first = step % (len(rows) // BATCH) * BATCH
        chosen = rows[first : first + BATCH]
        slopes = gradient(layers, figures[chosen], won[chosen])
        for i, slope in enumerate(slopes):
            mean[i] = 0.9 * mean[i] + 0.1 * slope
            square[i] = 0.999 * square[i] + 0.001 * slope**2
            size = np.sqrt(square[i] / (1 - 0.999 ** (step + 1))) + 1e-8
            layers[i] -= (RATE * (1 - step / steps) * mean[i] / (1 - 0.9 ** (step + 1)) / size).astype(
                np.float32
            )
    told = forward(layers, figures[test])[1]
    loss = np.mean(np.logaddexp(0, told) - won[test] * told)
    print(
        f"  {len(rows)} samples; on {int(test.sum())} others: loss {loss:.4f}, "
        f"right {np.mean((told > 0) == (won[test] > 0.5)):.1%}"
    )
    return layers


def gradient(layers: Layers, figures: Floats, won: Floats) -> Layers:
    hidden, told = forward(layers, figures)
    error = ((1 / (1 + np.exp(-told)) - won) / len(won)).astype(np.float32)
    back = np.outer(error, layers[2]) * (hidden > 0)
    return [
        figures.T @ back + DECAY * layers[0],
        back.sum(0),
        hidden.T @ error + DECAY * layers[2],
        np.array([error.sum()], np.float32),
    ]


def written(layers: Layers) -> dict[str, list[list[float]]]:
    """The layers as `bots/duel/net.py` reads them."""
    hidden = [[*layers[0][:, unit], layers[1][unit]] for unit in range(layers[0].shape[1])]
    out = [*layers[2], layers[3][0]]
    return {
        "hidden": [[round(float(weight), 4) for weight in unit] for unit in hidden],
        "out": [[round(float(weight), 4) for weight in out]],
    }


def after_fight(layers: Layers, figures: Floats) -> Floats:
    """What the judgement says of the time after a fight, as a figure for the network of fights."""
    told = np.clip(forward(layers, figures)[1], -SURE, SURE)
    lead = np.round(figures[:, 0] * 3)
    sure = np.where(lead >= 4, SURE, np.where(lead <= -4, -SURE, told)) / SURE
    return sure[:, None].astype(np.float32)


def fit(file: Path, samples: list[Path]) -> None:
    loaded = [np.load(sample) for sample in samples]

    def column(name: str) -> Floats:
        return np.concatenate([data[name] for data in loaded]).astype(np.float32)

    between = train(column("between"), column("between_won"), column("between_game"), UNITS["between"])
    figures = np.concatenate(
        [column("fight"), after_fight(between, column("won")), after_fight(between, column("lost"))], 1
    ).astype(np.float32)
    fight = train(figures, column("fight_won"), column("fight_game"), UNITS["fight"])
    file.write_text(json.dumps({"between": written(between), "fight": written(fight)}), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", default="fit")
    chosen = parser.parse_args()
    if chosen.what == "play":
        play(chosen.files[0], chosen.seconds, chosen.seed)
    else:
        fit(chosen.files[0], chosen.files[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main())
