"""How well networks of this kind can predict a strong player's games at all: they are fitted to some of these
games and tested on others. This is a yardstick for the judgement learned by self-play; its weights are never
shipped.

    python -m bluemoon.train.strong_play GAMES LEARN --half even --skip 20 --most 260
    python -m bluemoon.train.strong_play GAMES TEST --half even --most 20
    python -m bluemoon.train.yardstick LEARN TEST

With `--start WEIGHTS` they are not fitted from nothing but go on from those weights.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
from pathlib import Path

from bluemoon.extras import need

need("train", "bluemoon.train.yardstick")

import torch
from torch import Tensor

from bluemoon.train.memory import Memory, batch_loss, read_all, tested
from bluemoon.train.model import Judgement, follow, load, optimizer_of

KEEP = 0.99  # of the average weights in every step


def batches(memory: Memory, count: int) -> list[dict[str, Tensor]]:
    """All moments in random order, in `count` batches."""
    order = torch.randperm(memory.added, device=memory.device)
    return [{name: tensor[part] for name, tensor in memory.parts.items()} for part in order.chunk(count)]


def fit(
    model: Judgement, learn: dict[str, Memory], test: dict[str, Memory], chosen: argparse.Namespace
) -> dict[str, float]:
    """Fit the networks; returns the best test losses, which are measured after every pass."""
    average = copy.deepcopy(model)
    optimizer = optimizer_of(model, chosen.rate, own=30 * chosen.decay, rest=chosen.decay)
    count = learn["fight"].added // chosen.batch + 1
    best = tested(model, test)
    print("begin", json.dumps(best), flush=True)
    steps = 0
    for number in range(chosen.passes):
        for fights, times in zip(batches(learn["fight"], count), batches(learn["between"], count)):
            for group in optimizer.param_groups:
                group["lr"] = chosen.rate * (1.0 - steps / (count * chosen.passes))
            optimizer.zero_grad(set_to_none=True)
            torch.autograd.backward(batch_loss(model, "fight", fights, "won"))
            torch.autograd.backward(batch_loss(model, "between", times, "won"))
            optimizer.step()
            steps += 1
            follow(average, model, steps, KEEP)
        losses = tested(average, test)
        print(number + 1, json.dumps(losses), flush=True)
        best = {net: min(loss, best[net]) for net, loss in losses.items()}
    return best


def main() -> int:
    """Read the options, fit, and print the best losses."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("learn", type=Path, help="moments to be fitted to")
    parser.add_argument("test", type=Path, help="moments of other games")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(chosen.seed)
    model = Judgement().to(device)
    if chosen.start:
        load(model, chosen.start)
    print(
        "best", json.dumps(fit(model, read_all(chosen.learn, device), read_all(chosen.test, device), chosen))
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
