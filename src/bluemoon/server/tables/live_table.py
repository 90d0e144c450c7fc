"""A table in memory: one writer at a time, everybody who is connected, and what the table does by itself.

Nothing is told before it is in the database. A live table can be thrown away and made again at any time.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import msgspec

from bluemoon.errors import BluemoonError
from bluemoon.messages import ServerCode
from bluemoon.server.adapters.draft import DraftPlay, build_deck
from bluemoon.server.clock import now_ms
from bluemoon.server.logs import log
from bluemoon.server.protocol.messages import Snapshot, TableTold, Thinking, Update
from bluemoon.server.protocol.tables import Table
from bluemoon.server.storage.appends import NEWLY_HELD, Append, Conflict, Row, Spent
from bluemoon.server.storage.engine import AWAY_SECONDS, Away
from bluemoon.server.tables import absence, journal, summary
from bluemoon.server.tables.appending import append_of, handed_over, settles
from bluemoon.server.tables.automation import BUILD, FLAG, HELP, PASS, THINK, Duty, duties, hurried
from bluemoon.server.tables.journal import TABLE, Entry, Refused
from bluemoon.server.tables.table_state import Step, TableState
from bluemoon.server.thinking.bot_pool import Speechless

if TYPE_CHECKING:
    from bluemoon.server.tables.registry import TableRegistry

encode = msgspec.json.encode
Raw = msgspec.Raw
SIMPLE = "novice"  # the level that answers when another bot failed
# The kinds of entries that only the holder of a seat may write for it.
HOLDERS = (journal.LEAVE, journal.NAME, journal.ACT, journal.DECK, journal.RESIGN, journal.RETURN)
# The kinds of entries that can be written again and again with nothing played.
IDLE = (journal.LEAVE, journal.NAME, journal.HOLD, journal.TAKE_BACK, journal.DECK)
# The kinds of entries after which a holder's line may become a spectator's.
DEMOTING = (journal.RESIGN, journal.FLAG, journal.BOT, journal.ABSENT)
R = TypeVar("R")


class Line(Protocol):
    """A connected websocket; `seat` is -1 for a spectator, `guest` the id of the guest at the other end."""

    seat: int
    guest: str | None
    hidden: bool  # the page is open, but nobody sees it

    def send(self, message: bytes) -> None:
        """Send an encoded message."""

    def send_away(self) -> None:
        """Close the line because the seat belongs to somebody else; unsent messages are dropped."""

    def come_again(self) -> None:
        """Close the line because this live table is closed; the client may connect again."""

    def look_on(self) -> None:
        """Become a spectator because a bot has the seat now; unsent messages are dropped."""


Shown = dict[int, tuple[bytes, bytes]]  # the view and the decision of some seats as JSON


class News(NamedTuple):
    """An entry that is in the database, the table after it, and what the seats are shown then."""

    table: TableState
    entry: Entry
    step: Step
    shown: Shown
    public: summary.Public  # the table as everybody may know it


def _show(table: TableState, seat: int) -> tuple[bytes, bytes]:
    return encode(table.view(seat)), encode(table.decision(seat))


class LiveTable:
    """A table that is in use."""

    def __init__(self, registry: TableRegistry, row: Row, holders: list[Row], table: TableState) -> None:
        self.registry = registry
        self.id: str = row["id"]
        self.row = row
        self.holders = holders
        self.table = table
        self.clients: dict[str, int] = {}
        self.lines: set[Line] = set()
        self.tasks: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self.lock = asyncio.Lock()
        self.came: dict[str, int] = {}  # since when guests are here without a long break
        self.told: set[int] = set()  # the numbers of lines of talk that were told here
        self.gone = False  # closed: another object is the live table from now on
        self._shown: Shown = {}
        self._computing = asyncio.Lock()  # one thread at a time works on the game of a table
        self._public: summary.Public | None = None

    # --- who holds the seats ------------------------------------------------------------------------------

    def holds(self, seat: int, guest: str | None) -> bool:
        """Does the guest hold the seat now, on whichever of his devices?"""
        return guest is not None and 0 <= seat < len(self.holders) and self.holders[seat]["guest"] == guest

    def demand_holder(self, seat: int, guest: str | None) -> None:
        """Raise Refused unless the guest holds the seat."""
        if not self.holds(seat, guest):
            raise Refused("forbidden", ServerCode.NOT_YOUR_SEAT)

    def _demand_new(self, guest: str | None) -> None:
        """Raise Refused if a rated game would get a guest who sits there already."""
        if self.table.setup.rated and any(self.holds(seat, guest) for seat in range(len(self.holders))):
            raise Refused("not-possible", ServerCode.NOT_RATEABLE)

    def _eye(self, line: Line) -> int:
        """The seat whose view a line gets: its own as long as its guest holds it, otherwise a spectator's."""
        return line.seat if self.holds(line.seat, line.guest) else TABLE

    # --- writing ------------------------------------------------------------------------------------------

    async def write(
        self,
        kind: str,
        seat: int,
        body: dict[str, Any],
        *,
        client: str | None = None,
        version: int | None = None,
        guest: str | None = None,
        key: str | None = None,
        after: int | None = None,
    ) -> int:
        """Write an entry and tell everybody; returns its number, or raises Refused.
        `guest`: who writes it; None: the table itself. `version`: the one that the sender decided on.
        `key`: the key that gives the seat away. `after`: the entry must directly follow this version.

        The holder of the seat is checked against all earlier entries. That is enough, because every change of
        holder is an entry, too, and the database accepts only one entry of each number."""
        ident = None if client is None else f"{seat}:{client}"
        if kind != journal.REST and self.table.setup.clock is not None:
            await self.registry.demand_database(self)
        async with self.lock:
            for _ in range(10):
                if guest is not None and kind in HOLDERS:
                    self.demand_holder(seat, guest)
                if kind == journal.JOIN:
                    self._demand_new(guest)
                if ident is not None and ident in self.clients:
                    return self.clients[ident]
                if version is not None:
                    self.table.check_fresh(seat, version)
                if after is not None and after != self.table.version:
                    raise Refused("stale", ServerCode.STALE)
                before = self.table
                entry = Entry(before.version + 1, kind, seat, body, self._now(kind), ident, guest)
                entry = self._bounded(entry)
                news = (await self._tried(before, [entry], guest))[0]
                try:
                    await self.registry.store.append(self._job(news, key))
                except Conflict:
                    await self._catch_up()
                    continue
                except Spent as wrong:
                    raise Refused("not-found", ServerCode.KEY_USED) from wrong
                self._advance(news)
                self.mind()
                return entry.number
        raise Refused("not-possible", ServerCode.TOO_MANY_WRITERS)

    def _bounded(self, entry: Entry) -> Entry:
        """The entry, or the end of a table that has become too long: nobody plays so much, and everybody who
        opens a table gets all of its log. Raises Refused where a long table can do without the entry."""
        most = self.registry.settings.table_entries
        needed = entry.kind not in IDLE or (entry.kind == journal.DECK and not self.table.resting)
        if not most or entry.number <= (most if needed else most // 4):
            return entry
        if not needed:
            raise Refused("too-many", ServerCode.TABLE_LONG)
        if entry.kind != journal.ACT:
            return entry
        return msgspec.structs.replace(entry, kind=journal.CLOSE, seat=TABLE, body={})

    def _now(self, kind: str) -> int:
        """The time of a new entry. Where clocks run, only a rest leads back to an earlier one."""
        clocks = self.table.setup.clock is not None and kind != journal.REST
        return max(now_ms(), self.table.last) if clocks else now_ms()

    async def compute(self, guest: str | None, work: Callable[[], R], quick: bool = True) -> R:
        """The result of work on the game, done so that nobody at other tables waits for it."""
        desk, who = self.registry.desk, self.registry.budgets.who(guest)
        async with self._computing:
            return await (desk.quick(who, work) if quick else desk.run(who, work))

    async def _tried(self, table: TableState, entries: Sequence[Entry], guest: str | None) -> list[News]:
        """What the entries would lead to, with what everybody who is connected would be shown."""
        seats = {self._eye(line) for line in self.lines}
        if any(entry.kind in DEMOTING for entry in entries):
            seats.add(TABLE)

        def attempt() -> list[News]:
            found, state = [], table
            for entry in entries:
                state = state.fork(frozen=True)
                step = self._try(state, entry)
                shown = {seat: _show(state, seat) for seat in seats}
                found.append(News(state, entry, step, shown, summary.public(state)))
            return found

        return await self.compute(guest, attempt, all(entry.kind == journal.ACT for entry in entries))

    def _try(self, trial: TableState, entry: Entry) -> Step:
        try:
            return trial.add(entry)
        except Refused:
            raise
        except BluemoonError as wrong:
            raise Refused("illegal", wrong.said) from wrong
        except Exception as wrong:  # a bug must not end the table
            log.exception("entry failed", table=self.id, kind=entry.kind)
            raise Refused("not-possible", ServerCode.FAILED) from wrong

    def _job(self, news: News, key: str | None) -> Append:
        begins, settings = self.table.play is None, self.registry.settings
        return append_of(
            self.id, news.table, news.entry, settings, self.settles, begins, key, public=news.public
        )

    def _advance(self, news: News) -> None:
        """Our own entry is in the database: make its result the state of the table."""
        self.row["version"] = news.entry.number
        held = handed_over(news.table, news.entry)
        if held is not None:
            seat, guest = held
            self.holders[seat].update(guest=guest, **NEWLY_HELD)
        self._go_on([news], own=True)

    def _go_on(self, news: Sequence[News], own: bool = False) -> None:
        """Take over entries that are in the database and tell everybody. `holders` already says who holds the
        seats after the last of them; a line that has lost its seat is told none of these entries. `own`: this
        process has written them."""
        before = self.table
        former = [line for line in self.lines if line.seat >= 0 and not self.holds(line.seat, line.guest)]
        self.lines.difference_update(former)
        for one in news:
            self._take_in(*one)
        for line in former:
            self._part(line)
        self.registry.moved(self, before, own)

    def _part(self, line: Line) -> None:
        """A line has lost its seat: it becomes a spectator if a bot plays on there, otherwise it is
        closed."""
        if self.table.chairs[line.seat].kind != "bot":
            line.send_away()
            return
        line.look_on()
        self.enter(line)

    def _take_in(
        self, table: TableState, entry: Entry, step: Step, shown: Shown, public: summary.Public
    ) -> None:
        self.table = table
        self._shown = shown
        self._public = public
        if entry.client is not None:
            self.clients[entry.client] = entry.number
        for line in tuple(self.lines):
            try:
                if self._eye(line) in shown:
                    line.send(self.update(line, step, entry))
                else:  # it came while the entry was tried
                    self.registry.later(self._snapshot_for(line))
            except Exception:  # a bug; the others are told, and the table goes on
                log.exception("telling failed", table=self.id, seat=line.seat)
        self.registry.count(entry.kind)
        if table.status == "over":
            self.registry.over(self)

    async def cut(self) -> None:
        """Write the present position into the journal, because the entries before it no longer replay."""
        play = self.table.play
        assert play is not None
        await self.write(journal.CUT, TABLE, {"position": play.position()})

    async def rest(
        self, set_back: tuple[int, int] | None = None, pause: tuple[int, int] | None = None
    ) -> None:
        """Write for how long the server was away since the last entry, so that no clock counts it.
        `set_back`: since then the time of the machine was set back, from one time to an earlier one. `pause`:
        this process was there all the time but for this one; otherwise the database says when it was not."""
        table = self.table
        if all(table.chairs[seat].left_ms is None for seat in table.thinking):
            return
        if set_back is not None and table.last > set_back[1]:
            body = {"since": set_back[0], "until": set_back[1]}
        else:
            pauses = await self.registry.store.paused(table.last) if pause is None else [pause]
            spared = sum(max(0, until - max(since, table.last)) for since, until in pauses)
            if not spared:
                return
            body = {"since": pauses[0][0], "until": pauses[-1][1], "ms": spared}
        with suppress(Refused):  # another process has written it
            await self.write(journal.REST, TABLE, body, after=table.version)

    async def catch_up(self) -> None:
        """Another process has written: load it and tell everybody who is connected here."""
        async with self.lock:
            told = await self._catch_up()
        if not told:  # something beside the journal: an offer, somebody came or left
            self.tell_table()

    async def follow(self, entry: Entry) -> None:
        """Another process has written this action: take it over without asking the database. It changes
        nothing but the game, and only the entry that follows the newest known one is taken."""
        async with self.lock:
            if entry.number == self.table.version + 1:
                news = await self._tried(self.table, [entry], None)
                self.stop()  # the process that wrote is the table's minder now
                self.row["version"] = entry.number
                self._go_on(news)
                return
        if entry.number > self.table.version:
            await self.catch_up()

    async def _catch_up(self) -> bool:
        """Take over what other processes have written, or we without knowing it; were there entries?"""
        found = await self.registry.store.around(self.id, self.table.version)
        news = await self._tried(self.table, found.entries, None) if found.entries else []
        if news:
            self.stop()  # the process that wrote is the table's minder now
        self.row, self.holders = found.row, found.seats
        self._public = None
        self._go_on(news)
        if news and self.row["minder"] == self.registry.store.process:
            self.mind()  # it was us: we had been told that the database was away, but it was written
        return bool(news)

    # --- telling ------------------------------------------------------------------------------------------

    def describe(self, guest: str | None, seat: int = TABLE) -> Table:
        """The table as one guest, at one of his seats, sees it."""
        if self._public is None:
            self._public = summary.public(self.table)
        return summary.described(
            self._public,
            self.row,
            self.holders,
            guest,
            now_ms(),
            frozenset(line.seat for line in self.lines),
            None if self.table.setup.clock is None else self.table.left_ms,
            self.table.may_take_back(seat),
            max(0, self.table.spared - now_ms()) if self.table.resting else 0,
            partial(self.claim_ms, by=guest),
            absence.claims(self.table.setup, bool(self.row["tournament"])),
        )

    def claim_ms(self, seat: int, now: int, times: int = 1, by: str | None = None) -> int | None:
        """In how many milliseconds others may claim because this seat is absent; None if it is not. `times`:
        after so many times the usual time. `by`: the guest who would claim; who was away himself waits."""
        guest = self.holders[seat]["guest"]
        if guest is None or any(line.seat >= 0 and line.guest == guest for line in self.lines):
            return None
        own = [held for held in self.holders if held["guest"] == guest]  # he may hold several, at one screen
        if any(held["here"] is not None and now - held["here"] < summary.HERE_MS for held in own):
            return None
        seen = max((held["seen"] or 0 for held in own), default=0)
        since = max(seen, self.registry.opened, self.came.get(by or "", 0))
        at = absence.claim_at(self.table, seat, since, times)
        return None if at is None else max(0, at - now)

    def demand_advice(self) -> None:
        """Raise Refused unless players may ask for advice here."""
        if not self.describe(None).advice:
            raise Refused("forbidden", ServerCode.NO_ADVICE)

    def show(self, seat: int) -> tuple[bytes, bytes]:
        """The view and the decision of a seat as JSON; made once for each version."""
        if seat not in self._shown:
            self._shown[seat] = _show(self.table, seat)
        return self._shown[seat]

    async def prepare(self, line: Line) -> None:
        """Make what the line will be shown, if it is not there yet; what follows at once need not wait."""
        while (seat := self._eye(line)) not in self._shown:
            table = self.table
            shown = await self.compute(line.guest, lambda table=table, seat=seat: _show(table, seat))  # type: ignore[misc]
            if table is self.table:
                self._shown[seat] = shown

    async def _snapshot_for(self, line: Line) -> None:
        await self.prepare(line)
        if line in self.lines:
            line.send(self.snapshot(line))

    def update(self, line: Line, step: Step, entry: Entry) -> bytes:
        """The message that tells a line of one entry."""
        seat = self._eye(line)
        view, decision = self.show(seat)
        own = entry.client is not None and entry.client.startswith(f"{seat}:")
        return encode(
            Update(
                version=step.version,
                id=entry.client.partition(":")[2] if own and entry.client else None,
                table=self.describe(line.guest, seat),
                view=Raw(view),
                decision=Raw(decision),
                entry=Raw(step.for_seat(seat)),
            )
        )

    def told_again(self, line: Line, past: TableState, decision: bytes, ident: str) -> bytes:
        """The update of an earlier version again, for a client that sent the same message twice."""
        seat = self._eye(line)
        view = past.play.view(seat, self.table.is_open) if past.play is not None else past.view(seat)
        return encode(
            Update(
                version=past.version,
                id=ident,
                table=self.describe(line.guest, seat),
                view=view,
                decision=Raw(decision),
                entry=Raw(self.table.steps[past.version - 1].for_seat(seat)),
            )
        )

    def snapshot(self, line: Line) -> bytes:
        """The message with everything that a line may see now, the whole log included."""
        seat = self._eye(line)
        view, decision = self.show(seat)
        return encode(
            Snapshot(
                version=self.table.version,
                seat=seat,
                table=self.describe(line.guest, seat),
                view=Raw(view),
                decision=Raw(decision),
                log=[Raw(step.for_seat(seat)) for step in self.table.steps],
            )
        )

    def tell_table(self) -> None:
        """Send everybody the table without the game: somebody came, left or made an offer."""
        for line in tuple(self.lines):
            line.send(encode(TableTold(self.describe(line.guest, self._eye(line)))))

    def tell_thinking(self, seat: int, share: float, before: int = 0) -> None:
        """Tell everybody how much of its time a bot has used, or how many others think before it."""
        message = encode(Thinking(seat, round(share, 2), before))
        for line in tuple(self.lines):
            line.send(message)

    def enter(self, line: Line) -> None:
        """Add a line; it gets a snapshot, and the others are told if a seat is connected now."""
        self.lines.add(line)
        self.note_coming(line.guest)
        self.registry.keep(self)
        line.send(self.snapshot(line))
        if line.seat >= 0:
            self.tell_table()

    def note_coming(self, guest: str | None) -> None:
        """Note since when a guest is here; a page that was only loaded again was here all the time."""
        if guest is not None:
            last = max((held["seen"] or 0 for held in self.holders if held["guest"] == guest), default=0)
            if now_ms() - last > summary.HERE_MS:
                self.came[guest] = now_ms()
            else:
                self.came.setdefault(guest, last)

    def leave(self, line: Line) -> None:
        """Remove a line; the others are told if a seat is no longer connected."""
        self.lines.discard(line)
        if line.seat >= 0:
            if self.holds(line.seat, line.guest):
                self.holders[line.seat]["seen"] = now_ms()
            self.tell_table()

    async def sign_of_life(self, line: Line, gone: bool, told: bool) -> None:
        """Store whether a seat's holder is connected, for the other processes."""
        here = None if gone else now_ms()
        if await self.mark(line.seat, line.guest, here=here, seen=now_ms()) and told:
            await self.registry.store.tell(self.id)

    async def mark(self, seat: int, guest: str | None, **values: int | bool | None) -> bool:
        """Store something about a seat outside the journal; False if the guest does not hold it."""
        if not await self.registry.store.set_seat(self.id, seat, guest, **values):
            return False
        if self.holders[seat]["guest"] == guest:
            self.holders[seat].update(values)
        return True

    # --- what the table does by itself ----------------------------------------------------------------------

    def mind(self) -> None:
        """Start the automatic steps of this version, and stop those that are no longer needed."""
        if self.registry.draining:
            return
        steps = duties(self.table, self.registry.settings, bool(self.row["tournament"]))
        wanted = {duty.key: duty for duty in steps}
        for key in self.tasks.keys() - wanted.keys():
            self.tasks.pop(key).cancel()
        for key, duty in wanted.items():
            task = self.tasks.get(key)
            if task is None or task.done():
                self.tasks[key] = asyncio.create_task(self._perform(duty))

    def close(self) -> None:
        """Take this live table out of use; its lines are asked to connect again."""
        self.gone = True
        self.stop()
        for line in tuple(self.lines):
            line.come_again()
        self.lines.clear()

    def stop(self) -> None:
        """Cancel all automatic steps."""
        current = asyncio.current_task()
        for task in self.tasks.values():
            if task is not current:
                task.cancel()
        self.tasks.clear()

    @property
    def settles(self) -> bool:
        """Does a tournament wait for this table's result?"""
        return settles(self.row, self.table.setup)

    @property
    def busy(self) -> bool:
        """Is somebody connected, or something under way? A clock that runs needs no live table: the sweep
        finds it when it has run out."""
        acting = any(key[0] not in (FLAG, HELP) and not task.done() for key, task in self.tasks.items())
        return bool(self.lines) or self.lock.locked() or acting

    async def _perform(self, duty: Duty) -> None:
        deeds: dict[str, Callable[[Duty], Coroutine[Any, Any, None]]] = {
            THINK: self._think,
            BUILD: self._build,
            PASS: self._pass,
            FLAG: self._flag,
            HELP: self._help,
        }
        try:
            await deeds[duty.kind](duty)
        except Refused as wrong:  # somebody was faster
            log.info("duty refused", table=self.id, duty=duty.kind, seat=duty.seat, code=wrong.code)
        except asyncio.CancelledError:
            raise
        except Away as wrong:
            log.warning("duty failed", table=self.id, duty=duty.kind, seat=duty.seat, why=str(wrong))
            self.tasks[duty.key] = asyncio.create_task(self._look_again(duty))
        except Exception:
            log.exception("duty failed", table=self.id, duty=duty.kind, seat=duty.seat)

    async def _look_again(self, duty: Duty) -> None:
        """The database was away. The sweep would come only when the step is overdue by far, and where the
        time of the machine was set back, that is as far off again."""
        await asyncio.sleep(AWAY_SECONDS)
        self.tasks.pop(duty.key, None)
        self.mind()

    async def _until(self, duty: Duty) -> None:
        """Wait until a step is to be taken. If the time of the machine was set back, the last entry lies
        ahead: then a bot's pace counts from now. (Of clocks the journal says so: `rest`.)"""
        now = now_ms()
        ahead = 0 if duty.kind in (FLAG, HELP) else max(0, self.table.last - now)
        await asyncio.sleep(max(0, duty.at - ahead - now) / 1000)

    async def _pass(self, duty: Duty) -> None:
        await self._until(duty)
        await self._write_duty(journal.ACT, duty, {"action": "pass"})

    async def _flag(self, duty: Duty) -> None:
        await self._until(duty)
        holder = self.holders[duty.seat]["guest"]  # whose game it was, if a bot plays on
        await self._write_duty(journal.FLAG, duty, {}, decided=False, guest=holder)

    async def _help(self, duty: Duty) -> None:
        """The time is up: a bot picks, or builds the drafted deck, for the seat."""
        await self._until(duty)
        if duty.seat in self.table.builders:
            await self._hand_in(duty)
            return
        since = self.table.chairs[duty.seat].since
        action = await self._choose(duty)
        self.tasks.pop(duty.key, None)
        await self.write(journal.ACT, duty.seat, {"action": action}, version=since)

    async def _think(self, duty: Duty) -> None:
        action = await self._choose(duty)
        await self._until(duty)
        try:
            body = {"action": action} | self._standing_in(duty.seat)
            async with self._turn():
                await self._write_duty(journal.ACT, duty, body)
        except Refused as wrong:
            if wrong.code != "illegal":
                raise
            log.warning("bot broke the rules", table=self.id, seat=duty.seat, why=wrong.text)
            body = {"action": await self._any_answer(duty.seat)} | self._standing_in(duty.seat)
            await self._write_duty(journal.ACT, duty, body)

    def _turn(self) -> AbstractAsyncContextManager[Any]:
        """Tables that hurry take turns, so that they never keep more than one thread busy, all together."""
        hurry = hurried(self.table, bool(self.row["tournament"]))
        return self.registry.hurrying if hurry else nullcontext()

    def _standing_in(self, seat: int) -> dict[str, bool]:
        """What an entry of a bot that stands in says, so that it does nothing once the holder is back."""
        return {"stand_in": True} if self.table.chairs[seat].stand_in else {}

    async def _build(self, duty: Duty) -> None:
        await self._until(duty)
        await self._hand_in(duty)

    async def _hand_in(self, duty: Duty) -> None:
        """A bot builds the seat's deck of what it drafted."""
        play = self.table.play
        assert isinstance(play, DraftPlay)
        deck = build_deck(f"Deck {duty.seat + 1}", play.draft.drafted(duty.seat))
        body = {"deck": msgspec.to_builtins(deck)} | self._standing_in(duty.seat)
        await self._write_duty(journal.DECK, duty, body, decided=False)

    async def _write_duty(
        self, kind: str, duty: Duty, body: dict[str, Any], decided: bool = True, guest: str | None = None
    ) -> None:
        """Write the entry of a duty, which first leaves the list: writing cancels all duties on the list.
        `decided`: somebody decided on it at a version of the table, and nothing may have happened since."""
        checked = duty.since if decided else None
        self.tasks.pop(duty.key, None)
        await self.write(kind, duty.seat, body, version=checked, guest=guest)

    async def _choose(self, duty: Duty) -> str:
        """The action of the seat's bot; if it fails, a novice's or a random one."""
        table, play = self.table, self.table.play
        assert play is not None
        seed = self.secret(f"bot {duty.seat}")
        job = play.job(duty.seat)
        if job is None:
            return await self._any_answer(duty.seat)
        chair = table.chairs[duty.seat]
        for level in (chair.stand_in or chair.level or SIMPLE, SIMPLE):
            try:
                action, _ = await self.registry.thinkers.choose(
                    self.id,
                    job,
                    level,
                    seed,
                    self._reporter(duty.seat),
                    lambda before: self.tell_thinking(duty.seat, 0.0, before),
                    self.registry.budgets.who(self.row["maker"] or None).owners(),
                )
                return action
            except Speechless as wrong:
                self.registry.speechless(level)
                log.warning("bot failed", table=self.id, bot=level, seat=duty.seat, why=str(wrong))
        return await self._any_answer(duty.seat)

    async def _any_answer(self, seat: int) -> str:
        play, lot = self.table.play, int(self.secret(f"{seat} {self.table.version}"), 16)
        assert play is not None
        return await self.compute(None, lambda: play.simple_answer(seat, lot))

    def _reporter(self, seat: int) -> Callable[[float], None]:
        last = 0.0

        def report(share: float) -> None:
            nonlocal last
            if time.monotonic() - last > 0.25:
                last = time.monotonic()
                self.tell_thinking(seat, share)

        return report

    def secret(self, what: str) -> str:
        """A secret derived from the table's seed, from which the seed cannot be computed."""
        return hmac.digest(self.table.seed.encode(), what.encode(), "sha256").hex()
