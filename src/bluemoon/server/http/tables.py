"""The HTTP API (docs/protocol.md): guests, tables, decks. The registry of tables does the work."""

from __future__ import annotations

import re
import secrets
from functools import partial
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from bluemoon.messages import ServerCode
from bluemoon.server.budgets import Who
from bluemoon.server.clock import now_ms
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.guard import who_asks
from bluemoon.server.meeting.blocks import demand_welcome
from bluemoon.server.meeting.clubs import demand_member
from bluemoon.server.people import keeping
from bluemoon.server.people.bans import Bans
from bluemoon.server.people.devices import demand_settled
from bluemoon.server.people.guests import Guest, Guests
from bluemoon.server.people.names import demand_free, demand_human, demand_kept, first_name
from bluemoon.server.present import facts
from bluemoon.server.protocol import requests
from bluemoon.server.protocol.answers import Analysis, DraftPick, Me, Moment, SeatKey, SeatPlace
from bluemoon.server.protocol.facts import CardList, CityFacts
from bluemoon.server.protocol.tables import LogEntry, Table
from bluemoon.server.storage.appends import Row
from bluemoon.server.tables import journal, summary, table_setup
from bluemoon.server.tables.advice_elsewhere import demand_other_game
from bluemoon.server.tables.drafts import keep_drafted, picks_of
from bluemoon.server.tables.importing import demand_names, import_record, play_on
from bluemoon.server.tables.journal import TABLE, Refused
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry
from bluemoon.server.tables.renaming import renamed
from bluemoon.server.tables.room import demand_room

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
SeatNumber = Annotated[int, Path(ge=0, le=5)]
Looking = Annotated[int, Query(ge=-1, le=5)]
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
KEY_MS = 24 * 3600 * 1000


def the_registry(request: Request) -> TableRegistry:
    """The registry of the running application (a dependency of FastAPI)."""
    registry: TableRegistry = request.app.state.registry
    return registry


def the_guests(request: Request) -> Guests:
    """The guests of the running application (a dependency of FastAPI)."""
    guests: Guests = request.app.state.guests
    return guests


async def a_guest(request: Request, response: Response) -> Guest:
    """The guest of the request; somebody new becomes a guest and gets a cookie."""
    guest = await the_guests(request).welcome(request, response)
    demand_not_banned(request, guest.id)
    return guest


def demand_not_banned(request: Request, guest: str) -> None:
    """Raise Refused if this guest is banned."""
    bans: Bans = request.app.state.bans
    bans.demand_guest(guest)


async def the_asker(request: Request) -> Who:
    """Whoever asks, for his budgets."""
    guests = the_guests(request)
    return guests.budgets.note(who_asks(request, guests.id_of(request)))


async def maybe_guest(request: Request) -> Guest | None:
    """The guest of the request; None, and no cookie, for somebody new."""
    return await the_guests(request).known(request)


ARegistry = Annotated[TableRegistry, Depends(the_registry)]
AGuest = Annotated[Guest, Depends(a_guest)]
MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]
Asker = Annotated[Who, Depends(the_asker)]


# --- guests -----------------------------------------------------------------------------------------------


@router.get("/me")
async def me(registry: ARegistry, guest: AGuest) -> Me:
    """Who I am, and my tables."""
    rows = await registry.store.tables_of(guest.id)
    row = await registry.store.guest(guest.id)
    kept = row is not None and row["kept"] is not None
    return Me(guest.id, guest.name, await described(registry, rows, guest.id), kept)


@router.put("/me")
async def rename(registry: ARegistry, guest: AGuest, who: Asker, wish: requests.NewName) -> Me:
    """Take another name, at my tables that are not over and in my cups, too."""
    if not wish.name:
        raise Refused("bad-message", ServerCode.NO_NAME)
    row = await registry.store.guest(guest.id)
    if row is not None and row["kept"] is not None:  # once it is given away, anybody may keep it
        await demand_settled(registry.store, guest.id, guest.device)
    if guest.name not in (wish.name, first_name(guest.id)):  # the first name that one takes costs nothing
        registry.budgets.looks.spend(who)
    await keeping.rename(registry.store, guest.id, wish.name)
    if wish.name != guest.name:
        await renamed(registry, guest, wish.name, who)
    return await me(registry, guest._replace(name=wish.name))


async def described(registry: TableRegistry, rows: list[Row], guest: str | None) -> list[Table]:
    """Tables for a list, from the database alone."""
    holders = await registry.store.holders([row["id"] for row in rows])
    now = now_ms()
    found = []
    for row in rows:
        live = registry.live_tables.get(row["id"])
        if live is not None and live.table.version >= row["version"]:
            found.append(live.describe(guest))
        else:
            shared = summary.read_public(row["public"])
            found.append(summary.described(shared, row, holders[row["id"]], guest, now))
    return found


# --- facts ------------------------------------------------------------------------------------------------


@router.get("/cards")
async def cards(response: Response, language: Literal["en", "de"] = "en") -> CardList:
    """All cards, ready-made decks, emissaries."""
    response.headers["Cache-Control"] = "public, max-age=3600"
    return facts.cards(language)


