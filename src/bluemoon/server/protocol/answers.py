"""The other answers of the HTTP API."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw

from bluemoon.server.protocol.ratings import MyRating, PastGame
from bluemoon.server.protocol.tables import LogEntry, Table, TableClock, View
from bluemoon.server.protocol.talk import Blocked
from bluemoon.server.protocol.words import Coded, Piles, RefusalCode, Shape, Status


class ApiError(Shape, frozen=True):
    """Everything that goes wrong is told so."""

    code: RefusalCode
    text: str
    reason: Coded
    retry_after: int | None = None  # in how many seconds to ask again; also the header Retry-After


class Me(Shape, frozen=True):
    """A guest, with the tables where he sits."""

    id: str
    name: str
    tables: list[Table]
    kept: bool  # is the name mine for good? Only then can I play rated games


class Device(Shape, frozen=True):
    """A browser on which I am signed in."""

    id: str
    name: str  # 'Firefox, Linux'; '' if nothing is known of it
    created: str  # ISO time
    seen: str  # the last day on which it was here
    this: bool  # it is the one that asks


class Passkey(Shape, frozen=True):
    """A passkey of mine."""

    id: str
    name: str  # the browser with which it was made
    created: str
    seen: str  # the last day on which it was used


class Identity(Shape, frozen=True):
    """By what I am known, and where."""

    name: str
    kept: bool  # is the name mine for good?
    phrase: bool  # is there a recovery phrase?
    passkeys: list[Passkey]
    devices: list[Device]


class NewPhrase(Shape, frozen=True):
    """A recovery phrase; it is told once."""

    phrase: str


class DeviceLink(Shape, frozen=True):
    """A code that makes another browser mine, once, within some minutes."""

    code: str
    path: str  # of the page that takes it
    seconds: int  # how long it is good
    squares: list[str]  # its address as a QR code: rows of 0 and 1


class Invited(Shape, frozen=True):
    """Who somebody becomes by a link."""

    name: str


class PasskeyQuestion(Shape, frozen=True):
    """What `navigator.credentials` is asked."""

    options: str  # JSON, as PublicKeyCredential.parseCreationOptionsFromJSON reads it


class About(Shape, frozen=True):
    """The server, for people who ask what it keeps of them."""

    version: str
    keep_days: int  # tables and guests are deleted so many days after they were last used; 0: never by itself
    contact: str  # of whoever runs it, '' if not said


class MyEntry(Shape, frozen=True):
    """Something that a guest did at a table."""

    at: str  # ISO time
    kind: str
    seat: int
    action: str  # in notation, '' if it was no action of the game


class MyTable(Shape, frozen=True):
    """What is stored of a guest at one table."""

    id: str
    game: str
    title: str
    status: Status
    created: str
    maker: bool
    seats: list[int]  # that he holds
    entries: list[MyEntry]


class MyReport(Shape, frozen=True):
    """Something that a guest reported."""

    created: str
    table: str
    seat: int
    why: str


class MyLine(Shape, frozen=True):
    """Something that a guest said at a table."""

    created: str
    table: str
    seat: int
    said: str  # the phrase, or his own words


class MyDevice(Shape, frozen=True):
    """A browser that was used."""

    name: str
    created: str
    seen: str  # the last day


class MyCalls(Shape, frozen=True):
    """A device that is called."""

    created: str
    address: str  # that its push service gave it


class MyClub(Shape, frozen=True):
    """A club that I am in."""

    name: str
    joined: str  # ISO time


class MyData(Shape, frozen=True):
    """Everything that is stored of a guest."""

    id: str
    name: str
    created: str
    seen: str | None  # the last day on which he was here
    banned: str | None  # why, if he is
    kept: bool  # is the name his for good?
    devices: list[MyDevice]  # browsers on which he is or was signed in
    passkeys: list[MyDevice]  # the browsers with which they were made
    calls: list[MyCalls]  # devices that are called
    decks: list[DeckList]
    tables: list[MyTable]
    tournaments: list[str]
    games: list[PastGame]  # that he has finished
    ratings: list[MyRating]
    reports: list[MyReport]
    said: list[MyLine]
    blocked: list[Blocked]
    clubs: list[MyClub]


class DeckList(Shape, frozen=True):
    """A deck on paper."""

    name: str
    leader: str  # a people, '' for a drafted deck
    cards: list[str]  # empty: the ready-made deck
    inquisitor: str
    emissary: str
    family: int


class Problem(Shape, frozen=True):
    """Something that is wrong with a deck."""

    kind: str
    text: str
    place: str
    reason: Coded


class DeckCheck(Shape, frozen=True):
    """What is wrong with a deck, and how many cards and moons it has."""

    problems: list[Problem]
    cards: int
    moons: int
    moon_limit: int


Cause = Literal[
    "moons",  # how high its designers rated it
    "values",
    "type",  # how many of its type the deck has already
    "icons",
    "together",  # cards it can be played with as a pair or a gang
    "people",  # whether it is of the leader's people
]


class DeckCause(Shape, frozen=True):
    """Where a gain comes from."""

    cause: Cause
    gain: float  # in games of a hundred; below 0: a loss


class DeckChange(Shape, frozen=True):
    """An exchange of two cards that the bots' builder suggests."""

    out: str
    into: str
    gain: float  # so many more games of a hundred it expects to be won
    causes: list[DeckCause]  # the largest first


