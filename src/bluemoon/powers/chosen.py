"""The word of the Chosen: both players do the same, the opponent first (004 Chosen Ones); and the words that
are only used with it. In those, 'one's own' means the player who does his part.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.relevance import ALWAYS
from bluemoon.duel.model.sources import card_in, owner_in, source_of
from bluemoon.duel.model.state import Frame, State
from bluemoon.duel.rules.resolve import place
from bluemoon.duel.rules.selection import group, power_of, word_of
from bluemoon.duel.rules.transfers import discard, draw, note_if_out, shuffle_in
from bluemoon.messages.codes.duel import DuelCode
from bluemoon.powers import english, german, nouns
from bluemoon.powers.nouns import counted
from bluemoon.powers.question import (
    Question,
    Step,
    picks,
    picks_or_no,
    plain,
    register,
    register_step,
)
from bluemoon.powers.vocabulary import Cards, When
from bluemoon.powers.word import NOTHING_TO_AFFECT, EachWord, Lack, MomentWord, Power
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.types import ActionKind, CardIndex, CardSet, Seat, Source


@dataclass(frozen=True)
class Each(MomentWord):
    """Both players do what the inner word says, the opponent first (004 Chosen Ones); with `may` each decides
    whether he does."""

    does: EachWord
    may: bool = False

    def english(self, may: bool) -> str:
        deed = self.does.deed_english("their")
        both = f"both players in turn, starting with the opponent, {'may ' if self.may else ''}{deed}"
        return english.holds(both, may)

    def german(self, may: bool) -> str:
        deed = self.does.deed_german("ihre")
        modal = "dürfen" if self.may else "müssen"
        return german.holds(f"beide Spieler {modal} nacheinander, zuerst der Gegner, {deed}", may)

    def relevance(self) -> int:
        return ALWAYS

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        self.does.enter(deck, i, when)

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return True

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        source = source_of(seat, card)
        push(g, frames.EACH, seat, source, which)
        push(g, frames.EACH, 1 - seat, source, which)  # on top: the opponent acts first (004 Chosen Ones)


class PartOfEach(Step):
    """One seat's part of a text that both players follow."""

    def happen(self, g: State, frame: Frame) -> None:
        word = word_of(g, frame.source, frame.x)
        assert isinstance(word, Each)
        word.does.each(g, frame.seat, frame.source)

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        return power is not None and isinstance(power.word, Each) and not frame.y


register_step(PartOfEach(frames.EACH))


# --- words for it -----------------------------------------------------------------------------------------


class SharedWord(EachWord):
    """A word made for `Each`. If it were used alone, only the owner would do it."""

    def english(self, may: bool) -> str:
        return english.you(self.deed_english("your"), may)

    def german(self, may: bool) -> str:
        return german.you(self.deed_german("deine"), may)

    def relevance(self) -> int:
        return ALWAYS

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        self.each(g, seat, source_of(seat, card))


@dataclass(frozen=True)
class DiscardOwn(SharedWord):
    """Discard one's own active cards of a kind, except protected ones."""

    what: Cards

    def deed_english(self, whose: str) -> str:
        return f"discard {whose} active {nouns.kind(self.what, 'and')}, sparing protected cards"

    def deed_german(self, whose: str) -> str:
        return f"{whose} aktiven {german.kind(self.what, 'und')} ablegen, geschützte ausgenommen"

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return group(g, seat, self.what) != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def each(self, g: State, seat: Seat, source: Source) -> None:
        for c in bits(group(g, seat, self.what)):
            discard(g, seat, c)


@dataclass(frozen=True)
class DiscardOwnHand(SharedWord):
    """Discard n cards of one's own hand."""

    n: int

    def deed_english(self, whose: str) -> str:
        return f"discard {counted(self.n, 'card')} of {whose} choice from {whose} hand"

    def deed_german(self, whose: str) -> str:
        return f"{german.cards(self.n)} eigener Wahl aus der Hand ablegen"

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        whole = power.may and g.edition.all_or_nothing
        return size(g.sides[seat].hand) >= (self.n if whole else 1)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.HAND_SHORT, n=self.n if whole else 1)

    def each(self, g: State, seat: Seat, source: Source) -> None:
        push(g, frames.DISCARD, seat, source, min(self.n, size(g.sides[seat].hand)))


