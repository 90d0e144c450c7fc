"""Who plays for the learner: orders and what comes back, processes that die, and a cluster that fails."""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bluemoon.bots.duel.networks import FILE
from bluemoon.errors import BluemoonError
from bluemoon.train import workers as under_test
from bluemoon.train.moments import STRUCTS
from bluemoon.train.options import asked_for, complete, options, words_of
from bluemoon.train.orders import (
    Chunk,
    Order,
    chunk_file,
    numbers_there,
    packed_chunk,
    play_order,
    read_chunk,
)
from bluemoon.train.workers import LocalWorkers, RayWorkers, Workers

NOVICES: dict[str, Any] = {"novice": True}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a run with weights."""
    (tmp_path / "moments").mkdir()
    shutil.copy(FILE, tmp_path / "weights")
    return tmp_path


def wait_for(workers: Workers, count: int) -> list[int]:
    """The numbers of so many orders that were played."""
    found: list[int] = []
    end = time.monotonic() + 60
    while len(found) < count:
        found += workers.done()
        assert time.monotonic() < end, workers.asked
        time.sleep(0.02)
    return found


def test_a_chunk_is_read_as_it_was_written() -> None:
    chunk = Chunk(7, 20, True, {"fight": b"\n abc\n", "between": b""})
    assert read_chunk(packed_chunk(chunk)) == chunk


def test_an_order_is_the_same_games_for_everybody() -> None:
    order = Order(3, 1, "seed", 0, NOVICES)
    chunk = read_chunk(play_order(order))
    assert play_order(order) == packed_chunk(chunk)
    assert play_order(order._replace(number=4)) != packed_chunk(chunk)
    assert (chunk.number, chunk.games, chunk.novice) == (3, 1, True)
    for net, body in chunk.moments.items():
        assert len(body) > 0
        assert len(body) % STRUCTS[net].size == 0


def test_processes_play_orders(folder: Path) -> None:
    order = Order(0, 1, "seed", 0, NOVICES)
    workers = LocalWorkers(folder, print, 1, sys.executable)
    try:
        assert workers.room() == 2
        workers.ask(order)
        assert workers.room() == 1
        assert wait_for(workers, 1) == [0]
        assert workers.room() == 2
    finally:
        workers.close()
    assert chunk_file(folder, 0).read_bytes() == play_order(order)
    assert list(numbers_there(folder)) == [0]


class Dying(LocalWorkers):
    """Processes that die of the first order."""

    def __init__(self, folder: Path, said: list[str]) -> None:
        self.code = "import sys; sys.stdin.readline(); sys.exit(3)"
        super().__init__(folder, said.append, 1, sys.executable)

    def _start(self, number: int) -> under_test.Worker:
        self.command = [sys.executable, "-S", "-c", self.code]
        return super()._start(number)


def test_an_order_that_kills_its_processes_is_given_up(folder: Path) -> None:
    said: list[str] = []
    workers = Dying(folder, said)
    try:
        workers.ask(Order(0, 5, "seed", 0, {}))
        assert wait_for(workers, 1) == [0]
    finally:
        workers.close()
    assert read_chunk(chunk_file(folder, 0).read_bytes()).games == 0
    assert [line for line in said if "given up" in line] == [
        "order 0 is given up: the processes that played it died"
    ]
    assert "worker 0 ended with 3 (worker-000.log)" in said


def test_workers_that_never_start_end_the_run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(under_test, "GIVEN_UP", 2)
    workers = Dying(folder, [])
    workers.code = "raise SystemExit(1)"
    try:
        workers.workers = [workers._start(0)]
        with pytest.raises(BluemoonError, match=r"do not start; see worker-000\.log"):
            wait_for(workers, 1)
    finally:
        workers.close()


class FakeRay(ModuleType):
    """A cluster of two nodes that plays when it is asked for the results; its second order fails."""

    class exceptions:
        class RayError(Exception):
            pass

    def __init__(self) -> None:
        super().__init__("ray")
        self.stored: list[bytes] = []
        self.asked = 0

    def is_initialized(self) -> bool:
        return True

    def init(self, **told: Any) -> None:
        return

    def shutdown(self) -> None:
        return

    def cancel(self, later: object, force: bool) -> None:
        return

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def nodes(self) -> list[dict[str, Any]]:
        return [
            {"NodeID": "one", "Alive": True},
            {"NodeID": "two", "Alive": True},
            {"NodeID": "x", "Alive": False},
        ]

    def get_runtime_context(self) -> SimpleNamespace:
        return SimpleNamespace(get_node_id=lambda: "one")

    def put(self, thing: bytes) -> bytes:
        self.stored.append(thing)
        return thing

    def remote(self, **told: Any) -> Any:
        def remote_one(function: Any) -> SimpleNamespace:
            return SimpleNamespace(remote=lambda *args: lambda: function(*args))

        return remote_one

    def wait(self, waiting: list[Any], num_returns: int, timeout: int) -> tuple[list[Any], list[Any]]:
        return waiting, []

    def get(self, later: Any) -> Any:
        self.asked += 1
        if self.asked == 2:
            raise self.exceptions.RayError("the node is gone")
        return later()


def test_a_cluster_plays_orders(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    said: list[str] = []
    workers = RayWorkers(folder, said.append)
    assert workers.room() == 4
    orders = [Order(number, 1, "seed", 5, NOVICES) for number in range(2)]
    for order in orders:
        workers.ask(order)
    assert wait_for(workers, 2) == [0, 1]
    workers.close()
    assert ray.stored == [FILE.read_bytes()]  # sent once
    assert chunk_file(folder, 0).read_bytes() == play_order(orders[0])
    assert read_chunk(chunk_file(folder, 1).read_bytes()).games == 0
    assert said == [
        "order 1 is given up: the node is gone",
        "2 Ray nodes with 2 cores to play on",
        "orders by Ray node: one 1",
    ]


def test_the_command_is_told_without_paths() -> None:
    parser = options(None)
    chosen = complete(parser.parse_args(["/tmp/run", "--games", "500", "--start", "/a/b/weights", "--ray"]))
    assert words_of(chosen) == "python -m bluemoon.train FOLDER --games 500 --start weights --ray"
    assert asked_for(chosen)["start"] == "weights"
    assert not {"folder", "games", "workers"} & set(asked_for(chosen))
