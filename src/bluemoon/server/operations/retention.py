"""Deleting what is old: finished tables, tables that never began, tournaments, keys, guests who do not come
any more. Running games are deleted only if one asks for it."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, func, literal, or_, select, update

from bluemoon.server.clock import now_ms
from bluemoon.server.meeting.blocks import drop_blocks
from bluemoon.server.meeting.clubs import drop_members
from bluemoon.server.meeting.unsaying import unsay
from bluemoon.server.operations.orders import give
from bluemoon.server.ratings.booking import drop_casual, make_nameless, nameless
from bluemoon.server.storage.schema import (
    bans,
    decks,
    devices,
    entries,
    guests,
    keys,
    passkeys,
    positions,
    pushes,
    reports,
    seats,
    tables,
    talk,
    tickets,
    tournaments,
)
from bluemoon.server.storage.store import Store

DAY_MS = 24 * 3600 * 1000
NOBODY = "N.N."  # as in forgetting.py
STATES = ("finished", "waiting", "running")
AT_ONCE = 200  # tables deleted in one transaction


class Old(msgspec.Struct):
    """How much there is to delete, or was deleted."""

    finished: int = 0  # tables that are over, records from files included
    waiting: int = 0  # tables that never began
    running: int = 0
    tournaments: int = 0
    guests: int = 0
    keys: int = 0
    reports: int = 0
    bans: int = 0


class Age(msgspec.Struct, frozen=True):
    """Times before which things are old; None: never."""

    rest: int
    running: int | None


def age(days: float, running_days: float | None, now: int | None = None) -> Age:
    """What is older than so many days; running games only if their days are given."""
    present = now_ms() if now is None else now
    running = None if running_days is None else present - int(running_days * DAY_MS)
    return Age(present - int(days * DAY_MS), running)


async def count_old(store: Store, old: Age) -> Old:
    """How much would be deleted now."""
    found = Old()
    async with store.reading() as connection:

        async def count(query: Select[tuple[str]]) -> int:
            found = await connection.execute(select(func.count()).select_from(query.subquery()))
            return int(found.scalar_one())

        for status in STATES:
            setattr(found, status, await count(select(tables.c.id).where(_old_tables(old, status))))
        found.tournaments = await count(select(tournaments.c.id).where(_old_tournaments(old)))
        going = select(tables.c.id).where(or_(*(_old_tables(old, status) for status in STATES)))
        found.guests = await count(select(guests.c.id).where(_old_guests(old, going)))
        found.keys = await count(select(keys.c.key).where(_old_keys()))
        found.reports = await count(select(reports.c.why).where(reports.c.settled < old.rest))
        found.bans = await count(select(bans.c.what).where(bans.c.until < now_ms()))
    return found


async def delete_old(store: Store, old: Age) -> Old:
    """Delete what is old; returns how much it was."""
    done = Old()
    for status in STATES:
        setattr(done, status, await _delete_tables(store, old, status))
    async with store.writing() as connection:

        async def drop(query: object) -> int:
            return int((await connection.execute(query)).rowcount)  # type: ignore[call-overload]

        done.tournaments = await drop(delete(tournaments).where(_old_tournaments(old)))
        done.keys = await drop(delete(keys).where(_old_keys()))
        done.reports = await drop(delete(reports).where(reports.c.settled < old.rest))
        done.bans = await drop(delete(bans).where(bans.c.until < now_ms()))
        nothing = select(tables.c.id).where(tables.c.id == "")
        gone = _old_guests(old, nothing)
        for guest in list((await connection.execute(select(guests.c.id).where(gone))).scalars()):
            await make_nameless(connection, guest, NOBODY, nameless())
            await drop_blocks(connection, [guest])
            await drop_members(connection, [guest])
            await unsay(connection, guest)
        for own in (decks, devices, passkeys, pushes):
            await drop(delete(own).where(own.c.guest.in_(select(guests.c.id).where(gone))))
        await drop(delete(tickets).where(tickets.c.created < now_ms() - DAY_MS))
        done.guests = await drop(delete(guests).where(gone))
    if done.finished + done.waiting + done.running:
        await give(store, "gone")
    return done


def _old_tables(old: Age, status: str) -> ColumnElement[bool]:
    if status == "running":
        return and_(tables.c.status == "running", tables.c.changed < (old.running or 0))
    # What belongs to a tournament goes with it.
    kept = select(tournaments.c.id).where(~_old_tournaments(old))
    own = or_(tables.c.tournament.is_(None), tables.c.tournament.not_in(kept))
    now = "over" if status == "finished" else status
    return and_(tables.c.status == now, tables.c.changed < old.rest, own)


def _old_tournaments(old: Age) -> ColumnElement[bool]:
    return and_(tournaments.c.status != "running", tournaments.c.changed < old.rest)


def _old_guests(old: Age, going: Select[tuple[str]]) -> ColumnElement[bool]:
    """Guests who did not come since, and who sit at no table but those that go."""
    sits = select(seats.c.guest).where(seats.c.guest.is_not(None), seats.c.table.not_in(going))
    named = literal('"guest":"') + guests.c.id + literal('"')
    plays = select(tournaments.c.id).where(~_old_tournaments(old), tournaments.c.body.contains(named))
    return and_(guests.c.seen < old.rest, guests.c.id.not_in(sits), ~plays.exists())


def _old_keys() -> ColumnElement[bool]:
    """Keys are good for a day."""
    return keys.c.created < now_ms() - DAY_MS


async def _delete_tables(store: Store, old: Age, status: str) -> int:
    done = 0
    while True:
        async with store.writing() as connection:
            query = select(tables.c.id).where(_old_tables(old, status)).limit(AT_ONCE)
            names = list((await connection.execute(query)).scalars())
            await drop_casual(connection, names)
            for part in (talk, positions, entries, keys, seats):
                await connection.execute(delete(part).where(part.c.table.in_(names)))
            await connection.execute(update(tables).where(tables.c.next.in_(names)).values(next=None))
            await connection.execute(delete(tables).where(tables.c.id.in_(names)))
        done += len(names)
        if len(names) < AT_ONCE:
            return done
