"""The signed cookies by which guests are known, and how they become void.

A cookie is the guest's id, signed with a secret. There may be several secrets: the newest signs, the older
ones are still good until they are dropped (`bluemoon admin secret rotate`). Ending a guest's sessions gives
him a number that his cookies have to carry from then on (`bluemoon admin sessions end`)."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer
from sqlalchemy import select, update

from bluemoon.errors import OperatorError
from bluemoon.server.storage.schema import facts, guests
from bluemoon.server.storage.store import Store

FACT = "cookie secret"  # all secrets, the newest last, separated by blanks
SALT = "bluemoon.guest"
LONGEST = 200


class Cookies:
    """Reads and writes cookies."""

    def __init__(self, known: str) -> None:
        self._take(known)
        self._numbers: dict[str, int] = {}  # of the guests whose sessions were ended

    def _take(self, known: str) -> None:
        keys = known.split()
        self._all = Signer(keys, salt=SALT)
        self._newest = Signer(keys[-1], salt=SALT)

    async def load(self, store: Store) -> None:
        """Read the secrets and the ended sessions from the database."""
        async with store.reading() as connection:
            known = await connection.execute(select(facts.c.value).where(facts.c.name == FACT))
            self._take(str(known.scalar_one()))
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


async def rotate_secret(store: Store, drop_old: bool = False) -> int:
    """A new secret signs from now on. `drop_old`: cookies of the older ones are void, and their guests are
    strangers. Returns how many secrets are good now."""
    async with store.writing() as connection:
        query = select(facts.c.value).where(facts.c.name == FACT).with_for_update()
        known = (await connection.execute(query)).scalar()
        if known is None:
            raise OperatorError("there is no secret yet: start a server with this database first")
        keys = [*([] if drop_old else str(known).split()), secrets.token_hex(32)]
        where = facts.c.name == FACT
        await connection.execute(update(facts).where(where).values(value=" ".join(keys)))
    return len(keys)
