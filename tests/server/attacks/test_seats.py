"""Random sequences of sitting down, leaving, bots, keys, resigning, reconnecting and hot seats on several
devices and processes: after each step every line shows and does exactly what the holder of its seat may.

A small model says who holds which seat. Whoever held one before tries everything before he listens."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import pytest

from tests.server.attacks.test_processes import deafen, elsewhere
from tests.server.kit import Closed, Data, Guest, Line, Server, me, open_seat

STEPS = 30
GAMES = {"duel": 2, "city": 3}


@dataclass
class Seats:
    """A table as the model has it."""

    kinds: list[str]
    holders: list[int | None]
    keys: dict[str, int] = field(default_factory=dict)  # which seat a key opens
    status: str = "waiting"

    def give(self, seat: int, holder: int | None, kind: str = "guest") -> None:
        self.kinds[seat], self.holders[seat] = kind, holder
        self.keys = {key: opened for key, opened in self.keys.items() if opened != seat}
        if self.status == "waiting" and "open" not in self.kinds:
            self.status = "running"

    def resign(self, seat: int) -> None:
        if len(self.kinds) == 2:
            self.status = "over"
            return
        self.give(seat, None, "bot")
        if "guest" not in self.kinds:
            self.status = "over"


@dataclass
class Device:
    """An open line; `guest` is the number of whose device it is."""

    line: Line
    guest: int
    seat: int
    looks_on: bool = False


class Attack:
    """Three guests, who may come to any process, at one table after another."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self.dice = random.Random(seed)
        self.servers = servers
        made = [servers[0].guest(name) for name in ("Ann", "Ben", "Cid")]
        self.guests = [[elsewhere(guest, server) for server in servers] for guest in made]
        self.told: list[str] = []
        self.devices: list[Device] = []
        self.watchers: list[Line] = []
        self.reached: set[str] = set()
        self._new_table()

    def close(self) -> None:
        for line in (*(device.line for device in self.devices), *self.watchers):
            line.close()
        self.devices, self.watchers = [], []

    def _new_table(self) -> None:
        self.close()
        game = self.dice.choice(sorted(GAMES))
        count = GAMES[game]
        if self.dice.random() < 0.5:  # a hot seat, which begins at once
            self.seats = Seats(["guest"] * count, [0] * count, status="running")
        else:
            self.seats = Seats(["guest"] + ["open"] * (count - 1), [0] + [None] * (count - 1))
        wish = [me() if kind == "guest" else open_seat() for kind in self.seats.kinds]
        self.table = self.guests[0][0].make(game, wish)["id"]
        self.key = "nothing"
        self.watcher = self._guest(2).sit(self.table, None)
        self.watchers = [self.watcher]
        self.version = 0

    def _guest(self, number: int) -> Guest:
        return self.dice.choice(self.guests[number])

    def ask(self, number: int, method: str, path: str, body: object = None) -> int:
        path = path if path.startswith("/") else f"/api/tables/{self.table}/{path}"
        answer = self._guest(number).ask(method, path, body)
        self.told.append(f"guest {number}: {method} {path} -> {answer.status_code}")
        if path.endswith("/key") and answer.status_code == 200:
            self.key = answer.json()["key"]
        return answer.status_code

    # --- steps --------------------------------------------------------------------------------------------

    def step(self) -> None:
        """One of all the things that somebody may try, allowed or not."""
        steps = [self.sit, self.leave, self.make_key, self.take_key, self.resign, self.act, self.fill]
        weights = [4, 8, 4, 6, 2, 6, 1] if self.seats.status == "waiting" else [2, 2, 6, 10, 3, 6, 1]
        if len(self.devices) < 6:
            steps, weights = [*steps, self.connect], [*weights, 12]
        if self.devices:
            steps, weights = [*steps, self.hang_up], [*weights, 1]
        if len(self.servers) > 1 and self.dice.random() < 0.15:
            self.told.append("for a second the processes do not hear of each other")
            deafen(self.servers[0])
        self.dice.choices(steps, weights)[0]()
        ends = {"waiting": 0.05, "running": 0.05, "over": 0.3}[self.seats.status]
        if self.dice.random() < ends:
            self._new_table()

    def _pick(self) -> tuple[int, int]:
        """A guest and a seat; more often than not it is his."""
        guest, seat = self.dice.randrange(3), self.dice.randrange(len(self.seats.kinds))
        holder = self.seats.holders[seat]
        return (guest if holder is None or self.dice.random() < 0.3 else holder), seat

    def sit(self) -> None:
        guest, seat = self.dice.randrange(3), self.dice.randrange(len(self.seats.kinds))
        done = self.ask(guest, "POST", f"seats/{seat}", {}) == 200
        assert done == (self.seats.kinds[seat] == "open")
        if done:
            self.seats.give(seat, guest)

    def fill(self) -> None:
        """Put a bot on a seat: only the maker may, who is guest 0, and only on an open one."""
        guest, seat = self.dice.randrange(2), self.dice.randrange(len(self.seats.kinds))
        done = self.ask(guest, "PUT", f"seats/{seat}/bot", {"level": "random"}) == 200
        assert done == (guest == 0 and self.seats.kinds[seat] == "open")
        if done:
            self.seats.give(seat, None, "bot")

    def leave(self) -> None:
        guest, seat = self._pick()
        done = self.ask(guest, "DELETE", f"seats/{seat}") == 200
        assert done == (self.seats.status == "waiting" and self.seats.holders[seat] == guest)
        if done:
            self.seats.give(seat, None, "open")
            self.reached.add("left")

    def make_key(self) -> None:
        guest, seat = self._pick()
        done = self.ask(guest, "POST", f"seats/{seat}/key") == 200
        assert done == (self.seats.holders[seat] == guest)
        if done:
            self.seats.keys = {key: opened for key, opened in self.seats.keys.items() if opened != seat}
            self.seats.keys[self.key] = seat

    def take_key(self) -> None:
        key = self.dice.choice([*self.seats.keys, self.key])
        seat, guest = self.seats.keys.get(key), self.dice.randrange(3)
        done = self.ask(guest, "POST", f"/api/keys/{key}") == 200
        assert done == (seat is not None)
        if seat is not None:
            self.seats.give(seat, guest)
            self.reached.add("moved")

    def connect(self) -> None:
        guest, seat = self._pick()
        self.told.append(f"guest {guest}: a line to seat {seat}")
        if self.seats.holders[seat] == guest:
            self.devices.append(Device(self._guest(guest).sit(self.table, seat), guest, seat))
        else:
            with pytest.raises(Closed) as closed:
                self._guest(guest).sit(self.table, seat)
            assert closed_code(closed.value) == 4003

    def hang_up(self) -> None:
        device = self.dice.choice(self.devices)
        self.told.append(f"guest {device.guest}: drops the line to seat {device.seat}")
        device.line.close()
        self.devices.remove(device)

    def resign(self) -> None:
        lines = [device for device in self.devices if not device.looks_on]
        if not lines or self.seats.status != "running":
            return
        device = self.dice.choice(lines)
        self.told.append(f"guest {device.guest}: resigns seat {device.seat}")
        version = self.version
        device.line.ask("resign")
        device.line.until(lambda: device.line.version > version)
        self.seats.resign(device.seat)
        self.reached.add("resigned")

    def act(self) -> None:
        able = [one for one in self.devices if not one.looks_on and one.line.decision is not None]
        if able and self.seats.status == "running":
            device = self.dice.choice(able)
            self.told.append(f"guest {device.guest}: acts for seat {device.seat}")
            answer = device.line.act(self.dice.choice(device.line.actions))
            assert answer["type"] == "update" or answer["code"] in ("not-your-turn", "stale"), answer

    # --- what must be so after each step --------------------------------------------------------------------

    def check(self) -> None:
        self._end()
        bots = "bot" in self.seats.kinds
        before = self._now(bots)
        for device in list(self.devices):
            if device.looks_on:
                self._looks_on(device)
            elif self.seats.holders[device.seat] == device.guest:
                self._sees(device)
            else:
                self._is_former(device, before)
        now = self._now(bots)
        assert bots or now == before, "somebody who had lost his seat has done something"
        self.version = now
        guest, seat = self.dice.randrange(3), self.dice.randrange(len(self.seats.kinds))
        allowed = self.seats.holders[seat] == guest or self.seats.status == "over"
        assert (self.ask(guest, "GET", f"log?seat={seat}") == 200) == allowed
        self.told.pop()

    def _now(self, moving: bool) -> int:
        """The version that the processes agree on, unless a bot goes on writing."""
        tables = [guest.table(self.table) for guest in self.guests[0]]
        for table in tables if not moving else []:
            kinds = [seat["kind"] for seat in table["seats"]]
            mine = [seat["mine"] for seat in table["seats"]]
            assert (kinds, table["status"]) == (self.seats.kinds, self.seats.status)
            assert mine == [holder == 0 for holder in self.seats.holders]
        self.watcher.send({"type": "sync"})
        self.watcher.wait("snapshot")
        return self.watcher.version

    def _end(self) -> None:
        """A game that was played to its end is over, also for the model."""
        if self.seats.status == "running" and self.guests[0][0].table(self.table)["status"] == "over":
            self.told.append("the game is over")
            self.seats.status = "over"

    def _sees(self, device: Device) -> None:
        device.line.send({"type": "sync"})
        snapshot = device.line.wait("snapshot")
        assert snapshot["seat"] == device.seat
        assert snapshot["table"]["seats"][device.seat]["mine"]
        shows(snapshot, device.seat, self.seats.status)

    def _looks_on(self, device: Device) -> None:
        device.line.send({"type": "sync"})
        snapshot = device.line.wait("snapshot")
        assert (snapshot["seat"], snapshot["decision"]) == (-1, None)
        shows(snapshot, -1, self.seats.status)
        assert device.line.act("done")["code"] in ("spectator", "not-running")

    def _is_former(self, device: Device, version: int) -> None:
        """He tries everything at once; then he hears nothing of the seat, whatever was said before."""
        line = device.line
        start = len(line.heard)
        action = (line.actions or ["done"])[0]
        with suppress(Closed):
            line.send({"type": "act", "id": "ghost", "version": version, "action": action})
            line.send({"type": "offer", "id": "ghost", "what": "takeback"})
            line.send({"type": "sync"})
            line.send({"type": "hint", "id": "ghost"})
            line.send({"type": "resign", "id": "ghost 2"})
            line.send({"type": "ping"})
        code = None
        try:
            line.wait("pong")
        except Closed as closed:
            code = closed_code(closed)
        if self.seats.kinds[device.seat] == "bot":
            assert code is None
            device.looks_on = True
            self.reached.add("demoted")
        else:
            assert code == 4003
            self.devices.remove(device)
            self.reached.add("closed")
        for message in line.heard[start:]:
            if message["type"] in ("update", "snapshot") and message["version"] >= version:
                shows(message, -1, self.seats.status)
            assert message["type"] not in ("hint", "reason")


