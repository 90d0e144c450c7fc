"""Nobody gets in where they do not belong: origins, cookies, sizes, headers, odd addresses."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from bluemoon.errors import BluemoonError
from bluemoon.server.budgets import Budgets
from bluemoon.server.http.guard import Guard
from bluemoon.server.settings import Settings
from tests.server.kit import Guest, Server, me, open_seat


def test_sockets_of_other_pages_are_refused(ann: Guest) -> None:
    table = ann.make("duel", [me(), open_seat()])["id"]
    for origin in ("http://evil.example", "null", "https://localhost", "http://localhost:1"):
        with pytest.raises(InvalidStatus) as refused:
            ann.sit(table, 0, origin=origin)
        assert refused.value.response.status_code == 403
    ann.sit(table, 0, origin=ann.server.url).close()


def test_requests_of_other_pages_are_refused(ann: Guest) -> None:
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("DELETE", "/api/decks/x")):
        answer = ann.ask(method, path, {}, headers={"Origin": "http://evil.example"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "forbidden"
    own = ann.ask("PUT", "/api/me", {"name": "Ann"}, headers={"Origin": ann.server.url})
    assert own.status_code == 200


def test_the_cookie_is_signed_and_not_for_scripts(server: Server) -> None:
    answer = httpx.get(server.url + "/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    name, value = next(iter(answer.cookies.items()))
    assert answer.json()["id"] in value
    same = httpx.get(server.url + "/api/me", cookies={name: value})
    assert same.json()["id"] == answer.json()["id"]
    assert "set-cookie" not in same.headers
    ident, _, signature = value.rpartition(".")
    other_signature = ("a" if signature[0] != "a" else "b") + signature[1:]
    for forged in (f"{ident}.{other_signature}", ident, f"x{value}", "", "x.y", "ü"):
        try:
            other = httpx.get(server.url + "/api/me", headers={b"Cookie": f"{name}={forged}".encode()})
        except httpx.HTTPError:
            continue
        assert other.json()["id"] != answer.json()["id"]


def test_every_answer_has_the_headers(server: Server) -> None:
    for path in ("/", "/api/me", "/api/cards", "/health", "/nowhere.js", "/api/nowhere"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_large_bodies_are_refused(ann: Guest) -> None:
    answer = ann.http.post(ann.server.url + "/api/records", content=b"x" * 300_000)
    assert answer.status_code == 413

    def pieces() -> object:
        for _ in range(300):
            yield b"x" * 1000

    answer = ann.http.post(ann.server.url + "/api/records", content=pieces())  # type: ignore[arg-type]
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/settings.py",
        "/..%2f..%2fsettings.py",
        "/assets/../../app.py",
        "/%00",
        "/.git/config",
        "/api/tables/%00",
        "/api/tables/" + "x" * 100,
        "/api/tables/'%20OR%201=1",
        "/api/decks/%00",
    ],
)
def test_odd_addresses(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code in (200, 404, 405, 422)
    assert "import" not in answer.text[:200]  # no source of ours
    if answer.status_code == 200:
        assert "<html" in answer.text


def test_errors_say_what_is_wrong(ann: Guest) -> None:
    for method, path, body, status in (
        ("GET", "/api/tables/nowhere", None, 404),
        ("POST", "/api/tables", {"game": "chess"}, 422),
        ("POST", "/api/tables", {"game": "duel", "seats": [{"who": "me"}]}, 409),
        ("GET", "/api/lessons/nothing", None, 404),
        ("GET", "/api/lessons/No", None, 422),
        ("GET", "/api/puzzles/nothing", None, 404),
        ("GET", "/api/puzzles/No/solution", None, 422),
        ("GET", "/api/puzzles/nothing/turn", None, 422),
        ("POST", "/api/tables", {"game": "duel", "surprise": 1}, 422),
        ("POST", "/api/tables", [], 422),
        ("GET", "/api/tables/nowhere/at/0", None, 404),
        ("GET", "/api/tables/nowhere/at/-1", None, 422),
        ("POST", "/api/keys/nothing", None, 404),
        ("POST", "/api/records", {"text": "nonsense"}, 422),
        ("GET", "/api/tournaments/none", None, 404),
        ("PATCH", "/api/me", None, 405),
    ):
        answer = ann.ask(method, path, body)
        assert answer.status_code == status, (path, answer.text)
        assert answer.json()["code"]
        assert answer.json()["text"]


def test_the_page_or_how_to_build_it(server: Server, tmp_path: Path) -> None:
    assert "<html" in httpx.get(server.url + "/").text
    assert httpx.get(server.url + "/tables/abc").status_code == 200  # the page finds its way itself


def test_health_readiness_and_description(server: Server, ann: Guest) -> None:
    assert ann.get("/health") == {"status": "alive"}
    assert ann.get("/ready") == {"status": "ready"}
    described = ann.get("/api/openapi.json")
    assert "/api/tables/{table}/seats/{seat}" in described["paths"]


def test_forged_addresses_behind_a_proxy(tmp_path: Path) -> None:
    """The proxy adds the address that it saw; whatever stands before it, anybody may have written."""
    with (
        Server(tmp_path, request_rate=2, proxies="127.0.0.1 ::1 10.0.0.0/8") as server,
        httpx.Client() as client,
    ):

        def ask(seen: str) -> int:
            return client.get(server.url + "/api/tables", headers={"X-Forwarded-For": seen}).status_code

        forged = [ask(f"198.51.100.{number}, 203.0.113.9, 10.1.2.3") for number in range(40)]
        assert 429 in forged
        assert ask("203.0.113.9, 203.0.113.10") == 200  # somebody else behind the same proxy


def test_proxies_have_addresses() -> None:
    assert Settings(proxies="127.0.0.1, 10.0.0.0/8 ::1").trusted_proxies == ["127.0.0.1", "10.0.0.0/8", "::1"]
    for wrong in ("*", "localhost", "10.0.0.1/8", "1.2.3"):
        with pytest.raises(BluemoonError):
            _ = Settings(proxies=wrong).trusted_proxies


def test_too_many_requests_and_no_page(tmp_path: Path) -> None:
    with Server(tmp_path, request_rate=1, page=str(tmp_path / "nowhere")) as server:
        assert "make play" in httpx.get(server.url + "/").text
        with httpx.Client() as client:
            answers = [client.get(server.url + "/api/tables").status_code for _ in range(40)]
        assert 429 in answers
        assert httpx.get(server.url + "/health").status_code == 200


def test_whoever_only_looks_is_not_stored(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for _ in range(5):
            assert httpx.get(server.url + "/api/me").json()["id"]
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            count = "SELECT count(*) FROM guests"
            assert database.execute(count).fetchone() == (0,)
            with httpx.Client(base_url=server.url) as client:
                before = client.get("/api/me").json()
                assert client.get("/api/me").json() == before
                table = client.post("/api/tables", json={"game": "city"}).json()
                after = client.get("/api/me").json()
            assert [found["id"] for found in after["tables"]] == [table["id"]]
            assert (after["id"], after["name"]) == (before["id"], before["name"])
            assert database.execute(count).fetchone() == (1,)


def test_https_only_with_secure(tmp_path: Path) -> None:
    """Behind a proxy that speaks https: our page is at https, and browsers are told to stay there."""
    with Server(tmp_path, secure="yes") as server:
        answer = httpx.get(server.url + "/api/me")
        assert "max-age=" in answer.headers["strict-transport-security"]
        assert "secure" in answer.headers["set-cookie"].lower()
        host = server.url.removeprefix("http://")
        for origin, status in ((f"https://{host}", 201), (f"http://{host}", 403)):
            made = httpx.post(server.url + "/api/tables", json={"game": "city"}, headers={"Origin": origin})
            assert made.status_code == status


def test_no_headers_of_https_without(server: Server) -> None:
    answer = httpx.get(server.url + "/")
    assert "strict-transport-security" not in answer.headers
    assert "connect-src 'self';" in answer.headers["content-security-policy"]
    other = server.url.replace("http://", "https://")
    made = httpx.post(server.url + "/api/tables", json={"game": "city"}, headers={"Origin": other})
    assert made.status_code == 403


def test_a_fault_of_ours_is_told_so(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}")

    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError("a secret")

    answer = TestClient(Guard(broken, settings, Budgets(settings))).get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert "secret" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"
