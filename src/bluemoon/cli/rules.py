"""The subcommand `bluemoon rules`: the rules of both games, in our own words."""

from __future__ import annotations

import pydoc
import sys
from enum import StrEnum
from textwrap import wrap
from typing import Annotated

import typer

from bluemoon.cli.choices import one_of
from bluemoon.cli.formats import attempt
from bluemoon.cli.seating import check_language
from bluemoon.errors import BluemoonError
from bluemoon.rulebook import plain
from bluemoon.terminal.words import language_of_system

WIDTH = 80


class RulesOf(StrEnum):
    """The games with rules of their own."""

    duel = "duel"
    city = "city"


def rules(
    game: Annotated[RulesOf, one_of(RulesOf)] = RulesOf.duel,
    search: Annotated[str, typer.Argument(help="only what has these words; a chapter's title finds it")] = "",
    language: Annotated[str, typer.Option(help="en or de; else as the system says")] = "",
) -> None:
    """The rules of a game, all of them or what has some words."""
    attempt(lambda: check_language(language))
    spoken = language or language_of_system()
    lines = attempt(lambda: found(game.value, spoken, search))
    text = "\n".join(line for long in lines for line in (wrap(long, WIDTH) or [""]))
    if sys.stdout.isatty() and not search:
        pydoc.pager(text)
    else:
        typer.echo(text)


def found(game: str, language: str, search: str) -> list[str]:
    """The lines of the rules; BluemoonError, with the titles of the chapters, if nothing has the words."""
    lines = plain.rules(game, language, search)
    if not lines:
        chapters = ", ".join(plain.contents(game, language))
        raise BluemoonError(f"the rules of the {game} have nothing with '{search}'; the chapters: {chapters}")
    return lines
