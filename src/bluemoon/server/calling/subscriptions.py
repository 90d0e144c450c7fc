"""Where people's devices are called: one address for a device, as its browser gave it."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64decode
from binascii import Error
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from sqlalchemy import delete, insert, or_, select, update

from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import pushes
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

MOST: Final = 10  # devices of one guest that are called; the latest
MOST_FAILURES: Final = 20  # in a row; then an address is forgotten


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def demand_keys(p256dh: str, auth: str) -> None:
    """Raise Refused unless messages can be sealed with these keys of a browser."""
    try:
        point, secret = (urlsafe_b64decode(key + "=" * (-len(key) % 4)) for key in (p256dh, auth))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except (Error, ValueError) as wrong:
        raise Refused("bad-message", ServerCode.PUSH_KEYS) from wrong
    if len(point) != 65 or len(secret) != 16:
        raise Refused("bad-message", ServerCode.PUSH_KEYS)


async def subscribe(store: Store, guest: str, device: str, endpoint: str, p256dh: str, auth: str) -> None:
    """Call this device there from now on. An address belongs to one device, and a device has one. Raises
    Refused if it is another device's with other keys: who only knows an address does not take it away."""
    own = {"guest": guest, "device": device, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
    async with store.writing() as connection:
        known = select(pushes.c.p256dh, pushes.c.auth).where(pushes.c.id == _id(endpoint))
        keys = (await connection.execute(known.where(pushes.c.device != device))).first()
        if keys is not None and tuple(keys) != (p256dh, auth):
            raise Refused("not-possible", ServerCode.PUSH_KEYS)
        before = or_(pushes.c.id == _id(endpoint), pushes.c.device == device)
        await connection.execute(delete(pushes).where(before))
        await connection.execute(insert(pushes).values(id=_id(endpoint), created=now_ms(), failures=0, **own))
        latest = select(pushes.c.id).where(pushes.c.guest == guest).order_by(pushes.c.created.desc())
        kept = list((await connection.execute(latest.limit(MOST))).scalars())
        await connection.execute(delete(pushes).where(pushes.c.guest == guest, pushes.c.id.not_in(kept)))


async def unsubscribe(store: Store, device: str) -> None:
    """Call this device no more."""
    async with store.writing() as connection:
        await connection.execute(delete(pushes).where(pushes.c.device == device))


async def subscriptions_of(store: Store, guest: str, device: str | None = None) -> list[Row]:
    """Where a guest is called, on all his devices or on one."""
    query = select(pushes).where(pushes.c.guest == guest).order_by(pushes.c.created)
    if device is not None:
        query = query.where(pushes.c.device == device)
    async with store.reading() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def forget(store: Store, row: Row) -> None:
    """An address is no longer good."""
    async with store.writing() as connection:
        await connection.execute(delete(pushes).where(pushes.c.id == row["id"]))


async def count(store: Store, row: Row, failed: bool) -> None:
    """Note whether a call arrived at its service; an address where none does any more is forgotten."""
    if not failed and not row["failures"]:
        return
    own = pushes.c.id == row["id"]
    failures = pushes.c.failures + 1 if failed else 0
    async with store.writing() as connection:
        await connection.execute(update(pushes).where(own).values(failures=failures))
        await connection.execute(delete(pushes).where(own, pushes.c.failures >= MOST_FAILURES))
