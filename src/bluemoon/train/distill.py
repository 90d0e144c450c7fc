"""Several judgements made into one: a judgement learns to say what several others say on average. Networks
that were trained apart err in different places, so that their average is better than each of them, and the
one that learns it is as quick as one.

    python -m bluemoon.train.distill FOLDER TEACHER … --start WEIGHTS

It learns on positions of games that it plays first, with the weights it starts from: announcements that were
made and others that were weighed, and the times between fights. FOLDER/weights is the result. A call that was
stopped goes on with the games that it has.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import shutil
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

from bluemoon.errors import BluemoonError
from bluemoon.extras import need

need("train", "bluemoon.train.distill")

import torch
from torch import Tensor

from bluemoon.bots.duel.weights import made_of
from bluemoon.installation import commit
from bluemoon.train.memory import Memory, as_moments, batch_loss, odds, read_all, tested
from bluemoon.train.model import Judgement, follow, load, optimizer_of, save
from bluemoon.train.moments import FIGURES
from bluemoon.train.orders import Order, chunk_file, read_chunk
from bluemoon.train.workers import LocalWorkers

KEEP = 0.998  # of the averaged weights in every step
SMALLEST = 0.01  # the last steps, as a share of the first
SLOWER = 0.6  # the share of the steps in which they become smaller
AT_ONCE = 65536  # moments that are judged together
HELD_BACK = 50  # one moment in so many is not learned from: it shows how near the pupil has come
TOLD = 250  # steps between two lines
CHUNK = 100  # games of an order
PLAYED_BY = ("start", "name", "glances", "nodes", "curious", "built")  # options that the games depend on


def check(chosen: argparse.Namespace) -> None:
    """Nothing is missing, and the folder's games were played with the same options."""
    for file in (chosen.start, *chosen.teachers):
        try:
            made_of(file)
        except (OSError, ValueError) as wrong:
            raise BluemoonError(str(wrong)) from None
    for name in ("games", "steps", "batch", "glances", "nodes", "workers"):
        if getattr(chosen, name) < 1:
            raise BluemoonError(f"--{name} has to be 1 or more")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    asked = {name: str(getattr(chosen, name)) for name in PLAYED_BY}
    asked["start"] = sha256(chosen.start.read_bytes()).hexdigest()  # wherever it lies
    file = chosen.folder / "asked for"
    before = json.loads(file.read_text()) if file.exists() else asked
    other = [name for name in PLAYED_BY if before[name] != asked[name]]
    if other:
        raise BluemoonError(f"the games in {chosen.folder} were played with another --{other[0]}")
    file.write_text(json.dumps(asked))


