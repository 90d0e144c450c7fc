"""Sitting down at the table in the terminal: whether there can be one, where its games are kept."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from bluemoon.errors import BluemoonError
from bluemoon.extras import MissingExtra, need
from bluemoon.terminal.session import Session, load_session, new_file, unfinished
from bluemoon.terminal.words import LANGUAGES, language_of_system


def full_table(plain: bool, console: Console) -> bool:
    """Whether the table takes the whole screen: there is one, nobody wants lines, and Textual is there."""
    if plain or os.environ.get("TERM") == "dumb" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        need("cli", "the table on the whole screen", "textual")
    except MissingExtra as absent:
        console.print(f"{absent}. Until then, in lines:", markup=False, highlight=False)
        return False
    return True


def check_language(language: str) -> None:
    """BluemoonError unless the terminal speaks it; '' is the language of the system."""
    if language and language not in LANGUAGES:
        raise BluemoonError(f"the table speaks {' and '.join(LANGUAGES)}, not '{language}'")


def check_people(people: int, players: int, full: bool) -> None:
    """BluemoonError if so many persons cannot sit there."""
    if people > players:
        raise BluemoonError(f"{people} persons do not fit at a table for {players}")
    if people > 1 and not full:
        raise BluemoonError("several persons need the table on the whole screen; lines of text are for one")


def folder() -> Path:
    """Where games are kept; BLUEMOON_TABLES names another folder."""
    from platformdirs import user_data_path  # comes with Textual

    named = os.environ.get("BLUEMOON_TABLES")
    return Path(named) if named else user_data_path("bluemoon") / "tables"


def sit_down(game: Any, people: int, opponent: str, language: str, record: Path | None) -> None:
    """A new game on the whole screen."""
    setup = game.record().setup
    file = new_file(folder(), f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{setup['game']}")
    bots = dict.fromkeys(range(people, game.players), opponent)
    _play(Session(setup, range(people), bots, language or language_of_system(), file, record))


def resume(full: bool, language: str, record: Path | None) -> None:
    """Go on with the last game that is not over."""
    if not full:
        raise BluemoonError("--resume needs the table on the whole screen")
    file = unfinished(folder())
    if file is None:
        raise BluemoonError(f"there is no unfinished game in {folder()}")
    session = load_session(file, language or language_of_system())
    session.record_file = record
    _play(session)


def _play(session: Session) -> None:
    from bluemoon.terminal.table import Table  # imported late: Textual need not be there

    Table(session).run()
    if not session.game.over:
        print("The game is kept: bluemoon play --resume goes on.")
