"""Budgets: how much of everything one guest, one network address and all together may use.

Some things are held for a while, such as connections (`Places`); others are used up and come back with time,
such as requests or seconds of computing (`Budget`). Whoever asks for more is refused with a code and is told
when to come back. A limit of 0 is none.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

from bluemoon.messages import ServerCode
from bluemoon.server import metrics
from bluemoon.server.settings import Settings
from bluemoon.server.tables.journal import Refused

MOST_KNOWN: Final = 10_000  # guests, and addresses, of whom a budget is kept
BURST: Final = 4.0  # seconds' worth of requests that may come at once
HELD: Final = 30.0  # when to come back if all places are taken: nobody knows when one becomes free
EVERYBODY: Final = "*"
OWN_NETWORK: Final = 64  # bits of an IPv6 address that name a network, which belongs to one customer


class Who(NamedTuple):
    """Somebody who asks for something: the guest, if he is known, and where from."""

    guest: str | None
    address: str

    def owners(self) -> tuple[str, str]:
        """The names under which his work waits in fair queues (`thinking/fair_queue.py`)."""
        return self.address, self.guest or ""


NOBODY: Final = Who(None, "")  # the server itself


def network_of(host: str) -> str:
    """The address that budgets are kept by: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, OWN_NETWORK), strict=False))
    return host


class Bucket:
    """A bucket that fills with time, up to a limit. It may be overdrawn by work whose cost is known only
    afterwards."""

    __slots__ = ("drops", "last", "most", "rate")

    def __init__(self, most: float, rate: float) -> None:
        self.rate = rate
        self.most = most
        self.drops = most
        self.last = time.monotonic()

    def wait(self, amount: float) -> float:
        """The seconds until there is so much in the bucket; 0 if there is now."""
        now = time.monotonic()
        self.drops = min(self.most, self.drops + (now - self.last) * self.rate)
        self.last = now
        return max(0.0, (min(amount, self.most) - self.drops) / self.rate)

    def take(self, amount: float = 1.0) -> bool:
        """Take so much out; False, and nothing is taken, if there is less."""
        if self.wait(amount) > 0:
            return False
        self.drops -= amount
        return True


class Rate(NamedTuple):
    """How much may be used at once, and how much of it comes back in a second; `most` 0: no limit."""

    most: float
    a_second: float


def an_hour(most: float) -> Rate:
    """So many at once, and so many again in an hour."""
    return Rate(most, most / 3600)


NO_LIMIT: Final = Rate(0, 1)


class Budget:
    """Something that is used up and comes back with time."""

    def __init__(
        self, name: str, said: ServerCode, guest: Rate, address: Rate, everybody: Rate = NO_LIMIT
    ) -> None:
        self.name = name
        self.said = said
        self.rates = guest, address, everybody
        self.buckets: tuple[OrderedDict[str, Bucket], ...] = (OrderedDict(), OrderedDict(), OrderedDict())

    def demand(self, who: Who, amount: float = 1.0) -> None:
        """Raise Refused if there is not so much left; nothing is used up."""
        wait = max((bucket.wait(amount) for bucket in self._of(who)), default=0.0)
        if wait > 0:
            metrics.LIMITS.labels(self.name).inc()
            raise Refused("too-fast", self.said, retry_after=wait)

    def charge(self, who: Who, amount: float) -> None:
        """Use up so much, even if there is less: it has been used already."""
        for bucket in self._of(who):
            bucket.wait(0)
            bucket.drops -= amount

    def spend(self, who: Who, amount: float = 1.0) -> None:
        """Use up so much; raises Refused, and nothing is used up, if there is less."""
        self.demand(who, amount)
        self.charge(who, amount)

    def _of(self, who: Who) -> Iterator[Bucket]:
        names = (who.guest, who.address or None, EVERYBODY)
        for name, rate, buckets in zip(names, self.rates, self.buckets, strict=True):
            if name is None or rate.most <= 0 or who == NOBODY:
                continue
            bucket = buckets.get(name)
            if bucket is None:
                bucket = buckets[name] = Bucket(*rate)
                while len(buckets) > MOST_KNOWN:
                    buckets.popitem(last=False)
            buckets.move_to_end(name)
            yield bucket


