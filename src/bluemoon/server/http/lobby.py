"""The lobby: open tables, and 'find me a game'."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter

from bluemoon.messages import ServerCode
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import AGuest, ARegistry, Asker, MaybeGuest, described
from bluemoon.server.lobby import seeking
from bluemoon.server.lobby.open_tables import open_tables
from bluemoon.server.people.names import demand_free, demand_kept
from bluemoon.server.protocol import requests
from bluemoon.server.protocol.lobby import OpenTable, Seeking
from bluemoon.server.tables import table_setup
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.room import demand_room

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)


@router.get("/lobby")
async def lobby(registry: ARegistry, guest: MaybeGuest) -> list[OpenTable]:
    """The open tables of others, the latest first."""
    rows = await registry.store.listed(registry.settings.guest_rows, waiting=True)
    told = await described(registry, rows, guest and guest.id)
    return await open_tables(registry.store, rows, told, guest and guest.id)


@router.post("/seek", status_code=201)
async def seek(registry: ARegistry, guest: AGuest, who: Asker, wish: requests.Seek) -> Seeking:
    """Look for somebody who wants to play the same."""
    await demand_room(registry, guest.id, who)
    clock = None if wish.clock is None else table_setup.agreed_clock(wish.clock)
    if clock is not None and clock.seconds:
        raise Refused("not-possible", ServerCode.PICKS_ONLY)
    if wish.rated:
        await demand_kept(registry.store, guest.id)
        table_setup.demand_rated_clock(wish.clock)
    await demand_free(registry.store, [guest.name], guest.id)
    brings = partial(table_setup.brought, wish.deck, wish.decks, wish.game, wish.rules)
    decks = await registry.desk.run(who, brings)
    rules = "" if wish.game == "city" else wish.rules
    terms = seeking.Terms(wish.game, rules or "legends", clock, wish.rated, guest.name, decks)
    return await seeking.begin(registry, guest, terms)


@router.put("/seek")
async def still_seek(registry: ARegistry, guest: AGuest) -> Seeking:
    """I still look: has somebody come? To be asked every two seconds or so."""
    return await seeking.look(registry, guest.id)


@router.delete("/seek")
async def stop_seeking(registry: ARegistry, guest: AGuest) -> Seeking:
    """Look no more; `table` says if I was seated a moment ago."""
    return await seeking.stop(registry, guest.id)
