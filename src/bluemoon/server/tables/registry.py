"""All tables: those in memory, those in the database, and the care for tables that wait for the server."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import asyncpg  # type: ignore[import-untyped]
import msgspec

from bluemoon.server import describe, metrics, plays
from bluemoon.server.analyses import Analyses
from bluemoon.server.database.engine import Away, address
from bluemoon.server.database.store import CHANNEL, NEWLY_HELD, Position, Row, Store, Stored
from bluemoon.server.duties import due
from bluemoon.server.history import History
from bluemoon.server.journal import Refused, Setup
from bluemoon.server.loading import fold
from bluemoon.server.logs import log
from bluemoon.server.reading import Found
from bluemoon.server.room import Room, now_ms
from bluemoon.server.rules import rules_version
from bluemoon.server.settings import Settings
from bluemoon.server.table import Table
from bluemoon.server.thinkers import Thinkers

LEASE_MS = 15_000
READY_SECONDS = 1.0
SILENT_SWEEPS = 4  # a process that missed so many is taken for dead


def new_id() -> str:
    return secrets.token_urlsafe(9)


class House:
    """The server's tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = Thinkers(settings.thinkers, settings.patience, settings.turn_budget)
        self.rooms: OrderedDict[str, Room] = OrderedDict()  # the latest used last
        # A table has one room: as long as anybody still uses it, it is found again, even if it was evicted.
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.history = History(store)
        self.analyses = Analyses(self.thinkers, store)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._signed = time.monotonic()  # when the database last took a sign of life
        self._away: tuple[int, int] | None = None  # before we came, nobody was here from one time to another
        self._after: set[asyncio.Task[None]] = set()
        self.ended: Callable[[str], Awaitable[bool]] | None = None  # is a tournament over?
        self.settle: Callable[[Room], Awaitable[None]] | None = None  # what follows when a table is over

    async def open(self) -> None:
        await self._look_back()
        self._chores.append(asyncio.create_task(self._live()))
        self._chores.append(asyncio.create_task(self._sweep()))
        if self.store.shared:
            self._chores.append(asyncio.create_task(self._listen()))

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for room in list(self._alive.values()):
            room.stop()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.thinkers.close()

    async def _look_back(self) -> None:
        """Find out whether nobody served the tables for a while."""
        last, now = await self.store.last_sign(), now_ms()
        if last is not None and now - last > self._silence:
            self._away = last, now
        if not self.store.shared:
            await self.store.forget_processes()  # SQLite belongs to one process: all others are gone

    @property
    def _silence(self) -> int:
        """After so many milliseconds without a sign a process is taken for dead."""
        return int(self.settings.sweep * 1000) * SILENT_SWEEPS

    # --- rooms --------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The table in memory; Refused if there is none."""
        task = self._loading.get(table)
        room = self._known(table) if task is None else None
        if room is None:
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            try:
                room = await asyncio.shield(task)
            except Away:
                raise
            except Exception as wrong:
                log.exception("table does not load", table=table)
                raise Refused("not-possible", "this table cannot be opened") from wrong
        if room is None:
            raise Refused("not-found", "there is no such table")
        await self.fresh(room)
        self.keep(room)
        return room

    def _known(self, table: str) -> Room | None:
        """The table's room, if it has one."""
        return self._alive.get(table)

    async def fresh(self, room: Room) -> None:
        """Another process may have written, and its notice may not have come yet."""
        if self.store.shared and await self.store.version(room.id) > room.table.version:
            await room.catch_up()

    async def _load(self, name: str) -> Room | None:
        stored = await self.store.load(name)
        if stored is None:
            return None
        table = await fold(stored)
        known = self._known(name)
        if known is not None:  # it was made while we read
            return known
        room = self._make(stored, table)
        for entry in stored.entries:
            if entry.client is not None:
                room.clients[entry.client] = entry.number
        if self._away is not None:
            await room.rest(*self._away)  # before any other entry, which would let the clocks run until now
        if table.rules_changed and table.status == "running":
            await room.cut()
        # Somebody may have written while the journal was read.
        if self.store.shared:
            await room.catch_up()
        else:
            room.mind()
        return room

    def _make(self, stored: Stored, table: Table) -> Room:
        room = Room(self, stored.row, stored.seats, table)
        self._alive[room.id] = room
        self.keep(room)
        return room

    def keep(self, room: Room) -> None:
        """The room is in use: others are forgotten before it."""
        if room.gone:
            return
        if room.id not in self.rooms:
            self.rooms[room.id] = room
            self._evict(room)
        self.rooms.move_to_end(room.id)

    def _evict(self, used: Room | None = None) -> None:
        """Forget the tables that were used longest ago and that nobody is connected to. Tables in use are
        kept, however many they are."""
        spare = len(self.rooms) - self.settings.rooms
        for room in list(self.rooms.values()) if spare > 0 else ():
            if spare > 0 and room is not used and not room.busy:
                room.stop()
                del self.rooms[room.id]
                spare -= 1
        metrics.ROOMS.set(len(self.rooms))

    def _drop(self, room: Room) -> None:
        """The room is of no use any more: whoever is there comes back to another one."""
        room.close()
        if self._alive.get(room.id) is room:
            del self._alive[room.id]
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def create(
        self,
        setup: Setup,
        holders: Sequence[str | None],
        maker: str,
        *,
        title: str = "",
        listed: bool = False,
        tournament: str | None = None,
        name: str = "",
    ) -> Room:
        """A new table."""
        setup = msgspec.structs.replace(setup, version=plays.VERSIONS[setup.game])
        table = Table(setup, secrets.token_hex(16), now_ms())
        row = self._new_row(table, name or new_id(), maker)
        row |= {"title": title, "listed": listed, "tournament": tournament}
        position = None
        if table.play is not None:
            position = Position(table.version, rules_version(), table.play.position())
        await self.store.create(row, holders, (), position)
        seats: list[Row] = [
            {"table": row["id"], "seat": seat, "guest": guest, **NEWLY_HELD}
            for seat, guest in enumerate(holders)
        ]
        metrics.TABLES.labels(setup.game).inc()
        known = self._known(row["id"])
        if known is not None:  # somebody found it in the database before we came back
            return known
        room = self._make(Stored(row, seats, [], None), table)
        room.mind()
        if table.status == "over":
            self.over(room)
        return room

    async def show(self, found: Found, maker: str) -> describe.Data:
        """A table from a record, only to look at: it is over, and nobody holds its seats."""
        public = msgspec.json.decode(found.public)
        row = {
            "id": new_id(),
            "game": found.setup.game,
            "title": "Record",
            "setup": msgspec.json.encode(found.setup).decode(),
            "seed": found.seed,
            "rules": rules_version(),
            "status": "over",
            "version": len(found.entries),
            "public": found.public,
            "listed": False,
            "maker": maker,
            "created": found.created,
            "changed": found.created,
            "due": None,
            "next": None,
            "tournament": None,
            "minder": None,
        }
        position = Position(len(found.entries), rules_version(), found.position)
        nobody: list[str | None] = [None] * len(public["seats"])
        await self.store.create(row, nobody, found.entries, position)
        metrics.TABLES.labels(found.setup.game).inc()
        seats = [{"guest": guest, **NEWLY_HELD} for guest in nobody]
        return describe.described(public, row, seats, maker, now_ms())

    def _new_row(self, table: Table, name: str, maker: str) -> Row:
        return {
            "id": name,
            "game": table.setup.game,
            "setup": msgspec.json.encode(table.setup).decode(),
            "seed": table.seed,
            "rules": rules_version(),
            "status": table.status,
            "version": table.version,
            "public": msgspec.json.encode(describe.public(table)).decode(),
            "maker": maker,
            "created": table.created,
            "changed": table.created,
            "due": due(table, self.settings),
            "next": None,
            "minder": self.store.process,
        }

    async def is_open(self, room: Room) -> bool:
        """May everybody see everything of this table?"""
        if room.table.is_open:
            return True
        cup = room.row["tournament"]
        if room.table.status != "over" or not cup or self.ended is None:
            return False
        return await self.ended(cup)

    # --- what rooms report --------------------------------------------------------------------------------

    def count(self, kind: str) -> None:
        metrics.ENTRIES.labels(kind).inc()

    def speechless(self, level: str) -> None:
        metrics.SPEECHLESS.labels(level).inc()

    def over(self, room: Room) -> None:
        """A table is over: its tournament, if any, wants to know."""
        if room.settles:
            self._later(self._settle(room))

    async def _settle(self, room: Room) -> None:
        try:
            if self.settle is not None:
                await self.settle(room)
        except Away as wrong:  # the sweep will come back to it
            log.warning("settling failed", table=room.id, why=str(wrong))
        except Exception:
            log.exception("settling failed", table=room.id)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._after.add(task)
        task.add_done_callback(self._after.discard)

    # --- tables that wait for the server --------------------------------------------------------------------

    async def _live(self) -> None:
        """Give signs of life, for the other processes and for whoever asks whether we are ready."""
        while True:
            try:
                now = now_ms()
                await self.store.sign_of_life(now, now - self._silence)
                self._signed = time.monotonic()
            except Away as wrong:
                log.warning("database away", why=str(wrong))
            except Exception:
                log.exception("no sign of life")
            await asyncio.sleep(self.settings.sweep)

    @property
    def ready(self) -> bool:
        """Could we write something to the database not long ago?"""
        return time.monotonic() - self._signed < READY_SECONDS + SILENT_SWEEPS * self.settings.sweep

    async def _sweep(self) -> None:
        """Look for tables whose bots or clocks nobody minds: after a start, or when another process died."""
        while True:
            try:
                now = now_ms()
                for row in await self.store.unminded(now):
                    await self._adopt(row, now)
                self._evict()
            except asyncio.CancelledError:
                raise
            except Away as wrong:
                log.warning("sweep failed", why=str(wrong))
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep)

    async def _adopt(self, row: Row, now: int) -> None:
        if await self.store.lease(row["id"], row["due"], now + LEASE_MS):
            try:
                room = await self.room(row["id"])
            except Refused:
                return
            async with room.lock:
                if self.store.shared:
                    await room._catch_up()
            room.mind()
            if room.table.status == "over":
                self.over(room)

    async def _listen(self) -> None:
        """Hear what other processes write (PostgreSQL's NOTIFY)."""
        url = address(self.settings.database).set(drivername="postgresql")
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(url.render_as_string(hide_password=False))
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._heard)
                for room in list(self._alive.values()):  # what was said before we listened
                    await room.catch_up()
                    room.mind()
                await gone.wait()
            except asyncio.CancelledError:
                if connection is not None:
                    with suppress(Exception):
                        await connection.close()
                raise
            except (Away, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
                log.warning("listening failed", why=type(wrong).__name__)
            except Exception:
                log.exception("listening failed")
            await asyncio.sleep(1)

    def _heard(self, _connection: Any, _process: int, _channel: str, words: str) -> None:
        name, version, process = words.split()
        room = self._known(name)
        if room is None or process == self.store.process or 0 < int(version) <= room.table.version:
            return
        self._later(self._follow(room))

    async def _follow(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Away as wrong:
            log.warning("catching up failed", table=room.id, why=str(wrong))
            self._drop(room)
        except Exception:
            log.exception("catching up failed", table=room.id)
            self._drop(room)
