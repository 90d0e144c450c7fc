"""Words of a moment that draw cards, and the questions that some of them ask."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import action
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.relevance import ALWAYS, DRAWS, RECKONED
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import Frame, State, log
from bluemoon.duel.rules.legality import can_take, drawable, takeable
from bluemoon.duel.rules.selection import power_of, whole_deck, word_of
from bluemoon.duel.rules.transfers import discard, draw, draw_from_pile, next_card, shuffle_in, take
from bluemoon.messages.codes.duel import DuelCode
from bluemoon.powers import english, german
from bluemoon.powers.nouns import counted
from bluemoon.powers.question import (
    AT_ONCE,
    GIVES,
    OWN_CARD,
    TO_GO,
    Question,
    ascending,
    counts_fit,
    picks,
    register,
)
from bluemoon.powers.word import EachWord, Lack, MomentWord, Power
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import ActionKind, CardIndex, CardSet, Count, Seat, Source


@dataclass(frozen=True)
class Draw(EachWord):
    """Draw n cards, or up to n."""

    n: int
    up_to: bool = False

    def english(self, may: bool) -> str:
        return english.you(self.deed_english("your"), may)

    def german(self, may: bool) -> str:
        return german.you(self.deed_german("deine"), may)

    def deed_english(self, whose: str) -> str:
        return f"draw {'up to ' if self.up_to else ''}{counted(self.n, 'card')}"

    def deed_german(self, whose: str) -> str:
        return f"{'bis zu ' if self.up_to else ''}{german.cards(self.n)} ziehen"

    def relevance(self) -> int:
        return ALWAYS | RECKONED | DRAWS

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        if power.must_first:
            return g.sides[seat].deck_count() > 0
        whole = power.may and g.edition.all_or_nothing and not self.up_to
        return drawable(g, seat, self.n) >= (self.n if whole else 1)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.DECK_SHORT, n=self.n if whole and not self.up_to else 1)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        for _ in range(self.n):
            draw(g, seat, insist=power.must_first)  # 'I must' comes before 'you cannot'

    def each(self, g: State, seat: Seat, source: Source) -> None:
        for _ in range(self.n):
            draw(g, seat)


@dataclass(frozen=True)
class DrawUpToHolding(MomentWord):
    """Draw until the hand holds n cards."""

    n: int

    def english(self, may: bool) -> str:
        return english.you(f"draw until you hold {counted(self.n, 'card')}", may)

    def german(self, may: bool) -> str:
        return german.you(f"ziehen, bis du {german.cards(self.n)} auf der Hand hast", may)

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return size(g.sides[seat].hand) < self.n and drawable(g, seat, 1) > 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        if size(g.sides[seat].hand) >= self.n:
            return Lack(DuelCode.HAND_FULL, n=self.n)
        return Lack(DuelCode.DECK_SHORT, n=1)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        side = g.sides[seat]
        while size(side.hand) < self.n and draw(g, seat):
            pass


@dataclass(frozen=True)
class DrawFromDiscards(MomentWord):
    """Shuffle the own discard pile face down and take n cards from it into the hand."""

    n: int

    def english(self, may: bool) -> str:
        top = "card" if self.n == 1 else f"{self.n} cards"
        return english.you(f"shuffle your discard pile unseen, then take its top {top} into your hand", may)

    def german(self, may: bool) -> str:
        top = "die oberste Karte" if self.n == 1 else f"die obersten {self.n} Karten"
        return german.you(f"deinen Ablagestapel ungesehen mischen und {top} davon auf die Hand nehmen", may)

    def relevance(self) -> int:
        return ALWAYS

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        whole = power.may and g.edition.all_or_nothing
        there = min(self.n, size(g.sides[seat].discard))
        return takeable(g, seat, there, False) >= (self.n if whole else 1)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.DISCARDS_SHORT, n=self.n if whole else 1)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        draw_from_pile(g, seat, self.n)


# --- how many? --------------------------------------------------------------------------------------------


class CountedWord(MomentWord):
    """A word whose owner is asked how many cards he takes."""

    @abstractmethod
    def least(self) -> int:
        """The smallest number that he may say."""

    @abstractmethod
    def most(self) -> int:
        """The largest number that the text allows."""

    @abstractmethod
    def take(self, g: State, seat: Seat, source: Source, count: Count) -> None:
        """Draw or reveal `count` cards, the number that he said."""


@dataclass(frozen=True)
class RevealTop(CountedWord):
    """Reveal up to n cards of the own draw deck, discard one of them and take the others."""

    n: int

    def english(self, may: bool) -> str:
        return english.you(
            f"turn up the top cards of your draw deck, {self.n} at most; "
            "discard one and take the rest into your hand",
            may,
        )

    def german(self, may: bool) -> str:
        return german.you(
            f"die obersten Karten deines Decks aufdecken, höchstens {self.n}, eine davon ablegen "
            "und die übrigen auf die Hand nehmen",
            may,
        )

    def relevance(self) -> int:
        return ALWAYS

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.sides[seat].deck_count() > 0 and can_take(g, seat, True)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.DECK_SHORT, n=1)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        most = min(self.n, g.sides[seat].deck_count())
        if g.edition.all_or_nothing:  # all but one of them have to be taken
            most = min(most, takeable(g, seat, most, True) + 1)
        push(g, frames.HOW_MANY, seat, source_of(seat, card), which, most)

    def least(self) -> int:
        return 1

    def most(self) -> int:
        return self.n

    def take(self, g: State, seat: Seat, source: Source, count: Count) -> None:
        """Reveal the top cards of the deck and ask which one is discarded; the others will be taken."""
        side = g.sides[seat]
        shown = 0
        for _ in range(min(count, side.deck_count())):
            card = next_card(g, seat)
            shown |= 1 << card
            side.deck &= ~(1 << card)  # out of the deck until the question is answered
            side.top = tuple(c for c in side.top if c != card)
            side.bottom = tuple(c for c in side.bottom if c != card)
            log(g, "reveal", seat, card, 0)
        side.deck |= shown
        side.mixed &= ~shown
        g.revealed = True
        push(g, frames.REVEAL, seat, source, shown)


@dataclass(frozen=True)
class DrawThenShuffleIn(CountedWord):
    """Draw up to n cards, then shuffle any m cards of the hand into the draw deck."""

    n: int
    m: int

    def english(self, may: bool) -> str:
        back = f"{counted(self.m, 'card')} of your choice from your hand"
        return english.you(
            f"draw up to {counted(self.n, 'card')}, then shuffle {back} into your draw deck", may
        )

    def german(self, may: bool) -> str:
        back = f"danach {german.cards(self.m)} deiner Wahl ins Deck mischen"
        return german.you(f"bis zu {german.cards(self.n)} ziehen und {back}", may)

    def relevance(self) -> int:
        return ALWAYS | DRAWS

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        whole = power.may and g.edition.all_or_nothing  # otherwise drawing no card is enough for 'up to'
        return size(g.sides[seat].hand) + drawable(g, seat, self.n) >= (self.m if whole else 1)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.HAND_SHORT, n=self.m if whole else 1)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.HOW_MANY, seat, source_of(seat, card), which, drawable(g, seat, self.n))

    def least(self) -> int:
        return 0

    def most(self) -> int:
        return self.n

    def take(self, g: State, seat: Seat, source: Source, count: Count) -> None:
        for _ in range(count):
            draw(g, seat)
        push(g, frames.SHUFFLE_IN, seat, source, min(self.m, size(g.sides[seat].hand)))


class HowMany(Question):
    """How many cards are drawn or revealed."""

    def options(self, g: State, frame: Frame) -> list[int]:
        word = word_of(g, frame.source, frame.x)
        assert isinstance(word, CountedWord)
        return [action(do.NUMBER, n) for n in range(frame.y, word.least() - 1, -1)]

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        word = word_of(g, source, x)
        assert isinstance(word, CountedWord)
        word.take(g, seat, source, card)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        word = power.word if power is not None else None
        return isinstance(word, CountedWord) and frame.y <= word.most()


class Revealed(Question):
    """Which revealed card is discarded."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return picks(frame.x)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, shown = frame.seat, frame.x
        discard(g, seat, card)
        for c in bits(shown & ~(1 << card)):
            if can_take(g, seat, True):
                take(g, seat, c, True)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        return frame.x & ~whole_deck(g.sides[frame.seat]) == 0 and not frame.y

    def turned_up(self, frame: Frame) -> CardSet:
        return frame.x


