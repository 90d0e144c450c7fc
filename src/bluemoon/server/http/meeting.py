"""Whom I do not want to meet."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import AGuest, ARegistry, MaybeGuest, SeatNumber, TableId
from bluemoon.server.meeting import blocks
from bluemoon.server.protocol.requests import Block
from bluemoon.server.protocol.talk import Blocked

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)


@router.post("/tables/{table}/seats/{seat}/block", status_code=204)
async def block(
    registry: ARegistry, guest: AGuest, table: TableId, seat: SeatNumber, wish: Block
) -> Response:
    """Block whoever holds a seat, or held it at a version."""
    await blocks.block(registry.store, guest.id, table, seat, wish.version)
    return Response(status_code=204)


@router.get("/me/blocks")
async def my_blocks(registry: ARegistry, guest: MaybeGuest) -> list[Blocked]:
    """Whom I have blocked."""
    return [] if guest is None else await blocks.blocked_by(registry.store, guest.id)


@router.delete("/me/blocks/{number}", status_code=204)
async def unblock(
    registry: ARegistry, guest: AGuest, number: Annotated[int, Path(ge=1, le=2**31 - 1)]
) -> Response:
    """Take it back."""
    await blocks.unblock(registry.store, guest.id, number)
    return Response(status_code=204)
