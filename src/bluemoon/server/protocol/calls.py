"""Calling players back: what a device is told, and whether it is called."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.words import GameKind, Shape

CallKind = Literal[
    "turn",  # it is your turn
    "begun",  # the others are there, the game begins
    "over",  # the game is over
    "test",  # you asked for it
]


class Call(Shape, frozen=True):
    """What the server sends to a device that is called (web push); the page's service worker words it."""

    kind: CallKind
    table: str = ""  # '' of a test
    game: GameKind | None = None  # null of a test
    others: list[str] = []  # the names of whom one plays
    due: int | None = None  # when my time is over, in milliseconds since 1970; null: no clock runs


class Calling(Shape, frozen=True):
    """Whether this device is called, and what its browser needs for that."""

    key: str  # of the server, in URL-safe base64; '' if it calls nobody
    on: bool
