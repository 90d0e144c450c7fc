"""Finished games, ratings, leaderboards and statistics."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.words import GameKind, Level, Shape, Termination

Verdict = Literal[
    "counted",  # it moved ratings
    "casual",  # it was not rated
    "void",  # it was closed, or nobody was placed
    "limit",  # these players have met often enough that day
    "easy",  # won against bots that are much weaker
    "unmeasured",  # with a bot that has no rating in this game
]


class Strength(Shape, frozen=True):
    """How strong somebody is by his rating."""

    points: int
    sure: bool  # enough is known of it; otherwise the points are provisional and move far with every game


class PastPlayer(Shape, frozen=True):
    """Somebody who played a finished game."""

    seat: int
    name: str
    level: Level | None
    people: str  # '' where none, or several
    deck: str
    place: int  # 1: won; the same where they shared; 0: nobody was placed
    score: int
    left: bool  # gave up, or his time ran out
    mine: bool


class PastGame(Shape, frozen=True):
    """A game that I have finished."""

    number: int
    table: str | None  # to look at it again; null: deleted by now
    game: GameKind
    ended: str  # ISO time
    how: Termination
    rated: bool
    verdict: Verdict
    players: list[PastPlayer]
    before: int | None  # my points, if it counted
    after: int | None


class MyGames(Shape, frozen=True):
    """My finished games, the latest first."""

    games: list[PastGame]
    next: int | None  # ask for those before this number; null: there are no more


class MyRating(Shape, frozen=True):
    """How I stand in a ladder."""

    ladder: str  # 'duel', 'city', or 'duel:Vulca'
    points: int
    spread: int  # two standard deviations
    sure: bool  # enough is known for a place on the leaderboard
    games: int
    wins: int


class Rank(Shape, frozen=True):
    """A line of the leaderboard."""

    place: int | None  # null: a bot, or not sure enough yet
    name: str
    level: Level | None
    points: int
    spread: int
    games: int
    wins: int
    mine: bool


class Leaderboard(Shape, frozen=True):
    """The best of a ladder, with the bots between them, and my own line."""

    ladder: str
    ranks: list[Rank]
    mine: Rank | None
    a_day: int  # games of the same players that count in a day


class Tally(Shape, frozen=True):
    """Games of one kind, and how many of them were won."""

    what: str
    level: Level | None  # of a bot
    games: int
    wins: int


class Statistics(Shape, frozen=True):
    """My games counted."""

    ratings: list[MyRating]
    games: int
    wins: int
    streak: int  # wins in a row until now; negative: defeats
    longest: int  # the most wins in a row
    peoples: list[Tally]
    opponents: list[Tally]
    considered: int  # the latest so many games at most
