"""Words about what the owner may do beyond the rules: more cards, FREE ones, cards beside others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model.relevance import ALWAYS, RECKONED, TAME
from bluemoon.duel.model.state import State
from bluemoon.powers import english, german, nouns
from bluemoon.powers.conditions import opening_of_own_play
from bluemoon.powers.nouns import counted
from bluemoon.powers.vocabulary import ANY_NUMBER, Cards, Type, When
from bluemoon.powers.word import EACH_TURN, NOTHING_TO_AFFECT, USUAL, Lack, LastingWord, MomentWord, Power

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.types import CardIndex, Seat


@dataclass(frozen=True)
class NeedNotCover(LastingWord):
    """The card may be played without covering the owner's active cards."""

    def english(self, may: bool) -> str:
        return english.holds("you may play this beside your active cards instead of covering them", may)

    def german(self, may: bool) -> str:
        return german.holds(
            "du darfst diese Karte neben deine aktiven Karten legen, statt sie zu überdecken", may
        )

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def opening(self, when: When) -> int:
        return opening_of_own_play(when)

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.need_not_cover |= 1 << i


def _each_turn(when: When) -> int:
    return EACH_TURN if when is When.ACTIVE else USUAL


@dataclass(frozen=True)
class MayPlayMore(LastingWord):
    """On his turn the owner may play n cards of a type beyond the limit (ANY_NUMBER: any number)."""

    type: Type
    n: int = 1

    def english(self, may: bool) -> str:
        if self.n == ANY_NUMBER:
            return english.holds(f"you may play as many {nouns.kind(Cards(self.type))} as you like", may)
        return english.holds(f"you may play {nouns.of_type(self.n, self.type)} beyond your limit", may)

    def german(self, may: bool) -> str:
        if self.n == ANY_NUMBER:
            return german.holds(f"du darfst beliebig viele {german.kind(Cards(self.type))} spielen", may)
        return german.holds(f"du darfst {german.of_type(self.n, self.type)} mehr als erlaubt spielen", may)

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def opening(self, when: When) -> int:
        return _each_turn(when)

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.extras |= 1 << i
        deck.speaking |= 1 << i
        (deck.extra_boosters if self.type & Type.BOOSTER else deck.extra_supports)[i] = self.n


@dataclass(frozen=True)
class HandBesideShip(LastingWord):
    """On the turn this ship lands, the owner may also play n cards from his hand."""

    n: int = ANY_NUMBER

    def english(self, may: bool) -> str:
        cards = "cards" if self.n == ANY_NUMBER else counted(self.n, "card")
        return english.holds(
            f"on the turn you land this ship, you may play {cards} from your hand as well", may
        )

    def german(self, may: bool) -> str:
        cards = "Karten" if self.n == ANY_NUMBER else german.cards(self.n)
        return german.holds(
            f"in dem Zug, in dem du dieses Schiff landest, darfst du auch {cards} aus der Hand spielen", may
        )

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.beside |= 1 << i
        deck.hand_beside[i] = self.n


@dataclass(frozen=True)
class MutantsUnconditioned(LastingWord):
    """The owner may play one mutant without meeting its condition."""

    def english(self, may: bool) -> str:
        return english.holds("you may play 1 mutant even if its condition is not met", may)

    def german(self, may: bool) -> str:
        return german.holds("du darfst 1 Mutanten spielen, auch wenn seine Bedingung nicht erfüllt ist", may)

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def opening(self, when: When) -> int:
        return _each_turn(when)

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.unconditioned |= 1 << i


@dataclass(frozen=True)
class AchievementWithoutDragon(LastingWord):
    """The owner may play an achievement card as if its dragon were on his side."""

    def english(self, may: bool) -> str:
        return english.holds(
            "you may play 1 achievement card as if its dragon were on your side; it still is your one "
            "card of the Leadership phase",
            may,
        )

    def german(self, may: bool) -> str:
        return german.holds(
            "du darfst 1 Erfolgskarte spielen, als wäre ihr Drache auf deiner Seite; "
            "sie bleibt deine eine Karte der Führungsphase",
            may,
        )

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def opening(self, when: When) -> int:
        return _each_turn(when)

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.achievement_anyhow |= 1 << i


@dataclass(frozen=True)
class MayReplace(LastingWord):
    """The owner may discard a card of a kind as if it had the REPLACE icon."""

    what: Cards

    def english(self, may: bool) -> str:
        one = nouns.one_of_kind(self.what)
        return english.holds(f"you may discard {one} from your hand as if it had the Replace icon", may)

    def german(self, may: bool) -> str:
        one = german.one_of_kind(self.what)
        return german.holds(f"du darfst {one} aus der Hand ablegen wie mit dem Tausch-Symbol", may)

    def relevance(self) -> int:
        return TAME

    def opening(self, when: When) -> int:
        return _each_turn(when)

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.replacers |= 1 << i
        deck.replaced_by[i] |= deck.where(self.what)


@dataclass(frozen=True)
class NextCardFree(MomentWord):
    """The next character, booster or support card that the owner plays this turn counts as FREE."""

    def english(self, may: bool) -> str:
        return english.you("treat your next character, booster or support this turn as Free", may)

    def german(self, may: bool) -> str:
        return german.you(
            "in diesem Zug deinen nächsten Charakter, Verstärkung oder Unterstützung als frei spielen", may
        )

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.next_free |= 1 << i
        deck.speaking |= 1 << i

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return True

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        """Nothing happens now: `legality.next_is_free` looks for the card among those of this turn."""


@dataclass(frozen=True)
class AttackAgain(MomentWord):
    """The owner's active cards attack again unchanged; he needs no new character."""

    def english(self, may: bool) -> str:
        return english.you("attack again with your active cards as they stand; no character is needed", may)

    def german(self, may: bool) -> str:
        return german.you(
            "mit deinen aktiven Karten, wie sie liegen, noch einmal angreifen, auch ohne Charakter", may
        )

    def relevance(self) -> int:
        return ALWAYS

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.attack_again |= 1 << i

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return True

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        """Nothing happens now: `legality.attacking_again` looks for the card among `Side.orders`, the
        leadership cards that are in force this turn."""
