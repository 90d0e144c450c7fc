"""The players of the load test, in a process of their own: many duels at once over real websockets.

Started by `benchmarks.server`: reads what to do as JSON from standard input, writes 'ready' when all tables
are open, and at the end what was measured as JSON. The websockets are written by hand (no masking library, no
compression), so that two thousand of them cost less than the server that is measured.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import struct
import sys
import time
from typing import Any

import msgspec

PEOPLES = ("Hoax", "Vulca", "Mimix", "Flit", "Khind", "Terrah", "Pillar", "Aqua", "Buka")
PATIENCE = 60.0  # seconds until an answer is given up
MASK = b"\0\0\0\0"  # a mask that changes nothing: permitted, and free


class Plan(msgspec.Struct):
    """What to play. `urls`: the servers; with two and `apart`, the seats of a table are at different ones."""

    urls: list[str]
    tables: int
    rate: float
    seconds: float
    bots: str = ""
    apart: bool = False
    idle: bool = False


class Found(msgspec.Struct):
    """What was measured, in seconds."""

    own: list[float] = []
    other: list[float] = []
    late: list[float] = []  # how much later than planned an action was sent: the clients' own delay
    refused: int = 0
    lost: int = 0  # actions without an answer
    games: int = 0
    bytes: int = 0
    took: float = 0.0
    cpu: float = 0.0


class Action(msgspec.Struct):
    """The part of an action that is sent back."""

    action: str


class Decision(msgspec.Struct):
    """The actions that a seat may choose from."""

    actions: list[Action]


class Status(msgspec.Struct):
    """The status of a table: waiting, running or over."""

    status: str


class Message(msgspec.Struct):
    """The fields of a server message that the script needs."""

    type: str
    version: int = 0
    id: str | None = None
    code: str = ""
    decision: Decision | None = None
    table: Status | None = None


decode = msgspec.json.Decoder(Message).decode


class Seat(asyncio.Protocol):
    """A websocket and its newest decision."""

    def __init__(self, request: bytes, found: Found) -> None:
        self.request = request
        self.found = found
        self.version = -1
        self.decision: Decision | None = None
        self.over = False
        self.closed = False
        self.answered: dict[str, float] = {}
        self.reached: dict[int, float] = {}
        self.waiting: asyncio.Future[None] | None = None
        self.transport: Any = None
        self._got = bytearray()
        self._opened = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the websocket."""
        self.transport = transport
        self.transport.write(self.request)

    def connection_lost(self, wrong: Exception | None) -> None:
        """Wake whoever waits: nothing will come any more."""
        self.closed = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        """Take the frames apart; the server never masks and never splits a message."""
        got = self._got
        got += data
        if not self._opened:
            end = got.find(b"\r\n\r\n")
            if end < 0:
                return
            assert got.startswith(b"HTTP/1.1 101"), bytes(got[:200])
            del got[: end + 4]
            self._opened = True
        while len(got) >= 2:
            size, begin = got[1] & 127, 2
            if size == 126:
                begin = 4
            elif size == 127:
                begin = 10
            if len(got) < begin:
                return
            if begin > 2:
                size = int.from_bytes(got[2:begin])
            if len(got) < begin + size:
                return
            kind, body = got[0] & 15, bytes(got[begin : begin + size])
            del got[: begin + size]
            if kind == 1:
                self._hear(body)
            elif kind == 9:
                self._frame(10, body)

    def _hear(self, body: bytes) -> None:
        message = decode(body)
        self.found.bytes += len(body)
        if message.type in ("snapshot", "update") and message.version >= self.version:
            self.version, self.decision = message.version, message.decision
            self.over = message.table is not None and message.table.status == "over"
        if message.type == "update":
            self.reached[message.version] = time.perf_counter()
        elif message.type == "refused":
            self.found.refused += 1
        if message.type in ("update", "refused") and message.id:
            self.answered[message.id] = time.perf_counter()
        self._wake()

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def moved(self) -> None:
        """Wait for the next message."""
        self.waiting = asyncio.get_running_loop().create_future()
        await asyncio.wait_for(self.waiting, PATIENCE)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._frame(1, msgspec.json.encode(message))

    def _frame(self, kind: int, body: bytes) -> None:
        size = bytes([128 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack("!H", len(body))
        self.transport.write(bytes([128 | kind]) + size + MASK + body)


class Http:
    """Requests to one server, one after the other, over one connection."""

    def __init__(self, url: str) -> None:
        self.host, _, self.port = url.removeprefix("http://").partition(":")
        self.cookie = ""
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request; a connection that the server has closed is opened again."""
        async with self._lock:
            try:
                return await self._ask(method, path, body)
            except (ConnectionError, asyncio.IncompleteReadError):
                self._streams = None
                return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: object) -> Any:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, int(self.port))
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = [line.partition(": ")[::2] for line in lines[1:] if line]
        size = next(int(value) for name, value in headers if name.lower() == "content-length")
        for name, value in headers:
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        text = await reader.readexactly(size)
        assert " 20" in lines[0], (lines[0], text)
        return msgspec.json.decode(text)

    def upgrade(self, table: str, seat: int) -> bytes:
        """The request for the websocket of a seat."""
        return (
            f"GET /api/tables/{table}/socket?seat={seat} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"Cookie: {self.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()


async def open_table(
    homes: list[Http], dice: random.Random, plan: Plan, number: int, found: Found
) -> list[Seat]:
    """Make a table and connect its seats, at one server or apart."""
    home = homes[number % len(homes)]
    decks = [{"name": people, "leader": people} for people in dice.sample(PEOPLES, 2)]
    seats = [{"who": "me", "deck": decks[0]}, {"who": plan.bots or "me", "deck": decks[1]}]
    table = (await home.ask("POST", "/api/tables", {"game": "duel", "seats": seats}))["id"]
    if plan.idle:
        return []
    lines: list[Seat] = []
    for seat in range(1 if plan.bots else 2):
        http = homes[(number + seat * plan.apart) % len(homes)]
        http.cookie = home.cookie
        loop = asyncio.get_running_loop()
        request = http.upgrade(table, seat)
        _, line = await loop.create_connection(lambda r=request: Seat(r, found), http.host, int(http.port))  # type: ignore[misc]
        lines.append(line)
    while any(line.version < 0 and not line.closed for line in lines):
        await next(line for line in lines if line.version < 0).moved()
    return lines


async def play(
    homes: list[Http], plan: Plan, number: int, lines: list[Seat], end: float, found: Found
) -> None:
    """Play games one after another, with `rate` actions a second, until `end`."""
    dice = random.Random(number)
    due = time.perf_counter() + dice.random() / plan.rate
    while True:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if time.perf_counter() > end:
            return
        found.late.append(time.perf_counter() - due)
        await one_action(lines, dice, found)
        if lines[0].over:
            found.games += 1
            for line in lines:
                line.transport.close()
            lines[:] = await open_table(homes, dice, plan, number, found)
        due = max(due + 1 / plan.rate, time.perf_counter())


async def one_action(lines: list[Seat], dice: random.Random, found: Found) -> None:
    """Send a random action and wait for its update at both seats."""
    newest = max(line.version for line in lines)
    line = next((line for line in lines if line.decision is not None and line.version == newest), None)
    if line is None or line.decision is None:
        return
    ident = f"{dice.getrandbits(60):x}"
    action = dice.choice(line.decision.actions).action
    version = line.version + 1
    sent = time.perf_counter()
    line.send({"type": "act", "id": ident, "version": line.version, "action": action})
    while ident not in line.answered:
        if line.closed:
            found.lost += 1
            return
        await line.moved()
    found.own.append(line.answered.pop(ident) - sent)
    for other in lines:
        while other is not line and version not in other.reached and line.version >= version:
            await other.moved()
        if other is not line and version in other.reached:
            found.other.append(other.reached[version] - sent)
        other.reached.clear()


async def run(plan: Plan) -> Found:
    """Open all tables, say 'ready', play, and give what was measured."""
    found = Found()
    homes = [Http(url) for url in plan.urls]
    await homes[0].ask("GET", "/api/me")
    for home in homes:
        home.cookie = homes[0].cookie
    dice = random.Random(0)
    tables = [await open_table(homes, dice, plan, number, found) for number in range(plan.tables)]
    found.bytes = 0
    print("ready", flush=True)
    sys.stdin.readline()  # go
    began, cpu = time.perf_counter(), resource.getrusage(resource.RUSAGE_SELF)
    if plan.idle:
        await asyncio.sleep(plan.seconds)
    else:
        end = began + plan.seconds
        async with asyncio.TaskGroup() as group:
            for number, lines in enumerate(tables):
                group.create_task(play(homes, plan, number, lines, end, found))
    found.took = time.perf_counter() - began
    used = resource.getrusage(resource.RUSAGE_SELF)
    found.cpu = used.ru_utime + used.ru_stime - cpu.ru_utime - cpu.ru_stime
    return found


def main() -> None:
    """Play as standard input says."""
    plan = msgspec.json.decode(sys.stdin.readline(), type=Plan)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    found = asyncio.run(run(plan))
    print(msgspec.json.encode(found).decode(), flush=True)
    os._exit(0)  # thousands of sockets need not be closed one by one


if __name__ == "__main__":
    main()
