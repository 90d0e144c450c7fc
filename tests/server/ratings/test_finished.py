"""What counts as a finished game: one that somebody, or a bot, played here."""

from __future__ import annotations

import msgspec

from bluemoon.server.ratings.finished import finished
from bluemoon.server.tables import journal, summary
from bluemoon.server.tables.journal import Entry, SeatSetup, Setup
from bluemoon.server.tables.table_state import TableState


def test_a_match_from_a_file_is_no_result() -> None:
    """Nobody sat there; its rows would only fill the list."""
    setup = Setup("match", (SeatSetup("guest", "Ann"), SeatSetup("guest", "Ben")))
    table = TableState(setup, "seed", 1)
    table.add(Entry(1, journal.RESIGN, 0, {}, 2))
    text = msgspec.json.encode(summary.public(table)).decode()
    row = {
        "id": "t",
        "game": "match",
        "setup": msgspec.json.encode(setup).decode(),
        "public": text,
        "changed": 2,
    }
    assert finished(row, [None, None], []) is None
    played = finished(row, ["ann", None], [])
    assert played is not None
    assert [player.place for player in played.players] == [2, 1]
