"""Clubs: private groups of people who play each other."""

from __future__ import annotations

from bluemoon.server.protocol.lobby import OpenTable
from bluemoon.server.protocol.ratings import PastPlayer, Strength
from bluemoon.server.protocol.tables import Table
from bluemoon.server.protocol.words import GameKind, Shape, Termination


class ClubAbout(Shape, frozen=True):
    """One of my clubs, for a list."""

    id: str
    name: str
    members: int
    waiting: int  # tables where somebody can sit down


class Invitation(Shape, frozen=True):
    """A club to which a link leads."""

    name: str
    leader: str  # who leads it
    members: int
    club: str | None  # I am in it already


class ClubMember(Shape, frozen=True):
    """Somebody in a club. `games` and `wins` are those at the club's tables."""

    number: int
    name: str
    mine: bool
    leads: bool
    since: str  # a day
    duel: Strength | None  # null: without a rating
    city: Strength | None
    games: int
    wins: int


class ClubGame(Shape, frozen=True):
    """A finished game of a club."""

    table: str
    game: GameKind
    ended: str  # ISO time
    how: Termination
    rated: bool
    players: list[PastPlayer]


class Club(Shape, frozen=True):
    """A club as one of its members sees it."""

    id: str
    name: str
    leads: bool  # do I lead it?
    path: str  # of the page by which one joins
    squares: list[str]  # its whole address as a QR code: rows of 0 and 1
    members: list[ClubMember]  # most wins first
    waiting: list[OpenTable]
    running: list[Table]
    games: list[ClubGame]  # the latest
