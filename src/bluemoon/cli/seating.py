"""Sitting down at the table in the terminal: whether there can be one, where its games are kept."""

from __future__ import annotations

import os
import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from bluemoon.bots.outside.saying import held
from bluemoon.errors import BluemoonError
from bluemoon.extras import MissingExtra, need
from bluemoon.terminal.loop import play as play_in_lines
from bluemoon.terminal.session import Session, alone, load_session, new_file, unfinished
from bluemoon.terminal.words import LANGUAGES, ending, language_of_system, word


class Place(NamedTuple):
    """Where and how somebody plays: on the whole `screen` or in lines, in which language, and where the
    record goes."""

    full: bool
    language: str  # '': that of the system
    record: Path | None
    console: Console

    @property
    def speaks(self) -> str:
        """The language of the table."""
        return self.language or language_of_system()


def full_table(plain: bool, console: Console) -> bool:
    """Whether the table takes the whole screen: there is one, nobody wants lines, and Textual is there."""
    if plain or os.environ.get("TERM") == "dumb" or not at_terminal():
        return False
    try:
        need("cli", "the table on the whole screen", "textual")
    except MissingExtra as absent:
        console.print(f"{absent}. Until then, in lines:", markup=False, highlight=False)
        return False
    return True


def at_terminal() -> bool:
    """Whether somebody sits there, and it is no pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty()


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
    named = os.environ.get("BLUEMOON_TABLES")
    if named:
        return Path(named)
    need("cli", "keeping games", "platformdirs")  # comes with Textual
    from platformdirs import user_data_path

    return user_data_path("bluemoon") / "tables"


def sit_down(game: Any, people: int, opponent: str, place: Place) -> None:
    """A new game. In a pipe it is kept only as a record, if there is a file for one."""
    setup = game.record().setup
    bots = dict.fromkeys(range(people, game.players), opponent)
    file = _file_for(setup["game"], place)
    with alone(file):
        _play(Session(setup, range(people), bots, place.speaks, file, place.record), place)


def _file_for(game: str, place: Place) -> Path | None:
    if not at_terminal():
        return None
    try:
        return new_file(folder(), f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{game}")
    except MissingExtra:
        return None


def resume(place: Place) -> None:
    """Go on with a game that is not over; if there are several, ask with which."""
    files = unfinished(folder())
    if not files:
        raise BluemoonError(f"there is no unfinished game in {folder()}")
    file = files[0] if len(files) == 1 else _chosen(files, place)
    with alone(file):
        session = load_session(file, place.speaks)
        check_people(len(session.people), session.game.players, place.full)
        session.record_file = place.record
        _play(session, place)


def _chosen(files: list[Path], place: Place) -> Path:
    """The game that the person chooses from a list; the newest one if he only presses Enter."""
    shown = files[:20]
    for number, file in enumerate(shown, start=1):
        place.console.print(f"{number:3}  {_about(file, place.speaks)}", markup=False, highlight=False)
    while True:
        try:
            answer = place.console.input(word(place.speaks, "which", n=len(shown))).strip() or "1"
        except (EOFError, KeyboardInterrupt):
            raise BluemoonError("no game was chosen") from None
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(shown):
            return shown[int(answer) - 1]


def _about(file: Path, language: str) -> str:
    """A kept game in a line: when it was begun, which it is, how far it is."""
    date, clock = file.name[:10], f"{file.name[11:13]}:{file.name[13:15]}"
    try:
        session = load_session(file, language)
    except BluemoonError as wrong:
        return str(wrong)
    done = word(language, "done-so-far", n=len(session.moves))
    return f"{date} {clock}  {word(language, session.kind)} ({', '.join(session.names)}), {done}"


def _play(session: Session, place: Place) -> None:
    if place.full:
        from bluemoon.terminal.table import Table  # imported late: Textual need not be there

        with held():  # what bots print would break the screen
            Table(session).run()
    else:
        play_in_lines(session, place.console)
    for line in _at_leaving(session, place.full):
        place.console.print(line, markup=False, highlight=False, soft_wrap=True)


def _at_leaving(session: Session, full: bool) -> list[str]:
    """The result, and where the game is kept."""

    def say(key: str, **args: object) -> str:
        return word(session.language, key, **args)

    lines = []
    if full and session.game.result is not None:  # in lines it was told
        seat = session.people[0] if len(session.people) == 1 else -1
        lines.append(ending(session.game.result, seat, session.names, session.language))
    if session.file is not None:
        over = "kept-draft" if session.kind == "draft" else "kept-over"
        lines.append(say(over, file=session.file) if session.game.over else say("kept"))
    if session.record_file is not None:
        lines.append(say("record", file=session.record_file))
    file = session.record_file or session.file
    if session.kind == "draft" and session.game.over and file is not None:
        lines.append(say("draft-deck", file=shlex.quote(str(file))))
    return lines or [say("not-kept")]
