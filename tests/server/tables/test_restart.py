"""The record is the database: whatever was acknowledged is there after the process was killed."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from tests.server.kit import Line, Server, bot, me, open_seat, play_together, ready_made


def caught_up(line: Line) -> tuple[int, object, object]:
    return line.version, line.view, line.decision


def test_everything_is_there_after_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        waiting = ann.make("city", [me(), open_seat()], title="Waiting")["id"]
        duel = ann.make("duel", [me("Hoax"), open_seat()])["id"]
        ben.join(duel, 1, deck=ready_made("Buka"))
        bots = ann.make("duel", [me("Flit"), bot("novice", "Pillar")])["id"]
        lines = [ann.sit(duel, 0), ben.sit(duel, 1), ann.sit(bots, 0)]
        for _ in range(12):
            for line in lines[:2]:
                newest = max(lines[0].version, lines[1].version)
                line.until(lambda line=line, newest=newest: line.version >= newest)  # type: ignore[misc]
            next(line for line in lines[:2] if line.decision is not None).step()
        for line in lines[:2]:
            newest = max(lines[0].version, lines[1].version)
            line.until(lambda line=line, newest=newest: line.version >= newest)  # type: ignore[misc]
        before = [caught_up(line) for line in lines[:2]]
        logs = [line.log for line in lines[:2]]
        hot = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
        sender = next(line for line in (ann.sit(hot, 0), ann.sit(hot, 1)) if line.decision is not None)
        sent, decided_on = sender.actions[0], sender.version
        done = sender.act(sent, id="just before")
        last = ann.sit(bots, 0)
        for _ in range(3):
            if last.decision is not None and last.status != "over":
                last.act(last.actions[0])  # and a bot may be thinking now
        server.kill()

        server.start()
        assert ann.get("/api/me")["name"] == "Ann"
        assert ann.table(waiting)["title"] == "Waiting"
        for line, known, log in zip(lines, before, logs):
            line.reconnect()
            assert caught_up(line) == known
            assert line.log == log
        sender.reconnect()
        again = sender.act(sent, version=decided_on, id="just before")  # is done once
        assert again["version"] == done["version"] == sender.version
        assert again["view"] == done["view"]
        play_together(lines[:2])
        lines[2].reconnect()
        assert lines[2].version >= last.version
        lines[2].play()  # the bot goes on by itself
        assert ben.join(waiting, 1)["status"] == "running"
    finally:
        server.stop()


def test_a_bot_goes_on_without_anybody_connecting(tmp_path: Path) -> None:
    server = Server(tmp_path, pace=0.2).start()
    try:
        ann = server.guest("Ann")
        table = ann.make("duel", [bot("novice", "Hoax"), bot("novice", "Vulca")])["id"]
        line = ann.sit(table, None)
        line.until(lambda: line.version >= 2)
        server.kill()
        server.settings["BLUEMOON_PACE"] = "0"
        server.start()
        for _ in range(300):
            if ann.get("/api/tables/" + table)["status"] == "over":
                break
            time.sleep(0.1)
        assert ann.table(table)["status"] == "over"
    finally:
        server.stop()


def test_a_database_file_belongs_to_one_server(server: Server) -> None:
    command = [
        sys.executable,
        "-m",
        "bluemoon",
        "serve",
        "--port",
        "0",
        "--database",
        server.database,
    ]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2
    assert "another server" in second.stderr


def test_no_clock_runs_while_the_server_is_away(tmp_path: Path) -> None:
    server = Server(tmp_path, sweep=0.2).start()  # dead after 0.8 s without a sign
    try:
        ann = server.guest("Ann")
        table = ann.make("duel", [me("Hoax"), me("Vulca")], clock={"minutes": 0.1, "increment": 0.0})["id"]
        line = next(line for line in (ann.sit(table, 0), ann.sit(table, 1)) if line.decision is not None)
        time.sleep(0.5)  # it gives a sign
        server.kill()
        time.sleep(7)  # longer than the clock
        server.start()
        line.reconnect()
        left = line.state["table"]["seats"][line.seat]["clock_ms"]
        assert line.status == "running"
        assert 1000 < left < 6000
        assert line.log[-1]["events"][0]["kind"] == "rested"
        line.until(lambda: line.status == "over", timeout=20)  # it goes on, and runs out
        assert line.log[-1]["events"][0]["kind"] == "flagged"
        assert sum(entry["events"][0]["kind"] == "rested" for entry in line.log) == 1
    finally:
        server.stop()


def test_no_clock_runs_while_the_server_is_away_to_get_other_rules(tmp_path: Path) -> None:
    """The journal does not replay any more: the table goes on from its stored position."""
    server = Server(tmp_path, sweep=0.2).start()
    try:
        ann = server.guest("Ann")
        table = ann.make("duel", [me("Hoax"), me("Vulca")], clock={"minutes": 0.1, "increment": 0.0})["id"]
        lines = [ann.sit(table, 0), ann.sit(table, 1)]
        next(line for line in lines if line.decision is not None).step()
        time.sleep(0.5)
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute("UPDATE entries SET body = ? WHERE kind = 'act'", ('{"action": "unheard of"}',))
            database.execute("UPDATE positions SET rules = 'those of last year'")
        time.sleep(7)
        server.start()
        for line in lines:
            line.reconnect()
        kinds = [entry["events"][0]["kind"] for entry in lines[0].log if entry["events"]]
        assert kinds[-2:] == ["rested", "rules changed"]
        assert lines[0].status == "running"
        assert all(seat["clock_ms"] > 1000 for seat in lines[0].state["table"]["seats"])
    finally:
        server.stop()
