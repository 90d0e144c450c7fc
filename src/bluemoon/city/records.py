"""Games from their records: the same set-up and the same actions give the same game, byte for byte."""

from __future__ import annotations

from bluemoon.city.game import City, from_lines, new_game
from bluemoon.errors import BluemoonError, RecordError
from bluemoon.record import Record

_SETUP = ("players", "layout", "seed", "first", "version")


def replay(record: Record) -> City:
    """The game at the end of its record; RecordError if the record is corrupt or an action was not legal."""
    game = _begin(dict(record.setup))
    for number, text in enumerate(record.actions, start=1):
        try:
            game.apply(game.parse(text))
        except BluemoonError as error:
            raise RecordError(f"action {number}, '{text}': {error}") from error
    return game


def _begin(setup: dict[str, str]) -> City:
    if setup.pop("game", None) != "city":
        raise RecordError("this is no record of Blue Moon City ('game: city')")
    setup.setdefault("version", "1")  # the record is older than versions
    try:
        if "seed" not in setup:
            return from_lines(setup)
        unknown = [key for key in setup if key not in _SETUP]
        if unknown:
            raise RecordError(f"unknown line '{unknown[0]}'")
        return new_game(
            _seats(setup, "players", "2"),
            setup.get("layout", "standard"),
            setup["seed"],
            _seats(setup, "first", "0"),
            _seats(setup, "version", "1"),
        )
    except RecordError:
        raise
    except BluemoonError as error:
        raise RecordError(str(error)) from error


def _seats(setup: dict[str, str], key: str, default: str) -> int:
    word = setup.get(key, default)
    if word not in ("0", "1", "2", "3", "4"):
        raise RecordError(f"{key}: expected a small number, found '{word}'")
    return int(word)
