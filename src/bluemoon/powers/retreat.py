"""Lasting words about how many dragons a retreat attracts, and about the crystals of a victory (001
Retreating)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model.relevance import TAME
from bluemoon.powers import english, german
from bluemoon.powers.nouns import counted
from bluemoon.powers.vocabulary import When
from bluemoon.powers.word import LastingWord

if TYPE_CHECKING:
    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.types import CardIndex


@dataclass(frozen=True)
class MoreDragons(LastingWord):
    """When the opponent retreats, the owner attracts one dragon more."""

    def english(self, may: bool) -> str:
        return english.holds("if the opponent retreats, you attract 1 more dragon", may)

    def german(self, may: bool) -> str:
        return german.holds("zieht sich der Gegner zurück, lockst du 1 Drachen mehr an", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.more_dragons |= 1 << i


@dataclass(frozen=True)
class FewerDragons(LastingWord):
    """When the owner retreats, the opponent attracts one dragon fewer."""

    def english(self, may: bool) -> str:
        return english.holds("if you retreat, the opponent attracts 1 fewer dragon", may)

    def german(self, may: bool) -> str:
        return german.holds("ziehst du dich zurück, lockt der Gegner 1 Drachen weniger an", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.fewer_dragons |= 1 << i


@dataclass(frozen=True)
class AtMostDragons(LastingWord):
    """When the owner retreats, the opponent attracts at most one dragon."""

    def english(self, may: bool) -> str:
        return english.holds("if you retreat, the opponent attracts no more than 1 dragon", may)

    def german(self, may: bool) -> str:
        return german.holds("ziehst du dich zurück, lockt der Gegner höchstens 1 Drachen an", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.at_most_dragons |= 1 << i


@dataclass(frozen=True)
class NoDragons(LastingWord):
    """When the owner retreats, the opponent attracts no dragon."""

    def english(self, may: bool) -> str:
        return english.holds("if you retreat, the opponent attracts no dragons", may)

    def german(self, may: bool) -> str:
        return german.holds("ziehst du dich zurück, lockt der Gegner keinen Drachen an", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.no_dragons |= 1 << i


@dataclass(frozen=True)
class MoreCrystals(LastingWord):
    """If the owner wins the game, he gains n crystals more."""

    n: int = 1

    def english(self, may: bool) -> str:
        return english.holds(f"if you win the game, you gain {counted(self.n, 'more crystal')}", may)

    def german(self, may: bool) -> str:
        more = "1 Kristall" if self.n == 1 else f"{self.n} Kristalle"
        return german.holds(f"gewinnst du das Spiel, erhältst du {more} mehr", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.crystal_givers |= 1 << i
        deck.more_crystals[i] += self.n
