"""Calls as an attack: whoever has many of them made, or names a service that does not answer, delays nobody
else's."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bluemoon.server.budgets import Budgets, Who
from bluemoon.server.calling.caller import Caller, Wanted
from bluemoon.server.calling.sending import Pusher
from bluemoon.server.settings import Settings
from bluemoon.server.storage.store import Store
from tests.server.calling.service import Browser, Service
from tests.server.kit import Server

MANY = 8


def test_a_service_that_does_not_answer_delays_no_other(tmp_path: Path) -> None:
    with Service() as service, Server(tmp_path, push_services=service.origin) as server:
        service.held["/slow"] = threading.Event()
        mallory, ben = server.guest("Mallory"), server.guest("Ben")
        Browser(service, "/slow").subscribe(mallory)
        Browser(service, "/quick").subscribe(ben)
        with ThreadPoolExecutor(MANY + 1) as pool:
            for _ in range(MANY):
                pool.submit(mallory.ask, "POST", "/api/me/calls/test")
            assert service.next().path == "/slow"
            answer = pool.submit(ben.ask, "POST", "/api/me/calls/test")
            came = []
            while (path := service.next(60).path) != "/quick":
                came.append(path)
            assert len(came) <= 1  # two of Mallory's at a time
            service.held["/slow"].set()
            assert answer.result().status_code == 204


def test_calls_of_one_person_that_wait_crowd_out_nobody(monkeypatch: Any) -> None:
    """Two pages that are hidden move quickly, and each move would call somebody."""

    async def crowd() -> list[str]:
        budgets = Budgets(Settings())
        pusher = cast(Pusher, SimpleNamespace(close=lambda: None))
        caller = Caller(cast(Store, None), pusher, budgets, after=60)
        waiting: list[str] = []

        async def call(_: Any, wanted: Wanted) -> None:
            waiting.append(wanted.guest)
            await asyncio.sleep(60)

        monkeypatch.setattr(caller, "_call", call)
        table: Any = SimpleNamespace(id="t")
        budgets.note(Who("mallory", "192.0.2.1"))
        for number in range(5000):
            caller._begin(table, Wanted(0, "mallory", "turn", number))
        caller._begin(table, Wanted(0, "ann", "turn", 1))
        await asyncio.sleep(0)
        for task in caller._waiting:
            task.cancel()
        return waiting

    assert "ann" in asyncio.run(crowd())
