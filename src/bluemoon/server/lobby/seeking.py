"""People who look for a game: kept in the database, so that all processes pair the same people.

Whoever looks asks again every few seconds; somebody who stopped asking is paired no more. Two people are
claimed for a table in one transaction, then the table is made; if that fails they look on."""

from __future__ import annotations

from collections.abc import Container

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bluemoon.duel.model.piles import UNSAID
from bluemoon.formats.decks import DeckList
from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.lobby.pairing import Waiting, partner, reach
from bluemoon.server.meeting.blocks import apart_from
from bluemoon.server.people.guests import Guest
from bluemoon.server.people.names import kept_with
from bluemoon.server.protocol.lobby import Seeking
from bluemoon.server.protocol.words import Level
from bluemoon.server.ratings import scale
from bluemoon.server.ratings.fold import LADDERS
from bluemoon.server.ratings.looking import ratings_by_guest
from bluemoon.server.ratings.scale import Rating
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import seeks
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Clock, Refused, SeatSetup, Setup
from bluemoon.server.tables.registry import TableRegistry, new_id
from bluemoon.server.tables.table_setup import numbered

HERE_MS = 8_000  # whoever has not asked for so long is gone
CLAIM_MS = 15_000  # a table that is not there after so long will not come: its process died
BOT_SECONDS = 20  # of waiting, after which a bot is offered
LOCK = text("SELECT pg_advisory_xact_lock(20261118)")  # any number that nobody else uses


class Terms(msgspec.Struct, frozen=True):
    """What somebody wants to play, and with what."""

    game: str
    rules: str
    clock: Clock | None
    rated: bool
    name: str
    decks: tuple[DeckList, ...]

    @property
    def kind(self) -> str:
        """What has to be the same for two to meet; emissaries and families are used by both or by neither."""
        clock = self.clock and (self.clock.minutes, self.clock.increment, self.clock.days)
        court = any(deck.emissary for deck in self.decks), any(deck.family for deck in self.decks)
        return f"{self.game} {self.rules} {clock} {self.rated} {court}"


read_terms = msgspec.json.Decoder(Terms).decode


async def begin(registry: TableRegistry, guest: Guest, terms: Terms) -> Seeking:
    """Look for a game; whoever looked for another one stops doing so."""
    store, now = registry.store, now_ms()
    ladder = LADDERS[terms.game]
    points = (await ratings_by_guest(store, [guest.id], ladder)).get(guest.id, Rating()).points
    values = {
        "guest": guest.id,
        "kind": terms.kind,
        "body": msgspec.json.encode(terms).decode(),
        "points": points,
        "since": now,
        "seen": now,
        "table": None,
    }
    async with store.writing() as connection:
        await _lock(store, connection)
        gone = or_(seeks.c.guest == guest.id, seeks.c.seen < now - CLAIM_MS)
        await connection.execute(delete(seeks).where(gone))
        await connection.execute(insert(seeks).values(values))
    return await look(registry, guest.id)


async def look(registry: TableRegistry, guest: str) -> Seeking:
    """Am I paired? If not, I am looked after now; raises Refused if I look for nothing."""
    store, now = registry.store, now_ms()
    other = None
    async with store.writing() as connection:
        await _lock(store, connection)
        mine = await _own(connection, guest)
        claimed = mine["table"] is not None
        if claimed and await _is_lost(store, mine, now):
            mine["table"], claimed = None, False
        others = [] if mine["table"] else await _others(connection, mine, now)
        found = partner(_waiting(mine), map(_waiting, others), now)
        if found is not None:
            other = next(row for row in others if row["guest"] == found.guest)
            mine["table"] = new_id()
            both = seeks.c.guest.in_([guest, other["guest"]])
            await connection.execute(update(seeks).where(both).values(table=mine["table"], seen=now))
        elif not claimed:  # of somebody seated `seen` says since when
            own = seeks.c.guest == guest
            await connection.execute(update(seeks).where(own).values(table=mine["table"], seen=now))
    if other is not None:
        await _seat(registry, mine, other)
    return _told(mine, len(others), now)


async def stop(registry: TableRegistry, guest: str) -> Seeking:
    """Look no more. Whoever was paired a moment ago is told so: his table is there."""
    async with registry.store.writing() as connection:
        await _lock(registry.store, connection)
        mine = await _own(connection, guest)
        await connection.execute(delete(seeks).where(seeks.c.guest == guest))
    return _told(mine, 0, now_ms())


async def _lock(store: Store, connection: AsyncConnection) -> None:
    """Nobody else pairs until the transaction ends; SQLite has one writer anyway."""
    if store.shared:
        await connection.execute(LOCK)


async def _own(connection: AsyncConnection, guest: str) -> Row:
    row = (await connection.execute(select(seeks).where(seeks.c.guest == guest))).mappings().first()
    if row is None:
        raise Refused("not-found", ServerCode.NOT_SEEKING)
    return dict(row)


async def _others(connection: AsyncConnection, mine: Row, now: int) -> list[Row]:
    """Who else waits for the same, without those who do not want to meet."""
    same = and_(seeks.c.kind == mine["kind"], seeks.c.guest != mine["guest"])
    here = and_(seeks.c.table.is_(None), seeks.c.seen >= now - HERE_MS)
    query = select(seeks).where(same, here)
    apart = await apart_from(connection, mine["guest"])
    found = (await connection.execute(query)).mappings()
    return [dict(row) for row in found if row["guest"] not in apart]


async def _is_lost(store: Store, mine: Row, now: int) -> bool:
    """Did whoever paired us die before the table was made?"""
    return now - mine["seen"] > CLAIM_MS and await store.version(mine["table"]) is None


async def _seat(registry: TableRegistry, mine: Row, other: Row) -> None:
    """Make the table of two who were paired; who waited longer sits first."""
    pair = sorted([mine, other], key=lambda row: (row["since"], row["guest"]))
    try:
        terms = [read_terms(row["body"]) for row in pair]
        setup = setup_of(terms, await kept_with(registry.store, [one.name for one in terms]))
        holders = [row["guest"] for row in pair]
        await registry.create(setup, holders, mine["guest"], name=mine["table"])
    except BaseException:
        if not await registry.store.exists(mine["table"]):  # if it is, something failed later: they play
            async with registry.store.writing() as connection:
                both = seeks.c.table == mine["table"]
                await connection.execute(update(seeks).where(both).values(table=None))
        raise


def setup_of(pair: list[Terms], kept: Container[str] = ()) -> Setup:
    """The table of two people who wanted the same. `kept`: names that no number makes, folded."""
    terms = pair[0]
    names = numbered([one.name for one in pair], kept)
    return Setup(
        game=terms.game,
        seats=tuple(SeatSetup("guest", name, decks=one.decks) for name, one in zip(names, pair)),
        rules=terms.rules,
        piles=UNSAID if terms.game == "city" else "top",
        clock=terms.clock,
        takeback=not terms.rated,
        rated=terms.rated,
        pause=True,
    )


def _waiting(row: Row) -> Waiting:
    return Waiting(row["guest"], row["points"], row["since"])


def _told(mine: Row, others: int, now: int) -> Seeking:
    waited = (now - mine["since"]) // 1000
    bot = nearest_bot(mine["points"]) if waited >= BOT_SECONDS else None
    return Seeking(waited, reach(waited), others, mine["points"], mine["table"], bot)


def nearest_bot(points: int) -> Level:
    """The bot of the duel whose strength is nearest."""
    levels = scale.bots("duel")
    return min(levels, key=lambda level: abs(levels[level].points - points))
