"""What every word of a card's power has to say. The words stand in modules by family (`drawing`, `bans`, …).

A word is a frozen value. A *lasting* word holds as long as its card speaks: it enters the tables of its deck,
and the rules read those. A word of a *moment* is resolved: it says when that is possible and what it does. A
method marked abstract has to be written for each word: one that lacks it does not pass the type check.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bluemoon.powers.vocabulary import When

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.matchup import Against
    from bluemoon.duel.model.state import State
    from bluemoon.duel.model.types import CardIndex, Seat, Source

# How the text opens: the usual words of the moment, or others where those go without saying or mislead.
USUAL: Final = 0
BARE: Final = 1
WHILE_ACTIVE: Final = 2
EACH_TURN: Final = 3


class Word:
    """A word of a power, with its figures."""

    @abstractmethod
    def english(self, may: bool) -> str:
        """The clause on the card; `may`: its owner may leave it (`english.you`, `they`, `holds`)."""

    @abstractmethod
    def german(self, may: bool) -> str:
        """The same in German."""

    @abstractmethod
    def relevance(self) -> int:
        """What it can matter for: the flags of `duel.model.relevance`."""

    def opening(self, when: When) -> int:
        """How its text opens at this moment."""
        return USUAL

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        """Write into the tables of a deck that card i says this."""

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        """Write down which cards of the other deck are meant, where card i says this. Whoever touches cards
        of the opponent has to (tests/powers/test_words.py)."""


class LastingWord(Word):
    """A word that holds as long as its card speaks."""

    @abstractmethod
    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        """Write into the tables of a deck that card i says this: nothing else makes it work."""


class MomentWord(Word):
    """A word that is resolved at a moment."""

    @abstractmethod
    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        """Can it be resolved: fully where the edition asks for that, otherwise at least in part? What it
        hangs on has been surveyed."""

    @abstractmethod
    def asks_first(self) -> bool:
        """If it may be left, is the player asked whether he wants it? A word with a choice of its own offers
        'no' there."""

    @abstractmethod
    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        """Resolve it, as text number `which` of the seat's card; what it asks goes onto the stack."""

    def only_from_ship(self) -> bool:
        """Is it resolved only where its card was played from a landed ship?"""
        return False


class EachWord(MomentWord):
    """A word that both players can follow, one after the other (`chosen.Each`)."""

    @abstractmethod
    def deed_english(self, whose: str) -> str:
        """What is done, as a bare verb; `whose` is 'your' or 'their'."""

    @abstractmethod
    def deed_german(self, whose: str) -> str:
        """The same as an infinitive; `whose` is 'deine' or 'ihre'."""

    @abstractmethod
    def each(self, g: State, seat: Seat, source: Source) -> None:
        """The seat's part of a text that both players follow."""


class Condition:
    """What has to be so for a card to be played, or to be FREE."""

    @abstractmethod
    def english(self) -> str:
        """A clause after 'if'."""

    @abstractmethod
    def german(self) -> str:
        """A clause after 'wenn'."""

    @abstractmethod
    def met(self, g: State, seat: Seat) -> bool:
        """Is the condition of one of the seat's cards met?"""

    @abstractmethod
    def counts_hands(self) -> bool:
        """Does it compare the hands?"""


@dataclass(frozen=True)
class Power:
    """One text: when it is resolved, whether its owner may leave it, and what it says."""

    when: When
    word: Word
    may: bool = False
    must_first: bool = False  # the precedence group 'I must' of 004 Order of Applying
