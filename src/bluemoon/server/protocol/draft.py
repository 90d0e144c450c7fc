"""Draft and match: their views, decisions and events."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.duel import DuelView
from bluemoon.server.protocol.words import Shape, Termination


class DraftView(Shape, frozen=True, tag_field="game", tag="draft"):
    """The draft as a seat sees it."""

    seat: int  # -1: a spectator
    players: int
    peoples: list[str]
    match: bool
    round: int
    rounds: int
    turn: int
    over: bool
    deciders: list[int]
    hand: list[str]
    drafted: list[str]
    sealed: str | None  # the pick of this turn, until everybody's is in
    building: bool  # the draft is over and this seat has its deck still to hand in (POST …/deck)
    handed_in: list[bool]
    deck: list[str]  # the cards of this seat's deck, once it is handed in


class PickAction(Shape, frozen=True):
    """Keep a card of the pack."""

    action: str  # what to send
    kind: Literal["pick"]
    card: str
    owner: int


class DraftDecision(Shape, frozen=True, tag_field="game", tag="draft"):
    """A pick to make."""

    seat: int
    actions: list[PickAction]


DraftEventKind = Literal[
    "dealt",  # packs are dealt
    "picked",  # a card is kept
    "passed",  # the packs are passed on
    "last",  # the last card of each pack goes to the common pile
    "aside",  # these cards are not used
    "over",  # the draft is complete
]


class DraftEvent(Shape, frozen=True):
    """What happens in a draft."""

    kind: DraftEventKind
    seat: int
    text: str  # in English, for logs of machines
    n: int  # how many cards
    cards: list[str]  # empty: hidden from this seat


# --- match ------------------------------------------------------------------------------------------------


class PlayedGame(Shape, frozen=True):
    """A game of a match that is over."""

    winner: int
    crystals: int
    decks: tuple[str, str]
    reason: str
    termination: Termination


class MatchView(Shape, frozen=True, tag_field="game", tag="match"):
    """A match as a seat sees it."""

    seat: int  # -1: a spectator
    score: tuple[int, int]
    to_win: int
    played: list[PlayedGame]
    choosing: bool  # the players choose their decks for the next game
    options: list[str]  # of this seat
    chosen: tuple[bool, bool]
    duel: DuelView | None  # in the pause after a game: the one that has just ended
    resting: bool  # the pause between two games: choosing a deck means being ready for the next
    starter: int | None  # in the pause: who starts the next game
    drafted: list[str]  # in the pause: what this seat may change its drafted deck with (POST …/deck)
    deck: list[str]  # its cards now


class ChooseAction(Shape, frozen=True):
    """Choose a deck for the next game."""

    action: str  # what to send
    kind: Literal["choose"]
    other: str  # a prepared deck


class MatchDecision(Shape, frozen=True, tag_field="game", tag="match"):
    """The deck for the next game; within the games the decisions are the duel's."""

    seat: int
    actions: list[ChooseAction]


MatchCountEventKind = Literal[
    "game",  # number `n` begins
    "score",  # `seat` won a game; `n`: the crystals of whoever leads
]
MatchPlainEventKind = Literal[
    "chosen",  # a deck, sealed
    "built",  # a drafted deck is handed in
    "changed",  # a drafted deck is changed between two games
    "match over",  # `seat` won
]


class MatchCountEvent(Shape, frozen=True):
    """A game of a match begins or ends."""

    kind: MatchCountEventKind
    seat: int
    text: str  # in English, for logs of machines
    n: int


class MatchPlainEvent(Shape, frozen=True):
    """Something happens between the games."""

    kind: MatchPlainEventKind
    seat: int
    text: str  # in English, for logs of machines


MatchEvent = MatchCountEvent | MatchPlainEvent
