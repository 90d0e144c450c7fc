"""The metrics: at a port of their own, never at the public one, and each counts what its name says."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.kit import Guest, Server, bot, me, open_seat


def test_they_have_a_port_of_their_own(server: Server) -> None:
    assert server.metrics_url.startswith("http://127.0.0.1:")
    public = httpx.get(server.url + "/metrics")
    assert "bluemoon_" not in public.text  # the page, as at any address that it does not know
    assert "bluemoon_live_tables" in server.metrics()


def test_what_happens_is_counted(server: Server, ann: Guest) -> None:
    asked = 'bluemoon_http_requests_total{method="GET",status="404"}'
    before = server.metric(asked)
    made, statements = (
        server.metric('bluemoon_tables_total{game="duel"}'),
        server.metric('bluemoon_database_seconds_count{kind="write"}'),
    )
    assert ann.ask("GET", "/api/nothing").status_code == 404
    assert server.metric(asked) == before + 1
    table = ann.make("duel", [me("Hoax"), bot("random", "Vulca")])["id"]
    assert server.metric('bluemoon_tables_total{game="duel"}') == made + 1
    assert server.metric('bluemoon_database_seconds_count{kind="write"}') > statements
    line = ann.sit(table, 0)
    assert server.metric("bluemoon_sockets") >= 1
    thought = server.metric('bluemoon_bot_seconds_count{level="random"}')
    line.play()
    assert server.metric('bluemoon_bot_seconds_count{level="random"}') > thought
    line.close()
    for queue in ("bots", "analyses", "records", "journal", "lab", "calls"):
        assert f'bluemoon_queue{{queue="{queue}"}}' in server.metrics()
    assert server.metric("bluemoon_ready") == 1


def test_limits_and_refusals_are_counted(tmp_path: Path) -> None:
    with Server(tmp_path, request_rate=1, body_size=2000) as server:
        ann = server.guest("Ann")
        assert ann.ask("POST", "/api/tables", {"title": "x" * 3000}).status_code == 413
        assert server.metric('bluemoon_limits_total{limit="body"}') == 1
        while ann.ask("GET", "/api/tables").status_code != 429:
            pass
        assert server.metric('bluemoon_limits_total{limit="requests"}') == 1


def test_a_refusal_over_http_is_counted(server: Server, ann: Guest, ben: Guest) -> None:
    table = ann.make("duel", [me(), open_seat()])["id"]
    before = server.metric('bluemoon_refused_total{code="forbidden"}')
    assert ben.ask("DELETE", f"/api/tables/{table}/seats/0").status_code == 403
    assert server.metric('bluemoon_refused_total{code="forbidden"}') == before + 1


def test_a_lost_database_is_counted(tmp_path: Path) -> None:
    with Server(tmp_path, database=f"sqlite:///{tmp_path / 'gone.db'}") as server:
        ann = server.guest("Ann")
        with httpx.Client() as client:
            assert "bluemoon_database_errors_total{" not in client.get(server.metrics_url).text
        import sqlite3

        with sqlite3.connect(tmp_path / "gone.db") as other:
            other.execute("DROP TABLE decks")
        assert ann.ask("GET", "/api/decks").status_code >= 500
        assert server.metric('bluemoon_database_errors_total{why="OperationalError"}') == 1


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "bluemoon", "serve", "--port", "0", "--metrics-port", port]
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        ended = subprocess.run(
            [*command, "--database", database], capture_output=True, text=True, timeout=60, check=False
        )
    assert ended.returncode == 2
    assert "--metrics-port" in ended.stderr


def test_the_description_of_the_api_can_be_left_out(tmp_path: Path) -> None:
    with Server(tmp_path, api_docs="no") as server:
        for path in ("/api/docs", "/api/openapi.json"):
            assert httpx.get(server.url + path).status_code == 404
