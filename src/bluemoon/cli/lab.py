"""The subcommand `bluemoon lab`; `bluemoon.lab.commands` does the work."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console

from bluemoon.cli.formats import attempt
from bluemoon.duel.model.deck import Deck
from bluemoon.files import check_new
from bluemoon.formats.commands import drafted_cards, load_deck
from bluemoon.formats.decks import playable
from bluemoon.installation import warn
from bluemoon.lab import commands
from bluemoon.lab.tasks import PLAYOUTS

T = TypeVar("T")

lab_app = typer.Typer(
    no_args_is_help=True, help="Many games: which bot is stronger, which deck fares better."
)

Decks = Annotated[
    str,
    typer.Option(help="'all', peoples with commas between, or built, emissaries, inquisitors, drafted"),
]
Rules = Annotated[str, typer.Option(help="legends or classic")]
Workers = Annotated[int, typer.Option(help="processes; 0: one for each core")]
Ray = Annotated[bool, typer.Option("--ray", help="spread the work by Ray")]
Results = Annotated[Path | None, typer.Option(help="keep the games here; a stopped run goes on from it")]
Picture = Annotated[Path | None, typer.Option(help="draw the matrix (.png or .svg)")]
Force = Annotated[bool, typer.Option("--force", help="replace the file of --picture")]
AsJson = Annotated[bool, typer.Option("--json", help="as JSON")]
Playouts = Annotated[int, typer.Option(help="of master, in each turn")]
Bot = Annotated[
    str,
    typer.Option(
        help="a level from newcomer to master, a frozen one (adept@1), module:Class, or program:COMMAND"
    ),
]


def played(
    work: Callable[[], T], results: Path | None, otherwise: str = "Nothing is kept without --results."
) -> T:
    """Run `work`; if the user interrupts it, say where the games played so far are kept, or what else there
    is to say."""
    warn("rules")
    try:
        return attempt(work)
    except KeyboardInterrupt:
        kept = f"what was played is kept in {results}; the same command goes on from there" if results else ""
        Console(stderr=True).print(f"bluemoon: stopped. {kept or otherwise}")
        raise typer.Exit(130) from None


def unused(picture: Path | None, force: bool) -> Path | None:
    """The file of a picture; BluemoonError, before any game is played, if it is there and may not be
    replaced."""
    if picture is not None:
        check_new(picture, force)
    return picture


def told(as_json: bool, report: dict[str, Any]) -> None:
    """Print the report as JSON if that was asked for."""
    if as_json:
        typer.echo(json.dumps(report))


@lab_app.command()
def arena(
    bots: Annotated[
        list[str],
        typer.Argument(help="two or more: levels, frozen ones (adept@1), module:Class, program:COMMAND"),
    ],
    games: Annotated[int, typer.Option(help="games for each pair of bots")] = 400,
    decks: Decks = "all",
    game: Annotated[str, typer.Option(help="duel or city")] = "duel",
    players: Annotated[int, typer.Option(help="players of the city")] = 2,
    rules: Rules = "legends",
    playouts: Playouts = PLAYOUTS,
    control: Annotated[bool, typer.Option(help="every bot against itself, too")] = True,
    seed: Annotated[str, typer.Option(help="other seeds, other games")] = "arena",
    sprt: Annotated[
        tuple[float, float] | None, typer.Option(help="stop when a test between two win rates has decided")
    ] = None,
    workers: Workers = 0,
    ray: Ray = False,
    results: Results = None,
    as_json: AsJson = False,
) -> None:
    """Bots against bots: paired seeds, both seats, all deck pairs, mirror matches as control."""
    console = None if as_json else Console()
    report = played(
        lambda: commands.arena(
            bots,
            games,
            decks,
            game=game,
            players=players,
            rules=rules,
            playouts=playouts,
            control=control,
            seed=seed,
            sprt=sprt,
            workers=workers,
            ray=ray,
            file=results,
            console=console,
        ),
        results,
    )
    told(as_json, report)


@lab_app.command()
def matchups(
    bot: Bot = "adept",
    games: Annotated[int, typer.Option(help="games for each pair of decks")] = 500,
    decks: Decks = "all",
    rules: Rules = "legends",
    playouts: Playouts = PLAYOUTS,
    seed: Annotated[str, typer.Option(help="other seeds, other games")] = "matchups",
    workers: Workers = 0,
    ray: Ray = False,
    results: Results = None,
    picture: Picture = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """The matrix of the nine decks, with intervals."""
    console = None if as_json else Console()
    report = played(
        lambda: commands.matchups(
            bot,
            games,
            decks,
            rules=rules,
            playouts=playouts,
            seed=seed,
            workers=workers,
            ray=ray,
            file=results,
            picture=unused(picture, force),
            console=console,
        ),
        results,
    )
    told(as_json, report)


@lab_app.command()
def metagame(
    bot: Bot = "adept",
    games: Annotated[int, typer.Option(help="games for each pair")] = 972,
    rules: Rules = "legends",
    seed: Annotated[str, typer.Option(help="other seeds, other games")] = "metagame",
    workers: Workers = 0,
    results: Results = None,
    as_json: AsJson = False,
) -> None:
    """The nine peoples and the emissaries against each other, as the page's metagame shows them."""
    console = None if as_json else Console()
    report = played(
        lambda: commands.metagame(
            bot, games, rules=rules, seed=seed, workers=workers, file=results, console=console
        ),
        results,
    )
    told(as_json, report)


