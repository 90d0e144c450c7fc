"""What processes tell each other: any action comes over whole, and the version before understands it."""

from __future__ import annotations

import pytest

from bluemoon.server.storage.notices import Notice, read_notice, words_of
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Entry

NASTY = [
    "play Cinder",
    "",
    "|",
    "a | b|c",
    "line\nend\r\t",
    "\u2003wide\u00a0blank\u2028",
    'quo"te\\',
    "😀 é",
]


@pytest.mark.parametrize("action", NASTY)
def test_an_action_comes_over_whole(action: str) -> None:
    entry = Entry(7, journal.ACT, 1, {"action": action}, 12_345, f"1:{action} id", "guest")
    words = words_of("table", 7, "abcdef", entry)
    assert read_notice(words) == Notice("table", 7, "abcdef", entry)
    name, version, process = words.split()  # as the version before reads it
    assert (name, version) == ("table", "7")
    assert process.startswith("abcdef")
    assert words.isascii()


@pytest.mark.parametrize(
    "kind", [journal.HOLD, journal.JOIN, journal.LEAVE, journal.NAME, journal.RESIGN, journal.REST]
)
def test_what_may_change_the_holder_of_a_seat_is_not_told_whole(kind: str) -> None:
    words = words_of("table", 7, "abcdef", Entry(7, kind, 1, {}, 1))
    assert words == "table 7 abcdef"
    assert read_notice(words) == Notice("table", 7, "abcdef", None)


def test_what_is_too_long_is_read_from_the_database() -> None:
    words = words_of("table", 7, "abcdef", Entry(7, journal.ACT, 1, {"action": "é" * 2000}, 1))
    assert words == "table 7 abcdef"
