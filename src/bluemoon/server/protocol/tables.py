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
    "bot",  # a bot plays in the seat until its holder is back
    "out",  # a bot plays in the seat for good: of three or more in a rated game, where leaving loses
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
    stand_in: bool = False  # a bot plays for its holder, who is absent
    claim_ms: int | None = None  # in how many milliseconds others may claim; null: nobody is absent there


class TableClock(Shape, frozen=True):
    """Thinking time of each seat: minutes for the game, days for each move, or seconds for each pick of a
    draft."""

    minutes: float  # 0 if it is in days or seconds
    increment: float  # seconds for each action
    days: int = 0  # for each move; 0 if it is not in days
    seconds: int = 0  # for each pick of a draft; 0 if it is not in seconds


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
    rated: bool  # its result moves ratings
    advice: bool  # may players ask for hints while the game runs? (never in tournaments)
    clock: TableClock | None
    next: str | None  # the rematch's table
    tournament: str | None
    created: str  # ISO time
    chat: bool = False  # may players talk in their own words? (never at listed tables and in tournaments)
    absence: int = 0  # after so many seconds without a sign of a player the others may claim; 0: never
    claims: list[Claim] = []  # what can be claimed then
    spared_ms: int = 0  # for so long no clock runs yet: the pause between two games of a match


TableEventKind = Literal[
    "joined",  # somebody sits down
    "left",  # somebody leaves a table that waits
    "renamed",  # whoever sits there is called otherwise from now on
    "moved",  # a key moved the seat to another device
    "resigned",  # somebody gives up
    "took back",  # an action is taken back
    "flagged",  # the clock ran out
    "rules changed",  # of a new version of the server: the table goes on from an earlier position
    "rested",  # the server was away, the clocks stood still
    "closed",  # the operator closed the table
    "deadline",  # the time for a round of a tournament is over
    "absent win",  # somebody gave no sign for long: another player claimed the win
    "absent draw",  # ... or called it a draw
    "absent bot",  # ... or let a bot stand in
    "absent out",  # ... or let a bot play on for good
    "returned",  # whoever was absent has the seat back
]


class TableEvent(Shape, frozen=True):
    """Something happens at the table, not in the game."""

    kind: TableEventKind
    seat: int
    text: str  # in English, for logs of machines
    was: str = ""  # of 'renamed': the name until then


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
