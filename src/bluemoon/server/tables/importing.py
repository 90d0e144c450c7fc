"""Tables that begin elsewhere: a record from a file, or a moment of a finished game that is played on."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Sequence
from typing import Any

from bluemoon.city.engine import from_position as city_from_position
from bluemoon.duel.engine import from_position as duel_from_position
from bluemoon.messages import ServerCode
from bluemoon.server.adapters.city import CityPlay
from bluemoon.server.adapters.draft import DraftPlay
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.adapters.match import MatchPlay
from bluemoon.server.budgets import Who
from bluemoon.server.logs import log
from bluemoon.server.people.guests import Guest
from bluemoon.server.people.names import demand_free, demand_human, kept_with, taken
from bluemoon.server.protocol.requests import NewTable
from bluemoon.server.protocol.tables import Table
from bluemoon.server.tables import table_setup
from bluemoon.server.tables.advice_elsewhere import demand_other_game
from bluemoon.server.tables.journal import Refused, SeatSetup, Setup
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry
from bluemoon.server.thinking.bot_pool import Speechless
from bluemoon.server.thinking.record_reading import Found, Unreadable, check_size, piles_of

WAIT = 10.0  # when to come back with a record if others wait


async def import_record(registry: TableRegistry, text: str, guest: Guest, who: Who) -> Table:
    """Make a finished table of a record. The record is checked in another process; it is replayed when
    somebody opens the table."""
    check_size(text)
    budgets, thinkers = registry.budgets, registry.thinkers
    budgets.computing.demand(who, 0)
    if thinkers.reads_much(who.owners()):
        raise Refused("too-fast", ServerCode.RECORDS_WAIT, retry_after=WAIT)
    budgets.records.spend(who)
    found = await _read(registry, text, who)
    others = await taken(registry.store, [seat.name for seat in found.setup.seats], guest.id)
    if others:  # seldom: then it is read again, without these names
        found = await _read(registry, text, who, others)
    return await registry.show(found, guest.id)


async def _read(registry: TableRegistry, text: str, who: Who, others: Collection[str] = ()) -> Found:
    """The record as a table. `others`: names in it that somebody else has kept; they are not shown."""
    budgets, thinkers = registry.budgets, registry.thinkers
    try:
        found, spent = await thinkers.read(text, who.owners(), others)
        budgets.computing.charge(who, spent)
    except Speechless as wrong:
        budgets.computing.charge(who, thinkers.reading)
        log.warning("record not read", why=str(wrong))
        raise Refused("not-possible", ServerCode.RECORD_SLOW) from wrong
    if isinstance(found, Unreadable):
        raise Refused(found.code, found.said, found.place)
    return found


async def play_on(registry: TableRegistry, wish: NewTable, guest: Guest, who: Who) -> LiveTable:
    """A new table that begins at a moment of a finished one; what is still to be drawn is drawn anew. It is
    for one person, alone or with others at one screen: whoever looked at the finished game knows the
    hands."""
    assert wish.moment is not None
    live = await registry.live(wish.moment.table, who)
    if not await registry.is_open(live):
        raise Refused("not-possible", ServerCode.PLAY_ON_EARLY)
    await demand_other_game(registry, guest.id, who, live)
    past = await registry.history.at(live.id, wish.moment.version, who)
    play: Any = past.play
    if isinstance(play, DraftPlay):
        play = play.match
    if isinstance(play, MatchPlay):
        play = play.duel or play.last
    record = await registry.desk.run(who, lambda: _beginning(play, secrets.token_hex(16)))
    if wish.seats is None:
        called = [chair.level.capitalize() or guest.name for chair in past.chairs]
        names = table_setup.numbered(called, await kept_with(registry.store, called))
        seats = tuple(
            SeatSetup(chair.kind, name, chair.level) for name, chair in zip(names, past.chairs, strict=True)
        )
    else:
        new = wish.model_copy(update={"moment": None})
        seats = (await registry.desk.run(who, lambda: table_setup.setup_of(new, guest.name))).seats
    game = record["game"]
    if len(seats) != play.players:
        raise Refused("not-possible", ServerCode.PLAY_ON_SEATS, n=play.players)
    if any(seat.kind == "open" for seat in seats):
        raise Refused("not-possible", ServerCode.PLAY_ON_ALONE)
    await demand_names(registry, seats, guest)
    piles = piles_of(record)
    setup = Setup(
        game, seats, past.setup.rules, takeback=wish.takeback, advice=wish.advice, record=record, piles=piles
    )
    holders = [guest.id if seat.kind == "guest" else None for seat in seats]
    return await registry.create(setup, holders, guest.id, title=wish.title, listed=wish.listed)


async def demand_names(registry: TableRegistry, seats: Sequence[SeatSetup], guest: Guest) -> None:
    """Raise Refused if a seat has a name that somebody else has kept, or a person that of a bot."""
    for seat in seats:
        if seat.kind == "guest":
            demand_human(seat.name)
    await demand_free(registry.store, [seat.name for seat in seats], guest.id)


def _beginning(play: Any, seed: str) -> dict[str, str]:
    """The set-up of a record that begins at this position, with fresh chance."""
    if isinstance(play, DuelPlay):
        if play.over:
            raise Refused("not-possible", ServerCode.PLAY_ON_OVER)
        data = json.loads(play.game.position())
        data.pop("chance", None)
        return duel_from_position(data, play.game.edition.name, seed).record().setup
    if isinstance(play, CityPlay):
        if play.over:
            raise Refused("not-possible", ServerCode.PLAY_ON_OVER)
        lines = [line for line in play.game.position().splitlines() if not line.startswith("chance:")]
        game = city_from_position("\n".join([*lines, f"chance: {_words(seed)}"]))
        return game.record().setup
    raise Refused("not-possible", ServerCode.PLAY_ON_NOT)


def _words(seed: str) -> str:
    from bluemoon.chance import Chance

    return " ".join(str(word) for word in Chance.of(seed).words())
