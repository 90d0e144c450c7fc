"""What every word of a card's power must define. The words are in modules by family (`drawing`, `bans`, …).

A word is a value that never changes. A *lasting* word holds as long as its card's text is in force: it writes
itself into the tables of its deck, which the rules read. A word of a *moment* is resolved: it defines when
that is possible and what it does. A method marked abstract has to be written for each word; a word without it
fails the type check.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from bluemoon.messages.codes.duel import DuelCode
from bluemoon.powers.vocabulary import When

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.matchup import Against
    from bluemoon.duel.model.state import State
    from bluemoon.duel.model.types import CardIndex, Seat, Source

# How the text opens: with the usual words of its moment, or with others where those are superfluous or
# misleading.
USUAL: Final = 0
BARE: Final = 1
WHILE_ACTIVE: Final = 2
EACH_TURN: Final = 3


THE_CARD_ITSELF: Final = -1


class Lack(NamedTuple):
    """What a word lacks where it cannot be resolved: the code of the reason, and what it is said with."""

    code: DuelCode
    n: int = 0  # so many cards would be needed
    card: int = THE_CARD_ITSELF  # or the opponent's card that is spared


NOTHING_TO_AFFECT: Final = Lack(DuelCode.NO_TARGET, card=THE_CARD_ITSELF)


class Word:
    """A word of a power with its arguments, such as `Draw(2)`."""

    @abstractmethod
    def english(self, may: bool) -> str:
        """Its clause on the card; `may`: the owner may decline it. `english.you`, `they` and `holds` help to
        build it."""

    @abstractmethod
    def german(self, may: bool) -> str:
        """Like `english`, in German."""

    @abstractmethod
    def relevance(self) -> int:
        """What it can matter for: the flags of `duel.model.relevance`."""

    def opening(self, when: When) -> int:
        """How its text opens at this moment."""
        return USUAL

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        """Note in the tables of a deck that card i has this word."""

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        """Note in the matchup which cards of the other deck this word of card i can affect. Every word that
        affects cards of the opponent must do so (tests/powers/test_words.py checks it)."""


class LastingWord(Word):
    """A word that holds as long as its card's text is in force."""

    @abstractmethod
    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        """Note in the tables of a deck that card i has this word. The rules read only these tables, so
        without this the word would do nothing."""


class MomentWord(Word):
    """A word that is resolved at a moment."""

    @abstractmethod
    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        """Whether it can be resolved: fully where the edition asks for that, otherwise at least in part.
        `survey` has been called before."""

    @abstractmethod
    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        """What is missing where `possible` is false; players are told it as the reason. `whole`: nothing less
        than the full effect will do. If it names a deck or pile that has enough cards, players are told which
        card forbids to take them."""

    @abstractmethod
    def asks_first(self) -> bool:
        """Whether the player is asked first if he wants it, where it may be declined. A word that asks a
        question of its own returns False and offers 'no' there."""

    @abstractmethod
    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        """Resolve it, as text number `which` of the seat's card; what it asks goes onto the stack."""

    def only_from_ship(self) -> bool:
        """Whether it is resolved only if its card was played from a landed ship."""
        return False


class EachWord(MomentWord):
    """A word that both players can follow, one after the other (`chosen.Each`)."""

    @abstractmethod
    def deed_english(self, whose: str) -> str:
        """What is done, beginning with a bare verb; `whose` is 'your' or 'their'."""

    @abstractmethod
    def deed_german(self, whose: str) -> str:
        """Like `deed_english`, in German, ending with an infinitive; `whose` is 'deine' or 'ihre'."""

    @abstractmethod
    def each(self, g: State, seat: Seat, source: Source) -> None:
        """Carry out the seat's part of a text that both players follow."""


class Condition:
    """What must be true for a card to be played, or to be FREE."""

    @abstractmethod
    def english(self) -> str:
        """The condition as a clause that follows 'if'."""

    @abstractmethod
    def german(self) -> str:
        """The condition as a clause that follows 'wenn'."""

    @abstractmethod
    def met(self, g: State, seat: Seat) -> bool:
        """Whether the condition is met for a card of the seat."""

    @abstractmethod
    def counts_hands(self) -> bool:
        """Whether the condition compares the numbers of cards in hand."""


@dataclass(frozen=True)
class Power:
    """One text of a card: when it is resolved, whether its owner may decline it, and its word."""

    when: When
    word: Word
    may: bool = False
    must_first: bool = False  # the precedence group 'I must' of 004 Order of Applying
