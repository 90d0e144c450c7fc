"""Deleting all data of a guest; one function for the page (DELETE /api/me) and `bluemoon admin delete-guest`.

Opponents keep their games: he gives up what he was playing, and where he sat a name stands that nobody
has."""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, delete, or_, select, update

from bluemoon.errors import OperatorError
from bluemoon.formats.tournament import read_tournament
from bluemoon.server.clock import now_ms
from bluemoon.server.meeting.blocks import drop_blocks
from bluemoon.server.meeting.clubs import drop_members
from bluemoon.server.meeting.unsaying import unsay
from bluemoon.server.operations import entries
from bluemoon.server.operations.orders import give
from bluemoon.server.operations.rewriting import rewrite, tables_of
from bluemoon.server.ratings.booking import book_all, make_nameless
from bluemoon.server.settings import Settings
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import (
    bans,
    decks,
    devices,
    guests,
    passkeys,
    pushes,
    reports,
    seats,
    seeks,
    tables,
    tickets,
    tournaments,
)
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.cups import read_cup
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.table_state import CARETAKER, TableState

NOBODY = "N.N."  # what somebody without a name is called in tables of results, in English and in German
TRIES = 5


class Forgotten(msgspec.Struct):
    """What was deleted."""

    guest: str
    given_up: int = 0  # games that he was playing, and seats where he waited
    tables: int = 0  # where his name was taken out
    tournaments: int = 0
    decks: int = 0


async def forget_guest(store: Store, settings: Settings, guest: str) -> Forgotten:
    """Delete all data of a guest at once, at all processes."""
    if await store.guest(guest) is None:
        raise OperatorError(f"'{guest}' is no guest")
    done = Forgotten(guest)
    async with store.writing() as connection:  # first, so that nobody sits down under this name any more
        await connection.execute(delete(guests).where(guests.c.id == guest))
        done.decks = (await connection.execute(delete(decks).where(decks.c.guest == guest))).rowcount
        await connection.execute(delete(bans).where(bans.c.what == guest))
        for own in (passkeys, pushes, tickets, seeks):
            await connection.execute(delete(own).where(own.c.guest == guest))
        # Their numbers stay, and nothing else: so no cookie is good again that was void.
        void = update(devices).where(devices.c.guest == guest)
        await connection.execute(void.values(guest="", name="", ended=now_ms()))
        mine = reports.c.reporter == guest
        await connection.execute(update(reports).where(mine).values(reporter=None))
        await connection.execute(update(reports).where(reports.c.guest == guest).values(guest=None))
        await drop_blocks(connection, [guest])
        await drop_members(connection, [guest])
        await unsay(connection, guest)
    await give(store, "guest", guest)
    for _ in range(TRIES):  # a request may have been under way
        done.tournaments += await _out_of_tournaments(store, guest)
        done.given_up += await _get_up(store, settings, guest)
        await book_all(store)  # under the number that is taken out below
        found = await tables_of(store, guest)
        for name in found:
            await rewrite(store, name, guest, NOBODY, forget=True)
        done.tables += len(found)
        async with store.writing() as connection:
            await make_nameless(connection, guest, NOBODY)
        if not await _sits(store, guest):
            break
    return done


async def _sits(store: Store, guest: str) -> bool:
    sat = select(seats.c.table).where(seats.c.guest == guest)
    own = select(tables.c.id).where(or_(tables.c.maker == guest, tables.c.id.in_(sat))).limit(1)
    async with store.reading() as connection:
        return (await connection.execute(own)).first() is not None


# --- tables -----------------------------------------------------------------------------------------------


async def _get_up(store: Store, settings: Settings, guest: str) -> int:
    """Leave all tables that wait, and give up all games that run."""
    query = select(seats.c.table, seats.c.seat).join(tables, tables.c.id == seats.c.table)
    query = query.where(and_(seats.c.guest == guest, tables.c.status != "over"))
    async with store.reading() as connection:
        held = [(row[0], row[1]) for row in await connection.execute(query)]
    for name, seat in held:
        try:
            await _give_up(store, settings, name, seat, guest)
        except Refused:  # it is over by now, or another of his seats has ended it
            continue
    return len(held)


async def _give_up(store: Store, settings: Settings, name: str, seat: int, guest: str) -> None:
    table = await entries.load(store, name)
    if table.status == "running":
        await entries.write(store, settings, name, journal.RESIGN, seat, guest=guest)
    elif table.status == "waiting":
        table = await entries.write(store, settings, name, journal.LEAVE, seat, guest=guest)
        if not _wanted(table):
            await entries.write(store, settings, name, journal.CLOSE, body={"winner": None})


def _wanted(table: TableState) -> bool:
    """Does anybody else sit there?"""
    return any(chair.kind == "guest" for chair in table.chairs)


# --- tournaments ------------------------------------------------------------------------------------------


async def _out_of_tournaments(store: Store, guest: str) -> int:
    """Take him out of tournaments that wait; in others a bot plays on for him."""
    own = or_(tournaments.c.maker == guest, tournaments.c.body.contains(f'"guest":"{guest}"'))
    async with store.reading() as connection:
        found = await connection.execute(select(tournaments.c.id).where(own))
        names = list(found.scalars())
    for name in names:
        for _ in range(TRIES):
            row = await store.tournament(name)
            if row is None or await store.change_tournament(name, row["version"], _without(row, guest)):
                break
    return len(names)


def _without(row: Row, guest: str) -> Row:
    cup = read_cup(row)
    sheet = read_tournament(cup.sheet) if cup.sheet else None
    for player in [player for player in cup.players if player.guest == guest]:
        if sheet is None:
            cup.players.remove(player)
            continue
        new = cup.free_name(NOBODY, player)
        sheet.rename(player.name, new)
        player.name, player.guest, player.level = new, None, CARETAKER
    if row["maker"] == guest:
        cup.by = NOBODY
        if sheet is not None:
            sheet.name = cup.file_name
    if sheet is not None:
        cup.sheet = sheet.write()
    maker = "" if row["maker"] == guest else row["maker"]
    return {"body": msgspec.json.encode(cup).decode(), "maker": maker}
