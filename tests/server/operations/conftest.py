"""A running server with each kind of database, and `bluemoon admin` beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Server
from tests.server.postgres import postgres, programs


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("lite")) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


@pytest.fixture(scope="session")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes with one PostgreSQL database."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    one, two = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    with postgres() as database, Server(one, database) as first, Server(two, database) as second:
        yield first, second
        for running in (first, second):
            assert '"level": "error"' not in running.log(), running.log()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    if request.param == "sqlite":
        lite: Server = request.getfixturevalue("lite")
        return lite
    first: Server = request.getfixturevalue("pair")[0]
    return first
