"""Nonsense for the server: over HTTP by Schemathesis, over the websocket by a fuzzer of our own.

Used by the tests (a little) and by `python -m benchmarks.fuzz` (a lot).
"""

from __future__ import annotations

import json
import random
import string
import subprocess
import sys
from typing import Any

from tests.server.kit import Closed, Data, Guest, Line, Server, bot, me, open_seat, ready_made

KINDS = (
    "act",
    "resign",
    "offer",
    "answer",
    "why",
    "hint",
    "sync",
    "ping",
    "snapshot",
    "update",
    "",
    "claim",
    "say",
    "chat",
)
FIELDS = (
    "type",
    "id",
    "version",
    "action",
    "what",
    "yes",
    "seat",
    "table",
    "view",
    "extra",
    "phrase",
    "text",
)
WORDS = (
    "takeback",
    "rematch",
    "play Cinder",
    "announce Fire",
    "retreat",
    "done",
    "pick",
    "Spark",
    "",
    "💥" * 50,
)


def http(server: Server, examples: int, seed: int) -> str:
    """Let Schemathesis try the described API as a guest who sits at a table; what it found, '' if no answer
    was a server error."""
    ann = server.guest("Ann")
    table = ann.make("duel", [me("Pillar"), open_seat()])["id"]
    facts = server.folder / "schemathesis.toml"
    facts.write_text(f'[parameters]\ntable = "{table}"\nseat = 0\n')
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(facts)),
        *("run", f"{server.url}/api/openapi.json", "--header", f"Cookie: {ann.cookie}"),
        *("--checks", "not_a_server_error", "--max-examples", str(examples), "--seed", str(seed)),
        *("--no-color", "--phases", "examples,coverage,fuzzing", "--generation-database", "none"),
        *("--suppress-health-check", "all", "--request-timeout", "20"),
    ]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=server.folder)
    assert "passed" in run.stdout or run.returncode, run.stdout + run.stderr
    return "" if run.returncode == 0 else run.stdout[-6000:] + run.stderr[-2000:]


class Fuzzer:
    """Random messages: bytes, JSON of wrong shape, fields of wrong type, actions of others."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def message(self, line: Line) -> bytes | str:
        kind = self.dice.randrange(5)
        if kind == 0:
            return self.dice.randbytes(self.dice.randrange(200))
        if kind == 1:
            return "".join(self.dice.choice(string.printable) for _ in range(self.dice.randrange(100)))
        if kind == 2:
            return json.dumps(self._anything(3))
        message: Data = {"type": self.dice.choice(KINDS), "id": f"f{self.dice.random()}"}
        for field in self.dice.sample(FIELDS, self.dice.randrange(5)):
            message[field] = self._anything(1)
        if kind == 4:
            message |= {"type": "act", "id": f"f{self.dice.random()}"}
            message |= {"version": line.version, "action": self.dice.choice(WORDS)}
        return json.dumps(message)

    def _anything(self, depth: int) -> Any:
        kind = self.dice.randrange(8 if depth else 6)
        if kind == 6:
            return [self._anything(depth - 1) for _ in range(self.dice.randrange(4))]
        if kind == 7:
            return {self.dice.choice(FIELDS): self._anything(depth - 1) for _ in range(3)}
        plain = (None, True, self.dice.randrange(-(2**70), 2**70), self.dice.random(), 1e308)
        return plain[kind] if kind < 5 else self.dice.choice((*WORDS, *KINDS))


def socket(server: Server, messages: int, seed: int) -> int:
    """Talk nonsense from a seat, from the other seat and from outside while a game is played to its end; the
    number of refusals. It fails if the table is stuck or anybody's answer is missing."""
    ann, ben, cid = server.guest("Ann"), server.guest("Ben"), server.guest("Cid")
    table = ann.make("duel", [me("Pillar"), open_seat()])["id"]
    ben.join(table, 1, deck=ready_made("Buka"))
    lines = [ann.sit(table, 0), ben.sit(table, 1), cid.sit(table, None)]
    fuzzer = Fuzzer(seed)
    refused = 0
    for number in range(messages):
        line = lines[number % 3]
        refused += _disturb(fuzzer, line)
        if number % 10 == 0:
            _move(lines[:2])
    while _move(lines[:2]):
        pass
    _intrude(cid, table)
    for line in lines:
        line.close()
    return refused


def _disturb(fuzzer: Fuzzer, line: Line) -> int:
    """One message; the line is opened again if the server had enough of it."""
    before = len(line.heard)
    try:
        line.socket.send(fuzzer.message(line))
        line.send({"type": "ping"})
        line.wait("pong")
    except Closed:
        line.reconnect()
    return sum(message["type"] == "refused" for message in line.heard[before:])


def _move(lines: list[Line]) -> bool:
    """Whoever decides takes an action that is legal; False once the game is over."""
    for line in lines:
        try:
            line.send({"type": "sync"})
            line.wait("snapshot")
        except Closed:
            line.reconnect()
        if line.status == "over":
            return False
        if line.decision is not None:
            answer = line.act(line.decision["actions"][-1]["action"])
            assert answer["type"] == "update", answer
            return True
    raise AssertionError("nobody can decide: the table is stuck")


def _intrude(stranger: Guest, table: str) -> None:
    """A seat of somebody else, a table that is none, a seat that is none."""
    for name, seat in ((table, 0), (table, 1), (table, 9), ("nothing", 0), ("../../etc", 0), ("' or 1=1", 0)):
        try:
            stranger.sit(name, seat)
        except Exception:  # refused, one way or the other
            continue
        raise AssertionError(f"a stranger got into seat {seat} of {name}")


def healthy(server: Server) -> None:
    """It still plays, and nothing went wrong inside."""
    guest = server.guest("Dan")
    line = guest.sit(guest.make("duel", [me("Hoax"), bot("random", "Vulca")])["id"], 0)
    line.play()
    assert '"level": "error"' not in server.log(), server.log()[-4000:]
