"""City tables carry the version of their rules: new ones today's, old ones the first."""

from __future__ import annotations

from bluemoon.city.state import VERSION
from bluemoon.server import adapters
from bluemoon.server.tables.journal import SeatSetup, Setup


def test_a_table_is_played_by_its_version() -> None:
    seats = (SeatSetup(), SeatSetup())
    assert adapters.VERSIONS["city"] == VERSION
    for version in (1, VERSION):
        play = adapters.begin(Setup("city", seats, version=version), ((), ()), ("Ann", "Ben"), "seed")
        assert ("version: 2" in play.position()) == (version == 2)
        assert adapters.restore(Setup("city", ()), play.position()).position() == play.position()
    assert Setup("city", seats).version == 1
