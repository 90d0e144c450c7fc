"""Turns at the desk as an attack: who asks for much makes nobody else wait, not even those without a name, or
those who want to look at the same table."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bluemoon.server.budgets import Budgets, Who
from bluemoon.server.settings import Settings
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.history import History, Past
from bluemoon.server.tables.journal import Refused
from bluemoon.server.thinking import analyses
from bluemoon.server.thinking.bot_pool import MOST_WAITING, Thinkers
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


def test_who_has_many_games_judged_makes_nobody_else_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1, patience=60, seconds=0)
    for _ in range(MOST_WAITING):
        thinkers.judge.waiting.put(MALLORY.owners(), cast(Any, None))
    asked = []

    async def analyse(*more: Any) -> tuple[()]:
        asked.append(more[-1])
        return ()

    async def news(*_: object) -> list[object]:
        return []

    monkeypatch.setattr(thinkers, "analyse", analyse)
    monkeypatch.setattr(analyses, "judged_of", lambda *_: analyses.Judged("duel", {}, (), (0,)))
    judging = analyses.Analyses(thinkers, cast(Store, SimpleNamespace(news=news)))
    over: Any = SimpleNamespace(id="t", table=SimpleNamespace(status="over", play=object()))
    with pytest.raises(Refused) as refused:
        asyncio.run(judging.of(over, MALLORY))
    assert (refused.value.code, refused.value.retry_after) == ("too-many", analyses.LATER)
    assert asyncio.run(judging.of(over, BEN)).seat == 0
    assert asked == [BEN.owners()]
