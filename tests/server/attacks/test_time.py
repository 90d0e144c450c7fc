"""The time of the machine is set forward or back, while the server runs or while it does not: no player
loses or gains time by it. And clocks of players who are not there cost the server nothing."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.disasters import HOUR, Shifted
from tests.server.kit import Line, Server, bot, me


def left(line: Line) -> float:
    """The seconds that the deciding seat has left."""
    line.send({"type": "sync"})
    table = line.wait("snapshot")["table"]
    return float(table["seats"][table["deciders"][0]]["clock_ms"] / 1000)


def test_the_time_is_set_while_the_server_runs(tmp_path: Path) -> None:
    with Shifted(tmp_path) as server:
        ann = server.guest("Ann")
        line = ann.sit(ann.make("duel", [me("Hoax"), me("Vulca")], clock={"minutes": 2})["id"], 0)
        for seconds in (HOUR, -HOUR, 0):
            server.shift(seconds)
            time.sleep(0.5)
            assert 100 < left(line) <= 120
            other = ann.sit(line.table, line.state["table"]["deciders"][0])
            assert other.act(other.actions[0])["type"] == "update"
            other.close()
        assert line.status == "running"


def test_the_time_is_set_between_two_starts(tmp_path: Path) -> None:
    for seconds in (HOUR, -HOUR):
        folder = tmp_path / str(seconds)
        folder.mkdir()
        with Shifted(folder) as server:
            ann = server.guest("Ann")
            table = ann.make("duel", [me("Hoax"), me("Vulca")], clock={"minutes": 0.12})["id"]
            server.kill()
            server.shift(seconds)
            server.start()
            line = ann.sit(table, 0)
            before = left(line)
            assert 2 < before <= 7.2
            time.sleep(1)
            assert 0.8 < before - left(line) < 4  # the clock runs
            line.until(lambda line=line: line.status == "over", timeout=30)  # type: ignore[misc]
            assert line.state["table"]["result"]["termination"] == "time"


def test_bots_move_after_the_time_was_set_back(tmp_path: Path) -> None:
    """The time is set back by an hour between two starts: no bot waits an hour for its move, neither at a
    table where somebody plays nor where nobody looks on, nor after one more kill."""
    with Shifted(tmp_path, pace=600) as server:
        server.stop()
        server.shift(HOUR)
        server.start()
        ann = server.guest("Ann")
        mine = ann.make("city", [me(), bot("random")])["id"]
        alone = ann.make("duel", [bot("random", "Hoax"), bot("random", "Vulca")])["id"]
        server.kill()
        server.shift(0)
        server.settings["BLUEMOON_PACE"] = "0"
        for _ in range(2):
            server.start()
            line = ann.sit(mine, 0)
            before = line.version
            end = time.monotonic() + 20
            while line.version < before + 12:
                assert time.monotonic() < end, "a bot does not move"
                if line.decision is not None:
                    line.step()
                else:
                    line.hear(max(0.01, end - time.monotonic()))
            line.close()
            server.kill()
        server.start()
        end = time.monotonic() + 20
        while ann.table(alone)["status"] != "over":
            assert time.monotonic() < end, "bots among themselves do not move"
            time.sleep(0.2)


def test_clocks_of_absent_players_cost_nothing(tmp_path: Path) -> None:
    """After a restart tables with clocks have a minder again, but are neither loaded nor written to."""
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        tables = [ann.make("city", [me(), me()], clock={"minutes": 60})["id"] for _ in range(20)]
        before = rows(tmp_path)
        server.kill()
        server.start()
        end = time.monotonic() + 20
        while time.monotonic() < end and len({minder for _, minder in rows(tmp_path).values()}) > 1:
            time.sleep(0.1)
        time.sleep(1)
        after = rows(tmp_path)
        assert {minder for _, minder in after.values()}.isdisjoint({minder for _, minder in before.values()})
        assert {name: due for name, (due, _) in after.items()} == {
            name: due for name, (due, _) in before.items()
        }
        assert server.metric("bluemoon_live_tables") == 0
        line = ann.sit(tables[0], 0)
        assert line.act(line.actions[0])["type"] == "update"


def rows(folder: Path) -> dict[str, tuple[int, str]]:
    """When the tables are due, and who minds them."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return {
            name: (due, minder)
            for name, due, minder in database.execute("SELECT id, due, minder FROM tables")
        }
