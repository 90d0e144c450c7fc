"""A backup of the database while the server runs, and putting one back while it does not.

SQLite: a copy by SQLite's own backup, which is whole whatever is written meanwhile (a plain copy of the file
is not: the newest entries are in the -wal file beside it). PostgreSQL: pg_dump and pg_restore."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import URL

from bluemoon.errors import BluemoonError, OperatorError
from bluemoon.server.storage.engine import OWN, address, alone_with

SQLITE = b"SQLite format 3\0"
DUMP = b"PGDMP"
ALIVE_MS = 20_000  # a process that gave a sign of life so recently is running


def back_up(database: str, file: Path, force: bool = False) -> int:
    """Write a backup; returns its size. It is there whole, or not at all."""
    url = address(database)
    if file.exists() and not force:
        raise OperatorError(f"{file} is there already (--force replaces it)")
    if url.get_backend_name() == "sqlite":
        _source(url)
    part = file.with_name(f".{file.name}.part")
    try:
        _make(part)
        if url.get_backend_name() == "sqlite":
            _copy(_source(url), part)
            _check(part)
        else:
            _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={part}")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except OSError as wrong:
        raise OperatorError(f"{file}: {wrong.strerror}") from wrong
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return file.stat().st_size


def restore(database: str, file: Path, force: bool = False) -> Path | None:
    """Put a backup in the place of the database. What was there is overwritten only with `force`, and of
    SQLite it is kept beside it; returns where."""
    url = address(database)
    try:
        with file.open("rb") as opened:
            head = opened.read(len(SQLITE))
    except OSError as wrong:
        raise OperatorError(f"{file}: {wrong.strerror}") from wrong
    if url.get_backend_name() == "sqlite":
        if head != SQLITE:
            raise OperatorError(f"{file} is no backup of a SQLite database")
        return _restore_sqlite(database, url, file, force)
    if not head.startswith(DUMP):
        raise OperatorError(f"{file} is no backup of a PostgreSQL database")
    _restore_postgresql(url, file, force)
    return None


# --- SQLite -----------------------------------------------------------------------------------------------


def _source(url: URL) -> Path:
    file = Path(url.database or "")
    if not file.is_file():
        raise OperatorError(f"there is no database {file}")
    return file


def _make(file: Path) -> None:
    """An empty file that only its owner may read."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN))


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=60)) as one,
            closing(sqlite3.connect(target)) as two,
        ):
            one.backup(two)
            two.execute("PRAGMA journal_mode=DELETE")  # one file that holds everything
    except sqlite3.Error as wrong:
        raise OperatorError(f"{source}: {wrong}") from wrong


def _check(file: Path) -> None:
    """Raise OperatorError if the file is damaged."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            [found] = database.execute("PRAGMA integrity_check").fetchone()
            database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as wrong:
        raise OperatorError(f"{file} is damaged, or no database of Bluemoon: {wrong}") from wrong
    if found != "ok":
        raise OperatorError(f"{file} is damaged: {found}")


def _restore_sqlite(database: str, url: URL, file: Path, force: bool) -> Path | None:
    _check(file)
    target = Path(url.database or "").resolve()
    try:
        lock = alone_with(database)
    except BluemoonError as wrong:
        raise OperatorError(f"a server has {target} open; stop it first") from wrong
    try:
        kept = None
        if target.exists() and target.stat().st_size:
            if not force:
                raise OperatorError(f"{target} holds a database already (--force puts it aside)")
            kept = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
            _make(kept)
            _copy(target, kept)
        part = target.with_name(f".{target.name}.part")
        _make(part)
        shutil.copyfile(file, part)
        for rest in ("-wal", "-shm"):  # of the old database
            target.with_name(target.name + rest).unlink(missing_ok=True)
        part.replace(target)
        return kept
    except OSError as wrong:
        raise OperatorError(f"{target}: {wrong.strerror}") from wrong
    finally:
        if lock is not None:
            lock.close()


# --- PostgreSQL -------------------------------------------------------------------------------------------


def _restore_postgresql(url: URL, file: Path, force: bool) -> None:
    running = _ask(url, f"SELECT count(*) FROM processes WHERE seen > {int(time.time() * 1000) - ALIVE_MS}")
    if running not in ("", "0"):
        raise OperatorError(f"{running} processes of the server use this database; stop them first")
    if _ask(url, "SELECT count(*) FROM tables") not in ("", "0") and not force:
        raise OperatorError("the database holds tables already (--force replaces them)")
    options = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction")
    _run("pg_restore", url, *options, f"--dbname={url.database}", str(file))


def _ask(url: URL, query: str) -> str:
    """The answer to a question with one value; '' if the schema is not there yet."""
    try:
        return _run("psql", url, "--no-psqlrc", "--tuples-only", "--no-align", "--command", query).strip()
    except _NoSchema:
        return ""


class _NoSchema(OperatorError):
    """A table does not exist yet."""


def _run(program: str, url: URL, *options: str) -> str:
    """Run a program of PostgreSQL; the password goes by the environment, where nobody else can read it."""
    settings = {
        "PGHOST": url.host or str(url.query.get("host", "")),
        "PGPORT": str(url.port or url.query.get("port", "")),
        "PGUSER": url.username or "",
        "PGPASSWORD": "" if url.password is None else str(url.password),
        "PGDATABASE": url.database or "",
    }
    environment = {**os.environ, **{name: value for name, value in settings.items() if value}, "LC_ALL": "C"}
    try:
        done = subprocess.run(
            [program, "--no-password", *options], env=environment, capture_output=True, text=True, check=False
        )
    except FileNotFoundError as wrong:
        raise OperatorError(f"{program} is missing: install Debian's package postgresql-client") from wrong
    if done.returncode:
        said = done.stderr.strip()
        kind = _NoSchema if "does not exist" in said and "relation" in said else OperatorError
        raise kind(f"{program}: {said.splitlines()[-1] if said else 'failed'}")
    return done.stdout
