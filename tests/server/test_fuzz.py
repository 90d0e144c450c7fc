"""Nonsense gets a clear refusal: no server error, no stuck table."""

from __future__ import annotations

from pathlib import Path

from tests.server import fuzz
from tests.server.kit import Server

EXAMPLES = 8  # for each operation of the API; 300 in `make soak-server`
MESSAGES = 600


def test_the_described_api(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert fuzz.http(server, EXAMPLES, seed=1) == ""
        fuzz.healthy(server)


def test_the_websocket(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert fuzz.socket(server, MESSAGES, seed=1) > MESSAGES / 2
        fuzz.healthy(server)
