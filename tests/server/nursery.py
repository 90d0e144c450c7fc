"""Servers that start quickly: each is the copy (fork) of a process that has imported the whole program and
done nothing else. Importing is most of the work of a start, so that many more kills fit into an hour.

`python -m tests.server.nursery DESCRIPTOR` is that process. It takes orders over a socket, and answers each
with the id of the copy that runs the server.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Self

from tests.server.disasters import Shifted
from tests.server.kit import PATIENCE, QUICK, Process
from tests.server.shifted import shifted

LONGEST = 65_536  # bytes of an order


class Copy:
    """A server's process, as far as the tests need it; it is no child of theirs."""

    def __init__(self, pid: int, stdout: IO[str]) -> None:
        self.pid = pid
        self.stdout: IO[str] | None = stdout
        self.returncode: int | None = None
        self._handle = os.pidfd_open(pid)

    def send_signal(self, sig: int, /) -> None:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._handle, sig)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def poll(self) -> int | None:
        if self.returncode is None and select.select([self._handle], [], [], 0)[0]:
            self.returncode = 0  # which one it was, nobody is told
            os.close(self._handle)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None and not select.select([self._handle], [], [], timeout)[0]:
            raise TimeoutError(f"process {self.pid} does not end")
        self.poll()
        return 0


class Nursery:
    """The process that is copied."""

    def __init__(self) -> None:
        self.line, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-m", "tests.server.nursery", str(other.fileno())]
        threads = {
            "OPENBLAS_NUM_THREADS": "1",
            "OMP_NUM_THREADS": "1",
        }  # a process with threads is not copied
        self.process = subprocess.Popen(
            command, pass_fds=[other.fileno()], env={**os.environ, **QUICK, **threads}
        )
        other.close()

    def copy(self, arguments: list[str], environment: dict[str, str], errors: Path) -> Copy:
        """Run `bluemoon ARGUMENTS` in a new copy."""
        order = {"arguments": arguments, "environment": environment, "errors": str(errors.resolve())}
        reading, writing = os.pipe()
        message = json.dumps(order).encode()
        socket.send_fds(self.line, [message], [writing])
        os.close(writing)
        return Copy(int(self.line.recv(LONGEST)), os.fdopen(reading))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()
        self.process.wait(PATIENCE)


class Quick(Shifted):
    """A server whose process is a copy, on a machine whose time can be set."""

    def __init__(self, nursery: Nursery, folder: Path, database: str = "", **settings: object) -> None:
        super().__init__(folder, database, **settings)
        self.nursery = nursery

    def _launch(self, arguments: list[str]) -> Process:
        return self.nursery.copy(arguments, {**QUICK, **self.settings}, self.folder / "server.log")


def _serve(line: socket.socket) -> None:
    """Take orders until nobody gives any more."""
    time.time = shifted
    from bluemoon.cli import app
    from bluemoon.server import app as _server  # noqa: F401  (so that copies need not import it)
    from bluemoon.server import clock

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # copies that ended are not waited for
    while True:
        message, descriptors, _, _ = socket.recv_fds(line, LONGEST, 1)
        if not message:
            return
        order = json.loads(message)
        pid = os.fork()
        if pid:
            line.send(str(pid).encode())
            os.close(descriptors[0])
            continue
        line.close()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(descriptors[0], 1)
        os.close(descriptors[0])
        errors = os.open(order["errors"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.dup2(errors, 2)
        os.close(errors)
        os.environ.update(order["environment"])
        importlib.reload(clock)  # its time begins now
        app(order["arguments"])


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
