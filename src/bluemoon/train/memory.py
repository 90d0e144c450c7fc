"""The latest moments of each network, on the device of the learner, and how well a model foresees them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bluemoon.extras import need

need("train", "bluemoon.train.memory")

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from bluemoon.train.layout import ROWS
from bluemoon.train.model import Judgement
from bluemoon.train.moments import ENDS, FIGURES

MOMENT = {
    net: np.dtype(
        [("figures", "<f2", FIGURES[net]), ("rows", "<i2", ROWS)]
        + ([("ends", "<f2", ENDS)] if net == "fight" else [])
        + [("target", "<f4"), ("won", "<f4"), ("pair", "<u2"), ("kind", "<u2")]
    )
    for net in FIGURES
}
AT_ONCE = 65536  # moments that are tested together


class Memory:
    """The latest moments of one network, on the device."""

    def __init__(self, net: str, most: int, device: torch.device) -> None:
        self.net, self.most, self.device = net, most, device
        self.parts: dict[str, Tensor] = {
            "figures": torch.empty(most, FIGURES[net], dtype=torch.float16, device=device),
            "rows": torch.empty(most, ROWS, dtype=torch.int16, device=device),
            "target": torch.empty(most, device=device),
            "won": torch.empty(most, device=device),
        }
        if net == "fight":
            self.parts["ends"] = torch.empty(most, ENDS, dtype=torch.float16, device=device)
        self.added = 0  # of the whole run
        self.held = 0  # that are really here: fewer, if a run goes on without its files of moments

    def add(self, moments: Any) -> None:
        """Add moments; the oldest ones are overwritten."""
        start = self.added % self.most
        count = min(len(moments), self.most)
        moments = moments[-count:]
        place = (torch.arange(count, device=self.device) + start) % self.most
        for name, tensor in self.parts.items():
            tensor[place] = torch.from_numpy(np.ascontiguousarray(moments[name])).to(self.device)
        self.added += count
        self.held = min(self.held + count, self.most)

    def forget(self) -> None:
        """Begin anew."""
        self.added = self.held = 0

    def sample(self, count: int, window: int) -> dict[str, Tensor]:
        """A random batch of `count` moments out of the latest `window`."""
        there = min(self.held, window)
        last = self.added % self.most
        which = (last - 1 - torch.randint(there, (count,), device=self.device)) % self.most
        return {name: tensor[which] for name, tensor in self.parts.items()}


def odds(model: Judgement, net: str, batch: dict[str, Tensor]) -> Tensor:
    """The log odds to win that a network says to a batch."""
    figures, rows = batch["figures"].float(), batch["rows"].long()
    if net == "fight":
        return model.announced(figures, rows, batch["ends"].float())
    return model.between(figures, rows)


def batch_loss(model: Judgement, net: str, batch: dict[str, Tensor], of: str, mean: bool = True) -> Tensor:
    """The cross entropy of a network on a batch; `of` names the target."""
    said = odds(model, net, batch)
    return functional.binary_cross_entropy_with_logits(said, batch[of], reduction="mean" if mean else "none")


@torch.no_grad()
def tested(model: Judgement, tests: dict[str, Memory]) -> dict[str, float]:
    """The log loss of each network on test games, from which nothing is learned."""
    found = {}
    for net, memory in tests.items():
        total, count = 0.0, memory.held
        for start in range(0, count, AT_ONCE):
            part = {
                name: tensor[start : min(start + AT_ONCE, count)] for name, tensor in memory.parts.items()
            }
            total += float(batch_loss(model, net, part, "won", mean=False).sum())
        found[net] = round(total / max(count, 1), 5)
    return found


def as_moments(net: str, body: bytes) -> Any:
    """The moments of a network as a structured array."""
    return np.frombuffer(body, MOMENT[net])


def read_all(folder: Path, device: torch.device) -> dict[str, Memory]:
    """The moments of a folder of test games, by network."""
    found = {}
    for net in FIGURES:
        moments = as_moments(net, (folder / f"{net}.moments").read_bytes())
        found[net] = Memory(net, len(moments), device)
        found[net].add(moments)
    return found