@router.get("/city")
async def city(response: Response) -> CityFacts:
    """The tiles and cards of Blue Moon City."""
    response.headers["Cache-Control"] = "public, max-age=3600"
    return facts.city_facts()


# --- tables -----------------------------------------------------------------------------------------------


@router.get("/tables")
async def tables(registry: ARegistry, guest: MaybeGuest) -> list[Table]:
    """The listed tables, the latest first."""
    rows = await registry.store.listed(registry.settings.guest_rows)
    return await described(registry, rows, guest and guest.id)


@router.post("/tables", status_code=201)
async def new_table(registry: ARegistry, guest: AGuest, who: Asker, wish: requests.NewTable) -> Table:
    """Make a table."""
    await demand_room(registry, guest.id, who)
    if wish.rated:
        await demand_kept(registry.store, guest.id)
    if wish.club is not None:
        await demand_member(registry.store, wish.club, guest.id)
    if wish.moment is not None:
        live = await play_on(registry, wish, guest, who)
    else:
        setup = await registry.desk.run(who, lambda: table_setup.setup_of(wish, guest.name))
        await demand_names(registry, setup.seats, guest)
        holders = [guest.id if seat.kind == "guest" else None for seat in setup.seats]
        live = await registry.create(
            setup, holders, guest.id, title=wish.title, listed=wish.listed, club=wish.club
        )
    return live.describe(guest.id)


@router.get("/tables/{table}")
async def table(registry: ARegistry, guest: MaybeGuest, who: Asker, table: TableId) -> Table:
    """A table."""
    live = await registry.live(table, who)
    return live.describe(guest and guest.id)


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(
    registry: ARegistry,
    guest: AGuest,
    who: Asker,
    table: TableId,
    seat: SeatNumber,
    wish: requests.Sit | None = None,
) -> Table:
    """Sit down at an open seat."""
    live = await registry.live(table, who)
    chair(live, seat)
    wish = wish or requests.Sit()
    setup = live.table.setup
    if setup.rated:
        await demand_kept(registry.store, guest.id)
    brings = partial(table_setup.brought, wish.deck, wish.decks, setup.game, setup.rules)
    decks = await registry.desk.run(who, brings)
    name = guest.name if setup.rated else wish.name or guest.name  # ratings belong to kept names
    demand_human(name)
    await demand_free(registry.store, [name], guest.id)
    await demand_company(registry, live, guest)
    body = {"name": name, "decks": msgspec.to_builtins(decks)}
    await live.write(journal.JOIN, seat, body, guest=guest.id)
    return live.describe(guest.id)


async def demand_company(registry: TableRegistry, live: LiveTable, guest: Guest) -> None:
    """Raise Refused if the maker of the table, or somebody who sits there, has blocked the guest."""
    people = [live.row["maker"], *(held["guest"] for held in live.holders)]
    await demand_welcome(registry.store, guest.id, people)


@router.delete("/tables/{table}/seats/{seat}")
async def leave(registry: ARegistry, guest: AGuest, table: TableId, seat: SeatNumber) -> Table:
    """Leave a table that has not begun."""
    live = await registry.live(table)
    own_seat(live, seat, guest)
    await live.write(journal.LEAVE, seat, {}, guest=guest.id)
    return live.describe(guest.id)


@router.put("/tables/{table}/seats/{seat}/bot")
async def seat_bot(
    registry: ARegistry, guest: AGuest, table: TableId, seat: SeatNumber, wish: requests.SeatBot
) -> Table:
    """Fill an open seat with a bot; only the maker of the table does that."""
    live = await registry.live(table)
    chair(live, seat)
    if live.row["maker"] != guest.id:
        raise Refused("forbidden", ServerCode.MAKER_FILLS)
    body = {"name": wish.level.capitalize(), "level": wish.level}
    await live.write(journal.BOT, seat, body, guest=guest.id)
    return live.describe(guest.id)


@router.post("/tables/{table}/seats/{seat}/key")
async def seat_key(registry: ARegistry, guest: AGuest, table: TableId, seat: SeatNumber) -> SeatKey:
    """A key that moves my seat to another device, once, within a day."""
    live = await registry.live(table)
    own_seat(live, seat, guest)
    await demand_settled(registry.store, guest.id, guest.device)
    if live.table.setup.rated:
        raise Refused("not-possible", ServerCode.RATED_SEAT)
    if live.table.setup.record is not None:
        raise Refused("not-possible", ServerCode.PLAY_ON_ALONE)
    key = secrets.token_urlsafe(18)
    if not await registry.store.add_key(key, table, seat, guest.id, now_ms()):
        raise Refused("forbidden", ServerCode.NOT_YOUR_SEAT)
    return SeatKey(key)


@router.post("/keys/{key}")
async def take_key(registry: ARegistry, guest: AGuest, key: TableId) -> SeatPlace:
    """Take the seat that a key opens."""
    opens = await registry.store.key(key, now_ms() - KEY_MS)
    if opens is None:
        raise Refused("not-found", ServerCode.KEY_USED)
    table, seat = opens
    live = await registry.live(table)
    await demand_company(registry, live, guest)
    await live.write(journal.HOLD, seat, {}, guest=guest.id, key=key)
    return SeatPlace(table, seat)


