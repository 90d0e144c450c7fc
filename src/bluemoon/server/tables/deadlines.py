"""The time for a round of a tournament is over: whoever did not play loses, and the next round begins,
whether the organiser is there or not.

A player who has not made a single move loses, or both do. Where both have played, whoever alone has kept the
other waiting for a while loses: otherwise a leader by one crystal could stop playing. Then whoever has more
crystals wins; with equally many, whoever has to move loses. Meetings of two bots are never late: they go on.
"""

from __future__ import annotations

from collections.abc import Sequence

from bluemoon.server.clock import now_ms
from bluemoon.server.logs import log
from bluemoon.server.operations.chore import Chore
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.engine import Away
from bluemoon.server.tables import journal
from bluemoon.server.tables.cups import HOUR_MS, Cup, read_cup, table_name
from bluemoon.server.tables.journal import TABLE, Entry, Refused
from bluemoon.server.tables.table_state import TableState
from bluemoon.server.tables.tournaments import Tournaments

WAITED_MS = 300_000  # for so long, or a twelfth of a short round, somebody may think at its end
LATER_MS = 60_000  # when a round that only bots hold up is looked at again


def keep_time(cups: Tournaments, every: float) -> Chore:
    """Look for rounds whose time is over, again and again; several processes may do it."""

    async def work() -> None:
        try:
            if not cups.registry.draining:
                await end_rounds(cups)
        except Away as wrong:
            log.warning("rounds not ended", why=str(wrong))
        except Exception:
            log.exception("rounds not ended")

    return Chore(work, every)


async def end_rounds(cups: Tournaments) -> None:
    """End the matches of all rounds whose time is over."""
    now = now_ms()
    for row in await cups.store.overdue_tournaments(now):
        if await cups.store.put_off(row["id"], row["due"], now + LATER_MS):  # no other process does it too
            await _end_round(cups, row)


async def _end_round(cups: Tournaments, row: Row) -> None:
    cup = read_cup(row)
    sheet = cup.read()
    for number, meeting in enumerate(sheet.meetings[-1]):
        pair = (meeting.one, meeting.two)
        if meeting.two is None or meeting.crystals is not None:
            continue
        if all(cup.player(str(name)).level for name in pair):
            continue
        try:
            live = await cups.registry.live(table_name(row["id"], len(sheet.meetings), number))
            entries = await cups.store.news(live.id, 0)
            body = {"winner": winner(live.table, entries, cup, now_ms()), "deadline": True}
            await live.write(journal.CLOSE, TABLE, body)
        except Refused as wrong:  # it has just ended, or it is not there yet
            log.info("match not ended", tournament=row["id"], code=wrong.code)
    await cups.advance(row["id"])


def winner(table: TableState, entries: Sequence[Entry], cup: Cup, now: int) -> int | None:
    """The seat that wins a match whose time is over; None: both lose. `entries`: all of the table's."""
    acts = [entry for entry in entries if entry.kind == journal.ACT]
    moved = {entry.seat for entry in acts if entry.guest is not None}  # nobody, where the table has passed
    absent = [seat for seat in (0, 1) if table.chairs[seat].kind == "guest" and seat not in moved]
    if len(absent) == 2:
        return None
    if absent:
        return 1 - absent[0]
    waiting = [seat for seat in (0, 1) if seat not in table.deciders]
    alone = waiting[0] if len(waiting) == 1 else None
    last = max((entry.at for entry in acts), default=table.created)
    one, two = (table.play.score if table.play is not None else None) or (0, 0)
    if one == two or (alone is not None and now - last > min(WAITED_MS, cup.hours * HOUR_MS / 12)):
        return alone
    return int(two > one)
