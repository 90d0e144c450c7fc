"""Playing many tasks: in this process, on all cores, or on a cluster; interrupted runs can be continued."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from bluemoon.errors import BluemoonError
from bluemoon.extras import need
from bluemoon.files import check_writable
from bluemoon.lab.tasks import Outcome, Task, play
from bluemoon.platforms import wait_for_end_of

BATCH = 32  # tasks between two looks at whether a comparison is decided; the same on every machine

Spread = Callable[[Sequence[Task]], Iterator[Outcome]]


def here(tasks: Sequence[Task]) -> Iterator[Outcome]:
    """One after the other in this process."""
    return map(play, tasks)


@contextmanager
def processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes. Only the parent handles interruptions: it cancels the tasks that wait. Processes
    whose parent has gone end by themselves."""
    pool = ProcessPoolExecutor(count, initializer=_stand_by, initargs=(os.getpid(),))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _stand_by(parent: int) -> None:
    """Set up a process of the pool: it ignores interruptions and ends when its parent has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    wait_for_end_of(parent)
    os._exit(1)


def on_cores(pool: ProcessPoolExecutor) -> Spread:
    """Over the processes of a pool, in order."""
    return lambda tasks: pool.map(play, tasks)


def on_ray() -> Spread:
    """Over a Ray cluster: a running one if there is one, otherwise one on this machine."""
    need("ray", "--ray")
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        join_ray(ray)
    remote: Any = ray.remote(play)

    def spread(tasks: Sequence[Task]) -> Iterator[Outcome]:
        for played in [remote.remote(task) for task in tasks]:
            yield Outcome(*ray.get(played))

    return spread


def join_ray(ray: Any) -> None:
    """Connect to a running cluster. Without an address Ray may overlook one and start another; with 'auto' it
    finds it, and uses RAY_ADDRESS if that is set."""
    try:
        ray.init(address="auto", log_to_driver=False)
    except ConnectionError as failed:
        named = os.environ.get("RAY_ADDRESS", "")
        if named not in ("", "auto", "local"):
            raise BluemoonError(f"no Ray cluster lets us in at {named} (RAY_ADDRESS): {failed}") from failed
        ray.init(address="local", log_to_driver=False)


class Results:
    """The outcomes of a run by key, kept in a file line by line if one is given."""

    def __init__(self, tasks: Sequence[Task], file: Path | None = None) -> None:
        self.known: dict[str, Outcome] = {}
        self._file = file
        self._head = {"run": _fingerprint(tasks), "tasks": len(tasks)}
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            check_writable(file)
            file.write_text(json.dumps(self._head) + "\n", encoding="utf-8")

    def _read(self, file: Path) -> None:
        try:
            lines = file.read_text(encoding="utf-8").split("\n")
        except OSError as wrong:
            raise BluemoonError(f"{file}: {wrong.strerror}") from wrong
        except UnicodeDecodeError as wrong:
            raise BluemoonError(f"{file} is no file of results") from wrong
        try:
            if json.loads(lines[0]) != self._head:
                raise BluemoonError(f"{file} holds the results of another run")
        except ValueError as wrong:
            raise BluemoonError(f"{file} is no file of results") from wrong
        whole = lines[:-1]  # the last one ends with a newline, or was cut off by an interruption
        for number, line in enumerate(whole[1:], start=2):
            outcome = _outcome(line)
            if outcome is None:
                raise BluemoonError(f"{file}, line {number}: this is no result; remove the line to go on")
            self.known[outcome.key] = outcome
        if lines[-1]:
            os.truncate(file, len("".join(f"{line}\n" for line in whole).encode()))

    def add(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """Keep outcomes as they come."""
        for outcome in outcomes:
            self.known[outcome.key] = outcome
            if self._file is not None:
                with self._file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(list(outcome)) + "\n")
            yield outcome


def _outcome(line: str) -> Outcome | None:
    """The result that a line of the file holds; None if it holds none."""
    try:
        found = Outcome(*json.loads(line))
    except (ValueError, TypeError):
        return None
    numbers = (found.score, found.turns, found.decisions, found.lost)
    whole = isinstance(found.key, str) and all(isinstance(n, (int, float)) and n >= 0 for n in numbers)
    return found if whole and found.score <= 1 else None


def _fingerprint(tasks: Sequence[Task]) -> str:
    return sha256(repr([tuple(task) for task in tasks]).encode()).hexdigest()[:16]


def play_all(
    tasks: Sequence[Task],
    results: Results,
    spread: Spread = here,
    decided: Callable[[str], bool] = lambda group: False,
    progress: Callable[[int], None] = lambda done: None,
) -> None:
    """Play the tasks that have no result yet, group by group. A group that is decided is left early; this is
    checked only after whole batches, so that it does not depend on the number of machines."""
    groups: dict[str, list[Task]] = {}
    for task in tasks:
        groups.setdefault(task.group, []).append(task)
    for group, wanted in groups.items():
        for first in range(0, len(wanted), BATCH):
            if decided(group):
                progress(len(wanted) - first)
                break
            batch = wanted[first : first + BATCH]
            missing = [task for task in batch if task.key not in results.known]
            progress(len(batch) - len(missing))
            for _ in results.add(spread(missing)):
                progress(1)
