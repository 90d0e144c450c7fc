"""My games, ratings, leaderboards, statistics."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query

from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import AGuest, ARegistry, Asker, MaybeGuest
from bluemoon.server.protocol.ratings import Leaderboard, MyGames, Statistics
from bluemoon.server.protocol.words import GameKind
from bluemoon.server.ratings import looking

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)

Ladder = Annotated[str, Path(pattern=r"^(city|duel(:[A-Za-z]{1,20})?)$")]
Before = Annotated[int | None, Query(ge=1, le=2_000_000_000)]


@router.get("/me/games")
async def my_games(
    registry: ARegistry,
    guest: AGuest,
    before: Before = None,
    game: GameKind | None = None,
    rated: bool | None = None,
    result: Literal["won", "lost"] | None = None,
) -> MyGames:
    """My finished games, the latest first, a page at a time; only those of a kind, if one is named."""
    wanted = looking.Wanted(game, rated, result)
    return await looking.my_games(registry.store, guest.id, before, wanted=wanted)


@router.get("/me/statistics")
async def statistics(registry: ARegistry, guest: AGuest, who: Asker) -> Statistics:
    """My ratings, and my latest games counted."""
    registry.budgets.looks.spend(who)
    return await looking.statistics(registry.store, guest.id)


@router.get("/leaderboard/{ladder}")
async def leaderboard(registry: ARegistry, guest: MaybeGuest, ladder: Ladder) -> Leaderboard:
    """The best players of a ladder, with the bots between them."""
    return await looking.leaderboard(registry.store, ladder, guest and guest.id)
