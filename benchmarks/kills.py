"""Kill the server many times while games run: `python -m benchmarks.kills --times 50 --database both`."""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack
from pathlib import Path

from benchmarks.progress import Progress
from tests.server.kills import kill_again_and_again
from tests.server.kit import Server
from tests.server.postgres import postgres, programs

AT_ONCE = 10  # kills in one run of games


def main() -> None:
    """Kill the server many times on one or both databases, and check that nothing is lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    wanted = parser.parse_args()
    progress = Progress("kills")
    for database in ("sqlite", "postgresql"):
        if wanted.database in (database, "both"):
            _run(database, wanted.times, wanted.tables, progress)
    progress.finish()


def _run(database: str, times: int, tables: int, progress: Progress) -> None:
    if database == "postgresql" and programs() is None:
        print("PostgreSQL is not installed: left out")
        return
    done, actions = progress.data.get(database, (0, 0))
    while done < times:
        kills = min(AT_ONCE, times - done)
        with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
            address = running.enter_context(postgres()) if database == "postgresql" else ""
            servers = []
            for name in ("one", "two") if address else ("one",):
                place = Path(folder) / name
                place.mkdir()
                servers.append(running.enter_context(Server(place, address)))
            players = kill_again_and_again(servers, tables, kills, seed=done)
        done += kills
        actions += sum(len(player.told) for player in players)
        progress.keep(**{database: (done, actions)})
        print(f"{database}: {done} kills, {actions} acknowledged actions, none lost, every game ended")


if __name__ == "__main__":
    main()
