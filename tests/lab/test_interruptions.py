"""Runs that are really interrupted, by Ctrl-C and by a kill: what was played is kept, and the same command
goes on from there to the same result."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PROGRAM = [
    sys.executable,
    "-c",
    "from bluemoon.cli import app; app()",
    "lab",
    "arena",
    "novice",
    "random",
]
GAMES = 400  # so many that a run is not over before it is stopped


def command(results: Path) -> list[str]:
    return [
        *PROGRAM,
        "--games",
        str(GAMES),
        "--workers",
        "2",
        "--no-control",
        "--json",
        "--results",
        str(results),
    ]


def lines(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n") if file.exists() else 0


def children(parent: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True)
    return [int(pid) for pid in found.stdout.split()]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[2] != "Z"


def hear_ctrl_c() -> None:
    """A shell lets what it runs in the background ignore Ctrl-C, and that is inherited."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(condition: object, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_stopped_goes_on(tmp_path: Path, number: signal.Signals) -> None:
    file = tmp_path / "run.jsonl"
    run = subprocess.Popen(
        command(file),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    wait_for(lambda: lines(file) > 8)
    workers = children(run.pid)
    if number is signal.SIGINT:
        os.killpg(run.pid, number)  # as a terminal does: everybody hears it
    else:
        run.kill()
    _, said = run.communicate(timeout=60)
    kept = lines(file) - 1
    assert 8 <= kept < GAMES
    assert run.returncode == (130 if number is signal.SIGINT else -signal.SIGKILL)
    if number is signal.SIGINT:
        assert b"kept in" in said
        assert b"Traceback" not in said
    wait_for(lambda: not any(alive(pid) for pid in workers), 10.0)

    again = subprocess.run(command(file), capture_output=True, check=True)
    whole = subprocess.run(command(tmp_path / "whole.jsonl"), capture_output=True, check=True)
    assert json.loads(again.stdout) == json.loads(whole.stdout)
    assert lines(file) == GAMES + 1
    assert lines(tmp_path / "whole.jsonl") == GAMES + 1
