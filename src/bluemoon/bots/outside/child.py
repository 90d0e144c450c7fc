"""The process of a bot: lines of text in both directions, with patience that ends."""

from __future__ import annotations

import atexit
import os
import queue
import subprocess
import threading
import weakref
from collections import deque
from contextlib import suppress
from pathlib import Path

from bluemoon.bots.outside.saying import pass_on

MOST_BYTES = 1 << 20  # the longest line that is read
MOST_LINES = 10_000  # lines that may wait to be read

_running: weakref.WeakSet[Child] = weakref.WeakSet()


class Mute(Exception):
    """The process gave no answer that can be used: it has ended, or it took too long."""


class Child:
    """A process to which lines are written, and from which lines are read by a thread of its own."""

    def __init__(self, command: list[str], name: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [_package(), *_paths()]))},
        )
        self.lines: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self.last_words: deque[bytes] = deque(maxlen=20)  # of its standard error
        self.threads = [threading.Thread(target=to, daemon=True) for to in (self._listen, self._overhear)]
        for thread in self.threads:
            thread.start()
        _running.add(self)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self.process.stdout.readline(MOST_BYTES):
                self.lines.put(line)
        self.lines.put(None)

    def _overhear(self) -> None:
        assert self.process.stderr is not None
        with suppress(OSError, ValueError):
            while line := self.process.stderr.readline(MOST_BYTES):
                self.last_words.append(line)
                pass_on(f"{self.name}: {line.decode(errors='replace').rstrip()}")

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return self.process.poll() is None

    def write(self, line: str) -> None:
        """Write a line; Mute if the process has ended."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as wrong:
            raise Mute(f"its process has ended{self._why()}") from wrong

    def read(self, seconds: float) -> str:
        """The next line; Mute if none comes within these seconds or the process has ended."""
        try:
            line = self.lines.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            raise Mute("it took too long") from None
        if line is None:
            raise Mute(f"its process has ended{self._why()}")
        return line.decode(errors="replace").rstrip("\r\n")

    def _why(self) -> str:
        """The last line that it wrote to standard error."""
        self.threads[-1].join(0.5)
        said = [line.decode(errors="replace").strip() for line in self.last_words]
        return f" ({next((line for line in reversed(said) if line), '')})" if any(said) else ""

    def kill(self) -> None:
        """End the process at once."""
        self.process.kill()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(5)
        self.threads[-1].join(0.5)  # what it has still written is heard
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with suppress(OSError, ValueError):
                    pipe.close()


def _package() -> str:
    """The folder from which this process has `bluemoon`, so that the other one has the same."""
    import bluemoon

    return str(Path(bluemoon.__file__).parent.parent)


def _paths() -> list[str]:
    return [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


@atexit.register
def _kill_all() -> None:
    for child in list(_running):
        if child.alive:
            child.kill()
