"""What `bluemoon lab` does: plain functions that play, show progress, and return a report as data. The tables
are made from the same data."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bluemoon import __version__
from bluemoon.bots.deck_kinds import KINDS as DECK_KINDS
from bluemoon.bots.deck_kinds import decks_of
from bluemoon.bots.registry import MOST_PLAYOUTS
from bluemoon.bots.registry import check as check_bot
from bluemoon.cards import PEOPLES
from bluemoon.cards.pool import people_name
from bluemoon.duel import Deck
from bluemoon.duel.model.editions import edition
from bluemoon.errors import BluemoonError
from bluemoon.extras import need
from bluemoon.files import check_writable
from bluemoon.lab.arena import Arena, arena_tasks
from bluemoon.lab.matchups import Matchups, deck_tasks, matchup_tasks
from bluemoon.lab.metagame import spelled
from bluemoon.lab.specials import HIGH, LOW, special_tasks
from bluemoon.lab.statistics import Sprt, wilson
from bluemoon.lab.tasks import PLAYOUTS, Task, deck_text
from bluemoon.lab.workers import Results, Spread, here, on_cores, on_ray, play_all, processes

if TYPE_CHECKING:  # only where a table is shown
    from rich.console import Console
    from rich.table import Table

GAMES = ("duel", "city")
SEATS = (2, 3, 4)  # players of the city
MOST_GAMES = 10_000_000
MOST_WORKERS = 1024
CELL = 5  # the widest line of a cell: an interval such as 45–59
PICTURES = (".png", ".svg")


def arena(
    bots: Sequence[str],
    games: int = 400,
    decks: str = "all",
    *,
    game: str = "duel",
    players: int = 2,
    rules: str = "legends",
    playouts: int = PLAYOUTS,
    seed: str = "arena",
    sprt: tuple[float, float] | None = None,
    control: bool = True,
    workers: int = 0,
    ray: bool = False,
    file: Path | None = None,
    console: Console | None = None,
) -> dict[str, Any]:
    """Play bots against bots and return the report; with `file` an interrupted run is continued."""
    _check(game, GAMES, "game")
    if game == "duel" and players != 2:
        raise BluemoonError("a duel has two players")
    if players not in SEATS:
        raise BluemoonError(f"the city has {SEATS[0]} to {SEATS[-1]} players, not {players}")
    _check_run(games, rules, playouts, workers, file, None)
    test = Sprt(*sprt) if sprt else None
    for bot in dict.fromkeys(bots):
        check_bot(game, bot)
    tasks = arena_tasks(bots, games, deck_list(decks), game, players, rules, playouts, seed, control=control)
    results = Results(tasks, file)
    run = Arena(tasks, results, test)
    _play(tasks, results, workers, ray, console, run.decided)
    report = run.data()
    if console is not None:
        console.print(arena_table(report))
    return report


def matchups(
    bot: str = "adept",
    games: int = 500,
    decks: str = "all",
    *,
    rules: str = "legends",
    playouts: int = PLAYOUTS,
    seed: str = "matchups",
    workers: int = 0,
    ray: bool = False,
    file: Path | None = None,
    picture: Path | None = None,
    console: Console | None = None,
) -> dict[str, Any]:
    """Play every deck against every other, `games` for each pair, and return the matrix as data."""
    check_bot("duel", bot)
    _check_run(games, rules, playouts, workers, file, picture)
    tasks = matchup_tasks(bot, games, deck_list(decks), rules, playouts, seed)
    return _decks(tasks, f"{bot} against {bot}, {games} games a pair", workers, ray, file, picture, console)


def deck(
    built: Deck,
    bot: str = "adept",
    games: int = 100,
    *,
    rules: str = "legends",
    playouts: int = PLAYOUTS,
    seed: str = "deck",
    workers: int = 0,
    ray: bool = False,
    file: Path | None = None,
    picture: Path | None = None,
    console: Console | None = None,
) -> dict[str, Any]:
    """Play a built deck against the nine ready-made ones, `games` against each, and return the report."""
    check_bot("duel", bot)
    _check_run(games, rules, playouts, workers, file, picture)
    tasks = deck_tasks(built, bot, games, rules, playouts, seed)
    return _decks(tasks, f"{built.name}, {bot}, {games} games a pair", workers, ray, file, picture, console)


def specials(
    kind: str,
    bot: str = "adept",
    games: int = 162,
    *,
    rules: str = "legends",
    playouts: int = PLAYOUTS,
    seed: str = "specials",
    workers: int = 0,
    ray: bool = False,
    file: Path | None = None,
    picture: Path | None = None,
    console: Console | None = None,
) -> dict[str, Any]:
    """Play emissaries or inquisitors against each other over all peoples; the report names those that win
    less than 40 or more than 60 %."""
    check_bot("duel", bot)
    _check_run(games, rules, playouts, workers, file, picture)
    tasks = special_tasks(kind, bot, games, rules, playouts, seed)
    report = _decks(tasks, f"{kind}, {bot}, {games} games a pair", workers, ray, file, picture, console)
    outside = [name for name, row in report["overall"].items() if not LOW <= row["rate"] <= HIGH]
    if console is not None:
        said = f"outside of {LOW:.0%} to {HIGH:.0%}: {', '.join(outside)}"
        console.print(said if outside else f"all between {LOW:.0%} and {HIGH:.0%}")
    return {**report, "outside": outside}


def metagame(
    bot: str = "adept",
    games: int = 972,
    *,
    rules: str = "legends",
    seed: str = "metagame",
    workers: int = 0,
    file: Path | None = None,
    console: Console | None = None,
) -> dict[str, Any]:
    """Play the nine peoples against each other, and the emissaries, `games` for each pair. The report tells
    its date and command, so that it can be kept (`bluemoon.lab.metagame`)."""
    check_bot("duel", bot)
    _check_run(games, rules, PLAYOUTS, workers, file, None)
    report: dict[str, Any] = {
        "date": date.today().isoformat(),
        "command": f"bluemoon lab metagame --bot {bot} --games {games} --rules {rules} --seed {seed} --json",
        "version": __version__,
        "bot": bot,
        "rules": rules,
    }
    parts = {
        "peoples": matchup_tasks(bot, games, PEOPLES, rules, PLAYOUTS, seed),
        "emissaries": special_tasks("emissaries", bot, games, rules, PLAYOUTS, seed),
    }
    everything = [task for tasks in parts.values() for task in tasks]
    results = Results(everything, file)
    _play(everything, results, workers, False, console)
    for name, tasks in parts.items():
        matrix = Matchups(tasks, results)
        if console is not None:
            console.print(matrix_table(matrix, f"{name}, {bot}, {games} games a pair"))
        report[name] = spelled(matrix.data())
    return report


def _decks(
    tasks: list[Task],
    title: str,
    workers: int,
    ray: bool,
    file: Path | None,
    picture: Path | None,
    console: Console | None,
) -> dict[str, Any]:
    results = Results(tasks, file)
    _play(tasks, results, workers, ray, console)
    matrix = Matchups(tasks, results)
    if picture is not None:
        matrix.draw(picture, title)
    if console is not None:
        console.print(matrix_table(matrix, title))
    return matrix.data()


def deck_list(decks: str) -> list[str]:
    """The decks that the option names: 'all' peoples, those with names separated by commas, or a kind of
    decks."""
    named = decks.strip().casefold()
    if named == "all":
        return list(PEOPLES)
    if named in DECK_KINDS:
        return [deck_text(deck) for deck in decks_of(named)]
    peoples = [people_name(name.strip()) for name in decks.split(",")]
    twice = [people for people in dict.fromkeys(peoples) if peoples.count(people) > 1]
    if twice:
        raise BluemoonError(f"{twice[0]} is named twice")
    return peoples


def _check(name: str, known: Sequence[str], what: str) -> None:
    if name not in known:
        raise BluemoonError(f"there is no {what} '{name}', only {', '.join(known)}")


def _check_run(
    games: int, rules: str, playouts: int, workers: int, file: Path | None, picture: Path | None
) -> None:
    """BluemoonError if a run with these figures and files would fail or mean nothing."""
    edition(rules)
    for name, number, least, most in (
        ("games", games, 1, MOST_GAMES),
        ("playouts", playouts, 1, MOST_PLAYOUTS),
        ("workers", workers, 0, MOST_WORKERS),
    ):
        if not least <= number <= most:
            raise BluemoonError(f"--{name} is a number from {least} to {most:,}, not {number}")
    if file is not None:
        check_writable(file)
    if picture is not None:
        if picture.suffix.casefold() not in PICTURES:
            raise BluemoonError(f"a picture is a file with the ending {' or '.join(PICTURES)}")
        check_writable(picture)
        need("plot", "a picture of a matrix")


def _play(
    tasks: Sequence[Task],
    results: Results,
    workers: int,
    ray: bool,
    console: Console | None,
    decided: Callable[[str], bool] = lambda group: False,
) -> None:
    """Play with a progress bar; what was played before an interruption is kept by `results`."""
    with ExitStack() as stack:
        spread: Spread = here
        count = workers or os.cpu_count() or 1
        if ray:
            spread = on_ray()
        elif count > 1:
            spread = on_cores(stack.enter_context(processes(count)))
        advance = stack.enter_context(bar(console, len(tasks)))
        play_all(tasks, results, spread, decided, advance)


@contextmanager
def bar(console: Console | None, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar over so many games, if there is a console; gives the function that moves it on."""
    if console is None:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        line = shown.add_task("games", total=games)
        yield lambda done: shown.advance(line, done)


