"""The devices on which somebody is signed in: browsers that carry a cookie of the guest."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import devices, keys, pushes, seats, tickets
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

DAY_MS: Final = 24 * 3600 * 1000
MOST_MET: Final = 10_000
# What a browser says of itself, and what it is called; the first that fits.
BROWSERS: Final = (
    *(("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox")),
    *(("Chrome/", "Chrome"), ("Safari/", "Safari")),
)
SYSTEMS: Final = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows")),
    *(("Mac OS", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def new_device() -> str:
    """The id of a device that was never here."""
    return secrets.token_hex(8)


def called(agent: str) -> str:
    """A device in a few words, from what its browser says of itself: 'Firefox, Linux'; '' if nothing is
    recognised."""
    found = [next((name for sign, name in names if sign in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)


class Devices:
    """Notes once a day which devices a guest uses."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._met: dict[str, int] = {}  # device: the day on which it was last noted

    async def met(self, guest: str, device: str, agent: str) -> bool:
        """A stored guest is here with this device; False if he is not signed in there any more."""
        now = now_ms()
        if not device or self._met.get(device) == now // DAY_MS:
            return True
        if not await note(self.store, guest, device, agent):
            return False
        if len(self._met) >= MOST_MET:
            self._met.clear()
        self._met[device] = now // DAY_MS
        return True


async def note(store: Store, guest: str, device: str, agent: str, linked: bool = False) -> bool:
    """Store that a guest uses a device now; False if he was signed out there, or it is somebody else's.
    `linked`: it has just come by a link of another device."""
    seen = {"seen": now_ms(), "name": called(agent)}
    values = {"id": device, "guest": guest, "created": now_ms(), "linked": linked, **seen}
    if await _saw(store, guest, device, seen):
        return True
    try:
        async with store.writing() as connection:
            await connection.execute(insert(devices).values(values))
    except IntegrityError:  # it is there: noted by another request of his just now, or not his
        return await _saw(store, guest, device, seen)
    return True


async def _saw(store: Store, guest: str, device: str, seen: dict[str, object]) -> bool:
    own = devices.c.id == device, devices.c.guest == guest, devices.c.ended.is_(None)
    async with store.writing() as connection:
        return bool((await connection.execute(update(devices).where(*own).values(seen))).rowcount)


async def devices_of(store: Store, guest: str) -> list[Row]:
    """The devices that a guest is signed in on, the latest first."""
    own = select(devices).where(devices.c.guest == guest, devices.c.ended.is_(None))
    async with store.reading() as connection:
        rows = await connection.execute(own.order_by(devices.c.seen.desc(), devices.c.id))
        return [dict(row) for row in rows.mappings()]


async def end_device(store: Store, guest: str, device: str) -> None:
    """Sign a guest out on one of his devices."""
    own = devices.c.id == device, devices.c.guest == guest, devices.c.ended.is_(None)
    async with store.writing() as connection:
        if not (await connection.execute(update(devices).where(*own).values(ended=now_ms()))).rowcount:
            raise Refused("not-found", ServerCode.NO_DEVICE)
        await connection.execute(delete(pushes).where(pushes.c.device == device))
        await _void(connection, guest)


async def end_others(store: Store, guest: str, device: str | None) -> None:
    """Sign a guest out everywhere but on this device."""
    own = devices.c.guest == guest, devices.c.id != (device or ""), devices.c.ended.is_(None)
    async with store.writing() as connection:
        await connection.execute(update(devices).where(*own).values(ended=now_ms()))
        others = pushes.c.guest == guest, pushes.c.device != (device or "")
        await connection.execute(delete(pushes).where(*others))
        await _void(connection, guest)


async def _void(connection: AsyncConnection, guest: str) -> None:
    """Links and keys that a lost device may have made open nothing any more."""
    await connection.execute(delete(tickets).where(tickets.c.guest == guest))
    held = select(seats.c.seat).where(
        seats.c.table == keys.c.table, seats.c.seat == keys.c.seat, seats.c.guest == guest
    )
    await connection.execute(delete(keys).where(held.exists()))


async def demand_settled(store: Store, guest: str, device: str) -> None:
    """Raise Refused on a device that came by a link less than a day ago. Somebody who got hold of a link
    could otherwise shut the owner out for good; so the owner has a day to sign that device out."""
    new = devices.c.id == device, devices.c.guest == guest, devices.c.linked.is_(True)
    young = select(devices.c.id).where(*new, devices.c.created > now_ms() - DAY_MS)
    async with store.reading() as connection:
        if (await connection.execute(young)).first() is not None:
            raise Refused("forbidden", ServerCode.DEVICE_TOO_NEW)
