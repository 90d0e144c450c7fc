"""The random attacks on seats for a long time, over one process and over two: `python -m benchmarks.attacks
--seconds 600`. A run that was stopped goes on with the next seed."""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from benchmarks.progress import Progress
from tests.server.attacks.conftest import ROOMS
from tests.server.attacks.test_seats import attack
from tests.server.kit import Server
from tests.server.postgres import postgres, programs

STEPS = 100


def main() -> None:
    """Attack with one seed after the other until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    wanted = parser.parse_args()
    progress = Progress("attacks")
    end = time.monotonic() + wanted.seconds
    seed = progress.data.get("seed", 0)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        places = [Path(folder) / name for name in ("alone", "one", "two")]
        for place in places:
            place.mkdir()
        sides = [[running.enter_context(Server(places[0], live_tables=ROOMS, slow=1))]]
        if programs() is not None:
            address = running.enter_context(postgres())
            sides.append(
                [running.enter_context(Server(place, address, live_tables=ROOMS)) for place in places[1:]]
            )
        while time.monotonic() < end:
            for servers in sides:
                attack(servers, seed, STEPS)
            seed += 1
            progress.keep(seed=seed)
            print(f"{seed} seeds, at least {STEPS} steps each: nobody in another's seat", flush=True)
    progress.finish()


if __name__ == "__main__":
    main()
