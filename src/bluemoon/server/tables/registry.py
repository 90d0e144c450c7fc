"""All tables: those in memory, those in the database, and those whose automatic steps nobody takes."""

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
from sqlalchemy.exc import IntegrityError

from bluemoon.messages import ServerCode
from bluemoon.server import adapters, metrics
from bluemoon.server.budgets import NOBODY, Budgets, Who
from bluemoon.server.clock import now_ms
from bluemoon.server.logs import log
from bluemoon.server.meeting import talking
from bluemoon.server.protocol.tables import Table
from bluemoon.server.settings import Settings
from bluemoon.server.storage.appends import CHANNEL, NEWLY_HELD, Conflict, Position, Row
from bluemoon.server.storage.engine import Away, address
from bluemoon.server.storage.notices import TALKED, read_notice
from bluemoon.server.storage.store import NOTICE, Store, Stored
from bluemoon.server.tables import summary
from bluemoon.server.tables.absence import agreed
from bluemoon.server.tables.automation import GRACE_MS, due
from bluemoon.server.tables.history import History
from bluemoon.server.tables.journal import Entry, Refused, Setup
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.loading import fold
from bluemoon.server.tables.rules_version import rules_version
from bluemoon.server.tables.table_state import TableState
from bluemoon.server.thinking.analyses import Analyses
from bluemoon.server.thinking.bot_pool import Thinkers
from bluemoon.server.thinking.desk import Desk
from bluemoon.server.thinking.record_reading import Found

LEASE_MS = 15_000
READY_SECONDS = 1.0
SILENT_SWEEPS = 4  # a process that gave no sign of life for so many sweeps is taken for dead


