"""`kill -9` while twenty games run: nothing that was acknowledged is missing, and everything goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kills import kill_again_and_again
from tests.server.kit import Server
from tests.server.postgres import postgres, programs

TABLES = 20
KILLS = 3


def test_sqlite(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        players = kill_again_and_again([server], TABLES, KILLS)
    assert sum(player.reconnects for player in players) >= len(players) * 2
    assert sum(len(player.told) for player in players) > 20 * TABLES


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed: this part is left out")
def test_postgresql_with_two_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    with postgres() as database, Server(one, database) as first, Server(two, database) as second:
        players = kill_again_and_again([first, second], TABLES, KILLS, seed=1)
    assert sum(player.reconnects for player in players) > len(players)
