"""Tables that begin elsewhere: a record from a file, or a moment of a finished game that is played on."""

from __future__ import annotations

import json
import secrets
from typing import Any

from bluemoon.city.game import from_position as city_from_position
from bluemoon.duel import from_position as duel_from_position
from bluemoon.formats.match_file import HEADING as MATCH_HEADING
from bluemoon.formats.match_file import read_match
from bluemoon.record import Record, read_record
from bluemoon.server import journal, making
from bluemoon.server.guests import Guest
from bluemoon.server.house import House
from bluemoon.server.journal import Entry, Refused, SeatSetup, Setup
from bluemoon.server.models import NewTable
from bluemoon.server.plays.city import CityPlay
from bluemoon.server.plays.draft import DraftPlay
from bluemoon.server.plays.duel import DuelPlay
from bluemoon.server.plays.match import MatchPlay
from bluemoon.server.room import Room, now_ms
from bluemoon.server.table import Table

MOST_ACTIONS = 5000
MOST_SEED = 64


async def import_record(house: House, text: str, guest: Guest) -> Room:
    """The record of a duel, a city, a draft or a match as a table that is over."""
    if text.lstrip().startswith(MATCH_HEADING):
        return await _import_match(house, text, guest)
    record = read_record(text)
    if record.game not in ("duel", "city", "draft"):
        raise Refused("not-possible", f"there is no game '{record.game}'")
    if len(record.actions) > MOST_ACTIONS:
        raise Refused("not-possible", f"more than {MOST_ACTIONS} actions")
    setup = _setup(record)
    table = Table(setup, secrets.token_hex(16), now_ms())
    entries = _replay(table, record)
    table.status = "over"
    holders = [None] * table.players
    title = "Record"
    return await house.create(
        setup, holders, guest.id, title=title, journal=entries, table=table, seed=table.seed
    )


async def _import_match(house: House, text: str, guest: Guest) -> Room:
    match = read_match(text)
    odd = next((step.kind for step in match.steps if step.kind not in ("deck", "choose", "game")), None)
    if odd is not None:
        raise Refused("not-possible", f"a match with '{odd}' cannot be shown at a table")
    if len(match.seed) > MOST_SEED:
        raise Refused("not-possible", f"a seed has at most {MOST_SEED} signs")
    brought = [(step.seat, step.deck) for step in match.steps if step.kind == "deck" and step.deck]
    seats = tuple(
        SeatSetup("guest", name, decks=tuple(deck for owner, deck in brought if owner == seat))
        for seat, name in enumerate(match.players)
    )
    setup = Setup(
        "match",
        seats,
        match.terms.rules,
        match.mulligan,
        takeback=False,
        drafted=match.drafted,
    )
    table = Table(setup, match.seed, now_ms())
    entries: list[Entry] = []
    records = [played.record for played in match.played]
    records += [match.game.record()] if match.game is not None else []
    chosen = [step for step in match.steps if step.kind == "choose"]
    for number, record in enumerate(records):
        for step in chosen[2 * number : 2 * number + 2]:
            if step.seat in table.deciders and isinstance(table.play, MatchPlay) and table.play.duel is None:
                assert step.deck is not None
                entries.append(_write(table, step.seat, f"choose {step.deck.name}"))
        for action in record.actions:
            entries.append(_write(table, table.deciders[0], action))
    table.status = "over"
    return await house.create(
        setup, [None, None], guest.id, title="Record", journal=entries, table=table, seed=table.seed
    )


def _write(table: Table, seat: int, action: str) -> Entry:
    entry = Entry(table.version + 1, journal.ACT, seat, {"action": action}, table.created)
    table.add(entry)
    return entry


def _setup(record: Record) -> Setup:
    players = 2 if record.game == "duel" else int(record.setup.get("players", "2") or 2)
    names = [name.strip() for name in record.setup.get("decks", "").split(",")]
    if len(names) != players:
        names = [f"Player {seat + 1}" for seat in range(players)]
    seats = tuple(SeatSetup("guest", name) for name in names)
    rules = record.setup.get("rules", "legends")
    return Setup(record.game, seats, rules, takeback=False, record=record.setup)


def _replay(table: Table, record: Record) -> list[Entry]:
    entries: list[Entry] = []
    for number, text in enumerate(record.actions, start=1):
        if not table.deciders:
            raise Refused("illegal", f"action {number}, '{text}': the game is over")
        seat, words = table.deciders[0], text
        if record.game == "draft" and text.startswith("seat "):
            head, _, words = text.partition(":")
            seat = int(head.removeprefix("seat ")) if head.removeprefix("seat ").isdecimal() else seat
        entry = Entry(number, journal.ACT, seat, {"action": words.strip()}, table.created)
        try:
            table.add(entry)
        except Refused as wrong:
            raise Refused("illegal", f"action {number}, '{text}': {wrong.text}", wrong.place) from wrong
        entries.append(entry)
    return entries


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
    setup = Setup(game, seats, past.setup.rules, takeback=wish.takeback, record=record)
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
