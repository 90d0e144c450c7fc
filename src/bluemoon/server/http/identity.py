"""Who I am, on all my devices: phrases, passkeys and links that keep an identity, without passwords."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Path, Request, Response

from bluemoon.messages import ServerCode
from bluemoon.server.budgets import Who
from bluemoon.server.calling.subscriptions import unsubscribe
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import AGuest, ARegistry, Asker, MaybeGuest, me, the_guests
from bluemoon.server.operations.orders import Orders, give
from bluemoon.server.people import keeping, passkeys, tickets
from bluemoon.server.people.devices import demand_settled, devices_of, end_device, new_device, note
from bluemoon.server.people.guests import Guest
from bluemoon.server.people.passkeys import Site
from bluemoon.server.protocol.answers import (
    Device,
    DeviceLink,
    Identity,
    Invited,
    Me,
    NewPhrase,
    Passkey,
    PasskeyQuestion,
)
from bluemoon.server.protocol.requests import Become, TellPasskey, TellPhrase
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.registry import TableRegistry

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)

Code = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


def the_site(request: Request) -> Site:
    """Where the page of this request is reached. The guard has compared it with the browser's origin."""
    origin = request.headers.get("Origin") or str(request.base_url).rstrip("/")
    return Site(request.url.hostname or "", origin)


ASite = Annotated[Site, Depends(the_site)]


@router.get("/me/identity")
async def identity(request: Request, registry: ARegistry, guest: AGuest) -> Identity:
    """By what I am known, and on which devices."""
    row = await registry.store.guest(guest.id)
    agent = request.headers.get("User-Agent", "")
    if row is not None and guest.device and not await note(registry.store, guest.id, guest.device, agent):
        raise Refused("not-found", ServerCode.NO_GUEST)
    return Identity(
        name=guest.name,
        kept=row is not None and row["kept"] is not None,
        phrase=row is not None and row["phrase"] is not None,
        passkeys=[
            Passkey(key["id"], key["name"], _time(key["created"]), _time(key["seen"])[:10])
            for key in await passkeys.passkeys_of(registry.store, guest.id)
        ],
        devices=[
            Device(one["id"], one["name"], _time(one["created"]), _time(one["seen"])[:10], _is(one, guest))
            for one in await devices_of(registry.store, guest.id)
        ],
    )


def _is(row: dict[str, object], guest: Guest) -> bool:
    return row["id"] == guest.device


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


# --- phrases ----------------------------------------------------------------------------------------------


@router.post("/me/phrase")
async def new_phrase(registry: ARegistry, guest: AGuest) -> NewPhrase:
    """Keep my identity by a recovery phrase, in place of an older one. It is told only now."""
    await demand_settled(registry.store, guest.id, guest.device)
    return NewPhrase(await keeping.give_phrase(registry.store, guest.id, guest.name))


@router.post("/phrases")
async def tell_phrase(
    request: Request, response: Response, registry: ARegistry, guest: MaybeGuest, who: Asker, wish: TellPhrase
) -> Me:
    """Become whoever has this recovery phrase, on this device."""
    try:
        found = await keeping.guest_of_phrase(registry.store, wish.phrase)
    except Refused as wrong:  # the right phrase is taken, whatever somebody at the same address has tried
        if wrong.code == "not-found":
            registry.budgets.tries.spend(who)
        raise
    return await _become(request, response, registry, guest, found, wish.sure)


# --- another device ---------------------------------------------------------------------------------------


