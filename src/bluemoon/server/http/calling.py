"""Whether this device is called when its owner has to do something (web push)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from bluemoon.messages import ServerCode
from bluemoon.server.budgets import Who
from bluemoon.server.calling import subscriptions
from bluemoon.server.calling.sending import Pusher
from bluemoon.server.calling.services import demand_service
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import AGuest, ARegistry, Asker
from bluemoon.server.protocol.calls import Call, Calling
from bluemoon.server.protocol.requests import Subscribe
from bluemoon.server.tables.journal import Refused

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)


def the_pusher(request: Request) -> Pusher:
    """What sends calls, of the running application."""
    pusher: Pusher = request.app.state.pusher
    return pusher


APusher = Annotated[Pusher, Depends(the_pusher)]


@router.get("/me/calls")
async def calling(registry: ARegistry, guest: AGuest, pusher: APusher) -> Calling:
    """Is this device called?"""
    found = await subscriptions.subscriptions_of(registry.store, guest.id, guest.device)
    return Calling(pusher.key, bool(found))


@router.put("/me/calls")
async def call_me(registry: ARegistry, guest: AGuest, pusher: APusher, wish: Subscribe) -> Calling:
    """Call this device from now on, at this address and no other."""
    demand_service(wish.endpoint, registry.settings.push_services)
    subscriptions.demand_keys(wish.p256dh, wish.auth)
    registry.budgets.tickets.spend(Who(guest.id, ""))
    await subscriptions.subscribe(
        registry.store, guest.id, guest.device, wish.endpoint, wish.p256dh, wish.auth
    )
    return Calling(pusher.key, True)


@router.delete("/me/calls", status_code=204)
async def call_me_no_more(registry: ARegistry, guest: AGuest) -> Response:
    """Call this device no more."""
    await subscriptions.unsubscribe(registry.store, guest.device)
    return Response(status_code=204)


@router.post("/me/calls/test", status_code=204)
async def test_call(registry: ARegistry, guest: AGuest, who: Asker, pusher: APusher) -> Response:
    """Call this device now."""
    found = await subscriptions.subscriptions_of(registry.store, guest.id, guest.device)
    if not found:
        raise Refused("not-found", ServerCode.NOT_CALLED)
    registry.budgets.calls.spend(who)
    done = await pusher.send(found[0], Call("test"), who.address)
    if done == "gone":
        await subscriptions.forget(registry.store, found[0])
    if done != "sent":
        raise Refused("not-possible", ServerCode.CALL_FAILED)
    return Response(status_code=204)
