"""One server for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Guest, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


@pytest.fixture
def ann(server: Server) -> Guest:
    return server.guest("Ann")


@pytest.fixture
def ben(server: Server) -> Guest:
    return server.guest("Ben")
