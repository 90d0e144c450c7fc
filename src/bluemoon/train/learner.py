"""The learner reads the moments that the workers write, fits the networks to the latest ones, and writes new
weights for the workers."""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
from pathlib import Path
from typing import Any

from bluemoon.extras import need

need("train", "bluemoon.train.learner")

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from bluemoon.bots.duel.weights import made_of
from bluemoon.train.layout import ROWS
from bluemoon.train.model import Judgement, load, save
from bluemoon.train.moments import ENDS, FIGURES

MOMENT = {
    net: np.dtype(
        [("figures", "<f2", FIGURES[net]), ("rows", "<i2", ROWS)]
        + ([("ends", "<f2", ENDS)] if net == "fight" else [])
        + [("target", "<f4"), ("won", "<f4"), ("pair", "<u2"), ("kind", "<u2")]
    )
    for net in FIGURES
}


class Memory:
    """The latest moments of one network, on the device."""

    def __init__(self, net: str, most: int, device: torch.device) -> None:
        self.net, self.most, self.device = net, most, device
        self.parts: dict[str, Tensor] = {
            "figures": torch.zeros(most, FIGURES[net], dtype=torch.float16, device=device),
            "rows": torch.zeros(most, ROWS, dtype=torch.int16, device=device),
            "target": torch.zeros(most, device=device),
            "won": torch.zeros(most, device=device),
        }
        if net == "fight":
            self.parts["ends"] = torch.zeros(most, ENDS, dtype=torch.float16, device=device)
        self.added = 0

    def add(self, moments: Any) -> None:
        """Add moments; the oldest ones are overwritten."""
        start = self.added % self.most
        count = min(len(moments), self.most)
        moments = moments[-count:]
        place = (torch.arange(count, device=self.device) + start) % self.most
        for name, tensor in self.parts.items():
            tensor[place] = torch.from_numpy(np.ascontiguousarray(moments[name])).to(self.device)
        self.added += count

    def sample(self, count: int, window: int) -> dict[str, Tensor]:
        """A random batch of `count` moments out of the latest `window`."""
        there = min(self.added, self.most, window)
        last = self.added % self.most
        which = (last - 1 - torch.randint(there, (count,), device=self.device)) % self.most
        return {name: tensor[which] for name, tensor in self.parts.items()}


def batch_loss(model: Judgement, net: str, batch: dict[str, Tensor], of: str, mean: bool = True) -> Tensor:
    """The cross entropy of a network on a batch; `of` names the target."""
    figures, rows = batch["figures"].float(), batch["rows"].long()
    if net == "fight":
        said = model.announced(figures, rows, batch["ends"].float())
    else:
        said = model.between(figures, rows)
    return functional.binary_cross_entropy_with_logits(said, batch[of], reduction="mean" if mean else "none")


@torch.no_grad()
def tested(model: Judgement, tests: dict[str, Memory]) -> dict[str, float]:
    """The log loss of each network on test games, from which nothing is learned."""
    found = {}
    for net, memory in tests.items():
        total, count = 0.0, min(memory.added, memory.most)
        for start in range(0, count, 65536):
            part = {name: tensor[start : min(start + 65536, count)] for name, tensor in memory.parts.items()}
            total += float(batch_loss(model, net, part, "won", mean=False).sum())
        found[net] = round(total / max(count, 1), 5)
    return found


def read_moments(net: str, file: Path) -> Any:
    """The moments of a file as a structured array."""
    return np.fromfile(file, MOMENT[net])


