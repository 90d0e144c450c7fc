"""What every game of this project promises: bots, server, replays and adapters speak only this language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from bluemoon.chance import Chance

MANY: Final = 1 << 40  # more actions than any game has

A = TypeVar("A")  # an action
E = TypeVar("E")  # an event
V = TypeVar("V", covariant=True)  # a view


class Reason(NamedTuple):
    """Why something is not allowed: in English words, with the place of the rule. Where a game has catalogues
    of its reasons, the code and its arguments say the same, so that any language can word it."""

    text: str
    place: str
    code: str = ""
    args: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return self.text


class Result(NamedTuple):
    """How a game ended: the seats that won (several when victory is shared), everybody's score, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Game(Protocol, Generic[A, E, V]):
    """A game in progress. `apply` changes it; everything else only looks."""

    @property
    def player(self) -> int:
        """The seat that decides now; meaningless once the game is over."""

    @property
    def deciders(self) -> tuple[int, ...]:
        """All seats with a sealed choice to make now; usually just `player`; empty once the game is over."""

    @property
    def over(self) -> bool: ...

    @property
    def result(self) -> Result | None: ...

    def legal_actions(self) -> list[A]: ...

    def random_action(self, chance: Chance) -> A:
        """One of the legal actions, each as likely as the others; may be quicker than listing them."""

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Perform random actions until the game is over, or so many; how many there were. The quickest
        way to the end: nobody is told what happens in between."""

    def apply(self, action: A) -> list[E]:
        """Perform a legal action; an illegal one raises IllegalAction and changes nothing."""

    def copy(self) -> Game[A, E, V]: ...

    def view(self, seat: int) -> V:
        """All that this seat may know, and nothing more."""

    def seen(self, events: Sequence[E], seat: int) -> list[E]:
        """The events as this seat sees them: what it cannot know is blotted out."""

    def why_not(self, what: A | str) -> Reason | None:
        """The rule that forbids an action (itself or its text) or the play of a card now; None if it is
        allowed."""

    def position(self) -> str:
        """The full state as readable text, from which the same game can be made again."""

    def text(self, action: A) -> str:
        """The action in the game's notation."""

    def parse(self, text: str) -> A:
        """The action that a text names; NotationError if there is none."""
