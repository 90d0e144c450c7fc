"""The HTTP API of the lab: a deck tried out, as a stream of what is known so far, its games, and
the metagame."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse

from bluemoon.lab import metagame
from bluemoon.server import lab
from bluemoon.server.budgets import Who
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import AGuest, ARegistry, Asker
from bluemoon.server.people.guests import Guest
from bluemoon.server.protocol import requests
from bluemoon.server.protocol.lab import LabProgress, LabRecord, Metagame
from bluemoon.server.tables.advice_elsewhere import demand_other_decks
from bluemoon.server.tables.registry import TableRegistry

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)
# A stream of events is not compressed, and proxies hand it on as it comes.
STREAM = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@router.get("/metagame")
async def the_metagame() -> Metagame:
    """One large run of all peoples, and of the emissaries, against each other."""
    return msgspec.Raw(metagame.stored())  # type: ignore[return-value]


@router.post("/lab")
async def try_deck(registry: ARegistry, guest: AGuest, who: Asker, wish: requests.TryDeck) -> Response:
    """Try a deck out: events with `LabProgress` until it is finished. Closing the connection ends the run."""
    await _demand_fair(registry, guest, who, wish)
    trial = await registry.desk.run(who, lambda: lab.prepared(wish))
    told = lab.tried(trial, registry.thinkers, registry.budgets, who)
    first = await anext(told)  # a refusal comes before the stream begins
    return StreamingResponse(_events(first, told), media_type="text/event-stream", headers=STREAM)


@router.post("/lab/game")
async def lab_game(registry: ARegistry, guest: AGuest, who: Asker, wish: requests.LabGame) -> LabRecord:
    """A game of a trial as a record; the same trial gives the same games."""
    await _demand_fair(registry, guest, who, wish)
    trial = await registry.desk.run(who, lambda: lab.prepared(wish))
    registry.budgets.lab.spend(who)
    return LabRecord(await lab.record(trial, wish.version, wish.number, registry.thinkers, who))


async def _demand_fair(registry: TableRegistry, guest: Guest, who: Who, wish: requests.TryDeck) -> None:
    tried = [wish.deck.listed(), *([wish.other.listed()] if wish.other else [])]
    await demand_other_decks(registry, guest.id, who, tried)


async def _events(first: LabProgress, told: AsyncIterator[LabProgress]) -> AsyncIterator[bytes]:
    yield _event(first)
    async for one in told:
        yield _event(one)


def _event(progress: LabProgress) -> bytes:
    return b"data: " + msgspec.json.encode(progress) + b"\n\n"
