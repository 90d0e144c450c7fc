"""Names without passwords: a guest is a signed cookie."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from bluemoon.server.people.cookies import Cookies
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.live_table import now_ms

COOKIE = "bluemoon"
DAY_MS = 24 * 3600 * 1000
YEARS = 5 * 365 * 24 * 3600
NAMES = ("Ember", "Willow", "Falcon", "Pebble", "Tide", "Cloud", "Lantern", "Thistle", "Otter", "Comet")


class Guest(NamedTuple):
    """Somebody who plays here: an id and the name that is shown."""

    id: str
    name: str


class Guests:
    """Finds guests by their signed cookies, and makes new ones."""

    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self.store = store
        self.cookies = Cookies(secret)
        self.secure = secure

    def id_of(self, connection: HTTPConnection) -> str | None:
        """The id in the cookie; None if there is no cookie or its signature is not ours."""
        return self.cookies.read(connection.cookies.get(COOKIE))

    async def known(self, connection: HTTPConnection) -> Guest | None:
        """The guest of the cookie; None if there is none or the database does not know him."""
        guest = self.id_of(connection)
        row = None if guest is None else await self.store.guest(guest)
        if row is None:
            return None
        if now_ms() - (row["seen"] or 0) > DAY_MS:
            await self.store.saw_guest(row["id"], now_ms())
        return Guest(row["id"], row["name"])

    async def welcome(self, request: Request, response: Response) -> Guest:
        """The guest of the cookie, or a new one, whose cookie is set in the response."""
        guest = await self.known(request)
        if guest is not None:
            if self.cookies.is_old(request.cookies.get(COOKIE)):
                self.set_cookie(response, guest.id)
            return guest
        guest = Guest(secrets.token_hex(16), f"{secrets.choice(NAMES)} {secrets.randbelow(900) + 100}")
        await self.store.add_guest(guest.id, guest.name, now_ms())
        self.set_cookie(response, guest.id)
        return guest

    def set_cookie(self, response: Response, guest: str) -> None:
        """Give a guest his cookie."""
        response.set_cookie(
            COOKIE,
            self.cookies.write(guest),
            max_age=YEARS,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )
