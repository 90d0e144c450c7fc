"""What comes in over HTTP, validated field by field, and what goes out (for the OpenAPI description)."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from bluemoon.formats.decks import DeckList

Level = Literal["random", "novice", "adept", "master"]
GameKind = Literal["duel", "match", "city", "draft"]
Rules = Literal["legends", "classic"]
Piles = Literal["top", "open"]
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")  # tabs and line ends are welcome


def _one_line(text: str) -> str:
    """One line of words without control signs."""
    words = " ".join(text.split())
    if not words.isprintable():
        raise ValueError("only printable signs, please")
    return words


def _lines(text: str) -> str:
    """Lines of text without other control signs."""
    if CONTROL.search(text):
        raise ValueError("no control signs, please")
    return text


Name = Annotated[str, Field(max_length=40), AfterValidator(_one_line)]
Title = Annotated[str, Field(max_length=80), AfterValidator(_one_line)]
CardName = Annotated[str, Field(max_length=80), AfterValidator(_one_line)]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=False)


class Deck(Model):
    """A deck on paper."""

    name: Annotated[str, Field(max_length=64), AfterValidator(_one_line)] = ""
    leader: Name = ""
    cards: Annotated[list[CardName], Field(max_length=60)] = []
    inquisitor: CardName = ""
    emissary: CardName = ""
    family: Annotated[int, Field(ge=0, le=6)] = 0

    def listed(self) -> DeckList:
        name = self.name or self.leader or "Deck"
        return DeckList(name, self.leader, tuple(self.cards), self.inquisitor, self.emissary, self.family)


class Clock(Model):
    minutes: Annotated[float, Field(gt=0, le=1440, allow_inf_nan=False)]
    increment: Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)] = 0


class NewSeat(Model):
    who: Literal["me", "open", "random", "novice", "adept", "master"]
    deck: Deck | None = None
    decks: Annotated[list[Deck], Field(max_length=9)] | None = None
    name: Name | None = None


class Moment(Model):
    table: Id
    version: Annotated[int, Field(ge=0, le=1_000_000)]


class NewTable(Model):
    game: GameKind
    rules: Rules = "legends"
    seats: Annotated[list[NewSeat], Field(max_length=6)] | None = None
    mulligan: bool = False
    piles: Piles = "top"
    layout: Literal["standard", "random"] = "standard"
    peoples: Annotated[list[Name], Field(max_length=9)] | None = None
    listed: bool = False
    clock: Clock | None = None
    takeback: bool = True
    title: Title = ""
    moment: Annotated[Moment | None, Field(alias="from")] = None
    guide: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")] | None = None


class Sit(Model):
    deck: Deck | None = None
    decks: Annotated[list[Deck], Field(max_length=9)] | None = None
    name: Name | None = None


class SeatBot(Model):
    level: Level


class HandIn(Model):
    seat: Annotated[int, Field(ge=0, le=5)]
    deck: Deck


class NewName(Model):
    name: Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_one_line)]


class RecordText(Model):
    text: Annotated[str, Field(max_length=200_000), AfterValidator(_lines)]


class DeckCheck(Model):
    deck: Deck
    rules: Rules = "legends"
    drafted: Annotated[list[CardName], Field(max_length=200)] | None = None
    match: bool = False


class NewTournament(Model):
    name: Annotated[str, Field(min_length=1, max_length=80), AfterValidator(_one_line)]
    kind: Literal["swiss", "round robin"] = "round robin"
    rules: Rules = "legends"
    piles: Piles = "top"
    rounds: Annotated[int, Field(ge=0, le=20)] = 0


class NewPlayer(Model):
    """Me, or a bot of the maker's choice."""

    name: Name | None = None
    level: Level | None = None
    deck: Deck | None = None
    decks: Annotated[list[Deck], Field(max_length=9)] | None = None


# --- answers ----------------------------------------------------------------------------------------------


class ApiError(BaseModel):
    """Everything that goes wrong is told so."""

    code: str
    text: str


class SeatAnswer(BaseModel):
    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    level: Level | None
    deck: str
    mine: bool
    here: bool
    clock_ms: int | None
    offers: list[str]


class ResultAnswer(BaseModel):
    winners: list[int]
    scores: list[int]
    reason: str


class ClockAnswer(BaseModel):
    minutes: float
    increment: float


class TableAnswer(BaseModel):
    id: str
    game: GameKind
    title: str
    rules: str
    piles: Piles | None
    earlier_rules: int | None
    status: Literal["waiting", "running", "over"]
    listed: bool
    seats: list[SeatAnswer]
    score: list[int] | None
    result: ResultAnswer | None
    deciders: list[int]
    takeback: bool
    clock: ClockAnswer | None
    next: str | None
    tournament: str | None
    guide: str | None
    created: str


class MeAnswer(BaseModel):
    id: str
    name: str
    tables: list[TableAnswer]


class ProblemAnswer(BaseModel):
    kind: str
    text: str
    place: str


class CheckAnswer(BaseModel):
    """What is wrong with a deck, and how many cards and moons it has."""

    problems: list[ProblemAnswer]
    cards: int
    moons: int
    moon_limit: int


class KeyAnswer(BaseModel):
    key: str


class MomentAnswer(BaseModel):
    version: int
    seat: int
    view: dict[str, Any]
    entry: dict[str, Any] | None


class ChanceAnswer(BaseModel):
    version: int
    turn: int
    chance: float


class TurningPoint(BaseModel):
    version: int
    seat: int
    action: str
    better: str
    swing: float
    text: str


class AnalysisAnswer(BaseModel):
    seat: int
    chances: list[ChanceAnswer]
    turning_points: list[TurningPoint]


class SeatPlace(BaseModel):
    table: str
    seat: int


class DeckAnswer(BaseModel):
    name: str
    leader: str
    cards: list[str]
    inquisitor: str
    emissary: str
    family: int


class MeetingAnswer(BaseModel):
    one: str
    two: str | None
    crystals: tuple[int, int] | None
    table: str | None


class StandingAnswer(BaseModel):
    place: int
    player: str
    played: int
    won: int
    crystals: int
    conceded: int


class TournamentAnswer(BaseModel):
    id: str
    name: str
    kind: str
    rules: str
    piles: Piles
    status: Literal["waiting", "running", "over"]
    players: list[str]
    rounds: list[list[MeetingAnswer]]
    standings: list[StandingAnswer]
    mine: bool
