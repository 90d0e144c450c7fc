"""Words about paying: what the opponent has to pay or play, and what a dragon costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import FOR_DEMAND, FOR_DRAGON, FOR_EACH, push
from bluemoon.duel.model.relevance import ALWAYS, TAME
from bluemoon.duel.model.sources import card_in, owner_in, source_of
from bluemoon.duel.model.state import Frame, State, log
from bluemoon.duel.rules.payments import demand_sets, next_cards
from bluemoon.duel.rules.transfers import discard
from bluemoon.messages.codes.duel import DuelCode
from bluemoon.powers import english, german, nouns
from bluemoon.powers.chosen import Each
from bluemoon.powers.question import CHOSEN, GIVES, Question, picks, picks_or_no, register
from bluemoon.powers.vocabulary import Cards, Payment, Type, When
from bluemoon.powers.word import EachWord, Lack, LastingWord, Power

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.types import ActionKind, CardIndex, Seat, Source


def _english_demand(due: Payment) -> str:
    return f"discard {nouns.payment(due)} from their hand before their Booster/Support phase ends"


def _german_demand(due: Payment) -> str:
    until = "bis zum Ende seiner Verstärkungs-/Unterstützungsphase"
    return f"{until} aus der Hand {german.payment(due)} ablegen"


@dataclass(frozen=True)
class PayOrRetreat(LastingWord):
    """By the end of his Booster/Support phase the opponent must have paid, or retreat."""

    payment: Payment

    def english(self, may: bool) -> str:
        return english.they(f"{_english_demand(self.payment)}, or retreat", may)

    def german(self, may: bool) -> str:
        return german.they(f"{_german_demand(self.payment)} oder sich zurückziehen", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.pay_or_retreat |= 1 << i
        deck.prices[i] = self.payment


@dataclass(frozen=True)
class PayOrDragon(LastingWord):
    """By the end of his Booster/Support phase the opponent must have paid, or the owner attracts a dragon."""

    payment: Payment

    def english(self, may: bool) -> str:
        otherwise = "otherwise you attract 1 dragon, even if they retreat"
        return english.they(f"{_english_demand(self.payment)}; {otherwise}", may)

    def german(self, may: bool) -> str:
        otherwise = "sonst lockst du 1 Drachen an, auch wenn er sich zurückzieht"
        return german.they(f"{_german_demand(self.payment)}; {otherwise}", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.pay_or_dragon |= 1 << i
        deck.prices[i] = self.payment


@dataclass(frozen=True)
class PlayOrRetreat(LastingWord):
    """On his turn the opponent must play a card of a type or retreat."""

    type: Type

    def english(self, may: bool) -> str:
        least = f"at least {nouns.of_type(1, self.type)}"
        return english.holds(f"the opponent must retreat unless they play {least} on their turn", may)

    def german(self, may: bool) -> str:
        least = f"mindestens {german.of_type(1, self.type)}"
        return german.holds(f"der Gegner muss in seinem Zug {least} spielen oder sich zurückziehen", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.play_or_retreat |= 1 << i
        if self.type is Type.BOOSTER:
            deck.wants_booster |= 1 << i
        elif self.type is Type.SUPPORT:
            deck.wants_support |= 1 << i


@dataclass(frozen=True)
class DoubleDemand(LastingWord):
    """The payment that one of the owner's active cards of a kind asks for is doubled."""

    what: Cards

    def english(self, may: bool) -> str:
        return english.you(f"double what one of your active {nouns.kind(self.what)} demands", may)

    def german(self, may: bool) -> str:
        return german.holds(f"verdopple, was eine deiner aktiven {german.kind(self.what)} verlangt", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.double_demand |= 1 << i


@dataclass(frozen=True)
class PayForDragon(EachWord):
    """Discard cards from the hand to attract one dragon."""

    payment: Payment

    def english(self, may: bool) -> str:
        return english.you(self.deed_english("your"), may)

    def german(self, may: bool) -> str:
        return german.you(self.deed_german("deine"), may)

    def deed_english(self, whose: str) -> str:
        return f"discard {nouns.payment(self.payment)} from {whose} hand and attract 1 dragon"

    def deed_german(self, whose: str) -> str:
        return f"aus der Hand {german.payment(self.payment)} ablegen und damit 1 Drachen anlocken"

    def relevance(self) -> int:
        return ALWAYS

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.prices[i] = self.payment

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        # Asked even if the hand cannot pay, because otherwise the opponent would learn that.
        return g.sides[seat].hand != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.HAND_SHORT, n=1)

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.PAY, seat, source_of(seat, card), 0, FOR_DRAGON)

    def each(self, g: State, seat: Seat, source: Source) -> None:
        if g.sides[seat].hand:
            push(g, frames.PAY, seat, source, 0, FOR_EACH)


class Pay(Question):
    """Which cards of the hand pay, named one after the other; together they must pay exactly. It can be
    declined only if the payment is for a dragon."""

    def options(self, g: State, frame: Frame) -> list[int]:
        seat, source, x, y = frame.seat, frame.source, frame.x, frame.y
        cards = next_cards(demand_sets(g, source, seat, x), x)
        return picks_or_no(cards) if y != FOR_DEMAND and not x else picks(cards)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x, y = frame.seat, frame.source, frame.x, frame.y
        sets = demand_sets(g, source, seat, x)
        chosen = x | 1 << card
        paid = chosen in sets
        discard(g, seat, card)
        if not paid:
            push(g, frames.PAY, seat, source, chosen, y)
        elif y == FOR_DEMAND:
            g.sides[owner_in(source)].used |= 1 << card_in(source)
            log(g, "satisfy", seat, card_in(source), 0)
        else:
            push(g, frames.ATTRACT, seat, source, 1)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return False

    def fits(self, g: State, frame: Frame) -> bool:
        """Whether the card asks for a payment of this kind from this player."""
        seat, source, x, y = frame.seat, frame.source, frame.x, frame.y
        owner, card = owner_in(source), card_in(source)
        deck = g.decks[owner]
        if x & ~g.decks[seat].all:
            return False
        if y == FOR_DEMAND:
            return owner != seat and deck.payable >> card & 1 == 1
        words = [power.word for power in deck.powers[card]]
        if y == FOR_DRAGON:
            return owner == seat and any(isinstance(word, PayForDragon) for word in words)
        return y == FOR_EACH and any(
            isinstance(word, Each) and isinstance(word.does, PayForDragon) for word in words
        )


register(Pay(frames.PAY, "pay", GIVES | CHOSEN, "which cards pay?", "welche Karten zahlen?"))
