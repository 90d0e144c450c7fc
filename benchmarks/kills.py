"""Kill the server many times while games of all kinds run, with a full disk, a frozen database and a machine
whose time is set in between: `python -m benchmarks.kills --times 500 --database both`."""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from benchmarks.progress import FOLDER, Progress
from tests.server.kills import kill_again_and_again
from tests.server.nursery import Nursery, Quick
from tests.server.postgres import postgres, programs

AT_ONCE = 50  # kills in one run of games


def main() -> None:
    """Kill the server many times on one or both databases, and check that nothing is lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--disasters", type=float, default=0.1, help="how often something else happens, too")
    parser.add_argument("--seconds", type=float, default=0, help="stop after this time; the next run goes on")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    wanted = parser.parse_args()
    end = time.monotonic() + (wanted.seconds or float("inf"))
    databases = [name for name in ("sqlite", "postgresql") if wanted.database in (name, "both")]
    progresses = [Progress(f"kills-{database}") for database in databases]  # so that both can run at once
    for database, progress in zip(databases, progresses):
        if not _run(database, wanted, progress, end):
            return
    for progress in progresses:
        progress.finish()


def _run(database: str, wanted: argparse.Namespace, progress: Progress, end: float) -> bool:
    """Kill until it was often enough; False if the time was up before."""
    if database == "postgresql" and programs() is None:
        print("PostgreSQL is not installed: left out")
        return True
    done, actions = progress.data.get(database, (0, 0))
    while done < wanted.times:
        if time.monotonic() > end:
            print(f"{database}: {done} kills so far; the next run goes on")
            return False
        kills = min(AT_ONCE, wanted.times - done)
        with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
            address = running.enter_context(postgres()) if database == "postgresql" else ""
            nursery = running.enter_context(Nursery())
            servers = []
            for name in ("one", "two") if address else ("one",):
                place = Path(folder) / name
                place.mkdir()
                servers.append(running.enter_context(Quick(nursery, place, address)))
            try:
                players = kill_again_and_again(servers, wanted.tables, kills, done, wanted.disasters)
            except BaseException:
                shutil.copytree(folder, FOLDER / f"kills-{database}-{done}", dirs_exist_ok=True)
                raise
        done += kills
        actions += sum(len(player.told) for player in players)
        progress.keep(**{database: (done, actions)})
        print(
            f"{database}: {done} kills, {actions} acknowledged actions, none lost, every game ended",
            flush=True,
        )
    return True


if __name__ == "__main__":
    main()
