"""Load test: many duels at once over real websockets; measures actions a second, latency and memory.

    python -m benchmarks.server --tables 300 --rate 1 --seconds 60

Every table has two scripted seats, each with its own socket; each table takes `rate` actions a second.
Latency is measured from sending an action to its update at the seat that acted and at the other one. With
`--bots` the second seat is a bot of that level.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.kit import Server
from websockets.asyncio.client import ClientConnection, connect

PEOPLES = ("Hoax", "Vulca", "Mimix", "Flit", "Khind", "Terrah", "Pillar", "Aqua", "Buka")


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


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.own: list[float] = []
        self.other: list[float] = []
        self.refused = 0
        self.games = 0
        self.bytes = 0


class Seat:
    """A socket and its newest decision."""

    def __init__(self, socket: ClientConnection, tally: Tally) -> None:
        self.socket = socket
        self.tally = tally
        self.version = -1
        self.decision: Decision | None = None
        self.over = False
        self.answered: dict[str, float] = {}
        self.reached: dict[int, float] = {}
        self.moved = asyncio.Event()

    async def listen(self) -> None:
        """Read messages and keep the newest decision until the socket closes."""
        async for text in self.socket:
            message = decode(text)
            self.tally.bytes += len(text)
            if message.type in ("snapshot", "update") and message.version >= self.version:
                self.version, self.decision = message.version, message.decision
                self.over = message.table is not None and message.table.status == "over"
            if message.type == "update":
                self.reached[message.version] = time.perf_counter()
            elif message.type == "refused":
                self.tally.refused += 1
            if message.type in ("update", "refused") and message.id:
                self.answered[message.id] = time.perf_counter()
            self.moved.set()


async def play(base: str, number: int, rate: float, end: float, tally: Tally, bots: str) -> None:
    """Play games one after another, with `rate` actions a second, until `end`."""
    dice = random.Random(number)
    limits = httpx.Limits(max_connections=1)
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as http:
        await http.get("/api/me")
        while time.perf_counter() < end:
            await one_game(http, base, dice, rate, end, tally, bots)


async def one_game(
    http: httpx.AsyncClient,
    base: str,
    dice: random.Random,
    rate: float,
    end: float,
    tally: Tally,
    bots: str,
) -> None:
    """Make a table, play it to its end or until `end`, and note the latencies."""
    peoples = dice.sample(PEOPLES, 2)
    decks: list[Any] = [{"name": people, "leader": people} for people in peoples]
    seats = [{"who": "me", "deck": decks[0]}, {"who": bots or "me", "deck": decks[1]}]
    answer = await http.post("/api/tables", json={"game": "duel", "seats": seats})
    table = answer.json()["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    url = base.replace("http", "ws") + f"/api/tables/{table}/socket?seat="
    sockets = [
        await connect(f"{url}{seat}", additional_headers={"Cookie": cookie}, max_size=None, compression=None)
        for seat in range(1 if bots else 2)
    ]
    lines = [Seat(socket, tally) for socket in sockets]
    listeners = [asyncio.create_task(line.listen()) for line in lines]
    due = time.perf_counter() + dice.random() / rate
    try:
        while not lines[0].over and time.perf_counter() < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + 1 / rate, time.perf_counter())
            await one_action(lines, dice, tally, end)
        tally.games += lines[0].over
    finally:
        for socket in sockets:
            await socket.close()
        for listener in listeners:
            listener.cancel()


async def one_action(lines: list[Seat], dice: random.Random, tally: Tally, end: float) -> None:
    """Send a random action and wait for its update at both seats."""
    newest = max(line.version for line in lines)
    line = next((line for line in lines if line.decision is not None and line.version == newest), None)
    if line is None or line.decision is None:
        return
    ident = f"{dice.getrandbits(60):x}"
    action = dice.choice(line.decision.actions).action
    message = {"type": "act", "id": ident, "version": line.version, "action": action}
    version = line.version + 1
    sent = time.perf_counter()
    await line.socket.send(msgspec.json.encode(message).decode())
    while ident not in line.answered and time.perf_counter() < end + 5:
        line.moved.clear()
        await asyncio.wait_for(line.moved.wait(), 30)
    tally.own.append(line.answered.pop(ident) - sent)
    for other in lines:
        while other is not line and version not in other.reached and line.version >= version:
            other.moved.clear()
            await asyncio.wait_for(other.moved.wait(), 30)
        if other is not line and version in other.reached:
            tally.other.append(other.reached[version] - sent)
        other.reached.clear()


def percentile(values: list[float], share: float) -> float:
    """The percentile of some seconds, in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


def memory(pid: int) -> float:
    """The resident memory of a process in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def run(base: str, pid: int, tables: int, rate: float, seconds: float, bots: str) -> None:
    """Play at many tables at once and print what was measured."""
    tally = Tally()
    end = time.perf_counter() + seconds
    began, used = time.perf_counter(), processor(pid)
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(play(base, number, rate, end, tally, bots))
            await asyncio.sleep(min(0.01, seconds / tables / 10))
    took = time.perf_counter() - began
    actions = len(tally.own)
    print(f"tables            {tables}")
    print(f"actions           {actions} ({actions / took:.0f} a second), refused {tally.refused}")
    print(f"games ended       {tally.games}")
    for name, values in (("own update", tally.own), ("other's update", tally.other)):
        p50, p99, most = percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)
        print(f"{name:17} p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {most:.1f} ms")
    print(f"sent by server    {tally.bytes / took / 1e6:.2f} MB a second")
    busy = processor(pid) - used
    print(f"server process    {memory(pid):.0f} MiB, {100 * busy / took:.0f} % of one core")
    print(f"processor time    {1000 * busy / max(actions, 1):.2f} ms an action, opening tables included")


def main() -> None:
    """Start a server and run the load test against it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=1.0, help="actions a second at each table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bots", default="", help="the level of the second seat's bot; none: scripted")
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), given.database) as server:
        assert server.process is not None
        work = run(server.url, server.process.pid, given.tables, given.rate, given.seconds, given.bots)
        asyncio.run(work)


if __name__ == "__main__":
    main()
