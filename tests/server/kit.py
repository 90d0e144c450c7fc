"""A real server process on a free port with a database of its own, and scripted clients.

    with Server(tmp_path) as server:
        ann = server.guest()
        table = ann.make("duel", [me(), bot("novice")])
        seat = ann.sit(table["id"], 0)        # a websocket
        seat.play()                           # plays until the game is over

Everything is synchronous; several clients take turns with `play_together`, or run in threads.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Protocol, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]
Closed = ConnectionClosed
Choose = Callable[[Data, random.Random], str]

PATIENCE = 90.0  # seconds until a test gives up
# What makes games quick: no pace for bots, no wait for interference, no budgets.
QUICK = {
    "BLUEMOON_PACE": "0",
    "BLUEMOON_INTERFERENCE": "0",
    "BLUEMOON_REQUEST_RATE": "0",
    "BLUEMOON_MESSAGE_RATE": "100000",
    "BLUEMOON_WORKERS": "1",
    "BLUEMOON_SWEEP": "0.3",
    **{
        f"BLUEMOON_{name}": "0"
        for name in (
            "UPLOAD_RATE",
            "GUEST_SOCKETS",
            "ADDRESS_SOCKETS",
            "ADDRESS_CONNECTIONS",
            "GUEST_TABLES",
            "ADDRESS_TABLES",
            "GUEST_ROWS",
            "GUEST_RECORDS",
            "GUEST_TOURNAMENTS",
            "ADDRESS_GUESTS",
            "GUEST_COMPUTING",
        )
    },
}


class Process(Protocol):
    """A server's process as the kit uses it: usually `subprocess.Popen`."""

    pid: int
    stdout: IO[str] | None

    def send_signal(self, sig: int, /) -> None: ...

    def terminate(self) -> None: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...


class Server:
    """A server process; `database` defaults to a SQLite file in the folder."""

    module = "bluemoon"  # the program

    def __init__(self, folder: Path, database: str = "", **settings: object) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        if not self.database.startswith("sqlite"):  # all processes of a test share one secret
            settings.setdefault(
                "secret_file", Path(tempfile.gettempdir()) / f"bluemoon-test-{os.getpid()}.secret"
            )
        self.settings = {f"BLUEMOON_{name.upper()}": str(value) for name, value in settings.items()}
        self.process: Process | None = None
        self.port = 0
        self.metrics_url = ""
        self.metrics_urls: list[str] = []  # of all processes
        self.up = threading.Event()

    def start(self) -> Server:
        """Start it, on the same port as before if it was started before."""
        options = ["--port", str(self.port), "--database", self.database, "--metrics-port", "0"]
        self.process = self._launch(["serve", *options])
        assert self.process.stdout is not None
        self.metrics_urls = []
        for line in self.process.stdout:
            if line.startswith("Metrics: "):
                self.metrics_url = line.split()[1]
                self.metrics_urls.append(self.metrics_url)
            if line.startswith("Bluemoon: "):
                self.port = int(line.strip().rstrip("/").rpartition(":")[2])
                self.up.set()
                return self
        raise AssertionError("the server did not start:\n" + self.log())

    def _launch(self, arguments: list[str]) -> Process:
        """A process that runs the command `bluemoon` with these arguments."""
        with (self.folder / "server.log").open("a") as log:
            return subprocess.Popen(
                [sys.executable, "-m", self.module, *arguments],
                env={**os.environ, **QUICK, **self.settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def metrics(self) -> str:
        """What Prometheus would collect."""
        return httpx.get(self.metrics_url).text

    def metric(self, name: str) -> float:
        """The value of a metric, 0 if there is none yet: 'bluemoon_queue{queue="bots"}'."""
        lines = self.metrics().splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))

    def kill(self) -> None:
        """End it without any warning."""
        assert self.process is not None
        self.up.clear()
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        """End it politely."""
        if self.process is not None and self.process.poll() is None:
            self.up.clear()
            self.process.terminate()
            self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def guest(self, name: str = "") -> Guest:
        """Somebody new."""
        return Guest(self, name)


