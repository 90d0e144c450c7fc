"""A database that cannot be used ends the start with a sentence, not with a traceback."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.kit import Server


def start(database: str) -> str:
    """What the server says when it does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "bluemoon", "serve", "--port", "0", "--database", database],
        capture_output=True,
        text=True,
        timeout=90,
        env={**os.environ, "BLUEMOON_SECRET_FILE": os.devnull + "x"},
    )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    said = " ".join(done.stderr.split())
    assert said.startswith("bluemoon: ")
    return said


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with Server(tmp_path) as server:
        for number in range(5):
            server.guest(f"Guest {number}").make("duel")
    return tmp_path / "tables.db"


def test_damaged_files(file: Path) -> None:
    good = file.read_bytes()
    file.write_bytes(b"this is no database at all" * 100)
    assert "damaged" in start(f"sqlite:///{file}")
    page = 4096
    file.write_bytes(good[: 2 * page] + os.urandom(4 * page) + good[6 * page :])
    assert "damaged" in start(f"sqlite:///{file}")
    file.write_bytes(good[: len(good) // 2])
    assert "damaged" in start(f"sqlite:///{file}")


def test_a_newer_schema(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert "newer version" in start(f"sqlite:///{file}")


def test_a_second_name(file: Path) -> None:
    """A hard link would have a lock and a -wal of its own."""
    other = file.with_name("other.db")
    os.link(file, other)
    assert "hard link" in start(f"sqlite:///{other}")


def test_what_cannot_be_written(tmp_path: Path) -> None:
    assert "/proc/bluemoon.db" in start("sqlite:////proc/bluemoon.db")
    assert "is a directory" in start(f"sqlite:///{tmp_path}").lower()


def test_a_server_that_does_not_answer() -> None:
    said = start("postgresql://somebody:hush@127.0.0.1:9/nothing")
    assert "cannot be used" in said
    assert "hush" not in said
