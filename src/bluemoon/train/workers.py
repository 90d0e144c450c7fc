"""Who plays the games: processes of this machine, or a Ray cluster with as many machines as it has. Both
bring the moments of every order into the folder of the run.
"""

from __future__ import annotations

import json
import os
import subprocess
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from bluemoon.errors import BluemoonError
from bluemoon.extras import need
from bluemoon.lab.workers import join_ray
from bluemoon.train.orders import Order, chunk_file, empty_chunk, keep_chunk, play_elsewhere

AHEAD = 2  # orders for each worker, so that none has to wait for the next one
DEATHS = 2  # after so many processes died of it, an order is given up
GIVEN_UP = 20  # orders; more say that something is wrong with all of them

Log = Callable[[str], None]


class Workers(ABC):
    """Those who play; orders that are under way are `asked`."""

    def __init__(self, folder: Path, log: Log) -> None:
        self.folder, self.log = folder, log
        self.asked: dict[int, Order] = {}
        self.given_up = 0

    @abstractmethod
    def count(self) -> int:
        """How many games can be played at the same time now."""

    @abstractmethod
    def ask(self, order: Order) -> None:
        """Give an order to somebody."""

    @abstractmethod
    def done(self) -> list[int]:
        """The numbers of the orders that have been played since; their moments are in the folder."""

    @abstractmethod
    def close(self) -> None:
        """End all of them; what is under way is lost."""

    def room(self) -> int:
        """How many orders can be given now."""
        return AHEAD * self.count() - len(self.asked)

    def give_up(self, order: Order, why: str) -> None:
        """Go on without the games of an order."""
        self.given_up += 1
        self.log(f"order {order.number} is given up: {why}")
        if self.given_up > GIVEN_UP:
            raise BluemoonError(f"{self.given_up} orders could not be played; the last one: {why}")
        keep_chunk(self.folder, order.number, empty_chunk(order))


class Worker:
    """A process and its orders, the first of which it plays now."""

    def __init__(self, command: list[str], log: Path) -> None:
        self.orders: list[Order] = []
        with log.open("ab") as out:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, stderr=out)

    def tell(self, order: Order) -> None:
        """Write an order to the process; one that has died is noticed later."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(order).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            return


class LocalWorkers(Workers):
    """Processes of this machine. One that dies is replaced, and its orders are given again."""

    def __init__(self, folder: Path, log: Log, count: int, python: str) -> None:
        super().__init__(folder, log)
        self.command = [python, "-m", "bluemoon.train.worker", str(folder), str(os.getpid())]
        self.deaths: dict[int, int] = {}
        self.workers = [self._start(number) for number in range(count)]

    def _start(self, number: int) -> Worker:
        return Worker(self.command, self.folder / f"worker-{number:03}.log")

    def count(self) -> int:
        """The number of processes."""
        return len(self.workers)

    def ask(self, order: Order) -> None:
        """Give the order to the process that has the fewest."""
        self.asked[order.number] = order
        worker = min(self.workers, key=lambda one: len(one.orders))
        worker.orders.append(order)
        worker.tell(order)

    def done(self) -> list[int]:
        """The orders whose moments have been written."""
        found = []
        for number, worker in enumerate(self.workers):
            dead = worker.process.poll() is not None
            left = [order for order in worker.orders if not chunk_file(self.folder, order.number).exists()]
            found += [order.number for order in worker.orders if order not in left]
            worker.orders = left
            if dead:
                self._replace(number)
        for played in found:
            del self.asked[played]
        return found

    def _replace(self, number: int) -> None:
        """Start a process anew with the orders of the one that died."""
        died = self.workers[number]
        self.log(f"worker {number} ended with {died.process.returncode} (worker-{number:03}.log)")
        fresh = self.workers[number] = self._start(number)
        for order in died.orders[:1]:
            self.deaths[order.number] = self.deaths.get(order.number, 0) + 1
            if self.deaths[order.number] >= DEATHS:
                self.give_up(order, "the processes that played it died")
        if not died.orders:
            self.given_up += 1  # it died before it had anything to do
            if self.given_up > GIVEN_UP:
                raise BluemoonError(f"workers do not start; see worker-{number:03}.log")
        fresh.orders = died.orders
        for order in fresh.orders:
            if not chunk_file(self.folder, order.number).exists():
                fresh.tell(order)

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.wait()


def play_for_ray(order: Order, weights: bytes) -> tuple[str, bytes]:
    """Play an order on a node of a Ray cluster; also tells which one it was."""
    ray: Any = import_module("ray")
    return ray.get_runtime_context().get_node_id(), play_elsewhere(order, weights)


class RayWorkers(Workers):
    """The cores of a Ray cluster; machines may come and go. Every machine needs this package, best
    compiled."""

    def __init__(self, folder: Path, log: Log, most: int = 0) -> None:
        super().__init__(folder, log)
        need("ray", "--ray")
        self.ray: Any = import_module("ray")
        join_ray(self.ray)
        self.most = most
        self.remote: Any = self.ray.remote(num_cpus=1, max_retries=DEATHS)(play_for_ray)
        self.under_way: dict[Any, Order] = {}
        self.weights: tuple[int, Any] = (-1, None)
        self.machines: set[str] = set()
        self.played: Counter[str] = Counter()  # orders by node

    def count(self) -> int:
        """The cores of the cluster, or as many as were asked for; never none, so that orders wait for
        machines that come later."""
        cores = int(self.ray.cluster_resources().get("CPU", 0))
        return max(1, min(cores, self.most or cores))

    def ask(self, order: Order) -> None:
        """Give the order to the cluster, with the weights, which go to each machine once."""
        if order.version != self.weights[0]:
            self.weights = (order.version, self.ray.put((self.folder / "weights").read_bytes()))
        self.asked[order.number] = order
        self.under_way[self.remote.remote(order, self.weights[1])] = order

    def done(self) -> list[int]:
        """The orders that came back; their moments are written into the folder."""
        if not self.under_way:
            return []
        waiting = list(self.under_way)
        ready, _ = self.ray.wait(waiting, num_returns=len(waiting), timeout=0)
        found = []
        for came in ready:
            order = self.under_way.pop(came)
            try:
                node, packed = self.ray.get(came)
                keep_chunk(self.folder, order.number, packed)
                self.played[node] += 1
            except self.ray.exceptions.RayError as failed:
                self.give_up(order, str(failed).strip().splitlines()[-1])
            del self.asked[order.number]
            found.append(order.number)
        self._look_around()
        return found

    def _look_around(self) -> None:
        """Tell of machines that came or went."""
        now = {node["NodeID"] for node in self.ray.nodes() if node["Alive"]}
        if now != self.machines:
            self.log(f"{len(now)} Ray nodes with {self.count()} cores to play on")
            self.machines = now

    def close(self) -> None:
        """Leave the cluster, and tell who played how much."""
        if self.played:
            told = ", ".join(f"{node[:8]} {orders}" for node, orders in sorted(self.played.items()))
            self.log(f"orders by Ray node: {told}")
        for waiting in self.under_way:
            self.ray.cancel(waiting, force=True)
        self.ray.shutdown()
