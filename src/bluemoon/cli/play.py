"""The subcommand `bluemoon play`: the table in the terminal."""

from __future__ import annotations

import secrets
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from bluemoon import city, duel
from bluemoon.arguments import check_seed
from bluemoon.bots.registry import check as check_bot
from bluemoon.cards.pool import people_name
from bluemoon.cli import seating
from bluemoon.cli.choices import one_of
from bluemoon.cli.formats import attempt
from bluemoon.duel.model.piles import AS_PRINTED, PILES_HELP
from bluemoon.errors import BluemoonError
from bluemoon.files import check_new
from bluemoon.formats.commands import drafted_cards, load_deck
from bluemoon.formats.decks import DeckList
from bluemoon.formats.draft import new_game as new_draft
from bluemoon.formats.games import start_game

console = Console()


class TableName(StrEnum):
    """The games that can be played in the terminal."""

    duel = "duel"
    city = "city"
    draft = "draft"


def _is_file(name: str) -> bool:
    """Whether a deck is meant as a file: by its ending, or because there is one."""
    return name.endswith(".deck") or Path(name).is_file()


def start_duel(names: list[str], rules: str, seed: str, piles: str = AS_PRINTED) -> duel.Duel:
    """A duel between ready-made decks by people, or deck files. One that names no leader is of a draft."""
    if not any(map(_is_file, names)):
        return duel.new_game(names, rules, seed, piles=piles)
    lists = [
        load_deck(Path(name)) if _is_file(name) else DeckList(people_name(name), people_name(name))
        for name in names
    ]
    own = [drafted_cards(deck) for deck in lists]
    drafted = (own[0], own[1]) if len(own) == 2 and any(own) else None
    return duel.Duel(start_game(lists, rules, seed, drafted=drafted, piles=piles))


def start(
    game: TableName, decks: str | None, rules: str | None, seed: str, piles: str | None, players: int | None
) -> Any:
    """A new game for a table in the terminal; BluemoonError for an option that this game does not have."""
    if game is TableName.duel:
        if players not in (None, 2):
            raise BluemoonError(f"--players {players}: a duel has two players")
        names = [name.strip() for name in (decks or "Hoax,Vulca").split(",")]
        return start_duel(names, rules or "legends", seed, piles or AS_PRINTED)
    for option, given in (("decks", decks), ("rules", rules), ("piles", piles)):
        if given is not None:
            raise BluemoonError(f"--{option} is for the duel, not for the {game}")
    if game is TableName.city:
        return city.new_game(2 if players is None else players, seed=seed)
    return new_draft(2 if players is None else players, seed=seed)


def play(
    game: Annotated[TableName, one_of(TableName)] = TableName.duel,
    decks: Annotated[
        str | None, typer.Option(help="yours and theirs: peoples or deck files; Hoax,Vulca if left out")
    ] = None,
    rules: Annotated[str | None, typer.Option(help="of a duel: legends, if left out, or classic")] = None,
    piles: Annotated[str | None, typer.Option(help=f"of a duel: {PILES_HELP}")] = None,
    players: Annotated[
        int | None, typer.Option(help="of the city, 2 to 4, or of a draft, 2 to 6; 2 if left out")
    ] = None,
    people: Annotated[int, typer.Option(min=1, max=6, help="persons who share this screen")] = 1,
    seed: Annotated[
        str | None, typer.Option(help="the same seed deals the same cards; by lot if left out")
    ] = None,
    opponent: Annotated[
        str, typer.Option(help="a level from newcomer to master, module:Class or program:COMMAND")
    ] = "adept",
    save: Annotated[Path | None, typer.Option(help="write the record here")] = None,
    force: Annotated[bool, typer.Option("--force", help="replace the file of --save")] = False,
    language: Annotated[str, typer.Option(help="of the table: en or de; else as the system says")] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="lines of text, for pipes and screen readers")
    ] = False,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="go on with an unfinished game, chosen from a list"),
    ] = False,
) -> None:
    """Play in the terminal against bots, or with others at the same screen. Games are kept, except in a pipe
    without --save."""
    attempt(
        lambda: _play(
            game, (decks, rules, seed, piles, players), people, opponent, language, plain, resume, save, force
        )
    )


def _play(
    game: TableName,
    wish: tuple[str | None, str | None, str | None, str | None, int | None],
    people: int,
    opponent: str,
    language: str,
    plain: bool,
    resume: bool,
    save: Path | None,
    force: bool,
) -> None:
    decks, rules, seed, piles, players = wish
    if seed == "":
        raise BluemoonError("--seed is empty: leave it out for cards by lot")
    seed = secrets.token_hex(16) if seed is None else seed
    check_seed(seed)
    seating.check_language(language)
    if save is not None:
        check_new(save, force)
    seat = seating.Place(seating.full_table(plain, console), language, save, console)
    if resume:
        seating.resume(seat)
        return
    check_bot(game.value, opponent)
    started = start(game, decks, rules, seed, piles, players)
    seating.check_people(people, started.players, seat.full)
    seating.sit_down(started, people, opponent, seat)