class ShuffleIn(Question):
    """Which cards of the hand go into the deck."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return ascending(g.sides[frame.seat].hand, frame.x, frame.y)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        shuffle_in(g, seat, 1 << card, hidden=True)
        if x > 1:
            push(g, frames.SHUFFLE_IN, seat, source, x - 1, card + 1)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return size(g.sides[frame.seat].hand) <= frame.x

    def fits(self, g: State, frame: Frame) -> bool:
        return frame.x > 0 and counts_fit(g, frame)

    def seen_by_other(self, frame: Frame) -> Frame:
        return frame.showing(frame.x, 0)  # hide y, because it reveals which card was named before


register(HowMany(frames.HOW_MANY, "how many", OWN_CARD, "how many cards?", "wie viele Karten?"))
register(
    Revealed(
        frames.REVEAL,
        "reveal",
        OWN_CARD | GIVES | AT_ONCE,
        "which of the revealed cards is discarded?",
        "welche der aufgedeckten Karten wird abgelegt?",
    )
)
register(
    ShuffleIn(
        frames.SHUFFLE_IN,
        "shuffle in",
        OWN_CARD | GIVES | TO_GO,
        "shuffle {x} {x?card:cards} of your hand into your deck.",
        "mische {x} {x?Karte:Karten} deiner Hand in dein Deck.",
    )
)