def closed_code(closed: Closed) -> int | None:
    return closed.rcvd.code if closed.rcvd else None


def shows(message: Data, seat: int, status: str) -> None:
    """The message shows what the seat may see, and no more."""
    view = message["view"]
    if view["game"] == "waiting":
        return
    assert view["seat"] == seat
    if status == "over":
        return
    if view["game"] == "city":
        assert len(view["hand"]) == (view["hand_sizes"][seat] if seat >= 0 else 0)
    else:
        for number, side in enumerate(view["sides"]):
            known = [card for card in side["hand"] if card is not None]
            assert len(known) == len(side["hand"]) or number != seat
            assert number == seat or all(card["known"] for card in known)


ALL = {"left", "moved", "resigned", "closed", "demoted"}


def attack(servers: Sequence[Server], seed: int, steps: int) -> None:
    """So many steps at least, and more until everything has happened once."""
    found = Attack(servers, seed)
    try:
        for number in range(10 * steps):
            found.step()
            found.check()
            if number >= steps and found.reached == ALL:
                return
    except BaseException:
        print("\n".join(found.told))
        raise
    finally:
        found.close()
    raise AssertionError(f"only {found.reached} came up")


def test_one_process(server: Server) -> None:
    attack([server], 3, 2 * STEPS)


def test_two_processes(pair: tuple[Server, Server]) -> None:
    attack(pair, 3, STEPS)
