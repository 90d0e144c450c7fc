"""Conditions, and the lasting words that make a card depend on one: mutants, and cards that may be FREE."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.cards.card import matches
from bluemoon.duel.model.relevance import ALWAYS, RECKONED
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.survey import face_down, total
from bluemoon.powers import english, german, nouns
from bluemoon.powers.nouns import counted
from bluemoon.powers.vocabulary import Cards, Element, When
from bluemoon.powers.word import BARE, USUAL, WHILE_ACTIVE, Condition, LastingWord
from bluemoon.sets import size

if TYPE_CHECKING:
    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.types import CardIndex, Count, Seat


@dataclass(frozen=True)
class TheyHaveDragon(Condition):
    """The opponent has at least one dragon on his side."""

    def english(self) -> str:
        return "the opponent has a dragon"

    def german(self) -> str:
        return "der Gegner einen Drachen hat"

    def met(self, g: State, seat: Seat) -> bool:
        return g.sides[1 - seat].dragons != 0

    def counts_hands(self) -> bool:
        return False


@dataclass(frozen=True)
class TheyHoldMore(Condition):
    """The opponent holds at least n more cards in his hand than the owner."""

    n: int

    def english(self) -> str:
        return f"you hold at least {counted(self.n, 'card')} fewer than the opponent"

    def german(self) -> str:
        return f"du mindestens {german.cards(self.n)} weniger auf der Hand hast als der Gegner"

    def met(self, g: State, seat: Seat) -> bool:
        return size(g.sides[1 - seat].hand) >= size(g.sides[seat].hand) + self.n

    def counts_hands(self) -> bool:
        return True


@dataclass(frozen=True)
class TheyHaveOnTable(Condition):
    """The opponent has at least n cards in his combat and support areas, covered ones counted."""

    n: int

    def english(self) -> str:
        return f"{self.n} or more cards lie in the opponent’s combat and support areas, covered or not"

    def german(self) -> str:
        return f"{self.n} oder mehr Karten in der Auslage des Gegners liegen, überdeckte mitgezählt"

    def met(self, g: State, seat: Seat) -> bool:
        other = g.sides[1 - seat]
        return size(other.combat | other.support) >= self.n

    def counts_hands(self) -> bool:
        return False


@dataclass(frozen=True)
class TheyHaveActive(Condition):
    """The opponent has at least n active cards of a kind."""

    n: int
    what: Cards

    def english(self) -> str:
        return f"the opponent has {self.n} or more active {nouns.kind(self.what)}"

    def german(self) -> str:
        return f"der Gegner {self.n} oder mehr aktive {german.kind(self.what)} hat"

    def met(self, g: State, seat: Seat) -> bool:
        return self._count(g, 1 - seat) >= self.n

    def _count(self, g: State, seat: Seat) -> Count:
        side = g.sides[seat]
        deck = g.decks[seat]
        found = side.active | (side.support & ~side.bluffs) | side.lasting & ~deck.court
        count = size(found & deck.where(self.what))
        if side.bluffs and matches(self.what, face_down(side)):
            count += size(side.bluffs)
        return count

    def counts_hands(self) -> bool:
        return False


@dataclass(frozen=True)
class AttackedBy(Condition):
    """The opponent's total power is at least n (in the element, if one is named)."""

    n: int
    element: Element | None = None

    def english(self) -> str:
        power = "total power" if self.element is None else nouns.element(self.element)
        return f"you are attacked with {self.n} or more {power}"

    def german(self) -> str:
        power = "Gesamtstärke" if self.element is None else german.values(self.element)
        return f"du mit {self.n} oder mehr {power} angegriffen wirst"

    def met(self, g: State, seat: Seat) -> bool:
        if g.element == NO_ELEMENT or self.element not in (None, g.element):
            return False
        return total(g, 1 - seat, g.element) >= self.n

    def counts_hands(self) -> bool:
        return False


@dataclass(frozen=True)
class OwnTableEmpty(Condition):
    """The owner has no cards in his combat and support areas."""

    def english(self) -> str:
        return "your combat and support areas are empty"

    def german(self) -> str:
        return "dein Kampf- und dein Unterstützungsbereich leer sind"

    def met(self, g: State, seat: Seat) -> bool:
        side = g.sides[seat]
        return not side.combat and not side.support

    def counts_hands(self) -> bool:
        return False


@dataclass(frozen=True)
class NoOwnInfluence(Condition):
    """The owner has no card in his influence area."""

    def english(self) -> str:
        return "your influence area is empty"

    def german(self) -> str:
        return "dein Einflussbereich leer ist"

    def met(self, g: State, seat: Seat) -> bool:
        side = g.sides[seat]
        return not side.ships & ~side.landed  # a landed ship has left the influence area (001 Landing Ships)

    def counts_hands(self) -> bool:
        return False


@dataclass(frozen=True)
class TheyHaveHyla(Condition):
    """The opponent has an active Hyla card."""

    def english(self) -> str:
        return "a Hyla card of the opponent is active"

    def german(self) -> str:
        return "eine Hyla-Karte des Gegners aktiv ist"

    def met(self, g: State, seat: Seat) -> bool:
        return bool(g.sides[1 - seat].lasting & g.decks[1 - seat].hylas)

    def counts_hands(self) -> bool:
        return False


# --- words ------------------------------------------------------------------------------------------------


def opening_of_own_play(when: When) -> int:
    """How a text about playing the card itself opens: the moment BEFORE is clear and is not written."""
    return BARE if when is When.BEFORE else WHILE_ACTIVE if when is When.ACTIVE else USUAL


@dataclass(frozen=True)
class OnlyIf(LastingWord):
    """A mutant: it can be played only under a condition, and then changes the contested element."""

    condition: Condition
    becomes: Element | None = None  # the new element; None: the other one than now

    def english(self, may: bool) -> str:
        turn = f"becomes {nouns.element(self.becomes)}" if self.becomes is not None else "flips"
        needed = self.condition.english()
        return english.you(f"play this only if {needed}; then the contested element {turn}", may)

    def german(self, may: bool) -> str:
        turn = "wechselt das Kampfelement"
        if self.becomes is not None:
            turn = f"wird {german.values(self.becomes)} zum Kampfelement"
        return german.holds(f"spiele diese Karte nur, wenn {self.condition.german()}; dann {turn}", may)

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def opening(self, when: When) -> int:
        return opening_of_own_play(when)

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.mutants |= 1 << i
        deck.conditions[i].append(self.condition)
        deck.becomes[i] = -1 if self.becomes is None else int(self.becomes)
        if self.condition.counts_hands():
            deck.mutants_counting |= 1 << i


@dataclass(frozen=True)
class FreeIf(LastingWord):
    """Under a condition the card may be played as if it had the FREE icon."""

    condition: Condition

    def english(self, may: bool) -> str:
        return english.holds(f"you may play this as a Free card if {self.condition.english()}", may)

    def german(self, may: bool) -> str:
        return german.holds(
            f"du darfst diese Karte als freie Karte spielen, wenn {self.condition.german()}", may
        )

    def relevance(self) -> int:
        return RECKONED  # it is counted among the free cards

    def opening(self, when: When) -> int:
        return opening_of_own_play(when)

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.free_if |= 1 << i
        deck.free_conditions[i].append(self.condition)
