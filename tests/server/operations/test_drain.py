"""Upgrading without losing a game: a process drains, by order or by SIGTERM, and another goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.attacks.test_processes import elsewhere
from tests.server.kit import Line, Server, bot, me, open_seat
from tests.server.operations.kit import admin, closing_code, refused, within
from tests.server.postgres import postgres, programs


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes of their own, since they are stopped and started."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        postgres() as database,
        Server(folders[0], database) as first,
        Server(folders[1], database) as second,
    ):
        yield first, second
        for running in (first, second):
            assert '"level": "error"' not in running.log(), running.log()


def until_it_is_my_turn(line: Line) -> None:
    line.until(lambda: line.decision is not None or line.status == "over", timeout=20)


def process_of(server: Server) -> str:
    names = {row["name"]: row["id"] for row in admin(server, "status")["processes"]}
    return str(next(names[name] for name in names if name.endswith(f":{server.port}")))


def test_by_order(two: tuple[Server, Server]) -> None:
    first, second = two
    ann, ben = first.guest("Ann"), first.guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(table, 1)
    lines = [ann.sit(table, 0), ben.sit(table, 1)]
    bots = ann.make("match", [bot("novice", "Hoax"), bot("novice", "Vulca")])["id"]
    admin(first, "drain", process_of(first))
    for line in lines:
        assert closing_code(line) == 1013  # come again
    ready = ann.ask("GET", "/ready")
    assert (ready.status_code, ready.json()) == (503, {"status": "draining"})
    made = ann.ask("POST", "/api/tables", {"game": "duel"})
    assert (made.status_code, made.json()["reason"]["code"]) == (503, "server.draining")
    assert made.headers["Retry-After"]
    with pytest.raises(InvalidStatus) as denied:
        ann.sit(table, 0)
    assert denied.value.response.status_code == 503  # a proxy asks the next process then
    assert ann.table(table)["id"] == table  # looking is possible until the end
    assert first.metric("bluemoon_draining") == 1

    there, friend = elsewhere(ann, second), elsewhere(ben, second)
    moved = [there.sit(table, 0), friend.sit(table, 1)]
    assert moved[0].version == max(line.version for line in lines)
    acting = next(line for line in moved if line.decision is not None)
    assert acting.act(acting.actions[0])["type"] == "update"
    before = len(there.get(f"/api/tables/{bots}/log"))
    within(10, lambda: len(there.get(f"/api/tables/{bots}/log")) > before)  # its bots think there now
    states = {row["id"]: row["state"] for row in admin(first, "status")["processes"]}
    assert states[process_of(first)] == "draining"
    assert states[process_of(second)] == "serving"

    admin(first, "resume", process_of(first))
    within(5, lambda: ann.ask("GET", "/ready").status_code == 200)
    assert ann.make("duel", [me(), open_seat()])["id"]
    for line in moved:
        line.close()
    assert "no process" in refused(first.database, "drain", "nobody")


def test_one_after_the_other_is_replaced(two: tuple[Server, Server]) -> None:
    """As in docs/hosting.md: stop one, start its new version, then the other. A game goes on all the time."""
    first, second = two
    ann = first.guest("Ann")
    table = ann.make("match", [me("Hoax"), bot("novice", "Vulca")])["id"]
    line = ann.sit(table, 0)
    acknowledged: list[tuple[int, str]] = []
    for old, other in ((first, second), (second, first)):
        for _ in range(6):
            until_it_is_my_turn(line)
            action = line.actions[0]
            acknowledged.append((line.act(action)["version"], action))
        began = time.monotonic()
        old.stop()
        assert time.monotonic() - began < 10
        assert closing_code(line) in (1012, 1013)
        line = elsewhere(ann, other).sit(table, 0)  # the bot's answer comes without its former minder
        until_it_is_my_turn(line)
        old.start()
    log = elsewhere(ann, first).get(f"/api/tables/{table}/log?seat=0")
    told = {entry["version"]: entry["action"] for entry in log if entry["seat"] == 0}
    assert [told[version] for version, _ in acknowledged] == [action for _, action in acknowledged]
    line.close()


def test_the_proxy_gets_notice(tmp_path: Path) -> None:
    """With BLUEMOON_DRAIN a stopping process says so first, while it still answers and its lines are open."""
    with Server(tmp_path, drain=2) as server:
        ann = server.guest("Ann")
        table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
        line = ann.sit(table, 0)
        assert server.process is not None
        server.process.terminate()
        within(2, lambda: ann.ask("GET", "/ready").status_code == 503)
        began = time.monotonic()
        line.send({"type": "ping"})
        assert line.wait("pong", timeout=2)
        assert closing_code(line) == 1013
        assert time.monotonic() - began > 0.5
        assert server.process.wait(10) in (0, -15)  # politely, or by the signal
        server.start()
        line = ann.sit(table, 0)
        assert line.status == "running"
        line.close()
