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

from bluemoon.messages import ServerCode
from bluemoon.server import adapters, metrics
from bluemoon.server.logs import log
from bluemoon.server.protocol.tables import Table
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import Away, address
from bluemoon.server.storage.store import CHANNEL, NEWLY_HELD, Position, Row, Store, Stored
from bluemoon.server.tables import summary
from bluemoon.server.tables.automation import due
from bluemoon.server.tables.history import History
from bluemoon.server.tables.journal import Refused, Setup
from bluemoon.server.tables.live_table import LiveTable, now_ms
from bluemoon.server.tables.loading import fold
from bluemoon.server.tables.rules_version import rules_version
from bluemoon.server.tables.table_state import TableState
from bluemoon.server.thinking.analyses import Analyses
from bluemoon.server.thinking.bot_pool import Thinkers
from bluemoon.server.thinking.record_reading import Found

LEASE_MS = 15_000
READY_SECONDS = 1.0
SILENT_SWEEPS = 4  # a process that missed so many is taken for dead


def new_id() -> str:
    return secrets.token_urlsafe(9)


class TableRegistry:
    """The server's tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = Thinkers(settings.thinkers, settings.patience, settings.turn_budget)
        self.live_tables: OrderedDict[str, LiveTable] = OrderedDict()  # the latest used last
        # A table is live once: as long as anybody still uses it, it is found again, even if it was evicted.
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.history = History(store)
        self.analyses = Analyses(self.thinkers, store)
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._signed = time.monotonic()  # when the database last took a sign of life
        self._away: tuple[int, int] | None = None  # before we came, nobody was here from one time to another
        self._after: set[asyncio.Task[None]] = set()
        self.ended: Callable[[str], Awaitable[bool]] | None = None  # is a tournament over?
        self.settle: Callable[[LiveTable], Awaitable[None]] | None = None  # what follows when a table is over

    async def open(self) -> None:
        await self._look_back()
        self._chores.append(asyncio.create_task(self._live()))
        self._chores.append(asyncio.create_task(self._sweep()))
        if self.store.shared:
            self._chores.append(asyncio.create_task(self._listen()))

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for live in list(self._alive.values()):
            live.stop()
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

    # --- live tables --------------------------------------------------------------------------------------

    async def live(self, table: str) -> LiveTable:
        """The table in memory; Refused if there is none."""
        task = self._loading.get(table)
        live = self._known(table) if task is None else None
        if live is None:
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            try:
                live = await asyncio.shield(task)
            except Away:
                raise
            except Exception as wrong:
                log.exception("table does not load", table=table)
                raise Refused("not-possible", ServerCode.NOT_OPENED) from wrong
        if live is None:
            raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
        await self.fresh(live)
        self.keep(live)
        return live

    def _known(self, table: str) -> LiveTable | None:
        """The live table, if there is one."""
        return self._alive.get(table)

    async def fresh(self, live: LiveTable) -> None:
        """Another process may have written, and its notice may not have come yet."""
        if self.store.shared and await self.store.version(live.id) > live.table.version:
            await live.catch_up()

    async def _load(self, name: str) -> LiveTable | None:
        stored = await self.store.load(name)
        if stored is None:
            return None
        table = await fold(stored)
        known = self._known(name)
        if known is not None:  # it was made while we read
            return known
        live = self._make(stored, table)
        for entry in stored.entries:
            if entry.client is not None:
                live.clients[entry.client] = entry.number
        if self._away is not None:
            await live.rest(*self._away)  # before any other entry, which would let the clocks run until now
        if table.rules_changed and table.status == "running":
            await live.cut()
        # Somebody may have written while the journal was read.
        if self.store.shared:
            await live.catch_up()
        else:
            live.mind()
        return live

    def _make(self, stored: Stored, table: TableState) -> LiveTable:
        live = LiveTable(self, stored.row, stored.seats, table)
        self._alive[live.id] = live
        self.keep(live)
        return live

    def keep(self, live: LiveTable) -> None:
        """The live table is in use: others are forgotten before it."""
        if live.gone:
            return
        if live.id not in self.live_tables:
            self.live_tables[live.id] = live
            self._evict(live)
        self.live_tables.move_to_end(live.id)

    def _evict(self, used: LiveTable | None = None) -> None:
        """Forget the tables that were used longest ago and that nobody is connected to. Tables in use are
        kept, however many they are."""
        spare = len(self.live_tables) - self.settings.live_tables
        for live in list(self.live_tables.values()) if spare > 0 else ():
            if spare > 0 and live is not used and not live.busy:
                live.stop()
                del self.live_tables[live.id]
                spare -= 1
        metrics.LIVE_TABLES.set(len(self.live_tables))

    def _drop(self, live: LiveTable) -> None:
        """The live table is of no use any more: whoever is there comes back to another one."""
        live.close()
        if self._alive.get(live.id) is live:
            del self._alive[live.id]
        if self.live_tables.get(live.id) is live:
            del self.live_tables[live.id]

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
    ) -> LiveTable:
        """A new table."""
        setup = msgspec.structs.replace(setup, version=adapters.VERSIONS[setup.game])
        table = TableState(setup, secrets.token_hex(16), now_ms())
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
        live = self._make(Stored(row, seats, [], None), table)
        live.mind()
        if table.status == "over":
            self.over(live)
        return live

    async def show(self, found: Found, maker: str) -> Table:
        """A table from a record, only to look at: it is over, and nobody holds its seats."""
        public = summary.read_public(found.public)
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
        nobody: list[str | None] = [None] * len(public.seats)
        await self.store.create(row, nobody, found.entries, position)
        metrics.TABLES.labels(found.setup.game).inc()
        seats = [{"guest": guest, **NEWLY_HELD} for guest in nobody]
        return summary.described(public, row, seats, maker, now_ms())

    def _new_row(self, table: TableState, name: str, maker: str) -> Row:
        return {
            "id": name,
            "game": table.setup.game,
            "setup": msgspec.json.encode(table.setup).decode(),
            "seed": table.seed,
            "rules": rules_version(),
            "status": table.status,
            "version": table.version,
            "public": msgspec.json.encode(summary.public(table)).decode(),
            "maker": maker,
            "created": table.created,
            "changed": table.created,
            "due": due(table, self.settings),
            "next": None,
            "minder": self.store.process,
        }

    async def is_open(self, live: LiveTable) -> bool:
        """May everybody see everything of this table?"""
        if live.table.is_open:
            return True
        cup = live.row["tournament"]
        if live.table.status != "over" or not cup or self.ended is None:
            return False
        return await self.ended(cup)

    # --- what live tables report --------------------------------------------------------------------------

    def count(self, kind: str) -> None:
        metrics.ENTRIES.labels(kind).inc()

    def speechless(self, level: str) -> None:
        metrics.SPEECHLESS.labels(level).inc()

    def over(self, live: LiveTable) -> None:
        """A table is over: its tournament, if any, wants to know."""
        if live.settles:
            self._later(self._settle(live))

    async def _settle(self, live: LiveTable) -> None:
        try:
            if self.settle is not None:
                await self.settle(live)
        except Away as wrong:  # the sweep will come back to it
            log.warning("settling failed", table=live.id, why=str(wrong))
        except Exception:
            log.exception("settling failed", table=live.id)

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
                live = await self.live(row["id"])
            except Refused:
                return
            async with live.lock:
                if self.store.shared:
                    await live._catch_up()
            live.mind()
            if live.table.status == "over":
                self.over(live)

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
                for live in list(self._alive.values()):  # what was said before we listened
                    await live.catch_up()
                    live.mind()
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
        live = self._known(name)
        if live is None or process == self.store.process or 0 < int(version) <= live.table.version:
            return
        self._later(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Away as wrong:
            log.warning("catching up failed", table=live.id, why=str(wrong))
            self._drop(live)
        except Exception:
            log.exception("catching up failed", table=live.id)
            self._drop(live)
