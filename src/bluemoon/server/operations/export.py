"""All that is stored of a guest, for himself: `GET /api/me/data` and `bluemoon admin export-guest`."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from sqlalchemy import RowMapping, and_, or_, select

from bluemoon.errors import OperatorError
from bluemoon.server.meeting.blocks import blocked_by
from bluemoon.server.meeting.clubs import clubs_of
from bluemoon.server.operations.rewriting import tables_of
from bluemoon.server.protocol.answers import (
    DeckList,
    MyCalls,
    MyClub,
    MyData,
    MyDevice,
    MyEntry,
    MyLine,
    MyReport,
    MyTable,
)
from bluemoon.server.ratings.looking import all_games, ratings_of
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import (
    bans,
    devices,
    entries,
    passkeys,
    pushes,
    reports,
    seats,
    tables,
    talk,
    tournaments,
)
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal

read_deck = msgspec.json.Decoder(DeckList).decode
AT_ONCE = 100  # tables in one question to the database


async def data_of(store: Store, guest: str) -> MyData:
    """Everything that is stored of a guest. Of others, and of hidden cards, there is nothing in it."""
    row = await store.guest(guest)
    if row is None:
        raise OperatorError(f"'{guest}' is no guest")
    names = await tables_of(store, guest)
    found: list[MyTable] = []
    for start in range(0, len(names), AT_ONCE):
        found += await _tables(store, guest, names[start : start + AT_ONCE])
    async with store.reading() as connection:
        banned = await connection.execute(select(bans.c.why).where(bans.c.what == guest))
        said = await connection.execute(select(reports).where(reports.c.reporter == guest))
        spoken = await connection.execute(select(talk).where(talk.c.guest == guest).order_by(talk.c.number))
        browsers = await connection.execute(select(devices).where(devices.c.guest == guest))
        made = await connection.execute(select(passkeys).where(passkeys.c.guest == guest))
        called = await connection.execute(select(pushes).where(pushes.c.guest == guest))
        own = or_(tournaments.c.maker == guest, tournaments.c.body.contains(f'"guest":"{guest}"'))
        cups = await connection.execute(select(tournaments.c.id).where(own).order_by(tournaments.c.id))
        return MyData(
            id=guest,
            name=row["name"],
            created=_time(row["created"]),
            seen=None if row["seen"] is None else _time(row["seen"])[:10],
            banned=banned.scalar(),
            kept=row["kept"] is not None,
            devices=[_used(one) for one in browsers.mappings()],
            passkeys=[_used(one) for one in made.mappings()],
            calls=[MyCalls(_time(one["created"]), one["endpoint"]) for one in called.mappings()],
            decks=[read_deck(body) for body in await store.decks(guest)],
            tables=found,
            tournaments=list(cups.scalars()),
            games=await all_games(store, guest),
            ratings=await ratings_of(store, guest),
            reports=[
                MyReport(_time(one["created"]), one["table"], one["seat"], one["why"])
                for one in said.mappings()
            ],
            said=[
                MyLine(_time(one["at"]), one["table"], one["seat"], one["phrase"] or one["text"])
                for one in spoken.mappings()
            ],
            blocked=await blocked_by(store, guest),
            clubs=[MyClub(club["name"], _time(club["joined"])) for club in await clubs_of(store, guest)],
        )


async def _tables(store: Store, guest: str, names: list[str]) -> list[MyTable]:
    async with store.reading() as connection:
        own = select(tables).where(tables.c.id.in_(names)).order_by(tables.c.created)
        rows = await connection.execute(own)
        held = await connection.execute(
            select(seats.c.table, seats.c.seat).where(and_(seats.c.table.in_(names), seats.c.guest == guest))
        )
        where = and_(entries.c.table.in_(names), entries.c.guest == guest)
        done = await connection.execute(select(entries).where(where).order_by(entries.c.number))
        chairs: dict[str, list[int]] = {}
        for name, seat in held:
            chairs.setdefault(name, []).append(seat)
        acts: dict[str, list[MyEntry]] = {}
        for row in done.mappings():
            acts.setdefault(row["table"], []).append(_entry(dict(row)))
        return [
            MyTable(
                id=row["id"],
                game=row["game"],
                title=row["title"] if row["maker"] == guest else "",
                status=row["status"],
                created=_time(row["created"]),
                maker=row["maker"] == guest,
                seats=sorted(chairs.get(row["id"], [])),
                entries=acts.get(row["id"], []),
            )
            for row in rows.mappings()
            if row["maker"] == guest or row["id"] in chairs or row["id"] in acts
        ]


def _entry(row: Row) -> MyEntry:
    body = msgspec.json.decode(row["body"])
    action = str(body.get("action", "")) if row["kind"] == journal.ACT else ""
    return MyEntry(_time(row["at"]), row["kind"], row["seat"], action)


def _used(row: RowMapping) -> MyDevice:
    return MyDevice(row["name"], _time(row["created"]), _time(row["seen"])[:10])


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
