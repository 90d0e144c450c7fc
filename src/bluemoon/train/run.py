"""A run of the training, from its first game to its last, over as many calls of the command as it takes.

The run is counted in games. In its folder lie `weights` (for the workers and, at the end, the result),
`state` (to go on from), `moments` (those that are still learned from), `curve` and `curve.svg`. A run that
was killed goes on from its state: orders that were under way are given again, moments that came after the
state are taken again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bluemoon.extras import need

need("train", "bluemoon.train.run")

import torch

from bluemoon.bots.duel.weights import made_of
from bluemoon.errors import BluemoonError
from bluemoon.installation import commit
from bluemoon.platforms import lock
from bluemoon.train.curve import draw, read_curve
from bluemoon.train.learner import Learner, read_state, write_state
from bluemoon.train.options import asked_for, words_of
from bluemoon.train.orders import Order, chunk_file, numbers_there, read_chunk
from bluemoon.train.workers import LocalWorkers, RayWorkers, Workers

SLACK = (20_000, 0.02)  # moments that may wait for the learner: so many, and this share of all
TOLD = 10.0  # seconds between two lines of the curve
DRAWN = 60.0  # and between two pictures of it
FIRST = 4  # batches that are there before the first step from nothing
AT_A_TIME = 1.0  # seconds of learning between two looks at what the workers have done


class Run:
    """A run with its workers and its learner."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen, self.folder = chosen, Path(chosen.folder)
        (self.folder / "moments").mkdir(parents=True, exist_ok=True)
        self._lock = (self.folder / "lock").open("w")
        try:
            lock(self._lock)
        except OSError:
            raise BluemoonError(f"somebody is training in {self.folder} already") from None
        self.novice = not chosen.start
        self.games = 0  # that were taken, those of novices too
        self.asked = 0  # the number of the next order
        self.again: list[int] = []  # orders that have to be given again
        self.kept: list[tuple[int, int]] = []  # the orders whose moments are learned from; of fights so many
        self.over: list[int] = []  # orders from which nothing is learned any more
        self.version = 0
        self.seconds = 0.0
        self.commands: list[str] = []
        self._began = self._told = self._drawn = time.monotonic()
        self._written = 0
        state = self.folder / "state"
        there = state.exists()
        self.learner = Learner(chosen, fresh=not there)
        if there:
            self._go_on(read_state(state))
        self.commands.append(words_of(chosen))
        self.say: Callable[[str], None] = lambda line: print(line, flush=True)

    # --- going on ------------------------------------------------------------------------------------------

    def _go_on(self, state: dict[str, Any]) -> None:
        """Take up a run from its state."""
        now = asked_for(self.chosen)
        other = [name for name in now if state["asked for"].get(name) != now[name]]
        if other:
            before = ", ".join(f"{name} {state['asked for'].get(name)}" for name in other)
            raise BluemoonError(
                f"the run in {self.folder} was begun with {before}; it goes on only with that"
            )
        for name in ("novice", "games", "asked", "again", "version", "seconds", "commands"):
            setattr(self, name, state[name])
        self.learner.go_on(state)
        numbers = [number for number, _ in state["kept"]]
        there = set(numbers_there(self.folder))
        lost = [place for place, number in enumerate(numbers) if number not in there]
        usable = state["kept"][lost[-1] + 1 :] if lost else state["kept"]
        chunks = [read_chunk(chunk_file(self.folder, number).read_bytes()).moments for number, _ in usable]
        self.kept = list(usable)
        self.learner.refill(state["added"], chunks)
        self._written = self.learner.steps
        self.over = [n for n in there if n < self.asked and n not in {*self.again, *dict(self.kept)}]
        curve = self.folder / "curve"
        if curve.exists():
            lines = [line for line in read_curve(curve) if line["games"] <= self.games]
            curve.write_text("".join(f"{json.dumps(line)}\n" for line in lines))

    def keep(self) -> None:
        """Write weights and state."""
        self.version += 1
        self._written = self.learner.steps
        self.learner.write_weights(self.folder / "weights", self.made())
        under_way = list(self.workers.asked)
        state = self.learner.state() | {
            "asked for": asked_for(self.chosen),
            "novice": self.novice,
            "games": self.games,
            "asked": self.asked,
            "again": sorted({*under_way, *self.again}),
            "kept": self.kept,
            "version": self.version,
            "seconds": self.seconds + time.monotonic() - self._began,
            "commands": self.commands,
        }
        write_state(self.folder / "state", state)
        for number in self.over:  # only now: what the state names has to be there
            chunk_file(self.folder, number).unlink(missing_ok=True)
        self.over.clear()

    def made(self) -> dict[str, Any]:
        """What made the weights, as their file tells it."""
        gpu = torch.cuda.get_device_name() if self.learner.device.type == "cuda" else "no GPU"
        made = {
            "by": "bluemoon.train",
            "commit": self.chosen.commit or commit(),
            "commands": self.commands,
            "machine": f"{os.cpu_count()} cores, {gpu}" + (", workers by Ray" if self.chosen.ray else ""),
            "seeds": {"learner": self.chosen.seed, "games": self.chosen.name},
            "options": {name: value for name, value in asked_for(self.chosen).items() if name != "start"},
            "games": self.games,
            "seconds": round(self.seconds + time.monotonic() - self._began),
            "steps": self.learner.steps,
            "losses": self.learner.mean_losses(),
        }
        if self.learner.tests:
            made["test losses"] = self.learner.tested()
        if self.chosen.start:
            made["started from"] = made_of(self.chosen.start)
        return made

    # --- the work ------------------------------------------------------------------------------------------

    def finished(self) -> bool:
        """Are all games played and learned from?"""
        return not self.novice and self.games >= self.chosen.games and not self._unlearned()

    def left(self) -> float:
        """The share of the run that is left."""
        return max(0.0, 1.0 - self.games / self.chosen.games)

    def run(self) -> None:
        """Go on until the run is finished or the time of this call is over."""
        if self.finished():
            self.say(f"the run is finished: {self.games} games")
            return
        end = self._began + self.chosen.minutes * 60 if self.chosen.minutes else float("inf")
        if self.chosen.ray:
            self.workers: Workers = RayWorkers(self.folder, self.say, self.chosen.workers)
        else:
            self.workers = LocalWorkers(self.folder, self.say, self.chosen.workers, self.chosen.worker_python)
        with ExitStack() as stack:
            stack.callback(self.workers.close)
            advance = self._progress(stack)
            self.keep()
            stack.callback(self.keep)
            while not self.finished() and time.monotonic() < end:
                idle = not self._take()
                self._ask()
                idle &= not self._learn()
                if self.novice and self.games >= self.chosen.novices and not self._unlearned():
                    self._end_of_novices()
                if self.learner.steps - self._written >= self.chosen.every:
                    self.keep()
                advance(self.games)
                self._tell()
                if idle:
                    time.sleep(0.1)
            self._tell(at_once=True)
        self._draw()
        self.say("finished" if self.finished() else "to be continued: the same command goes on")

    def _ask(self) -> None:
        """Give orders as long as there is room, games are missing, and the learner keeps up."""
        late = self._unlearned() * self.chosen.batch / self.chosen.reuse
        if self._may_learn() and late > SLACK[0] + SLACK[1] * self.learner.memory["fight"].added:
            return
        wanted = self.chosen.novices if self.novice else self.chosen.games
        if not self._may_learn():  # the moments were lost: some more games, so that the run can be finished
            wanted = self.games + self.chosen.fill
        under_way = len(self.workers.asked) * self.chosen.chunk
        while self.workers.room() > 0 and self.games + under_way < wanted:
            number = self.again.pop(0) if self.again else self.asked
            self.asked = max(self.asked, number + 1)
            if chunk_file(self.folder, number).exists():  # played after the state was written
                self._take_order(number)
            else:
                self.workers.ask(
                    Order(number, self.chosen.chunk, self.chosen.name, self.version, self._settings())
                )
                under_way += self.chosen.chunk

    def _settings(self) -> dict[str, Any]:
        """How the games are played now. From nothing, with few states a planning at first: many quick games
        matter more then."""
        chosen = self.chosen
        early = not chosen.start and 1.0 - self.left() < chosen.early
        return {
            "nodes": min(chosen.early_nodes, chosen.nodes) if early else chosen.nodes,
            "curious": chosen.curious,
            "built": chosen.built,
            "classic": chosen.classic,
            "novice": self.novice,
        }

    def _take(self) -> int:
        """Take what the workers have played; returns how many orders that were."""
        played = self.workers.done()
        for number in played:
            self._take_order(number)
        self._let_go()
        return len(played)

    def _take_order(self, number: int) -> None:
        chunk = read_chunk(chunk_file(self.folder, number).read_bytes())
        self.games += chunk.games
        self.kept.append((number, self.learner.take(chunk.moments)))

    def _let_go(self) -> None:
        """Leave out the orders from whose moments nothing is learned any more."""
        held = sum(fights for _, fights in self.kept)
        while self.kept and held - self.kept[0][1] >= self.learner.window():
            number, fights = self.kept.pop(0)
            self.over.append(number)
            held -= fights

    def _may_learn(self) -> bool:
        """Are there moments enough? From nothing, some batches; from weights, or where moments were lost,
        more."""
        fights = self.learner.memory["fight"]
        begun = self.chosen.start or fights.held < min(fights.added, self.chosen.memory)
        fill = self.chosen.fill if begun else FIRST * self.chosen.batch
        return self.learner.enough(min(fill, self.learner.window()))

    def _unlearned(self) -> float:
        """Steps that are still to be done; 0 if the learner has kept up."""
        return max(0.0, self.learner.behind())

    def _learn(self) -> bool:
        """Learn for a moment; were there any steps to do?"""
        if not self._unlearned() or not self._may_learn():
            return False
        self.learner.set_rate(self.left())
        pause = time.monotonic() + AT_A_TIME
        while self._unlearned() and time.monotonic() < pause:
            self.learner.step()
        return True

    def _end_of_novices(self) -> None:
        """From now on the judgement that was learned plays."""
        self.novice = False
        self.learner.begin_anew()
        self.over += [number for number, _ in self.kept]
        self.kept.clear()
        self.keep()

    # --- telling -------------------------------------------------------------------------------------------

    def _progress(self, stack: ExitStack) -> Callable[[int], None]:
        """A bar on a terminal; elsewhere the lines of the curve are printed."""
        if not sys.stderr.isatty() or find_spec("rich") is None:
            return lambda games: None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = stack.enter_context(Progress(*columns, console=Console(stderr=True), transient=True))
        line = bar.add_task("games", total=self.chosen.games, completed=self.games)
        self.say = lambda words: bar.console.print(words, markup=False, highlight=False)
        return lambda games: bar.update(line, completed=games)

    def _tell(self, at_once: bool = False) -> None:
        """A line of the curve now and then, and more seldom its picture."""
        now = time.monotonic()
        if now - self._told < TOLD and not at_once:
            return
        self._told = now
        line = {
            "seconds": round(self.seconds + now - self._began),
            "games": self.games,
            "moments": self.learner.memory["fight"].added,
            "steps": self.learner.steps,
            "losses": self.learner.mean_losses(),
            "test": self.learner.tested(),
            "left": round(self.left(), 4),
            "novice": self.novice,
        }
        with (self.folder / "curve").open("a") as curve:
            curve.write(json.dumps(line) + "\n")
        self.say(json.dumps(line))
        if now - self._drawn > DRAWN:
            self._drawn = now
            self._draw()

    def _draw(self) -> None:
        if (self.folder / "curve").exists() and find_spec("matplotlib") is not None:
            draw(read_curve(self.folder / "curve"), self.folder / "curve.svg")
