"""What players say to each other: phrases and faces that are codes, so that everybody reads them in his own
language, and lines of chat where that was agreed."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.words import Shape

Phrase = Literal[
    "hello",
    "good luck",
    "well played",
    "thanks",
    "sorry",
    "oops",
    "one moment",
    "take your time",
    "good game",
    "again",
    "goodbye",
    "face glad",
    "face laughing",
    "face sad",
    "face astonished",
    "face thinking",
]


class Said(Shape, frozen=True):
    """Something that a player said."""

    number: int  # later lines have higher ones
    seat: int
    phrase: Phrase | None  # null: a line of chat
    text: str  # of chat, as it was typed: never HTML; '' for a phrase
    at: str  # ISO time


class Blocked(Shape, frozen=True):
    """Somebody whom I do not want to meet."""

    number: int  # to take it back by
    name: str  # as he was called when I blocked him
    created: str