@router.post("/tables/{table}/deck")
async def hand_in(registry: ARegistry, guest: AGuest, table: TableId, wish: requests.HandIn) -> Table:
    """Hand in the deck that was built from a draft."""
    live = await registry.live(table)
    own_seat(live, wish.seat, guest)
    deck = wish.deck.listed()
    body = {"deck": msgspec.to_builtins(deck)}
    await live.write(journal.DECK, wish.seat, body, guest=guest.id)
    await keep_drafted(registry.store, guest.id, deck)
    return live.describe(guest.id)


def chair(live: LiveTable, seat: int) -> None:
    """Raise Refused if the table has no such seat."""
    if seat >= live.table.players:
        raise Refused("not-found", ServerCode.NO_SUCH_SEAT)


def own_seat(live: LiveTable, seat: int, guest: Guest) -> None:
    """Raise Refused if the seat does not belong to the guest."""
    chair(live, seat)
    live.demand_holder(seat, guest.id)


# --- looking back -----------------------------------------------------------------------------------------


async def may_look(registry: TableRegistry, live: LiveTable, seat: int, guest: Guest | None) -> bool:
    """Raise Refused unless the guest may look at the table from this seat: his own, the spectators' (-1), or
    any once the table is open. Returns whether it is open."""
    is_open = await registry.is_open(live)
    if seat == TABLE:
        return is_open
    chair(live, seat)
    if not is_open:
        live.demand_holder(seat, guest and guest.id)
    return is_open


@router.get("/tables/{table}/at/{version}")
async def moment(
    registry: ARegistry,
    guest: MaybeGuest,
    who: Asker,
    table: TableId,
    version: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Looking = TABLE,
) -> Moment:
    """An earlier moment as a seat saw it. Of a game that is over, who asks for no seat sees all cards."""
    await may_look(registry, await registry.live(table, who), seat, guest)
    past = await registry.history.at(table, version, who)
    # The moment may be newer than what was known when we first asked whose seat it is.
    is_open = await may_look(registry, await registry.live(table, who), seat, guest)
    view = past.view(seat) if past.play is None else past.play.view(seat, is_open and seat == TABLE)
    entry = msgspec.Raw(past.steps[-1].for_seat(seat)) if past.steps else None
    return Moment(version, seat, view, entry)


@router.get("/tables/{table}/log")
async def log(
    registry: ARegistry, guest: MaybeGuest, who: Asker, table: TableId, seat: Looking = TABLE
) -> list[LogEntry | msgspec.Raw]:
    """Everything that happened, as a seat saw it."""
    live = await registry.live(table, who)
    await may_look(registry, live, seat, guest)
    return [msgspec.Raw(step.for_seat(seat)) for step in live.table.steps]


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(registry: ARegistry, who: Asker, table: TableId) -> str:
    """The record of a finished game, as `bluemoon replay` reads it."""
    live = await registry.live(table, who)
    if not await registry.is_open(live) or live.table.play is None:
        raise Refused("not-possible", ServerCode.RECORD_CLOSED)
    return live.table.play.record()


@router.get("/tables/{table}/analysis")
async def analysis(
    registry: ARegistry, who: Asker, table: TableId, game: Annotated[int | None, Query(ge=1, le=99)] = None
) -> Analysis:
    """The turning points of a finished game, of a match those of the game with this number (the last one if
    it is left out); the first time this takes a while."""
    live = await registry.live(table, who)
    if not await registry.is_open(live):
        raise Refused("not-possible", ServerCode.JUDGED_TOURNAMENT)
    await demand_other_game(registry, who.guest, who, live)
    return await registry.analyses.of(live, who, game)


@router.get("/tables/{table}/picks")
async def picks(
    registry: ARegistry,
    guest: MaybeGuest,
    who: Asker,
    table: TableId,
    seat: Annotated[int, Query(ge=0, le=5)],
) -> list[DraftPick]:
    """The picks of a seat in a finished draft, with what the bot would have taken."""
    live = await registry.live(table, who)
    await may_look(registry, live, seat, guest)
    return await picks_of(registry, live, seat, who)


@router.post("/records", status_code=201)
async def add_record(registry: ARegistry, guest: AGuest, who: Asker, wish: requests.RecordText) -> Table:
    """A record from a file becomes a finished table to look at."""
    return await import_record(registry, wish.text, guest, who)


# --- for the operator -------------------------------------------------------------------------------------

outside = APIRouter()
READING = ["GET", "HEAD"]


@outside.api_route("/health", methods=READING, include_in_schema=False)
async def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "alive"}


@outside.api_route("/ready", methods=READING, include_in_schema=False)
async def ready(registry: ARegistry, response: Response) -> dict[str, str]:
    """The database takes what we write; asking costs nothing, so anybody may."""
    if registry.ready and not registry.draining:
        return {"status": "ready"}
    response.status_code = 503
    if registry.draining:
        return {"status": "draining"}
    return {"status": "the database does not answer"}
