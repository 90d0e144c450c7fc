"""Recorded games in files: records, those of matches too, and the games that tables keep."""

from __future__ import annotations

from bluemoon import front
from bluemoon.errors import RecordError
from bluemoon.formats.match_file import read_match
from bluemoon.record import Record, read_record
from bluemoon.terminal.session import record_of


def records(text: str) -> list[Record]:
    """The games of a text: of a record, of the record of a match, or of a game that a table keeps."""
    if text.lstrip().startswith("{"):
        return [record_of(text)]
    if front.is_match(text):
        match = read_match(text)
        under_way = [] if match.game is None else [match.game.record()]
        return [*(played.record for played in match.played), *under_way]
    return [read_record(text)]


def one_game(text: str) -> Record:
    """The only game of a text; RecordError for a match."""
    if front.is_match(text):
        raise RecordError(
            "this is the record of a match, and games are analysed one at a time: put what follows one of "
            "its lines '== game' into a file of its own (bluemoon replay tells the whole match)"
        )
    return records(text)[0]
