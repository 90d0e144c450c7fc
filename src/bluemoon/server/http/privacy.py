"""What a person can ask about the own data: what is kept and how long, all of it as a file, deleting it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from bluemoon import __version__
from bluemoon.messages import ServerCode
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import (
    ARegistry,
    Asker,
    MaybeGuest,
    SeatNumber,
    TableId,
    demand_not_banned,
    the_guests,
)
from bluemoon.server.operations.export import data_of
from bluemoon.server.operations.forgetting import forget_guest
from bluemoon.server.operations.moderation import report
from bluemoon.server.operations.orders import Orders, give
from bluemoon.server.people.cookies import end_sessions
from bluemoon.server.people.devices import demand_settled, end_others, new_device
from bluemoon.server.people.guests import COOKIE, Guest
from bluemoon.server.protocol.answers import About, MyData
from bluemoon.server.protocol.requests import Report
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.registry import TableRegistry

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)


@router.get("/about")
async def about(registry: ARegistry) -> About:
    """The server: its version, how long it keeps what, who runs it."""
    settings = registry.settings
    return About(__version__, settings.keep_days, settings.contact)


@router.get("/me/data")
async def my_data(registry: ARegistry, guest: MaybeGuest, asker: Asker, response: Response) -> MyData:
    """All that is stored of me."""
    who = await _stored(registry, guest)
    registry.budgets.looks.spend(asker)
    response.headers["Content-Disposition"] = 'attachment; filename="bluemoon-data.json"'
    return await data_of(registry.store, who.id)


@router.delete("/me", status_code=204)
async def delete_me(request: Request, registry: ARegistry, guest: MaybeGuest) -> Response:
    """Delete all that is stored of me. Opponents keep their games, without my name."""
    who = await _stored(registry, guest)
    await demand_settled(registry.store, who.id, who.device)
    await forget_guest(registry.store, registry.settings, who.id)
    orders: Orders = request.app.state.orders
    await orders.look()
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=the_guests(request).secure)
    return answer


@router.post("/me/sessions", status_code=204)
async def end_other_sessions(request: Request, registry: ARegistry, guest: MaybeGuest) -> Response:
    """Make my cookie void wherever else it is; this device gets a new one."""
    who = await _stored(registry, guest)
    demand_not_banned(request, who.id)
    await demand_settled(registry.store, who.id, who.device)
    await end_sessions(registry.store, who.id, who.device)
    await end_others(registry.store, who.id, who.device)
    await give(registry.store, "sessions", who.id)
    orders: Orders = request.app.state.orders
    await orders.look()
    answer = Response(status_code=204)
    the_guests(request).set_cookie(answer, who._replace(device=who.device or new_device()))
    return answer


async def _stored(registry: TableRegistry, guest: Guest | None) -> Guest:
    """The guest; raises Refused if nothing is stored of him."""
    if guest is None or await registry.store.guest(guest.id) is None:
        raise Refused("not-found", ServerCode.NO_GUEST)
    return guest


@router.post("/tables/{table}/seats/{seat}/reports", status_code=204)
async def report_player(
    request: Request, registry: ARegistry, guest: MaybeGuest, table: TableId, seat: SeatNumber, wish: Report
) -> Response:
    """Report whoever holds a seat, or held it at a version, to the operator of the server."""
    who = await _stored(registry, guest)
    demand_not_banned(request, who.id)
    await report(registry.store, who.id, table, seat, wish.why, wish.version)
    return Response(status_code=204)
