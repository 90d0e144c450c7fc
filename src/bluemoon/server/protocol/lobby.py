"""The lobby: open tables, and looking for a game."""

from __future__ import annotations

from bluemoon.server.protocol.ratings import Strength
from bluemoon.server.protocol.tables import Table
from bluemoon.server.protocol.words import Level, Shape


class OpenTable(Shape, frozen=True):
    """A table that waits for somebody."""

    table: Table
    peoples: list[str]  # by seat; '' where none, or not known
    strengths: list[Strength | None]  # by seat; null: without a rating


class Seeking(Shape, frozen=True):
    """How my search for a game stands. Whoever looks asks again every few seconds."""

    waited: int  # seconds
    reach: int | None  # an opponent may differ by so many points by now; null: any number
    others: int  # who wait for the same
    points: int  # mine
    table: str | None  # where I am seated; null: not yet
    bot: Level | None  # the bot that is nearest to me, once I have waited for a while
