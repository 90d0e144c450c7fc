"""The words that several parts of the protocol use, and the base of its structs."""

from __future__ import annotations

from typing import Literal

import msgspec

GameKind = Literal["duel", "match", "city", "draft"]
Level = Literal["random", "newcomer", "beginner", "novice", "apprentice", "journeyman", "adept", "master"]
Rules = Literal["legends", "classic"]
Element = Literal["fire", "earth"]
Piles = Literal[
    "top",  # of discard piles and leader areas only the top card may be seen (004 Open Information)
    "open",  # they may be looked through
]
Status = Literal["waiting", "running", "over"]
RefusalCode = Literal[
    "bad-message",  # not understood
    "stale",  # decided on an older version; a snapshot follows
    "not-your-turn",  # another player decides now
    "illegal",  # the rules forbid it
    "not-running",  # nothing is being played at this table now
    "not-possible",  # not now, or not here
    "not-found",  # there is no such table, seat, key or moment
    "too-fast",  # a budget is used up: of messages, requests, tables; come back after `retry_after`
    "too-many",  # so many at a time are not allowed; close or end some of them
    "waiting",  # it is being worked on; ask again after `retry_after`
    "spectator",  # whoever looks on does nothing else
    "confirm",  # something would be lost: ask again with `sure`
    "forbidden",  # not your seat
    "try-again",  # the database is away
    "failed",  # a fault in the server
]


class Shape(msgspec.Struct, frozen=True, gc=False):
    """Something that goes over the line."""


class Coded(Shape, frozen=True):
    """Something that is said: its words are in `texts/messages.LANGUAGE.json`."""

    code: str  # with its family: 'deck.too-few'
    args: dict[str, Argument]
    text: str  # the English of it


# A figure, a name, a thing of the game in each language, another message, names, messages.
Argument = int | str | dict[str, str] | Coded | list[str] | list[Coded]


Termination = Literal[
    "fourth-dragon",  # duel: a fourth dragon was attracted
    "dragons",  # the cards are used up, and a dragon has taken a side
    "last-cards",  # no dragon has: whoever had cards last wins
    "unfinished-turn",  # the turn could not be completed
    "untold",  # a position says who won, but not how
    "offerings",  # city: enough offerings
    "city-rebuilt",  # the city is rebuilt, and nobody can offer more
    "no-markers",  # a draw: nobody has a marker left
    "idle",  # a draw: nothing happened for many rounds
    "draft-complete",
    "match-won",  # a match: five crystals
    "penalty",  # a game of a match that the organiser ended
    "resigned",
    "time",
    "everybody-left",
    "closed",  # by the operator of the server
    "deadline",  # the time for a round of a tournament was over
    "absent",  # the opponent gave no sign for long, and the win was claimed
    "absent-draw",  # the same, and it was called a draw
]


class Result(Shape, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    termination: Termination
    reason: str  # the same in English
