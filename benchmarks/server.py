"""Many tables at once: `python -m benchmarks.server --tables 300 --seconds 60`.

Scripted clients in a process of their own play duels against each other over real websockets, one action a
second at each table. Printed: actions a second, the time from sending an action to its update (median and
99th percentile), and the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.kit import Server, ready_made
from websockets.asyncio.client import ClientConnection, connect

from bluemoon.cards import PEOPLES

Data = dict[str, Any]


class Page:
    """A seat's page: the newest state, and how long its actions took."""

    def __init__(self, socket: ClientConnection, dice: random.Random, times: list[float]) -> None:
        self.socket = socket
        self.dice = dice
        self.times = times
        self.version = 0
        self.decision: Data | None = None
        self.over = False
        self.sent: dict[str, float] = {}
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] in ("snapshot", "update"):
                began = self.sent.pop(message.get("id") or "", None)
                if began is not None:
                    self.times.append(time.perf_counter() - began)
                self.version = message["version"]
                self.decision = message["decision"]
                self.over = message["table"]["status"] == "over"
                self.news.set()

    async def act(self) -> None:
        assert self.decision is not None
        action = self.dice.choice(self.decision["actions"])["action"]
        ident = f"b{self.dice.random()}"
        self.decision = None
        self.sent[ident] = time.perf_counter()
        await self.socket.send(
            json.dumps({"type": "act", "id": ident, "version": self.version, "action": action})
        )


class Guests:
    """Two guests who make tables, play at them, and make new ones when a game is over."""

    def __init__(self, server: Server, times: list[float], pace: float) -> None:
        self.server = server
        self.times = times
        self.pace = pace
        self.games = 0

    async def play(self, number: int, end: float) -> None:
        dice = random.Random(number)
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
            await http.get("/api/me")
            await asyncio.sleep(dice.random() * self.pace)
            while time.monotonic() < end:
                await self._game(http, dice, end)
                self.games += 1

    async def _game(self, http: httpx.AsyncClient, dice: random.Random, end: float) -> None:
        one, two = dice.sample(PEOPLES, 2)
        seats = [{"who": "me", "deck": ready_made(people)} for people in (one, two)]
        answer = await http.post("/api/tables", json={"game": "duel", "seats": seats})
        answer.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        url = f"ws://localhost:{self.server.port}/api/tables/{answer.json()['id']}/socket?seat="
        headers = {"Cookie": cookie}
        async with (
            connect(url + "0", additional_headers=headers, max_size=None) as first,
            connect(url + "1", additional_headers=headers, max_size=None) as second,
        ):
            pages = [Page(socket, dice, self.times) for socket in (first, second)]
            listening = [asyncio.create_task(page.listen()) for page in pages]
            await self._moves(pages, end)
            for task in listening:
                task.cancel()

    async def _moves(self, pages: list[Page], end: float) -> None:
        while time.monotonic() < end and not any(page.over for page in pages):
            began = time.monotonic()
            ready = next((page for page in pages if page.decision is not None), None)
            if ready is None:
                await asyncio.sleep(0.005)
                continue
            await ready.act()
            await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))


def memory(process: int) -> float:
    """Resident memory of the server and its children, in MB."""
    pids = [process]
    for file in Path(f"/proc/{process}/task").glob("*/children"):
        pids += [int(child) for child in file.read_text().split()]
    total = 0
    for pid in pids:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        total += next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)
    return total / 1024


async def measure(server: Server, tables: int, seconds: float, pace: float) -> Data:
    times: list[float] = []
    guests = Guests(server, times, pace)
    warm = 5.0  # tables are made at first
    end = time.monotonic() + warm + seconds
    running = [asyncio.create_task(guests.play(number, end)) for number in range(tables)]
    await asyncio.sleep(warm)
    times.clear()
    await asyncio.sleep(seconds / 2)
    assert server.process is not None
    used = memory(server.process.pid)
    done = await asyncio.gather(*running, return_exceptions=True)
    wrong = [repr(result) for result in done if isinstance(result, Exception)]
    slices = statistics.quantiles(times, n=100)
    return {
        "tables": tables,
        "seconds": seconds,
        "actions": len(times),
        "actions_per_s": round(len(times) / seconds, 1),
        "p50_ms": round(slices[49] * 1000, 1),
        "p99_ms": round(slices[98] * 1000, 1),
        "max_ms": round(max(times) * 1000, 1),
        "memory_mb": round(used, 1),
        "games": guests.games,
        "errors": wrong[:5],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the actions of a table")
    parser.add_argument("--database", default="")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), wanted.database) as server:
        print(json.dumps(asyncio.run(measure(server, wanted.tables, wanted.seconds, wanted.pace)), indent=1))


if __name__ == "__main__":
    main()