class Learner:
    """Fits the networks while the workers play."""

    def __init__(self, folder: Path, chosen: argparse.Namespace) -> None:
        self.folder, self.chosen = folder, chosen
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(chosen.seed)
        self.model = Judgement().to(self.device)
        self.memory = {
            "fight": Memory("fight", chosen.memory, self.device),
            "between": Memory("between", chosen.memory // 2, self.device),
        }
        self.tests: dict[str, Memory] = {}
        for net in FIGURES:
            file = chosen.test and Path(chosen.test) / f"{net}.moments"
            if file and file.exists():
                moments = read_moments(net, file)
                self.tests[net] = Memory(net, len(moments), self.device)
                self.tests[net].add(moments)
        if chosen.start:
            load(self.model, chosen.start)
        self.average = copy.deepcopy(self.model)
        own = [p for name, p in self.model.named_parameters() if name.endswith(".own")]
        rest = [p for name, p in self.model.named_parameters() if not name.endswith(".own")]
        groups = [{"params": own, "weight_decay": chosen.decay}, {"params": rest, "weight_decay": 0.0}]
        self.optimizer = torch.optim.AdamW(groups, lr=chosen.rate)
        self.steps = 0
        self.began = time.monotonic()
        self.losses: dict[str, float] = {}
        self.made: dict[str, Any] = {
            "by": chosen.made_by,
            "arguments": {
                name: value for name, value in vars(chosen).items() if isinstance(value, int | float)
            },
        }
        if chosen.start:
            self.made["started from"] = made_of(chosen.start)

    def take(self) -> int:
        """Read the files that the workers have written since; returns how many moments there were."""
        taken = 0
        for file in sorted(self.folder.glob("*.moments"), key=lambda file: file.name.split("-")[-1])[:400]:
            net = file.name.split("-")[0]
            moments = read_moments(net, file)
            self.memory[net].add(moments)
            file.unlink()
            taken += len(moments)
        return taken

    def games(self) -> int:
        """How many games the workers have played."""
        return sum(int(file.read_text() or 0) for file in self.folder.glob("games-*"))

    def step(self, window: int) -> None:
        """One step of the optimizer, on random batches for both networks."""
        self.optimizer.zero_grad(set_to_none=True)
        for net in FIGURES:
            # There are fewer moments between fights than announcements. Smaller batches keep them from being
            # used more often.
            share = min(self.memory[net].added / self.memory["fight"].added, 1.0)
            batch = self.memory[net].sample(int(self.chosen.batch * share), int(window * share))
            if net == "between":
                batch["target"] = (batch["target"] + batch["won"]) / 2
            loss = batch_loss(self.model, net, batch, "target")
            torch.autograd.backward(loss)
            if self.steps % 100 == 0:
                self.losses[net] = float(loss.detach())
        self.optimizer.step()
        self.steps += 1
        with torch.no_grad():
            keep = min(0.999, 1 - 1 / (1 + self.steps))
            for kept, new in zip(self.average.parameters(), self.model.parameters()):
                kept.lerp_(new, 1 - keep)

    def write(self) -> None:
        """Write the averaged weights, with how they were made and their test loss."""
        seconds = round(time.monotonic() - self.began)
        self.made |= {"games": self.games(), "seconds": seconds, "steps": self.steps, "losses": self.losses}
        self.made["test"] = tested(self.average, self.tests)
        save(self.average, self.folder / "weights", self.made)

    def tell_workers(self, novice: bool, left: float) -> None:
        """Write down how the workers shall play while this share of the time is left. From nothing, they
        begin with few states a planning: many quick games matter more then."""
        chosen = self.chosen
        early = not chosen.start and 1.0 - left < chosen.early
        settings = {
            "nodes": min(chosen.early_nodes, chosen.nodes) if early else chosen.nodes,
            "curious": chosen.curious,
            "built": chosen.built,
            "classic": chosen.classic,
            "novice": novice,
        }
        (self.folder / "settings.json").write_text(json.dumps(settings))

    def run(self) -> None:
        """Learn until the time is over; write weights and a line of the curve now and then."""
        chosen = self.chosen
        began = time.monotonic()
        end = began + chosen.minutes * 60
        written = told = 0.0
        novice = not chosen.start
        self.tell_workers(novice, 1.0)
        self.write()
        while time.monotonic() < end:
            left = (end - time.monotonic()) / (end - began)
            self.take()
            fill = chosen.fill if chosen.start else chosen.batch
            if self.memory["fight"].added < fill or not self.memory["between"].added:
                time.sleep(0.5)
                continue
            # Late in the run the steps become small.
            rate = chosen.rate * min(1.0, max(left / chosen.anneal, 0.02))
            for group in self.optimizer.param_groups:
                group["lr"] = rate
            window = max(chosen.least, int(self.memory["fight"].added * chosen.share))
            budget = chosen.reuse * self.memory["fight"].added / chosen.batch
            pause = time.monotonic() + 1.0
            while self.steps < budget and time.monotonic() < pause:
                self.step(window)
            if self.steps >= budget:
                time.sleep(0.2)
            if novice and self.memory["fight"].added > chosen.first:
                novice = False
                self.tell_workers(novice, left)
                self.write()
                self.memory["fight"].added = self.memory["between"].added = 0
                self.steps = 1
            now = time.monotonic()
            if now - written > chosen.every:
                written = now
                self.tell_workers(novice, left)
                self.write()
            if now - told > 10:
                told = now
                line = {
                    "seconds": round(now - began),
                    "games": self.games(),
                    "moments": self.memory["fight"].added,
                    "steps": self.steps,
                    "losses": {net: round(loss, 4) for net, loss in self.losses.items()},
                    "test": tested(self.average, self.tests),
                    "rate": rate,
                }
                print(json.dumps(line), flush=True)
                with (self.folder / "curve").open("a") as curve:
                    curve.write(json.dumps(line) + "\n")
        self.write()
        print("finished", json.dumps(self.made), flush=True)


def options(description: str | None) -> argparse.ArgumentParser:
    """The options of the learner, for a program with this description."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--start", type=Path, help="weights to go on from; without them all begins anew")
    parser.add_argument("--test", help="a folder with moments of games that nothing is learned from")
    parser.add_argument("--memory", type=int, default=24_000_000, help="moments of fights that are kept")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument(
        "--anneal", type=float, default=0.25, help="the share of the time in which rates fall"
    )
    parser.add_argument(
        "--least", type=int, default=3_000_000, help="moments that are learned from, at least"
    )
    parser.add_argument("--share", type=float, default=0.4, help="... as a share of all so far")
    parser.add_argument("--reuse", type=float, default=10.0, help="times that a moment is learned from")
    parser.add_argument("--first", type=int, default=1_500_000, help="moments of novices in the beginning")
    parser.add_argument(
        "--fill", type=int, default=1_000_000, help="moments before the first step from --start"
    )
    parser.add_argument("--every", type=float, default=15.0, help="seconds between two files of weights")
    parser.add_argument("--nodes", type=int, default=250, help="states looked at in a planning")
    parser.add_argument("--early-nodes", type=int, default=60, help="... early in a run from nothing")
    parser.add_argument("--early", type=float, default=0.5, help="the share of the time that this lasts")
    parser.add_argument("--curious", type=float, default=0.2)
    parser.add_argument("--built", type=float, default=0.3)
    parser.add_argument("--classic", type=float, default=0.6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--made-by", default="", help="the commit, kept in the file of weights")
    return parser


def main() -> int:
    """Read the options and run the learner without workers."""
    chosen = options(__doc__).parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    Learner(chosen.folder, chosen).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
