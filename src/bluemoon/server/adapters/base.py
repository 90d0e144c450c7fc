"""What the server needs of a game that is played at a table, whatever game it is."""

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
    """What a seat learns of an action: its words ('' where they are hidden) and what happened."""

    action: str
    events: Sequence[GameEvent]


class Done(NamedTuple):
    """An action that was taken. `told` begins with the spectator, then seat by seat."""

    action: str
    told: list[Told]
    final: bool  # chance was used or something hidden became known: it cannot be taken back


class Job(NamedTuple):
    """What a bot's process needs to know: a record, from which it makes the game itself."""

    game: str
    setup: dict[str, str]
    actions: tuple[str, ...]
    seat: int


class Play(ABC):
    """A game under way at a table."""

    players: int

    @property
    @abstractmethod
    def deciders(self) -> tuple[int, ...]:
        """The seats that have an action to choose."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    @abstractmethod
    def result(self) -> Result | None: ...

    @property
    def score(self) -> list[int] | None:
        """The crystals of a match."""
        return None

    @property
    def decks(self) -> list[str]:
        """The names of the decks as far as everybody may know them."""
        return [""] * self.players

    @property
    def builders(self) -> tuple[int, ...]:
        """The seats that have a deck to hand in."""
        return ()

    @abstractmethod
    def act(self, seat: int, text: str) -> Done:
        """Perform an action of a seat that decides; Refused if it cannot be."""

    def hand_in(self, seat: int, deck: DeckList) -> Done:
        raise Refused("not-possible", ServerCode.NO_DECK_HERE)

    @abstractmethod
    def view(self, seat: int, is_open: bool = False) -> View:
        """What the seat sees; -1 is a spectator. `is_open`: the table is over and hides nothing."""

    @abstractmethod
    def decision(self, seat: int) -> Decision | None: ...

    @abstractmethod
    def why_not(self, what: str) -> Reason | None:
        """The rule that forbids a card or an action to the deciding seat."""

    def waits(self, seat: int) -> bool:
        """Is the seat asked for interference, which must not tell by its timing what the hand holds?"""
        return False

    @abstractmethod
    def job(self, seat: int) -> Job | None:
        """What a bot at this seat has to decide; None where it is no decision of the game itself."""

    def simple_answer(self, seat: int, lot: int) -> str:
        """An answer without thought, by lot: where a bot failed, or where there is nothing to think about."""
        decision = self.decision(seat)
        assert decision is not None
        return decision.actions[lot % len(decision.actions)].action

    @abstractmethod
    def copy(self) -> Play: ...

    @abstractmethod
    def position(self) -> str:
        """The whole state as text, from which `restore` of its kind goes on under any rules."""

    @abstractmethod
    def record(self) -> str:
        """The record of the game as a file."""


def not_your_turn() -> Refused:
    return Refused("not-your-turn", GameCode.OTHER_DECIDES)
