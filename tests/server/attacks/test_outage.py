"""The database is away: that is what everybody is told, and everything goes on when it is back."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from fastapi import WebSocket
from starlette.types import Message

from bluemoon.server.lines.socket import COME_AGAIN, refuse_line
from tests.server.kit import Closed, Server, me


class Wire:
    """A line to the database that can be cut and mended, or held up: `flowing`."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.open: list[socket.socket] = []
        self.whole = True
        self.flowing = threading.Event()
        self.flowing.set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.open += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self.flowing.wait()
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.whole = False
        for end in self.open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True


@pytest.fixture
def wired(pair: tuple[Server, Server], tmp_path: Path) -> Iterator[tuple[Server, Wire]]:
    """A third process, whose line to the database is ours."""
    address = urlsplit(pair[0].database)
    assert address.port is not None
    wire = Wire(address.port)
    database = pair[0].database.replace(f":{address.port}/", f":{wire.port}/")
    with Server(tmp_path, database, sweep=0.2) as server:
        yield server, wire
    wire.listening.close()


def until(what: str, server: Server, status: int) -> None:
    end = time.monotonic() + 90
    while time.monotonic() < end:
        if _status(server, what) == status:
            return
        time.sleep(0.1)
    raise AssertionError(f"{what} is not {status}")


def _status(server: Server, path: str) -> int:
    return httpx.get(server.url + path, timeout=30).status_code


def test_the_database_goes_and_comes(wired: tuple[Server, Wire]) -> None:
    server, wire = wired
    ann = server.guest("Ann")
    table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    waiting = ann.make("city", [me(), me()])["id"]
    lines = [ann.sit(table, 0), ann.sit(table, 1)]
    line = next(line for line in lines if line.decision is not None)
    assert _status(server, "/ready") == 200
    wire.cut()
    for method, path in (("GET", "/api/me"), ("GET", f"/api/tables/{table}"), ("POST", "/api/tables")):
        answer = ann.ask(method, path, {"game": "city"} if method == "POST" else None)
        assert answer.status_code == 503, path
        assert answer.json()["code"] == "try-again"
        assert answer.headers["retry-after"]
    action, version = line.actions[0], line.version
    refused = line.act(action, id="once")
    assert (refused["type"], refused["code"]) == ("refused", "try-again")
    with pytest.raises(Closed, match="1013"):  # not 4004, which would be final
        ann.sit(waiting, 0)
    until("/ready", server, 503)
    assert _status(server, "/health") == 200
    wire.mend()
    until("/ready", server, 200)
    done = line.act(action, version=version, id="once")
    assert (done["type"], done["version"]) == ("update", version + 1)
    assert ann.sit(waiting, 0).status == "running"
    with pytest.raises(Closed, match="4004"):
        ann.sit("nowhere", 0)
    wire.flowing.clear()  # it does not go away, it only says nothing any more
    until("/ready", server, 503)
    wire.flowing.set()
    until("/ready", server, 200)
    assert '"level": "error"' not in server.log(), server.log()


def test_a_line_that_was_closed_meanwhile_is_no_fault() -> None:
    """A live table is dropped while somebody connects to it, because the database is away: his line is
    closed twice."""

    async def check() -> list[str]:
        told = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            told.append(message["type"])

        line = WebSocket({"type": "websocket"}, receive, send)
        await line.accept()
        await refuse_line(line, COME_AGAIN, "come again")
        await refuse_line(line, COME_AGAIN, "come again")
        return told

    assert asyncio.run(check()) == ["websocket.accept", "websocket.close"]
