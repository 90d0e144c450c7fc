"""Tickets: secrets that are good once and for a short time. A link to another device is one, and what a
passkey has to sign is one, too. Only a hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

from sqlalchemy import ColumnElement, and_, delete, insert, select

from bluemoon.server.clock import now_ms
from bluemoon.server.storage.schema import tickets
from bluemoon.server.storage.store import Store

Kind = Literal["device", "new passkey", "passkey"]
GOOD_MS = 10 * 60 * 1000


async def new_ticket(store: Store, kind: Kind, guest: str | None) -> str:
    """A ticket for a guest; for nobody in particular if it is None. Old tickets are thrown away."""
    code, now = secrets.token_urlsafe(24), now_ms()
    async with store.writing() as connection:
        await connection.execute(delete(tickets).where(tickets.c.created < now - GOOD_MS))
        row = {"hash": _hash(code), "kind": kind, "guest": guest, "created": now}
        await connection.execute(insert(tickets).values(row))
    return code


async def whose(store: Store, kind: Kind, code: str) -> str | None:
    """The guest of a ticket that is still good; it stays good."""
    async with store.reading() as connection:
        found = (await connection.execute(select(tickets.c.guest).where(_good(kind, code)))).first()
    return None if found is None else found[0]


async def used(store: Store, kind: Kind, code: str, guest: str | None = None) -> bool:
    """Use a ticket up; False if it is not good any more, or if it is not this guest's."""
    mine = tickets.c.guest.is_(None) if guest is None else tickets.c.guest == guest
    async with store.writing() as connection:
        return bool((await connection.execute(delete(tickets).where(_good(kind, code), mine))).rowcount)


def _good(kind: Kind, code: str) -> ColumnElement[bool]:
    fresh = tickets.c.created >= now_ms() - GOOD_MS
    return and_(tickets.c.hash == _hash(code), tickets.c.kind == kind, fresh)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
