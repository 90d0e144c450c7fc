"""Several processes behind one port: `bluemoon serve --processes 2`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.kit import Server, bot, me, open_seat, play_together
from tests.server.postgres import postgres, programs

needs_postgres = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("two")
    with postgres() as address, Server(folder, address, processes=2) as server:
        yield server


def children(pid: int) -> list[int]:
    """The processes of the server: those children that listen; others watch over shared resources."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def within(seconds: float, condition: Callable[[], bool]) -> bool:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def sockets(url: str) -> int:
    lines = httpx.get(url).text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("bluemoon_sockets "))


@needs_postgres
def test_all_lines_of_a_table_are_at_one_process(two: Server) -> None:
    assert len(two.metrics_urls) == 2
    ann, ben = two.guest("Ann"), two.guest("Ben")
    homes: set[str] = set()
    while len(homes) < 2:  # the home of a table is a matter of its id
        table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
        ben.join(table, 1)
        lines = [ann.sit(table, 0), ben.sit(table, 1), ben.sit(table, None)]
        assert sorted(map(sockets, two.metrics_urls)) == [0, 3]
        homes.add(next(url for url in two.metrics_urls if sockets(url)))
        for line in lines:
            line.close()
        assert within(10, lambda: not any(map(sockets, two.metrics_urls)))


@needs_postgres
def test_games_are_played_to_their_end(two: Server) -> None:
    ann, ben = two.guest("Ann"), two.guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(table, 1)
    play_together([ann.sit(table, 0), ben.sit(table, 1)])
    alone = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])["id"]
    assert ann.sit(alone, 0).play()["winners"]


@needs_postgres
def test_a_process_that_dies_is_started_again(two: Server) -> None:
    assert two.process is not None
    pid = two.process.pid
    ann = two.guest("Ann")
    tables = [ann.make("duel", [me("Hoax"), me("Vulca")])["id"] for _ in range(6)]
    before = children(pid)
    assert len(before) == 2
    os.kill(before[0], signal.SIGKILL)
    assert within(30, lambda: len(set(children(pid)) - {before[0]}) == 2)
    for table in tables:
        line = ann.sit(table, ann.table(table)["deciders"][0])
        assert line.act(line.actions[0])["type"] == "update"


@needs_postgres
def test_all_end_with_the_first(tmp_path: Path) -> None:
    with postgres() as address:
        server = Server(tmp_path, address, processes=2).start()
        assert server.process is not None
        pids = children(server.process.pid)
        server.kill()
        assert within(20, lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))


def test_sqlite_belongs_to_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bluemoon", "serve", "--port", "0", "--processes", "2"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert found.returncode == 2
    assert "--processes needs a postgresql:// database" in found.stderr
