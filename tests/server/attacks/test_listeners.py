"""Whoever asks and does not listen takes no memory, and is sent away."""

from __future__ import annotations

import json
import random
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bluemoon.city.engine import new_game
from bluemoon.messages import ServerCode
from bluemoon.server.budgets import Places, Who
from bluemoon.server.lines.socket import Outbox
from tests.server.kit import Guest, Server

LINES = 4
SYNCS = 250


def memory(server: Server) -> int:
    """What the server's process takes, in MiB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def sockets(server: Server) -> float:
    return server.metric("bluemoon_sockets")


def long_table(guest: Guest) -> str:
    """A table with so much to tell that a few snapshots fill every buffer."""
    city, dice = new_game(4, seed="long"), random.Random(1)
    for _ in range(1000):
        city.apply(dice.choice(city.legal_actions()))
    return str(guest.post("/api/records", {"text": city.record().write()})["id"])


def test_silent_listeners(server: Server, ann: Guest) -> None:
    table = long_table(ann)
    line = ann.sit(table, None)
    assert len(json.dumps(line.state)) > 200_000
    line.close()
    before, open_before = memory(server), sockets(server)
    url = f"ws://localhost:{server.port}/api/tables/{table}/socket"
    with ExitStack() as opened:
        silent = [
            opened.enter_context(connect(url, max_size=None, max_queue=1, compression=None, close_timeout=0))
            for _ in range(LINES)
        ]
        ask_and_do_not_listen(server, silent, before, open_before)


def ask_and_do_not_listen(
    server: Server, silent: list[ClientConnection], before: int, open_before: float
) -> None:
    most = 0
    for number in range(SYNCS):
        for one in silent:
            with suppress(ConnectionClosed, TimeoutError):
                one.send('{"type":"sync"}')
        time.sleep(0.005)  # so that each of them would be answered
        if number % 50 == 49:
            most = max(most, memory(server) - before)
    assert most < 60, f"{most} MiB for {LINES} listeners"
    end = time.monotonic() + 20
    while sockets(server) > open_before and time.monotonic() < end:
        time.sleep(0.1)
    assert sockets(server) == open_before  # nobody waits for them


def test_what_waits_is_counted_in_bytes() -> None:
    places = Places("outboxes", ServerCode.TOO_MUCH_UNREAD, 0, 1200, 0)
    ann, ben = Who("ann", "192.0.2.1"), Who("ben", "192.0.2.1")
    outbox, other = Outbox(1000, places, ann), Outbox(1000, places, ben)
    assert outbox.put(b"x" * 5000)  # one message may be as long as it is
    assert not outbox.put(b"x")
    outbox.clear()
    assert all(outbox.put(b"x" * 100) for _ in range(10))
    assert not outbox.put(b"x")
    assert outbox.size == 1000
    assert all(other.put(b"x" * 100) for _ in range(2))
    assert not other.put(b"x")  # the address has used up what it may
    outbox.clear()
    assert other.put(b"x" * 800)
    other.clear()
    assert places.taken == ({}, {}, {})