@router.post("/me/links")
async def new_link(registry: ARegistry, guest: AGuest, site: ASite) -> DeviceLink:
    """A code for another device of mine."""
    registry.budgets.tickets.spend(Who(guest.id, ""))
    code = await tickets.new_ticket(registry.store, "device", guest.id)
    path = f"/device/{code}"
    return DeviceLink(code, path, tickets.GOOD_MS // 1000, squares(f"{site.origin}{path}"))


def squares(address: str) -> list[str]:
    """An address as a QR code, with the white edge that readers need."""
    rows = segno.make(address, micro=False).matrix_iter(border=4)
    return ["".join(str(int(dark)) for dark in row) for row in rows]


@router.get("/links/{code}")
async def invited(registry: ARegistry, code: Code) -> Invited:
    """Who one becomes by a link."""
    found = await tickets.whose(registry.store, "device", code)
    row = None if found is None else await registry.store.guest(found)
    if row is None:
        raise Refused("not-found", ServerCode.LINK_USED)
    return Invited(row["name"])


@router.post("/links/{code}")
async def take_link(
    request: Request,
    response: Response,
    registry: ARegistry,
    guest: MaybeGuest,
    code: Code,
    wish: Become,
) -> Me:
    """Become the guest of a link, on this device."""
    found = await tickets.whose(registry.store, "device", code)
    if found is None:
        raise Refused("not-found", ServerCode.LINK_USED)
    await _demand_sure(registry, guest, found, wish.sure)
    if not await tickets.used(registry.store, "device", code, found):
        raise Refused("not-found", ServerCode.LINK_USED)
    return await _become(request, response, registry, guest, found, True, linked=True)


@router.delete("/me/devices/{device}", status_code=204)
async def sign_out(request: Request, registry: ARegistry, guest: AGuest, device: Code) -> Response:
    """Sign me out on one of my devices."""
    if device != guest.device:
        await demand_settled(registry.store, guest.id, guest.device)
    await end_device(registry.store, guest.id, device)
    await give(registry.store, "sessions", guest.id)
    orders: Orders = request.app.state.orders
    await orders.look()
    return Response(status_code=204)


# --- passkeys ---------------------------------------------------------------------------------------------


@router.post("/me/passkeys/question")
async def ask_new_passkey(registry: ARegistry, guest: AGuest, site: ASite) -> PasskeyQuestion:
    """What a browser needs to make a passkey for me."""
    registry.budgets.tickets.spend(Who(guest.id, ""))
    return PasskeyQuestion(await passkeys.registration(registry.store, site, guest.id, guest.name))


@router.post("/me/passkeys", status_code=201)
async def add_passkey(
    request: Request, registry: ARegistry, guest: AGuest, site: ASite, wish: TellPasskey
) -> Identity:
    """Keep my identity by a passkey."""
    await demand_settled(registry.store, guest.id, guest.device)
    device = {row["id"]: row["name"] for row in await devices_of(registry.store, guest.id)}
    await keeping.demand_own(registry.store, guest.id, guest.name)
    name = device.get(guest.device, "")
    await passkeys.add_passkey(registry.store, site, guest.id, wish.credential, name)
    await keeping.keep_name(registry.store, guest.id, guest.name)
    return await identity(request, registry, guest)


@router.delete("/me/passkeys/{passkey}", status_code=204)
async def drop_passkey(registry: ARegistry, guest: AGuest, passkey: Code) -> Response:
    """Forget one of my passkeys."""
    await demand_settled(registry.store, guest.id, guest.device)
    await passkeys.drop_passkey(registry.store, guest.id, passkey)
    await keeping.release_if_lost(registry.store, guest.id)
    return Response(status_code=204)


@router.post("/passkeys/question")
async def ask_passkey(registry: ARegistry, site: ASite, who: Asker) -> PasskeyQuestion:
    """What a browser needs to ask for a passkey."""
    registry.budgets.looks.spend(who, 0.1)
    return PasskeyQuestion(await passkeys.question(registry.store, site))


@router.post("/passkeys")
async def tell_passkey(
    request: Request,
    response: Response,
    registry: ARegistry,
    guest: MaybeGuest,
    site: ASite,
    wish: TellPasskey,
) -> Me:
    """Become whoever has this passkey, on this device."""
    found = await passkeys.guest_of_passkey(registry.store, site, wish.credential)
    return await _become(request, response, registry, guest, found, wish.sure)


# --- becoming somebody ------------------------------------------------------------------------------------


async def _demand_sure(registry: TableRegistry, guest: Guest | None, found: str, sure: bool) -> None:
    """Raise Refused if somebody would lose his seats by becoming another guest, and has not said that he is
    sure."""
    if not sure and (guest is None or guest.id != found):
        await keeping.demand_nothing_lost(registry.store, guest and guest.id)


async def _become(
    request: Request,
    response: Response,
    registry: TableRegistry,
    guest: Guest | None,
    found: str,
    sure: bool,
    linked: bool = False,
) -> Me:
    """This device is the found guest's from now on."""
    await _demand_sure(registry, guest, found, sure)
    row = await registry.store.guest(found)
    if row is None:
        raise Refused("not-found", ServerCode.NO_GUEST)
    same = guest is not None and guest.id == found
    if not same:  # another device
        registry.budgets.tickets.spend(Who(found, ""))
    if guest is not None and guest.device and not same:  # what is called here is not for who comes
        await unsubscribe(registry.store, guest.device)
    new = Guest(found, row["name"], guest.device if same and guest and guest.device else new_device())
    await note(registry.store, new.id, new.device, request.headers.get("User-Agent", ""), linked)
    the_guests(request).set_cookie(response, new)
    return await me(registry, new)
