"""Words of a moment that fetch or put back cards of one's own: from the table, the deck, the discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.relevance import ALWAYS, RECKONED
from bluemoon.duel.model.sources import card_in, source_of
from bluemoon.duel.model.state import Frame, State
from bluemoon.duel.rules.legality import can_take
from bluemoon.duel.rules.selection import power_of, whole_deck, word_of
from bluemoon.duel.rules.transfers import shuffle, shuffle_pile_in, take, uncover
from bluemoon.messages.codes.duel import DuelCode
from bluemoon.powers import english, german, nouns
from bluemoon.powers.question import DONE, NO, OWN_CARD, TAKES, Question, picks, picks_or_no, register
from bluemoon.powers.vocabulary import ANY_CARD, When, Where
from bluemoon.powers.word import NOTHING_TO_AFFECT, EachWord, Lack, MomentWord, Power

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.types import ActionKind, CardIndex, CardSet, Seat, Source


@dataclass(frozen=True)
class TakeBack(MomentWord):
    """Take one of the owner's own cards back into his hand."""

    where: Where
    other: bool = False  # not the card with this text itself

    def english(self, may: bool) -> str:
        this = ", except this one" if self.other else ""
        cards = nouns.among(self.where, ANY_CARD, "your")
        return english.you(f"take back into your hand one of {cards}{this}", may)

    def german(self, may: bool) -> str:
        this = " außer dieser" if self.other else ""
        cards = german.among(self.where, ANY_CARD, False, "oder")
        return german.you(f"eine der {cards}{this} auf die Hand zurücknehmen", may)

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.taking_back |= 1 << i

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return self.candidates(g, seat, card) != 0 and can_take(g, seat, False)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.TAKE, seat, source_of(seat, card), which)

    def candidates(self, g: State, seat: Seat, card: CardIndex) -> CardSet:
        """The seat's cards that the text of `card` may take back."""
        side = g.sides[seat]
        if self.where is Where.COMBAT:
            cards = side.combat
        else:
            # Active ships may come back, too (004 Ships has their cargo discarded then), and so may whatever
            # is active until it is discarded (004 Hyla Cards, Achievement Cards).
            cards = side.active | side.support | side.ships | side.lasting & ~g.decks[seat].court
        return cards & ~(1 << card) if self.other else cards


@dataclass(frozen=True)
class SearchDeck(MomentWord):
    """Search the own draw deck, show up to one card and take it into the hand; then shuffle."""

    def english(self, may: bool) -> str:
        return english.you(
            "search your draw deck, show up to 1 card of it and take that card into your hand; "
            "then shuffle your draw deck",
            may,
        )

    def german(self, may: bool) -> str:
        return german.you(
            "dein Deck durchsuchen, bis zu 1 Karte daraus zeigen und auf die Hand nehmen; "
            "danach wird das Deck gemischt",
            may,
        )

    def relevance(self) -> int:
        return ALWAYS

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.sides[seat].deck_count() > 0 and can_take(g, seat, True)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.DECK_SHORT, n=1)

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.SEARCH, seat, source_of(seat, card), 0)


@dataclass(frozen=True)
class SearchDiscards(MomentWord):
    """Search the own discard pile, show up to one card and take it into the hand."""

    def english(self, may: bool) -> str:
        return english.you(
            "search your discard pile, show up to 1 card of it and take that card into your hand", may
        )

    def german(self, may: bool) -> str:
        return german.you(
            "deinen Ablagestapel durchsuchen, bis zu 1 Karte daraus zeigen und auf die Hand nehmen", may
        )

    def relevance(self) -> int:
        return ALWAYS

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.sides[seat].discard != 0 and can_take(g, seat, False)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.DISCARDS_SHORT, n=1)

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.SEARCH, seat, source_of(seat, card), 1)


@dataclass(frozen=True)
class ShuffleDiscardsIn(EachWord):
    """Shuffle the own discard pile into the own draw deck."""

    def english(self, may: bool) -> str:
        return english.you(self.deed_english("your"), may)

    def german(self, may: bool) -> str:
        return german.you(self.deed_german("deine"), may)

    def deed_english(self, whose: str) -> str:
        return f"shuffle {whose} discard pile into {whose} draw deck"

    def deed_german(self, whose: str) -> str:
        return f"{whose}n Ablagestapel ins Deck mischen"

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.sides[seat].discard != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.DISCARDS_SHORT, n=1)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        shuffle_pile_in(g, seat)

    def each(self, g: State, seat: Seat, source: Source) -> None:
        shuffle_pile_in(g, seat)


# --- questions --------------------------------------------------------------------------------------------


class TakeOne(Question):
    """Which own card comes back into the hand."""

    def options(self, g: State, frame: Frame) -> list[int]:
        seat, source, x = frame.seat, frame.source, frame.x
        word = word_of(g, source, x)
        assert isinstance(word, TakeBack)
        return picks_or_no(word.candidates(g, seat, card_in(source)))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        take(g, frame.seat, card, True)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        return power is not None and isinstance(power.word, TakeBack) and not frame.y


class Search(Question):
    """Which card of the deck or of the discard pile is taken."""

    def options(self, g: State, frame: Frame) -> list[int]:
        side = g.sides[frame.seat]
        if frame.x:
            return picks_or_no(side.discard)
        return [*picks(whole_deck(side)), DONE, NO]  # DONE: take none, but shuffle ('up to one')

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        """If a card was found, it is shown and taken; then the deck is shuffled."""
        seat = frame.seat
        if said != do.DONE:
            take(g, seat, card, True)
        if frame.x:
            uncover(g, seat)
        else:
            shuffle(g, seat)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return False  # what is in the deck is hidden

    def fits(self, g: State, frame: Frame) -> bool:
        return frame.x <= 1 and not frame.y


register(
    TakeOne(
        frames.TAKE,
        "take",
        OWN_CARD | TAKES,
        "which card comes back to your hand?",
        "welche Karte kommt auf deine Hand zurück?",
    )
)
register(
    Search(frames.SEARCH, "search", OWN_CARD | TAKES, "which card do you take?", "welche Karte nimmst du?")
)
