"""Lasting words that change what cards count: doubled, raised, or 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model.deck import DOUBLE, HIGHER, SUM
from bluemoon.duel.model.relevance import ALWAYS, LOWERS, RECKONED, TOTAL, TOUCH, VALUE
from bluemoon.powers import english, german, nouns
from bluemoon.powers.vocabulary import Cards, Element, Level, Type, When
from bluemoon.powers.word import LastingWord
from bluemoon.sets import bits

if TYPE_CHECKING:
    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.matchup import Against
    from bluemoon.duel.model.types import CardIndex


@dataclass(frozen=True)
class Double(LastingWord):
    """Values of the owner's active cards are doubled: of all of a kind, or of one that he chooses."""

    what: Cards
    element: Element | None = None  # None: both
    one: bool = False

    def english(self, may: bool) -> str:
        which = nouns.values(self.element)
        return english.you(
            f"double the {which} of {_one_or_each(self.one)} of your active {nouns.kind(self.what)}", may
        )

    def german(self, may: bool) -> str:
        cards = f"{german.one_or_each(self.one, self.what)} aktiven {german.kind(self.what)}"
        return german.holds(f"verdopple {german.values(self.element)} {cards}", may)

    def relevance(self) -> int:
        return VALUE | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.add_value_word(i, DOUBLE, self.what, self.element, self.one)


@dataclass(frozen=True)
class Raise(LastingWord):
    """Values of the owner's active cards are raised to a figure."""

    what: Cards
    to: int | Level
    element: Element | None = None
    one: bool = False

    def english(self, may: bool) -> str:
        cards = f"{_one_or_each(self.one)} of your active {nouns.kind(self.what)}"
        bare = "" if self.what.types is Type.CHARACTER else ", also where no value is printed"
        figure = str(self.to)
        if self.to is Level.SUM:
            figure = "its printed Fire plus its printed Earth"
        elif self.to is Level.HIGHER:
            figure = "its higher printed value"
        return english.you(f"raise the {nouns.values(self.element)} of {cards} to {figure}{bare}", may)

    def german(self, may: bool) -> str:
        whose = german.one_or_each(self.one, self.what)
        cards = f"{german.values(self.element)} {whose} aktiven {german.kind(self.what)}"
        bare = "" if self.what.types is Type.CHARACTER else ", auch wo kein Wert gedruckt ist"
        figure = str(self.to)
        if self.to is Level.SUM:
            figure = "die Summe seiner beiden gedruckten Werte"
        elif self.to is Level.HIGHER:
            figure = "den höheren seiner gedruckten Werte"
        return german.holds(f"erhöhe {cards} auf {figure}{bare}", may)

    def relevance(self) -> int:
        return VALUE | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        to = self.to
        amount = to if isinstance(to, int) else SUM if to is Level.SUM else HIGHER
        deck.add_value_word(i, amount, self.what, self.element, self.one)


def _one_or_each(one: bool) -> str:
    return "one" if one else "each"


@dataclass(frozen=True)
class RaiseTotal(LastingWord):
    """The owner's total power is raised to a figure if it is lower."""

    to: int
    element: Element | None = None

    def english(self, may: bool) -> str:
        inside = "" if self.element is None else f" in {nouns.values(self.element)}"
        return english.holds(f"your total power{inside} is at least {self.to}", may)

    def german(self, may: bool) -> str:
        inside = "" if self.element is None else f" in {german.values(self.element)}"
        return german.holds(f"deine Gesamtstärke{inside} ist mindestens {self.to}", may)

    def relevance(self) -> int:
        return TOTAL | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.total_raisers |= 1 << i
        for element in Element:
            if self.element is None or self.element == element:
                table = deck.raised_total[element]
                table[i] = max(table[i], self.to)


@dataclass(frozen=True)
class RaiseBluffs(LastingWord):
    """The values of the owner's active bluff cards are raised to a figure."""

    to: int

    def english(self, may: bool) -> str:
        return english.you(f"raise the values of your active bluff cards to {self.to}", may)

    def german(self, may: bool) -> str:
        return german.holds(f"erhöhe die Werte deiner aktiven Bluffkarten auf {self.to}", may)

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.bluff_raisers |= 1 << i
        deck.raised_bluffs[i] = max(deck.raised_bluffs[i], self.to)


@dataclass(frozen=True)
class ZeroPrinted(LastingWord):
    """Odd or even printed values of the opponent's cards of a kind become 0."""

    what: Cards
    odd: bool

    def english(self, may: bool) -> str:
        parity = "odd" if self.odd else "even"
        cards = nouns.kind(self.what, "and")
        return english.holds(f"every {parity} printed value on the opponent’s {cards} counts as 0", may)

    def german(self, may: bool) -> str:
        parity = "ungerade" if self.odd else "gerade"
        cards = german.kind(self.what, "und")
        return german.holds(f"jeder {parity} gedruckte Wert auf gegnerischen Karten zählt 0: {cards}", may)

    def relevance(self) -> int:
        return TOUCH | LOWERS | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.zeroers |= 1 << i

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        cards = other.where(self.what)
        for element in (0, 1):
            values = other.values[element]
            table.zeroed[element][i] = sum(
                1 << j for j in bits(cards) if (values[j] % 2 == 1) == self.odd and values[j] > 0
            )
            table.hits[element][i] |= table.zeroed[element][i]
        table.zeroes_bluffs[i] = not self.odd and bool(self.what.types & Type.SUPPORT)
        table.hits_bluffs[i] = table.hits_bluffs[i] or table.zeroes_bluffs[i]
