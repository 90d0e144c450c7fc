"""Words of a moment about the cards in hand, the opponent's or one's own, and the questions they ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import action
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.relevance import GIVE, RECKONED, TAME
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import Frame, State
from bluemoon.duel.rules.transfers import bottom, discard, disclose
from bluemoon.messages.codes.duel import DuelCode
from bluemoon.powers import english, german
from bluemoon.powers.nouns import counted
from bluemoon.powers.question import (
    ALIKE,
    AT_WILL,
    GIVES,
    HARMLESS,
    OPTIONAL,
    OWN_CARD,
    THEIR_CARDS,
    TO_GO,
    Question,
    ascending,
    counts_fit,
    from_number,
    picks,
    picks_or_done,
    plain,
    register,
)
from bluemoon.powers.word import NOTHING_TO_AFFECT, Lack, MomentWord, Power
from bluemoon.sets import size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import ActionKind, CardIndex, Seat


@dataclass(frozen=True)
class DiscardFromTheirHand(MomentWord):
    """Take n cards from the opponent's hand at random (or disclosed ones by choice) and discard them."""

    n: int

    def english(self, may: bool) -> str:
        ones = "a disclosed one" if self.n == 1 else "disclosed ones"
        cards = counted(self.n, "random card")
        return english.you(f"discard {cards} from the opponent’s hand, or {ones} of your choice", may)

    def german(self, may: bool) -> str:
        some = "zufällige Karte" if self.n == 1 else "zufällige Karten"
        ones = "eine offene" if self.n == 1 else "offene"
        return german.you(f"{self.n} {some} aus der Hand des Gegners ablegen oder {ones} deiner Wahl", may)

    def relevance(self) -> int:
        return TAME

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        whole = power.may and g.edition.all_or_nothing
        return size(g.sides[1 - seat].hand) >= (self.n if whole else 1)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.THEIR_HAND_SHORT, n=self.n if whole else 1)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.FROM_HAND, seat, source_of(seat, card), self.n)


@dataclass(frozen=True)
class TheyDiscard(MomentWord):
    """The opponent discards n cards of his choice from his hand."""

    n: int

    def english(self, may: bool) -> str:
        return english.they(f"discard {counted(self.n, 'card')} of their choice from their hand", may)

    def german(self, may: bool) -> str:
        return german.they(f"{german.cards(self.n)} seiner Wahl aus der Hand ablegen", may)

    def relevance(self) -> int:
        return TAME

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        whole = power.may and g.edition.all_or_nothing
        return size(g.sides[1 - seat].hand) >= (self.n if whole else 1)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.THEIR_HAND_SHORT, n=self.n if whole else 1)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        count = min(self.n, size(g.sides[1 - seat].hand))
        push(g, frames.DISCARD, 1 - seat, source_of(seat, card), count)


@dataclass(frozen=True)
class TheyKeep(MomentWord):
    """The opponent keeps n cards of his choice in his hand and discards the others."""

    n: int

    def english(self, may: bool) -> str:
        return english.they(f"choose {counted(self.n, 'card')} to keep in hand and discard the others", may)

    def german(self, may: bool) -> str:
        return german.they(f"{german.cards(self.n)} auf der Hand behalten und die übrigen ablegen", may)

    def relevance(self) -> int:
        return TAME

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return True

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        count = max(0, size(g.sides[1 - seat].hand) - self.n)
        push(g, frames.DISCARD, 1 - seat, source_of(seat, card), count)


@dataclass(frozen=True)
class Disclose(MomentWord):
    """The opponent discloses his hand."""

    def english(self, may: bool) -> str:
        return english.they("disclose their hand", may)

    def german(self, may: bool) -> str:
        return german.they("seine Hand offenlegen", may)

    def relevance(self) -> int:
        return TAME

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return True

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        disclose(g, 1 - seat)


