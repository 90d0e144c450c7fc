"""Names without passwords: a guest is a signed cookie."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import NamedTuple

from fastapi import Request, Response
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from bluemoon.messages import ServerCode
from bluemoon.server.budgets import Budgets
from bluemoon.server.clock import now_ms
from bluemoon.server.http.guard import SAFE, who_asks
from bluemoon.server.people.cookies import Cookies, Signed, gone_sign
from bluemoon.server.people.devices import Devices, new_device
from bluemoon.server.people.names import first_name, free_name
from bluemoon.server.storage.schema import devices, guests
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

COOKIE = "bluemoon"
DAY_MS = 24 * 3600 * 1000
YEARS = 5 * 365 * 24 * 3600


class Guest(NamedTuple):
    """Somebody who plays here: an id, the name that is shown, and the device he is at."""

    id: str
    name: str
    device: str = ""


async def add_guest(store: Store, guest: str, name: str) -> None:
    """Store a new guest; raises Refused if his data were deleted: nobody has that number again."""
    gone = select(devices.c.id).where(devices.c.id == gone_sign(guest))
    async with store.writing() as connection:
        # First the row: where it is being deleted, this waits, and then sees the sign.
        await connection.execute(insert(guests).values(id=guest, name=name, created=now_ms(), seen=now_ms()))
        if (await connection.execute(gone)).first() is not None:
            raise Refused("not-found", ServerCode.NO_GUEST)


class Guests:
    """Finds guests by their signed cookies, and makes new ones."""

    def __init__(self, store: Store, cookies: Cookies, secure: bool, budgets: Budgets) -> None:
        self.store = store
        self.budgets = budgets
        self.cookies = cookies
        self.secure = secure
        self.devices = Devices(store)

    def id_of(self, connection: HTTPConnection) -> str | None:
        """The id in the cookie; None if there is no cookie or its signature is not ours."""
        said = self._said(connection)
        return None if said is None else said.guest

    def _said(self, connection: HTTPConnection) -> Signed | None:
        return self.cookies.read(connection.cookies.get(COOKIE))

    async def known(self, connection: HTTPConnection) -> Guest | None:
        """The guest of the cookie; None if there is none."""
        said = self._said(connection)
        if said is None:
            return None
        row = await self.store.guest(said.guest)
        if row is None:
            return Guest(said.guest, first_name(said.guest), said.device)
        if now_ms() - (row["seen"] or 0) > DAY_MS:
            await self.store.saw_guest(row["id"], now_ms())
        agent = connection.headers.get("User-Agent", "")
        if not await self.devices.met(said.guest, said.device, agent):
            return None
        return Guest(row["id"], row["name"], said.device)

    async def welcome(self, request: Request, response: Response) -> Guest:
        """The guest of the cookie, or a new one, whose cookie is set in the response. He is stored when he
        does something: whoever only looks writes nothing."""
        guest = await self.known(request)
        if guest is None:
            ident = secrets.token_hex(16)
            guest = Guest(ident, first_name(ident), new_device())
            self.set_cookie(response, guest)
        elif self.cookies.is_old(request.cookies.get(COOKIE)):
            guest = guest._replace(device=guest.device or new_device())
            self.set_cookie(response, guest)
        if request.method not in SAFE and await self.store.guest(guest.id) is None:
            self.budgets.guests.spend(who_asks(request, guest.id))
            with suppress(IntegrityError):  # another request of his was faster
                name = await free_name(self.store, guest.name, guest.id)  # somebody may have kept the first
                await add_guest(self.store, guest.id, name)
                return guest._replace(name=name)
        return guest

    def set_cookie(self, response: Response, guest: Guest) -> None:
        """Give a guest the cookie of his device."""
        response.set_cookie(
            COOKIE,
            self.cookies.write(guest.id, guest.device),
            max_age=YEARS,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )
