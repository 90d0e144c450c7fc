"""What every game of this project promises: the duel, the city, the draft and the match (docs/api.md).

Users, the terminal and many tests use games only in this way. What has to be quick (bots, lab, training) uses
the engine layer of a game instead: `bluemoon.duel.engine`, `bluemoon.city.engine`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from bluemoon.chance import Chance
from bluemoon.messages import Message, Worded
from bluemoon.values import NOBODY as NOBODY
from bluemoon.values import Action as Action
from bluemoon.values import Event as Event
from bluemoon.values import LegalActions as LegalActions

Sequence.register(LegalActions)

MANY: Final = 1 << 40  # more actions than any game has
SPECTATOR: Final = NOBODY


class Reason(NamedTuple):
    """Why something is not allowed: a message, which can be shown in any language, and the place of the
    rule."""

    said: Message
    place: str

    @property
    def text(self) -> str:
        """The message in English."""
        return str(self.said)

    @property
    def code(self) -> str:
        """The code of the message, for example 'not-in-hand'."""
        return self.said.code.short

    @property
    def args(self) -> dict[str, object]:
        """The arguments of the message: figures, names, and things of the game such as icons and types."""
        return {name: value.thing if isinstance(value, Worded) else value for name, value in self.said.args}

    def __str__(self) -> str:
        return str(self.said)


class Ending(StrEnum):
    """How a game can end: the base of each game's own `Termination`. The value is a name that never changes;
    `words` is for people."""

    @property
    def words(self) -> str:
        """The ending in English."""
        raise NotImplementedError


class Result(NamedTuple):
    """How a game ended: the seats that won (several when victory is shared), everybody's score, and the kind
    of ending."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    termination: str  # a member of the game's Termination; a table of the server has endings of its own

    @property
    def winner(self) -> int | None:
        """The seat that won; None if nobody or several did."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def reason(self) -> str:
        """The termination in English words."""
        return self.termination.words if isinstance(self.termination, Ending) else self.termination

    def data(self) -> dict[str, Any]:
        """The result as plain data."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "termination": str(self.termination),
            "reason": self.reason,
        }


class View(Protocol):
    """All that a seat may know, and nothing more; seat -1 is a spectator."""

    @property
    def seat(self) -> int:
        """Who sees this; -1 is a spectator."""

    def data(self) -> dict[str, Any]:
        """The view as plain data with names: what a page or a file can show."""


V = TypeVar("V", bound=View, covariant=True)


class Game(Protocol[V]):
    """A game in progress. `apply` and `play_out` change it; everything else only looks.

    Games are equal if all that lies on the table is equal. What a game hands out is never a part of it.
    """

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def player(self) -> int:
        """The seat that decides now; meaningless once the game is over."""

    @property
    def deciders(self) -> tuple[int, ...]:
        """All seats with a sealed choice to make now; usually just `player`; empty once the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def result(self) -> Result | None:
        """Who won and how; None before the end."""

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """What `player`, or another seat if one is given, may do: a sequence of actions, empty only if the
        seat does not decide now or the game is over."""

    def random_action(self, chance: Chance) -> Action:
        """One of the legal actions, each as likely as the others; may be quicker than listing them."""

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Perform random actions until the game is over, but at most `most`, and return how many there were.
        This is the quickest way to the end, because no events are made."""

    def apply(self, action: Action | str) -> tuple[Event, ...]:
        """Perform a legal action, given as a value or in the notation, and return what happened. An illegal
        one raises IllegalAction and changes nothing."""

    def copy(self) -> Game[V]:
        """A separate copy of the game in the same state, with the same past."""

    def view(self, seat: int) -> V:
        """All that this seat may know, and nothing more; -1 is a spectator."""

    def seen(self, events: Sequence[Event], seat: int) -> tuple[Event, ...]:
        """The events as this seat sees them: what it cannot know is left out."""

    def tell(self, event: Event) -> str:
        """The event in an English sentence."""

    def why_not(self, what: Action | str) -> Reason | None:
        """The rule that forbids an action (itself or its text) or the play of a card now; None if it is
        allowed. Before the end, a text that names neither raises NotationError, as `parse` does; its message
        lists the words that an action begins with, or asks what a word alone is about."""

    def parse(self, text: str) -> Action:
        """The action that a text names; NotationError if there is none."""

    def position(self) -> str:
        """The full state as readable text, from which `from_position` makes the same game again."""

    def record(self) -> Any:
        """The game so far, a record: `record.write()`, which is also `str(record)`, is a text that a person
        can read; `replay` plays either of them again."""
