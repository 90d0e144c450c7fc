"""Names of kept identities: each belongs to one guest, however it is written."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterable
from itertools import count
from typing import Final, get_args

from sqlalchemy import or_, select

from bluemoon.messages import ServerCode
from bluemoon.server.protocol.folding import folded
from bluemoon.server.protocol.words import Level
from bluemoon.server.storage.schema import guests
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

NAMES = ("Ember", "Willow", "Falcon", "Pebble", "Tide", "Cloud", "Lantern", "Thistle", "Otter", "Comet")
RESERVED: Final = {
    *(folded(level) for level in get_args(Level)),
    folded("N.N."),
}  # nobody is called like a bot, or like somebody forgotten


def demand_human(name: str) -> None:
    """Raise Refused if a person would be called like a bot."""
    if folded(name) in RESERVED:
        raise Refused("not-possible", ServerCode.NAME_TAKEN, name=name)


async def taken(store: Store, names: Iterable[str], guest: str | None) -> set[str]:
    """Those of these names that somebody else has kept, folded; a name that the guest has kept is his."""
    query = select(guests.c.kept).where(guests.c.kept.in_({folded(name) for name in names}))
    own = select(guests.c.name).where(guests.c.id == guest, guests.c.kept.is_not(None))
    async with store.reading() as connection:
        found = {str(kept) for kept in (await connection.execute(query)).scalars()}
        return found - {folded(name) for name in (await connection.execute(own)).scalars()}


async def demand_free(store: Store, names: Iterable[str], guest: str) -> None:
    """Raise Refused if somebody else has kept one of these names."""
    wanted = list(names)
    found = await taken(store, wanted, guest)
    for name in wanted:
        if folded(name) in found:
            raise Refused("not-possible", ServerCode.NAME_TAKEN, name=name)


async def free_name(store: Store, name: str, guest: str) -> str:
    """The name, or one that the server gives if somebody else has kept it."""
    for number in count():
        if not await taken(store, [name], guest):
            break
        name = first_name(f"{guest}{number or ''}")
    return name


async def kept_with(store: Store, names: Iterable[str]) -> set[str]:
    """The kept names that begin with one of these, folded: a number behind it would make one of them."""
    begins = [guests.c.kept.startswith(folded(name), autoescape=True) for name in names]
    async with store.reading() as connection:
        return set((await connection.execute(select(guests.c.kept).where(or_(False, *begins)))).scalars())


def unlike(name: str, taken: Container[str], kept: Container[str] = ()) -> str:
    """The name if it is not taken, otherwise with a number: 'Novice 2'. `taken`, `kept`: folded; a name that
    somebody has kept is not made by a number."""
    found = name
    for number in count(2):
        if folded(found) not in taken and (found == name or folded(found) not in kept):
            break
        found = f"{name} {number}"
    return found


def first_name(guest: str) -> str:
    """The name that a guest has until he chooses one; it follows from his id."""
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:8])
    return f"{NAMES[number % len(NAMES)]} {number // len(NAMES) % 900 + 100}"


async def demand_kept(store: Store, guest: str) -> None:
    """Raise Refused unless the guest has kept his identity: only then do ratings mean somebody."""
    row = await store.guest(guest)
    if row is None or row["kept"] is None:
        raise Refused("forbidden", ServerCode.RATED_KEPT)