class Places:
    """Something that is held for a while and given back; amounts may be bytes."""

    def __init__(self, name: str, said: ServerCode, guest: int, address: int, everybody: int) -> None:
        self.name = name
        self.said = said
        self.limits = guest, address, everybody
        self.taken: tuple[dict[str, int], ...] = ({}, {}, {})

    @property
    def number(self) -> int:
        """How much all together have."""
        return self.taken[2].get(EVERYBODY, 0)

    def fits(self, who: Who, amount: int = 1) -> bool:
        """Is there so much left for him?"""
        return all(limit <= 0 or taken.get(name, 0) + amount <= limit for name, limit, taken in self._of(who))

    def take(self, who: Who, amount: int = 1) -> None:
        """Take so much; raises Refused if there is less."""
        if not self.fits(who, amount):
            metrics.LIMITS.labels(self.name).inc()
            raise Refused("too-many", self.said, retry_after=HELD)
        self.add(who, amount)

    def add(self, who: Who, amount: int) -> None:
        """Take so much, whether it fits or not."""
        for name, _, taken in self._of(who):
            taken[name] = taken.get(name, 0) + amount

    def give_back(self, who: Who, amount: int = 1) -> None:
        """Give so much back."""
        for name, _, taken in self._of(who):
            taken[name] -= amount
            if not taken[name]:
                del taken[name]

    @contextmanager
    def held(self, who: Who, amount: int = 1) -> Iterator[None]:
        """Take so much as long as something goes on."""
        self.take(who, amount)
        try:
            yield
        finally:
            self.give_back(who, amount)

    def _of(self, who: Who) -> Iterator[tuple[str, int, dict[str, int]]]:
        names = (who.guest, who.address or None, EVERYBODY)
        for name, limit, taken in zip(names, self.limits, self.taken, strict=True):
            if name is not None:
                yield name, limit, taken


def seconds(wait: float) -> int:
    """A time to wait as it is told: in whole seconds, at least one."""
    return max(1, math.ceil(wait))


class Budgets:
    """All budgets of the server, from its settings."""

    def __init__(self, settings: Settings) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()  # where guests were last
        rate = settings.request_rate
        requests = Rate(max(1.0, rate * BURST), rate) if rate else NO_LIMIT
        self.requests = Budget("requests", ServerCode.TOO_MANY_REQUESTS, NO_LIMIT, requests)
        self.bytes = Budget(
            "bytes",
            ServerCode.TOO_MUCH_SENT,
            NO_LIMIT,
            Rate(20 * settings.upload_rate, settings.upload_rate),
        )
        self.guests = Budget("guests", ServerCode.TOO_MANY_GUESTS, NO_LIMIT, an_hour(settings.address_guests))
        self.tries = Budget("tries", ServerCode.TOO_MANY_TRIES, NO_LIMIT, an_hour(settings.address_tries))
        self.tickets = Budget("tickets", ServerCode.TOO_MANY_TRIES, an_hour(settings.guest_tickets), NO_LIMIT)
        self.calls = Budget(
            "calls",
            ServerCode.TOO_MANY_CALLS,
            an_hour(settings.guest_calls),
            an_hour(10 * settings.guest_calls),
        )
        self.calls_waiting = Places("calls waiting", ServerCode.TOO_MANY_CALLS, 20, 200, 2000)
        self.tables = Budget(
            "tables",
            ServerCode.TABLES_TOO_FAST,
            an_hour(settings.guest_tables),
            an_hour(settings.address_tables),
        )
        self.records = Budget(
            "records",
            ServerCode.RECORDS_TOO_FAST,
            an_hour(settings.guest_records),
            an_hour(4 * settings.guest_records),
        )
        self.talk = Budget(
            "talk",
            ServerCode.TALK_TOO_FAST,
            Rate(settings.guest_talk, settings.guest_talk / 40),
            Rate(4 * settings.guest_talk, settings.guest_talk / 10),
        )
        self.lab = Budget(
            "lab", ServerCode.LAB_TOO_MUCH, an_hour(settings.guest_lab), an_hour(4 * settings.guest_lab)
        )
        self.lab_runs = Places("lab runs", ServerCode.LAB_BUSY, 1, 2, settings.lab_runs)
        own = settings.guest_computing
        self.computing = Budget(
            "computing",
            ServerCode.TOO_MUCH_COMPUTING,
            Rate(own, own / 100),
            Rate(4 * own, own / 25),
        )
        # Questions about all that somebody ever played: seldom asked, and dear for whoever has played much.
        self.looks = Budget(
            "looks",
            ServerCode.TOO_MUCH_COMPUTING,
            Rate(own / 3, own / 300),
            Rate(4 * own / 3, own / 75),
        )
        self.sockets = Places(
            "sockets",
            ServerCode.TOO_MANY_SOCKETS,
            settings.guest_sockets,
            settings.address_sockets,
            settings.sockets,
        )
        self.outboxes = Places(
            "outboxes", ServerCode.TOO_MUCH_UNREAD, 0, settings.outboxes // 4, settings.outboxes
        )

    def note(self, who: Who) -> Who:
        """Remember where the guest is."""
        if who.guest is not None:
            self._seen[who.guest] = who.address
            self._seen.move_to_end(who.guest)
            while len(self._seen) > MOST_KNOWN:
                self._seen.popitem(last=False)
        return who

    def who(self, guest: str | None) -> Who:
        """The guest and where he was last; the server itself if there is no guest."""
        return NOBODY if guest is None else Who(guest, self._seen.get(guest, ""))
