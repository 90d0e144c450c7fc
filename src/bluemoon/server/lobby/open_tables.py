"""Open tables as the lobby shows them: with the peoples and the strength of who sits there."""

from __future__ import annotations

from collections.abc import Sequence

from bluemoon.server.meeting.blocks import apart_from
from bluemoon.server.protocol.lobby import OpenTable
from bluemoon.server.protocol.tables import Table
from bluemoon.server.ratings.fold import LADDERS
from bluemoon.server.ratings.looking import ratings_by_guest, strength
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import read_setup

MOST = 30


async def open_tables(
    store: Store, rows: Sequence[Row], told: Sequence[Table], guest: str | None = None
) -> list[OpenTable]:
    """The tables among these that wait for somebody, where somebody sits and is there, and nobody whom the
    guest has blocked, or who has blocked him."""
    waiting = [(row, table) for row, table in zip(rows, told) if _welcomes(table)][:MOST]
    return await shown_open(store, waiting, guest)


async def shown_open(
    store: Store, waiting: Sequence[tuple[Row, Table]], guest: str | None
) -> list[OpenTable]:
    """These tables, without those where somebody sits whom the guest has blocked, or who has blocked him."""
    held = await store.holders([row["id"] for row, _ in waiting])
    guests = {one["guest"] for seats in held.values() for one in seats if one["guest"] is not None}
    apart = await _apart(store, guest)
    known = {ladder: await ratings_by_guest(store, guests, ladder) for ladder in set(LADDERS.values())}
    found = []
    for row, table in waiting:
        if apart & {row["maker"], *(one["guest"] for one in held[row["id"]])}:
            continue
        ratings = known.get(LADDERS.get(table.game, ""), {})
        strengths = [strength(ratings.get(one["guest"])) for one in held[row["id"]]]
        found.append(OpenTable(table, _peoples(row), strengths))
    return found


async def _apart(store: Store, guest: str | None) -> frozenset[str]:
    if guest is None:
        return frozenset()
    async with store.reading() as connection:
        return await apart_from(connection, guest)


def _welcomes(table: Table) -> bool:
    people = [seat for seat in table.seats if seat.kind == "guest"]
    return table.status == "waiting" and any(seat.here and not seat.mine for seat in people)


def _peoples(row: Row) -> list[str]:
    """By seat the people of the deck that its maker brought; '' if none, or several."""
    found = []
    for seat in read_setup(row["setup"]).seats:
        leaders = {deck.leader for deck in seat.decks}
        found.append(leaders.pop() if seat.kind == "guest" and len(leaders) == 1 else "")
    return found
