"""Tournaments: each meeting is played at a table, and its result is entered (`formats.tournament` counts).

A tournament is one row of the database with a version. A process that changes it writes the next version, and
fails if another one was faster. The ids of the tables are derived from the tournament, so none is made twice.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import lru_cache, partial
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError

from bluemoon.duel.model.piles import UNSAID
from bluemoon.formats.decks import DeckList
from bluemoon.formats.match_engine import CRYSTALS
from bluemoon.formats.tournament import Meeting, Tournament, read_tournament
from bluemoon.messages import ServerCode
from bluemoon.server.adapters.draft import DraftPlay
from bluemoon.server.budgets import NOBODY, Who
from bluemoon.server.clock import now_ms
from bluemoon.server.people.guests import Guest
from bluemoon.server.people.names import demand_free, demand_human
from bluemoon.server.present.words import piles_word
from bluemoon.server.protocol import answers
from bluemoon.server.protocol.requests import NewPlayer, NewTournament
from bluemoon.server.protocol.words import Level, Status
from bluemoon.server.storage.appends import Row
from bluemoon.server.tables.journal import Refused, SeatSetup, Setup
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry, new_id
from bluemoon.server.tables.summary import read_public
from bluemoon.server.tables.table_setup import brought

MOST_PLAYERS = 64
BOTS_AT_ONCE = 4  # meetings of two bots that are played at the same time in one tournament
FULL_SECONDS = 60.0  # when to come back with another tournament
TRIES = 20


class Player(msgspec.Struct):
    """Somebody who takes part."""

    name: str
    guest: str | None
    level: Level | Literal[""] = ""
    decks: tuple[DeckList, ...] = ()
    drafted: tuple[str, ...] | None = None


class Cup(msgspec.Struct):
    """All that is stored of a tournament."""

    name: str
    kind: answers.TournamentKind
    rules: str
    rounds: int = 0
    players: list[Player] = []
    sheet: str = ""  # the tournament's own file, once it has begun
    piles: str = UNSAID

    @property
    def status(self) -> Status:
        """'waiting' until the first round is paired, then 'running', then 'over'."""
        if not self.sheet:
            return "waiting"
        return "over" if self.read().over else "running"

    def read(self) -> Tournament:
        """The tournament's own file as a `Tournament`."""
        return read_tournament(self.sheet)

    def player(self, name: str) -> Player:
        """The player of this name."""
        return next(player for player in self.players if player.name == name)


_decode = msgspec.json.Decoder(Cup).decode


