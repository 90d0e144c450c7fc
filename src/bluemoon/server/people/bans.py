"""Who is banned: guests, who may look but not play, and addresses, which get nothing of the API."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sqlalchemy import delete, insert, select

from bluemoon.errors import OperatorError
from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import bans
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

Network = IPv4Network | IPv6Network
WIDEST = {4: 16, 6: 32}  # bits of a network that can be banned without a second thought


class Bans:
    """The bans as this process knows them; `load` after each change."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._guests: dict[str, int | None] = {}
        self._networks: dict[Network, int | None] = {}

    async def load(self) -> None:
        """Read the bans from the database."""
        rows = await banned(self.store)
        self._guests = {row["what"]: row["until"] for row in rows if row["kind"] == "guest"}
        self._networks = {ip_network(row["what"]): row["until"] for row in rows if row["kind"] == "address"}

    def has_guest(self, guest: str | None) -> bool:
        """Is this guest banned now?"""
        return guest in self._guests and _holds(self._guests[guest])

    def demand_guest(self, guest: str) -> None:
        """Raise Refused if this guest is banned."""
        if self.has_guest(guest):
            raise Refused("forbidden", ServerCode.BANNED)

    def has_address(self, address: str) -> bool:
        """Is this address banned now?"""
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        own = getattr(found, "ipv4_mapped", None) or found
        return any(own in network and _holds(until) for network, until in self._networks.items())


def _holds(until: int | None) -> bool:
    return until is None or now_ms() < until


async def banned(store: Store) -> list[Row]:
    """All bans, the latest first."""
    async with store.reading() as connection:
        rows = await connection.execute(select(bans).order_by(bans.c.created.desc()))
        return [dict(row) for row in rows.mappings()]


def kind_of(what: str) -> tuple[str, str]:
    """'address' and the network if it is an address or a network, otherwise 'guest' and the id."""
    try:
        return "address", str(ip_network(what, strict=False))
    except ValueError:
        return "guest", what


def demand_harmless(what: str, proxies: Sequence[str]) -> None:
    """Raise OperatorError if a ban would hit everybody: this machine, a proxy in front, half the world."""
    kind, name = kind_of(what)
    if kind == "guest":
        return
    network = ip_network(name)
    everybody = [ip_network(proxy) for proxy in ("127.0.0.0/8", "::1/128", *proxies)]
    if any(other.version == network.version and other.overlaps(network) for other in everybody):
        raise OperatorError(f"{name} is this machine or a proxy in front: that would ban everybody (--force)")
    if network.prefixlen < WIDEST[network.version]:
        raise OperatorError(f"{name} is very wide: at least /{WIDEST[network.version]} (--force)")


async def ban(store: Store, what: str, why: str, until: int | None) -> Row:
    """Ban a guest, an address or a network, in place of an older ban of the same."""
    kind, name = kind_of(what)
    if kind == "guest" and await store.guest(name) is None:
        raise OperatorError(f"'{what}' is no guest, no address and no network")
    row = {"what": name, "kind": kind, "why": why, "created": now_ms(), "until": until}
    async with store.writing() as connection:
        await connection.execute(delete(bans).where(bans.c.what == name))
        await connection.execute(insert(bans).values(row))
    return row


async def unban(store: Store, what: str) -> None:
    """End a ban."""
    _, name = kind_of(what)
    async with store.writing() as connection:
        if not (await connection.execute(delete(bans).where(bans.c.what == name))).rowcount:
            raise OperatorError(f"'{what}' is not banned")
