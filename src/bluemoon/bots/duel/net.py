"""A small network with one hidden layer: figures in, the logarithm of the odds to win out.

Its weights are fitted to games of the bots (benchmarks/strength_fit.py) and stand in judgement.json.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Final

WEIGHTS: Final = Path(__file__).with_name("judgement.json")
EIGHT: Final = 8

Eight = tuple[float, float, float, float, float, float, float, float]


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


class Units:
    """Eight rectified units of the hidden layer, computed side by side: compiled, that is several times as
    fast as one after the other."""

    def __init__(self, columns: list[Eight], bias: Eight, out: Eight) -> None:
        self.columns = columns  # by figure, its weight in each unit
        self.bias = bias
        self.out = out

    def logit(self, figures: list[float]) -> float:
        a, b, c, d, e, f, g, h = self.bias
        for x, column in zip(figures, self.columns):
            if x != 0.0:
                p, q, r, s, t, u, v, w = column
                a += x * p
                b += x * q
                c += x * r
                d += x * s
                e += x * t
                f += x * u
                g += x * v
                h += x * w
        p, q, r, s, t, u, v, w = self.out
        left = _cut(a) * p + _cut(b) * q + _cut(c) * r + _cut(d) * s
        return left + _cut(e) * t + _cut(f) * u + _cut(g) * v + _cut(h) * w


def _cut(x: float) -> float:
    return x if x > 0.0 else 0.0


class Net:
    """Units and a bias."""

    def __init__(self, units: list[Units], bias: float) -> None:
        self.units = units
        self.bias = bias

    def logit(self, figures: list[float]) -> float:
        result = self.bias
        for units in self.units:
            result += units.logit(figures)
        return result


def make_net(hidden: list[list[float]], out: list[float]) -> Net:
    """A network from the weights of each unit, its bias last, and those of the output, its bias last."""
    units = []
    for first in range(0, len(hidden), EIGHT):
        rows = hidden[first : first + EIGHT]
        columns = [eight([row[i] for row in rows]) for i in range(len(rows[0]) - 1)]
        units.append(Units(columns, eight([row[-1] for row in rows]), eight(out[first : first + EIGHT])))
    return Net(units, out[-1])


def eight(weights: list[float]) -> Eight:
    a, b, c, d, e, f, g, h = weights
    return a, b, c, d, e, f, g, h


def read_nets(file: Path = WEIGHTS) -> dict[str, Net]:
    """The networks by name."""
    stored: dict[str, dict[str, list[list[float]]]] = json.loads(file.read_text(encoding="utf-8"))
    return {name: make_net(weights["hidden"], weights["out"][0]) for name, weights in stored.items()}


NETS: Final = read_nets()
