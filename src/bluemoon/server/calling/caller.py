"""Who is called when, after something happened at a table where people play each other.

Somebody is called who has to decide, or whose game has begun or ended, and who does not look: no page of his
shows the table, or only one that is hidden. He has some seconds to come by himself. Of several processes the
one that has his connections calls him; where there are none, the one that wrote the entry."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

from bluemoon.server.budgets import Budgets, Who
from bluemoon.server.calling.sending import Pusher
from bluemoon.server.calling.subscriptions import count, forget, subscriptions_of
from bluemoon.server.clock import now_ms
from bluemoon.server.logs import log
from bluemoon.server.protocol.calls import Call, CallKind
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.engine import Away
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.summary import HERE_MS
from bluemoon.server.tables.table_state import TableState

RETRY_SECONDS: Final = (5.0, 60.0)  # after which a call that did not arrive is tried again


class Wanted(NamedTuple):
    """Somebody who is to be called."""

    seat: int
    guest: str
    kind: CallKind
    since: int  # the version at which it came up


class Caller:
    """Calls players back."""

    def __init__(self, store: Store, pusher: Pusher, budgets: Budgets, after: float) -> None:
        self.store = store
        self.pusher = pusher
        self.budgets = budgets
        self.after = after
        self._waiting: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    def moved(self, live: LiveTable, before: TableState | None, own: bool) -> None:
        """A table has moved on. `before`: what it was like; None: there was none. `own`: this process has
        written that."""
        if not self.pusher.settings.push_services.strip():
            return
        for wanted in _wanted(live, before):
            if not _looks(live, wanted.seat) and (own or _connected(live, wanted.seat)):
                self._begin(live, wanted)

    def _begin(self, live: LiveTable, wanted: Wanted) -> None:
        who, places = self.budgets.who(wanted.guest), self.budgets.calls_waiting
        if not places.fits(who):
            log.info("call dropped", table=live.id)
            return
        places.add(who, 1)
        task = asyncio.create_task(self._call(live, wanted))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        task.add_done_callback(lambda _: places.give_back(who))

    async def _call(self, live: LiveTable, wanted: Wanted) -> None:
        try:
            await self._pause(self.after)
            rows = [] if self._is_settled(live, wanted) else await subscriptions_of(self.store, wanted.guest)
            if rows:
                self.budgets.calls.spend(Who(wanted.guest, ""))
                await asyncio.gather(*(self._send(live, wanted, row) for row in rows))
        except Refused:
            log.info("call over budget", table=live.id)
        except Away as wrong:
            log.warning("call failed", table=live.id, why=str(wrong))
        except Exception:
            log.exception("call failed", table=live.id)

    async def _send(self, live: LiveTable, wanted: Wanted, row: Row) -> None:
        for wait in (*RETRY_SECONDS, None):
            address = self.budgets.who(wanted.guest).address
            done = await self.pusher.send(row, call_of(live, wanted), address)
            if done == "gone":
                await forget(self.store, row)
                return
            await count(self.store, row, done == "failed")
            if done == "sent" or wait is None or self._closing.is_set():
                return
            await self._pause(wait)
            if self._is_settled(live, wanted):
                return

    async def _pause(self, seconds: float) -> None:
        """Wait; when the process ends, what waits is done at once."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    def _is_settled(self, live: LiveTable, wanted: Wanted) -> bool:
        """Has he come, or is there nothing to do for him any more?"""
        now = live.registry.known(live.id) or live
        gone = not now.holds(wanted.seat, wanted.guest)
        return gone or _looks(now, wanted.seat) or not _still(now.table, wanted)

    async def close(self) -> None:
        """Send what waits, without further tries, and end."""
        self._closing.set()
        await asyncio.gather(*self._waiting, return_exceptions=True)
        self.pusher.close()


def _wanted(live: LiveTable, before: TableState | None) -> list[Wanted]:
    """Everybody for whom something new has come up at a table of several people."""
    table = live.table
    people = {
        seat: holder["guest"]
        for seat, holder in enumerate(live.holders)
        if holder["guest"] is not None and table.chairs[seat].kind == "guest"
    }
    if len(set(people.values())) < 2:
        return []
    began = table.status != "waiting" and (before is None or before.status == "waiting")
    ended = table.status == "over" and (before is None or before.status != "over")
    acted = () if before is None else before.deciders
    found = []
    for seat, guest in people.items():
        asked = table.play is not None and table.status == "running" and table.play.waits(seat)
        if ended:
            found.append(Wanted(seat, guest, "over", table.version))
        elif seat in table.deciders and not asked and (began or seat not in acted):
            found.append(Wanted(seat, guest, "turn", table.chairs[seat].since))
        elif began:
            found.append(Wanted(seat, guest, "begun", table.version))
    return found


def _still(table: TableState, wanted: Wanted) -> bool:
    if wanted.kind == "turn":
        return wanted.seat in table.deciders and table.chairs[wanted.seat].since == wanted.since
    return wanted.kind == "over" or table.status == "running"


def _connected(live: LiveTable, seat: int) -> bool:
    """Is anybody of this seat connected to this process?"""
    return any(line.seat == seat for line in live.lines)


def _looks(live: LiveTable, seat: int) -> bool:
    """Does whoever holds the seat see the table? A page that is connected to another process counts."""
    own = [line for line in live.lines if line.seat == seat]
    if own:
        return any(not line.hidden for line in own)
    here = live.holders[seat]["here"]
    return here is not None and now_ms() - here < HERE_MS


def call_of(live: LiveTable, wanted: Wanted) -> Call:
    """What a device is told."""
    table = live.table
    others = [chair.name for seat, chair in enumerate(table.chairs) if seat != wanted.seat and chair.name]
    left = table.left_ms(wanted.seat, now_ms()) if wanted.kind == "turn" else None
    due = None if left is None else now_ms() + left
    return Call(wanted.kind, live.id, live.row["game"], others, due)