@dataclass(frozen=True)
class ShuffleLeadershipIn(SharedWord):
    """Choose a leadership card played earlier, show it and shuffle it into the draw deck."""

    def deed_english(self, whose: str) -> str:
        return (
            f"show one of {whose} earlier leadership cards, but none of this name, "
            f"and shuffle it into {whose} draw deck"
        )

    def deed_german(self, whose: str) -> str:
        return f"eine {whose}r früheren Führungskarten, keine dieses Namens, zeigen und ins Deck mischen"

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return pile_choices(g, seat, source_of(seat, card)) != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def each(self, g: State, seat: Seat, source: Source) -> None:
        if pile_choices(g, seat, source):
            push(g, frames.PILE_IN, seat, source)


def pile_choices(g: State, seat: Seat, source: Source) -> CardSet:
    """The seat's leadership cards played earlier, except those with the same name as the source, in either
    player's pile."""
    pile = g.sides[seat].pile
    if not g.edition.namesakes_spared:
        return pile & ~(1 << card_in(source)) if owner_in(source) == seat else pile
    name = g.decks[owner_in(source)].names[card_in(source)]
    own = g.decks[seat].index.get(name)
    return pile if own is None else pile & ~(1 << own)


@dataclass(frozen=True)
class RedrawHand(SharedWord):
    """Shuffle the hand into the draw deck, then draw n cards."""

    n: int

    def deed_english(self, whose: str) -> str:
        return f"shuffle {whose} hand into {whose} draw deck, then draw {counted(self.n, 'card')}"

    def deed_german(self, whose: str) -> str:
        return f"{whose} Hand ins Deck mischen und dann {german.cards(self.n)} ziehen"

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        side = g.sides[seat]
        return size(side.hand) + side.deck_count() > 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.DECK_SHORT, n=1)

    def each(self, g: State, seat: Seat, source: Source) -> None:
        shuffle_in(g, seat, g.sides[seat].hand, hidden=True)
        for _ in range(self.n):
            draw(g, seat)


@dataclass(frozen=True)
class PlayAchievement(SharedWord):
    """Play an achievement card as if its dragon were on one's side."""

    def deed_english(self, whose: str) -> str:
        return f"play 1 achievement card as if its dragon were on {whose} side"

    def deed_german(self, whose: str) -> str:
        return f"1 Erfolgskarte spielen, als wäre ihr Drache auf {whose}r Seite"

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.match and g.sides[seat].hand != 0  # which cards they are must stay hidden

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def each(self, g: State, seat: Seat, source: Source) -> None:
        if g.match and g.sides[seat].hand:
            push(g, frames.ACHIEVE, seat, source)


# --- questions --------------------------------------------------------------------------------------------


class PileIn(Question):
    """Which leadership card goes into the deck."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return picks(pile_choices(g, frame.seat, frame.source))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        shuffle_in(g, frame.seat, 1 << card, hidden=False)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        return plain(frame)


class Achieve(Question):
    """Which achievement of the hand is played."""

    def options(self, g: State, frame: Frame) -> list[int]:
        side = g.sides[frame.seat]
        return picks_or_no(side.hand & g.decks[frame.seat].achievements & ~side.banned)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        place(g, frame.seat, card)
        note_if_out(g, frame.seat)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return False

    def fits(self, g: State, frame: Frame) -> bool:
        return plain(frame)


register(
    PileIn(
        frames.PILE_IN,
        "pile in",
        0,
        "which leadership card goes into your deck?",
        "welche Führungskarte kommt in dein Deck?",
    )
)
register(
    Achieve(frames.ACHIEVE, "achieve", 0, "which achievement do you play?", "welche Erfolgskarte spielst du?")
)
