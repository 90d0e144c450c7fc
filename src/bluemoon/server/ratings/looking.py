"""What pages ask of results and ratings: one's games, leaderboards, statistics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import Select, func, select

from bluemoon.server.protocol.ratings import (
    Leaderboard,
    MyGames,
    MyRating,
    PastGame,
    PastPlayer,
    Rank,
    Statistics,
    Strength,
    Tally,
)
from bluemoon.server.ratings import scale
from bluemoon.server.ratings.fold import A_DAY
from bluemoon.server.ratings.scale import SURE, Rating, points_of
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import guests, players, ratings, results, tables
from bluemoon.server.storage.store import Store

PAGE = 20  # games of one answer
BEST = 100  # lines of a leaderboard
CONSIDERED = 1000  # games that statistics are made of: the latest


class Wanted(NamedTuple):
    """Which games somebody wants to see; None: all. A shared first place is a win, as in the statistics."""

    game: str | None = None
    rated: bool | None = None
    result: Literal["won", "lost"] | None = None


EVERYTHING = Wanted()


async def my_games(
    store: Store, guest: str, before: int | None, limit: int = PAGE, wanted: Wanted = EVERYTHING
) -> MyGames:
    """Finished games of a guest, the latest first; `before`: those with lower numbers."""
    query: Select[Any] = select(players.c.number).where(players.c.guest == guest)
    if before is not None:
        query = query.where(players.c.number < before)
    query = _only(query, wanted).distinct().order_by(players.c.number.desc())
    async with store.reading() as connection:
        numbers = list((await connection.execute(query.limit(limit + 1))).scalars())
    found = await _games(store, guest, numbers[:limit])
    return MyGames(found, numbers[limit - 1] if len(numbers) > limit else None)


def _only(query: Select[Any], wanted: Wanted) -> Select[Any]:
    if wanted.game is not None or wanted.rated is not None:
        query = query.join(results, results.c.number == players.c.number)
    if wanted.game is not None:
        query = query.where(results.c.game == wanted.game)
    if wanted.rated is not None:
        query = query.where(results.c.rated == wanted.rated)
    if wanted.result is None:
        return query
    behind = players.alias("behind")  # somebody else: if all share the first place, nobody has won
    others = select(behind.c.seat).where(behind.c.number == players.c.number, behind.c.place != 1)
    if wanted.result == "won":
        return query.where(players.c.place == 1, others.exists())
    return query.where(players.c.place > 1)


async def all_games(store: Store, guest: str) -> list[PastGame]:
    """All finished games of a guest, the latest first."""
    found, before = list[PastGame](), None
    while True:
        some = await my_games(store, guest, before, 500)
        found += some.games
        if some.next is None:
            return found
        before = some.next


async def _games(store: Store, guest: str, numbers: Sequence[int]) -> list[PastGame]:
    if not numbers:
        return []
    played = (
        select(results, tables.c.id.label("there"))
        .join(tables, tables.c.id == results.c.table, isouter=True)
        .where(results.c.number.in_(numbers))
        .order_by(results.c.number.desc())
    )
    async with store.reading() as connection:
        rows = [dict(row) for row in (await connection.execute(played)).mappings()]
    sat = await _sat(store, numbers)
    return [_game(row, sat[row["number"]], guest) for row in rows]


async def _sat(store: Store, numbers: Sequence[int]) -> dict[int, list[Row]]:
    """By game who sat there, seat by seat, as they are called now (`called`)."""
    called = func.coalesce(guests.c.name, players.c.name).label("called")
    sat = (
        select(players, called)
        .join(guests, guests.c.id == players.c.guest, isouter=True)
        .where(players.c.number.in_(numbers))
        .order_by(players.c.number, players.c.seat)
    )
    found: dict[int, list[Row]] = {number: [] for number in numbers}
    async with store.reading() as connection:
        for row in (await connection.execute(sat)).mappings():
            found[row["number"]].append(dict(row))
    return found


async def past_players(
    store: Store, numbers: Sequence[int], guest: str
) -> dict[int, list[tuple[str | None, PastPlayer]]]:
    """Who sat at finished games, seat by seat, as a guest sees them."""
    sat = await _sat(store, numbers)
    return {number: [(one["guest"], _player(one, guest)) for one in rows] for number, rows in sat.items()}


def _player(one: Row, guest: str) -> PastPlayer:
    return PastPlayer(
        seat=one["seat"],
        name=one["called"],
        level=one["level"] or None,
        people=one["people"],
        deck=one["deck"],
        place=one["place"],
        score=one["score"],
        left=one["left"],
        mine=one["guest"] == guest,
    )


def _game(row: Row, sat: list[Row], guest: str) -> PastGame:
    mine = next(one for one in sat if one["guest"] == guest)
    counted = mine["before"] is not None
    return PastGame(
        number=row["number"],
        table=row["there"],
        game=row["game"],
        ended=_time(row["ended"]),
        how=row["how"],
        rated=row["rated"],
        verdict=row["verdict"],
        players=[_player(one, guest) for one in sat],
        before=points_of(mine["before"]) if counted else None,
        after=points_of(mine["after"]) if counted else None,
    )


async def ratings_of(store: Store, guest: str) -> list[MyRating]:
    """How a guest stands, ladder by ladder."""
    query = select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.ladder)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).mappings()
        return [_rating(dict(row)) for row in rows]


def _rating(row: Row) -> MyRating:
    rating = Rating(row["mu"], row["sigma"])
    return MyRating(row["ladder"], rating.points, rating.spread, rating.sure, row["games"], row["wins"])


async def ratings_by_guest(store: Store, who: Iterable[str], ladder: str) -> dict[str, Rating]:
    """The ratings of some guests in a ladder, of those who have one."""
    query = select(ratings).where(ratings.c.guest.in_(list(who)), ratings.c.ladder == ladder)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).mappings()
        return {row["guest"]: Rating(row["mu"], row["sigma"]) for row in rows}


def strength(rating: Rating | None) -> Strength | None:
    """A rating as others are told of it."""
    return None if rating is None else Strength(rating.points, rating.sure)


# --- leaderboards -----------------------------------------------------------------------------------------


async def leaderboard(store: Store, ladder: str, guest: str | None) -> Leaderboard:
    """The best of a ladder whose strength is known well enough; bots stand between them."""
    kept = select(ratings, guests.c.name).join(guests, guests.c.id == ratings.c.guest)
    kept = kept.where(ratings.c.ladder == ladder, guests.c.kept.is_not(None))
    order = (ratings.c.mu.desc(), ratings.c.guest)
    async with store.reading() as connection:
        sure = kept.where(ratings.c.sigma < SURE).order_by(*order).limit(BEST)
        best = [dict(row) for row in (await connection.execute(sure)).mappings()]
        own = (await connection.execute(kept.where(ratings.c.guest == guest))).mappings().first()
    people = [_rank(row, place, guest) for place, row in enumerate(best, start=1)]
    mine = next((rank for rank in people if rank.mine), None)
    if mine is None and own is not None:
        mine = _rank(dict(own), None, guest)
    lines = people + _bots(ladder)
    lines.sort(key=lambda rank: -rank.points)
    return Leaderboard(ladder, lines, mine, A_DAY)


def _rank(row: Row, place: int | None, guest: str | None) -> Rank:
    rating = Rating(row["mu"], row["sigma"])
    mine = guest is not None and row["guest"] == guest
    return Rank(place, row["name"], None, rating.points, rating.spread, row["games"], row["wins"], mine)


def _bots(ladder: str) -> list[Rank]:
    levels = scale.bots(ladder.partition(":")[0])
    return [
        Rank(None, level.capitalize(), level, rating.points, rating.spread, 0, 0, False)
        for level, rating in levels.items()
    ]


# --- statistics -------------------------------------------------------------------------------------------


async def statistics(store: Store, guest: str) -> Statistics:
    """A guest's latest games, counted."""
    games = (await my_games(store, guest, None, CONSIDERED)).games
    return counted(games, await ratings_of(store, guest))


