"""What happens to a server besides kills: a full disk, a database that says nothing, a machine whose time is
set."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from tests.server.kit import Server
from tests.server.shifted import SHIFT

HOUR = 3600


class Shifted(Server):
    """A server on a machine whose time can be set."""

    module = "tests.server.shifted"

    def __init__(self, folder: Path, database: str = "", **settings: object) -> None:
        super().__init__(folder, database, **settings)
        self.file = folder / "shift"
        self.settings[SHIFT] = str(self.file)

    def shift(self, seconds: int) -> None:
        self.file.write_text(str(seconds))


def fill_the_disk(server: Server, seconds: float) -> None:
    """For some seconds SQLite's files cannot grow."""
    assert server.process is not None
    database = server.database.removeprefix("sqlite:///")
    parts = [Path(database + end) for end in ("", "-wal")]
    size = min(part.stat().st_size for part in parts if part.exists())
    free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (max(size, 1), free[1]))
    time.sleep(seconds)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)


def freeze_the_database(database: str, seconds: float) -> None:
    """For some seconds PostgreSQL says nothing."""

    async def folder() -> str:
        connection = await asyncpg.connect(database)
        try:
            return str(await connection.fetchval("SHOW data_directory"))
        finally:
            await connection.close()

    main = int((Path(asyncio.run(folder())) / "postmaster.pid").read_text().split()[0])
    family = [main, *children(main)]
    for process in family:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
    time.sleep(seconds)
    for process in family:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            words = (entry / "stat").read_text().rpartition(")")[2].split()
            if int(words[1]) == parent:
                found.append(int(entry.name))
    return found


def strike(servers: Sequence[Server], dice: random.Random) -> str:
    """One disaster by lot; what it was."""
    server = dice.choice(servers)
    if isinstance(server, Shifted) and dice.random() < 0.5:
        server.shift(dice.choice([-HOUR, 0, HOUR]))
        return "the time is set"
    if server.database.startswith("sqlite"):
        fill_the_disk(server, dice.random() * 2)
        return "the disk is full"
    freeze_the_database(server.database, dice.random() * 3)
    return "the database is frozen"
