"""The signed cookies by which guests are known, and how they become void.

A cookie is the guest's id with that of his device, signed with a key (`secret.py`). There may be several
keys: the newest signs, the older ones are still good until they are dropped (`bluemoon admin secret rotate`).
Ending a guest's sessions gives him a number that his cookies have to carry from then on (`bluemoon admin
sessions end`). A single device can be signed out, too (`devices.py`). Cookies from before there were devices
name none. Somebody whose data are deleted leaves a sign that his number is void: a hash, among the ended
devices."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, select, update

from bluemoon.errors import OperatorError
from bluemoon.server.people.secret import read_keys
from bluemoon.server.storage.schema import devices, guests, pushes
from bluemoon.server.storage.store import Store

SALT = "bluemoon.guest"
LONGEST = 200


def gone_sign(guest: str) -> str:
    """What is kept of a guest whose data are deleted, so that no cookie of his is ever good again."""
    return hashlib.sha256(f"gone {guest}".encode()).hexdigest()[:16]


class Signed(NamedTuple):
    """What a cookie says: who, and on which device."""

    guest: str
    device: str


class Cookies:
    """Reads and writes cookies."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._numbers: dict[str, int] = {}  # of the guests whose sessions were ended
        self._ended: set[str] = set()  # devices that were signed out, and signs of guests who are gone
        self._take()

    def _take(self) -> None:
        keys = read_keys(self.file)
        self._all = Signer(list(reversed(keys)), salt=SALT)
        self._newest = Signer(keys[0], salt=SALT)

    async def load(self, store: Store) -> None:
        """Read the keys from their file and the ended sessions from the database."""
        self._take()
        async with store.reading() as connection:
            query = select(guests.c.id, guests.c.session).where(guests.c.session > 0)
            ended = await connection.execute(query)
            self._numbers = {row[0]: row[1] for row in ended}
            out = await connection.execute(select(devices.c.id).where(devices.c.ended.is_not(None)))
            self._ended = set(out.scalars())

    def write(self, guest: str, device: str) -> str:
        """The cookie of a guest on one of his devices."""
        number = self._numbers.get(guest, 0)
        return self._newest.sign(f"{guest}-{number}-{device}").decode("ascii")

    def read(self, cookie: str | None) -> Signed | None:
        """What a cookie says; None if it is not ours, or not good any more."""
        return self._read(self._all, cookie)

    def is_old(self, cookie: str | None) -> bool:
        """Should a cookie be replaced, because it was signed with an older secret, or names no device?"""
        said = self.read(cookie)
        return said is not None and (not said.device or self._read(self._newest, cookie) is None)

    def _read(self, signer: Signer, cookie: str | None) -> Signed | None:
        if not cookie or len(cookie) > LONGEST:
            return None
        try:
            guest, number, device, *_ = f"{signer.unsign(cookie).decode('ascii')}--".split("-")
            good = int(number or 0) == self._numbers.get(guest, 0)
            return (
                Signed(guest, device) if good and self._ended.isdisjoint((device, gone_sign(guest))) else None
            )
        except (BadSignature, UnicodeError, ValueError):
            return None


async def end_sessions(store: Store, guest: str, device: str = "") -> None:
    """Make all cookies void that a guest has. (Whoever asks for it himself gets a new one.) Of his
    devices only this one is called any more."""
    async with store.writing() as connection:
        number = update(guests).where(guests.c.id == guest).values(session=guests.c.session + 1)
        if not (await connection.execute(number)).rowcount:
            raise OperatorError(f"'{guest}' is no guest")
        others = pushes.c.guest == guest, pushes.c.device != device
        await connection.execute(delete(pushes).where(*others))
