"""How long 'Try this deck' takes: games of a trial as the server plays them, and what 2,000 would take on two
cores that have nothing else to do.

    PYTHONPATH=build/compiled python -m benchmarks.lab_speed           # processor time of a share
    PYTHONPATH=build/compiled python -m benchmarks.lab_speed --whole   # all of them, by the clock

Ends with status 1 if the aim is missed. The clock means something only on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from bluemoon.cards import PEOPLES
from bluemoon.duel import engine as duel
from bluemoon.formats.decks import DeckList, playable
from bluemoon.lab.tasks import Task
from bluemoon.lab.trial import Played, Trial, play_trial

GAMES = 2000
CORES = 2
AIM = 20.0  # seconds
BATCH = 12  # as `server.lab` hands them out


def trial_of(people: str, games: int) -> Trial:
    """A people's ready-made deck against all nine."""
    decks = {name: playable(DeckList(name, name), "legends") for name in PEOPLES}
    return Trial((decks[people],), tuple(decks.values()), games, seed="lab speed")


def share(games: int) -> float:
    """The processor time of a game in seconds: every people's deck plays so many."""
    spent, played = 0.0, 0
    for people in PEOPLES:
        tasks = trial_of(people, games).tasks()
        play_trial(tasks[0])  # the tables of the decks are made once
        began = time.process_time()
        for task in tasks:
            play_trial(task)
        took = time.process_time() - began
        print(f"{people:<8} {1000 * took / len(tasks):6.2f} ms a game")
        spent, played = spent + took, played + len(tasks)
    return spent / played


def whole(people: str) -> float:
    """The time by the clock for all games of a deck, in processes that have to be started."""
    tasks = trial_of(people, GAMES).tasks()
    began = time.perf_counter()
    with ProcessPoolExecutor(CORES) as pool:
        list(pool.map(_batch, [tasks[at : at + BATCH] for at in range(0, len(tasks), BATCH)]))
    return time.perf_counter() - began


def _batch(tasks: list[Task]) -> list[Played]:
    return [play_trial(task) for task in tasks]


def main() -> None:
    """Measure and say whether the aim is met."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=36, help="of each people's deck")
    parser.add_argument("--whole", action="store_true", help="play all 2,000 games of Vulca's deck")
    arguments = parser.parse_args()
    build = "compiled" if duel.__file__.endswith(".so") else "plain"
    print(f"{build}, load {os.getloadavg()[0]:.1f}")
    seconds = whole("Vulca") if arguments.whole else share(arguments.games) * GAMES / CORES
    print(f"{GAMES} games on {CORES} cores: {seconds:.1f} s, aim {AIM:.0f} s")
    sys.exit(seconds > AIM)


if __name__ == "__main__":
    main()
