"""A club as its members see it: who is in it, what is played there, and how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import select

from bluemoon.server.lobby.open_tables import shown_open
from bluemoon.server.meeting.clubs import members_of
from bluemoon.server.protocol.clubs import Club, ClubGame, ClubMember
from bluemoon.server.protocol.ratings import PastPlayer
from bluemoon.server.protocol.tables import Table
from bluemoon.server.ratings.fold import CITY, DUEL
from bluemoon.server.ratings.looking import past_players, ratings_by_guest, strength
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import results, tables
from bluemoon.server.storage.store import Store

MOST_TABLES = 50
CONSIDERED = 500  # finished games that are counted: the latest
SHOWN = 20  # of them


async def tables_of(store: Store, club: str) -> list[Row]:
    """The tables of a club that wait or are played, the latest changed first."""
    query = select(tables).where(tables.c.club == club, tables.c.status != "over")
    async with store.reading() as connection:
        found = await connection.execute(query.order_by(tables.c.changed.desc()).limit(MOST_TABLES))
        return [dict(row) for row in found.mappings()]


async def page_of(
    store: Store, club: Row, guest: str, path: str, squares: list[str], rows: list[Row], told: list[Table]
) -> Club:
    """A club as a member sees it. `rows`, `told`: its tables that are not over, as rows and as he sees
    them."""
    present = await members_of(store, club["id"])
    games = await _games(store, club["id"], guest)
    pairs = list(zip(rows, told))
    return Club(
        id=club["id"],
        name=club["name"],
        leads=present[0]["guest"] == guest,
        path=path,
        squares=squares,
        members=await _members(store, present, guest, games),
        waiting=await shown_open(store, [pair for pair in pairs if pair[1].status == "waiting"], guest),
        running=[table for table in told if table.status == "running"],
        games=[
            ClubGame(
                table=row["table"],
                game=row["game"],
                ended=datetime.fromtimestamp(row["ended"] / 1000, UTC).isoformat(timespec="seconds"),
                how=row["how"],
                rated=row["rated"],
                players=[player for _, player in sat],
            )
            for row, sat in games[:SHOWN]
        ],
    )


Played = tuple[Row, list[tuple[str | None, PastPlayer]]]  # a result, and by seat who sat there


async def _games(store: Store, club: str, guest: str) -> list[Played]:
    """The latest finished games at the club's tables."""
    query = select(results).join(tables, tables.c.id == results.c.table).where(tables.c.club == club)
    async with store.reading() as connection:
        found = await connection.execute(query.order_by(results.c.number.desc()).limit(CONSIDERED))
        rows = [dict(row) for row in found.mappings()]
    sat = await past_players(store, [row["number"] for row in rows], guest)
    return [(row, sat[row["number"]]) for row in rows]


async def _members(
    store: Store, present: Sequence[Row], guest: str, games: Sequence[Played]
) -> list[ClubMember]:
    played, won = Counter[str](), Counter[str]()
    for _, sat in games:
        if len({who for who, _ in sat}) < len(sat):
            continue  # somebody played two seats at his own screen
        beaten = any(player.place > 1 for _, player in sat)  # a shared first place is no win
        for who, player in sat:
            if who is not None and player.place:
                played[who] += 1
                won[who] += beaten and player.place == 1
    people = [row["guest"] for row in present]
    duel, city = [await ratings_by_guest(store, people, ladder) for ladder in (DUEL, CITY)]
    lines = [
        ClubMember(
            number=row["number"],
            name=row["called"],
            mine=row["guest"] == guest,
            leads=row is present[0],
            since=datetime.fromtimestamp(row["joined"] / 1000, UTC).date().isoformat(),
            duel=strength(duel.get(row["guest"])),
            city=strength(city.get(row["guest"])),
            games=played[row["guest"]],
            wins=won[row["guest"]],
        )
        for row in present
    ]
    return sorted(lines, key=lambda line: (-line.wins, line.games, line.number))
