"""Words of a moment that attract dragons, or make the opponent retreat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.relevance import ALWAYS
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import State
from bluemoon.powers import english, german, nouns
from bluemoon.powers.nouns import counted
from bluemoon.powers.vocabulary import Cards, When
from bluemoon.powers.word import NOTHING_TO_AFFECT, Lack, MomentWord, Power

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.types import CardIndex, Seat


@dataclass(frozen=True)
class Attract(MomentWord):
    """Attract n dragons."""

    n: int = 1

    def english(self, may: bool) -> str:
        return english.you(f"attract {counted(self.n, 'dragon')}", may)

    def german(self, may: bool) -> str:
        return german.you(f"{german.dragons(self.n)} anlocken", may)

    def relevance(self) -> int:
        return ALWAYS

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return True

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.ATTRACT, seat, source_of(seat, card), self.n)


@dataclass(frozen=True)
class AttractIfSeveral(MomentWord):
    """If the owner has more than one such active card, he attracts one dragon (one in all)."""

    what: Cards

    def english(self, may: bool) -> str:
        cards = nouns.kind(self.what)
        return english.holds(f"if you have 2 or more active {cards}, you attract 1 dragon in all", may)

    def german(self, may: bool) -> str:
        cards = german.kind(self.what)
        return german.holds(f"hast du 2 oder mehr aktive {cards}, lockst du insgesamt 1 Drachen an", may)

    def relevance(self) -> int:
        return ALWAYS

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.several[i].append((when, deck.where(self.what)))

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return True

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.ATTRACT, seat, source_of(seat, card), 1)


@dataclass(frozen=True)
class TheyRetreatIfSeveral(MomentWord):
    """If the owner has more than one such active card, the opponent must retreat at once."""

    what: Cards

    def english(self, may: bool) -> str:
        cards = nouns.kind(self.what)
        return english.holds(f"if you have 2 or more active {cards}, the opponent retreats at once", may)

    def german(self, may: bool) -> str:
        cards = german.kind(self.what)
        return german.holds(f"hast du 2 oder mehr aktive {cards}, zieht sich der Gegner sofort zurück", may)

    def relevance(self) -> int:
        return ALWAYS

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.several[i].append((when, deck.where(self.what)))

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return True

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.MUST_RETREAT, 1 - seat, source_of(seat, card))
