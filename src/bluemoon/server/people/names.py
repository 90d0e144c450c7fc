"""Names of kept identities: each belongs to one guest, however it is written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from sqlalchemy import select

from bluemoon.messages import ServerCode
from bluemoon.server.protocol.folding import folded
from bluemoon.server.protocol.words import Level
from bluemoon.server.storage.schema import guests
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

RESERVED: Final = {
    *get_args(Level),
    folded("N.N."),
}  # nobody is called like a bot, or like somebody forgotten


def demand_human(name: str) -> None:
    """Raise Refused if a person would be called like a bot."""
    if folded(name) in RESERVED:
        raise Refused("not-possible", ServerCode.NAME_TAKEN, name=name)


async def demand_free(store: Store, names: Iterable[str], guest: str) -> None:
    """Raise Refused if somebody else has kept one of these names."""
    wanted = {folded(name): name for name in names}
    query = select(guests.c.kept).where(guests.c.kept.in_(wanted), guests.c.id != guest)
    async with store.reading() as connection:
        found = (await connection.execute(query)).first()
    if found is not None:
        raise Refused("not-possible", ServerCode.NAME_TAKEN, name=wanted[found[0]])


async def demand_kept(store: Store, guest: str) -> None:
    """Raise Refused unless the guest has kept his identity: only then do ratings mean somebody."""
    row = await store.guest(guest)
    if row is None or row["kept"] is None:
        raise Refused("forbidden", ServerCode.RATED_KEPT)
