"""Games that go on while their server is killed: whatever was acknowledged is there, and every game ends.

Used by the tests (a few kills) and by `python -m benchmarks.kills` (many).
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.disasters import strike
from tests.server.kit import Data, Guest, Line, Server, bot, me, open_seat, ready_made

ENOUGH = 60  # actions of a seat, after which it gives up; games of the city would last long
TRIES = 600  # of a client to come back to a server that is up
BEATS = 90  # answers of the server, a second apart, in which something must happen at a table
ASKING = 8  # logs that are asked for at the same time
LATE = ("stale", "not-your-turn", "not-running")
NOT_YOURS = 4003
BROKEN = (WebSocketException, OSError, TimeoutError, EOFError)


@dataclass
class Acknowledged:
    """An action of which the server said that it is done."""

    version: int
    seat: int
    action: str


class Game(NamedTuple):
    """A table at which somebody plays, and what he was told there."""

    table: str
    told: list[Acknowledged]


@dataclass
class Player:
    """A page that plays one seat, comes back by itself, and remembers what it was told. When a game is over,
    it plays again, until it is told to hurry."""

    guest: Guest
    servers: Sequence[Server]
    seat: int
    dice: random.Random
    hurry: threading.Event
    games: list[Game]
    wrong: str = ""
    reconnects: int = 0
    resigned: bool = False  # and looks on, where a bot plays on
    line: Line | None = None

    @property
    def table(self) -> str:
        return self.games[-1].table

    @property
    def told(self) -> list[Acknowledged]:
        """What it was told, in all games."""
        return [one for game in self.games for one in game.told]

    def run(self) -> None:
        try:
            while not self._play():
                pass
        except Exception as wrong:
            self.wrong = f"table {self.table}, seat {self.seat}: {wrong!r}"

    def _play(self) -> bool:
        """Play until the game is over, or take one step; True when it is over."""
        line = self._connected()
        try:
            if line.status == "over":
                return self.hurry.is_set() or self._again(line)
            if self.hurry.is_set() and len(self.told) >= ENOUGH and not self.resigned:
                self._resign(line)
            elif line.decision is None or self.resigned:
                line.hear(2.0)
            else:
                self._act(line)
        except BROKEN:
            self._drop()
        return False

    def _again(self, line: Line) -> bool:
        """Agree to a rematch, and go there; False: there is something to do."""
        table = line.state["table"]
        if table["next"] is not None:
            self._drop()
            self.games.append(Game(table["next"], []))
            return False
        if "rematch" not in table["seats"][self.seat]["offers"]:
            line.ask("offer", what="rematch")
        line.hear(2.0)
        return False

    def _resign(self, line: Line) -> None:
        """Give up; if the line breaks before the answer, it is found out when the seat is somebody else's."""
        ident = line.ask("resign")
        while line.state["seat"] >= 0:  # of three players, he looks on from then on
            answer = line.wait("update", "refused", "snapshot")
            if answer.get("id") == ident:
                assert answer["type"] == "update" or answer["code"] in (*LATE, "try-again"), answer
                return
        self.resigned = True

    def _act(self, line: Line) -> None:
        """Act; if the line breaks before the answer, the same message is sent again."""
        if not self.hurry.is_set():
            time.sleep(self.dice.random() * 0.2)
        assert line.decision is not None
        action = self.dice.choice(line.decision["actions"])["action"]
        version, ident = line.version, line.new_id()
        for _ in range(1000):
            try:
                answer = self._connected().act(action, version, ident)
                if answer["type"] == "update" or answer["code"] != "try-again":
                    break
                time.sleep(0.2)  # the database is away: with the same id it happens once
            except BROKEN:
                self._drop()
        else:
            raise AssertionError("no answer to an action")
        if answer["type"] == "update":
            self.games[-1].told.append(Acknowledged(answer["version"], self.seat, action))
        else:
            assert answer["code"] in LATE, answer

    def _connected(self) -> Line:
        if self.line is not None:
            return self.line
        for _ in range(TRIES):
            server = self.guest.server = self.dice.choice(self.servers)
            server.up.wait()
            try:
                self.line = self.guest.sit(self.table, None if self.resigned else self.seat)
                self.reconnects += 1
                return self.line
            except BROKEN as wrong:
                if self.hurry.is_set() and isinstance(wrong, ConnectionClosed) and wrong.code == NOT_YOURS:
                    self.resigned = True  # of three players, the bot has his seat already
            time.sleep(0.1)
        raise AssertionError("the server did not let him come back")

    @property
    def stand(self) -> tuple[int, int, int]:
        """What changes as long as the game goes on."""
        return len(self.games), len(self.told), -1 if self.line is None else self.line.version

    def _drop(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None


def open_tables(server: Server, number: int) -> list[tuple[Guest, Data, int]]:
    """Tables of all kinds; a row for every seat that a client plays."""
    seats = []
    for i in range(number):
        ann, ben = server.guest(f"Ann {i}"), server.guest(f"Ben {i}")
        kind = i % 8
        if kind == 0:
            table = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])
            seats.append((ann, table, 0))
        elif kind == 1:
            table = ann.make("city", [me(), bot("random")])
            seats.append((ann, table, 0))
        elif kind == 2:
            table = ann.make("match", [me("Mimix"), bot("random", "Hoax")], clock={"minutes": 600})
            seats.append((ann, table, 0))
        elif kind == 3:  # two on one screen, with clocks
            table = ann.make("duel", [me("Hoax"), me("Vulca")], clock={"minutes": 600, "increment": 1})
            seats += [(ann, table, 0), (ann, table, 1)]
        elif kind == 4:  # three players: when one gives up, a bot plays on for him
            table = ann.make("city", [me(), open_seat(), bot("random")])
            ben.join(table["id"], 1)
            seats += [(ann, table, 0), (ben, table, 1)]
        else:
            mine, theirs = (("Buka", "Pillar"), ("Aqua", "Khind"), ("Flit", "Terrah"))[kind - 5]
            table = ann.make("duel", [me(mine), open_seat()])
            ben.join(table["id"], 1, deck=ready_made(theirs))
            seats += [(ann, table, 0), (ben, table, 1)]
    return seats


