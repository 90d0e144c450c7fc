"""What comes over a websocket besides messages: pings, pongs, parts of messages, frames without an end."""

from __future__ import annotations

import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.kit import Closed, Guest, Server, me
from tests.server.operations.kit import closing_code

TEXT, MORE, PING, PONG = 0x1, 0x0, 0x9, 0xA
LAST = 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the usual limit of messages."""
    with Server(tmp_path_factory.mktemp("frames"), message_rate=20) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


class Raw:
    """A websocket without a library: sends any frame."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", guest.server.port), timeout=20)
        lines = [
            f"GET /api/tables/{table}/socket?seat=0 HTTP/1.1",
            f"Host: localhost:{guest.server.port}",
            f"Cookie: {guest.cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        assert self.socket.recv(12) == b"HTTP/1.1 101"

    def frame(self, kind: int, body: bytes = b"", size: int | None = None) -> bytes:
        size = len(body) if size is None else size
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFF]) + struct.pack("!Q", size)
        return head + b"\0\0\0\0" + body

    def send(self, data: bytes) -> None:
        with suppress(OSError):
            self.socket.sendall(data)

    def left(self) -> bytes:
        """All that comes until the server closes."""
        found = b""
        with suppress(ConnectionError):
            while part := self.socket.recv(65_536):
                found += part
        return found


@pytest.mark.parametrize(
    ("first", "then"),
    [(LAST | PING, LAST | PING), (LAST | PONG, LAST | PONG), (TEXT, MORE), (LAST | TEXT, LAST | TEXT)],
    ids=["pings", "pongs", "parts of a message", "messages"],
)
def test_a_flood_of_frames_ends_the_connection(server: Server, first: int, then: int) -> None:
    ann = server.guest("Ann")
    line = Raw(ann, ann.make("duel", [me("Hoax"), me("Vulca")])["id"])
    began = time.monotonic()
    line.send(line.frame(first, b"x"))
    for _ in range(60):
        line.send(line.frame(then, b"x") * 50)
        time.sleep(0.005)
    found = line.left()
    assert time.monotonic() - began < 15
    assert struct.pack("!H", 4008) in found
    assert found.count(bytes([LAST | PONG, 1]) + b"x") < 1000  # of three thousand


def test_pings_of_an_honest_client_are_answered(server: Server) -> None:
    ann = server.guest("Ann")
    line = ann.sit(ann.make("duel", [me("Hoax"), me("Vulca")])["id"], 0)
    for _ in range(20):
        assert line.socket.ping().wait(10)
    line.send({"type": "ping"})
    assert line.wait("pong")


def test_a_frame_that_promises_too_much_is_refused_at_once(server: Server) -> None:
    """Otherwise each socket could make the server keep a megabyte that never becomes a message."""
    ann = server.guest("Ann")
    line = Raw(ann, ann.make("duel", [me("Hoax"), me("Vulca")])["id"])
    line.send(line.frame(LAST | TEXT, b"x" * 100, size=1_000_000))
    assert struct.pack("!H", 1009) in line.left()


def test_who_does_not_read_pongs_costs_no_memory(server: Server) -> None:
    assert server.process is not None
    ann = server.guest("Ann")
    table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    before = _memory(server.process.pid)
    lines = [Raw(ann, table) for _ in range(10)]
    for _ in range(8):
        for line in lines:
            line.send(line.frame(LAST | PING, os.urandom(125)) * 10)
        time.sleep(0.3)
    assert _memory(server.process.pid) - before < 8000


def _memory(pid: int) -> int:
    """KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def test_too_many_messages_still_close_with_their_code(server: Server) -> None:
    ann = server.guest("Ann")
    line = ann.sit(ann.make("duel", [me("Hoax"), me("Vulca")])["id"], 0)
    with suppress(Closed):
        for _ in range(1000):
            line.socket.send("{")
    assert closing_code(line) == 4008
