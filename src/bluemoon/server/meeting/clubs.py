"""Clubs: private groups. Whoever has the link joins; the members see each other and the tables that are made
for them. Whoever has been in a club for the longest time leads it: renames it, takes members out, and makes a
new link, after which the old one opens nothing."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.meeting.blocks import demand_welcome
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import clubs, guests, members, tables
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.registry import new_id

MOST_CLUBS = 20  # of one guest
MOST_MEMBERS = 100  # of one club


def _new_code() -> str:
    return secrets.token_urlsafe(15)


async def found_club(store: Store, guest: str, name: str) -> str:
    """A new club, led by its founder; returns its id."""
    club, now = new_id(), now_ms()
    async with store.writing() as connection:
        await _demand_room(connection, guest)
        values = {"id": club, "name": name, "code": _new_code(), "created": now}
        await connection.execute(insert(clubs).values(values))
        await connection.execute(insert(members).values(club=club, guest=guest, joined=now))
    return club


async def _demand_room(connection: AsyncConnection, guest: str) -> None:
    """Raise Refused if the guest is in too many clubs. He joins no other one until the transaction ends, at
    whichever process."""
    await connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
    own = select(func.count()).select_from(members).where(members.c.guest == guest)
    if int((await connection.execute(own)).scalar_one()) >= MOST_CLUBS:
        raise Refused("too-many", ServerCode.TOO_MANY_CLUBS, n=MOST_CLUBS)


async def clubs_of(store: Store, guest: str) -> list[Row]:
    """The clubs of a guest by name, with when he joined (`joined`), how many members they have (`members`)
    and how many tables wait there (`waiting`)."""
    own = members.alias("own")
    size = select(func.count()).where(members.c.club == clubs.c.id).scalar_subquery()
    waits = and_(tables.c.club == clubs.c.id, tables.c.status == "waiting")
    waiting = select(func.count()).where(waits).scalar_subquery()
    query = select(clubs, own.c.joined, size.label("members"), waiting.label("waiting"))
    query = query.join(own, and_(own.c.club == clubs.c.id, own.c.guest == guest))
    async with store.reading() as connection:
        found = (await connection.execute(query.order_by(clubs.c.name, clubs.c.id))).mappings()
        return [dict(row) for row in found]


async def members_of(store: Store, club: str) -> list[Row]:
    """The members of a club with their names (`called`), whoever is in it for the longest time first; raises
    Refused if the last one has just left."""
    query = select(members, guests.c.name.label("called")).join(guests, guests.c.id == members.c.guest)
    async with store.reading() as connection:
        found = await connection.execute(query.where(members.c.club == club).order_by(members.c.number))
        rows = [dict(row) for row in found.mappings()]
    if not rows:
        raise Refused("not-found", ServerCode.NO_CLUB)
    return rows


async def demand_member(store: Store, club: str, guest: str) -> Row:
    """The row of a club; raises Refused, whether there is such a club or not, unless the guest is in it."""
    own = select(members.c.club).where(members.c.club == club, members.c.guest == guest)
    async with store.reading() as connection:
        row = (await connection.execute(select(clubs).where(clubs.c.id.in_(own)))).mappings().first()
    if row is None:
        raise Refused("not-found", ServerCode.NO_CLUB)
    return dict(row)


async def invited(store: Store, code: str) -> Row:
    """The club of a link; raises Refused if there is none any more."""
    async with store.reading() as connection:
        row = (await connection.execute(select(clubs).where(clubs.c.code == code))).mappings().first()
    if row is None:
        raise Refused("not-found", ServerCode.NO_INVITATION)
    return dict(row)


async def join(store: Store, code: str, guest: str) -> str:
    """Become a member by a link; returns the club's id. Nothing is wrong if he is one already."""
    club = str((await invited(store, code))["id"])
    present = [row["guest"] for row in await members_of(store, club)]
    if guest in present:
        return club
    await demand_welcome(store, guest, present)
    try:
        async with store.writing() as connection:
            await _demand_room(connection, guest)
            if await _locked(connection, club) != code:  # a new link was made meanwhile
                raise Refused("not-found", ServerCode.NO_INVITATION)
            size = select(func.count()).select_from(members).where(members.c.club == club)
            if int((await connection.execute(size)).scalar_one()) >= MOST_MEMBERS:
                raise Refused("too-many", ServerCode.CLUB_FULL, n=MOST_MEMBERS)
            await connection.execute(insert(members).values(club=club, guest=guest, joined=now_ms()))
    except IntegrityError:  # from two devices at once
        pass
    return club


async def _locked(connection: AsyncConnection, club: str) -> str | None:
    """The code of the club's link; nobody else changes the club until the transaction ends."""
    query = select(clubs.c.code).where(clubs.c.id == club).with_for_update()
    return (await connection.execute(query)).scalar()


async def demand_leader(store: Store, club: str, guest: str) -> None:
    """Raise Refused unless the guest leads the club."""
    await demand_member(store, club, guest)
    present = await members_of(store, club)
    if present[0]["guest"] != guest:
        raise Refused("forbidden", ServerCode.NOT_THE_LEADER)


async def rename(store: Store, club: str, guest: str, name: str) -> None:
    """Give a club another name."""
    await demand_leader(store, club, guest)
    async with store.writing() as connection:
        await connection.execute(update(clubs).where(clubs.c.id == club).values(name=name))


async def new_link(store: Store, club: str, guest: str) -> None:
    """Make a new link; the old one opens nothing any more."""
    await demand_leader(store, club, guest)
    async with store.writing() as connection:
        await connection.execute(update(clubs).where(clubs.c.id == club).values(code=_new_code()))


async def take_out(store: Store, club: str, guest: str, number: int) -> None:
    """Leave a club, or take a member out, which only its leader does: the link that he knows opens nothing
    any more. The tables where he waits are the club's no more."""
    await demand_member(store, club, guest)
    meant = next((row for row in await members_of(store, club) if row["number"] == number), None)
    if meant is None:
        raise Refused("not-found", ServerCode.NO_MEMBER)
    if meant["guest"] != guest:
        await demand_leader(store, club, guest)
    async with store.writing() as connection:
        await _locked(connection, club)
        await connection.execute(delete(members).where(members.c.number == number))
        if meant["guest"] != guest:
            await connection.execute(update(clubs).where(clubs.c.id == club).values(code=_new_code()))
        own = tables.c.club == club, tables.c.maker == meant["guest"], tables.c.status == "waiting"
        await connection.execute(update(tables).where(*own).values(club=None))
        await _drop_empty(connection)


async def drop_members(connection: AsyncConnection, gone: Iterable[str]) -> None:
    """Take guests who are gone out of all clubs."""
    await connection.execute(delete(members).where(members.c.guest.in_(list(gone))))
    await _drop_empty(connection)


async def _drop_empty(connection: AsyncConnection) -> None:
    """A club without members is gone; its tables stay with those who played there."""
    empty = select(clubs.c.id).where(clubs.c.id.not_in(select(members.c.club)))
    await connection.execute(update(tables).where(tables.c.club.in_(empty)).values(club=None))
    await connection.execute(delete(clubs).where(clubs.c.id.in_(empty)))
