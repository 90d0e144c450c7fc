"""How many duel games a second adept plays against itself: one core, processor time, all pairs of different
peoples.

    PYTHONPATH=build/compiled python -m benchmarks.adept_speed --games 4
    PYTHONPATH=build/compiled python -m benchmarks.adept_speed --times 4   # where others use the machine
    PYTHONPATH=build/compiled python -m benchmarks.adept_speed --bot novice
    PYTHONPATH=src python -m benchmarks.adept_speed --turns     # how long a turn takes, here as plain Python

With `--times` every game is played so many times, and the quickest counts. Ends with status 1 if adept is
below its aim.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from itertools import combinations

from bluemoon.bots import Budget, make
from bluemoon.cards import PEOPLES
from bluemoon.duel import engine as duel
from bluemoon.lab.tasks import UNHURRIED, Task, play

AIM = 150.0  # games a second of adept


def speed(bot: str, games: int, times: int) -> dict[tuple[str, str], float]:
    """The mean seconds of a game, by pair of peoples."""
    for number in range(len(PEOPLES) - 1):  # a warm-up: the tables of decks are made once
        play(_task(bot, PEOPLES[number], PEOPLES[number + 1], -1))
    return {
        (one, two): sum(quickest(_task(bot, one, two, number), times) for number in range(games)) / games
        for one, two in combinations(PEOPLES, 2)
    }


def quickest(task: Task, times: int) -> float:
    """The shortest processor time of a game, if it is played `times` times."""
    took = []
    for _ in range(times):
        began = time.process_time()
        play(task)
        took.append(time.process_time() - began)
    return min(took)


def turn_times(bot: str, one: str, two: str, number: int) -> list[float]:
    """The processor time of each turn of a game, in milliseconds."""
    game = duel.new_game((one, two), "classic", f"speed {number}")
    bots = [make("duel", bot, seat, Budget(playouts=UNHURRIED)) for seat in (0, 1)]
    took: defaultdict[tuple[int, int], float] = defaultdict(float)
    while not game.over:
        seat, actions = game.player, game.legal_actions()
        view, turn = game.view(seat), game.turn
        began = time.process_time()
        action = actions[0] if len(actions) == 1 else bots[seat].decide(view, actions, game.text)
        took[turn, seat] += 1000 * (time.process_time() - began)
        game.apply(action)
    return list(took.values())


def tell_turns(bot: str, games: int) -> None:
    """Print how long the turns take."""
    took = sorted(
        found
        for number in range(games)
        for place, one in enumerate(PEOPLES)
        for found in turn_times(bot, one, PEOPLES[(place + 2 + number) % len(PEOPLES)], number)
    )
    count = len(took)
    under = sum(found < 20 for found in took) / count
    print(
        f"{bot}: {count} turns, half of them up to {took[count // 2]:.1f} ms, nine in ten up to "
        f"{took[9 * count // 10]:.1f}, the slowest {took[-1]:.0f}, the mean {sum(took) / count:.1f}; "
        f"{under:.0%} under 20 ms"
    )


def _task(bot: str, one: str, two: str, number: int) -> Task:
    decks = (one, two) if number % 2 == 0 else (two, one)
    return Task("", "", "duel", f"speed {number}", (bot, bot), decks)


def main() -> int:
    """Measure and print the speed; returns 1 if adept is below its aim."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=4, help="of each of the 36 pairs")
    parser.add_argument("--times", type=int, default=1, help="that every game is played")
    parser.add_argument("--turns", action="store_true", help="how long a turn takes instead")
    chosen = parser.parse_args()
    if chosen.turns:
        tell_turns(chosen.bot, chosen.games)
        return 0
    took = speed(chosen.bot, chosen.games, chosen.times)
    mean = len(took) / sum(took.values())
    slowest = max(took, key=lambda pair: took[pair])
    print(
        f"{chosen.bot} against itself: {mean:.1f} games/s over {len(took)} pairs; "
        f"slowest {'–'.join(slowest)}, {1 / took[slowest]:.1f} games/s"
    )
    return 0 if chosen.bot != "adept" or mean >= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
