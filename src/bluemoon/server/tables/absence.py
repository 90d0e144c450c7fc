"""Players who are absent: when the others may claim something because of it, and what.

A seat is absent if the table waits for it, nobody is connected there, and its holder has given no sign for
as long as the table chose, while whoever claims was there to be met. Then whoever sits at the table may claim
the win, call it a draw, or let a bot play until the holder is back. Each is an entry of the journal:
everybody is told of it, and before it when it will be possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.protocol.tables import Claim
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Refused, Setup

if TYPE_CHECKING:
    from bluemoon.server.tables.live_table import LiveTable
    from bluemoon.server.tables.table_state import TableState


def agreed(setup: Setup, usual: int) -> Setup:
    """The set-up of a new table, with the usual seconds if it names none. Where the clock is in days, it
    alone counts."""
    if setup.absence is not None:
        return setup
    days = setup.clock is not None and setup.clock.days > 0
    return msgspec.structs.replace(setup, absence=0 if days else usual)


def claims(setup: Setup, tournament: bool) -> list[Claim]:
    """What can be claimed at a table. A cup needs a winner, and whoever leaves a rated game loses it; in
    neither a bot plays for somebody who plays on afterwards. Of three or more nobody wins because one is
    absent."""
    if not setup.absence:
        return []
    if len(setup.seats) > 2 or setup.game == "draft":
        return ["out" if setup.rated else "bot"]
    return ["win"] if tournament or setup.rated else ["win", "draw", "bot"]


def claim_at(table: TableState, seat: int, sign: int, times: int = 1) -> int | None:
    """From when on others may claim, if the holder of the seat stays away; None if the table does not wait
    for him. `sign`: the last one that he gave. `times`: after so many times the usual time."""
    waits = table.play is not None and seat in table.thinking and not table.play.waits(seat)
    if not waits or not table.setup.absence or table.chairs[seat].kind != "guest":
        return None
    return max(sign, table.last) + times * table.setup.absence * 1000


async def claim(live: LiveTable, seat: int, guest: str | None, absent: int, what: Claim) -> None:
    """The holder of a seat claims something, because that of another seat is absent."""
    if live.registry.store.shared:  # who is connected to other processes?
        await live.catch_up()
    live.demand_holder(seat, guest)
    if live.holds(absent, guest):
        raise Refused("not-possible", ServerCode.NOBODY_ABSENT)
    await _claim(live, seat, absent, what, by=guest)


async def count_as_lost(live: LiveTable, absent: int, times: int) -> None:
    """A match of a cup is lost for a seat, because its holder is absent; `cup_absence` says who decides, and
    after how many times the usual time."""
    if live.registry.store.shared:
        await live.catch_up()
    await _claim(live, 1 - absent, absent, "win", times)


async def _claim(
    live: LiveTable, seat: int, absent: int, what: Claim, times: int = 1, by: str | None = None
) -> None:
    table = live.table
    if table.status != "running":
        raise Refused("not-running", ServerCode.NOT_RUNNING)
    if not 0 <= absent < table.players:
        raise Refused("not-possible", ServerCode.NOBODY_ABSENT)
    if what not in claims(table.setup, bool(live.row["tournament"])):
        raise Refused("not-possible", ServerCode.NO_SUCH_CLAIM)
    left = live.claim_ms(absent, now_ms(), times, by)
    if left is None:
        raise Refused("not-possible", ServerCode.NOBODY_ABSENT)
    if left > 0:
        raise Refused("not-possible", ServerCode.ABSENT_SOON, retry_after=left / 1000)
    # Written in the name of whose seat it was: after some claims he does not hold it any more.
    body = {"what": what, "by": seat}
    await live.write(journal.ABSENT, absent, body, guest=live.holders[absent]["guest"], after=table.version)