class Tournaments:
    """All tournaments of the server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        registry.settle = self.settle
        registry.ended = self.is_over

    async def new(self, wish: NewTournament, guest: Guest) -> str:
        """Make a tournament that waits for players; returns its id."""
        most = self.registry.settings.guest_tournaments
        if most and await self.store.open_tournaments(guest.id) >= most:
            raise Refused("too-many", ServerCode.TOO_MANY_TOURNAMENTS, retry_after=FULL_SECONDS, n=most)
        cup = Cup(wish.name, wish.kind, wish.rules, wish.rounds, piles=wish.piles)
        return await self._add(new_id(), cup, guest.id)

    async def _add(self, name: str, cup: Cup, maker: str) -> str:
        row = {
            "id": name,
            "maker": maker,
            "status": cup.status,
            "version": 0,
            "body": msgspec.json.encode(cup).decode(),
            "changed": now_ms(),
        }
        await self.store.add_tournament(row)
        return name

    async def enter(self, name: str, wish: NewPlayer, guest: Guest, who: Who) -> None:
        """A guest takes part; the maker may add bots."""
        row, cup = await self._load(name)
        if wish.level is not None and row["maker"] != guest.id:
            raise Refused("forbidden", ServerCode.MAKER_ADDS_BOTS)
        if wish.name is not None:
            await demand_free(self.store, [wish.name], guest.id)
        if wish.level is None:
            demand_human(wish.name or guest.name)
        brings = partial(brought, wish.deck, wish.decks, "match", cup.rules)
        decks = await self.registry.desk.run(who, brings)
        for _ in range(TRIES):
            self._check_entry(cup, wish, guest)
            wanted = wish.name or (wish.level.capitalize() if wish.level else guest.name)
            holder = None if wish.level else guest.id
            cup.players.append(Player(_free_name(cup, wanted), holder, wish.level or "", decks))
            if await self._save(row, cup):
                return
            row, cup = await self._load(name)
        raise Refused("not-possible", ServerCode.TOO_MANY_ENTER)

    def _check_entry(self, cup: Cup, wish: NewPlayer, guest: Guest) -> None:
        if cup.status != "waiting":
            raise Refused("not-possible", ServerCode.TOURNAMENT_BEGUN)
        if len(cup.players) >= MOST_PLAYERS:
            raise Refused("not-possible", ServerCode.TOURNAMENT_FULL, n=MOST_PLAYERS)
        if wish.level is None and any(player.guest == guest.id for player in cup.players):
            raise Refused("not-possible", ServerCode.TAKES_PART)

    async def start(self, name: str, guest: Guest) -> None:
        """Pair the first round and make its tables; only the maker may."""
        row, cup = await self._load(name)
        if row["maker"] != guest.id:
            raise Refused("forbidden", ServerCode.MAKER_STARTS)
        if cup.status != "waiting":
            raise Refused("not-possible", ServerCode.TOURNAMENT_BEGUN)
        self._begin(cup)
        if not await self._save(row, cup):
            raise Refused("not-possible", ServerCode.SOMEBODY_FASTER)
        await self.advance(name)

    def _begin(self, cup: Cup) -> None:
        names = [player.name for player in cup.players]
        seed = secrets.token_hex(16)
        sheet = Tournament.new(
            cup.name, names, cup.kind, rounds=cup.rounds, seed=seed, rules=cup.rules, piles=cup.piles
        )
        sheet.pair()
        cup.sheet = sheet.write()

    # --- results ------------------------------------------------------------------------------------------

    async def settle(self, live: LiveTable) -> None:
        """A table is over: enter its result, or begin the tournament that follows a draft."""
        play = live.table.play
        if live.row["tournament"]:
            await self.advance(live.row["tournament"])
        elif isinstance(play, DraftPlay) and play.players > 2 and play.over:
            await self._after_draft(live, play)
        await self.store.set_due(live.id, None)

    async def _after_draft(self, live: LiveTable, play: DraftPlay) -> None:
        """Begin a round robin of all players with the decks that they drafted."""
        name = f"{live.id}-cup"
        cup = Cup(live.row["title"] or "Draft", "round robin", play.rules, piles=play.piles)
        for seat, chair in enumerate(live.table.chairs):
            deck = play.built[seat]
            assert deck is not None
            holder = live.holders[seat]["guest"] if chair.kind == "guest" else None
            drafted = play.draft.drafted(seat)
            cup.players.append(Player(_free_name(cup, chair.name), holder, chair.level, (deck,), drafted))
        self._begin(cup)
        with suppress(IntegrityError):  # another process was faster
            await self._add(name, cup, live.row["maker"])
        await self.store.set_tournament(live.id, name)
        await self.advance(name)
        live.row["tournament"] = name
        live.tell_table()
        await self.store.tell(live.id)

    async def advance(self, name: str) -> None:
        """Make the tables that are missing, count those that are over, pair the next round."""
        for _ in range(TRIES):
            row, cup = await self._load(name)
            if not cup.sheet:
                return
            sheet = cup.read()
            changed = await self._count(row, cup, sheet)
            if not sheet.open_meetings and not sheet.over:
                sheet.pair()
                changed = True
            if not changed:
                return
            cup.sheet = sheet.write()
            await self._save(row, cup)
        raise Refused("not-possible", ServerCode.TOO_MANY_RESULTS)

    async def _count(self, cup_row: Row, cup: Cup, sheet: Tournament) -> bool:
        """Enter the results of this round; make its tables where they are not there yet. Of the meetings of
        two bots only a few are played at a time: when one ends, `settle` comes here again for the next."""
        name = cup_row["id"]
        found = {row["id"]: row for row in await self.store.tables_of_tournament(name)}
        bots = sum(row["status"] != "over" and _only_bots(row) for row in found.values())
        changed = False
        for number, meeting in enumerate(sheet.meetings[-1]):
            if meeting.two is None or meeting.crystals is not None:
                continue
            row = found.get(_table_name(name, len(sheet.meetings), number))
            if row is None:
                alone = all(cup.player(one).level for one in (meeting.one, meeting.two))
                if not alone or bots < BOTS_AT_ONCE:
                    bots += alone
                    await self._make_table(cup_row, cup, meeting, len(sheet.meetings), number)
            elif row["status"] == "over":
                sheet.report(meeting.one, meeting.two, _crystals(row))
                await self._follow_keys(cup, row["id"], (meeting.one, meeting.two))
                changed = True
        return changed

    async def _follow_keys(self, cup: Cup, table: str, names: tuple[str, str]) -> None:
        """Whoever held a seat at the end, perhaps by a key, plays the next rounds, too."""
        seats = (await self.store.holders([table]))[table]
        for name, seat in zip(names, seats):
            if seat["guest"] is not None:
                cup.player(name).guest = seat["guest"]

    async def _make_table(self, row: Row, cup: Cup, meeting: Meeting, turn: int, number: int) -> None:
        name = row["id"]
        pair = [cup.player(meeting.one), cup.player(str(meeting.two))]
        drafted = tuple(player.drafted for player in pair if player.drafted is not None)
        setup = Setup(
            "match",
            tuple(
                SeatSetup("bot" if player.level else "guest", player.name, player.level, player.decks)
                for player in pair
            ),
            cup.rules,
            mulligan=True,
            takeback=False,
            drafted=drafted if len(drafted) == 2 else None,
            secret=True,
            piles=cup.piles,
        )
        with suppress(IntegrityError):  # another process was faster
            await self.registry.create(
                setup,
                [player.guest for player in pair],
                pair[0].guest or pair[1].guest or row["maker"],
                title=f"{cup.name}, {turn}",
                tournament=name,
                name=_table_name(name, turn, number),
            )

    # --- looking ------------------------------------------------------------------------------------------

    async def describe(self, name: str, guest: str | None) -> answers.Tournament:
        """A tournament with its rounds and standings, as one guest sees it."""
        row, cup = await self._load(name)
        return self._described(row, cup, guest, await self.store.tables_made([name]))

    async def is_over(self, name: str) -> bool:
        """Has the tournament ended?"""
        row = await self.store.tournament(name)
        return row is not None and row["status"] == "over"

    async def latest(self, guest: str | None) -> list[answers.Tournament]:
        """The latest tournaments, as one guest sees them."""
        rows = await self.store.latest_tournaments()
        made = await self.store.tables_made([row["id"] for row in rows])
        return await self.registry.desk.run(  # many large ones take seconds the first time
            NOBODY, lambda: [self._described(row, read_cup(row), guest, made) for row in rows]
        )

    def _described(self, row: Row, cup: Cup, guest: str | None, made: set[str]) -> answers.Tournament:
        told = _read_sheet(cup.sheet)
        rounds: list[list[answers.Meeting]] = []
        for turn, meetings in enumerate(told.meetings, start=1):
            names = [_table_name(row["id"], turn, number) for number in range(len(meetings))]
            rounds.append(
                [
                    answers.Meeting(
                        meeting.one, meeting.two, meeting.crystals, name if name in made else None
                    )
                    for name, meeting in zip(names, meetings)
                ]
            )
        return answers.Tournament(
            id=row["id"],
            name=cup.name,
            kind=cup.kind,
            rules=cup.rules,
            piles=piles_word(cup.piles),
            status=row["status"],
            players=[player.name for player in cup.players],
            rounds=rounds,
            standings=told.standings,
            mine=guest is not None and row["maker"] == guest,
        )

    # --- keeping ------------------------------------------------------------------------------------------

    async def _load(self, name: str) -> tuple[Row, Cup]:
        row = await self.store.tournament(name)
        if row is None:
            raise Refused("not-found", ServerCode.NO_TOURNAMENT)
        return row, read_cup(row)

    async def _save(self, row: Row, cup: Cup) -> bool:
        values = {"body": msgspec.json.encode(cup).decode(), "status": cup.status, "changed": now_ms()}
        return await self.store.change_tournament(row["id"], row["version"], values)


class _Sheet(NamedTuple):
    """What a tournament's own file tells: the meetings of each round, and how the players stand."""

    meetings: list[list[Meeting]]
    standings: list[answers.Standing]


