"""Private groups: their page, their members, and the link by which one joins."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.identity import ASite, squares
from bluemoon.server.http.tables import AGuest, ARegistry, Asker, MaybeGuest, TableId, described
from bluemoon.server.meeting import club_page, clubs
from bluemoon.server.people.devices import demand_settled
from bluemoon.server.people.guests import Guest
from bluemoon.server.people.passkeys import Site
from bluemoon.server.protocol.clubs import Club, ClubAbout, Invitation
from bluemoon.server.protocol.requests import ClubName
from bluemoon.server.tables.registry import TableRegistry

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)

Member = Annotated[int, Path(ge=1, le=2**31 - 1)]

PAGE = 0.1  # what a club's page costs of the budget of looks


async def _shown(registry: TableRegistry, club: str, guest: Guest, site: Site) -> Club:
    store = registry.store
    row = await clubs.demand_member(store, club, guest.id)
    rows = await club_page.tables_of(store, club)
    told = await described(registry, rows, guest.id)
    path = f"/invited/{row['code']}"
    drawn = squares(f"{site.origin}{path}")
    return await club_page.page_of(store, row, guest.id, path, drawn, rows, told)


@router.get("/me/clubs")
async def my_clubs(registry: ARegistry, guest: AGuest) -> list[ClubAbout]:
    """The clubs that I am in."""
    found = await clubs.clubs_of(registry.store, guest.id)
    return [ClubAbout(row["id"], row["name"], row["members"], row["waiting"]) for row in found]


@router.post("/clubs", status_code=201)
async def new_club(registry: ARegistry, guest: AGuest, who: Asker, site: ASite, wish: ClubName) -> Club:
    """Found a club."""
    registry.budgets.tables.spend(who)
    return await _shown(registry, await clubs.found_club(registry.store, guest.id, wish.name), guest, site)


@router.get("/clubs/{club}")
async def club(registry: ARegistry, guest: AGuest, who: Asker, site: ASite, club: TableId) -> Club:
    """A club that I am in."""
    registry.budgets.looks.spend(who, PAGE)
    return await _shown(registry, club, guest, site)


@router.put("/clubs/{club}")
async def rename(
    registry: ARegistry, guest: AGuest, who: Asker, site: ASite, club: TableId, wish: ClubName
) -> Club:
    """Give a club another name; its leader does that."""
    registry.budgets.looks.spend(who, PAGE)
    await clubs.rename(registry.store, club, guest.id, wish.name)
    return await _shown(registry, club, guest, site)


@router.post("/clubs/{club}/link")
async def new_link(registry: ARegistry, guest: AGuest, who: Asker, site: ASite, club: TableId) -> Club:
    """Make a new link; the old one opens nothing any more. The club's leader does that."""
    registry.budgets.looks.spend(who, PAGE)
    await clubs.new_link(registry.store, club, guest.id)
    return await _shown(registry, club, guest, site)


@router.delete("/clubs/{club}/members/{number}", status_code=204)
async def take_out(registry: ARegistry, guest: AGuest, club: TableId, number: Member) -> Response:
    """Leave a club, or take a member out; its leader does that."""
    await demand_settled(registry.store, guest.id, guest.device)
    await clubs.take_out(registry.store, club, guest.id, number)
    return Response(status_code=204)


@router.get("/invitations/{code}")
async def invitation(registry: ARegistry, guest: MaybeGuest, code: TableId) -> Invitation:
    """The club to which a link leads."""
    row = await clubs.invited(registry.store, code)
    present = await clubs.members_of(registry.store, row["id"])
    own = any(guest is not None and member["guest"] == guest.id for member in present)
    return Invitation(row["name"], present[0]["called"], len(present), row["id"] if own else None)


@router.post("/invitations/{code}")
async def join(registry: ARegistry, guest: AGuest, who: Asker, site: ASite, code: TableId) -> Club:
    """Join the club to which a link leads."""
    registry.budgets.looks.spend(who, PAGE)
    return await _shown(registry, await clubs.join(registry.store, code, guest.id), guest, site)