def _log(player: Player, table: str) -> list[Data]:
    """What the server knows; of a seat that was given up, what a spectator may see."""
    for _ in range(TRIES):
        try:
            answer = player.guest.ask("GET", f"/api/tables/{table}/log?seat={player.seat}")
            if answer.status_code == 403:
                answer = player.guest.ask("GET", f"/api/tables/{table}/log")
        except httpx.TransportError:  # the server closed the idle connection at the same moment
            continue
        if answer.status_code == 200:
            log: list[Data] = answer.json()
            return log
        assert answer.status_code == 503, answer.text
        time.sleep(0.2)
    raise AssertionError(f"no log of table {table}")


def missing(players: Sequence[Player], server: Server, whole: bool = False) -> list[str]:
    """Acknowledged actions that the server does not know any more; `whole`: of earlier games, too."""
    games = [(player, game) for player in players for game in player.games[0 if whole else -1 :]]
    with ThreadPoolExecutor(ASKING) as pool:
        found = pool.map(lambda one: _missing(one[0], one[1], server), games)
        return [lost for some in found for lost in some]


def _missing(player: Player, game: Game, server: Server) -> list[str]:
    acknowledged = list(game.told)  # before the log is read: the game goes on meanwhile
    player.guest.server = server
    known = {entry["version"]: entry for entry in _log(player, game.table)}
    found = []
    for told in acknowledged:
        entry = known.get(told.version)
        if entry is None or (entry["seat"], entry["action"]) != (told.seat, told.action):
            found.append(f"table {game.table}: {told} became {entry}")
    return found


def kill_again_and_again(
    servers: Sequence[Server], tables: int, kills: int, seed: int = 0, disasters: float = 0.0
) -> list[Player]:
    """Kill a server at random moments while games run; all of it is checked. The players, for counting.
    `disasters`: how often something else happens before a kill, too."""
    dice = random.Random(seed)
    hurry = threading.Event()
    players = [
        Player(guest, servers, seat, random.Random(f"{seed} {number}"), hurry, [Game(table["id"], [])])
        for number, (guest, table, seat) in enumerate(open_tables(servers[0], tables))
    ]
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for _ in range(kills):
        time.sleep(0.2 + dice.random() * 1.3)
        if dice.random() < disasters:
            strike(servers, dice)
        victim = dice.choice(servers)
        victim.kill()
        time.sleep(dice.random() * 0.5)
        victim.start()
        assert not (lost := missing(players, dice.choice(servers))), lost
    hurry.set()
    stuck = _wait(players, threads, servers[0])
    wrong = [player.wrong for player in players if player.wrong]
    assert not wrong, wrong
    assert not stuck, [_described(player) for player in stuck]
    assert not (lost := missing(players, servers[0], whole=True)), lost
    return players


def _wait(players: Sequence[Player], threads: Sequence[threading.Thread], server: Server) -> list[Player]:
    """Wait until every game is over; the players at tables where nothing happens any more. The time is
    counted in answers of the server, so that a machine that stands still, or is busy, proves nothing."""
    quiet = [0] * len(players)
    stands = [player.stand for player in players]
    with httpx.Client(timeout=None) as http:
        while any(thread.is_alive() for thread in threads):
            with suppress(httpx.TransportError):
                http.get(f"{server.url}/ready")
            time.sleep(1.0)
            now = [player.stand for player in players]
            moving = {player.table for player, a, b in zip(players, stands, now) if a != b}
            for i, (player, thread) in enumerate(zip(players, threads)):
                quiet[i] = quiet[i] + 1 if thread.is_alive() and player.table not in moving else 0
            stands = now
            if max(quiet) > BEATS:
                return [player for player, beats in zip(players, quiet) if beats > BEATS]
    return []


def _described(player: Player) -> Data:
    """What a player who is stuck knows, and what the server says of his table."""
    line = player.line
    state = line.state if line is not None else {}
    return {
        "table": player.guest.ask("GET", f"/api/tables/{player.table}").text[:2000],
        "seat": player.seat,
        "told": len(player.told),
        "reconnects": player.reconnects,
        "resigned": player.resigned,
        "version": state.get("version"),
        "decides": bool(state.get("decision")),
        "heard": [message["type"] for message in line.heard[-5:]] if line is not None else [],
    }
