"""Tables: who sits there, what can be seen, decided and read in the log, whatever is played."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.city import CityAction, CityDecision, CityEvent, CityView
from bluemoon.server.protocol.draft import (
    ChooseAction,
    DraftDecision,
    DraftEvent,
    DraftView,
    MatchDecision,
    MatchEvent,
    MatchView,
    PickAction,
)
from bluemoon.server.protocol.duel import DuelAction, DuelDecision, DuelEvent, DuelView
from bluemoon.server.protocol.words import GameKind, Level, Piles, Result, Shape, Status

SeatKind = Literal["open", "guest", "bot"]
OfferKind = Literal["takeback", "rematch"]
Claim = Literal[
    "win",  # the game is won against whoever is absent
    "draw",  # nobody wins
    "bot",  # a bot plays on in the seat, until its holder takes it back
]


class Seat(Shape, frozen=True):
    """A seat at a table."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None
    deck: str  # its name as far as everybody may know it, '' until then
    clock_ms: int | None  # left; runs while the seat decides
    mine: bool
    here: bool  # connected now; bots always are
    offers: list[OfferKind]
    stand_in: bool = False  # a bot plays for its holder, who was absent
    claim_ms: int | None = None  # in how many milliseconds others may claim, because its holder is absent


class TableClock(Shape, frozen=True):
    """Thinking time of each seat: minutes for the game, or days for each move."""

    minutes: float  # 0 if it is in days
    increment: float  # seconds for each action
    days: int = 0  # for each move; 0 if it is in minutes


class Pause(Shape, frozen=True):
    """The time between two games of a match; the clocks stand still."""

    ready: list[int]  # the seats that are ready for the next game
    left_ms: int | None  # until it begins without being asked; null: when everybody is ready


class Table(Shape, frozen=True):
    """A table as one guest is told of it."""

    id: str
    game: GameKind
    title: str
    rules: str
    piles: Piles | None  # null: the city
    earlier_rules: int | None  # the version of the rules that it is played by, if not the present one
    status: Status
    listed: bool
    seats: list[Seat]
    score: list[int] | None  # crystals of a match
    result: Result | None
    deciders: list[int]
    takeback: bool  # may the socket's seat ask for its last action back now?
    advice: bool  # may players ask for hints while the game runs? (never in tournaments)
    clock: TableClock | None
    next: str | None  # the rematch's table
    tournament: str | None
    created: str  # ISO time
    claims: list[Claim] = []  # what can be claimed here if somebody is absent
    pause: Pause | None = None  # between two games of a match


TableEventKind = Literal[
    "joined",  # somebody sits down
    "left",  # somebody leaves a table that waits
    "moved",  # a key moved the seat to another device
    "resigned",  # somebody gives up
    "took back",  # an action is taken back
    "flagged",  # the clock ran out
    "rules changed",  # of a new version of the server: the table goes on from an earlier position
    "rested",  # the server was away, the clocks stood still
    "closed",  # the operator closed the table
    "absent win",  # somebody gave no sign for long: another player claimed the win
    "absent draw",  # ... or called it a draw
    "absent bot",  # ... or let a bot play on
    "returned",  # whoever was absent has the seat again
    "ready",  # somebody is ready for the next game of a match
    "next game",  # it begins
]


class TableEvent(Shape, frozen=True):
    """Something happens at the table, not in the game."""

    kind: TableEventKind
    seat: int
    text: str  # in English, for logs of machines


class WaitingView(Shape, frozen=True, tag_field="game", tag="waiting"):
    """The game has not begun."""


View = DuelView | MatchView | CityView | DraftView | WaitingView
Action = DuelAction | CityAction | PickAction | ChooseAction
Decision = DuelDecision | CityDecision | DraftDecision | MatchDecision
GameEvent = DuelEvent | CityEvent | DraftEvent | MatchEvent | TableEvent


class LogEntry(Shape, frozen=True):
    """One step of a table as a seat saw it."""

    version: int  # the state after it: GET /api/tables/{id}/at/{version}
    seat: int  # who acted, -1: the table
    action: str  # in notation; '' where it is hidden from this seat
    events: list[GameEvent]
    at: str  # ISO time
