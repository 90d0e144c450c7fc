"""Turns at the desk as an attack: who asks for much makes nobody else wait, not even those without a name, or
those who want to look at the same table."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any, cast

from bluemoon.server.budgets import Budgets, Who
from bluemoon.server.settings import Settings
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.history import History, Past
from bluemoon.server.thinking.desk import Desk

MALLORY = Who("mallory", "192.0.2.1")
BEN = Who("ben", "192.0.2.2")


def test_who_is_no_guest_waits_for_no_stranger() -> None:
    async def check() -> str:
        desk, held = Desk(Budgets(Settings())), threading.Event()
        try:
            waits = asyncio.create_task(desk.run(Who(None, MALLORY.address), lambda: held.wait(60)))
            await asyncio.sleep(0)
            async with asyncio.timeout(30):
                return await desk.run(Who(None, BEN.address), lambda: "done")
        finally:
            held.set()
            await waits
            desk.close()

    assert asyncio.run(check()) == "done"


def test_who_asks_for_a_table_again_and_again_lets_others_look_at_it() -> None:
    """Those who waited for their own turn held the table's lock meanwhile."""

    async def check() -> list[str]:
        desk, held, seen = Desk(Budgets(Settings())), threading.Event(), list[str]()
        history = History(cast(Store, None), desk)
        stored: Any = SimpleNamespace(entries=[])
        past = history.pasts["t"] = Past(stored)
        past.at = lambda _: held.wait(60)  # type: ignore

        async def ask(who: Who) -> None:
            await history.at("t", 0, who)
            seen.append(str(who.guest))

        asking = [asyncio.create_task(ask(MALLORY)) for _ in range(5)]
        await asyncio.sleep(0.05)
        asking.append(asyncio.create_task(ask(BEN)))
        await asyncio.sleep(0.05)
        held.set()
        await asyncio.gather(*asking)
        desk.close()
        return seen

    assert asyncio.run(check()).index("ben") <= 2
