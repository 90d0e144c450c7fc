"""The command `bluemoon` with most of its subcommands. Each only reads its options and calls other
packages."""

from __future__ import annotations

import json
import secrets
import sys
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.table import Table

from bluemoon import city, duel, front
from bluemoon.arguments import check_seed
from bluemoon.bots import Budget, make
from bluemoon.bots.analysis import PLAYOUTS, analyse
from bluemoon.bots.base import NO_BUDGET
from bluemoon.bots.registry import check as check_bot
from bluemoon.bots.registry import named
from bluemoon.cards import PEOPLES, POOL, SPECIAL, Card, find, leader_of
from bluemoon.cards.pool import RETIRED, people_name
from bluemoon.city import display
from bluemoon.city.state import VERSION as CITY_VERSION
from bluemoon.cli import seating
from bluemoon.cli.admin import admin_app
from bluemoon.cli.city import pieces
from bluemoon.cli.formats import deck_app, tournament_app
from bluemoon.cli.lab import lab_app
from bluemoon.cli.server import ready, serve
from bluemoon.duel.model.editions import VERSION as DUEL_VERSION
from bluemoon.duel.model.piles import AS_PRINTED, PILES_HELP
from bluemoon.errors import BluemoonError, RecordError
from bluemoon.files import check_writable
from bluemoon.formats.commands import load_deck
from bluemoon.formats.commands import save as save_record
from bluemoon.formats.decks import DeckList
from bluemoon.formats.draft import new_game as new_draft
from bluemoon.formats.games import start_game
from bluemoon.installation import version
from bluemoon.messages import RecordCode
from bluemoon.pictures import NotDrawn, picture
from bluemoon.pictures.faces import card_svg
from bluemoon.powers.english import icon_names, power_text, type_name
from bluemoon.record import Record, read_record
from bluemoon.terminal import duel as duel_table
from bluemoon.terminal.draft_board import show as show_draft
from bluemoon.terminal.loop import Show
from bluemoon.terminal.loop import play as play_at_table

app = typer.Typer(no_args_is_help=True, help="Reiner Knizia's Blue Moon games.")
app.add_typer(deck_app, name="deck")
app.add_typer(tournament_app, name="tournament")
app.add_typer(lab_app, name="lab")
app.add_typer(admin_app, name="admin")
app.command()(serve)
app.command()(ready)
app.command("city")(pieces)
console = Console()

EVERY_CARD = (*POOL, *SPECIAL)
REPLAYED = ("duel", "city", "draft")
VERSIONS = {"duel": DUEL_VERSION, "city": CITY_VERSION}  # of the rules


def run() -> None:
    """The program `bluemoon`: whatever bad input causes is one sentence and the status 2."""
    try:
        app(prog_name="bluemoon")
    except BluemoonError as wrong:
        _end(str(wrong))
    except OSError as wrong:  # a file that cannot be read or written, which no subcommand has thought of
        if wrong.filename is None:
            raise
        _end(f"{wrong.filename}: {wrong.strerror}")


def _end(text: str) -> NoReturn:
    print(f"bluemoon: {text}", file=sys.stderr)
    sys.exit(2)


def tell_version(wanted: bool) -> None:
    """Print the version and what this installation has, and end."""
    if wanted:
        typer.echo(version())
        raise typer.Exit


@app.callback()
def begin(
    told: Annotated[
        bool,
        typer.Option(
            "--version", callback=tell_version, is_eager=True, help="the version, and how it was built"
        ),
    ] = False,
) -> None:
    """Reiner Knizia's Blue Moon games: play them, measure bots and decks, serve tables."""


PLAINLY: Any = {"markup": False, "highlight": False}
LEAST_SECONDS, MOST_SECONDS = 0.1, 3600.0  # of a measurement


class GameName(StrEnum):
    """The games that subcommands offer."""

    duel = "duel"
    city = "city"


class TableName(StrEnum):
    """The games that can be played in the terminal."""

    duel = "duel"
    city = "city"
    draft = "draft"


def fail(text: str) -> NoReturn:
    """Print what is wrong and end with status 2."""
    Console(stderr=True).print(f"bluemoon: {text}", markup=False, highlight=False)
    raise typer.Exit(2)


# --- cards ------------------------------------------------------------------------------------------------


