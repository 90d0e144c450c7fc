"""The learner fits the networks to the latest moments. All that it needs to go on after it was killed stands
in a state, which is written into the folder of the run together with the weights for the workers."""

from __future__ import annotations

import argparse
import copy
import os
from pathlib import Path
from typing import Any

from bluemoon.extras import need

need("train", "bluemoon.train.learner")

import torch

from bluemoon.train.memory import Memory, as_moments, batch_loss, read_all, tested
from bluemoon.train.model import Judgement, follow, load, optimizer_of, save
from bluemoon.train.moments import FIGURES

KEEP = 0.999  # of the averaged weights in every step
SMALLEST = 0.02  # the last steps, as a share of the first


class Learner:
    """Model, averaged weights, optimizer and moments."""

    def __init__(self, chosen: argparse.Namespace, fresh: bool = True) -> None:
        self.chosen = chosen
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        if self.device.type == "cpu":  # workers have the other cores
            free = 1 if chosen.ray else (os.cpu_count() or 1) - chosen.workers
            torch.set_num_threads(max(1, free))
        torch.manual_seed(chosen.seed)
        self.model = Judgement().to(self.device)
        self.memory = {
            "fight": Memory("fight", chosen.memory, self.device),
            "between": Memory("between", chosen.memory // 2, self.device),
        }
        self.tests = read_all(chosen.test, self.device) if chosen.test else {}
        if chosen.start and fresh:
            load(self.model, chosen.start)
        self.average = copy.deepcopy(self.model)
        self.optimizer = optimizer_of(self.model, chosen.rate, own=chosen.decay)
        self.steps = 0
        self.losses: dict[str, float] = {}
        self._sums = {net: torch.zeros((), device=self.device) for net in FIGURES}
        self._summed = 0

    def take(self, moments: dict[str, bytes]) -> int:
        """Add moments; returns how many of fights there were."""
        for net, body in moments.items():
            if body:
                self.memory[net].add(as_moments(net, body))
        return len(as_moments("fight", moments["fight"]))

    def enough(self, fights: int) -> bool:
        """Are there so many moments of fights, and some between fights?"""
        return self.memory["fight"].held >= fights and self.memory["between"].held > 0

    def window(self) -> int:
        """How many of the latest moments of fights are learned from now."""
        return min(
            max(self.chosen.least, int(self.memory["fight"].added * self.chosen.share)), self.chosen.memory
        )

    def behind(self) -> float:
        """How many steps are missing until every moment has been learned from as often as was asked for."""
        return float(self.chosen.reuse * self.memory["fight"].added / self.chosen.batch - self.steps)

    def begin_anew(self) -> None:
        """Forget the moments of novices; the weights stay."""
        for memory in self.memory.values():
            memory.forget()
        self.steps = 1

    def set_rate(self, left: float) -> None:
        """Late in the run, when this share of it is left, the steps become small."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.chosen.rate * min(1.0, max(left / self.chosen.anneal, SMALLEST))

    def step(self) -> None:
        """One step of the optimizer, on random batches for both networks."""
        window = self.window()
        self.optimizer.zero_grad(set_to_none=True)
        for net in FIGURES:
            # There are fewer moments between fights than announcements. Smaller batches keep them from being
            # used more often.
            share = min(self.memory[net].held / self.memory["fight"].held, 1.0)
            size = max(1, int(self.chosen.batch * share))
            batch = self.memory[net].sample(size, max(1, int(window * share)))
            if net == "between":
                batch["target"] = (batch["target"] + batch["won"]) / 2
            loss = batch_loss(self.model, net, batch, "target")
            torch.autograd.backward(loss)
            self._sums[net] += loss.detach()
        self._summed += 1
        self.optimizer.step()
        self.steps += 1
        follow(self.average, self.model, self.steps, KEEP)

    def mean_losses(self) -> dict[str, float]:
        """The losses of the steps since this was last asked, on average."""
        if self._summed:
            self.losses = {net: round(float(total) / self._summed, 4) for net, total in self._sums.items()}
            self._sums = {net: torch.zeros_like(total) for net, total in self._sums.items()}
            self._summed = 0
        return self.losses

    def tested(self) -> dict[str, float]:
        """The log loss of the averaged weights on the test games."""
        return tested(self.average, self.tests)

    def write_weights(self, file: Path, made: dict[str, Any]) -> None:
        """Write the averaged weights as the bots read them, with what made them."""
        save(self.average, file, made)

    def state(self) -> dict[str, Any]:
        """All that is needed to go on, without the moments."""
        return {
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "chance": torch.get_rng_state(),
            "steps": self.steps,
            "losses": self.losses,
            "added": {net: memory.added for net, memory in self.memory.items()},
        }

    def go_on(self, state: dict[str, Any]) -> None:
        """Go on from a state; the moments that were learned from are added afterwards (`refill`)."""
        self.model.load_state_dict(state["model"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        torch.set_rng_state(state["chance"])
        self.steps, self.losses = state["steps"], state["losses"]

    def refill(self, added: dict[str, int], chunks: list[dict[str, bytes]]) -> None:
        """Put the latest moments back, so that they lie where they lay."""
        for net, memory in self.memory.items():
            found = [as_moments(net, chunk[net]) for chunk in chunks]
            memory.added, memory.held = added[net] - sum(map(len, found)), 0
            for moments in found:
                memory.add(moments)


def write_state(file: Path, state: dict[str, Any]) -> None:
    """Write a state; the file is replaced only by a whole one."""
    fresh = file.with_suffix(".new")
    torch.save(state, fresh)
    fresh.rename(file)


def read_state(file: Path) -> dict[str, Any]:
    """The state in a file, wherever it was made."""
    found: dict[str, Any] = torch.load(file, map_location="cpu", weights_only=False)
    return found