@lru_cache(64)
def _read_sheet(text: str) -> _Sheet:
    """The file of a tournament, read once: that of sixty-four players takes a tenth of a second."""
    if not text:
        return _Sheet([], [])
    sheet = read_tournament(text)
    return _Sheet(sheet.meetings, [answers.Standing(*line) for line in sheet.standings()])


def read_cup(row: Row) -> Cup:
    """What a row of the database tells of its tournament."""
    return _decode(row["body"])


def _only_bots(row: Row) -> bool:
    """Do only bots play at this table?"""
    return all(seat.kind == "bot" for seat in read_public(row["public"]).seats)


def _table_name(tournament: str, turn: int, number: int) -> str:
    return f"{tournament}-{turn}-{number + 1}"


def _free_name(cup: Cup, wanted: str) -> str:
    """The name, with a number if somebody has it already."""
    base = " ".join(wanted.replace(",", " ").split()) or "Guest"
    taken = {player.name.casefold() for player in cup.players}
    name, number = base, 2
    while name.casefold() in taken:
        name, number = f"{base} {number}", number + 1
    return name


def _crystals(row: Row) -> tuple[int, int]:
    """The crystals of a finished match; if a player gave up, the other one gets at least five."""
    result = msgspec.json.decode(row["public"])["result"]
    one, two = result["scores"]
    if result["winners"] == [0]:
        return max(one, CRYSTALS), min(two, CRYSTALS - 1)
    return min(one, CRYSTALS - 1), max(two, CRYSTALS)
