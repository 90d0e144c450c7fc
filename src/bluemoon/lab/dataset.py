"""Datasets of games: so many games of bots from one seed, as JSON lines, and as NumPy arrays of observations,
actions and outcomes made from these lines (docs/datasets.md). The same command writes the same bytes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

from bluemoon import __version__
from bluemoon.arguments import check_seed
from bluemoon.bots.registry import check as check_bot
from bluemoon.chance import Chance
from bluemoon.city import engine as city_engine
from bluemoon.duel import engine as duel_engine
from bluemoon.duel.model.editions import edition
from bluemoon.errors import BluemoonError
from bluemoon.extras import need
from bluemoon.files import check_writable
from bluemoon.lab.tasks import PLAYOUTS, Task, played
from bluemoon.lab.workers import processes
from bluemoon.numbers import city, duel
from bluemoon.record import Record

FORMAT = "bluemoon dataset 1"
MOST_GAMES = 1_000_000
MOST_ARRAYS = 2_000  # games: their observations are held in memory, about 0.2 MB a game
MOST_WORKERS = 1024
SEATS = (2, 3, 4)


class Step(NamedTuple):
    """One decision as numbers: the seat, what it may know, what it could do and what it did."""

    seat: int
    observation: bytes
    possible: list[int]
    action: int


def dataset_tasks(
    games: int, seed: str, bots: Sequence[str], decks: Sequence[str], game: str, players: int, rules: str
) -> list[Task]:
    """The games of a dataset. Bots take the seats in turn; the decks of each duel are drawn by lot."""
    tasks = []
    for number in range(games):
        chance = Chance.of(f"{seed} decks {number}")
        dealt = tuple(decks[chance.below(len(decks))] for _ in range(2)) if game == "duel" else ()
        seated = tuple(bots[(seat + number) % len(bots)] for seat in range(players))
        tasks.append(Task(str(number), "dataset", game, f"{seed} {number}", seated, dealt, rules, PLAYOUTS))
    return tasks


def line(task: Task) -> str:
    """Play a game and tell it as a line of the file."""
    game, bots, _ = played(task)
    record: Record = game.record()
    told = {
        "number": int(task.key),
        "bots": task.bots,
        "setup": record.setup,
        "actions": record.actions,
        "turns": game.turn,
        "winners": game.result.winners,
        "termination": game.result.termination.value,
        "lost": [len(getattr(bot, "faults", ())) for bot in bots],
    }
    return json.dumps(told, ensure_ascii=False)


def write(
    file: Path,
    games: int,
    seed: str,
    bots: Sequence[str],
    decks: Sequence[str],
    *,
    game: str = "duel",
    players: int = 2,
    rules: str = "legends",
    workers: int = 1,
    arrays_file: Path | None = None,
    progress: Callable[[], None] = lambda: None,
) -> int:
    """Play the games and write the files; BluemoonError before anything is played if that cannot work.
    Returns how many decisions were lost by bots that gave no usable answer."""
    _check(file, games, seed, bots, game, players, rules, arrays_file)
    if not 0 <= workers <= MOST_WORKERS:
        raise BluemoonError(f"--workers is a number from 0 to {MOST_WORKERS:,}, not {workers}")
    tasks = dataset_tasks(games, seed, bots, decks, game, players, rules)
    head = {"format": FORMAT, "bluemoon": __version__, "game": game, "players": players, "games": games}
    head |= {"seed": seed, "bots": list(bots)}
    if game == "duel":
        head |= {"rules": rules, "decks": list(decks)}
    with ExitStack() as stack:
        out = stack.enter_context(_whole(file))
        out.write(json.dumps(head, ensure_ascii=False) + "\n")
        count = workers or os.cpu_count() or 1
        lines: Iterable[str] = map(line, tasks)
        if count > 1:
            lines = stack.enter_context(processes(count)).map(line, tasks)
        for told in lines:
            out.write(told + "\n")
            progress()
    if arrays_file is not None:
        save_arrays(file, arrays_file)
    return sum(sum(game["lost"]) for game in read(file))


@contextmanager
def _whole(file: Path) -> Iterator[IO[str]]:
    """Write under another name, which becomes the file's at the end: a run that is stopped leaves no half
    file."""
    fresh = file.with_name(f"{file.name}.part")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as out:
            yield out
        os.replace(fresh, file)
    finally:
        fresh.unlink(missing_ok=True)


def _check(
    file: Path,
    games: int,
    seed: str,
    bots: Sequence[str],
    game: str,
    players: int,
    rules: str,
    arrays_file: Path | None,
) -> None:
    if game not in ("duel", "city"):
        raise BluemoonError(f"there is no game '{game}', only duel, city")
    if players not in SEATS or (game == "duel" and players != 2):
        raise BluemoonError(f"{players} players: a duel has 2, the city {SEATS[0]} to {SEATS[-1]}")
    edition(rules)
    check_seed(seed)
    if not 1 <= games <= MOST_GAMES:
        raise BluemoonError(f"--games is a number from 1 to {MOST_GAMES:,}, not {games}")
    for bot in dict.fromkeys(bots):
        check_bot(game, bot)
    check_writable(file)
    if arrays_file is not None:
        need("rl", "--arrays")
        check_writable(arrays_file)
        if arrays_file.suffix != ".npz":
            raise BluemoonError(f"arrays are written to a file with the ending .npz, not {arrays_file.name}")
        if games > MOST_ARRAYS:
            raise BluemoonError(f"--arrays takes at most {MOST_ARRAYS:,} games, not {games}")


def read(file: Path) -> Iterator[dict[str, Any]]:
    """The games of a file, line by line; BluemoonError at the end if they are not as many as it says."""
    with file.open(encoding="utf-8") as lines:
        try:
            head = json.loads(next(lines, ""))
            right = isinstance(head, dict) and head.get("format") == FORMAT
        except ValueError:
            right = False
        if not right:
            raise BluemoonError(f"{file} is no dataset of Bluemoon")
        found = 0
        for number, told in enumerate(lines, start=2):
            try:
                yield json.loads(told)
            except ValueError:
                raise BluemoonError(f"{file}, line {number}: this is no game") from None
            found += 1
        if found != head.get("games"):
            raise BluemoonError(f"{file} is not whole: it has {found} games, but says {head.get('games')}")


def steps(game: dict[str, Any]) -> Iterator[Step]:
    """The decisions of a game as numbers. A decision with one possible action is left out."""
    record = Record(dict(game["setup"]))
    return _duel_steps(record, game) if record.game == "duel" else _city_steps(record, game)


def _duel_steps(record: Record, game: dict[str, Any]) -> Iterator[Step]:
    state = duel_engine.replay(record)
    for text in game["actions"]:
        code = state.parse(text)
        possible = duel.numbers_of(state, list(state.legal_actions()))
        if len(possible) > 1:
            seat = state.player
            yield Step(seat, duel.observe(state.view(seat)), possible, duel.number_of(state, code))
        state.apply(code)


def _city_steps(record: Record, game: dict[str, Any]) -> Iterator[Step]:
    """A contribution is several steps: first the box, then card by card (docs/learning.md)."""
    state = city_engine.replay(record)
    for text in game["actions"]:
        action = state.parse(text)
        actions = list(state.legal_actions())
        being_paid = city.Steps()
        found = None
        while found is None:
            if being_paid.box >= 0:
                number = city.PAY_FIRST + action[2][len(being_paid.cards)]
            else:
                number = city.numbers_of([action], being_paid)[0]
            possible = city.numbers_of(actions, being_paid)
            if len(possible) > 1:
                seen = city.observe(state.view(state.player), being_paid)
                yield Step(state.player, seen, possible, number)
            found = city.done(number, actions, being_paid)
        state.apply(action)


def arrays(file: Path) -> dict[str, Any]:
    """The decisions of all games as NumPy arrays, by name."""
    need("rl", "arrays of a dataset")
    import numpy as np

    rows: list[Step] = []
    numbers: list[int] = []
    outcomes: list[float] = []
    size = actions = 0
    for game in read(file):
        module: Any = duel if Record(dict(game["setup"])).game == "duel" else city
        size, actions = module.SIZE, module.ACTIONS
        won = game["winners"]
        for step in steps(game):
            rows.append(step)
            numbers.append(game["number"])
            outcomes.append((1.0 if step.seat in won else -1.0) if won else 0.0)
    masks = np.zeros((len(rows), actions), np.uint8)
    for place, row in enumerate(rows):
        masks[place, row.possible] = 1
    return {
        "observations": np.frombuffer(b"".join(row.observation for row in rows), np.uint8).reshape(-1, size),
        "masks": np.packbits(masks, axis=1, bitorder="little"),
        "actions": np.array([row.action for row in rows], np.int16),
        "seats": np.array([row.seat for row in rows], np.int8),
        "games": np.array(numbers, np.int32),
        "outcomes": np.array(outcomes, np.float32),
    }


def save_arrays(file: Path, target: Path) -> None:
    """Write the arrays of a dataset as one compressed file of NumPy."""
    found = arrays(file)
    import numpy as np

    np.savez_compressed(target, **found)
