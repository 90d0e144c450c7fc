"""Books finished tables: enters their results in order, and moves the ratings, in one transaction.

A table is over when the row of the table says so, and that row is written together with the entry that ends
the game. Booking finds such rows and marks them; whatever dies between, nothing is lost, and nothing is
booked twice: of several processes one books at a time."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import and_, delete, false, func, insert, not_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bluemoon.server.ratings.finished import TELLING, finished
from bluemoon.server.ratings.fold import (
    DAY_MS,
    Booked,
    Finished,
    Key,
    Ladders,
    Player,
    Record,
    keys_of,
)
from bluemoon.server.ratings.scale import Rating
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import entries, players, ratings, results, seats, tables
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Entry

NAMELESS = "-"  # begins the number of somebody who was forgotten
AT_ONCE = 100  # tables booked in one transaction
LOCK = text("SELECT pg_advisory_xact_lock(20260718)")  # any number that nobody else uses


async def book_all(store: Store) -> int:
    """Book everything that is over; returns how many tables that were."""
    done = 0
    while (some := await _book_some(store)) > 0:
        done += some
    return done


async def _book_some(store: Store) -> int:
    over = and_(tables.c.status == "over", not_(tables.c.booked))
    async with store.reading() as connection:  # most of the time there is nothing
        if (await connection.execute(select(tables.c.id).where(over).limit(1))).first() is None:
            return 0
    async with store.writing() as connection:
        await lock(store, connection)
        query = select(tables).where(over).order_by(tables.c.changed, tables.c.id).limit(AT_ONCE)
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        number = int((await connection.execute(select(func.max(results.c.number)))).scalar() or 0)
        for row in rows:
            game = await read_finished(connection, row)
            if game is not None:
                number += 1
                await enter(connection, number, game)
        names = [row["id"] for row in rows]
        await connection.execute(update(tables).where(tables.c.id.in_(names)).values(booked=True))
    return len(rows)


async def lock(store: Store, connection: AsyncConnection) -> None:
    """Nobody else books until the transaction ends. SQLite has one writer, from its first write on: this one,
    which changes nothing."""
    await connection.execute(LOCK if store.shared else update(tables).where(false()).values(booked=True))


async def read_finished(connection: AsyncConnection, row: Row) -> Finished | None:
    """The finished game of a table, from its row and its journal; None if none was played there."""
    name = row["id"]
    held = select(seats.c.guest).where(seats.c.table == name).order_by(seats.c.seat)
    holders = list((await connection.execute(held)).scalars())
    where = and_(entries.c.table == name, entries.c.kind.in_(TELLING))
    found = (await connection.execute(select(entries).where(where).order_by(entries.c.number))).mappings()
    told = [
        Entry(
            one["number"],
            one["kind"],
            one["seat"],
            msgspec.json.decode(one["body"]),
            one["at"],
            None,
            one["guest"],
        )
        for one in found
    ]
    return finished(row, holders, told)


async def enter(connection: AsyncConnection, number: int, game: Finished) -> Booked:
    """Enter a game into the list, and move the ratings if it counts."""
    ladders = Ladders()
    wanted = keys_of(game)
    for key, record in (await read_records(connection, {guest for guest, _ in wanted})).items():
        if key in wanted:
            ladders.records[key] = record
    met = and_(results.c.group == game.group, results.c.verdict == "counted")
    count = select(func.count()).select_from(results).where(met)
    ladders.met[game.group] = int((await connection.execute(count)).scalar_one())
    for guest in {guest for guest, _ in wanted} if game.rated else ():
        ladders.played[guest, game.day] = await _played(connection, guest, game.day)
    booked = ladders.book(game)
    await write_result(connection, number, game, booked)
    if booked.verdict == "counted":
        moved = {key: ladders.records[key] for key in wanted if key in ladders.records}
        await write_records(connection, moved)
    return booked


async def _played(connection: AsyncConnection, guest: str, day: int) -> int:
    """How many games of a guest counted on a day."""
    query = select(func.count()).select_from(players).join(results, results.c.number == players.c.number)
    that_day = results.c.ended.between(day * DAY_MS, (day + 1) * DAY_MS - 1)
    query = query.where(players.c.guest == guest, results.c.verdict == "counted", that_day)
    return int((await connection.execute(query)).scalar_one())


async def write_result(connection: AsyncConnection, number: int, game: Finished, booked: Booked) -> None:
    """Enter a game into the list of results."""
    await connection.execute(
        insert(results).values(
            {
                "number": number,
                "table": game.table,
                "game": game.game,
                "rules": game.rules,
                "ended": game.ended,
                "how": game.how,
                "rated": game.rated,
                "verdict": booked.verdict,
                "group": game.group,
            }
        )
    )
    rows = []
    for seat, (player, change) in enumerate(zip(game.players, booked.changes)):
        before, after = change or (None, None)
        rows.append({"number": number, "seat": seat, **player._asdict(), "before": before, "after": after})
    await connection.execute(insert(players), rows)


async def read_records(connection: AsyncConnection, guests: Iterable[str]) -> dict[Key, Record]:
    """How some guests stand in all ladders."""
    query = select(ratings).where(ratings.c.guest.in_(list(guests)))
    return {
        (row["guest"], row["ladder"]): Record(
            Rating(row["mu"], row["sigma"]), row["games"], row["wins"], row["last"]
        )
        for row in (await connection.execute(query)).mappings()
    }


async def write_records(connection: AsyncConnection, records: dict[Key, Record]) -> None:
    """Store how guests stand, in place of what was stored."""
    for (guest, ladder), record in sorted(records.items()):
        own = and_(ratings.c.guest == guest, ratings.c.ladder == ladder)
        await connection.execute(delete(ratings).where(own))
        await connection.execute(
            insert(ratings).values(
                guest=guest,
                ladder=ladder,
                mu=record.rating.mu,
                sigma=record.rating.sigma,
                games=record.games,
                wins=record.wins,
                last=record.last,
            )
        )


# --- computing anew ---------------------------------------------------------------------------------------


class Recomputed(msgspec.Struct):
    """What computing anew found: games, those read from their journals, and figures that were different."""

    games: int = 0
    journals: int = 0
    differences: int = 0


async def recompute(store: Store, repair: bool = False) -> Recomputed:
    """Fold over all results in their order. Of every table that is still there the result is read from its
    journal anew; of others the list tells it. `repair`: store what is different."""
    await book_all(store)
    done, ladders = Recomputed(), Ladders()
    async with store.writing() as connection:
        await lock(store, connection)
        rows = [
            dict(row)
            for row in (await connection.execute(select(results).order_by(results.c.number))).mappings()
        ]
        for row in rows:
            stored = await _stored(connection, row)
            told = await _from_journal(connection, row)
            done.games += 1
            done.journals += told is not None
            game = stored[0] if told is None else _merged(told, stored[0])
            booked = ladders.book(game)
            if (game, booked) != stored:
                done.differences += 1
                if repair:
                    await connection.execute(delete(players).where(players.c.number == row["number"]))
                    await connection.execute(delete(results).where(results.c.number == row["number"]))
                    await write_result(connection, row["number"], game, booked)
        known = (await connection.execute(select(ratings.c.guest))).scalars()
        before = await read_records(connection, set(known))
        done.differences += sum(
            before.get(key) != ladders.records.get(key) for key in before.keys() | ladders.records.keys()
        )
        if repair:
            await connection.execute(delete(ratings))
            await write_records(connection, ladders.records)
    return done


async def _stored(connection: AsyncConnection, row: Row) -> tuple[Finished, Booked]:
    query = select(players).where(players.c.number == row["number"]).order_by(players.c.seat)
    sat, changes = [], []
    for one in (await connection.execute(query)).mappings():
        sat.append(Player(*(one[name] for name in Player._fields)))
        changes.append(None if one["before"] is None else (one["before"], one["after"]))
    facts = {name: row[name] for name in Finished._fields if name != "players"}
    return Finished(**facts, players=tuple(sat)), Booked(row["verdict"], tuple(changes))


def _merged(told: Finished, stored: Finished) -> Finished:
    """What the journal tells anew. Names may have changed since, somebody may have been forgotten, and the
    seat of a casual game may have been moved: there the list is right."""
    sat = []
    for now, then in zip(told.players, stored.players):
        kept = not told.rated or (then.guest or "").startswith(NAMELESS)
        guest = then.guest if kept else now.guest
        sat.append(now._replace(guest=guest, name=then.name, deck=then.deck))
    ended = told.ended if told.rated else stored.ended
    return told._replace(ended=ended, players=tuple(sat))


async def _from_journal(connection: AsyncConnection, row: Row) -> Finished | None:
    found = (await connection.execute(select(tables).where(tables.c.id == row["table"]))).mappings().first()
    return None if found is None else await read_finished(connection, dict(found))


# --- people who go ----------------------------------------------------------------------------------------


def nameless() -> str:
    """A new number that leads to nobody."""
    return NAMELESS + secrets.token_hex(12)


async def make_nameless(connection: AsyncConnection, guest: str, called: str, number: str) -> None:
    """Put a number that leads to nobody in the place of a guest: others keep their games and figures."""
    own = update(players).where(players.c.guest == guest)
    await connection.execute(own.values(guest=number, name=called, deck=""))
    booked = select(ratings.c.ladder).where(
        ratings.c.guest == number
    )  # a game that he gave up has just ended
    await connection.execute(delete(ratings).where(ratings.c.guest == guest, ratings.c.ladder.in_(booked)))
    await connection.execute(update(ratings).where(ratings.c.guest == guest).values(guest=number))


async def drop_casual(connection: AsyncConnection, names: Sequence[str]) -> None:
    """Delete the results of casual games at these tables; those of rated games stay, ratings rest on them."""
    casual = and_(results.c.table.in_(names), not_(results.c.rated))
    numbers = select(results.c.number).where(casual)
    await connection.execute(delete(players).where(players.c.number.in_(numbers)))
    await connection.execute(delete(results).where(casual))
