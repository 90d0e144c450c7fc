"""Random sequences of sitting down, leaving, bots, keys, resigning, reconnecting and hot seats on several
devices and processes; of other devices that come by a link and are signed out, of people who find each other,
play again, or delete their data: after each step every line shows and does exactly what the holder of its
seat may.

A small model says who holds which seat. Whoever held one before tries everything before he listens."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import pytest

from tests.server.attacks.test_processes import deafen, elsewhere
from tests.server.kit import Closed, Data, Guest, Line, Server, me, open_seat, ready_made

STEPS = 30
MOST_DEVICES = 3  # of a guest
SOON = 30.0  # seconds in which another process hears of an order
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

    def forget(self, guest: int) -> None:
        """He leaves, or gives up, every seat, one after the other; then nobody holds them."""
        for seat in [seat for seat, holder in enumerate(self.holders) if holder == guest]:
            if self.status == "waiting":
                self.give(seat, None, "open")
                if "guest" not in self.kinds:
                    self.status = "over"
            elif self.status == "running":
                self.resign(seat)
            self.holders[seat] = None
            self.keys = {key: opened for key, opened in self.keys.items() if opened != seat}


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
        # Of each guest his devices, and each of these at every process.
        self.homes = [[self._device(servers[0].guest(name))] for name in ("Ann", "Ben", "Cid")]
        self.stranger = self._device(servers[0].guest("Dan"))
        self.by_link = False
        self.told: list[str] = []
        self.devices: list[Device] = []
        self.watchers: list[Line] = []
        self.reached: set[str] = set()
        self.missing: set[str] = set()  # what has not happened yet and is tried more often now
        self._new_table()

    def _device(self, guest: Guest) -> list[Guest]:
        return [elsewhere(guest, server) for server in self.servers]

    def close(self) -> None:
        for line in (*(device.line for device in self.devices), *self.watchers):
            line.close()
        self.devices, self.watchers = [], []

    def _new_table(self) -> None:
        if self.dice.random() < 0.3:
            self._find_each_other()
            return
        # A bot takes the seat of somebody who resigned only where others play on.
        largest = max(GAMES, key=lambda game: GAMES[game])
        game = largest if "demoted" in self.missing else self.dice.choice(sorted(GAMES))
        count = GAMES[game]
        if self.dice.random() < 0.5:  # a hot seat, which begins at once
            self.seats = Seats(["guest"] * count, [0] * count, status="running")
        else:
            self.seats = Seats(["guest"] + ["open"] * (count - 1), [0] + [None] * (count - 1))
        wish = [me() if kind == "guest" else open_seat() for kind in self.seats.kinds]
        self._turn_to(self.homes[0][0][0].make(game, wish)["id"])

    def _find_each_other(self) -> None:
        """Two guests look for the same game, at any process; with no clock, for which the table writes."""
        pair = self.dice.sample(range(3), 2)
        wish = {"game": "duel", "deck": ready_made("Hoax")}
        tables = [self._guest(number).post("/api/seek", wish)["table"] for number in pair]
        assert tables[0] is None
        self.told.append(f"guests {pair} find each other")
        self.seats = Seats(["guest"] * 2, list(pair), status="running")
        self._turn_to(tables[1])
        self.reached.add("found")

    def _turn_to(self, table: str) -> None:
        """From now on it is about this table."""
        self.close()
        self.table = table
        self.key = "nothing"
        self.watcher = self.dice.choice(self.stranger).sit(self.table, None)
        self.watchers = [self.watcher]
        self.version = self.watcher.version

    def _guest(self, number: int) -> Guest:
        home = self.dice.choice(self.homes[number])
        self.by_link = home is not self.homes[number][0]  # did this device come by a link?
        return self.dice.choice(home)

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
        else:
            steps, weights = [*steps, self.link, self.sign_out, self.forget], [*weights, 2, 2, 1]
        if self.seats.status == "over":
            steps, weights = [*steps, self.play_again], [*weights, 60]
        leads_to = {
            "forget": "forgotten",
            "resign": "demoted",
            "connect": "demoted",
            "sign_out": "signed out",
        }
        weights = [
            weight * 6 if leads_to.get(step.__name__) in self.missing else weight
            for step, weight in zip(steps, weights, strict=True)
        ]
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
        assert done == (self.seats.holders[seat] == guest and not self.by_link)
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

    def link(self) -> None:
        """Another device of a guest comes by a link."""
        number = self.dice.randrange(3)
        if len(self.homes[number]) == MOST_DEVICES:
            return
        code = self._guest(number).post("/api/me/links")["code"]
        new = self.dice.choice(self.servers).guest()
        new.post(f"/api/links/{code}", {})
        self.told.append(f"guest {number} has another device")
        self.homes[number].append(self._device(new))

    def sign_out(self) -> None:
        """The first device of a guest signs another one out: that one is nobody from then on."""
        number = self.dice.randrange(3)
        if len(self.homes[number]) == 1:
            return
        lost = self.homes[number].pop()
        devices = lost[0].get("/api/me/identity")["devices"]
        (name,) = [one["id"] for one in devices if one["this"]]
        assert self.homes[number][0][0].ask("DELETE", f"/api/me/devices/{name}").status_code == 204
        self.told.append(f"guest {number}: signs a device out")
        own = [seat for seat, holder in enumerate(self.seats.holders) if holder == number]
        for key in [key for key, opened in self.seats.keys.items() if opened in own]:
            del self.seats.keys[key]  # the lost device may have made it
        self._all_closed(number)
        for at in lost:
            seats = [seat for seat, holder in enumerate(self.seats.holders) if holder == number]
            end = time.monotonic() + SOON
            while seats and _sits(at, self.table, seats[0]):
                assert time.monotonic() < end, "a device that was signed out sits at its seat"
        self.reached.add("signed out")

    def forget(self) -> None:
        """A guest who holds a seat deletes his data, and comes back as somebody else. (Guest 0 made the
        tables.)"""
        number = self.dice.randrange(1, 3)
        if number not in self.seats.holders:
            return
        watching = [at.sit(self.table, None) for at in self.homes[0][0]]
        assert self.homes[number][0][0].ask("DELETE", "/api/me").status_code == 204
        self.told.append(f"guest {number}: deletes his data")
        self._all_closed(number)
        for line in watching:  # the table is loaded anew at every process
            assert heard_last(line) == 1013
        self.close()
        self.seats.forget(number)
        self.homes[number] = [self._device(self.servers[0].guest(f"Guest {number}"))]
        self._turn_to(self.table)
        self.reached.add("forgotten")

    def _all_closed(self, number: int) -> None:
        """All lines of the guest are closed; whoever still may comes again."""
        for device in [device for device in self.devices if device.guest == number]:
            assert heard_last(device.line) in (1013, 4003)
            self.devices.remove(device)

    def play_again(self) -> None:
        """Everybody who holds a seat wants to play again."""
        holders = {seat: holder for seat, holder in enumerate(self.seats.holders) if holder is not None}
        if not holders or "open" in self.seats.kinds:
            return
        lines = [self._guest(holder).sit(self.table, seat) for seat, holder in holders.items()]
        for line in lines:
            line.ask("offer", what="rematch")
        end = time.monotonic() + SOON
        while (following := self._guest(0).table(self.table)["next"]) is None:
            assert time.monotonic() < end, "everybody agreed, and there is no new table"
        for line in lines:
            line.close()
        self.told.append("they play again")
        self.seats = Seats(self.seats.kinds, self.seats.holders, status="running")
        self._turn_to(following)
        self.reached.add("again")

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
        tables = [guest.table(self.table) for guest in self.dice.choice(self.homes[0])]
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
        if self.seats.status == "running" and self.homes[0][0][0].table(self.table)["status"] == "over":
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


def _sits(guest: Guest, table: str, seat: int) -> bool:
    try:
        guest.sit(table, seat).close()
    except Closed as closed:
        if closed_code(closed) != 4003:
            raise
        return False
    return True


def heard_last(line: Line) -> int | None:
    """The code with which a line was closed."""
    try:
        while True:
            line.hear(SOON)
    except Closed as closed:
        return closed_code(closed)


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


ALL = {
    *("left", "moved", "resigned", "closed", "demoted"),
    *("found", "again", "signed out", "forgotten"),
}


def attack(servers: Sequence[Server], seed: int, steps: int) -> None:
    """So many steps at least, and more until everything has happened once."""
    found = Attack(servers, seed)
    try:
        for number in range(10 * steps):
            found.step()
            found.check()
            if number >= steps:
                found.missing = ALL - found.reached
                if not found.missing:
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