def play(chosen: argparse.Namespace) -> dict[str, Any]:
    """Play the games that are missing; all moments, by network, as bytes."""
    (chosen.folder / "moments").mkdir(parents=True, exist_ok=True)
    shutil.copyfile(chosen.start, chosen.folder / "weights")
    settings = {
        "nodes": chosen.nodes,
        "curious": chosen.curious,
        "built": chosen.built,
        "glances": chosen.glances,
    }
    orders = [Order(n, CHUNK, chosen.name, 0, settings) for n in range(-(-chosen.games // CHUNK))]
    missing = [order for order in orders if not chunk_file(chosen.folder, order.number).exists()]
    workers = LocalWorkers(chosen.folder, print, chosen.workers if missing else 0, chosen.worker_python)
    try:
        while missing or workers.asked:
            while missing and workers.room() > 0:
                workers.ask(missing.pop(0))
            workers.done()
            time.sleep(0.1)
    finally:
        workers.close()
    chunks = [read_chunk(chunk_file(chosen.folder, order.number).read_bytes()).moments for order in orders]
    return {net: b"".join(chunk[net] for chunk in chunks) for net in FIGURES}


def remembered(moments: dict[str, bytes], device: torch.device) -> dict[str, Memory]:
    """The moments on the device of the learner."""
    found = {}
    for net, body in moments.items():
        rows = as_moments(net, body)
        found[net] = Memory(net, len(rows), device)
        found[net].add(rows)
    return found


@torch.no_grad()
def said(model: Judgement, memory: Memory) -> Tensor:
    """The chances to win that a judgement gives at all moments of a network."""
    found = []
    for start in range(0, memory.held, AT_ONCE):
        part = {name: tensor[start : start + AT_ONCE] for name, tensor in memory.parts.items()}
        found.append(torch.sigmoid(odds(model, memory.net, part)))
    return torch.cat(found)


def judgement(file: Path, device: torch.device) -> Judgement:
    """The judgement in a file of weights."""
    model = Judgement().to(device)
    load(model, file)
    return model


def divide(memory: Memory) -> tuple[Memory, Memory]:
    """The moments to learn from, and those held back: games at the end."""
    parts = []
    last = memory.held - memory.held // HELD_BACK
    for piece in (slice(0, last), slice(last, memory.held)):
        part = copy.copy(memory)
        part.parts = {name: tensor[piece] for name, tensor in memory.parts.items()}
        part.most = part.held = part.added = len(part.parts["target"])
        parts.append(part)
    return parts[0], parts[1]


class Pupil:
    """The judgement that learns, and the average of its weights over the last steps."""

    def __init__(self, model: Judgement, chosen: argparse.Namespace) -> None:
        self.chosen, self.model = chosen, model
        self.average = copy.deepcopy(model)
        self.optimizer = optimizer_of(model, chosen.rate, own=chosen.decay)
        self.steps = 0

    def step(self, memories: dict[str, Memory]) -> None:
        """One step of the optimizer, on random batches for both networks."""
        left = 1.0 - self.steps / self.chosen.steps
        for group in self.optimizer.param_groups:
            group["lr"] = self.chosen.rate * max(min(1.0, left / SLOWER), SMALLEST)
        self.optimizer.zero_grad(set_to_none=True)
        for net, memory in memories.items():
            size = max(1, min(self.chosen.batch * memory.held // memories["fight"].held, self.chosen.batch))
            torch.autograd.backward(batch_loss(self.model, net, memory.sample(size, memory.held), "target"))
        self.optimizer.step()
        self.steps += 1
        follow(self.average, self.model, self.steps, KEEP)

    def apart(self, memories: dict[str, Memory]) -> dict[str, float]:
        """By how much it differs from the teachers' average, in chance to win."""
        return {
            net: round(float((said(self.average, memory) - memory.parts["target"]).abs().mean()), 4)
            for net, memory in memories.items()
        }


def options() -> argparse.ArgumentParser:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("folder", type=Path, help="for the games and the result")
    add("teachers", type=Path, nargs="+", help="files of weights")
    add("--start", type=Path, required=True, help="the weights to begin with; they play the games, too")
    add("--games", type=int, default=60_000)
    add("--name", default="distill", help="the seed of the games")
    add("--seed", type=int, default=1, help="of the learner")
    add("--glances", type=int, default=3, help="other announcements of a planning that are learned from")
    add("--nodes", type=int, default=200, help="states looked at in a planning")
    add("--curious", type=float, default=0.3, help="the share of turns in which a worse plan may be taken")
    add("--built", type=float, default=0.3, help="the share of games with other decks than the ready-made")
    add("--steps", type=int, default=3000)
    add("--batch", type=int, default=8192)
    add("--rate", type=float, default=3e-3, help="of the first steps")
    add("--decay", type=float, default=0.01, help="of the cards' own rows")
    add("--test", type=Path, help="a folder with moments of games that nothing is learned from")
    add("--workers", type=int, default=max((os.cpu_count() or 2) - 1, 1))
    add("--worker-python", default=sys.executable)
    add("--commit", default="", help="kept in the file of weights, where git cannot tell it")
    return parser


def words_of(chosen: argparse.Namespace) -> str:
    """The command, with the options that are not as usual; of files only the names."""
    teachers = [file.name for file in chosen.teachers]
    words = ["python -m bluemoon.train.distill FOLDER", *teachers, "--start", chosen.start.name]
    usual = vars(options().parse_args(["FOLDER", "TEACHER", "--start", "START"]))
    for name, value in vars(chosen).items():
        if name in ("folder", "teachers", "start", "workers", "worker_python", "commit", "test"):
            continue
        if value != usual[name]:
            words.append(f"--{name.replace('_', '-')} {value}")
    return " ".join(words)


def main() -> int:
    """Play, ask the teachers, learn, write the weights."""
    chosen = options().parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(chosen.seed)
    try:
        check(chosen)
        moments = play(chosen)
    except BluemoonError as wrong:
        print(f"bluemoon.train.distill: {wrong}", file=sys.stderr)
        return 2
    learned, held = {}, {}
    for net, memory in remembered(moments, device).items():
        asked = [said(judgement(file, device), memory) for file in chosen.teachers]
        memory.parts["target"] = torch.stack(asked).mean(0)
        learned[net], held[net] = divide(memory)
    pupil = Pupil(judgement(chosen.start, device), chosen)
    tests = read_all(chosen.test, device) if chosen.test else {}
    while pupil.steps < chosen.steps:
        if pupil.steps % TOLD == 0:
            line = {"steps": pupil.steps, "apart": pupil.apart(held), "test": tested(pupil.average, tests)}
            print(json.dumps(line), flush=True)
        pupil.step(learned)
    made = {
        "by": "bluemoon.train.distill",
        "commit": chosen.commit or commit(),
        "commands": [words_of(chosen)],
        "games": chosen.games,
        "moments": {net: memory.held for net, memory in learned.items()},
        "steps": chosen.steps,
        "apart": pupil.apart(held),
        "test losses": tested(pupil.average, tests),
        "teachers": [made_of(file) for file in chosen.teachers],
    }
    save(pupil.average, chosen.folder / "weights", made)
    print(json.dumps({name: made[name] for name in ("apart", "test losses")}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
