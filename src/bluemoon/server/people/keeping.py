"""Keeping an identity: a name of one's own, and a phrase by which one comes back on any device."""

from __future__ import annotations

from collections.abc import Container

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from bluemoon.messages import ServerCode
from bluemoon.server.people.names import demand_free, demand_human, first_name, free_name
from bluemoon.server.people.phrases import hash_of, new_phrase
from bluemoon.server.protocol.folding import folded
from bluemoon.server.storage.schema import decks, guests, passkeys, seats, tables
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

AT_ONCE = 500  # guests whose names are read at once


async def keep_name(store: Store, guest: str, name: str) -> None:
    """Make a name the guest's own; raises Refused if somebody else has it. Others who are called so, without
    having kept it, get another one."""
    await demand_own(store, guest, name)
    try:
        async with store.writing() as connection:
            own = update(guests).where(guests.c.id == guest)
            row = (await connection.execute(select(guests).where(guests.c.id == guest))).mappings().first()
            before = None if row is None or folded(row["name"]) != folded(name) else row["kept"]
            await connection.execute(own.values(name=name, kept=before or folded(name)))
    except IntegrityError as wrong:  # somebody was faster
        raise Refused("not-possible", ServerCode.NAME_TAKEN, name=name) from wrong
    if before is None:
        await _give_way(store, {folded(name)})


async def _give_way(store: Store, kept: Container[str]) -> None:
    """Give another name to all who are called like these kept names, folded, and have not kept theirs."""
    query = (
        select(guests.c.id, guests.c.name).where(guests.c.kept.is_(None)).order_by(guests.c.id).limit(AT_ONCE)
    )
    last = ""
    while True:
        async with store.reading() as connection:
            rows = (await connection.execute(query.where(guests.c.id > last))).all()
        for who, called in rows:
            if folded(called) in kept:
                await store.name_guest(who, await free_name(store, first_name(who), who))
        if len(rows) < AT_ONCE:
            return
        last = rows[-1][0]


async def fold_anew(store: Store) -> None:
    """Fold the kept names as they are folded now. Where two have become alike, both stay kept: the second one
    with his number behind it. Who has not kept his name gives way."""
    async with store.writing() as connection:
        query = select(guests).where(guests.c.kept.is_not(None)).order_by(guests.c.created, guests.c.id)
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        owners = {row["kept"]: row["id"] for row in rows}
        for row in rows:
            name = folded(row["name"])
            kept = name if owners.setdefault(name, row["id"]) == row["id"] else f"{name} {row['id']}"
            if kept != row["kept"]:
                await connection.execute(update(guests).where(guests.c.id == row["id"]).values(kept=kept))
    await _give_way(store, owners)


async def demand_own(store: Store, guest: str, name: str) -> None:
    """Raise Refused if a name cannot become the guest's own."""
    demand_human(name)
    await demand_free(store, [name], guest)


async def rename(store: Store, guest: str, name: str) -> None:
    """Give a guest another name. If he has kept his, the new one is kept instead."""
    row = await store.guest(guest)
    if row is not None and row["kept"] is not None:
        await keep_name(store, guest, name)
        return
    await demand_own(store, guest, name)
    await store.name_guest(guest, name)


async def give_phrase(store: Store, guest: str, name: str) -> str:
    """Keep the identity with a new phrase, in place of an older one; returns it, and nobody can read it
    again."""
    await keep_name(store, guest, name)
    phrase = new_phrase()
    async with store.writing() as connection:
        await connection.execute(update(guests).where(guests.c.id == guest).values(phrase=hash_of(phrase)))
    return phrase


async def guest_of_phrase(store: Store, phrase: str) -> str:
    """The guest of a phrase; raises Refused if it is nobody's."""
    found = hash_of(phrase)
    if found is None:
        raise Refused("not-possible", ServerCode.NO_PHRASE)
    async with store.reading() as connection:
        row = (await connection.execute(select(guests.c.id).where(guests.c.phrase == found))).first()
    if row is None:
        raise Refused("not-found", ServerCode.WRONG_PHRASE)
    return str(row[0])


async def demand_nothing_lost(store: Store, guest: str | None) -> None:
    """Raise Refused if somebody who becomes another person on this device would lose something: he plays
    somewhere or has decks, and has not kept his identity."""
    row = None if guest is None else await store.guest(guest)
    if row is None or row["kept"] is not None:
        return
    plays = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
    plays = plays.where(seats.c.guest == guest, tables.c.status != "over")
    built = select(decks.c.name).where(decks.c.guest == guest)
    async with store.reading() as connection:
        found = [(await connection.execute(query.limit(1))).first() for query in (plays, built)]
        if any(found):
            raise Refused("confirm", ServerCode.WOULD_LOSE_SEATS, name=row["name"])


async def release_if_lost(store: Store, guest: str) -> None:
    """If neither phrase nor passkey leads back any more, the name is not kept any more, either."""
    own = select(passkeys.c.id).where(passkeys.c.guest == guest)
    lost = update(guests).where(guests.c.id == guest, guests.c.phrase.is_(None), ~own.exists())
    async with store.writing() as connection:
        await connection.execute(lost.values(kept=None))
