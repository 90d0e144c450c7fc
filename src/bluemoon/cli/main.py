"""The command `bluemoon` with most of its subcommands. Each only reads its options and calls other
packages."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.table import Table

from bluemoon.cards import Card, find
from bluemoon.cli.admin import admin_app
from bluemoon.cli.choices import one_of
from bluemoon.cli.city import pieces
from bluemoon.cli.formats import deck_app, tournament_app
from bluemoon.cli.lab import lab_app
from bluemoon.cli.plainly import Plainly
from bluemoon.cli.play import play
from bluemoon.cli.records import analyse_record, replay
from bluemoon.cli.rules import rules
from bluemoon.cli.server import ready, serve
from bluemoon.errors import BluemoonError
from bluemoon.files import check_new
from bluemoon.installation import version
from bluemoon.pictures import NotDrawn, picture
from bluemoon.pictures.faces import card_svg
from bluemoon.powers.english import icon_names, power_text, type_name
from bluemoon.terminal import duel as duel_table
from bluemoon.terminal.looking import search

app = typer.Typer(cls=Plainly, no_args_is_help=True, help="Reiner Knizia's Blue Moon games.")
app.add_typer(deck_app, name="deck")
app.add_typer(tournament_app, name="tournament")
app.add_typer(lab_app, name="lab")
app.add_typer(admin_app, name="admin")
app.command()(serve)
app.command()(ready)
app.command()(play)
app.command()(rules)
app.command()(replay)
app.command("analyse")(analyse_record)
app.command("city")(pieces)
console = Console()


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


LEAST_SECONDS, MOST_SECONDS = 0.1, 3600.0  # of a measurement


class GameName(StrEnum):
    """The games that subcommands offer."""

    duel = "duel"
    city = "city"


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
    force: Annotated[bool, typer.Option("--force", help="replace the file of --picture")] = False,
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
            check_new(to, force)
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


# --- conformance, bench -----------------------------------------------------------------------------------


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
def bench(
    game: Annotated[GameName, one_of(GameName)] = GameName.duel,
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
