"""The secrets of the server: a file of its own, which only its owner may read.

The first line is the key that signs the cookies; the others are former keys, whose cookies are still good
and are replaced by new ones when their guests come. A line that begins with 'push:' has the private key of
web push (VAPID). All processes that share a database need the same file.
"""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bluemoon.errors import OperatorError
from bluemoon.platforms import give_to_owner_of
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import OWN, address, file_of

FACT = "cookie secret"  # where earlier versions kept it, in the database
SHORTEST = 32  # signs of a key
PUSH = "push:"  # begins the line with the key of web push
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Secrets(NamedTuple):
    """What the file holds."""

    keys: list[str]  # of the cookies, the newest first
    push: str = ""  # the private key of web push; '': none yet


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
        _write(file, Secrets([former or new_key()]), new=True)
    found = _read(file)
    if former is not None and former not in found.keys:
        found.keys.append(former)
        _write(file, found)
    return found.keys


def push_key(file: Path) -> str:
    """The private key of web push: 32 bytes in URL-safe base64. A file that has none gets one, made from its
    oldest key, so that processes that begin at the same time make the same."""
    found = _read(file)
    if not found.push:
        drawn = int.from_bytes(hmac.digest(found.keys[-1].encode(), b"bluemoon web push", "sha256"))
        number = drawn % (ORDER - 1) + 1
        found = found._replace(push=urlsafe_b64encode(number.to_bytes(32)).decode().rstrip("="))
        _write(file, found)
    return found.push


def _read(file: Path) -> Secrets:
    try:
        if file.stat().st_mode & 0o077:
            file.chmod(OWN)
        words = file.read_text().split()
    except (OSError, UnicodeError) as wrong:
        raise OperatorError(f"{file}: {getattr(wrong, 'strerror', '') or 'no text'}") from wrong
    keys = [word for word in words if not word.startswith(PUSH)]
    if not keys or any(len(key) < SHORTEST for key in keys):
        raise OperatorError(f"{file} has no key of {SHORTEST} signs or more: remove it to get a new one")
    return Secrets(keys, next((word.removeprefix(PUSH) for word in words if word.startswith(PUSH)), ""))


def rotate(file: Path, drop_old: bool = False) -> int:
    """Sign with a new key from now on; returns how many keys are good. Running servers have to be told (the
    order 'secret'). `drop_old`: for the case that the secret was stolen. The cookies of former keys become
    void, and their guests become strangers and lose their seats; the key of web push goes, too."""
    if not file.exists():
        raise OperatorError(f"{file} is not there: start a server with this database first")
    new = Secrets([new_key()])
    if not drop_old:
        old = _read(file)
        new = Secrets([*new.keys, *old.keys], old.push)
    _write(file, new)
    return len(new.keys)


def save_beside(file: Path, backup: Path) -> None:
    """Copy the secret beside a backup of the database."""
    if file.exists():
        _write(beside(backup), _read(file))


def take_back(file: Path, backup: Path) -> None:
    """Take the keys that lie beside a backup; those that were used since stay good."""
    if beside(backup).exists():
        saved = _read(beside(backup))
        since = _read(file) if file.exists() else Secrets([])
        _write(file, _both(saved, since))


def copy_to(file: Path, other: Path) -> None:
    """Take the keys of one file into another; those that are there stay good."""
    if file.exists() and file.resolve() != other.resolve():
        there = _read(other) if other.exists() else Secrets([])
        _write(other, _both(_read(file), there))


def _both(first: Secrets, more: Secrets) -> Secrets:
    keys = [*first.keys, *(key for key in more.keys if key not in first.keys)]
    return Secrets(keys, first.push or more.push)


def beside(backup: Path) -> Path:
    """Where the secret of a backup lies."""
    return backup.with_name(f"{backup.name}.secret")


def new_key() -> str:
    """A new key."""
    return secrets.token_hex(32)


def _write(file: Path, found: Secrets, new: bool = False) -> None:
    """Write everything at once: whoever reads meanwhile finds the old keys or the new ones. `new`: unless
    another process has made the file first."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN), "w") as text:
            lines = [*found.keys, *([f"{PUSH}{found.push}"] if found.push else [])]
            text.write("".join(f"{line}\n" for line in lines))
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
