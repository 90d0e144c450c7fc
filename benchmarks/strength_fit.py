"""Fits the judgement of the duel's bots, the two networks of `bots/duel/judgement.json`, to the samples that
`strength_samples` took.

    python -m benchmarks.strength_fit judgement.json --outcomes one.npz … --answers two.npz …

The network of the time between fights learns who won. That of announcements learns who won, too, and from
the answers which of several ends of the same turn is the better one: there only the differences count, so
that both networks mean the same by a chance to win.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bluemoon.bots.duel.features import ANSWERED, COUNTERED
from bluemoon.bots.duel.judgement import DRAGONS_TO_WIN, LIKELY, SURE
from bluemoon.bots.duel.kinds import kind_of
from bluemoon.bots.net import UNITS
from bluemoon.cards import PEOPLES
from bluemoon.duel.deck import people_deck

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Layers = list[Floats]  # weights and bias of the hidden layer, weights and bias of the output
Samples = dict[str, npt.NDArray[Any]]

EPOCHS, BATCH, POSITIONS, RATE, DECAY = 5, 1024, 150, 3e-3, 1e-5
ANSWERS = 20.0  # how much the differences between ends of a turn count
TEST = 10  # every tenth game is kept to test on
ADAM = (0.9, 0.999)
BETWEEN_SCALE = (3.0, 10.0, 10.0)  # about so many cards are in each zone
FIGHT_SCALE = (3.0, 10.0, 10.0, 2.0, 2.0, 2.0)


# --- inputs -----------------------------------------------------------------------------------------------


def kind_table() -> Floats:
    """By people, element and number, the figures of each card."""
    decks = [people_deck(people) for people in PEOPLES]
    return np.array([[[kind_of(c, e) for c in deck.cards] for e in (0, 1)] for deck in decks], np.float32)


KINDS = kind_table()


def zone(cards: Ints, people: Ints, element: Ints | None) -> Floats:
    """The sums of the figures of the cards in a zone; without an element the mean of both."""
    found = np.zeros((len(cards), KINDS.shape[3]), np.float32)
    for number in range(len(PEOPLES)):
        for e in (0, 1) if element is not None else (None,):
            rows = np.where((people == number) & (element == e if element is not None else True))[0]
            table = KINDS[number].mean(0) if e is None else KINDS[number, e]
            held = (cards[rows][:, None] >> np.arange(table.shape[0]) & 1).astype(np.float32)
            found[rows] = held @ table
    return found


def between_inputs(figures: Floats, cards: Ints) -> Floats:
    mine, theirs = cards[:, 0], cards[:, 1]
    zones = [zone(cards[:, 2 + i], theirs if i == 2 else mine, None) for i in range(3)]
    return np.concatenate([figures, *[z / s for z, s in zip(zones, BETWEEN_SCALE)]], 1, dtype=np.float32)


def fight_inputs(samples: Samples, between: Layers) -> Floats:
    cards = samples["fight_cards"]
    element, mine, theirs = cards[:, 0], cards[:, 1], cards[:, 2]
    ends = [end_of_fight(between, samples[name], cards[:, 1:6]) for name in ("won", "lost")]
    zones = [zone(cards[:, 3 + i], theirs if i in (2, 5) else mine, element) for i in range(6)]
    parts = [samples["fight"], worth_of_ends(samples["fight"], *ends)]
    return np.concatenate([*parts, *[z / s for z, s in zip(zones, FIGHT_SCALE)]], 1, dtype=np.float32)


def end_of_fight(between: Layers, figures: Floats, cards: Ints) -> Floats:
    """The chance to win after a fight, as `judgement.Interval` tells it."""
    told = np.clip(forward(between, between_inputs(figures, cards))[1], -LIKELY, LIKELY)
    lead = np.round(figures[:, 0] * 3)
    over = (cards[:, 2] | cards[:, 3]) * cards[:, 4] == 0
    told = np.where(over, np.where(lead > 0, SURE, -SURE), told)
    told = np.where(lead >= DRAGONS_TO_WIN, SURE, np.where(lead <= -DRAGONS_TO_WIN, -SURE, told))
    return chance(told)


def worth_of_ends(figures: Floats, won: Floats, lost: Floats) -> Floats:
    """As `features.tell_ends` puts it."""
    answer, counter = figures[:, ANSWERED], figures[:, COUNTERED]
    mixed = (1 - answer) * won + (answer - counter) * lost + counter * (won + lost) / 2
    return np.stack([won * 2 - 1, lost * 2 - 1, won - lost, (won - lost) * answer, mixed], 1)


# --- fitting ----------------------------------------------------------------------------------------------


def chance(logit: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-logit)), np.float32)


def forward(layers: Layers, inputs: Floats) -> tuple[Floats, Floats]:
    """What the hidden layer and the output say."""
    hidden = np.maximum(inputs @ layers[0] + layers[1], 0)
    return hidden, hidden @ layers[2] + layers[3][0]


def backward(layers: Layers, inputs: Floats, hidden: Floats, error: Floats) -> Layers:
    """The slopes of the loss whose slope by the output is `error`."""
    back = np.outer(error, layers[2]) * (hidden > 0)
    return [inputs.T @ back, back.sum(0), hidden.T @ error, np.array([error.sum()], np.float32)]


class Turns:
    """Ends of turns with their worth after the answers; rows of one position lie together."""

    def __init__(self, inputs: Floats, worth: Floats, position: Ints) -> None:
        self.inputs, self.worth = inputs, worth
        _, self.first, self.count = np.unique(position, return_index=True, return_counts=True)

    def slopes(self, layers: Layers, rng: np.random.Generator) -> Layers:
        """Of the differences within some positions."""
        chosen = rng.integers(0, len(self.first), POSITIONS)
        count = self.count[chosen]
        rows = np.concatenate([np.arange(f, f + n) for f, n in zip(self.first[chosen], count)])
        hidden, told = forward(layers, self.inputs[rows])
        told = chance(told)
        off = told - self.worth[rows]
        place = np.repeat(np.arange(POSITIONS), count)
        off -= (np.bincount(place, off) / count)[place]
        error = (ANSWERS * off * told * (1 - told) * 4 / len(rows)).astype(np.float32)
        return backward(layers, self.inputs[rows], hidden, error)


def train(inputs: Floats, won: Floats, games: Floats, turns: Turns | None = None) -> Layers:
    """Logistic regression through one hidden layer, by Adam with a falling rate."""
    rng = np.random.default_rng(0)
    figures = inputs.shape[1]
    layers: Layers = [
        rng.normal(0, 0.3 * figures**-0.5, (figures, UNITS)).astype(np.float32),
        np.zeros(UNITS, np.float32),
        rng.normal(0, UNITS**-0.5, UNITS).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    mean, square = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    test = games % TEST == 0
    rows = np.where(~test)[0]
    steps = EPOCHS * (len(rows) // BATCH)
    for step in range(steps):
        chosen = rng.choice(rows, BATCH)
        hidden, told = forward(layers, inputs[chosen])
        slopes = backward(layers, inputs[chosen], hidden, (chance(told) - won[chosen]) / BATCH)
        slopes[0] += DECAY * layers[0]
        if turns is not None:
            slopes = [a + b for a, b in zip(slopes, turns.slopes(layers, rng))]
        for i, slope in enumerate(slopes):
            mean[i] = ADAM[0] * mean[i] + (1 - ADAM[0]) * slope
            square[i] = ADAM[1] * square[i] + (1 - ADAM[1]) * slope**2
            size = np.sqrt(square[i] / (1 - ADAM[1] ** (step + 1))) + 1e-8
            rate = RATE * (1 - step / steps) / (1 - ADAM[0] ** (step + 1))
            layers[i] = (layers[i] - rate * mean[i] / size).astype(np.float32)
    told = forward(layers, inputs[test])[1]
    loss = np.mean(np.logaddexp(0, told) - won[test] * told)
    print(f"  {len(rows)} samples; on {int(test.sum())} others: loss {loss:.4f}")
    return layers


# --- files ------------------------------------------------------------------------------------------------


def written(layers: Layers, scale: Sequence[float]) -> dict[str, Any]:
    """The layers as `bots/net.py` reads them."""
    kinds = KINDS.shape[3]
    figures = len(layers[0]) - kinds * len(scale)
    zones = [layers[0][figures + i * kinds :][:kinds] / s for i, s in enumerate(scale)]
    return {
        "hidden": rounded(np.concatenate([layers[0][:figures], layers[1][None]]).T),
        "out": rounded(np.concatenate([layers[2], layers[3]])[None]),
        "zones": [rounded(weights) for weights in zones],
    }


def rounded(weights: Floats) -> Any:
    return np.round(weights.astype(np.float64), 4).tolist()


def load(files: Sequence[Path], counted: Sequence[str]) -> Samples:
    """The samples of several files one after the other; games and positions are counted on."""
    found: dict[str, list[npt.NDArray[Any]]] = {}
    begin = 0
    for file in files:
        data = np.load(file)
        for name in data.files:
            found.setdefault(name, []).append(data[name] + begin if name in counted else data[name])
        begin = 1 + int(max(found[name][-1].max() for name in counted))
    return {name: np.concatenate(arrays) for name, arrays in found.items()}


def fit(file: Path, outcomes: Sequence[Path], answers: Sequence[Path]) -> None:
    samples = load(outcomes, ("fight_game", "between_game"))
    open_ = np.abs(np.round(samples["between"][:, 0] * 3)) < DRAGONS_TO_WIN
    inputs = between_inputs(samples["between"][open_], samples["between_cards"][open_])
    between = train(inputs, samples["between_won"][open_], samples["between_game"][open_])
    turns = None
    if answers:
        ends = load(answers, ("position",))
        turns = Turns(fight_inputs(ends, between), ends["worth"], ends["position"])
    fight = train(fight_inputs(samples, between), samples["fight_won"], samples["fight_game"], turns)
    nets = {"between": written(between, BETWEEN_SCALE), "fight": written(fight, FIGHT_SCALE)}
    file.write_text(json.dumps(nets, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    parser.add_argument("--outcomes", type=Path, nargs="+", required=True)
    parser.add_argument("--answers", type=Path, nargs="*", default=[])
    chosen = parser.parse_args()
    fit(chosen.file, chosen.outcomes, chosen.answers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
