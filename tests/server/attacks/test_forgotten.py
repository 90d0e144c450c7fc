"""Whoever has deleted his data is gone: no copy of his cookie acts under his number again, whatever was under
way."""

from __future__ import annotations

import threading
import time

import pytest

from tests.server.kit import Guest, Server
from tests.server.operations.test_forgetting import everything
from tests.server.operations.test_sessions import device


def test_no_copy_of_the_cookie_is_good_any_more(server: Server) -> None:
    ann = server.guest("Ann")
    ann.get("/api/me/identity")
    thief = device(ann)
    assert thief.get("/api/me")["id"] == ann.id
    assert ann.ask("DELETE", "/api/me").status_code == 204
    assert thief.get("/api/me")["id"] != ann.id
    assert [thief.ask("GET", "/api/me/identity").status_code for _ in range(2)] == [200, 200]


def test_not_even_that_of_a_device_that_was_never_noted(server: Server) -> None:
    ann = server.guest()
    early = device(ann)  # a copy from before anything was stored
    ann.put("/api/me", {"name": "Ann"})
    assert ann.ask("DELETE", "/api/me").status_code == 204
    early.post("/api/clubs", {"name": "Early"})
    assert early.get("/api/me")["id"] != ann.id


def test_another_process_knows_it_soon(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann = first.guest("Ann")
    ann.get("/api/me/identity")
    thief = device(ann)
    thief.server = second
    assert ann.ask("DELETE", "/api/me").status_code == 204
    while thief.get("/api/me")["id"] == ann.id:  # until it is told, within a second or so
        assert thief.ask("POST", "/api/clubs", {"name": "Late"}).status_code == 404
        time.sleep(0.1)
    assert ann.id not in everything(second)


@pytest.mark.parametrize("path", ["/api/clubs", "/api/me/phrase", "/api/tables"])
def test_requests_under_way_bring_nothing_back(server: Server, path: str) -> None:
    ann = server.guest("Ann")
    ann.get("/api/me/identity")
    done = threading.Event()
    answers: set[int] = set()

    def again(guest: Guest) -> None:
        body = {"game": "city"} if path == "/api/tables" else {"name": "Z"}
        while not done.is_set():
            guest.http.cookies.clear()  # a new one is not taken
            answers.add(guest.ask("POST", path, body, headers=cookie).status_code)

    cookie = {"Cookie": f"bluemoon={ann.http.cookies['bluemoon']}"}
    threads = [threading.Thread(target=again, args=(device(ann),)) for _ in range(2)]
    for thread in threads:
        thread.start()
    time.sleep(0.2)
    assert ann.ask("DELETE", "/api/me").status_code == 204
    done.set()
    for thread in threads:
        thread.join()
    assert not any(status >= 500 for status in answers), answers
    assert ann.id not in everything(server)