class SeatKey(Shape, frozen=True):
    """A key that moves a seat to another guest, once."""

    key: str


class SeatPlace(Shape, frozen=True):
    """The seat that a key opened."""

    table: str
    seat: int


class Moment(Shape, frozen=True):
    """An earlier moment of a table."""

    version: int
    seat: int
    view: View
    entry: LogEntry | Raw | None


class Chance(Shape, frozen=True):
    """How likely a win was."""

    version: int
    turn: int
    chance: float
    all: list[float]  # by seat


class TurningPoint(Shape, frozen=True):
    """A turn that changed the chances."""

    version: int  # before the turn's first action
    seat: int
    action: str
    steps: list[Coded]  # the actions of the turn
    better: Coded | None  # null: nothing was better
    swing: float
    text: str
    loss: float  # what the player gave away against `better`
    error: float  # the standard error of that; 0 where it was not measured
    place: str  # the city: the building at which the figure stood before; otherwise ''


class Analysis(Shape, frozen=True):
    """A finished game as master judges it."""

    seat: int  # whose win chance it is
    chances: list[Chance]
    turning_points: list[TurningPoint]


class DraftPick(Shape, frozen=True):
    """A pick of a draft, and what the bot would have taken."""

    version: int  # before the pick
    pack: list[str]
    taken: str
    best: str  # the bot's card
    why: list[Coded]  # why it prefers its card to the one taken, or to the next best


TournamentKind = Literal["swiss", "round robin", "knock-out"]
CupDecks = Literal[
    "any",  # ready-made or built
    "ready-made",
    "built",  # a ready-made deck is one, too
    "emissaries",  # ready-made decks, each with an emissary
    "drafted",  # by all players together before the first round
]


class Meeting(Shape, frozen=True):
    """Two players who meet, or one who rests."""

    one: str
    two: str | None
    crystals: tuple[int, int] | None
    table: str | None
    forfeit: bool  # somebody, or both, lost because they did not play


class Standing(Shape, frozen=True):
    """A player's line of the table."""

    place: int
    player: str
    played: int  # without byes and forfeits
    won: int  # with byes and forfeits
    crystals: int  # after penalties
    conceded: int
    lost: int
    byes: int
    unplayed: int  # matches won or lost by forfeit
    penalty: int  # crystals deducted by the organiser
    left: bool


class Tournament(Shape, frozen=True):
    """A tournament; its meetings are tables."""

    id: str
    name: str  # '': it has none, and is called after `by`
    by: str  # who made it
    kind: TournamentKind
    rules: str
    piles: Piles
    status: Status
    players: list[str]
    bots: list[str]  # which of the players are bots
    rounds: list[list[Meeting]]
    standings: list[Standing]
    mine: bool  # the maker
    me: str | None  # the name under which I take part
    my_decks: list[str]
    of_rounds: int  # how many there will be; 0: not known yet
    decks: CupDecks
    clock: TableClock | None  # of each match
    penalty: str  # for backtracking: 'none', '2 crystals', 'game lost'
    size: int  # begins by itself with so many players; 0: when the maker says so
    hours: float  # for each round; 0: no limit
    due: int | None  # when the present round has to be over, in milliseconds since 1970
    draft: str | None  # the table of its draft
    absent: dict[str, int]  # who holds up the round, and in how many ms I may count that as lost
