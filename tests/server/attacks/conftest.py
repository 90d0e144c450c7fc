"""Servers that keep only three tables in memory: one of its own, and two that share a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Server
from tests.server.postgres import postgres, programs

ROOMS = 3


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("small"), live_tables=ROOMS, slow=1) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


@pytest.fixture(scope="session")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    one, two = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    with (
        postgres() as database,
        Server(one, database, live_tables=ROOMS) as first,
        Server(two, database, live_tables=ROOMS) as second,
    ):
        yield first, second
        for running in (first, second):
            assert '"level": "error"' not in running.log(), running.log()