def new_id() -> str:
    """A new random id for a table or a tournament. None begins with a dash, which `bluemoon admin` would take
    for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


class TableRegistry:
    """The server's tables."""

    def __init__(self, settings: Settings, store: Store, budgets: Budgets) -> None:
        self.settings = settings
        self.store = store
        self.budgets = budgets
        self.desk = Desk(budgets)
        self.thinkers = Thinkers(
            settings.thinkers,
            settings.patience,
            settings.turn_budget,
            settings.lab_processes,
            settings.lab_rest,
        )
        self.thinkers.outside = settings.outside_bots
        self.live_tables: OrderedDict[str, LiveTable] = OrderedDict()  # the latest used last
        # There is one live table for each table: an evicted one that is still in use is found here.
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.history = History(store, self.desk)
        self.analyses = Analyses(self.thinkers, store)
        self.hurrying = asyncio.Lock()  # held by the one of all hurried tables that writes (`automation`)
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._signed = time.monotonic()  # when the database last took a sign of life
        self._signed_at = now_ms()
        self._signing = asyncio.Lock()
        self._set_back: tuple[int, int] | None = None  # the time of the machine before and after this start
        self._after: set[asyncio.Task[None]] = set()
        self.opened = now_ms()  # since when players can come to this process, and its database answers
        self.draining = False  # takes no new tables and no automatic steps, because the process will end
        self.ordered: Callable[[], Coroutine[Any, Any, None]] | None = (
            None  # looks for orders of the operator
        )
        self.ended: Callable[[str], Awaitable[bool]] | None = None  # is a tournament over?
        self.book: Callable[[], Awaitable[object]] | None = None  # enters results that are not entered yet
        self.settle: Callable[[LiveTable], Awaitable[None]] | None = None  # what follows when a table is over
        # Calls whoever has to know: the table, what it was like before, whether this process has written.
        self.call: Callable[[LiveTable, TableState | None, bool], None] | None = None

    async def open(self) -> None:
        """Start the background tasks: signs of life, the sweep and, with PostgreSQL, listening."""
        await self._look_back()
        self._chores.append(asyncio.create_task(self._live()))
        self._chores.append(asyncio.create_task(self._sweep()))
        if self.store.shared:
            self._chores.append(asyncio.create_task(self._listen()))

    async def close(self) -> None:
        """Stop the background tasks, all live tables and the bots' processes."""
        for chore in self._chores:
            chore.cancel()
        try:
            await self.hand_over()
        except Away as wrong:  # then the others find out when there are no more signs of life
            log.warning("handing over failed", why=str(wrong))
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.thinkers.close()
        self.desk.close()

    async def hand_over(self) -> None:
        """Stop all automatic steps; other processes, or the next one, take them."""
        for live in self.all_live():
            live.stop()
        await self.store.hand_over()

    async def _look_back(self) -> None:
        """Find out for how long no server ran before this one started."""
        last, now = await self.store.last_sign(), now_ms()
        if last is not None and now - last > self._silence:
            await self.store.add_pause(last, now)
        elif last is not None and last - now > self._silence:  # the time was set back
            self._set_back = last, now
        if not self.store.shared:
            await self.store.forget_processes()  # SQLite belongs to one process: all others are gone

    @property
    def _silence(self) -> int:
        """The milliseconds without a sign of life after which a process is taken for dead."""
        return int(self.settings.sweep * 1000) * SILENT_SWEEPS

    @property
    def _latest(self) -> int:
        """In how many milliseconds any step but the end of a clock is overdue at the latest."""
        settings = self.settings
        longest = settings.patience + max(settings.pace, settings.interference)
        return LEASE_MS + GRACE_MS + int(longest * 1000)

    # --- live tables --------------------------------------------------------------------------------------

    async def live(self, table: str, who: Who = NOBODY) -> LiveTable:
        """The live table, loaded if need be; raises Refused if there is no such table. `who`: on whose budget
        it is loaded."""
        task = self._loading.get(table)
        live = self.known(table) if task is None else None
        if live is None:
            if task is None:
                task = asyncio.create_task(self._load(table, who))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            try:
                live = await asyncio.shield(task)
            except (Away, Refused):
                raise
            except Exception as wrong:
                log.exception("table does not load", table=table)
                raise Refused("not-possible", ServerCode.NOT_OPENED) from wrong
        if live is None:
            raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
        await self.fresh(live)
        self.keep(live)
        return live

    def known(self, table: str) -> LiveTable | None:
        """The live table if it is in memory, otherwise None."""
        return self._alive.get(table)

    async def loaded(self, table: str) -> LiveTable | None:
        """The live table if it is in memory or being loaded, otherwise None."""
        task = self._loading.get(table)
        if task is not None:
            await asyncio.wait({task})
        return self.known(table)

    def all_live(self) -> list[LiveTable]:
        """All live tables, those that were evicted but are still in use, too."""
        return list(self._alive.values())

    async def fresh(self, live: LiveTable) -> None:
        """Bring the live table up to date: another process may have written, or deleted it, without our
        knowing it yet."""
        if not self.store.shared:
            return
        version = await self.store.version(live.id)
        if version is None:
            self.drop(live)
            raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
        if version > live.table.version:
            await live.catch_up()

    async def _load(self, name: str, who: Who) -> LiveTable | None:
        stored = await self.store.load(name)
        if stored is None:
            return None
        table = await self.desk.run(who, lambda: fold(stored))
        known = self.known(name)
        if known is not None:  # another task has loaded it meanwhile
            return known
        live = self._make(stored, table)
        for entry in stored.entries:
            if entry.client is not None:
                live.clients[entry.client] = entry.number
        await live.rest(self._set_back)  # first of all: any other entry would let the clocks run until now
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
        """Mark the live table as used last, so that others are evicted before it."""
        if live.gone:
            return
        if live.id not in self.live_tables:
            self.live_tables[live.id] = live
            self._evict(live)
        self.live_tables.move_to_end(live.id)

    def _evict(self, used: LiveTable | None = None) -> None:
        """Drop the live tables that were used longest ago, down to the limit. Tables that somebody is
        connected to are kept, however many they are."""
        spare = len(self.live_tables) - self.settings.live_tables
        for live in list(self.live_tables.values()) if spare > 0 else ():
            if spare > 0 and live is not used and not live.busy:
                live.stop()
                del self.live_tables[live.id]
                spare -= 1
        metrics.LIVE_TABLES.set(len(self.live_tables))

    def drop(self, live: LiveTable) -> None:
        """Close a live table that could not be brought up to date; clients connect again to a new one."""
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
        club: str | None = None,
        name: str = "",
        after: str | None = None,
    ) -> LiveTable:
        """A new table. `after`: the table whose rematch it is, by the same holders; Conflict if they are not
        the same any more, or if another process has made the rematch."""
        if self.draining:
            raise Refused("try-again", ServerCode.DRAINING)
        setup = agreed(setup, self.settings.absence)
        setup = msgspec.structs.replace(setup, version=adapters.VERSIONS[setup.game])
        table = TableState(setup, secrets.token_hex(16), now_ms())
        row = self._new_row(table, name or new_id(), maker)
        row |= {"title": title, "listed": listed, "tournament": tournament, "club": club}
        position = None
        if table.play is not None:
            position = Position(table.version, rules_version(), table.play.position())
        try:
            await self.store.create(row, holders, (), position, after)
        except IntegrityError as wrong:
            if after is not None:
                raise Conflict from wrong
            raise
        seats: list[Row] = [
            {"table": row["id"], "seat": seat, "guest": guest, **NEWLY_HELD}
            for seat, guest in enumerate(holders)
        ]
        metrics.TABLES.labels(setup.game).inc()
        known = self.known(row["id"])
        if known is not None:  # somebody has loaded it from the database meanwhile
            return known
        live = self._make(Stored(row, seats, [], None), table)
        live.mind()
        self.moved(live, None, own=True)
        if table.status == "over":
            self.over(live)
        return live

    async def show(self, found: Found, maker: str) -> Table:
        """Store a finished table made from a record; nobody holds its seats."""
        public = summary.read_public(found.public)
        row = {
            "id": new_id(),
            "game": found.setup.game,
            "title": "",
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
            "club": None,
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
        """May everybody see all hidden cards of this table, because it and its tournament are over?"""
        if live.table.is_open:
            return True
        cup = live.row["tournament"]
        if live.table.status != "over" or not cup or self.ended is None:
            return False
        return await self.ended(cup)

    # --- what live tables report --------------------------------------------------------------------------

    def count(self, kind: str) -> None:
        """Count an entry for the metrics."""
        metrics.ENTRIES.labels(kind).inc()

    def speechless(self, level: str) -> None:
        """Count a failed bot for the metrics."""
        metrics.SPEECHLESS.labels(level).inc()

    def moved(self, live: LiveTable, before: TableState | None, own: bool) -> None:
        """A table has moved on, or is new: players who do not look are called."""
        try:
            if self.call is not None:
                self.call(live, before, own)
        except Exception:  # a bug; the table goes on
            log.exception("calling failed", table=live.id)

    def over(self, live: LiveTable) -> None:
        """A table is over: book its result, and tell its tournament, if it has one."""
        self.later(self.enter_results())
        if live.settles:
            self.later(self._settle(live))

    async def enter_results(self) -> None:
        """Book what is over; also done again and again, in case somebody died before he did it."""
        try:
            if self.book is not None:
                await self.book()
        except Away as wrong:
            log.warning("booking failed", why=str(wrong))
        except Exception:
            log.exception("booking failed")

    async def _settle(self, live: LiveTable) -> None:
        try:
            if self.settle is not None:
                await self.settle(live)
        except Away as wrong:  # the sweep will try again
            log.warning("settling failed", table=live.id, why=str(wrong))
        except Exception:
            log.exception("settling failed", table=live.id)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something soon, apart from what is being done now."""
        task = asyncio.create_task(work)
        self._after.add(task)
        task.add_done_callback(self._after.discard)

    # --- tables that wait for the server --------------------------------------------------------------------

    async def _live(self) -> None:
        """Write signs of life into the database, for the other processes and for `ready`."""
        while True:
            try:
                await self.sign()
            except Away as wrong:
                log.warning("database away", why=str(wrong))
            except Exception:
                log.exception("no sign of life")
            await asyncio.sleep(self.settings.sweep)

    async def sign(self) -> None:
        """Write a sign of life."""
        async with self._signing:
            await self._sign()

    async def _sign(self) -> None:
        now, before = now_ms(), self._signed_at
        await self.store.sign_of_life(now, now - self._silence)
        if now - before > self._silence:  # the database was away, or this process slept
            await self.store.add_pause(before, now)
            self.opened = now  # nobody could give a sign
            for live in self.all_live():
                self.later(self._rest(live, (before, now)))
        self._signed, self._signed_at = time.monotonic(), now

    async def _rest(self, live: LiveTable, pause: tuple[int, int]) -> None:
        try:
            await live.rest(pause=pause)
        except Away as wrong:  # it is opened anew, and then it rests
            log.warning("resting failed", table=live.id, why=str(wrong))
            self.drop(live)
        except Exception:
            log.exception("resting failed", table=live.id)
            self.drop(live)

    async def demand_database(self, live: LiveTable) -> None:
        """Raise Away if the database has not answered for some time and still does not. If it answers again,
        what it was away does not count: that is written before anything else."""
        if self.ready:
            return
        async with self._signing:
            if not self.ready:
                await self._sign()
        await live.rest()

    @property
    def ready(self) -> bool:
        """Did the database accept a sign of life not long ago?"""
        return time.monotonic() - self._signed < READY_SECONDS + SILENT_SWEEPS * self.settings.sweep

    async def _sweep(self) -> None:
        """Take over tables without a minder, again and again: after a start, or when another process died."""
        while True:
            try:
                now = now_ms()
                rows = [] if self.draining else await self.store.unminded(now)
                # A clock that runs out only later needs a minder, but not to be loaded; where the last entry
                # lies ahead, because the time was set back, nobody knows how late it is.
                later = now + self._latest
                pressing = [row for row in rows if row["due"] <= later or row["changed"] > now]
                known = {row["id"] for row in pressing}
                await self.store.take_over([row["id"] for row in rows if row["id"] not in known])
                for row in pressing:
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
            before = self.known(row["id"])  # it may not know its last entry (`LiveTable._catch_up`)
            try:
                live = await self.live(row["id"])
            except Refused:
                return
            async with live.lock:
                if self.store.shared or before is not None:
                    await live._catch_up()
            live.mind()
            if live.table.status == "over":
                self.over(live)
            real = due(live.table, self.settings, live.settles)
            if real is not None and real > now + LEASE_MS:  # or else it would be leased again and again
                await self.store.set_due(row["id"], real, now + LEASE_MS)

    async def _listen(self) -> None:
        """Follow what other processes write, by PostgreSQL's LISTEN/NOTIFY."""
        url = address(self.settings.database).set(drivername="postgresql")
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(url.render_as_string(hide_password=False))
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._heard)
                for live in list(self._alive.values()):  # what we may have missed before we listened
                    await live.catch_up()
                    await talking.catch_up(live)
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
        notice = read_notice(words)
        if notice.table == NOTICE and self.ordered is not None:
            self.later(self.ordered())
            return
        live = self.known(notice.table)
        if live is None or notice.process == self.store.process:
            return
        if notice.version == TALKED:
            self.later(self._listen_to(live))
        elif not 0 < notice.version <= live.table.version:
            self.later(self._follow(live, notice.entry))

    async def _listen_to(self, live: LiveTable) -> None:
        try:
            await talking.catch_up(live)
        except Away as wrong:  # it is told when the page is opened anew
            log.warning("talk not told", table=live.id, why=str(wrong))
        except Exception:
            log.exception("talk not told", table=live.id)

    async def _follow(self, live: LiveTable, entry: Entry | None) -> None:
        try:
            await (live.catch_up() if entry is None else live.follow(entry))
        except Away as wrong:
            log.warning("catching up failed", table=live.id, why=str(wrong))
            self.drop(live)
        except Exception:
            log.exception("catching up failed", table=live.id)
            self.drop(live)