@dataclass(frozen=True)
class DiscardAny(MomentWord):
    """Discard any number of cards from the own hand."""

    def english(self, may: bool) -> str:
        return english.you("discard as many cards from your hand as you like", may)

    def german(self, may: bool) -> str:
        return german.you("beliebig viele Karten aus deiner Hand ablegen", may)

    def relevance(self) -> int:
        return GIVE | RECKONED

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.sides[seat].hand != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.HAND_SHORT, n=1)

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.ANY, seat, source_of(seat, card))


@dataclass(frozen=True)
class BottomAny(MomentWord):
    """Put any number of cards of the own hand under the own draw deck."""

    def english(self, may: bool) -> str:
        return english.you("put as many cards from your hand as you like under your draw deck", may)

    def german(self, may: bool) -> str:
        return german.you("beliebig viele Karten aus deiner Hand unter dein Deck legen", may)

    def relevance(self) -> int:
        return GIVE | RECKONED

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.sides[seat].hand != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.HAND_SHORT, n=1)

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.UNDER, seat, source_of(seat, card))


# --- questions --------------------------------------------------------------------------------------------


class FromHand(Question):
    """Which card of the opponent's hand: a disclosed one, or one at random."""

    def options(self, g: State, frame: Frame) -> list[int]:
        other = g.sides[1 - frame.seat]
        return picks(other.disclosed) + ([action(do.RANDOM)] if other.hand & ~other.disclosed else [])

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        other = g.sides[1 - seat]
        if said == do.RANDOM:
            g.revealed = True
            card = g.chance.pick(other.hand & ~other.disclosed)
        discard(g, 1 - seat, card)
        if x > 1 and other.hand:
            push(g, frames.FROM_HAND, seat, source, x - 1)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        return 1 <= frame.x <= g.decks[1 - frame.seat].size and not frame.y


class DiscardOfHand(Question):
    """Which cards of the own hand are discarded, where the number is fixed."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return ascending(g.sides[frame.seat].hand, frame.x, frame.y)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        discard(g, seat, card)
        if x > 1:
            push(g, frames.DISCARD, seat, source, x - 1, card + 1)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return size(g.sides[frame.seat].hand) <= frame.x

    def fits(self, g: State, frame: Frame) -> bool:
        return frame.x > 0 and counts_fit(g, frame)


class AnyOfHand(Question):
    """Which cards of the own hand are discarded, any number of them."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return picks_or_done(from_number(g.sides[frame.seat].hand, frame.y))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source = frame.seat, frame.source
        if said == do.PICK:
            discard(g, seat, card)
            push(g, frames.ANY, seat, source, 0, card + 1)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return g.sides[frame.seat].hand == 0

    def fits(self, g: State, frame: Frame) -> bool:
        return frame.x == 0 and counts_fit(g, frame)


class UnderDeck(Question):
    """Which cards of the own hand go under the deck."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return picks_or_done(g.sides[frame.seat].hand)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source = frame.seat, frame.source
        if said == do.PICK:
            bottom(g, seat, card)
            push(g, frames.UNDER, seat, source)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return g.sides[frame.seat].hand == 0

    def fits(self, g: State, frame: Frame) -> bool:
        return plain(frame)


register(
    FromHand(
        frames.FROM_HAND,
        "from hand",
        OWN_CARD | THEIR_CARDS | HARMLESS | TO_GO,
        "choose from the other hand, {x} to go.",
        "wähle aus der anderen Hand, noch {x}.",
    )
)
register(
    DiscardOfHand(
        frames.DISCARD,
        "discard",
        GIVES | TO_GO | ALIKE,
        "discard {x} {x?card:cards} from your hand.",
        "lege {x} {x?Karte:Karten} von deiner Hand ab.",
    )
)
register(
    AnyOfHand(
        frames.ANY,
        "any",
        OWN_CARD | GIVES | OPTIONAL | HARMLESS | AT_WILL,
        "discard as many cards as you like.",
        "lege beliebig viele Karten ab.",
    )
)
register(
    UnderDeck(
        frames.UNDER,
        "under",
        OWN_CARD | GIVES | OPTIONAL | HARMLESS | AT_WILL,
        "put as many cards as you like under your deck.",
        "lege beliebig viele Karten unter dein Deck.",
    )
)
