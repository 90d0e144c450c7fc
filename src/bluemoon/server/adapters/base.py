"""The interface between a table and a game: what the server needs of every game that is played at a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from bluemoon.contract import Reason, Result
from bluemoon.formats.decks import DeckList
from bluemoon.messages import GameCode, ServerCode
from bluemoon.server.protocol.tables import Decision, GameEvent, View
from bluemoon.server.tables.journal import Refused


class Told(NamedTuple):
    """What a seat is told about an action: the action in notation ('' if it is hidden) and its events."""

    action: str
    events: Sequence[GameEvent]


class Done(NamedTuple):
    """The outcome of an action. `told[0]` is for spectators, `told[1 + seat]` for each seat."""

    action: str
    told: list[Told]
    final: bool  # chance was used or something hidden became known: it cannot be taken back


class Job(NamedTuple):
    """What a bot's process needs to know: a record, from which it makes the game itself."""

    game: str
    setup: dict[str, str]
    actions: tuple[str, ...]
    seat: int
    against: str = ""  # for a hint: the level of the opponent, '' if he is a person


class Play(ABC):
    """A game under way at a table."""

    players: int

    @property
    @abstractmethod
    def deciders(self) -> tuple[int, ...]:
        """The seats that have an action to choose."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Has the game ended?"""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it is being played."""

    @property
    def score(self) -> list[int] | None:
        """The crystals of each player in a match; None for other games."""
        return None

    @property
    def decks(self) -> list[str]:
        """The names of the decks, as far as they are public."""
        return [""] * self.players

    @property
    def builders(self) -> tuple[int, ...]:
        """The seats that still have to hand in the deck that they build after a draft."""
        return ()

    @property
    def drafting(self) -> bool:
        """Are cards picked, or decks built of them? What a seat does not do in time a bot does for it."""
        return False

    @property
    def resting(self) -> bool:
        """Is it the pause between two games of a match?"""
        return False

    @abstractmethod
    def act(self, seat: int, text: str) -> Done:
        """Take an action, in notation, for a deciding seat; raises Refused if it is not allowed."""

    def hand_in(self, seat: int, deck: DeckList) -> Done:
        """Take the deck that a seat built after a draft; other games refuse it."""
        raise Refused("not-possible", ServerCode.NO_DECK_HERE)

    @abstractmethod
    def view(self, seat: int, is_open: bool = False) -> View:
        """What the seat sees; -1 is a spectator. `is_open`: the table is over and hides nothing."""

    @abstractmethod
    def decision(self, seat: int) -> Decision | None:
        """The legal actions of the seat and what it is asked; None if it has nothing to decide."""

    @abstractmethod
    def why_not(self, what: str) -> Reason | None:
        """The rule that forbids a card or an action to the deciding seat; None if it is allowed."""

    def waits(self, seat: int) -> bool:
        """Is the seat asked whether it interferes? Its answer then comes after a fixed delay, so that timing
        reveals nothing about the hand."""
        return False

    @abstractmethod
    def job(self, seat: int) -> Job | None:
        """What a bot's process needs to decide for this seat; None between the games of a
        match, where a simple answer will do."""

    def simple_answer(self, seat: int, lot: int) -> str:
        """A random legal action; used if a bot failed, or if there is nothing to think about."""
        decision = self.decision(seat)
        assert decision is not None
        return decision.actions[lot % len(decision.actions)].action

    @abstractmethod
    def copy(self) -> Play:
        """An independent copy, on which an action can be tried before it is stored."""

    @abstractmethod
    def position(self) -> str:
        """The whole state as text; `restore` reads it even after the rules have changed."""

    @abstractmethod
    def record(self) -> str:
        """The record of the game as a file."""


def not_your_turn() -> Refused:
    """The refusal for a seat that acts while another one has to decide."""
    return Refused("not-your-turn", GameCode.OTHER_DECIDES)
