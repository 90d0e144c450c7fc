"""A table is a journal: what it was set up with, and numbered entries. Everything else follows from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bluemoon.duel.model.piles import UNSAID
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList
from bluemoon.messages import Arg, Code, Message
from bluemoon.server.protocol.tables import SeatKind
from bluemoon.server.protocol.words import Level, RefusalCode

DAY_MS = 24 * 3600 * 1000
BUILDING_MS = 5 * 60 * 1000  # the least time to build a drafted deck, where there is a limit
TABLE = -1  # the seat of entries that the table writes itself, and of spectators

# Kinds of entries.
JOIN = "join"  # a guest sits down: name, decks
BOT = "bot"  # a bot fills the seat: level
LEAVE = "leave"  # a waiting table is left
NAME = "name"  # whoever holds the seat is called otherwise from now on: name
HOLD = "hold"  # a key moves the seat to another guest
ACT = "act"  # action
DECK = "deck"  # the deck built from a draft
RESIGN = "resign"
TAKE_BACK = "takeback"
FLAG = "flag"  # the clock ran out
REST = "rest"  # the server was away: clocks stood still from one time to another, for so many ms of it
CLOSE = "close"  # the operator ends the table: winner, if it has to have one
ABSENT = "absent"  # nobody came back to a seat: what another player claims for it, and that player's seat
RETURN = "return"  # whoever was absent has the seat back from the bot that stood in
CUT = "cut"  # the rules have changed: the table goes on from its stored position


class Refused(BluemoonError):
    """What somebody asked for cannot be done: the kind of refusal, what is said about it, the place of the
    rule, and in how many seconds to ask again. `raise Refused("not-found", ServerCode.NO_SUCH_TABLE)`"""

    def __init__(
        self,
        code: RefusalCode,
        what: Code | Message,
        place: str = "",
        /,
        *,
        retry_after: float | None = None,
        **args: Arg,
    ) -> None:
        super().__init__(what, **args)
        self.code = code
        self.place = place
        self.retry_after = retry_after

    @property
    def text(self) -> str:
        """The message in English."""
        return str(self.said)


class Clock(msgspec.Struct, frozen=True):
    """Thinking time of each seat for the game, and what each action adds (in seconds); or, in `days`, the
    time for each move: all of it is there again whenever another seat has decided; or, in `seconds`, the time
    for each pick of a draft, after which a bot picks for the seat."""

    minutes: float
    increment: float = 0.0
    days: int = 0
    seconds: int = 0

    @property
    def begins_with(self) -> int:
        """The milliseconds that each seat has at the beginning."""
        if self.seconds:
            return self.seconds * 1000
        return self.days * DAY_MS if self.days else int(self.minutes * 60_000)

    @property
    def building(self) -> int:
        """The milliseconds that a seat has to build its drafted deck, where picks are timed."""
        return max(BUILDING_MS, self.seconds * 10_000)

    @property
    def by_move(self) -> bool:
        """Is all of the time there again for each move?"""
        return bool(self.days or self.seconds)


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat as it was when the table was made."""

    kind: SeatKind = "open"
    name: str = ""
    level: Level | Literal[""] = ""
    decks: tuple[DeckList, ...] = ()


class Setup(msgspec.Struct, frozen=True):
    """What a table was made with; it never changes."""

    game: str
    seats: tuple[SeatSetup, ...]
    rules: str = "legends"
    mulligan: bool = False
    layout: str = "standard"
    peoples: tuple[str, ...] = ()
    clock: Clock | None = None
    takeback: bool = True
    starter: int | None = None
    drafted: tuple[tuple[str, ...], ...] | None = None  # what each seat may build its deck of
    record: dict[str, str] | None = None  # the set-up of a game that begins elsewhere: a record, a position
    guide: str = ""  # of tables from before the lessons: they began at an example of the rulebook
    piles: str = UNSAID  # may the players look through discard piles and leader areas?
    secret: bool = False  # a tournament goes on: what was hidden stays hidden when this table is over
    advice: bool = False  # people who play each other have agreed that they may ask for hints
    rated: bool = False  # the result moves ratings: no advice, nothing is taken back
    penalty: str = "none"  # for backtracking in a match of a tournament
    pause: bool = False  # the next game of a match waits until both are ready; older tables go on at once
    chat: bool = False  # people have agreed that they talk in their own words
    absence: int | None = None  # after so many seconds without a sign others may claim; 0, None: never
    waits: bool = False  # a seat's clock begins with its first action: the round of a cup has its own time
    version: int = 1  # of the game's rules; tables from before versions do not say it

    @property
    def keeps_secrets(self) -> bool:
        """Does what was hidden stay hidden when this table is over, because a tournament with the same decks
        goes on or follows?"""
        return self.secret or (self.game == "draft" and len(self.seats) > 2)


# Made when the module is read, and the only way in which a set-up is read: several threads that are the first
# to read something of a type with msgspec can end the process with a fault of memory. This decoder knows all
# types in a set-up from the beginning, decks too, so that `msgspec.convert` to a deck is safe afterwards.
read_setup = msgspec.json.Decoder(Setup).decode


class Entry(msgspec.Struct, frozen=True):
    """A line of the journal. `client`: the id that the sender gave, so that nothing is done twice. `guest`:
    who wrote it, and of JOIN and HOLD who holds the seat from now on; None: the table itself."""

    number: int
    kind: str
    seat: int
    body: dict[str, Any]
    at: int  # milliseconds since 1970
    client: str | None = None
    guest: str | None = None


read_entry = msgspec.json.Decoder(Entry).decode
