"""The figures of one process: random games, single operations and memory, as this process runs the rules.

    python -m bluemoon.bench.measure duel 10            all figures, as JSON
    python -m bluemoon.bench.measure duel 10 --games    only games a second, by the clock on the wall

Times are processor time, so that other programs on the machine do not blur them; only the games of several
processes at once are counted by the clock on the wall. Memory is what Python's allocator hands out
(tracemalloc) for games in their middle with all their history, over many games; tables of decks and cards,
which all games share, are not in it.
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from bluemoon.bench.engines import COMPILED, PLAIN, runs_compiled
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.city import engine as city
from bluemoon.duel import engine as duel
from bluemoon.extras import missing

Begin = Callable[[int | str], Any]  # a new game from a seed

CITY_PLAYERS = 3
EVERY = 7  # every seventh position of a random game goes into the sample
MIDDLE = 40  # decisions after which the memory of a game is measured
HELD = 72  # games whose memory is measured together


def _duel(one: str, two: str) -> Begin:
    return lambda seed: duel.new_game((one, two), seed=seed)


def _city() -> Begin:
    return lambda seed: city.new_game(CITY_PLAYERS, seed=seed)


def subjects(game: str) -> dict[str, Begin]:
    """What is measured: the 36 pairs of different peoples, or the city with three players."""
    if game == "city":
        return {f"{CITY_PLAYERS} players": _city()}
    pairs = [(one, two) for i, one in enumerate(PEOPLES) for two in PEOPLES[i + 1 :]]
    return {f"{one}-{two}": _duel(one, two) for one, two in pairs}


def play(game: Any, chance: Chance) -> int:
    """Play at random to the end; how many decisions there were."""
    return int(game.play_out(chance))


def play_stepping(game: Any, chance: Chance) -> int:
    """Like `play`, but one random action after the other, each with its events."""
    count = 0
    while not game.over:
        game.apply(game.random_action(chance))
        count += 1
    return count


def play_listing(game: Any, chance: Chance) -> int:
    """Like `play`, but with a list of all legal actions at every decision."""
    count = 0
    while not game.over:
        actions = game.legal_actions()
        game.apply(actions[chance.below(len(actions))])
        count += 1
    return count


def run(game: str, seconds: float) -> dict[str, Any]:
    """All figures of this process."""
    wanted = subjects(game)
    for begin in wanted.values():
        begin(0)  # tables of decks are made once
    counts = {name: games(begin, seconds * 0.4 / len(wanted)) for name, begin in wanted.items()}
    stepping = [games(begin, seconds * 0.15 / len(wanted), play_stepping) for begin in wanted.values()]
    listing = [games(begin, seconds * 0.15 / len(wanted), play_listing) for begin in wanted.values()]
    rates = {name: done / spent for name, (done, _, spent) in counts.items()}
    slowest = min(rates, key=lambda name: rates[name])
    decisions = sum(count for _, count, _ in counts.values())
    found = sample(wanted)
    return {
        "rules": COMPILED if runs_compiled() else PLAIN,
        "games_per_s": sum(rates.values()) / len(rates),
        "stepping_games_per_s": sum(done / spent for done, _, spent in stepping) / len(stepping),
        "listing_games_per_s": sum(done / spent for done, _, spent in listing) / len(listing),
        "slowest": slowest,
        "slowest_games_per_s": rates[slowest],
        "decisions_per_s": decisions / sum(spent for _, _, spent in counts.values()),
        "decisions_per_game": decisions / sum(done for done, _, _ in counts.values()),
        "copy_us": microseconds(found, seconds * 0.1, lambda game, action: game.copy()),
        "legal_actions_us": microseconds(_forgetful(found), seconds * 0.1, _list_actions),
        "apply_us": microseconds(found, seconds * 0.1, lambda game, action: game.apply(action)),
        "bytes_per_game": memory(wanted),
        "batch_steps_per_s": batch_steps(game, seconds * 0.1),
    }


def batch_steps(game: str, seconds: float) -> float | None:
    """Steps a second of 256 games together, with observations and masks (`bluemoon.batch`); None without
    NumPy. Drawing the actions is not counted."""
    if missing("rl"):
        return None
    import numpy as np

    from bluemoon.batch import CityBatch, DuelBatch

    batch = (DuelBatch if game == "duel" else CityBatch)(256, seed="bench")
    generator = np.random.default_rng(1)
    spent = 0.0
    steps = 0
    while spent < seconds:
        actions = batch.random_actions(generator)
        start = process_time()
        batch.step(actions)
        spent += process_time() - start
        steps += batch.count
    return steps / spent


def games(
    begin: Begin,
    seconds: float,
    how: Callable[[Any, Chance], int] = play,
    clock: Callable[[], float] = process_time,
) -> tuple[int, int, float]:
    """Play random games for `seconds`; returns games, decisions and seconds."""
    chance = Chance.of("bench")
    done = decisions = 0
    start = clock()
    while True:
        decisions += how(begin(done), chance)
        done += 1
        spent = clock() - start
        if spent >= seconds:
            return done, decisions, spent


def sample(wanted: dict[str, Begin]) -> list[tuple[Any, Any]]:
    """Positions of random games, with an action for each; several games where there are few subjects."""
    chance = Chance.of("sample")
    found: list[tuple[Any, Any]] = []
    for number in range(-(-HELD // len(wanted) // 4)):
        for begin in wanted.values():
            game = begin(f"sample {number}")
            while not game.over:
                actions = game.legal_actions()
                found.append((game.copy(), actions[chance.below(len(actions))]))
                game.play_out(chance, EVERY)
    return found


def microseconds(found: list[tuple[Any, Any]], seconds: float, act: Callable[[Any, Any], object]) -> float:
    """The microseconds of one operation on fresh copies, without the time of the loop itself."""
    spent = 0.0
    count = 0
    while spent < seconds:
        fresh = [(game.copy(), action) for game, action in found]
        start = process_time()
        for game, action in fresh:
            act(game, action)
        middle = process_time()
        for game, action in fresh:
            _nothing(game, action)
        spent += middle - start - (process_time() - middle)
        count += len(fresh)
    return spent / count * 1e6


def _nothing(game: Any, action: Any) -> None:
    pass


def _list_actions(game: Any, action: Any) -> None:
    game.legal_actions()


def _forgetful(found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Copies of the positions in which no game has its legal actions cached."""
    copies = [(game.copy(), action) for game, action in found]
    for game, _ in copies:
        if isinstance(game, duel.DuelState):
            game.forget_legal_actions()
    return copies


def memory(wanted: dict[str, Begin]) -> int:
    """Bytes that a game in its middle holds, history included."""
    chance = Chance.of("memory")
    begins = list(wanted.values())
    held = []
    tracemalloc.start()
    for number in range(HELD):
        game = begins[number % len(begins)](f"memory {number}")
        game.play_out(chance, MIDDLE)
        held.append(game)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(held)


def together(game: str, seconds: float) -> dict[str, float]:
    """Random games by the clock on the wall, for processes that run at the same time."""
    begins = subjects(game)
    done = 0
    spent = 0.0
    for begin in begins.values():
        count, _, time = games(begin, seconds / len(begins), clock=perf_counter)
        done += count
        spent += time
    return {"games_per_s": done / spent}


def main() -> None:
    """Print the figures of this process as JSON."""
    game, seconds, *more = sys.argv[1:]
    print(json.dumps(together(game, float(seconds)) if more else run(game, float(seconds))))


if __name__ == "__main__":
    main()
