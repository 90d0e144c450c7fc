"""What differs between Linux, macOS and Windows: locks on files, and noticing that a parent process has gone.

Everything else of the package is the same on all of them. `WINDOWS` is a variable, so that tests take the
other way, too.
"""

from __future__ import annotations

import multiprocessing
import os
import socket
import sys
import time
from importlib import import_module
from typing import IO, Any

WINDOWS = sys.platform == "win32"


def lock(file: IO[Any]) -> None:
    """Lock an open file for this process without waiting; OSError if another process has locked it. The lock
    ends when the file is closed or the process ends."""
    if WINDOWS:
        msvcrt: Any = import_module("msvcrt")
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl: Any = import_module("fcntl")
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def wait_for_end_of(parent: int) -> None:
    """Return when the parent process, which has this number, has gone."""
    if WINDOWS:  # there the number of the parent never changes
        known = multiprocessing.parent_process()
        if known is not None:
            known.join()
            return
    while os.getppid() == parent:
        time.sleep(1.0)


def give_to_owner_of(file: int, there: os.stat_result) -> None:
    """Give an open file to the owner of another one; PermissionError if we may not. Windows has no numbers
    for owners: there a file inherits who may read it from its folder."""
    if not WINDOWS:
        os.fchown(file, there.st_uid, there.st_gid)


def keep_port(listening: socket.socket) -> None:
    """Take a port again at once after a restart, and never together with another program. On Windows
    SO_REUSEADDR would let two programs have the same port."""
    if WINDOWS:
        exclusive: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", -5)
        listening.setsockopt(socket.SOL_SOCKET, exclusive, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def can_watch_pipes() -> bool:
    """Whether asyncio can watch a pipe of multiprocessing; on Windows a thread has to read it."""
    return not WINDOWS
