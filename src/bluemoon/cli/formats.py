"""The subcommands `bluemoon deck` and `bluemoon tournament`; `bluemoon.formats.commands` does the work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console

from bluemoon.bots.deck_kinds import chosen_of
from bluemoon.duel.model.piles import AS_PRINTED, PILES_HELP
from bluemoon.errors import BluemoonError
from bluemoon.files import check_new
from bluemoon.formats import commands
from bluemoon.formats.commands import save
from bluemoon.formats.deck_file import write_deck
from bluemoon.formats.decks import DeckList
from bluemoon.terminal.reading import one_game

deck_app = typer.Typer(no_args_is_help=True, help="Build decks: check, show, make one by chance.")
tournament_app = typer.Typer(
    no_args_is_help=True, help="Tournaments: round robin, Swiss and knock-out, kept in a file."
)

T = TypeVar("T")

File = Annotated[Path, typer.Argument(help="the file")]
Match = Annotated[bool, typer.Option(help="for a match, where achievements are allowed")]
Rules = Annotated[str, typer.Option(help="legends or classic")]


def attempt(work: Callable[[], T]) -> T:
    """Run `work`; on an error of the project, print it and end with a failure."""
    try:
        return work()
    except BluemoonError as wrong:
        Console(stderr=True).print(f"bluemoon: {wrong}", markup=False, highlight=False)
        raise typer.Exit(2) from wrong


def say(lines: list[str]) -> None:
    """Print some lines."""
    for line in lines:
        typer.echo(line)


@deck_app.command("check")
def check_deck(
    file: File,
    rules: Rules = "legends",
    match: Match = False,
    draft: Annotated[
        Path | None, typer.Option(help="of a drafted deck: the draft, as a record or as a table keeps it")
    ] = None,
    player: Annotated[int, typer.Option(min=1, max=6, help="who drafted it: 1 is the first seat")] = 1,
) -> None:
    """Everything that is wrong with a deck. The status is 0 if it is legal, 1 if anything is wrong with it, 2
    if the file cannot be read as a deck."""
    problems = attempt(lambda: commands.check_deck(file, rules, match, draft, player - 1, one_game))
    say(problems or ["the deck is legal"])
    if problems:
        raise typer.Exit(1)


@deck_app.command("drafted")
def drafted_deck(
    draft: Annotated[Path, typer.Argument(help="the record of a draft, or the draft that a table keeps")],
    file: Annotated[Path, typer.Argument(help="the deck file to write")],
    player: Annotated[int, typer.Option(min=1, max=6, help="whose cards: 1 is the first seat")] = 1,
) -> None:
    """Write a deck of what somebody drafted: the bots' choice, with the other cards as comments."""
    deck = attempt(lambda: _of_draft(draft, file, player - 1))
    say([f"{file}: {deck.name}"])


def _of_draft(draft: Path, file: Path, seat: int) -> DeckList:
    check_new(file)
    drafted = commands.drafted_by(draft, seat, one_game)
    if not commands.load_draft(draft, one_game).over:
        raise BluemoonError(f"{draft}: the draft is not complete")
    deck = DeckList(commands.name_of(file), cards=chosen_of(drafted))
    left = list((Counter(drafted) - Counter(deck.cards)).elements())
    save(
        file,
        "\n".join([write_deck(deck).rstrip(), "# also drafted:", *(f"# {card}" for card in left)]) + "\n",
    )
    return deck


@deck_app.command("show")
def show_deck(file: File) -> None:
    """A deck in words."""
    say(attempt(lambda: commands.show_deck(file)))


@deck_app.command("random")
def random_deck(file: File, seed: Annotated[str, typer.Option()] = "0", match: Match = False) -> None:
    """Write a random legal deck."""
    attempt(lambda: check_new(file))
    deck = attempt(lambda: commands.make_random_deck(file, seed, match))
    say([f"{file}: {deck.name}"])


@tournament_app.command("new")
def new_tournament(
    file: File,
    players: Annotated[list[str], typer.Argument(help="the players' names")],
    name: Annotated[str, typer.Option()] = "Tournament",
    kind: Annotated[str, typer.Option(help="'round robin', 'swiss' or 'knock-out'")] = "round robin",
    rounds: Annotated[int, typer.Option(help="rounds of a Swiss tournament")] = 0,
    seed: Annotated[str, typer.Option()] = "0",
    rules: Rules = "legends",
    penalty: Annotated[str, typer.Option(help="the organiser's penalty for backtracking")] = "none",
    piles: Annotated[str, typer.Option(help=PILES_HELP)] = AS_PRINTED,
) -> None:
    """Begin a tournament."""
    attempt(lambda: commands.new_tournament(file, name, players, kind, rounds, seed, rules, penalty, piles))
    say(attempt(lambda: commands.next_round(file)))


@tournament_app.command("next")
def next_round(file: File) -> None:
    """Pair the next round."""
    say(attempt(lambda: commands.next_round(file)))


@tournament_app.command("report")
def report(file: File, one: str, two: str, crystals_one: int, crystals_two: int) -> None:
    """Enter the crystals of a match."""
    say(attempt(lambda: commands.report_result(file, one, two, (crystals_one, crystals_two))))


@tournament_app.command("report-match")
def report_match(file: File, record: Annotated[Path, typer.Argument(help="the record of a match")]) -> None:
    """Enter a finished match from its record."""
    say(attempt(lambda: commands.report_match_file(file, record)))


@tournament_app.command("penalise")
def penalise(file: File, player: str) -> None:
    """Deduct the organiser's penalty."""
    say(attempt(lambda: commands.penalise(file, player)))


@tournament_app.command("show")
def show_tournament(
    file: File, as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False
) -> None:
    """The table, and what is still to be played."""
    say(attempt(lambda: commands.tell_tournament(file, as_json)))