@lab_app.command()
def deck(
    file: Annotated[Path, typer.Argument(help="a deck file")],
    bot: Bot = "adept",
    games: Annotated[int, typer.Option(help="games against each of the nine")] = 100,
    rules: Rules = "legends",
    playouts: Playouts = PLAYOUTS,
    seed: Annotated[str, typer.Option(help="other seeds, other games")] = "deck",
    workers: Workers = 0,
    ray: Ray = False,
    results: Results = None,
    picture: Picture = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """How a built or drafted deck fares against the nine ready-made ones."""
    console = None if as_json else Console()
    built = attempt(lambda: of_file(file, rules))
    report = played(
        lambda: commands.deck(
            built,
            bot,
            games,
            rules=rules,
            playouts=playouts,
            seed=seed,
            workers=workers,
            ray=ray,
            file=results,
            picture=unused(picture, force),
            console=console,
        ),
        results,
    )
    told(as_json, report)


def of_file(file: Path, rules: str) -> Deck:
    """The deck of a file, checked; one that names no leader is of a draft."""
    listed = load_deck(file)
    return playable(listed, rules, drafted=drafted_cards(listed))


@lab_app.command()
def specials(
    kind: Annotated[str, typer.Argument(help="emissaries or inquisitors")],
    bot: Bot = "adept",
    games: Annotated[int, typer.Option(help="games for each pair of them")] = 162,
    rules: Rules = "legends",
    seed: Annotated[str, typer.Option(help="other seeds, other games")] = "specials",
    workers: Workers = 0,
    ray: Ray = False,
    results: Results = None,
    picture: Picture = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Are the special cards balanced: emissaries, or inquisitors, against each other over all peoples."""
    console = None if as_json else Console()
    report = played(
        lambda: commands.specials(
            kind,
            bot,
            games,
            rules=rules,
            seed=seed,
            workers=workers,
            ray=ray,
            file=results,
            picture=unused(picture, force),
            console=console,
        ),
        results,
    )
    told(as_json, report)


@lab_app.command()
def dataset(
    file: Annotated[Path, typer.Argument(help="the file to write: JSON lines, one for each game")],
    games: Annotated[int, typer.Option(help="how many games")] = 100,
    seed: Annotated[str, typer.Option(help="other seeds, other games")] = "dataset",
    bots: Annotated[str, typer.Option(help="with commas between; they take the seats in turn")] = "novice",
    decks: Decks = "all",
    game: Annotated[str, typer.Option(help="duel or city")] = "duel",
    players: Annotated[int, typer.Option(help="players of the city")] = 2,
    rules: Rules = "legends",
    arrays: Annotated[
        Path | None, typer.Option(help="also as arrays of NumPy: observations, actions, outcomes (.npz)")
    ] = None,
    workers: Workers = 0,
    force: Annotated[bool, typer.Option("--force", help="replace files that are there already")] = False,
) -> None:
    """Write a dataset of games of bots; the same command writes the same bytes (docs/datasets.md)."""
    from bluemoon.lab import dataset as work

    def write() -> int:
        for target in (file, *([] if arrays is None else [arrays])):
            check_new(target, force)
        console = Console()
        with commands.bar(console if console.is_terminal else None, games) as advance:
            return work.write(
                file,
                games,
                seed,
                [bot.strip() for bot in bots.split(",")],
                commands.deck_list(decks),
                game=game,
                players=players,
                rules=rules,
                workers=workers,
                arrays_file=arrays,
                progress=lambda: advance(1),
            )

    lost = played(
        write, None, f"{file} is only written when all games are played: there is nothing new in it."
    )
    typer.echo(f"{games} games: {file}" + ("" if arrays is None else f", {arrays}"))
    if lost:
        typer.echo(f'bluemoon: {commands.lost_told(lost)} ("lost" in {file})', err=True)
