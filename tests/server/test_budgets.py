"""Budgets and fair queues by themselves."""

from __future__ import annotations

import time

import pytest

from bluemoon.messages import ServerCode
from bluemoon.server.budgets import NO_LIMIT, NOBODY, Budget, Places, Rate, Who, network_of
from bluemoon.server.tables.journal import Refused
from bluemoon.server.thinking.fair_queue import FairQueue

ANN, BEN = Who("ann", "192.0.2.1"), Who("ben", "192.0.2.1")
CID = Who("cid", "192.0.2.2")
SAID = ServerCode.TOO_MANY_REQUESTS


def left(budget: Budget, who: Who) -> int:
    """How often he is served before he is refused."""
    for number in range(1000):
        try:
            budget.spend(who)
        except Refused:
            return number
    return 1000


def test_a_budget_is_kept_for_guest_address_and_all() -> None:
    budget = Budget("x", SAID, Rate(3, 0.01), Rate(5, 0.01), Rate(7, 0.01))
    assert left(budget, ANN) == 3
    assert left(budget, BEN) == 2  # the address has used five
    assert left(budget, CID) == 2  # all together have used seven
    assert left(budget, NOBODY) == 1000


def test_a_refusal_says_when_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    budget = Budget("x", SAID, Rate(2, 0.5), NO_LIMIT)
    assert left(budget, ANN) == 2
    with pytest.raises(Refused) as refused:
        budget.demand(ANN)
    assert (refused.value.code, refused.value.retry_after) == ("too-fast", 2.0)
    now += 1.9
    assert left(budget, ANN) == 0
    now += 0.2
    assert left(budget, ANN) == 1


def test_what_was_used_already_is_paid_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    budget = Budget("x", SAID, Rate(10, 1), NO_LIMIT)
    budget.charge(ANN, 25)
    with pytest.raises(Refused) as refused:
        budget.demand(ANN, 0)
    assert refused.value.retry_after == 15
    now += 16
    budget.demand(ANN, 0)


def test_places_are_given_back() -> None:
    places = Places("x", SAID, 2, 3, 4)
    with places.held(ANN), places.held(ANN), places.held(BEN):
        for who in (ANN, BEN):
            with pytest.raises(Refused) as refused:
                places.take(who)
            assert refused.value.code == "too-many"
            assert refused.value.retry_after
        with places.held(CID), pytest.raises(Refused):
            places.take(Who(None, "192.0.2.3"))
    assert places.taken == ({}, {}, {})


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("unix") == "unix"


def test_owners_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(("home", "ann"), f"ann {number}")
    queue.put(("home", "ben"), "ben")
    queue.put(("elsewhere", "cid"), "cid")
    assert queue.size_of(("home", "ann")) == 100
    assert queue.before("cid") == 1
    order = list(queue)
    assert order[:5] == ["ann 0", "cid", "ben", "ann 1", "ann 2"]
    assert [queue.take() for _ in range(len(queue))] == order
    assert queue.before("cid") is None
    with pytest.raises(IndexError):
        queue.take()
