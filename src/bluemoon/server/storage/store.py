"""Everything that the server asks of its database or writes to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bluemoon.server.storage.appends import CHANNEL, Append, Conflict, Position, Row
from bluemoon.server.storage.engine import reaching
from bluemoon.server.storage.journal_writer import JournalWriter, PostgresWriter, SqliteWriter
from bluemoon.server.storage.notices import BESIDE, words_of
from bluemoon.server.storage.schema import (
    decks,
    entries,
    facts,
    guests,
    keys,
    pauses,
    positions,
    processes,
    seats,
    tables,
    tournaments,
)
from bluemoon.server.tables.journal import Entry

NOTICE = "!"  # stands in a notice of an order where otherwise the id of a table is
NOTIFY = text("SELECT pg_notify(:channel, :words)")
MOST_LISTED = 5000  # listed tables that are looked through for the lobby


class Stored(NamedTuple):
    """What the database holds of a table: its row, seats, entries and stored position."""

    row: Row
    seats: list[Row]
    entries: list[Entry]
    position: Position | None


class Store:
    """The database."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.about: Row = {"state": "serving"}  # what else is told of this process
        self.shared = engine.dialect.name == "postgresql"
        self._one_writer = asyncio.Lock()
        self._writer: JournalWriter
        if self.shared:
            self._writer = PostgresWriter(process, engine.url)
        else:
            self._writer = SqliteWriter(process, str(engine.url.database), self._one_writer)

    async def close(self) -> None:
        """Finish writing, then close all connections."""
        await self._writer.close()
        await self.engine.dispose()

    @property
    def minder(self) -> str | None:
        """Who takes the automatic steps of a table that this process wrote to: itself, unless it drains."""
        return None if self.about["state"] == "draining" else self.process

    @property
    def unwritten(self) -> int:
        """How many entries of the journal wait to be written."""
        return len(self._writer.waiting)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; SQLite allows one at a time."""
        with reaching():
            if self.shared:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self._one_writer, self.engine.begin() as connection:
                    yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading; raises Away if the database cannot be reached."""
        with reaching():
            async with self.engine.connect() as connection:
                yield connection

    # --- the journal --------------------------------------------------------------------------------------

    async def append(self, job: Append) -> None:
        """Write an entry; Conflict if its number or id is there already."""
        await self._writer.append(job, self.minder)

    async def tell(self, table: str, what: int = BESIDE) -> None:
        """Let the other processes know that something beside the journal has changed, or was said."""
        if self.shared:
            words = words_of(table, what, self.process)
            async with self.writing() as connection:
                await connection.execute(NOTIFY, {"channel": CHANNEL, "words": words})

    @asynccontextmanager
    async def _one_moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose queries all see the same state of the database."""
        async with self.reading() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def load(self, table: str) -> Stored | None:
        """A table with its seats, its entries and its newest position; None if there is no such table."""
        async with self._one_moment() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
            if row is None:
                return None
            chairs = await connection.execute(
                select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            )
            position = await connection.execute(
                select(positions)
                .where(positions.c.table == table)
                .order_by(positions.c.version.desc())
                .limit(1)
            )
            found = position.mappings().first()
            return Stored(
                dict(row),
                [dict(chair) for chair in chairs.mappings()],
                await _entries(connection, table, 0),
                None if found is None else Position(found["version"], found["rules"], found["body"]),
            )

    async def exists(self, table: str) -> bool:
        """Is there a table of this id?"""
        return bool(await self._rows(select(tables.c.id).where(tables.c.id == table)))

    async def version(self, table: str) -> int | None:
        """The number of the table's newest entry; None if the table is gone."""
        async with self.reading() as connection:
            found = await connection.execute(select(tables.c.version).where(tables.c.id == table))
            return found.scalar_one_or_none()

    async def news(self, table: str, version: int) -> list[Entry]:
        """The entries after a version."""
        async with self.reading() as connection:
            return await _entries(connection, table, version)

    async def around(self, table: str, version: int) -> Stored:
        """The table's row and its seats, and the entries after a version that led to them."""
        async with self._one_moment() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().one()
            chairs = await connection.execute(
                select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            )
            found = [dict(chair) for chair in chairs.mappings()]
            return Stored(dict(row), found, await _entries(connection, table, version), None)

    # --- tables -------------------------------------------------------------------------------------------

    async def create(
        self,
        row: Row,
        holders: Sequence[str | None],
        journal: Sequence[Entry] = (),
        position: Position | None = None,
        after: str | None = None,
    ) -> None:
        """Store a new table, together with entries and a position if it begins with some. `after`: the table
        whose rematch it is; Conflict if the seats there belong to others by now."""
        async with self.writing() as connection:
            if after is not None and await _held(connection, after) != list(holders):
                raise Conflict
            await connection.execute(insert(tables).values(row))
            chairs = [
                {"table": row["id"], "seat": seat, "guest": guest, "rematch": False}
                for seat, guest in enumerate(holders)
            ]
            await connection.execute(insert(seats), chairs)
            if journal:
                lines = [_entry_row(row["id"], entry) for entry in journal]
                await connection.execute(insert(entries), lines)
            if position is not None:
                await connection.execute(insert(positions).values(table=row["id"], **position._asdict()))

    async def listed(self, of_guest: int, limit: int = 100, waiting: bool = False) -> list[Row]:
        """Listed tables, the latest first; those that are over stay for a while. `of_guest`: so many rows of
        one maker at most, the latest; 0: any number. `waiting`: only those that wait for somebody."""
        order = tables.c.changed.desc()
        late = select(tables.c.id, tables.c.maker, tables.c.changed).where(tables.c.listed).order_by(order)
        if waiting:
            late = late.where(tables.c.status == "waiting")
        latest = late.limit(MOST_LISTED).subquery()
        number = func.row_number().over(partition_by=latest.c.maker, order_by=latest.c.changed.desc())
        found = select(latest.c.id, number.label("number")).subquery()
        shown = select(tables).join(found, found.c.id == tables.c.id)
        if of_guest:
            shown = shown.where(found.c.number <= of_guest)
        return await self._rows(shown.order_by(order).limit(limit))

    async def tables_of(self, guest: str, limit: int = 100) -> list[Row]:
        """The tables where a guest holds a seat: those that are not over, then the others, the latest changed
        first."""
        own = select(seats.c.table).where(seats.c.guest == guest)
        order = tables.c.status == "over", tables.c.changed.desc()
        return await self._rows(select(tables).where(tables.c.id.in_(own)).order_by(*order).limit(limit))

    async def open_tables(self, guest: str) -> tuple[int, int]:
        """How many tables are not over: those of this maker, and all."""
        count = select(func.count()).where(tables.c.status != "over")
        async with self.reading() as connection:
            own = int((await connection.execute(count.where(tables.c.maker == guest))).scalar_one())
            return own, int((await connection.execute(count)).scalar_one())

    async def holders(self, ids: Sequence[str]) -> dict[str, list[Row]]:
        """The rows of the seats of several tables, by table."""
        rows = await self._rows(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat))
        found: dict[str, list[Row]] = {name: [] for name in ids}
        for row in rows:
            found[row["table"]].append(row)
        return found

    async def sign_of_life(self, now: int, dead: int) -> None:
        """Note that this process lives; forget those that gave no sign since `dead`."""
        async with self.writing() as connection:
            await connection.execute(delete(processes).where(processes.c.seen < dead))
            where = processes.c.id == self.process
            seen = await connection.execute(update(processes).where(where).values(seen=now, **self.about))
            if not seen.rowcount:
                row = {"id": self.process, "seen": now, **self.about}
                await connection.execute(insert(processes).values(row))

    async def hand_over(self) -> None:
        """Leave the automatic steps of all tables to other processes."""
        async with self.writing() as connection:
            mine = and_(tables.c.minder == self.process, tables.c.due.is_not(None))
            await connection.execute(update(tables).where(mine).values(minder=None))

    async def last_sign(self) -> int | None:
        """When any process last gave a sign of life; None if none ever did."""
        rows = await self._rows(select(func.max(processes.c.seen).label("seen")))
        return None if rows[0]["seen"] is None else int(rows[0]["seen"])

    async def forget_processes(self) -> None:
        """Forget all processes that ever gave a sign of life."""
        async with self.writing() as connection:
            await connection.execute(delete(processes))

    async def add_pause(self, since: int, until: int) -> None:
        """Note that no clock counts this time; another process may have noted it, too."""
        async with self.writing() as connection:
            known = await connection.execute(select(pauses.c.until).where(pauses.c.since == since))
            if known.first() is None:
                await connection.execute(insert(pauses).values(since=since, until=until))

    async def paused(self, after: int) -> list[tuple[int, int]]:
        """When no server ran after this time, or its database was away: (since, until), in order, without
        overlaps."""
        rows = await self._rows(select(pauses).where(pauses.c.until > after).order_by(pauses.c.since))
        found: list[tuple[int, int]] = []
        for row in rows:
            since, until = max(after, int(row["since"])), int(row["until"])
            if found and since <= found[-1][1]:
                since, until = found[-1][0], max(until, found.pop()[1])
            found.append((since, until))
        return found

    async def unminded(self, now: int) -> list[Row]:
        """Tables with automatic steps that no process takes: their minder is gone, or they are overdue."""
        alive = select(processes.c.id)
        nobody = or_(tables.c.minder.is_(None), tables.c.minder.not_in(alive), tables.c.due < now)
        query = select(tables.c.id, tables.c.due, tables.c.changed).where(
            and_(tables.c.due.is_not(None), nobody)
        )
        return await self._rows(query.limit(1000))

    async def lease(self, table: str, old: int, new: int) -> bool:
        """Become the minder of a table; False if another process was faster."""
        async with self.writing() as connection:
            where = and_(tables.c.id == table, tables.c.due == old)
            values = {"due": new, "minder": self.process}
            done = await connection.execute(update(tables).where(where).values(values))
            return bool(done.rowcount)

    async def set_next(self, table: str, next_table: str) -> str:
        """Set the rematch of a table if it has none yet; returns the one that it has then."""
        async with self.writing() as connection:
            where = and_(tables.c.id == table, tables.c.next.is_(None))
            await connection.execute(update(tables).where(where).values(next=next_table))
            found = await connection.execute(select(tables.c.next).where(tables.c.id == table))
            return str(found.scalar_one())

    async def set_seat(self, table: str, seat: int, holder: str | None, **values: Any) -> bool:
        """Note something about a seat; False, and nothing is noted, if somebody else holds it."""
        async with self.writing() as connection:
            where = and_(seats.c.table == table, seats.c.seat == seat, seats.c.guest == holder)
            return bool((await connection.execute(update(seats).where(where).values(values))).rowcount)

    async def take_over(self, names: Sequence[str]) -> None:
        """Become the minder of tables whose own is gone."""
        if not names:
            return
        async with self.writing() as connection:
            gone = or_(tables.c.minder.is_(None), tables.c.minder.not_in(select(processes.c.id)))
            where = and_(tables.c.id.in_(names), gone)
            await connection.execute(update(tables).where(where).values(minder=self.process))

    async def set_due(self, table: str, due: int | None, old: int | None = None) -> None:
        """Set when the table's next automatic step is overdue; `old`: only if it was so."""
        async with self.writing() as connection:
            where = tables.c.id == table if old is None else and_(tables.c.id == table, tables.c.due == old)
            await connection.execute(update(tables).where(where).values(due=due))

    async def set_tournament(self, table: str, tournament: str) -> None:
        """Note to which tournament a table belongs."""
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(tournament=tournament))

    # --- guests, keys, decks, facts -----------------------------------------------------------------------

    async def guest(self, guest: str) -> Row | None:
        """The row of a guest; None if he is not known."""
        rows = await self._rows(select(guests).where(guests.c.id == guest))
        return rows[0] if rows else None

    async def add_guest(self, guest: str, name: str, now: int) -> None:
        """Store a new guest."""
        async with self.writing() as connection:
            await connection.execute(insert(guests).values(id=guest, name=name, created=now, seen=now))

    async def saw_guest(self, guest: str, now: int) -> None:
        """Note that a guest was here."""
        async with self.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(seen=now))

    async def name_guest(self, guest: str, name: str) -> None:
        """Give a guest another name."""
        async with self.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))

    async def add_key(self, key: str, table: str, seat: int, holder: str, now: int) -> bool:
        """A key to a seat, in place of older ones; False if somebody else holds the seat by now."""
        async with self.writing() as connection:
            # Locked, because a seat that changes hands voids its keys: the key must be there by then.
            own = and_(seats.c.table == table, seats.c.seat == seat, seats.c.guest == holder)
            if (await connection.execute(select(seats.c.seat).where(own).with_for_update())).first() is None:
                return False
            where = and_(keys.c.table == table, keys.c.seat == seat)
            await connection.execute(delete(keys).where(where))
            await connection.execute(insert(keys).values(key=key, table=table, seat=seat, created=now))
            return True

    async def key(self, key: str, since: int) -> tuple[str, int] | None:
        """The table and the seat that a key opens; it is used up by an entry (`Append.key`)."""
        rows = await self._rows(select(keys).where(and_(keys.c.key == key, keys.c.created > since)))
        return (str(rows[0]["table"]), int(rows[0]["seat"])) if rows else None

    async def decks(self, guest: str) -> list[str]:
        """The stored decks of a guest as JSON, by name."""
        rows = await self._rows(select(decks).where(decks.c.guest == guest).order_by(decks.c.name))
        return [row["body"] for row in rows]

    async def deck(self, guest: str, name: str) -> str | None:
        """One stored deck as JSON; None if the guest has none of this name."""
        where = and_(decks.c.guest == guest, decks.c.name == name)
        rows = await self._rows(select(decks).where(where))
        return rows[0]["body"] if rows else None

    async def put_deck(self, guest: str, name: str, body: str) -> None:
        """Store a deck, in place of an older one of the same name."""
        async with self.writing() as connection:
            where = and_(decks.c.guest == guest, decks.c.name == name)
            changed = await connection.execute(update(decks).where(where).values(body=body))
            if not changed.rowcount:
                await connection.execute(insert(decks).values(guest=guest, name=name, body=body))

    async def delete_deck(self, guest: str, name: str) -> bool:
        """Delete a deck; False if there was none of this name."""
        async with self.writing() as connection:
            where = and_(decks.c.guest == guest, decks.c.name == name)
            return bool((await connection.execute(delete(decks).where(where))).rowcount)

    async def old_fact(self, name: str) -> str | None:
        """A value that an earlier version kept here; None if there is none."""
        rows = await self._rows(select(facts.c.value).where(facts.c.name == name))
        return str(rows[0]["value"]) if rows else None

    async def forget_fact(self, name: str) -> None:
        """Delete a value, also from what SQLite keeps of deleted rows."""
        async with self.writing() as connection:
            if not self.shared:
                await connection.execute(text("PRAGMA secure_delete = ON"))
            await connection.execute(delete(facts).where(facts.c.name == name))

    # --- tournaments --------------------------------------------------------------------------------------

    async def tournament(self, name: str) -> Row | None:
        """The row of a tournament; None if there is none."""
        rows = await self._rows(select(tournaments).where(tournaments.c.id == name))
        return rows[0] if rows else None

    async def latest_tournaments(self, of_guest: int, limit: int = 50) -> list[Row]:
        """The tournaments, the latest changed first. `of_guest`: so many of one maker at most; 0: any."""
        order = tournaments.c.changed.desc()
        number = func.row_number().over(partition_by=tournaments.c.maker, order_by=order)
        found = select(tournaments.c.id, number.label("number")).subquery()
        shown = select(tournaments).join(found, found.c.id == tournaments.c.id)
        if of_guest:
            shown = shown.where(found.c.number <= of_guest)
        return await self._rows(shown.order_by(order).limit(limit))

    async def open_tournaments(self, guest: str) -> int:
        """How many tournaments of this maker are not over."""
        own = and_(tournaments.c.maker == guest, tournaments.c.status != "over")
        rows = await self._rows(select(func.count().label("number")).select_from(tournaments).where(own))
        return int(rows[0]["number"])

    async def add_tournament(self, row: Row) -> None:
        """Store a new tournament."""
        async with self.writing() as connection:
            await connection.execute(insert(tournaments).values(row))

    async def change_tournament(self, name: str, version: int, values: Row) -> bool:
        """Write a new version; False if somebody else was first."""
        async with self.writing() as connection:
            where = and_(tournaments.c.id == name, tournaments.c.version == version)
            done = await connection.execute(
                update(tournaments).where(where).values(version=version + 1, **values)
            )
            return bool(done.rowcount)

    async def overdue_tournaments(self, now: int) -> list[Row]:
        """The tournaments whose present round should be over."""
        return await self._rows(select(tournaments).where(tournaments.c.due <= now))

    async def put_off(self, name: str, due: int, later: int) -> bool:
        """Look at a tournament again later; False if somebody else has done so."""
        async with self.writing() as connection:
            where = and_(tournaments.c.id == name, tournaments.c.due == due)
            done = await connection.execute(update(tournaments).where(where).values(due=later))
            return bool(done.rowcount)

    async def tables_made(self, names: Sequence[str]) -> set[str]:
        """The ids of all tables of some tournaments."""
        query = select(tables.c.id).where(tables.c.tournament.in_(names))
        return {str(row["id"]) for row in await self._rows(query)}

    async def running_tables(self, names: Sequence[str]) -> list[Row]:
        """Those of these tables that are played now: what everybody may know, and when they last changed."""
        columns = (tables.c.id, tables.c.public, tables.c.changed)
        query = select(*columns).where(tables.c.id.in_(names), tables.c.status == "running")
        return await self._rows(query)

    async def tables_of_tournament(self, name: str) -> list[Row]:
        """The tables on which a tournament is played."""
        return await self._rows(select(tables).where(tables.c.tournament == name))

    async def _rows(self, query: Any) -> list[Row]:
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


def _entry_row(table: str, entry: Entry) -> Row:
    return {
        "table": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "client": entry.client,
        "body": msgspec.json.encode(entry.body).decode(),
        "at": entry.at,
        "guest": entry.guest,
    }


async def _entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    where = and_(entries.c.table == table, entries.c.number > after)
    rows = await connection.execute(select(entries).where(where).order_by(entries.c.number))
    return [
        Entry(
            row["number"],
            row["kind"],
            row["seat"],
            msgspec.json.decode(row["body"]),
            row["at"],
            row["client"],
            row["guest"],
        )
        for row in rows.mappings()
    ]


async def _held(connection: AsyncConnection, table: str) -> list[str | None]:
    """Who holds the seats of a table; they stay theirs until the transaction ends."""
    query = select(seats.c.guest).where(seats.c.table == table).order_by(seats.c.seat).with_for_update()
    return list((await connection.execute(query)).scalars())
