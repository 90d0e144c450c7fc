"""Tables that begin elsewhere: a record from a file, or a moment of a finished game that is played on."""

from __future__ import annotations

import json
import secrets
from typing import Any

from bluemoon.city.game import from_position as city_from_position
from bluemoon.duel import from_position as duel_from_position
from bluemoon.server import describe, making
from bluemoon.server.guests import Guest
from bluemoon.server.house import House
from bluemoon.server.journal import Refused, SeatSetup, Setup
from bluemoon.server.logs import log
from bluemoon.server.models import NewTable
from bluemoon.server.plays.city import CityPlay
from bluemoon.server.plays.draft import DraftPlay
from bluemoon.server.plays.duel import DuelPlay
from bluemoon.server.plays.match import MatchPlay
from bluemoon.server.reading import Unreadable, check_size, piles_of
from bluemoon.server.room import Room
from bluemoon.server.thinkers import Speechless


async def import_record(house: House, text: str, guest: Guest) -> describe.Data:
    """The record of a duel, a city, a draft or a match as a table that is over. It is read in another
    process; whoever opens the table replays it."""
    check_size(text)
    if house.thinkers.reads_much:
        raise Refused("too-fast", "too many records are being read; come again in a moment")
    try:
        found = await house.thinkers.read(text)
    except Speechless as wrong:
        log.warning("record not read", why=str(wrong))
        raise Refused("not-possible", "the record takes too long to read") from wrong
    if isinstance(found, Unreadable):
        raise Refused(found.code, found.text, found.place, found.reason)
    return await house.show(found, guest.id)


async def play_on(house: House, wish: NewTable, guest: Guest) -> Room:
    """A new table that begins at a moment of a finished one; what is still to be drawn is drawn anew."""
    assert wish.moment is not None
    room = await house.room(wish.moment.table)
    if not await house.is_open(room):
        raise Refused("not-possible", "only a game that is over is played on")
    past = await house.history.at(room.id, wish.moment.version)
    play: Any = past.play
    if isinstance(play, DraftPlay):
        play = play.match
    if isinstance(play, MatchPlay):
        play = play.duel or play.last
    record = _beginning(play, secrets.token_hex(16))
    if wish.seats is None:
        chairs = [(chair.kind, chair.level) for chair in past.chairs]
        seats = tuple(SeatSetup(kind, chair.name, level) for (kind, level), chair in zip(chairs, past.chairs))
    else:
        seats = making.setup_of(wish.model_copy(update={"moment": None}), guest.name).seats
    game = record["game"]
    if len(seats) != play.players:
        raise Refused("not-possible", f"there are {play.players} seats at this table")
    piles = piles_of(record)
    setup = Setup(game, seats, past.setup.rules, takeback=wish.takeback, record=record, piles=piles)
    holders = [guest.id if seat.kind == "guest" else None for seat in seats]
    return await house.create(setup, holders, guest.id, title=wish.title, listed=wish.listed)


def _beginning(play: Any, seed: str) -> dict[str, str]:
    """The set-up of a record that begins at this position, with fresh chance."""
    if isinstance(play, DuelPlay):
        if play.over:
            raise Refused("not-possible", "the game was over at that moment")
        data = json.loads(play.game.position())
        data.pop("chance", None)
        return duel_from_position(data, play.game.edition.name, seed).record().setup
    if isinstance(play, CityPlay):
        if play.over:
            raise Refused("not-possible", "the game was over at that moment")
        lines = [line for line in play.game.position().splitlines() if not line.startswith("chance:")]
        game = city_from_position("\n".join([*lines, f"chance: {_words(seed)}"]))
        return game.record().setup
    raise Refused("not-possible", "this moment cannot be played on")


def _words(seed: str) -> str:
    from bluemoon.chance import Chance

    return " ".join(str(word) for word in Chance.of(seed).words())
