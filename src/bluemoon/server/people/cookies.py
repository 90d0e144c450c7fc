"""The signed cookies by which guests are known, and how they become void.

A cookie is the guest's id, signed with a key (`secret.py`). There may be several: the newest signs, the older
ones are still good until they are dropped (`bluemoon admin secret rotate`). Ending a guest's sessions gives
him a number that his cookies have to carry from then on (`bluemoon admin sessions end`)."""

from __future__ import annotations

from pathlib import Path

from itsdangerous import BadSignature, Signer
from sqlalchemy import select, update

from bluemoon.errors import OperatorError
from bluemoon.server.people.secret import read_keys
from bluemoon.server.storage.schema import guests
from bluemoon.server.storage.store import Store

SALT = "bluemoon.guest"
LONGEST = 200


class Cookies:
    """Reads and writes cookies."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._numbers: dict[str, int] = {}  # of the guests whose sessions were ended
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

    def write(self, guest: str) -> str:
        """The cookie of a guest."""
        number = self._numbers.get(guest, 0)
        return self._newest.sign(f"{guest}-{number}" if number else guest).decode("ascii")

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is not ours, or not good any more."""
        return _guest(self._all, cookie, self._numbers)

    def is_old(self, cookie: str | None) -> bool:
        """Was a cookie signed with an older secret, so that it should be replaced?"""
        return self.read(cookie) is not None and _guest(self._newest, cookie, self._numbers) is None


def _guest(signer: Signer, cookie: str | None, numbers: dict[str, int]) -> str | None:
    if not cookie or len(cookie) > LONGEST:
        return None
    try:
        guest, _, number = signer.unsign(cookie).decode("ascii").partition("-")
        return guest if int(number or 0) == numbers.get(guest, 0) else None
    except (BadSignature, UnicodeError, ValueError):
        return None


async def end_sessions(store: Store, guest: str) -> None:
    """Make all cookies void that a guest has. (Whoever asks for it himself gets a new one.)"""
    async with store.writing() as connection:
        number = update(guests).where(guests.c.id == guest).values(session=guests.c.session + 1)
        if not (await connection.execute(number)).rowcount:
            raise OperatorError(f"'{guest}' is no guest")
