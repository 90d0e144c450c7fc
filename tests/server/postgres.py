"""A PostgreSQL server of the tests' own: in a temporary folder, on a free port, ended in the end."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"  # PostgreSQL does not run as root


def programs() -> Path | None:
    """The folder with initdb and pg_ctl; None where PostgreSQL is not installed."""
    known = shutil.which("initdb")
    if known:
        return Path(known).resolve().parent
    return max((file.parent for file in DEBIAN.glob("*/bin/initdb")), default=None)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    folder = programs()
    assert folder is not None, "PostgreSQL is not installed"
    base = Path(tempfile.mkdtemp(prefix="bluemoon-postgres-"))
    data = base / "data"
    try:
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(base, owner.pw_uid, owner.pw_gid)
        _run(folder / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
        port = _free_port()
        options = f"-p {port} -k {base} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
        _run(folder / "pg_ctl", "-D", data, "-l", base / "log", "-w", "-o", options, "start")
        try:
            yield f"postgresql://{OWNER}@127.0.0.1:{port}/postgres"
        finally:
            _run(folder / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(base, ignore_errors=True)


def _run(*command: str | Path) -> None:
    words = [str(word) for word in command]
    if os.geteuid() == 0:
        words = ["runuser", "-u", OWNER, "--", *words]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd="/")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