class Guest:
    """A browser: its cookie, its requests. `cookies`: it was here before."""

    def __init__(self, server: Server, name: str = "", cookies: dict[str, str] | None = None) -> None:
        self.server = server
        self.http = httpx.Client(timeout=PATIENCE)
        for key, value in (cookies or {}).items():  # of this host, so that a new one takes its place
            self.http.cookies.set(key, value, domain="localhost.local")
        self.id = self.get("/api/me")["id"]
        if name:
            self.put("/api/me", {"name": name})

    # --- requests -----------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return self.http.request(method, self.server.url + path, **more)

    def get(self, path: str) -> Any:
        return _good(self.ask("GET", path))

    def post(self, path: str, body: object = None) -> Any:
        return _good(self.ask("POST", path, body))

    def put(self, path: str, body: object = None) -> Any:
        return _good(self.ask("PUT", path, body))

    def delete(self, path: str) -> Any:
        return _good(self.ask("DELETE", path))

    # --- tables -------------------------------------------------------------------------------------------

    def make(self, game: str, seats: Sequence[Data] | None = None, **more: object) -> Data:
        """A new table."""
        wish: Data = {"game": game, **more}
        if seats is not None:
            wish["seats"] = list(seats)
        table: Data = self.post("/api/tables", wish)
        return table

    def join(self, table: str, seat: int, **more: object) -> Data:
        joined: Data = self.post(f"/api/tables/{table}/seats/{seat}", more)
        return joined

    def table(self, table: str) -> Data:
        found: Data = self.get(f"/api/tables/{table}")
        return found

    def analysis(self, table: str) -> httpx.Response:
        """The answer to a question that takes a while: asked again as long as it is worked on."""
        while True:
            answer = self.ask("GET", f"/api/tables/{table}/analysis")
            if answer.status_code != 503 or answer.json()["code"] != "waiting":
                return answer
            assert answer.headers["retry-after"]
            time.sleep(0.2)

    def sit(self, table: str, seat: int | None = 0, **more: Any) -> Line:
        """A websocket to a seat; None: to look on."""
        return Line(self, table, seat, **more)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json()


