"""Offers between the players: to take an action back, to play again. Bots agree to both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bluemoon.server import journal
from bluemoon.server.journal import Refused, SeatSetup, Setup
from bluemoon.server.table import Table

if TYPE_CHECKING:
    from bluemoon.server.room import Room


async def offer(room: Room, seat: int, guest: str | None, what: str) -> None:
    room.demand_holder(seat, guest)
    if what == "rematch":
        await _agree_to_rematch(room, seat, guest)
        return
    version = room.table.version
    if not room.table.may_take_back(seat):
        raise Refused("not-possible", "there is nothing that could be taken back")
    await _say(room, seat, guest, takeback=version)
    await _take_back_if_all_agree(room, seat, version)


async def answer(room: Room, seat: int, guest: str | None, what: str, yes: bool) -> None:
    room.demand_holder(seat, guest)
    if what == "rematch":
        if yes:
            await _agree_to_rematch(room, seat, guest)
        else:
            await _say(room, seat, guest, rematch=False)
            for other, held in enumerate(room.holders):
                await room.mark(other, held["guest"], rematch=False)
            await _tell(room)
        return
    version = room.table.version
    asking = next((n for n, held in enumerate(room.holders) if held["takeback"] == version), None)
    if asking is None or asking == seat:
        raise Refused("not-possible", "nobody asks to take something back now")
    if not yes:
        await _say(room, seat, guest, takeback=None)
        await room.mark(asking, room.holders[asking]["guest"], takeback=None)
        await _tell(room)
        return
    await _say(room, seat, guest, takeback=-version)
    await _take_back_if_all_agree(room, asking, version)


async def _take_back_if_all_agree(room: Room, asking: int, version: int) -> None:
    """Everybody else at the table agrees, except whoever sits on several seats."""
    own = room.holders[asking]["guest"]
    for seat, held in enumerate(room.holders):
        needed = room.table.chairs[seat].kind == "guest" and held["guest"] not in (own, None)
        if needed and held["takeback"] != -version:
            await _tell(room)
            return
    await room.write(journal.TAKE_BACK, asking, {}, after=version)


async def _agree_to_rematch(room: Room, seat: int, guest: str | None) -> None:
    table = room.table
    if table.status != "over" or table.setup.guide or table.setup.record is not None:
        raise Refused("not-possible", "only a game that is over is played again")
    if room.row["tournament"]:
        raise Refused("not-possible", "a tournament pairs its players itself")
    if room.row["next"] is not None:
        return
    await _say(room, seat, guest, rematch=True)
    own = room.holders[seat]["guest"]
    for held, chair in zip(room.holders, table.chairs):
        if chair.kind == "guest" and held["guest"] not in (own, None) and not held["rematch"]:
            await _tell(room)
            return
    async with room.lock:
        if room.row["next"] is None:
            await play_again(room)


async def play_again(room: Room) -> None:
    """A new table with the same seats and decks; the loser begins (000 More Games)."""
    table = room.table
    holders = [held["guest"] for held in room.holders]
    again = await room.house.create(
        _same_again(table),
        holders,
        room.row["maker"],
        title=room.row["title"],
        listed=room.row["listed"],
    )
    room.row["next"] = await room.house.store.set_next(room.id, again.id)
    await _tell(room)


def _same_again(table: Table) -> Setup:
    seats = tuple(SeatSetup(chair.kind, chair.name, chair.level, chair.decks) for chair in table.chairs)
    starter = None
    winners = table.result.winners if table.result is not None else ()
    if table.setup.game == "duel" and winners:
        starter = 1 - winners[0]
    elif table.setup.game == "city":
        starter = ((table.setup.starter or 0) + 1) % table.players
    return msgspec.structs.replace(table.setup, seats=seats, starter=starter)


async def _say(room: Room, seat: int, guest: str | None, **values: int | bool | None) -> None:
    """Note what the seat's holder says; the database knows whether he still is."""
    if not await room.mark(seat, guest, **values):
        raise Refused("forbidden", "this is not your seat")


async def _tell(room: Room) -> None:
    room.tell_table()
    await room.house.store.tell(room.id)
