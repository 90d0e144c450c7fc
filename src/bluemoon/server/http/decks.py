"""The HTTP API: a guest's deck lists and tournaments."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from bluemoon.cards import find
from bluemoon.cards.pool import people_name
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import MOONS, DeckList, Terms, cards_of, name_problem, outside_moons, problems
from bluemoon.formats.specials import specials
from bluemoon.server.http import models
from bluemoon.server.http.tables import ERRORS, AGuest, AHouse, MaybeGuest, TableId
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.tournaments import Tournaments

router = APIRouter(prefix="/api", responses=ERRORS)
MOST_DECKS = 200
DeckName = Annotated[str, Path(min_length=1, max_length=64)]


@router.get("/decks", response_model=list[models.DeckAnswer])
async def decks(registry: AHouse, guest: AGuest) -> Any:
    """My deck lists."""
    return [msgspec.json.decode(body) for body in await registry.store.decks(guest.id)]


@router.put("/decks/{name}", response_model=models.DeckAnswer)
async def put_deck(registry: AHouse, guest: AGuest, name: DeckName, wish: models.Deck) -> Any:
    """Keep a list, legal or not."""
    deck = wish.listed()
    if " ".join(name.split()) != name or deck.name != name:
        raise Refused("bad-message", "the list has to bear the name that it is kept under")
    if name_problem(name) or not name.isprintable():
        raise Refused("illegal", name_problem(name) or "the name has signs that cannot be shown")
    known = await registry.store.decks(guest.id)
    if len(known) >= MOST_DECKS:
        raise Refused("not-possible", f"at most {MOST_DECKS} lists are kept; delete one first")
    await registry.store.put_deck(guest.id, name, msgspec.json.encode(deck).decode())
    return msgspec.to_builtins(deck)


@router.delete("/decks/{name}", status_code=204)
async def delete_deck(registry: AHouse, guest: AGuest, name: DeckName) -> Response:
    """Forget a list."""
    if "\0" in name or not await registry.store.delete_deck(guest.id, name):
        raise Refused("not-found", "there is no such list")
    return Response(status_code=204)


@router.post("/decks/check", response_model=models.CheckAnswer)
async def check_deck(wish: models.DeckCheck) -> Any:
    """All that is wrong with a list, with the places of the rules."""
    deck = wish.deck.listed()
    found = problems(deck, Terms(wish.rules, match=wish.match), drafted=wish.drafted)
    cards, moons, limit = _measure(deck)
    return {
        "problems": [problem._asdict() for problem in found],
        "cards": cards,
        "moons": moons,
        "moon_limit": limit,
    }


def _measure(deck: DeckList) -> tuple[int, int, int]:
    """How many cards and moons the list has, and how many moons it may have; unknown cards count too."""
    limit = MOONS
    try:
        if deck.inquisitor:
            limit += specials().find(deck.inquisitor).more_moons
    except BluemoonError:
        pass
    try:
        cards = cards_of(deck)
        return len(cards), outside_moons(cards, people_name(deck.leader) if deck.leader else ""), limit
    except BluemoonError:
        return len(deck.cards), sum(_moons(name, deck.leader) for name in deck.cards), limit


def _moons(name: str, leader: str) -> int:
    try:
        card = find(name)
    except BluemoonError:
        return 0
    return 0 if card.people.casefold() == leader.casefold() else card.moons


# --- tournaments ------------------------------------------------------------------------------------------


def the_tournaments(request: Request) -> Tournaments:
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


ATournaments = Annotated[Tournaments, Depends(the_tournaments)]


@router.get("/tournaments", response_model=list[models.TournamentAnswer])
async def tournaments(cups: ATournaments, guest: MaybeGuest) -> Any:
    """The latest tournaments."""
    return await cups.latest(guest and guest.id)


@router.post("/tournaments", response_model=models.TournamentAnswer, status_code=201)
async def new_tournament(cups: ATournaments, guest: AGuest, wish: models.NewTournament) -> Any:
    """Prepare a tournament."""
    return await cups.describe(await cups.new(wish, guest), guest.id)


@router.get("/tournaments/{name}", response_model=models.TournamentAnswer)
async def tournament(cups: ATournaments, guest: MaybeGuest, name: TableId) -> Any:
    """A tournament with its rounds and its table."""
    return await cups.describe(name, guest and guest.id)


@router.post("/tournaments/{name}/players", response_model=models.TournamentAnswer)
async def enter(
    cups: ATournaments, guest: AGuest, name: TableId, wish: models.NewPlayer | None = None
) -> Any:
    """Take part; the maker may add bots too."""
    await cups.enter(name, wish or models.NewPlayer(), guest)
    return await cups.describe(name, guest.id)


@router.post("/tournaments/{name}/start", response_model=models.TournamentAnswer)
async def start(cups: ATournaments, guest: AGuest, name: TableId) -> Any:
    """Pair the first round; the maker does that."""
    await cups.start(name, guest)
    return await cups.describe(name, guest.id)
