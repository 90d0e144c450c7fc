"""`bluemoon admin` as an operator runs it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from typer.testing import CliRunner

from bluemoon.cli import app
from tests.server.kit import Closed, Line, Server

runner = CliRunner()


def admin(server: Server, *words: str) -> Any:
    """Run a command with --json; what it prints."""
    done = runner.invoke(app, ["admin", *words, "--database", server.database, "--json"], env=server.settings)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def refused(database: str, *words: str) -> str:
    """Run a command that cannot be done: status 2, and a sentence on standard error."""
    done = runner.invoke(app, ["admin", *words, "--database", database])
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert done.stderr.startswith("bluemoon: ")
    assert "Traceback" not in done.stderr
    return done.stderr


def plain(server: Server, *words: str) -> str:
    """Run a command as a person reads it."""
    done = runner.invoke(app, ["admin", *words, "--database", server.database])
    assert done.exit_code == 0, done.output
    return done.stdout


def within(seconds: float, condition: Callable[[], object]) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


def closing_code(line: Line, timeout: float = 10) -> int:
    """The code that the server closes a line with."""
    code = None
    while code is None:
        try:
            line.hear(timeout)
        except Closed as closed:
            code = -1 if closed.rcvd is None else closed.rcvd.code
    return code