def counted(games: Sequence[PastGame], own: list[MyRating]) -> Statistics:
    """Games, the latest first, counted by people, by opponent and in a row; a shared first place is a win,
    and a game at one's own screen against oneself counts for nothing."""
    peoples: dict[str, list[int]] = {}
    opponents: dict[tuple[str, Any], list[int]] = {}
    won: list[bool] = []
    for game in games:
        mine = [player for player in game.players if player.mine]
        if len(mine) != 1 or not mine[0].place:
            continue
        win = mine[0].place == 1 and any(player.place != 1 for player in game.players)
        won.append(win)
        if mine[0].people:
            peoples.setdefault(mine[0].people, []).append(win)
        for other in game.players:
            if not other.mine:
                name = "" if other.level else other.name
                opponents.setdefault((name, other.level), []).append(win)
    return Statistics(
        ratings=own,
        games=len(won),
        wins=sum(won),
        streak=_streak(won),
        longest=_longest(won),
        peoples=_tallies({(people, None): wins for people, wins in peoples.items()}),
        opponents=_tallies(opponents),
        considered=CONSIDERED,
    )


def _tallies(found: dict[tuple[str, Any], list[int]]) -> list[Tally]:
    lines = [Tally(what, level, len(wins), sum(wins)) for (what, level), wins in found.items()]
    return sorted(lines, key=lambda tally: (-tally.games, tally.what, tally.level or ""))


def _streak(won: Sequence[bool]) -> int:
    """Wins in a row at the beginning of the list; negative: defeats."""
    number = 0
    for win in won:
        if win != won[0]:
            break
        number += 1
    return number if won and won[0] else -number


def _longest(won: Sequence[bool]) -> int:
    best = run = 0
    for win in won:
        run = run + 1 if win else 0
        best = max(best, run)
    return best


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
