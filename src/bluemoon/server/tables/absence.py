"""Players who are absent: when others may claim something because of it, and what.

A seat is absent if the table waits for it, nobody is connected there, and there was no sign of its holder for as
long as the table chose. Then whoever sits at the table may claim the win, call it a draw, or let a bot play on
until the holder takes the seat back. Each is an entry of the journal, and everybody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.protocol.tables import Claim
from bluemoon.server.storage.appends import Row
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Refused, Setup
from bluemoon.server.tables.table_state import TableState

if TYPE_CHECKING:
    from bluemoon.server.tables.live_table import LiveTable

USUAL: Final = 300  # seconds


def agreed(setup: Setup) -> Setup:
    """The set-up of a new table, with the usual time if it names none. Where the clock is in days, it alone
    counts."""
    if setup.absence is not None:
        return setup
    days = setup.clock is not None and setup.clock.days > 0
    return msgspec.structs.replace(setup, absence=0 if days else USUAL)


def claims(setup: Setup, tournament: bool) -> list[Claim]:
    """What can be claimed at a table. A tournament needs a winner; of three or more nobody wins by it."""
    if not setup.absence:
        return []
    if len(setup.seats) > 2 or setup.game == "draft":
        return ["bot"]
    return ["win"] if tournament else ["win", "draw", "bot"]


def claim_at(table: TableState, seat: int, holder: Row, opened: int) -> int | None:
    """From when on others may claim, if the holder stays away; None if the table does not wait for him.
    `opened`: when this process began: before, he may have tried to come in vain."""
    waits = table.play is not None and seat in table.thinking and not table.play.waits(seat)
    if not waits or not table.setup.absence or table.chairs[seat].kind != "guest":
        return None
    return max(holder["seen"] or 0, table.last, opened) + table.setup.absence * 1000


async def claim(live: LiveTable, seat: int, guest: str | None, absent: int, what: Claim) -> None:
    """The holder of a seat claims something, because that of another seat is absent."""
    if live.registry.store.shared:  # who is connected to other processes?
        await live.catch_up()
    live.demand_holder(seat, guest)
    table = live.table
    if not 0 <= absent < table.players or live.holds(absent, guest):
        raise Refused("not-possible", ServerCode.NOBODY_ABSENT)
    if table.chairs[seat].stand_in:
        raise Refused("not-possible", ServerCode.STAND_IN)
    if what not in claims(table.setup, bool(live.row["tournament"])):
        raise Refused("not-possible", ServerCode.NO_SUCH_CLAIM)
    left = live.claim_ms(absent, now_ms())
    if left is None:
        raise Refused("not-possible", ServerCode.NOBODY_ABSENT)
    if left > 0:
        raise Refused("not-possible", ServerCode.ABSENT_SOON, retry_after=left / 1000)
    body = {"what": what, "by": seat}
    await live.write(journal.ABSENT, absent, body, guest=guest, after=table.version)


async def go_on(live: LiveTable, seat: int, guest: str | None, ident: str) -> None:
    """The holder of a seat is ready for the next game of a match."""
    if live.table.rests is None or seat in live.table.ready:
        return
    await live.write(journal.GO_ON, seat, {}, client=ident, guest=guest)
