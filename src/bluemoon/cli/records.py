"""The subcommands `bluemoon replay` and `bluemoon analyse`: recorded games, and those that a table keeps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from bluemoon import front
from bluemoon.bots.analysis import PLAYOUTS, analyse
from bluemoon.city.state import VERSION as CITY_VERSION
from bluemoon.cli.formats import attempt
from bluemoon.duel.model.editions import VERSION as DUEL_VERSION
from bluemoon.errors import RecordError
from bluemoon.formats.commands import load
from bluemoon.messages import RecordCode
from bluemoon.record import Record
from bluemoon.terminal.reading import one_game, records

REPLAYED: Final = ("duel", "city", "draft")
VERSIONS: Final = {"duel": DUEL_VERSION, "city": CITY_VERSION}  # of the rules

console = Console()


def replay(
    file: Annotated[Path, typer.Argument(help="a record, of a match too, or a game that a table keeps")],
) -> None:
    """Tell a recorded game, action by action."""
    attempt(lambda: load(file, tell))


def tell(text: str) -> None:
    """Print all games of a text."""
    found = records(text)
    for number, record in enumerate(found, start=1):
        if len(found) > 1:
            _say(f"== game {number}")
        tell_record(record)


def tell_record(record: Record) -> None:
    """Print a recorded game, action by action, with its events."""
    if record.game not in REPLAYED:
        raise RecordError(RecordCode.UNKNOWN_GAME, game=record.game, games=", ".join(REPLAYED))
    game: Any = front.replay(Record(record.setup))
    version, now = getattr(game, "version", None), VERSIONS.get(record.game)
    if version != now:
        _say(f"played by version {version} of the rules; the present one is {now}")
    for number, (_, events, game) in enumerate(front.steps(record)):
        _say(f"{number + 1:4} {record.actions[number]}")
        for event in () if record.game == "draft" else events:  # a pick needs no more words
            _say(f"       · {game.tell(event)}")
    if game.result:
        _say(f"{game.result.reason}; scores {game.result.scores}")


def analyse_record(
    file: Annotated[
        Path, typer.Argument(help="the record of a finished duel or city, or such a game that a table keeps")
    ],
    playouts: Annotated[
        int, typer.Option(min=1, max=10_000, help="for each turn; more are surer")
    ] = PLAYOUTS,
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
) -> None:
    """Judge every turn of a finished game: the winner's chance before and after it, and what was better."""
    found = attempt(lambda: load(file, lambda text: analyse(one_game(text), playouts)))
    if as_json:
        typer.echo(json.dumps(found.data(), indent=1, ensure_ascii=False))
        return
    winners = ", ".join(f"#{seat + 1}" for seat in found.winners) or "nobody"
    _say(f"won by {winners}; the chance of the winner before and after each turn:")
    turning = {turn.first for turn in found.turning_points()}
    for turn in found.turns:
        mark = "*" if turn.first in turning else " "
        chances = f"{turn.before:4.0%} {turn.after:4.0%}"
        _say(f"{mark}{turn.number:3} #{turn.seat + 1} {chances}  {turn.played}")
        if turn.better is not None:
            _say(f"       better by {turn.loss:.0%}: {turn.better}")
    _say("* turning points")


def _say(text: str) -> None:
    console.print(text, markup=False, highlight=False)
