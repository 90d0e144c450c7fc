"""Writing the journal. Entries that are ready at the same time are written in one transaction: with SQLite by
a thread of its own, with PostgreSQL by one statement, so that an action costs one round trip.

These are the statements that run for every action; they are written by hand, because building them with
SQLAlchemy took longer than the database took for them.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import URL

from bluemoon.server import metrics
from bluemoon.server.storage.appends import CHANNEL, Append, Conflict, Spent
from bluemoon.server.storage.engine import PATIENCE, Away, prepare_sqlite, reaching
from bluemoon.server.storage.notices import words_of

MOST_AT_ONCE = 100  # entries written in one transaction
CROWD = 300.0  # entries a second from which on they are gathered before they are written
GATHERING = 0.008  # seconds for which the first of them waits for others
WINDOW = 0.25  # seconds over which entries are counted

Waiting = tuple[Append, asyncio.Future[None]]


class JournalWriter(ABC):
    """Takes entries from anybody, and writes them in order."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.waiting: list[Waiting] = []
        self.minder: str | None = None
        self._task: asyncio.Task[None] | None = None
        self._came = 0  # entries since `_since`
        self._since = 0.0  # by the loop's clock
        self._crowded = False

    async def append(self, job: Append, minder: str | None) -> None:
        """Write an entry; Conflict if its number or id is there already. `minder`: the process that takes the
        table's automatic steps from now on."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, done))
        self.minder = minder
        self._count()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Finish writing, then close the connection."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def _count(self) -> None:
        """Count an entry, and see now and then whether many come."""
        self._came += 1
        passed = asyncio.get_running_loop().time() - self._since
        if passed > WINDOW:
            self._crowded = self._came > CROWD * passed
            self._came, self._since = 0, self._since + passed

    async def _write_all(self) -> None:
        while self.waiting:
            if self._crowded and len(self.waiting) < MOST_AT_ONCE:
                # A transaction for each entry costs more than all the rest of writing it.
                await asyncio.sleep(GATHERING)
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            # Always in the same order, so that two processes never wait for each other.
            batch.sort(key=lambda one: one[0].table)
            try:
                await self._write([job for job, _ in batch])
            except Away as wrong:
                _fail(batch, wrong)
                continue
            except Exception:  # one entry cannot be written: write them one by one, so that the others are
                await self._write_singly(batch)
                continue
            _succeed(batch)

    async def _write_singly(self, batch: list[Waiting]) -> None:
        for one in batch:
            try:
                await self._write([one[0]])
            except (sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError):
                _fail([one], Conflict())
            except Exception as wrong:
                _fail([one], wrong)
            else:
                _succeed([one])

    async def _write(self, jobs: Sequence[Append]) -> None:
        began = time.perf_counter()
        try:
            with reaching():
                await self.write(jobs)
        except Exception as wrong:
            metrics.DATABASE_ERRORS.labels(type(wrong.__cause__ or wrong).__name__).inc()
            raise
        metrics.DATABASE_SECONDS.labels("write").observe(time.perf_counter() - began)

    @abstractmethod
    async def write(self, jobs: Sequence[Append]) -> None:
        """Write these entries, all or none."""

    def _minder(self, job: Append) -> str | None:
        return self.minder if job.minded else None


def _fail(batch: Sequence[Waiting], wrong: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(wrong)


def _succeed(batch: Sequence[Waiting]) -> None:
    for _, done in batch:
        if not done.done():
            done.set_result(None)


def _body(job: Append) -> str:
    return msgspec.json.encode(job.entry.body).decode()


# --- SQLite -----------------------------------------------------------------------------------------------

ADD_ENTRY = (
    'INSERT INTO entries ("table", number, kind, seat, client, body, at, guest) '
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
MOVE_TABLE = (
    "UPDATE tables SET status = ?, public = ?, due = ?, minder = ?, version = ?, changed = ? WHERE id = ?"
)
DROP_POSITIONS = 'DELETE FROM positions WHERE "table" = ? AND version <= ?'
ADD_POSITION = 'INSERT INTO positions ("table", version, rules, body) VALUES (?, ?, ?, ?)'
GIVE_SEAT = (
    "UPDATE seats SET guest = ?, takeback = NULL, rematch = false, here = NULL, seen = NULL "
    'WHERE "table" = ? AND seat = ?'
)
USE_KEY = "DELETE FROM keys WHERE key = ?"
VOID_KEYS = 'DELETE FROM keys WHERE "table" = ? AND seat = ?'


class SqliteWriter(JournalWriter):
    """Writes in a thread, over a connection that nobody else uses. `alone`: held while something is written,
    because SQLite allows one writer."""

    def __init__(self, process: str, file: str, alone: asyncio.Lock) -> None:
        super().__init__(process)
        self.file = file
        self.alone = alone
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def close(self) -> None:
        """Finish writing, then close the connection."""
        await super().close()
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    async def write(self, jobs: Sequence[Append]) -> None:
        """Write these entries, all or none."""
        async with self.alone:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, jobs)

    def _transaction(self, jobs: Sequence[Append]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self.file, isolation_level=None)
            prepare_sqlite(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            self._execute(connection, jobs)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _execute(self, connection: sqlite3.Connection, jobs: Sequence[Append]) -> None:
        rows = []
        for job in jobs:
            entry = job.entry
            row = (job.table, entry.number, entry.kind, entry.seat, entry.client, _body(job), entry.at)
            rows.append((*row, entry.guest))
        connection.executemany(ADD_ENTRY, rows)
        moved = [
            (job.status, job.public, job.due, self._minder(job), job.entry.number, job.entry.at, job.table)
            for job in jobs
        ]
        connection.executemany(MOVE_TABLE, moved)
        for job in jobs:
            if job.position is not None:
                connection.execute(DROP_POSITIONS, (job.table, job.position.version))
                connection.execute(ADD_POSITION, (job.table, *job.position))
            if job.held is not None:
                seat, guest = job.held
                connection.execute(GIVE_SEAT, (guest, job.table, seat))
                if job.key is not None and not connection.execute(USE_KEY, (job.key,)).rowcount:
                    raise Spent
                connection.execute(VOID_KEYS, (job.table, seat))

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


# --- PostgreSQL -------------------------------------------------------------------------------------------

# Everything that an action changes, for any number of entries, and the notices, by one statement.
WRITE_ENTRIES = f"""
WITH jobs AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[],
        $8::text[], $9::text[], $10::text[], $11::bigint[], $12::text[])
    AS job (name, number, kind, seat, client, body, at, guest, status, public, due, minder)
), written AS (
    INSERT INTO entries ("table", number, kind, seat, client, body, at, guest)
    SELECT name, number, kind, seat, client, body, at, guest FROM jobs
), moved AS (
    UPDATE tables SET status = jobs.status, public = jobs.public, due = jobs.due, minder = jobs.minder,
        version = jobs.number, changed = jobs.at
    FROM jobs WHERE tables.id = jobs.name
), places AS (
    SELECT * FROM unnest($13::text[], $14::int[], $15::text[], $16::text[])
    AS place (name, version, rules, body)
), dropped AS (
    DELETE FROM positions USING places
    WHERE positions."table" = places.name AND positions.version < places.version
), placed AS (
    INSERT INTO positions ("table", version, rules, body) SELECT name, version, rules, body FROM places
)
SELECT pg_notify('{CHANNEL}', words) FROM unnest($17::text[]) AS told (words)
"""
HAND_OVER = (
    "UPDATE seats SET guest = $1, takeback = NULL, rematch = false, here = NULL, seen = NULL "
    'WHERE "table" = $2 AND seat = $3'
)
SPEND_KEY = "DELETE FROM keys WHERE key = $1"
END_KEYS = 'DELETE FROM keys WHERE "table" = $1 AND seat = $2'


class PostgresWriter(JournalWriter):
    """Writes over a connection of its own."""

    def __init__(self, process: str, url: URL) -> None:
        super().__init__(process)
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    async def close(self) -> None:
        """Finish writing, then close the connection."""
        await super().close()
        if self._connection is not None:
            await self._connection.close()

    async def write(self, jobs: Sequence[Append]) -> None:
        """Write these entries, all or none."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)
        connection = self._connection
        try:
            if all(job.held is None for job in jobs):
                await connection.execute(WRITE_ENTRIES, *self._arguments(jobs))
                return
            async with connection.transaction():
                await connection.execute(WRITE_ENTRIES, *self._arguments(jobs))
                for job in jobs:
                    await _hand_over(connection, job)
        except (Spent, asyncpg.IntegrityConstraintViolationError):
            raise
        except BaseException:  # whatever state the connection is in, the next entry gets a new one
            self._connection = None
            connection.terminate()
            raise

    def _arguments(self, jobs: Sequence[Append]) -> list[list[Any]]:
        entries = [
            (
                job.table,
                job.entry.number,
                job.entry.kind,
                job.entry.seat,
                job.entry.client,
                _body(job),
                job.entry.at,
                job.entry.guest,
                job.status,
                job.public,
                job.due,
                self._minder(job),
            )
            for job in jobs
        ]
        places = [(job.table, *job.position) for job in jobs if job.position is not None]
        words = [words_of(job.table, job.entry.number, self.process, job.entry) for job in jobs]
        return [*map(list, zip(*entries)), *(map(list, zip(*places)) if places else ([], [], [], [])), words]


async def _hand_over(connection: Any, job: Append) -> None:
    """Give the seat to somebody else: the former holder's keys and offers become void."""
    if job.held is None:
        return
    seat, guest = job.held
    await connection.execute(HAND_OVER, guest, job.table, seat)
    if job.key is not None and await connection.execute(SPEND_KEY, job.key) == "DELETE 0":
        raise Spent
    await connection.execute(END_KEYS, job.table, seat)
