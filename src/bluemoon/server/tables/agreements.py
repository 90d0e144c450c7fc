"""Offers between the players: to take an action back, to play again. Bots agree to both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from bluemoon.messages import ServerCode
from bluemoon.server.meeting.clubs import members_of
from bluemoon.server.people.names import free_name, taken
from bluemoon.server.storage.appends import Conflict
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Refused, SeatSetup, Setup
from bluemoon.server.tables.room import demand_room
from bluemoon.server.tables.table_state import TableState

if TYPE_CHECKING:
    from bluemoon.server.tables.live_table import LiveTable

TRIES = 5
ID_LENGTH = 16  # of a rematch; its id is a part of a hash


# A holder's column `takeback` says what he wants at a version of the table, in one number: positive if he
# asks to take his last action back, negative if he agrees to the other player's wish.


def _asks(version: int) -> int:
    return version


def _agrees(version: int) -> int:
    return -version


async def offer(live: LiveTable, seat: int, guest: str | None, what: str) -> None:
    """A seat offers a rematch, or asks to take its last action back."""
    live.demand_holder(seat, guest)
    if what == "rematch":
        await _agree_to_rematch(live, seat, guest)
        return
    version = live.table.version
    if not live.table.may_take_back(seat):
        raise Refused("not-possible", ServerCode.NOTHING_TO_TAKE_BACK)
    await _say(live, seat, guest, takeback=_asks(version))
    await _take_back_if_all_agree(live, seat, version)


async def answer(live: LiveTable, seat: int, guest: str | None, what: str, yes: bool) -> None:
    """A seat accepts or declines the offer that another seat has made."""
    live.demand_holder(seat, guest)
    if what == "rematch":
        if yes:
            await _agree_to_rematch(live, seat, guest)
        else:
            await _say(live, seat, guest, rematch=False)
            for other, held in enumerate(live.holders):
                await live.mark(other, held["guest"], rematch=False)
            await _tell(live)
        return
    version = live.table.version
    asking = next((n for n, held in enumerate(live.holders) if held["takeback"] == _asks(version)), None)
    if asking is None or asking == seat:
        raise Refused("not-possible", ServerCode.NOBODY_TAKES_BACK)
    if not yes:
        await _say(live, seat, guest, takeback=None)
        await live.mark(asking, live.holders[asking]["guest"], takeback=None)
        await _tell(live)
        return
    await _say(live, seat, guest, takeback=_agrees(version))
    await _take_back_if_all_agree(live, asking, version)


async def _take_back_if_all_agree(live: LiveTable, asking: int, version: int) -> None:
    """Take the action back if all other people at the table have agreed; a guest who also holds the asking
    seat need not be asked."""
    own = live.holders[asking]["guest"]
    for seat, held in enumerate(live.holders):
        chair = live.table.chairs[seat]  # a bot, also one that stands in, agrees to everything
        needed = chair.kind == "guest" and not chair.stand_in and held["guest"] not in (own, None)
        if needed and held["takeback"] != _agrees(version):
            await _tell(live)
            return
    await live.write(journal.TAKE_BACK, asking, {}, after=version)


async def _agree_to_rematch(live: LiveTable, seat: int, guest: str | None) -> None:
    table = live.table
    if table.status != "over" or table.setup.guide or table.setup.record is not None:
        raise Refused("not-possible", ServerCode.REMATCH_EARLY)
    if live.row["tournament"]:
        raise Refused("not-possible", ServerCode.REMATCH_TOURNAMENT)
    if live.row["next"] is not None:
        return
    await _say(live, seat, guest, rematch=True)
    for _ in range(TRIES):
        try:
            await _rematch_if_all_agree(live, seat, guest)
            return
        except Conflict:  # a seat has changed hands, or another process has made the table
            await live.catch_up()
    raise Refused("not-possible", ServerCode.TOO_MANY_WRITERS)


async def _rematch_if_all_agree(live: LiveTable, seat: int, guest: str | None) -> None:
    table = live.table
    own = live.holders[seat]["guest"]
    for held, chair in zip(live.holders, table.chairs):
        if chair.kind == "guest" and held["guest"] not in (own, None) and not held["rematch"]:
            await _tell(live)
            return
    async with live.lock:
        if live.row["next"] is None:
            await _play_again(live, guest)
    await _tell(live)


async def _play_again(live: LiveTable, guest: str | None) -> None:
    """A new table with the same seats and decks; the loser begins (000 More Games). Its id follows from this
    table, so that two processes do not make two. Conflict if a seat has changed hands meanwhile. It is
    charged to the guest who agreed last."""
    store = live.registry.store
    holders = [held["guest"] for held in live.holders]
    name = live.secret("rematch")[:ID_LENGTH]
    if not await store.exists(name):
        if guest is not None:
            await demand_room(live.registry, guest, live.registry.budgets.who(guest))
        await live.registry.create(
            _same_again(live.table, await names_again(live)),
            holders,
            live.row["maker"],
            title=live.row["title"],
            listed=live.row["listed"],
            club=await _club(live, holders),
            name=name,
            after=live.id,
        )
    live.row["next"] = await store.set_next(live.id, name)


async def _club(live: LiveTable, holders: Sequence[str | None]) -> str | None:
    """The club of a rematch: that of the table, if everybody who plays is still in it."""
    club: str | None = live.row["club"]
    if club is None:
        return None
    present = {row["guest"] for row in await members_of(live.registry.store, club)}
    return club if present.issuperset(holder for holder in holders if holder is not None) else None


async def names_again(live: LiveTable) -> list[str]:
    """The names of the seats in a rematch; somebody else may have kept one of them since the players sat
    down. A bot that has played on for a person is called like a bot."""
    store, table = live.registry.store, live.table
    names = []
    for chair, held, made in zip(table.chairs, live.holders, table.setup.seats):
        name = chair.name
        if held["guest"] is not None:
            name = await free_name(store, name, held["guest"])
        elif chair.kind == "bot" and (made.kind != "bot" or await taken(store, [name], None)):
            name = chair.level.capitalize()
        names.append(name)
    return names


def _same_again(table: TableState, names: list[str]) -> Setup:
    seats = tuple(
        SeatSetup(chair.kind, name, chair.level, chair.decks) for chair, name in zip(table.chairs, names)
    )
    starter = None
    winners = table.result.winners if table.result is not None else ()
    if table.setup.game == "duel" and winners:
        starter = 1 - winners[0]
    elif table.setup.game == "city":
        starter = ((table.setup.starter or 0) + 1) % table.players
    return msgspec.structs.replace(table.setup, seats=seats, starter=starter)


async def _say(live: LiveTable, seat: int, guest: str | None, **values: int | bool | None) -> None:
    """Store what the holder of the seat says, and learn what the others have said by then; raises Refused if,
    by the database, the seat is no longer his."""
    if not await live.mark(seat, guest, **values):
        raise Refused("forbidden", ServerCode.NOT_YOUR_SEAT)
    if live.registry.store.shared:  # others may have said something at other processes at the same time
        await live.catch_up()


async def _tell(live: LiveTable) -> None:
    live.tell_table()
    await live.registry.store.tell(live.id)
