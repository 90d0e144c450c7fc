"""The state of a table, computed from its journal: seats, game, clocks, and what everybody was told. No I/O.

table = TableState(setup, seed, created)
step = table.add(entry)       # Refused, or another error of the games, if it does not fit
trial = table.fork()          # to try an entry before it is written
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final, Literal, NamedTuple

import msgspec

from bluemoon.contract import Result
from bluemoon.formats.decks import DeckList
from bluemoon.formats.match_engine import CRYSTALS
from bluemoon.messages import ServerCode
from bluemoon.server import adapters
from bluemoon.server.adapters import Play, Told
from bluemoon.server.protocol.tables import (
    Decision,
    LogEntry,
    SeatKind,
    TableEvent,
    TableEventKind,
    View,
    WaitingView,
)
from bluemoon.server.protocol.words import Level, Status
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import TABLE, Entry, Refused, Setup
from bluemoon.server.tables.termination import Termination

# The entries that change who sits where, before the game and during it.
SEATING = {
    "waiting": (journal.JOIN, journal.BOT, journal.LEAVE, journal.NAME, journal.HOLD, journal.CLOSE),
    "running": (
        journal.RESIGN,
        journal.FLAG,
        journal.NAME,
        journal.HOLD,
        journal.CLOSE,
        journal.ABSENT,
        journal.RETURN,
    ),
    "over": (journal.HOLD,),
}
MOST_UNDO = 40
PAUSE_MS = 60_000  # so long no clock runs between two games of a match
CARETAKER: Final = "novice"  # the bot that plays on for somebody who left a game of three or four

encode = msgspec.json.encode


@dataclass
class Chair:
    """A seat: who sits there, with which decks and how much time."""

    kind: SeatKind = "open"
    name: str = ""
    level: Level | Literal[""] = ""
    decks: tuple[DeckList, ...] = ()
    left_ms: int | None = None  # thinking time left when the last entry was written
    acted: bool = False  # whoever sits here has taken an action
    since: int = 0  # the version at which the seat's present decision came up
    stand_in: Level | Literal[""] = ""  # the bot that plays until the holder, who is absent, is back

    @property
    def by_bot(self) -> bool:
        """Does a bot play here, for good or for a while?"""
        return self.kind == "bot" or bool(self.stand_in)

    def copy(self) -> Chair:
        """An independent copy."""
        return replace(self)


class Step(NamedTuple):
    """What an entry did; `told` has the log entry as JSON, first for spectators, then for each seat."""

    version: int
    told: tuple[bytes, ...]

    def for_seat(self, seat: int) -> bytes:
        """The log entry for a seat; -1 is a spectator."""
        return self.told[seat + 1]


class Before(NamedTuple):
    """The game before an action that may be taken back."""

    seat: int
    play: Play
    gained: int  # milliseconds that the action added to the seat's clock


@dataclass
class TableState:
    """A table at some version of its journal."""

    setup: Setup
    seed: str
    created: int
    plays: bool = True  # False: the game is not begun, because a stored position will follow
    version: int = 0
    status: Status = "waiting"
    chairs: list[Chair] = field(default_factory=list)
    play: Play | None = None
    result: Result | None = None
    steps: list[Step] = field(default_factory=list)
    undo: list[Before] = field(default_factory=list)
    last: int = 0  # when the last entry was written
    spared: int = 0  # until when no clock runs, because of the last pause between games
    rules_changed: bool = False
    former: Play | None = None  # the game as it was before the next entry, if somebody else has kept it

    def __post_init__(self) -> None:
        self.last = self.created
        for seat in self.setup.seats:
            clock = self.setup.clock
            left = clock.begins_with if clock and seat.kind != "bot" else None
            self.chairs.append(Chair(seat.kind, seat.name, seat.level, seat.decks, left))
        self._begin()

    def fork(self, frozen: bool = False) -> TableState:
        """A copy on which an entry can be tried without changing this table. `frozen`: this table is not
        changed any more, so that its game need not be copied for taking back."""
        new = TableState.__new__(TableState)
        new.__dict__.update(self.__dict__)
        new.former = self.play if frozen else None
        new.chairs = [chair.copy() for chair in self.chairs]
        new.steps = self.steps.copy()
        new.undo = self.undo.copy()
        new.play = None if self.play is None else self.play.copy()
        return new

    # --- where it stands ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return len(self.chairs)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have an action to choose; none unless the game is running."""
        return self.play.deciders if self.play is not None and self.status == "running" else ()

    @property
    def builders(self) -> tuple[int, ...]:
        """The seats that have to hand in a drafted deck; none unless the game is running."""
        return self.play.builders if self.play is not None and self.status == "running" else ()

    @property
    def thinking(self) -> frozenset[int]:
        """The seats whose clocks run: they have an action to choose, or a deck to hand in, and nobody stands
        in for them."""
        asked = (*self.deciders, *self.builders)
        return frozenset(seat for seat in asked if not self.chairs[seat].stand_in)

    @property
    def resting(self) -> bool:
        """Is it the pause between two games of a match?"""
        return self.play is not None and self.status == "running" and self.play.resting

    @property
    def clocks_run(self) -> int:
        """When the clocks of those who think began to run, or will."""
        return max(self.last, self.spared) if self.resting else self.last

    @property
    def is_open(self) -> bool:
        """A finished game hides nothing, unless its tournament goes on with the same decks."""
        return self.status == "over" and not self.setup.keeps_secrets

    def may_take_back(self, seat: int) -> bool:
        """May the seat ask for its last action back? Nothing hidden became known since, no chance was used,
        nobody else has decided."""
        allowed = self.setup.takeback and self.status == "running"
        return allowed and bool(self.undo) and self.undo[-1].seat == seat

    def clock_waits(self, seat: int) -> bool:
        """Does the seat's clock not run yet, because nobody has acted there?"""
        return self.setup.waits and not self.chairs[seat].acted

    def left_ms(self, seat: int, now: int) -> int | None:
        """The seat's thinking time, which runs while it decides; None if it has no clock, or not yet."""
        left = self.chairs[seat].left_ms
        if left is None or self.clock_waits(seat):
            return None
        if seat in self.thinking:
            left -= max(0, now - self.clocks_run)
        return max(0, left)

    def view(self, seat: int) -> View:
        """What the seat sees of the game; -1 is a spectator."""
        if self.play is None:
            return WaitingView()
        return self.play.view(seat, self.is_open)

    def decision(self, seat: int) -> Decision | None:
        """What the seat has to decide; None if nothing."""
        if self.play is None or seat not in self.deciders or self.chairs[seat].stand_in:
            return None
        return self.play.decision(seat)

    def check_fresh(self, seat: int, version: int) -> None:
        """Raise Refused if the seat has a newer decision than that of this version. Secret choices of other
        seats do not make it newer."""
        if not 0 <= seat < self.players:
            raise Refused("spectator", ServerCode.SPECTATOR)
        if version > self.version or version < self.chairs[seat].since:
            raise Refused("stale", ServerCode.STALE)

    # --- the fold -----------------------------------------------------------------------------------------

    def add(self, entry: Entry) -> Step:
        """Apply an entry. If this raises an error, the table must not be used any more; try it on a fork."""
        if entry.number != self.version + 1:
            raise Refused("stale", ServerCode.STALE)
        self._run_clocks(entry)
        deciders, thinking, rested = self.deciders, self.thinking, self.resting
        told = DEEDS[entry.kind](self, entry)
        self.former = None
        self.version = entry.number
        self.last = entry.at
        self._settle()
        if self.resting and not rested:
            self.spared = entry.at + PAUSE_MS
        self._note_deciders(entry, deciders)
        self._wind_up(entry, thinking)
        step = self._step(entry, told)
        self.steps.append(step)
        return step

    def pass_over(self, entry: Entry) -> None:
        """Apply only what an entry changes about the seats; a later stored position replaces the game."""
        if entry.kind in SEATING[self.status]:
            DEEDS[entry.kind](self, entry)
        self.version = entry.number
        self.last = entry.at
        self.steps.append(self._step(entry, [Told("", [])] * (self.players + 1)))

    def go_on_from(self, play: Play) -> None:
        """Replace the game by a stored position, because the rules have changed since."""
        self.play = play
        self.undo.clear()
        self.rules_changed = True
        for seat in self.deciders:
            self.chairs[seat].since = self.version
        self._settle()

    def _step(self, entry: Entry, told: list[Told]) -> Step:
        at = datetime.fromtimestamp(entry.at / 1000, UTC).isoformat(timespec="milliseconds")
        lines: list[bytes] = []
        for number, one in enumerate(told):
            same = next((earlier for earlier in range(number) if _alike(one, told[earlier])), None)
            if same is None:
                line = encode(LogEntry(entry.number, entry.seat, one.action, list(one.events), at))
                lines.append(next((known for known in lines if known == line), line))
            else:  # nothing is hidden from one of them: said once, kept once
                lines.append(lines[same])
        return Step(entry.number, tuple(lines))

    def _run_clocks(self, entry: Entry) -> None:
        spared = self._away(entry) if entry.kind == journal.REST else 0
        for seat in self.thinking:
            if not self.clock_waits(seat):
                self.chairs[seat].left_ms = self.left_ms(seat, entry.at - spared)
        if entry.kind == journal.ACT and 0 <= entry.seat < self.players:
            chair = self.chairs[entry.seat]
            if chair.left_ms is not None:
                chair.left_ms += self._increment(entry.seat)

    def _increment(self, seat: int) -> int:
        """The milliseconds that an action adds to the seat's clock."""
        clock = self.setup.clock
        return 0 if clock is None or self.chairs[seat].left_ms is None else int(clock.increment * 1000)

    def _wind_up(self, entry: Entry, before: frozenset[int]) -> None:
        """With a clock in days a seat has all of its time again when it is to move after somebody else, and,
        where several seats move at the same time, after each of its own moves."""
        clock = self.setup.clock
        if clock is None or not clock.by_move:
            return
        if clock.seconds and not (self.play is not None and self.play.drafting):
            for chair in self.chairs:  # the match after a draft has no time limit
                chair.left_ms = None
            return
        together = len(before) > 1 or len(self.thinking) > 1
        for seat in self.thinking:
            own = seat == entry.seat and together and entry.kind in (journal.ACT, journal.DECK)
            if self.chairs[seat].left_ms is not None and (seat not in before or own):
                building = clock.seconds and seat in self.builders
                self.chairs[seat].left_ms = clock.building if building else clock.begins_with

    def _away(self, entry: Entry) -> int:
        """The milliseconds since the last entry in which the server was away."""
        if "ms" in entry.body:
            return int(entry.body["ms"])
        return max(0, int(entry.body["until"]) - max(int(entry.body["since"]), self.last))

    def _note_deciders(self, entry: Entry, before: tuple[int, ...]) -> None:
        """Note for each seat with a new decision that it came up at this version."""
        changed = entry.kind in (journal.TAKE_BACK, journal.CUT)
        same = entry.kind in (journal.HOLD, journal.NAME)  # a new holder has the same decision
        acted = TABLE if same else entry.seat
        for seat in self.deciders:
            if changed or seat not in before or seat == acted:
                self.chairs[seat].since = self.version

    def _begin(self) -> None:
        """Begin the game if all seats are taken."""
        if self.status != "waiting" or any(chair.kind == "open" for chair in self.chairs):
            return
        self.status = "running"
        if not self.plays:
            return
        decks = [chair.decks for chair in self.chairs]
        names = [chair.name for chair in self.chairs]
        self.play = adapters.begin(self.setup, decks, names, self.seed)
        self._settle()

    def _settle(self) -> None:
        if self.status == "running" and self.play is not None and self.play.over:
            self._end(self.play.result)

    def _end(self, result: Result | None) -> None:
        self.status = "over"
        self.result = result
        self.undo.clear()

    # --- deeds --------------------------------------------------------------------------------------------

    def _chair(self, entry: Entry) -> Chair:
        if not 0 <= entry.seat < self.players:
            raise Refused("spectator", ServerCode.SPECTATOR)
        return self.chairs[entry.seat]

    def _to_all(self, kind: TableEventKind, seat: int, text: str) -> list[Told]:
        return [Told("", [TableEvent(kind, seat, text)])] * (self.players + 1)

    def _running(self) -> Play:
        if self.play is None or self.status != "running":
            raise Refused("not-running", ServerCode.NOT_RUNNING)
        return self.play

    def _join(self, entry: Entry) -> list[Told]:
        chair = self._chair(entry)
        if self.status == "over":
            raise Refused("not-running", ServerCode.NOT_RUNNING)
        if chair.kind != "open":
            raise Refused("not-possible", ServerCode.SEAT_TAKEN)
        chair.kind = "guest" if entry.kind == journal.JOIN else "bot"
        chair.name = entry.body["name"]
        chair.level = entry.body.get("level", "")
        chair.decks = msgspec.convert(entry.body.get("decks", []), tuple[DeckList, ...]) or chair.decks
        if chair.kind == "bot":
            chair.left_ms = None
        self.last = entry.at
        self._begin()
        return self._to_all("joined", entry.seat, f"{chair.name} sits down")

    def _leave(self, entry: Entry) -> list[Told]:
        chair = self._chair(entry)
        if self.status != "waiting" or chair.kind != "guest":
            raise Refused("not-possible", ServerCode.ONLY_WAITING)
        name = chair.name
        chair.kind, chair.name, chair.decks = "open", "", ()
        return self._to_all("left", entry.seat, f"{name} leaves")

    def _name(self, entry: Entry) -> list[Told]:
        chair = self._chair(entry)
        if self.status == "over" or chair.kind != "guest":
            raise Refused("not-possible", ServerCode.NOBODY_THERE)
        was, chair.name = chair.name, entry.body["name"]
        event = TableEvent("renamed", entry.seat, f"{was} is called {chair.name} from now on", was)
        return [Told("", [event])] * (self.players + 1)

    def _hold(self, entry: Entry) -> list[Told]:
        if self._chair(entry).kind != "guest":
            raise Refused("not-possible", ServerCode.NOBODY_THERE)
        return self._to_all("moved", entry.seat, "sits at another device now")

    def _act(self, entry: Entry) -> list[Told]:
        play = self._running()
        self._demand_present(entry)
        if entry.guest is not None:  # the table itself may have passed
            self._chair(entry).acted = True
        before = (self.former or play.copy()) if self.setup.takeback else play
        done = play.act(entry.seat, entry.body["action"])
        if done.final or not self.setup.takeback:
            self.undo.clear()
        else:
            if self.undo and self.undo[-1].seat != entry.seat:
                self.undo.clear()
            self.undo.append(Before(entry.seat, before, self._increment(entry.seat)))
            del self.undo[:-MOST_UNDO]
        return done.told

    def _deck(self, entry: Entry) -> list[Told]:
        play = self._running()
        self._demand_present(entry)
        return play.hand_in(entry.seat, msgspec.convert(entry.body["deck"], DeckList)).told

    def _take_back(self, entry: Entry) -> list[Told]:
        self._running()
        if not self.may_take_back(entry.seat):
            raise Refused("not-possible", ServerCode.NOTHING_TO_TAKE_BACK)
        before = self.undo.pop()
        self.play = before.play
        chair = self.chairs[entry.seat]
        if chair.left_ms is not None:
            chair.left_ms = max(0, chair.left_ms - before.gained)
        return self._to_all("took back", entry.seat, "an action is taken back")

    def _resign(self, entry: Entry) -> list[Told]:
        self._give_up(entry, Termination.RESIGNED)
        return self._to_all("resigned", entry.seat, "resigns")

    def _flag(self, entry: Entry) -> list[Told]:
        left = self._chair(entry).left_ms
        if left is None or left > 0:
            raise Refused("not-possible", ServerCode.TIME_LEFT)
        self._give_up(entry, Termination.TIME)
        return self._to_all("flagged", entry.seat, "the time ran out")

    def _give_up(self, entry: Entry, how: Termination) -> None:
        """Of two players the other one wins; of more, a bot plays on for the one who gives up."""
        if self.status != "running":
            raise Refused("not-running", ServerCode.NOT_RUNNING)
        chair = self._chair(entry)
        if chair.kind != "guest":
            raise Refused("not-possible", ServerCode.NOBODY_GIVES_UP)
        self.undo.clear()
        if self.players == 2:
            winner = 1 - entry.seat
            self._end(Result((winner,), self._scores((winner,)), how))
            return
        chair.kind, chair.level, chair.left_ms, chair.stand_in = "bot", CARETAKER, None, ""
        if not any(other.kind == "guest" for other in self.chairs):
            self._end(Result((), (0,) * self.players, Termination.EVERYBODY_LEFT))

    def _demand_present(self, entry: Entry) -> None:
        """Raise Refused if the entry is the holder's while a bot stands in, or such a bot's when he is
        back."""
        chair = self._chair(entry)
        if chair.stand_in and entry.guest is not None:
            raise Refused("not-possible", ServerCode.STAND_IN)
        if not chair.stand_in and entry.body.get("stand_in"):
            raise Refused("stale", ServerCode.STALE)

    def _absent(self, entry: Entry) -> list[Told]:
        """Another player claims something, because the holder of this seat has given no sign for long."""
        if self.status != "running":
            raise Refused("not-running", ServerCode.NOT_RUNNING)
        chair, what, claimer = self._chair(entry), entry.body["what"], int(entry.body["by"])
        if chair.kind != "guest" or chair.stand_in:
            raise Refused("not-possible", ServerCode.NOBODY_ABSENT)
        self.undo.clear()
        if what == "bot":
            chair.stand_in = CARETAKER
            return self._to_all("absent bot", entry.seat, "does not come back: a bot stands in")
        if what == "out":
            chair.kind, chair.level, chair.left_ms = "bot", CARETAKER, None
            return self._to_all("absent out", entry.seat, "does not come back: a bot plays on")
        if what == "draw":
            self._end(Result((), self._scores(()), Termination.ABSENT_DRAW))
            return self._to_all("absent draw", entry.seat, "does not come back: it is a draw")
        self._end(Result((claimer,), self._scores((claimer,)), Termination.ABSENT))
        return self._to_all("absent win", entry.seat, "does not come back: the win is claimed")

    def _return(self, entry: Entry) -> list[Told]:
        """Whoever was absent has given a sign: the bot that stood in gives the seat back."""
        chair = self._chair(entry)
        if self.status != "running" or not chair.stand_in:
            raise Refused("not-possible", ServerCode.NO_STAND_IN)
        self.undo.clear()
        chair.stand_in = ""
        return self._to_all("returned", entry.seat, "is back")

    def _rest(self, entry: Entry) -> list[Told]:
        self._running()
        set_back = int(entry.body["until"]) < int(entry.body["since"]) and entry.at < self.last
        if not self._away(entry) and not set_back:
            raise Refused("not-possible", ServerCode.CLOCKS_RAN)
        return self._to_all("rested", TABLE, "the server was away: the clocks stood still")

    def _close(self, entry: Entry) -> list[Told]:
        """The operator ends the table, whatever its state; nobody wins unless he says who."""
        if self.status == "over":
            raise Refused("not-running", ServerCode.NOT_RUNNING)
        winner = entry.body.get("winner")
        winners = () if winner is None else (int(winner),)
        if entry.body.get("deadline"):
            scores = tuple(CRYSTALS * (seat in winners) for seat in range(self.players))
            self._end(Result(winners, scores, Termination.DEADLINE))
            return self._to_all("deadline", TABLE, "the time for the round is over")
        self._end(Result(winners, self._scores(winners), Termination.CLOSED))
        return self._to_all("closed", TABLE, "the operator closed the table")

    def _scores(self, winners: tuple[int, ...]) -> tuple[int, ...]:
        """The scores of a game that ends before its end. In a tournament the winner of a match has five
        crystals, as if it had been played, and the loser fewer."""
        score = self.play.score if self.play is not None else None
        if score is None:
            return tuple(int(seat in winners) for seat in range(self.players))
        if self.setup.secret and self.setup.game == "match" and winners:
            lower = CRYSTALS - 1
            return tuple(
                max(n, CRYSTALS) if seat in winners else min(n, lower) for seat, n in enumerate(score)
            )
        return tuple(score)

    def _cut(self, entry: Entry) -> list[Told]:
        """Go on from the stored position; entries after it that were not legal any more have been left
        out."""
        if self.status != "running":
            raise Refused("not-running", ServerCode.NOT_RUNNING)
        self.play = adapters.restore(self.setup, entry.body["position"])
        self.undo.clear()
        return self._to_all("rules changed", TABLE, "the rules have changed: the table goes on from here")


def _alike(one: Told, two: Told) -> bool:
    """Are two seats told the same? Events that both see are the same objects."""
    if one is two:
        return True
    if one.action != two.action or len(one.events) != len(two.events):
        return False
    return all(event is other for event, other in zip(one.events, two.events))


DEEDS: dict[str, Callable[[TableState, Entry], list[Told]]] = {
    journal.JOIN: TableState._join,
    journal.BOT: TableState._join,
    journal.LEAVE: TableState._leave,
    journal.NAME: TableState._name,
    journal.HOLD: TableState._hold,
    journal.ACT: TableState._act,
    journal.DECK: TableState._deck,
    journal.RESIGN: TableState._resign,
    journal.TAKE_BACK: TableState._take_back,
    journal.FLAG: TableState._flag,
    journal.REST: TableState._rest,
    journal.CLOSE: TableState._close,
    journal.ABSENT: TableState._absent,
    journal.RETURN: TableState._return,
    journal.CUT: TableState._cut,
}
