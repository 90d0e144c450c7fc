"""A guest's new name where others meet him: at his tables that are not over, and in his cups. A table that is
over stays as it was played; lists of results call everybody by the name of today."""

from __future__ import annotations

from collections.abc import Container
from contextlib import suppress

import msgspec
from sqlalchemy import or_, select

from bluemoon.server.budgets import Who
from bluemoon.server.people.guests import Guest
from bluemoon.server.people.names import kept_with
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import tournaments
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.cups import name_in_cup, read_cup
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.registry import TableRegistry

TRIES = 20


async def renamed(registry: TableRegistry, guest: Guest, called: str, who: Who) -> None:
    """Call a guest otherwise wherever he sits under his former name; at one screen he may have given another
    name to a seat."""
    for row in await registry.store.tables_of(guest.id):
        if row["status"] == "over":
            break  # these come last
        live = await registry.live(row["id"], who)
        for seat, chair in enumerate(live.table.chairs):
            if chair.name == guest.name and live.holds(seat, guest.id):
                with suppress(Refused):  # it has just ended, or has been renamed too often
                    await live.write(journal.NAME, seat, {"name": called}, guest=guest.id)
    await rename_in_cups(registry.store, guest.id, called)


async def rename_in_cups(store: Store, guest: str, called: str) -> None:
    """Call a guest otherwise in all cups that he made or plays in."""
    own = or_(tournaments.c.maker == guest, tournaments.c.body.contains(f'"guest":"{guest}"'))
    query = select(tournaments.c.id).where(own)
    async with store.reading() as connection:
        names = list((await connection.execute(query)).scalars())
    played = await name_in_cup(store, called, guest)
    kept = await kept_with(store, [played])
    for name in names:
        for _ in range(TRIES):
            row = await store.tournament(name)
            if row is None:
                break
            changed = _with_name(row, guest, called, played, kept)
            if await store.change_tournament(name, row["version"], changed):
                break


def _with_name(row: Row, guest: str, called: str, played: str, kept: Container[str]) -> Row:
    """The cup as `called` made it, and with the name under which he plays in cups."""
    cup = read_cup(row)
    sheet = cup.read() if cup.sheet else None
    for player in cup.players:
        if player.guest == guest:
            former, player.name = player.name, cup.free_name(played, player, kept)
            if sheet is not None:
                sheet.rename(former, player.name)
    if row["maker"] == guest and cup.by:
        cup.by = called
        if sheet is not None:
            sheet.name = cup.file_name
    if sheet is not None:
        cup.sheet = sheet.write()
    return {"body": msgspec.json.encode(cup).decode()}
