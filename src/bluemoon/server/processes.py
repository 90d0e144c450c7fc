"""Several processes of the server on one machine, behind one port: `bluemoon serve --processes 2`.

The first process only starts the others, starts again those that died, and passes on when it is told to stop.
They share the listening socket and a PostgreSQL database, and hand websockets over to each other
(`http/handover.py`)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from bluemoon.errors import OperatorError
from bluemoon.server.http.handover import Handover
from bluemoon.server.logs import log
from bluemoon.server.metrics import serve_metrics
from bluemoon.server.running import run
from bluemoon.server.settings import Settings

AGAIN_SECONDS = 1.0  # before a process that died is started again

Links = dict[int, socket.socket]


def demand_shared(settings: Settings) -> None:
    """Raise OperatorError if these settings do not let several processes share the database."""
    if settings.database.startswith("sqlite"):
        raise OperatorError("--processes needs a postgresql:// database: SQLite belongs to one process")


def run_all(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> bool:
    """Serve with `settings.processes` processes until a signal says stop. False if they could not start."""
    return _Parent(settings, listening, started).run()


class _Parent:
    """The process that starts the others."""

    def __init__(self, settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
        self.settings = settings
        self.listening = listening
        self.started = started
        self.links = _links(settings.processes)
        self.children: dict[int, SpawnProcess] = {}
        self.ready: dict[int, Connection] = {}
        self.stopping = False

    def run(self) -> bool:
        """Start all of them, and look after them."""
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, self._stop)
        for number in range(self.settings.processes):
            self._start(number)
        good = all(map(_is_ready, self.ready.values())) and not self.stopping
        if good:
            self.started()
        else:
            self._stop(signal.SIGTERM, None)
        while self.children:
            wait([child.sentinel for child in self.children.values()])
            for number, child in list(self.children.items()):
                if child.exitcode is not None:
                    self._bury(number, child)
        return good

    def _start(self, number: int) -> None:
        """Start a process; it sends something over its pipe when it serves."""
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        arguments = (number, self.settings, self.listening, self.links[number], there)
        child = context.Process(target=serve_one, args=arguments, name=f"bluemoon {number}")
        child.start()
        there.close()
        self.children[number], self.ready[number] = child, here

    def _bury(self, number: int, child: SpawnProcess) -> None:
        del self.children[number]
        if self.stopping:
            return
        log.warning("process died", number=number, status=child.exitcode)
        time.sleep(AGAIN_SECONDS)
        if not self.stopping:
            self._start(number)

    def _stop(self, kind: int, _frame: Any) -> None:
        self.stopping = True
        for child in self.children.values():
            if child.pid is not None and child.exitcode is None:
                os.kill(child.pid, kind)


def _is_ready(one: Connection) -> bool:
    try:
        return bool(one.recv())
    except EOFError:
        return False


def _links(processes: int) -> list[Links]:
    """For each process its ends of the links to all others. The first process keeps all of them open, so that
    one that is started again finds what was handed to it meanwhile."""
    found: list[Links] = [{} for _ in range(processes)]
    for one in range(processes):
        for two in range(one + 1, processes):
            found[one][two], found[two][one] = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return found


def serve_one(
    number: int, settings: Settings, listening: socket.socket, links: Links, ready: Connection
) -> None:
    """One of the processes."""
    thinkers = max(1, ((os.cpu_count() or 2) - 1) // settings.processes)
    settings = replace(
        settings,
        name=f"{settings.name}/{number}"[-64:],
        workers=settings.workers or thinkers,
    )
    if settings.metrics_port >= 0:
        port = settings.metrics_port + number if settings.metrics_port else 0
        found = serve_metrics(settings.metrics_host, port)
        print(f"Metrics: http://{settings.metrics_host}:{found}/metrics", flush=True)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    run(settings, listening, lambda: ready.send(True), Handover(number, links))


def _end_with_parent() -> None:
    """End this process when the first one has died without a word."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