@app.command()
def cards(
    query: Annotated[str, typer.Argument(help="a card's name or part of it, or a people")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
    to: Annotated[Path | None, typer.Option("--picture", help="where its picture goes, as SVG")] = None,
    as_svg: Annotated[bool, typer.Option("--svg", help="print the whole card as SVG")] = False,
) -> None:
    """The card pool, a ready-made deck, or one card with its text."""
    found = search(query)
    if as_svg and as_json:
        fail("--svg and --json are two ways to print: choose one")
    if as_svg:
        if len(found) != 1:
            fail(f"--svg takes one card; '{query}' is {len(found)} of them")
        typer.echo(card_svg(found[0]))
        return
    if not found:
        try:
            find(query)
        except BluemoonError as wrong:
            fail(str(wrong))
    if to is not None:
        try:
            check_writable(to)
            if len(found) != 1:
                fail(f"--picture takes one card; '{query}' is {len(found)} of them")
            to.write_text(picture(found[0].name), encoding="utf-8")
        except (BluemoonError, NotDrawn) as wrong:
            fail(str(wrong))
    if as_json:
        typer.echo(json.dumps([card_data(card) for card in found], indent=1, ensure_ascii=False))
    elif len(found) == 1:
        console.print(duel_table.describe_card(found[0]), markup=False, highlight=False)
    else:
        console.print(card_table(found, query))


def search(query: str) -> list[Card]:
    """All cards for an empty query, a deck for a people, otherwise by name."""
    wanted = query.strip().casefold()
    people = next((name for name in PEOPLES if name.casefold() == wanted), "")
    if people:
        return [leader_of(people), *duel.people_deck(people).cards]
    exact = [card for card in (*EVERY_CARD, *RETIRED) if card.name.casefold() == wanted]
    return exact or [card for card in EVERY_CARD if wanted in f"{card.name} {card.people}".casefold()]


def card_data(card: Card) -> dict[str, Any]:
    """A card as plain data for JSON, with its type, icons and text in words."""
    data = asdict(card)
    del data["powers"]
    data |= {"type": type_name(card.type), "icons": icon_names(card), "text": power_text(card)}
    return data


def card_table(found: list[Card], query: str) -> Table:
    """Cards as a table for the terminal."""
    table = Table(title=f"{len(found)} cards" + (f" for '{query}'" if query else ""))
    for heading in ("People", "No.", "Name", "Type", "Fire", "Earth", "Icons", "Moons", "Deck"):
        table.add_column(heading, justify="right" if heading in ("No.", "Fire", "Earth", "Moons") else "left")
    for card in found:
        values = ["" if value is None else str(value) for value in (card.fire, card.earth)]
        icons = ", ".join(icon_names(card))
        facts = [card.people, str(card.number), card.name, type_name(card.type), *values, icons]
        table.add_row(*facts, str(card.moons), card.deck)
    return table


# --- conformance, replay, bench ---------------------------------------------------------------------------


@app.command()
def conformance(
    files: Annotated[list[Path], typer.Argument(help="position files (.jsonl or .jsonl.gz)")],
    examples: Annotated[int, typer.Option(min=0, help="how many examples to print for each key")] = 3,
) -> None:
    """Compare the engine with position files; fails on a difference that no rulebook explains."""
    from bluemoon.duel.conformance.compare import KEYS, check_files

    try:
        report = check_files(files)
    except BluemoonError as wrong:
        fail(str(wrong))
    table = Table(title=f"{report.positions} positions")
    for heading in ("key", "compared", "explained", "unexplained"):
        table.add_column(heading, justify="left" if heading == "key" else "right")
    for key in KEYS:
        explained = sum(n for text, n in report.explained.items() if text.startswith(f"{key}: "))
        table.add_row(key, str(report.compared[key]), str(explained), str(report.unexplained[key]))
    console.print(table)
    if report.reread:
        console.print(
            f"{report.reread} that stand alone agree in another reading than the first", highlight=False
        )
    for text, count in report.explained.most_common():
        console.print(f"{count:6} {text}", markup=False, highlight=False)
    for key, found in report.examples.items():
        for text in found[:examples]:
            console.print(f"{key}: {text}", markup=False, highlight=False)
    if report.unexplained:
        raise typer.Exit(1)


@app.command()
def replay(file: Annotated[Path, typer.Argument(help="a record")]) -> None:
    """Tell a recorded game, action by action."""
    try:
        record = read_record(file.read_text(encoding="utf-8"))
        if record.game not in REPLAYED:
            raise RecordError(RecordCode.UNKNOWN_GAME, game=record.game, games=", ".join(REPLAYED))
        tell_record(record)
    except (OSError, UnicodeDecodeError) as wrong:
        fail(f"{file}: {wrong}")
    except BluemoonError as wrong:
        fail(f"{file}: {wrong}")


def tell_record(record: Record) -> None:
    """Print a recorded game, action by action, with its events."""
    game: Any = front.replay(Record(record.setup))
    version, now = getattr(game, "version", None), VERSIONS.get(record.game)
    if version != now:
        console.print(f"played by version {version} of the rules; the present one is {now}", markup=False)
    for number, (_, events, game) in enumerate(front.steps(record)):
        text = record.actions[number]
        console.print(f"{number + 1:4} {text}", markup=False, highlight=False)
        for event in () if record.game == "draft" else events:  # a pick needs no more words
            console.print(f"       · {game.tell(event)}", markup=False, highlight=False)
    if game.result:
        console.print(f"{game.result.reason}; scores {game.result.scores}", markup=False, highlight=False)


@app.command("analyse")
def analyse_record(
    file: Annotated[Path, typer.Argument(help="the record of a finished duel or city")],
    playouts: Annotated[
        int, typer.Option(min=1, max=10_000, help="for each turn; more are surer")
    ] = PLAYOUTS,
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
) -> None:
    """Judge every turn of a finished game: the winner's chance before and after it, and what was better."""
    try:
        found = analyse(read_record(file.read_text(encoding="utf-8")), playouts)
    except (OSError, UnicodeDecodeError, BluemoonError) as wrong:
        fail(f"{file}: {wrong}")
    if as_json:
        typer.echo(json.dumps(found.data(), indent=1, ensure_ascii=False))
        return
    winners = ", ".join(f"#{seat + 1}" for seat in found.winners) or "nobody"
    console.print(f"won by {winners}; the chance of the winner before and after each turn:", highlight=False)
    turning = {turn.first for turn in found.turning_points()}
    for turn in found.turns:
        mark = "*" if turn.first in turning else " "
        chances = f"{turn.before:4.0%} {turn.after:4.0%}"
        console.print(f"{mark}{turn.number:3} #{turn.seat + 1} {chances}  {turn.played}", **PLAINLY)
        if turn.better is not None:
            console.print(f"       better by {turn.loss:.0%}: {turn.better}", **PLAINLY)
    console.print("* turning points", highlight=False)


@app.command()
def bench(
    game: Annotated[GameName, typer.Argument()] = GameName.duel,
    seconds: Annotated[float, typer.Option(help="how long to measure each way")] = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
) -> None:
    """Measure the compiled and the plain rules side by side: random games, single operations, memory."""
    from bluemoon.bench.report import report, table

    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:  # 'nan' is neither
        fail(f"--seconds is a number from {LEAST_SECONDS} to {MOST_SECONDS}, not {seconds}")
    figures = report(game.value, seconds)
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        console.print(table(figures))


# --- play -------------------------------------------------------------------------------------------------


def start_duel(names: list[str], rules: str, seed: str, piles: str = AS_PRINTED) -> duel.Duel:
    """A duel between ready-made decks by people, or deck files (.deck)."""
    if not any(name.endswith(".deck") for name in names):
        return duel.new_game(names, rules, seed, piles=piles)
    lists = [
        load_deck(Path(name)) if name.endswith(".deck") else DeckList(people_name(name), people_name(name))
        for name in names
    ]
    return duel.Duel(start_game(lists, rules, seed, piles=piles))


def start(game: TableName, decks: str, rules: str, seed: str, piles: str, players: int) -> Any:
    """A new game for a table in the terminal."""
    if game is TableName.duel:
        return start_duel([name.strip() for name in decks.split(",")], rules, seed, piles)
    return city.new_game(players, seed=seed) if game is TableName.city else new_draft(players, seed=seed)


@app.command()
def play(
    game: Annotated[TableName, typer.Argument()] = TableName.duel,
    decks: Annotated[str, typer.Option(help="yours and theirs: peoples or deck files")] = "Hoax,Vulca",
    rules: Annotated[str, typer.Option(help="legends or classic")] = "legends",
    piles: Annotated[str, typer.Option(help=PILES_HELP)] = AS_PRINTED,
    players: Annotated[int, typer.Option(help="of the city, 2 to 4, or of a draft, 2 to 6")] = 2,
    people: Annotated[int, typer.Option(min=1, max=6, help="persons who share this screen")] = 1,
    seed: Annotated[str, typer.Option(help="the same seed deals the same cards")] = "",
    opponent: Annotated[
        str, typer.Option(help="a level from newcomer to master, module:Class or program:COMMAND")
    ] = "adept",
    save: Annotated[Path | None, typer.Option(help="write the record here")] = None,
    language: Annotated[str, typer.Option(help="of the table: en or de; else as the system says")] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="lines of text, for pipes and screen readers")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="go on with the last unfinished game")] = False,
) -> None:
    """Play in the terminal against bots, or with others at the same screen."""
    seed = seed or secrets.token_hex(16)
    try:
        check_seed(seed)
        seating.check_language(language)
        if save is not None:
            check_writable(save)
        full = seating.full_table(plain, console)
        if resume:
            seating.resume(full, language, save)
            return
        check_bot(game.value, opponent)
        started = start(game, decks, rules, seed, piles, players)
        seating.check_people(people, started.players, full)
        if full:
            seating.sit_down(started, people, opponent, language, save)
            return
        play_plainly(game, started, seed, opponent, save)
    except BluemoonError as wrong:
        fail(str(wrong))
    if save is not None:
        console.print(f"record: {save}", markup=False, highlight=False)


def play_plainly(game: TableName, started: Any, seed: str, opponent: str, save: Path | None) -> None:
    """The table as lines of text."""
    shows: dict[str, Show] = {"duel": duel_table.show, "city": display.show, "draft": show_draft}
    level, playouts = named(game.value, opponent)
    budget = Budget(playouts=playouts) if playouts else NO_BUDGET
    bots = [make(game.value, level, f"{seed} {seat}", budget) for seat in range(started.players)]
    keep = (lambda: save_record(save, started.record().write())) if save is not None else (lambda: None)
    play_at_table(started, 0, console, shows[game.value], duel_table.describe, bots, keep)