class Line:
    """A websocket, with the newest state that it was told. `heard` keeps everything that came."""

    _ids = itertools.count(1)

    def __init__(self, guest: Guest, table: str, seat: int | None, origin: str | None = None) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.origin = origin
        self.heard: list[Data] = []
        self.raw: list[str] = []
        self.state: Data = {}
        self.log: list[Data] = []
        self.socket: ClientConnection = self._open()
        self.wait("snapshot")

    def _open(self) -> ClientConnection:
        seat = "" if self.seat is None else f"?seat={self.seat}"
        url = f"ws://localhost:{self.guest.server.port}/api/tables/{self.table}/socket{seat}"
        headers = {"Cookie": self.guest.cookie}
        if self.origin is not None:
            headers["Origin"] = self.origin
        opening = connect(
            url, additional_headers=headers, open_timeout=PATIENCE, max_size=None, compression=None
        )
        self._open_sockets = ExitStack()
        return self._open_sockets.enter_context(opening)

    def reconnect(self) -> Data:
        """A new socket, as a page makes one when the old one broke."""
        self.close()
        self.socket = self._open()
        return self.wait("snapshot")

    def close(self) -> None:
        self._open_sockets.close()

    # --- talking ------------------------------------------------------------------------------------------

    def send(self, message: Data) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Data:
        """The next message; updates and snapshots are taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Data = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        self._take_in(message)
        return message

    def _take_in(self, message: Data) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.state = message
            self.log = list(message["log"])
        elif kind == "update" and message["version"] == self.version + 1:
            self.state = {**self.state, **{k: message[k] for k in ("version", "table", "view", "decision")}}
            self.log.append(message["entry"])
        elif kind == "update":
            assert message["version"] <= self.version, "an update is missing"
        elif kind == "table":
            self.state["table"] = message["table"]

    def wait(self, *kinds: str, timeout: float = PATIENCE) -> Data:
        """The next message of one of these types."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["type"] in kinds:
                return message

    def until(self, condition: Callable[[], bool], timeout: float = PATIENCE) -> None:
        """Listen until something is so."""
        end = time.monotonic() + timeout
        while not condition():
            self.hear(max(0.01, end - time.monotonic()))

    def new_id(self) -> str:
        return f"c{os.getpid()}-{next(Line._ids)}"

    def ask(self, type: str, **more: object) -> str:
        """Send a message with a new id; the id."""
        ident = str(more.pop("id", "")) or self.new_id()
        self.send({"type": type, "id": ident, **more})
        return ident

    def act(self, action: str, version: int | None = None, id: str = "") -> Data:
        """Act, and wait for the answer: the update or the refusal."""
        ident = self.ask("act", action=action, version=self.version if version is None else version, id=id)
        while True:
            message = self.wait("update", "refused")
            if message["id"] == ident:
                return message

    # --- the state ----------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return int(self.state.get("version", 0))

    @property
    def view(self) -> Data:
        view: Data = self.state["view"]
        return view

    @property
    def decision(self) -> Data | None:
        decision: Data | None = self.state["decision"]
        return decision

    @property
    def status(self) -> str:
        return str(self.state["table"]["status"])

    @property
    def actions(self) -> list[str]:
        return [action["action"] for action in (self.decision or {"actions": []})["actions"]]

    def step(self, choose: Choose | None = None, dice: random.Random | None = None) -> bool:
        """Take one action if there is one to take, or listen to one message; False when the game is over."""
        if self.status == "over":
            return False
        if self.decision is not None:
            action = (choose or anything)(self.decision, dice or random.Random(self.version))
            answer = self.act(action)
            late = ("stale", "not-your-turn", "not-running")
            assert answer["type"] == "update" or answer["code"] in late, answer
        else:
            self.hear()
        return True

    def play(self, choose: Choose | None = None, seed: int = 0) -> Data:
        """Play until the game is over; the result."""
        dice = random.Random(seed)
        while self.step(choose, dice):
            pass
        result: Data = self.state["table"]["result"]
        return result


def anything(decision: Data, dice: random.Random) -> str:
    """Any of the listed actions."""
    action: str = dice.choice(decision["actions"])["action"]
    return action


def play_together(lines: Sequence[Line], choose: Choose | None = None, seed: int = 0) -> None:
    """All lines play at one table until it is over: whoever has a decision takes it, the others listen."""
    dice = random.Random(seed)
    while any(line.status != "over" for line in lines):
        newest = max(line.version for line in lines)
        for line in lines:
            line.until(lambda line=line, newest=newest: line.version >= newest or line.status == "over")  # type: ignore[misc]
        ready = [line for line in lines if line.decision is not None and line.status != "over"]
        if ready:
            ready[0].step(choose, dice)
            continue
        for line in lines[:1]:  # a bot moves, or a deck is to be handed in
            if line.status != "over":
                line.hear()


# --- seats of a new table -----------------------------------------------------------------------------------


def me(deck: str = "", **more: object) -> Data:
    return {"who": "me", **_deck(deck), **more}


def open_seat(deck: str = "") -> Data:
    return {"who": "open", **_deck(deck)}


def bot(level: str = "novice", deck: str = "") -> Data:
    return {"who": level, **_deck(deck)}


def _deck(people: str) -> Data:
    return {"deck": ready_made(people)} if people else {}


def ready_made(people: str) -> Data:
    return {"name": people, "leader": people, "cards": [], "inquisitor": "", "emissary": "", "family": 0}
