"""The secret that signs the cookies: a file of its own, which only its owner may read.

The first line is the key that signs; the others are former keys, whose cookies are still good and are
replaced by new ones when their guests come. All processes that share a database need the same file.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from bluemoon.errors import OperatorError
from bluemoon.platforms import give_to_owner_of
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import OWN, address, file_of

FACT = "cookie secret"  # where earlier versions kept it, in the database
SHORTEST = 32  # signs of a key


def secret_file(settings: Settings) -> Path:
    """The file of the secret: that of the settings, or one beside SQLite's file, or one in this folder."""
    if settings.secret_file:
        return Path(settings.secret_file)
    file = file_of(address(settings.database))
    return Path("bluemoon.secret") if file is None else Path(f"{file}.secret")


def read_keys(file: Path, former: str | None = None) -> list[str]:
    """The keys, the newest first; the file is made if it is not there. `former`: the key that an earlier
    version kept in the database: its cookies stay good."""
    if not file.exists():
        _write(file, [former or new_key()], new=True)
    try:
        if file.stat().st_mode & 0o077:
            file.chmod(OWN)
        keys = file.read_text().split()
    except (OSError, UnicodeError) as wrong:
        raise OperatorError(f"{file}: {getattr(wrong, 'strerror', '') or 'no text'}") from wrong
    if not keys or any(len(key) < SHORTEST for key in keys):
        raise OperatorError(f"{file} has no key of {SHORTEST} signs or more: remove it to get a new one")
    if former is not None and former not in keys:
        keys.append(former)
        _write(file, keys)
    return keys


def rotate(file: Path, drop_old: bool = False) -> int:
    """Sign with a new key from now on; returns how many keys are good. Running servers have to be told (the
    order 'secret'). `drop_old`: for the case that the secret was stolen. The cookies of former keys become
    void, and their guests become strangers and lose their seats."""
    if not file.exists():
        raise OperatorError(f"{file} is not there: start a server with this database first")
    keys = [new_key(), *([] if drop_old else read_keys(file))]
    _write(file, keys)
    return len(keys)


def save_beside(file: Path, backup: Path) -> None:
    """Copy the secret beside a backup of the database."""
    if file.exists():
        _write(beside(backup), read_keys(file))


def take_back(file: Path, backup: Path) -> None:
    """Take the keys that lie beside a backup; those that were used since stay good."""
    if beside(backup).exists():
        saved = read_keys(beside(backup))
        since = read_keys(file) if file.exists() else []
        _write(file, [*saved, *(key for key in since if key not in saved)])


def copy_to(file: Path, other: Path) -> None:
    """Take the keys of one file into another; those that are there stay good."""
    if file.exists() and file.resolve() != other.resolve():
        keys = read_keys(file)
        there = read_keys(other) if other.exists() else []
        _write(other, [*keys, *(key for key in there if key not in keys)])


def beside(backup: Path) -> Path:
    """Where the secret of a backup lies."""
    return backup.with_name(f"{backup.name}.secret")


def new_key() -> str:
    """A new key."""
    return secrets.token_hex(32)


def _write(file: Path, keys: list[str], new: bool = False) -> None:
    """Write all keys at once: whoever reads meanwhile finds the old ones or the new ones. `new`: unless
    another process has made the file first."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN), "w") as text:
            text.write("".join(f"{key}\n" for key in keys))
            text.flush()
            os.fsync(text.fileno())
            if file.exists():  # the operator may be somebody else than the server
                with suppress(PermissionError):
                    give_to_owner_of(text.fileno(), file.stat())
        if new:
            with suppress(FileExistsError):
                os.link(draft, file)
            draft.unlink()
        else:
            draft.replace(file)
    except OSError as wrong:
        draft.unlink(missing_ok=True)
        raise OperatorError(f"{file}: {wrong.strerror}") from wrong
