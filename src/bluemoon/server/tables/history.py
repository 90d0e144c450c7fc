"""Earlier moments of a table: the journal is replayed up to a version. Some states on the way are kept, so
that leafing through a game does not replay it from the beginning each time."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from bluemoon.messages import ServerCode
from bluemoon.server.budgets import Who
from bluemoon.server.storage.store import Store, Stored
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.loading import beginning, last_cut
from bluemoon.server.tables.table_state import TableState
from bluemoon.server.thinking.desk import Desk

KEPT = 16  # tables
STOP = 25  # entries between two kept states
MOST_SECONDS = 10.0  # of computing for one moment


@dataclass
class Past:
    """The journal of a table, with its state at some versions. `lock`: one replay at a time."""

    stored: Stored
    stops: dict[int, TableState] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def at(self, version: int) -> TableState:
        """The table at a version; raises Refused if it takes too long."""
        began = time.thread_time()
        begin = max((stop for stop in self.stops if stop <= version), default=-1)
        cut = last_cut(self.stored)
        if begin >= 0:
            table = self.stops[begin].fork()
        else:
            table = beginning(self.stored, plays=cut == 0)
        for entry in self.stored.entries[table.version : version]:
            if entry.number < cut:
                table.pass_over(entry)
            else:
                table.add(entry)
            if table.version % STOP == 0:
                self.stops[table.version] = table.fork()
            if time.thread_time() - began > MOST_SECONDS:  # the stops are kept: another try gets further
                raise Refused("too-fast", ServerCode.TOO_MUCH_COMPUTING, retry_after=MOST_SECONDS)
        return table


class History:
    """The past of the tables that were looked at last."""

    def __init__(self, store: Store, desk: Desk) -> None:
        self.store = store
        self.desk = desk
        self.pasts: OrderedDict[str, Past] = OrderedDict()

    def forget(self, name: str) -> None:
        """Forget what is kept of a table."""
        self.pasts.pop(name, None)

    async def at(self, name: str, version: int, who: Who) -> TableState:
        """The table at a version; raises Refused if there is none. The result is shared: do not change it."""
        past = await self._past(name, version)
        return await self.desk.run(who, lambda: past.at(version), past.lock)

    async def _past(self, name: str, version: int) -> Past:
        past = self.pasts.get(name)
        if past is None or len(past.stored.entries) < version:
            stored = await self.store.load(name)
            if stored is None or len(stored.entries) < version:
                raise Refused("not-found", ServerCode.NO_MOMENT)
            stops = past.stops if past is not None and last_cut(past.stored) == last_cut(stored) else {}
            past = self.pasts[name] = Past(stored, stops)
        self.pasts.move_to_end(name)
        while len(self.pasts) > KEPT:
            self.pasts.popitem(last=False)
        return past
