"""The HTTP API: a guest's deck lists and tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from bluemoon.cards import find
from bluemoon.cards.pool import people_name
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import MOONS, DeckList, Terms, cards_of, name_problem, outside_moons, problems
from bluemoon.formats.specials import specials
from bluemoon.messages import ServerCode
from bluemoon.server import deck_help
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.http.tables import AGuest, ARegistry, Asker, MaybeGuest, TableId
from bluemoon.server.present import cup_picture
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol import answers, requests
from bluemoon.server.tables.drafts import MOST_DECKS
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.tournaments import Tournaments

router = APIRouter(prefix="/api", responses=ERRORS, route_class=AnswerRoute)
read_deck = msgspec.json.Decoder(answers.DeckList).decode
DeckName = Annotated[str, Path(min_length=1, max_length=64)]


@router.get("/decks")
async def decks(registry: ARegistry, guest: AGuest) -> list[answers.DeckList]:
    """My deck lists."""
    return [read_deck(body) for body in await registry.store.decks(guest.id)]


@router.put("/decks/{name}")
async def put_deck(
    registry: ARegistry, guest: AGuest, name: DeckName, wish: requests.Deck
) -> answers.DeckList:
    """Keep a list, legal or not."""
    deck = wish.listed()
    if " ".join(name.split()) != name or deck.name != name:
        raise Refused("bad-message", ServerCode.LIST_NAME)
    unnamed = name_problem(name)
    if unnamed:
        raise Refused("illegal", unnamed)
    if not name.isprintable():
        raise Refused("illegal", ServerCode.LIST_SIGNS)
    known = await registry.store.decks(guest.id)
    if len(known) >= MOST_DECKS:
        raise Refused("not-possible", ServerCode.MOST_LISTS, n=MOST_DECKS)
    await registry.store.put_deck(guest.id, name, msgspec.json.encode(deck).decode())
    return answers.DeckList(
        deck.name, deck.leader, list(deck.cards), deck.inquisitor, deck.emissary, deck.family
    )


@router.delete("/decks/{name}", status_code=204)
async def delete_deck(registry: ARegistry, guest: AGuest, name: DeckName) -> Response:
    """Forget a list."""
    if "\0" in name or not await registry.store.delete_deck(guest.id, name):
        raise Refused("not-found", ServerCode.NO_LIST)
    return Response(status_code=204)


@router.post("/decks/check")
async def check_deck(registry: ARegistry, who: Asker, wish: requests.CheckDeck) -> answers.DeckCheck:
    """All that is wrong with a list, with the places of the rules."""
    return await registry.desk.run(who, lambda: _checked(wish))


@router.post("/decks/fill")
async def fill_deck(registry: ARegistry, who: Asker, wish: requests.HelpDeck) -> answers.DeckList:
    """The list with the bots' cards in its empty places."""
    return await registry.desk.run(who, lambda: deck_help.filled_up(wish))


@router.post("/decks/changes")
async def change_deck(registry: ARegistry, who: Asker, wish: requests.HelpDeck) -> list[answers.DeckChange]:
    """The exchanges of two cards that the bots' builder suggests, and why."""
    return await registry.desk.run(who, lambda: deck_help.suggested(wish))


def _checked(wish: requests.CheckDeck) -> answers.DeckCheck:
    deck = wish.deck.listed()
    found = problems(deck, Terms(wish.rules, match=wish.match), drafted=wish.drafted)
    cards, moons, limit = _measure(deck)
    told = [answers.Problem(one.kind, one.text, one.place, coded(one.said)) for one in found]
    return answers.DeckCheck(told, cards, moons, limit)


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
    """The tournaments of the running application (a dependency of FastAPI)."""
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


ATournaments = Annotated[Tournaments, Depends(the_tournaments)]


@router.get("/tournaments")
async def tournaments(cups: ATournaments, guest: MaybeGuest, who: Asker) -> list[answers.Tournament]:
    """The latest tournaments, without their rounds and standings."""
    return await cups.latest(guest and guest.id, who)


@router.post("/tournaments", status_code=201)
async def new_tournament(
    cups: ATournaments, guest: AGuest, who: Asker, wish: requests.NewTournament
) -> answers.Tournament:
    """Prepare a tournament."""
    return await cups.describe(await cups.new(wish, guest, who), guest.id)


@router.get("/tournaments/{name}")
async def tournament(cups: ATournaments, guest: MaybeGuest, who: Asker, name: TableId) -> answers.Tournament:
    """A tournament with its rounds and its table."""
    return await cups.describe(name, guest and guest.id, who)


@router.post("/tournaments/{name}/players")
async def enter(
    cups: ATournaments, guest: AGuest, who: Asker, name: TableId, wish: requests.NewPlayer | None = None
) -> answers.Tournament:
    """Take part; the maker may add bots, too."""
    await cups.enter(name, wish or requests.NewPlayer(), guest, who)
    return await cups.describe(name, guest.id)


@router.delete("/tournaments/{name}/players/me")
async def leave(cups: ATournaments, guest: AGuest, name: TableId) -> answers.Tournament:
    """Leave; once it has begun, what I have not finished is lost."""
    await cups.leave(name, guest)
    return await cups.describe(name, guest.id)


@router.delete("/tournaments/{name}/players")
async def remove(
    cups: ATournaments, guest: AGuest, name: TableId, player: Annotated[str, Query(max_length=60)]
) -> answers.Tournament:
    """Take a player out before it begins; the maker does that."""
    await cups.remove(name, player, guest)
    return await cups.describe(name, guest.id)


@router.post("/tournaments/{name}/absent")
async def absent(
    cups: ATournaments, guest: AGuest, name: TableId, wish: requests.Absent
) -> answers.Tournament:
    """The match of a player who stays away is counted as lost: whoever takes part says so, or the maker."""
    await cups.count_as_lost(name, wish.player, guest)
    return await cups.describe(name, guest.id)


@router.get("/tournaments/{name}/results")
async def results(cups: ATournaments, who: Asker, name: TableId) -> Response:
    """The tournament's file, as `bluemoon tournament` reads it."""
    return Response(await cups.results(name, who), media_type="application/json")


@router.get("/tournaments/{name}/picture")
async def picture(
    cups: ATournaments, registry: ARegistry, who: Asker, name: TableId, language: Literal["en", "de"] = "en"
) -> Response:
    """The results as a picture (SVG)."""
    told = await cups.describe(name, None, who)
    drawn = await registry.desk.run(who, lambda: cup_picture.drawn(told, language))
    return Response(drawn, media_type="image/svg+xml")


@router.post("/tournaments/{name}/start")
async def start(cups: ATournaments, guest: AGuest, name: TableId) -> answers.Tournament:
    """Pair the first round; the maker does that."""
    await cups.start(name, guest)
    return await cups.describe(name, guest.id)
