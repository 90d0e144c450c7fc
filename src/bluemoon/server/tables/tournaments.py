"""Tournaments: each meeting is played at a table, and its result is entered (`formats.tournament` counts).

A tournament is one row of the database with a version. A process that changes it writes the next version, and
fails if another one was faster. The ids of the tables are derived from the tournament, so none is made twice.
Nothing waits for the organiser once it has begun: results are entered when tables end, and when the time for
a round is over, whoever did not play loses (`deadlines`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Container
from contextlib import suppress
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from bluemoon.formats.decks import DeckList
from bluemoon.formats.tournament import Meeting, Tournament, read_tournament
from bluemoon.messages import ServerCode
from bluemoon.server.adapters.draft import DraftPlay
from bluemoon.server.budgets import NOBODY, Who
from bluemoon.server.clock import now_ms
from bluemoon.server.people.guests import Guest
from bluemoon.server.people.names import demand_free, demand_human, kept_with
from bluemoon.server.present.words import piles_word
from bluemoon.server.protocol import answers
from bluemoon.server.protocol.requests import NewPlayer, NewTournament
from bluemoon.server.protocol.tables import TableClock
from bluemoon.server.storage.appends import Row
from bluemoon.server.tables import journal
from bluemoon.server.tables.cup_absence import absentees, count_as_lost
from bluemoon.server.tables.cups import (
    DRAFTERS,
    Cup,
    Out,
    Player,
    bots_deck,
    cleaned,
    demand_decks,
    file_of,
    name_in_cup,
    only_bots,
    read_cup,
    report,
    stored,
    table_name,
)
from bluemoon.server.tables.journal import Clock, Refused, SeatSetup, Setup
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry, new_id
from bluemoon.server.tables.table_setup import agreed_clock, brought

MOST_PLAYERS = 64
BOTS_AT_ONCE = 4  # meetings of two bots that are played at the same time in one tournament
FULL_SECONDS = 60.0  # when to come back with another tournament
TRIES = 20
R = TypeVar("R")


class Tournaments:
    """All tournaments of the server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._wanted: set[str] = set()  # tournaments that somebody waits to have advanced
        registry.settle = self.settle
        registry.ended = self.is_over

    # --- before it begins ---------------------------------------------------------------------------------

    async def new(self, wish: NewTournament, guest: Guest, who: Who) -> str:
        """Make a tournament that waits for players; returns its id. It is charged like a table."""
        most = self.registry.settings.guest_tournaments
        if most and await self.store.open_tournaments(guest.id) >= most:
            raise Refused("too-many", ServerCode.TOO_MANY_TOURNAMENTS, retry_after=FULL_SECONDS, n=most)
        if wish.decks == "drafted" and wish.size and not DRAFTERS[0] <= wish.size <= DRAFTERS[1]:
            raise _drafters()
        if wish.clock is not None and wish.clock.seconds is not None:
            raise Refused("not-possible", ServerCode.PICKS_ONLY)
        cup = Cup(
            wish.name,
            wish.kind,
            wish.rules,
            wish.rounds,
            piles=wish.piles,
            decks=wish.decks,
            clock=None if wish.clock is None else agreed_clock(wish.clock),
            penalty=wish.penalty,
            hours=wish.hours,
            size=wish.size,
            pick_seconds=wish.pick_seconds,
            by=guest.name,
        )
        self.registry.budgets.tables.spend(who)
        return await self._add(new_id(), cup, guest.id)

    async def _add(self, name: str, cup: Cup, maker: str) -> str:
        await self.store.add_tournament({"id": name, "maker": maker, "version": 0, **stored(cup)})
        return name

    async def enter(self, name: str, wish: NewPlayer, guest: Guest, who: Who) -> None:
        """A guest takes part, or comes again with other decks before it begins; the maker may add bots, each
        with a deck of its own."""
        row, cup = await self._load(name)
        if wish.level is not None and row["maker"] != guest.id:
            raise Refused("forbidden", ServerCode.MAKER_ADDS_BOTS)
        if wish.name or not wish.level:
            called = cleaned(wish.name or guest.name)
            await demand_free(self.store, [called], guest.id)  # even his own may have been kept since
            if wish.level is None:
                demand_human(called)
        self._check_entry(cup, wish, guest)
        brings = partial(self._brought, cup, wish)
        brought = await self.registry.desk.run(who, lambda: [brings() for _ in range(wish.count)])
        kept = await kept_with(self.store, [_wanted(wish, guest)])
        for _ in range(TRIES):
            full = False
            for decks in brought:
                self._check_entry(cup, wish, guest)
                self._take_in(cup, wish, guest, decks, kept)
                full = bool(cup.size) and cup.status == "waiting" and len(cup.players) >= cup.size
                if full:
                    self._begin(cup, name)
                    break
            if await self._save(row, cup):
                if full:
                    await self.advance(name)
                return
            row, cup = await self._load(name)
        raise Refused("not-possible", ServerCode.TOO_MANY_ENTER)

    def _brought(self, cup: Cup, wish: NewPlayer) -> tuple[DeckList, ...]:
        decks = brought(wish.deck, wish.decks, "match", cup.rules)
        if wish.level is not None and not decks:
            return bots_deck(cup.decks)
        demand_decks(cup.decks, decks)
        return decks

    def _take_in(
        self, cup: Cup, wish: NewPlayer, guest: Guest, decks: tuple[DeckList, ...], kept: Container[str]
    ) -> None:
        known = cup.of_guest(guest.id) if wish.level is None else None
        if known is not None:
            known.decks = decks
            return
        holder = None if wish.level else guest.id
        player = Player(cup.free_name(_wanted(wish, guest), kept=kept), holder, wish.level or "", decks)
        if cup.sheet:
            sheet = cup.read()
            sheet.enter(player.name)
            cup.sheet = sheet.write()
        cup.players.append(player)

    def _check_entry(self, cup: Cup, wish: NewPlayer, guest: Guest) -> None:
        known = cup.of_guest(guest.id) if wish.level is None else None
        if cup.status != "waiting":
            late = cup.kind == "swiss" and cup.sheet and cup.status == "running" and cup.decks != "drafted"
            if not late:
                raise Refused("not-possible", ServerCode.TOURNAMENT_BEGUN)
            if known is not None:
                raise Refused("not-possible", ServerCode.TAKES_PART)
            if any(one.guest == guest.id for one in cup.out):
                raise Refused("forbidden", ServerCode.TAKEN_OUT)
        most = DRAFTERS[1] if cup.decks == "drafted" else MOST_PLAYERS
        if len(cup.players) >= most and known is None:
            raise Refused("not-possible", ServerCode.TOURNAMENT_FULL, n=most)

    async def leave(self, name: str, guest: Guest) -> None:
        """A guest leaves: before it begins without a trace, later he loses what he has not finished."""
        for _ in range(TRIES):
            row, cup = await self._load(name)
            player = cup.of_guest(guest.id)
            if player is None:
                raise Refused("not-possible", ServerCode.NOT_IN_CUP)
            if cup.status == "waiting":
                cup.players.remove(player)
            elif not cup.sheet or cup.status == "over":
                raise Refused("not-possible", ServerCode.NO_LEAVING)
            else:
                await self._resign(row, cup, player, guest)
                row, cup = await self._load(name)
                sheet = await self._aside(cup.read)
                if sheet.over or player.name in sheet.left:
                    return
                sheet.leave(player.name)
                cup.sheet = await self._aside(sheet.write)
            if await self._save(row, cup):
                await self.advance(name)
                return
        raise Refused("not-possible", ServerCode.TOO_MANY_ENTER)

    async def remove(self, name: str, player: str, guest: Guest) -> None:
        """The maker takes a player out before it begins: a bot too many, somebody who will not come."""
        for _ in range(TRIES):
            row, cup = await self._load(name)
            if row["maker"] != guest.id:
                raise Refused("forbidden", ServerCode.MAKER_REMOVES)
            if cup.status != "waiting":
                raise Refused("not-possible", ServerCode.TOURNAMENT_BEGUN)
            if all(one.name != player for one in cup.players):
                raise Refused("not-found", ServerCode.NO_SUCH_PLAYER, name=player)
            gone = cup.player(player)
            cup.players.remove(gone)
            if gone.guest not in (None, guest.id):
                cup.out.append(Out(str(gone.guest)))
            if await self._save(row, cup):
                return
        raise Refused("not-possible", ServerCode.TOO_MANY_ENTER)

    async def _resign(self, row: Row, cup: Cup, player: Player, guest: Guest) -> None:
        """Give up the match that the player has not finished, and enter its result."""
        sheet = await self._aside(cup.read)
        for number, meeting in enumerate(sheet.meetings[-1]):
            names = (meeting.one, meeting.two)
            if meeting.crystals is None and meeting.two is not None and player.name in names:
                table = table_name(row["id"], len(sheet.meetings), number)
                with suppress(Refused):  # there is no such table yet, or it is over
                    live = await self.registry.live(table)
                    await live.write(journal.RESIGN, names.index(player.name), {}, guest=guest.id)
        await self.advance(row["id"])

    async def start(self, name: str, guest: Guest) -> None:
        """Begin with the players who are there; only the maker may."""
        row, cup = await self._load(name)
        if row["maker"] != guest.id:
            raise Refused("forbidden", ServerCode.MAKER_STARTS)
        if cup.status != "waiting":
            raise Refused("not-possible", ServerCode.TOURNAMENT_BEGUN)
        self._begin(cup, name)
        if not await self._save(row, cup):
            raise Refused("not-possible", ServerCode.SOMEBODY_FASTER)
        await self.advance(name)

    def _begin(self, cup: Cup, name: str) -> None:
        """Pair the first round; where decks are drafted, the draft comes first."""
        if cup.decks == "drafted" and not any(player.drafted for player in cup.players):
            if not DRAFTERS[0] <= len(cup.players) <= DRAFTERS[1]:
                raise _drafters()
            cup.draft = f"{name}-draft"
            return
        names = [player.name for player in cup.players]
        sheet = Tournament.new(
            cup.file_name,
            names,
            cup.kind,
            rounds=cup.rounds,
            seed=secrets.token_hex(16),
            rules=cup.rules,
            penalty=cup.penalty,
            piles=cup.piles,
        )
        sheet.pair()
        cup.sheet, cup.paired = sheet.write(), now_ms()

    # --- the draft before it ------------------------------------------------------------------------------

    async def _make_draft(self, row: Row, cup: Cup) -> None:
        seats = tuple(
            SeatSetup("bot" if player.level else "guest", player.name, player.level) for player in cup.players
        )
        clock = Clock(0, seconds=cup.pick_seconds) if cup.pick_seconds else None
        setup = Setup("draft", seats, cup.rules, clock=clock, takeback=False, piles=cup.piles)
        with suppress(IntegrityError):  # another process was faster
            await self.registry.create(
                setup,
                [player.guest for player in cup.players],
                row["maker"],
                title=cup.name,
                tournament=row["id"],
                name=cup.draft,
            )

    async def _draft_over(self, live: LiveTable, play: DraftPlay) -> None:
        """The decks are built: the first round begins."""
        name = live.row["tournament"]
        for _ in range(TRIES):
            row, cup = await self._load(name)
            if cup.sheet:
                break
            for seat, player in enumerate(cup.players):
                self._take_drafted(player, live, play, seat)
            self._begin(cup, name)
            if await self._save(row, cup):
                break
        await self.advance(name)
        live.tell_table()

    def _take_drafted(self, player: Player, live: LiveTable, play: DraftPlay, seat: int) -> None:
        """What a seat of the draft plays with, and who sits there now."""
        deck, chair = play.built[seat], live.table.chairs[seat]
        assert deck is not None
        player.decks, player.drafted = (deck,), play.draft.drafted(seat)
        player.guest = live.holders[seat]["guest"] if chair.kind == "guest" else None
        player.level = chair.level

    async def _after_draft(self, live: LiveTable, play: DraftPlay) -> None:
        """Begin a round robin of all players of a draft with the decks that they drafted."""
        name = f"{live.id}-cup"
        by = next((one.name for one in live.table.chairs if one.kind == "guest"), live.table.chairs[0].name)
        title, rules = live.row["title"], play.rules
        cup = Cup(title, "round robin", rules, piles=play.piles, decks="drafted", by=by)
        for seat, chair in enumerate(live.table.chairs):
            player = Player("", None)
            self._take_drafted(player, live, play, seat)
            called = chair.name
            if player.guest is not None:
                called = await name_in_cup(self.store, called, player.guest)
            player.name = cup.free_name(called)
            cup.players.append(player)
        self._begin(cup, name)
        with suppress(IntegrityError):  # another process was faster
            await self._add(name, cup, live.row["maker"])
        await self.store.set_tournament(live.id, name)
        await self.advance(name)
        live.row["tournament"] = name
        live.tell_table()
        await self.store.tell(live.id)

    # --- results ------------------------------------------------------------------------------------------

    async def settle(self, live: LiveTable) -> None:
        """A table is over: enter its result, or begin the tournament that follows a draft."""
        play = live.table.play
        drafted = isinstance(play, DraftPlay) and play.players > 2 and play.over
        if drafted and live.row["tournament"]:
            assert isinstance(play, DraftPlay)
            await self._draft_over(live, play)
        elif drafted:
            assert isinstance(play, DraftPlay)
            await self._after_draft(live, play)
        elif live.row["tournament"]:
            await self.advance(live.row["tournament"])
        await self.store.set_due(live.id, None)

    async def advance(self, name: str) -> None:
        """Make the tables that are missing, count those that are over, pair the next round. Of many who ask
        for it at the same time, because all matches of a round end, one does it for all."""
        turn = self._turns.setdefault(name, asyncio.Lock())
        self._wanted.add(name)
        async with turn:
            if name not in self._wanted:  # somebody began after we had asked, and is done
                return
            self._wanted.discard(name)
            try:
                await self._advance(name)
            except BaseException:
                self._wanted.add(name)  # the next one tries again
                raise

    async def _advance(self, name: str) -> None:
        for _ in range(TRIES):
            row, cup = await self._load(name)
            if not cup.sheet:
                if cup.draft and not await self.store.exists(cup.draft):
                    await self._make_draft(row, cup)
                return
            sheet = await self._aside(cup.read)
            changed = await self._count(row, cup, sheet)
            if not sheet.open_meetings and not sheet.over:
                await self._aside(sheet.pair)
                cup.paired = now_ms()
                changed = True
            if not changed:
                return
            cup.sheet = await self._aside(sheet.write)
            await self._save(row, cup)
        raise Refused("not-possible", ServerCode.TOO_MANY_RESULTS)

    async def _count(self, cup_row: Row, cup: Cup, sheet: Tournament) -> bool:
        """Enter the results of this round; make its tables where they are not there yet. Of the meetings of
        two bots only a few are played at a time: when one ends, `settle` comes here again for the next."""
        name = cup_row["id"]
        found = {row["id"]: row for row in await self.store.tables_of_tournament(name)}
        bots = sum(row["status"] != "over" and only_bots(row) for row in found.values())
        changed = False
        for number, meeting in enumerate(sheet.meetings[-1]):
            if meeting.two is None or meeting.crystals is not None:
                continue
            row = found.get(table_name(name, len(sheet.meetings), number))
            if row is None:
                alone = all(cup.player(one).level for one in (meeting.one, meeting.two))
                if not alone or bots < BOTS_AT_ONCE:
                    bots += alone
                    await self._make_table(cup_row, cup, meeting, len(sheet.meetings), number)
            elif row["status"] == "over":
                report(sheet, meeting, row)
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
            clock=cup.clock,
            drafted=drafted if len(drafted) == 2 else None,
            secret=True,
            piles=cup.piles,
            penalty=cup.penalty,
            pause=True,
            absence=0 if cup.hours else None,  # the time of the round is everybody's
            waits=bool(cup.hours) and cup.clock is not None and not cup.clock.by_move,
        )
        with suppress(IntegrityError):  # another process was faster
            await self.registry.create(
                setup,
                [player.guest for player in pair],
                pair[0].guest or pair[1].guest or row["maker"],
                title=f"{cup.name}, {turn}" if cup.name else "",
                tournament=name,
                name=table_name(name, turn, number),
            )

    # --- looking ------------------------------------------------------------------------------------------

    async def describe(self, name: str, guest: str | None, who: Who = NOBODY) -> answers.Tournament:
        """A tournament with its rounds and standings, as one guest sees it. `who`: on whose budget."""
        row, cup = await self._load(name)
        made = await self.store.tables_made([name])
        told = await self.registry.desk.run(who, lambda: self._described(row, cup, guest, made))
        if told.status != "running":
            return told
        return replace(
            told, absent=await absentees(self.registry, row, cup, _read_sheet(cup.sheet).meetings, guest)
        )

    async def count_as_lost(self, name: str, player: str, guest: Guest) -> None:
        """The match of somebody who stays away is lost; others in the cup say so."""
        row, cup = await self._load(name)
        await count_as_lost(self.registry, row, cup, player, guest)
        await self.advance(name)

    async def results(self, name: str, who: Who) -> str:
        """The tournament's own file, as `bluemoon tournament` reads it."""
        _, cup = await self._load(name)
        if not cup.sheet:
            raise Refused("not-possible", ServerCode.NO_RESULTS)
        return await self.registry.desk.run(who, lambda: file_of(cup))

    async def is_over(self, name: str) -> bool:
        """Has the tournament ended?"""
        row = await self.store.tournament(name)
        return row is not None and row["status"] == "over"

    async def latest(self, guest: str | None, who: Who) -> list[answers.Tournament]:
        """The latest tournaments, as one guest sees them; without rounds and standings, which are long."""
        rows = await self.store.latest_tournaments(self.registry.settings.guest_rows)

        def described() -> list[answers.Tournament]:
            return [self._described(row, read_cup(row), guest, set(), whole=False) for row in rows]

        return await self.registry.desk.run(who, described)

    def _described(
        self, row: Row, cup: Cup, guest: str | None, made: set[str], whole: bool = True
    ) -> answers.Tournament:
        told = _read_sheet(cup.sheet) if whole else NOTHING
        rounds: list[list[answers.Meeting]] = []
        for turn, meetings in enumerate(told.meetings, start=1):
            names = [table_name(row["id"], turn, number) for number in range(len(meetings))]
            rounds.append(
                [
                    answers.Meeting(
                        meeting.one,
                        meeting.two,
                        meeting.crystals,
                        name if name in made else None,
                        meeting.forfeit,
                    )
                    for name, meeting in zip(names, meetings)
                ]
            )
        player = cup.of_guest(guest)
        clock = cup.clock
        return answers.Tournament(
            id=row["id"],
            name=cup.name,
            by=cup.by,
            kind=cup.kind,
            rules=cup.rules,
            piles=piles_word(cup.piles),
            status=row["status"],
            players=[one.name for one in cup.players],
            bots=[one.name for one in cup.players if one.level],
            rounds=rounds,
            standings=told.standings,
            mine=guest is not None and row["maker"] == guest,
            me=None if player is None else player.name,
            my_decks=[] if player is None else [deck.name for deck in player.decks],
            of_rounds=told.rounds or cup.rounds,
            decks=cup.decks,
            clock=None if clock is None else TableClock(*msgspec.structs.astuple(clock)),
            penalty=cup.penalty,
            size=cup.size,
            hours=cup.hours,
            due=cup.due,
            draft=cup.draft if cup.draft in made else None,
            absent={},
        )

    async def _aside(self, work: Callable[[], R]) -> R:
        """The result of work that takes a while with sixty-four players: others go on meanwhile."""
        return await self.registry.desk.run(NOBODY, work)

    # --- keeping ------------------------------------------------------------------------------------------

    async def _load(self, name: str) -> tuple[Row, Cup]:
        row = await self.store.tournament(name)
        if row is None:
            raise Refused("not-found", ServerCode.NO_TOURNAMENT)
        return row, read_cup(row)

    async def _save(self, row: Row, cup: Cup) -> bool:
        values = await self._aside(lambda: stored(cup))
        return await self.store.change_tournament(row["id"], row["version"], values)


def _wanted(wish: NewPlayer, guest: Guest) -> str:
    """How somebody who enters wants to be called."""
    return (wish.name or (wish.level.capitalize() if wish.level else guest.name)).replace(",", " ")


def _drafters() -> Refused:
    return Refused("not-possible", ServerCode.CUP_DRAFTERS, least=DRAFTERS[0], most=DRAFTERS[1])


class _Sheet(NamedTuple):
    """What a tournament's own file tells: the meetings of each round, how many rounds there will be, and how
    the players stand."""

    meetings: list[list[Meeting]]
    rounds: int
    standings: list[answers.Standing]


NOTHING = _Sheet([], 0, [])


@lru_cache(64)
def _read_sheet(text: str) -> _Sheet:
    """The file of a tournament, read once: that of sixty-four players takes a tenth of a second."""
    if not text:
        return NOTHING
    sheet = read_tournament(text)
    return _Sheet(sheet.meetings, sheet.rounds, [answers.Standing(*line) for line in sheet.standings()])