def lost_told(count: int) -> str:
    """The sentence about decisions that bots from outside have lost."""
    return f"{count} decisions were lost by bots that gave no usable answer, and made by lot"


def arena_table(report: dict[str, Any]) -> Table:
    """The report of an arena as a table for the terminal."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title="arena", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("bot", "against", "games", "wins", "95 %", "fair", "Elo", "test"):
        if heading in ("bot", "against"):
            table.add_column(heading, overflow="fold")
        else:
            table.add_column(heading, justify="left" if heading == "test" else "right", no_wrap=True)
    for row in report["pairings"]:
        table.add_row(
            row["one"],
            row["two"],
            str(row["games"]),
            f"{row['rate']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['fair']:.0%}",
            f"{row['elo']:+.0f}" if row["elo"] is not None else "",
            row["verdict"],
        )
    if "elo" in report:
        rated = sorted(report["elo"].items(), key=lambda entry: -entry[1])
        table.caption = "Elo: " + ", ".join(f"{name} {rating:.0f}" for name, rating in rated)
    if "lost" in report:
        table.caption = f"{table.caption or ''}\n{lost_told(report['lost'])}".strip()
    return table


def matrix_table(matrix: Matchups, title: str) -> Table:
    """The matrix of decks as a table for the terminal."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("deck", overflow="fold")
    for column in (*matrix.columns, "all others"):
        table.add_column(column, justify="right", min_width=CELL, overflow="fold")
    for one in matrix.rows:
        cells = [matrix.cell(one, two) for two in matrix.columns]
        table.add_row(one, *[_rate_text(*cell) for cell in (*cells, matrix.overall(one))])
    return table


def _rate_text(score: float, games: int) -> str:
    """A rate, and below it the interval of 95 %."""
    if not games:
        return ""
    low, high = wilson(score, games)
    return f"{score / games:.0%}\n{100 * low:.0f}–{100 * high:.0f}"
