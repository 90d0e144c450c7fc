"""Limits on the rate of messages and requests."""

from __future__ import annotations

import time
from collections import OrderedDict

BURST = 4.0  # seconds' worth that may come at once
MOST_ADDRESSES = 10_000


class Bucket:
    """A token bucket: it fills at a fixed rate, and every message takes one drop out of it."""

    __slots__ = ("drops", "last", "most", "rate")

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.most = max(1.0, rate * burst)
        self.drops = self.most
        self.last = time.monotonic()

    def take(self) -> bool:
        """Take a drop; False if the bucket is empty, so that the message comes too soon."""
        now = time.monotonic()
        self.drops = min(self.most, self.drops + (now - self.last) * self.rate)
        self.last = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Buckets:
    """One bucket for each network address; the addresses used longest ago are forgotten."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a drop from this address's bucket; always True if there is no limit."""
        if self.rate <= 0:
            return True
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate)
            while len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()
