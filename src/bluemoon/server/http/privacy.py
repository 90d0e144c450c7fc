"""What a person can ask about the own data: what is kept and how long, all of it as a file, deleting it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from bluemoon import __version__
from bluemoon.messages import ServerCode
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import ARegistry, MaybeGuest, SeatNumber, TableId, the_guests
from bluemoon.server.operations.export import data_of
from bluemoon.server.operations.forgetting import forget_guest
from bluemoon.server.operations.moderation import report
from bluemoon.server.operations.orders import Orders
from bluemoon.server.people.guests import COOKIE
from bluemoon.server.protocol.answers import About, MyData
from bluemoon.server.protocol.requests import Report
from bluemoon.server.tables.journal import Refused

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)


@router.get("/about")
async def about(registry: ARegistry) -> About:
    """The server: its version, how long it keeps what, who runs it."""
    settings = registry.settings
    return About(__version__, settings.keep_days, settings.contact)


@router.get("/me/data")
async def my_data(registry: ARegistry, guest: MaybeGuest, response: Response) -> MyData:
    """All that is stored of me."""
    if guest is None:
        raise Refused("not-found", ServerCode.NO_GUEST)
    response.headers["Content-Disposition"] = 'attachment; filename="bluemoon-data.json"'
    return await data_of(registry.store, guest.id)


@router.delete("/me", status_code=204)
async def delete_me(request: Request, registry: ARegistry, guest: MaybeGuest) -> Response:
    """Delete all that is stored of me. Opponents keep their games, without my name."""
    if guest is None:
        raise Refused("not-found", ServerCode.NO_GUEST)
    await forget_guest(registry.store, registry.settings, guest.id)
    orders: Orders = request.app.state.orders
    await orders.look()
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=the_guests(request).secure)
    return answer


@router.post("/tables/{table}/seats/{seat}/reports", status_code=204)
async def report_player(
    registry: ARegistry, guest: MaybeGuest, table: TableId, seat: SeatNumber, wish: Report
) -> Response:
    """Report whoever holds a seat to the operator of the server."""
    if guest is None:
        raise Refused("not-found", ServerCode.NO_GUEST)
    await report(registry.store, guest.id, table, seat, wish.why)
    return Response(status_code=204)
