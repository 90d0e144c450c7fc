"""Rewrites what the journal of a table says about a guest: his name, and, if he is to be forgotten,
everything else that leads to him. The game stays as it was played.

A table's past is otherwise never changed. Here it is, in one transaction, and only if nobody wrote meanwhile;
then the processes load the table anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update

from bluemoon.formats.decks import DeckList
from bluemoon.messages import ServerCode
from bluemoon.server.adapters.match import CHOOSE
from bluemoon.server.logs import log
from bluemoon.server.operations.orders import give
from bluemoon.server.storage.appends import Position, Row
from bluemoon.server.storage.schema import SEATING, entries, keys, positions, seats, tables
from bluemoon.server.storage.store import Store, Stored
from bluemoon.server.tables import journal, summary
from bluemoon.server.tables.journal import Entry, Refused, Setup, read_setup
from bluemoon.server.tables.loading import fold, last_cut
from bluemoon.server.tables.rules_version import rules_version

TRIES = 10


async def tables_of(store: Store, guest: str) -> list[str]:
    """All tables that a guest made or where he ever sat, rematches of those, too."""
    sat = select(seats.c.table).where(seats.c.guest == guest)
    moved = select(entries.c.table).where(and_(entries.c.guest == guest, SEATING))
    own = or_(tables.c.maker == guest, tables.c.id.in_(sat), tables.c.id.in_(moved))
    async with store.reading() as connection:
        rows = await connection.execute(select(tables.c.id, tables.c.next).where(own))
        found = {row[0]: row[1] for row in rows}
        left = [following for following in found.values() if following and following not in found]
        while left:
            rows = await connection.execute(
                select(tables.c.id, tables.c.next).where(tables.c.id.in_(left[:500]))
            )
            more = {row[0]: row[1] for row in rows}
            left = [name for name in left[500:] if name not in more]
            found |= more
            left += [name for name in more.values() if name and name not in found]
    return sorted(found)


def seats_of(stored: Stored, setup: Setup, guest: str) -> set[int]:
    """The seats where a guest sits or ever sat."""
    found = {row["seat"] for row in stored.seats if row["guest"] == guest}
    found |= {entry.seat for entry in stored.entries if entry.guest == guest}
    joined = {entry.seat for entry in stored.entries if entry.kind == journal.JOIN}
    if stored.row["maker"] == guest:  # where nobody else came, the maker sat from the beginning
        others = {row["seat"] for row in stored.seats if row["guest"] not in (guest, None)}
        first = {number for number, seat in enumerate(setup.seats) if seat.kind == "guest"}
        found |= first - joined - others
    return {seat for seat in found if seat >= 0}


class Rewritten(NamedTuple):
    """What is to be written: columns of the table, entries with another body, a new position if need be."""

    values: Row
    bodies: dict[int, dict[str, Any]]
    position: Position | None = None


async def rewrite(store: Store, name: str, guest: str, called: str, forget: bool) -> None:
    """Give a guest another name at a table. `forget`: and take everything out that leads to him."""
    for _ in range(TRIES):
        stored = await store.load(name)
        if stored is None:  # deleted meanwhile
            return
        setup = read_setup(stored.row["setup"])
        own = seats_of(stored, setup, guest)
        changed = named(stored, setup, own, called)
        if forget:
            changed = await _without_decks(stored, setup, own, changed)
            if stored.row["maker"] == guest:
                changed.values["maker"] = ""
                if not stored.row["tournament"]:  # there the title names the tournament
                    changed.values["title"] = ""
        if await _write(store, stored, guest, changed, forget):
            await give(store, "reload", name)
            return
    raise Refused("not-possible", ServerCode.TOO_MANY_WRITERS)


def named(stored: Stored, setup: Setup, own: set[int], called: str) -> Rewritten:
    """The table with another name at these seats."""
    chairs = tuple(
        msgspec.structs.replace(seat, name=called) if number in own and seat.kind == "guest" else seat
        for number, seat in enumerate(setup.seats)
    )
    public = summary.read_public(stored.row["public"])
    shown = [
        msgspec.structs.replace(seat, name=called) if seat.seat in own and seat.kind != "open" else seat
        for seat in public.seats
    ]
    values = {
        "setup": _text(msgspec.structs.replace(setup, seats=chairs)),
        "public": _text(msgspec.structs.replace(public, seats=shown)),
    }
    naming = (journal.JOIN, journal.NAME)
    names = [entry for entry in stored.entries if entry.kind in naming and entry.seat in own]
    return Rewritten(values, {entry.number: {**entry.body, "name": called} for entry in names})


async def _without_decks(stored: Stored, setup: Setup, own: set[int], changed: Rewritten) -> Rewritten:
    """The same without the names that he gave to his decks; they are kept where the table could not be played
    again with others."""
    renamed = _deck_names(stored, setup, own)
    if not any(renamed.values()) or last_cut(stored):
        return changed
    new = read_setup(changed.values["setup"])
    chairs = tuple(
        msgspec.structs.replace(seat, decks=tuple(_called(deck, renamed.get(number)) for deck in seat.decks))
        for number, seat in enumerate(new.seats)
    )
    bodies = dict(changed.bodies)
    for entry in stored.entries:
        body = _without_names(bodies.get(entry.number, entry.body), entry, renamed.get(entry.seat, {}))
        if body != entry.body:
            bodies[entry.number] = body
    text = _text(msgspec.structs.replace(new, seats=chairs))
    try:
        before = fold(stored)
        if before.rules_changed:
            return changed
        after = fold(
            Stored(
                {**stored.row, "setup": text},
                stored.seats,
                [
                    msgspec.structs.replace(entry, body=bodies.get(entry.number, entry.body))
                    for entry in stored.entries
                ],
                None,
            )
        )
    except Exception as wrong:
        log.warning("names of decks are kept", table=stored.row["id"], why=type(wrong).__name__)
        return changed
    if (before.status, before.version) != (after.status, after.version):
        log.warning("names of decks are kept", table=stored.row["id"], why="it ends otherwise")
        return changed
    values = {**changed.values, "setup": text, "public": _text(summary.public(after))}
    position = None
    if after.play is not None and stored.position is not None:
        position = Position(after.version, rules_version(), after.play.position())
    return Rewritten(values, bodies, position)


def _deck_names(stored: Stored, setup: Setup, own: set[int]) -> dict[int, dict[str, str]]:
    """For each seat, the names that its player gave to his decks, and what they are called from now on."""
    found: dict[int, list[DeckList]] = {seat: list(setup.seats[seat].decks) for seat in own}
    for entry in stored.entries:
        if entry.seat in own and entry.kind == journal.JOIN:
            found[entry.seat] += msgspec.convert(entry.body.get("decks", []), list[DeckList])
        elif entry.seat in own and entry.kind == journal.DECK:
            found[entry.seat].append(msgspec.convert(entry.body["deck"], DeckList))
    return {
        seat: {
            deck.name: f"Deck {number}"
            for number, deck in enumerate(decks, start=1)
            if deck.name.casefold() != deck.leader.casefold()
        }
        for seat, decks in found.items()
    }


def _called(deck: DeckList, names: dict[str, str] | None) -> DeckList:
    return replace(deck, name=(names or {}).get(deck.name, deck.name))


def _without_names(body: dict[str, Any], entry: Entry, names: dict[str, str]) -> dict[str, Any]:
    if entry.kind == journal.JOIN:
        decks = [{**deck, "name": names.get(deck["name"], deck["name"])} for deck in body.get("decks", [])]
        return {**body, "decks": decks} if decks else body
    if entry.kind == journal.DECK:
        deck = body["deck"]
        return {**body, "deck": {**deck, "name": names.get(deck["name"], deck["name"])}}
    if entry.kind == journal.ACT and body["action"].startswith(CHOOSE):
        chosen = " ".join(body["action"].split()).removeprefix(CHOOSE)
        return {**body, "action": CHOOSE + names.get(chosen, chosen)}
    return body


async def _write(store: Store, stored: Stored, guest: str, changed: Rewritten, forget: bool) -> bool:
    """Write it all; False, and nothing is written, if somebody has written an entry meanwhile."""
    name = stored.row["id"]
    async with store.writing() as connection:
        same = and_(tables.c.id == name, tables.c.version == stored.row["version"])
        if not (await connection.execute(update(tables).where(same).values(changed.values))).rowcount:
            return False
        for number, body in changed.bodies.items():
            where = and_(entries.c.table == name, entries.c.number == number)
            await connection.execute(update(entries).where(where).values(body=_text(body)))
        if changed.position is not None:
            await connection.execute(delete(positions).where(positions.c.table == name))
            row = {"table": name, **changed.position._asdict()}
            await connection.execute(insert(positions).values(row))
        if forget:
            held = [row["seat"] for row in stored.seats if row["guest"] == guest]
            where = and_(keys.c.table == name, keys.c.seat.in_(held))
            await connection.execute(delete(keys).where(where))
            own = and_(seats.c.table == name, seats.c.guest == guest)
            await connection.execute(update(seats).where(own).values(guest=None))
            wrote = and_(entries.c.table == name, entries.c.guest == guest)
            await connection.execute(update(entries).where(wrote).values(guest=None))
    return True


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
