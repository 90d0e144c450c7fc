"""Names of kept identities: each belongs to one guest, however it is written."""

from __future__ import annotations

import unicodedata

from sqlalchemy import select

from bluemoon.messages import ServerCode
from bluemoon.server.storage.schema import guests
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused


def folded(name: str) -> str:
    """What two spellings of one name have in common: no capitals, no spaces, no fancy forms of letters."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in plain if not sign.isspace())


async def demand_free(store: Store, name: str, guest: str) -> None:
    """Raise Refused if somebody else has kept this name."""
    query = select(guests.c.id).where(guests.c.kept == folded(name), guests.c.id != guest)
    async with store.reading() as connection:
        if (await connection.execute(query)).first() is not None:
            raise Refused("not-possible", ServerCode.NAME_TAKEN, name=name)
