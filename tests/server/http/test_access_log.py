"""The log of requests: every answer has an id that the log names, and the log gives nothing away."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from bluemoon.cards import POOL
from bluemoon.server.http.access_log import network, shown
from tests.server.kit import Data, Server, bot, me, open_seat, ready_made


def lines(server: Server) -> list[Data]:
    return [json.loads(line) for line in server.log().splitlines()]


@pytest.mark.parametrize(
    ("path", "logged"),
    [
        ("/api/tables/abc", "/api/tables/abc"),
        ("/api/keys/SECRET", "/api/keys/…"),
        ("/key/SECRET", "/key/…"),
        ("/api//KEYS/SECRET/more", "/api//KEYS/…"),
        ("/cards/Cinder", "/cards/…"),
        ("/api/decks/My list", "/api/decks/…"),
        ("/api/decks", "/api/decks"),
        ("/" + "x" * 500, "/" + "x" * 199),
    ],
)
def test_what_is_shown_of_a_path(path: str, logged: str) -> None:
    assert shown(path) == logged


def test_the_network_of_an_address() -> None:
    assert network("203.0.113.77") == "203.0.113.0"
    assert network("2001:db8:1:2::3") == "2001:db8:1::"
    assert network("nowhere") == ""


def test_a_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, log_level="debug") as server:
        ann, ben = server.guest("Annabel"), server.guest("Benedict")
        table = ann.make("duel", [me("Hoax"), open_seat()], title="Sunday")["id"]
        ben.join(table, 1, deck=ready_made("Vulca"))
        key = ann.post(f"/api/tables/{table}/seats/0/key")["key"]
        assert ben.ask("POST", f"/api/keys/{key}x").status_code == 404
        ben.ask("GET", f"/key/{key}")
        ann.put("/api/decks/My list", {"name": "My list", "leader": "Hoax", "cards": []})
        solo = ann.make("duel", [me("Hoax"), bot("random", "Vulca")])["id"]
        line = ann.sit(solo, 0)
        line.play()
        line.send({"type": "act", "id": "x", "version": 1, "action": "play Cinder"})
        line.wait("refused")
        line.close()
        for path in (f"/api/tables/{solo}/log?seat=0", f"/api/tables/{solo}/record", "/cards/Cinder"):
            ann.ask("GET", path)
    text = server.log()
    logged = lines(server)
    assert sum(line["what"] == "request" for line in logged) >= 10
    assert any(line["what"] == "socket closed" and solo in line["path"] for line in logged)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        seeds = [row[0] for row in database.execute("SELECT seed FROM tables")]
    secrets = (tmp_path / "tables.db.secret").read_text().split()
    hidden = [*seeds, *secrets, key, *ann.http.cookies.values(), *ben.http.cookies.values()]
    assert len(hidden) >= 6
    assert [word for word in hidden if word in text] == []
    names = {"Annabel", "Benedict", "Sunday", "My list"} | {card.name for card in POOL}
    found = [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)]
    assert found == []


def test_every_answer_has_an_id(tmp_path: Path) -> None:
    with Server(tmp_path, log_level="info") as server:
        new = httpx.get(server.url + "/api/tables")
        given = httpx.get(server.url + "/api/none", headers={"X-Request-Id": "from-the-proxy.1"})
        forged = httpx.get(server.url + "/api/tables", headers={"X-Request-Id": 'short"'})
        assert given.headers["X-Request-Id"] == "from-the-proxy.1"
        assert re.fullmatch(r"[0-9a-f]{16}", new.headers["X-Request-Id"])
        assert re.fullmatch(r"[0-9a-f]{16}", forged.headers["X-Request-Id"])
        ann = server.guest("Ann")
        line = ann.sit(ann.make("duel", [me(), open_seat()])["id"], 0)
        socket_id = line.socket.response.headers["X-Request-Id"]  # type: ignore[union-attr]
        line.close()
        ann.ask("GET", "/api/tables")  # the socket is logged by then
    logged = lines(server)
    for answer in (new, given, forged):
        [line_] = [line for line in logged if line.get("request") == answer.headers["X-Request-Id"]]
        assert line_["status"] == answer.status_code
        assert line_["address"] in ("127.0.0.1", "::1")
        assert line_["ms"] >= 0
    assert [line["what"] for line in logged if line.get("request") == socket_id] == ["socket closed"]


def test_checks_are_no_news(tmp_path: Path) -> None:
    with Server(tmp_path, log_level="info") as server:
        for path in ("/health", "/ready"):
            assert httpx.get(server.url + path).status_code == 200
            assert httpx.head(server.url + path).status_code == 200
        assert httpx.head(server.url + "/").status_code == 200
    assert [line["path"] for line in lines(server) if line["what"] == "request"] == ["/"]


def test_addresses_can_be_left_out(tmp_path: Path) -> None:
    with Server(tmp_path, log_level="info", log_addresses="no") as server:
        server.guest("Ann")
    requests = [line for line in lines(server) if line["what"] == "request"]
    assert requests
    assert {line["address"] for line in requests} <= {"127.0.0.0", "::"}
