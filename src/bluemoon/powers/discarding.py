"""Words of a moment that discard cards of the opponent from the table or his deck, and the questions they
ask."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import action
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.relevance import ALWAYS, RECKONED, TOUCH, TOUCHES
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import Frame, State
from bluemoon.duel.rules.selection import group, power_of, word_of
from bluemoon.duel.rules.survey import survey
from bluemoon.duel.rules.transfers import discard, next_card, shuffle_in
from bluemoon.messages.codes.duel import DuelCode
from bluemoon.powers import english, german, nouns
from bluemoon.powers.question import (
    DONE,
    HARMLESS,
    NO,
    OWN_CARD,
    THEIR_CARDS,
    Question,
    picks,
    picks_or_no,
    register,
)
from bluemoon.powers.vocabulary import ANY_CARD, Cards, Where
from bluemoon.powers.word import NOTHING_TO_AFFECT, Lack, MomentWord, Power
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.matchup import Against
    from bluemoon.duel.model.types import ActionKind, CardIndex, CardSet, Seat


def _spared(g: State, seat: Seat, wanted: CardSet) -> Lack:
    """Why none of the wanted cards of the opponent can be taken: they are protected, or there are none."""
    protected = g.sides[1 - seat].protected & wanted
    return Lack(DuelCode.PROTECTED, card=bits(protected)[0]) if protected else NOTHING_TO_AFFECT


@dataclass(frozen=True)
class DiscardTheirs(MomentWord):
    """Discard cards of the opponent; active protected cards are never affected."""

    what: Cards
    where: Where = Where.ACTIVE
    all: bool = False  # all of them instead of one
    keep_character: bool = False  # never the last active character
    only_if_several: bool = False  # nothing happens unless there is more than one to choose from
    if_from_ship: bool = False  # only if the card with this text was played from a landed ship

    def english(self, may: bool) -> str:
        cards = nouns.among(self.where, self.what, "the opponent’s", "and" if self.all else "or")
        return english.you(
            f"discard {'all' if self.all else 'one'} of {cards}"
            + (", but never their last active character" if self.keep_character else "")
            + (", if there are 2 or more" if self.only_if_several else "")
            + (", if this came from a landed ship" if self.if_from_ship else ""),
            may,
        )

    def german(self, may: bool) -> str:
        one = "alle" if self.all else f"{german.one_of(self.what.types)} der"
        cards = german.among(self.where, self.what, True, "und" if self.all else "oder")
        return german.you(
            f"{one} {cards} ablegen"
            + (", aber nie seinen letzten aktiven Charakter" if self.keep_character else "")
            + (", wenn es 2 oder mehr sind" if self.only_if_several else "")
            + (", wenn diese Karte von einem gelandeten Schiff kommt" if self.if_from_ship else ""),
            may,
        )

    def relevance(self) -> int:
        return TOUCH | TOUCHES | RECKONED

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        table.hit(i, self.what, other)
        table.hits_one[i] = not self.all
        if self.only_if_several:
            table.hits_if_several |= 1 << i
        if self.keep_character:
            table.spares_last |= 1 << i

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return self.candidates(g, seat) != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        left = group(g, 1 - seat, self.what, self.where)
        if self.keep_character and left:
            return Lack(DuelCode.LAST_CHARACTER, card=bits(left)[0])
        return _spared(g, seat, g.decks[1 - seat].where(self.what))

    def asks_first(self) -> bool:
        return self.all

    def only_from_ship(self) -> bool:
        return self.if_from_ship

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        if self.all:
            for c in bits(self.candidates(g, seat)):
                discard(g, 1 - seat, c)
        else:
            push(g, frames.THEIRS, seat, source_of(seat, card), which)

    def candidates(self, g: State, seat: Seat) -> CardSet:
        """The opponent's cards that this text of `seat` may discard."""
        if g.stale:
            survey(g)
        other = g.sides[1 - seat]
        cards = group(g, 1 - seat, self.what, self.where)
        active_characters = other.active & g.decks[1 - seat].characters
        if self.only_if_several and size(active_characters) < 2:
            return 0
        if self.keep_character and size(active_characters) == 1:
            cards &= ~active_characters
        return cards


@dataclass(frozen=True)
class DiscardTheirsEither(MomentWord):
    """Discard all of one kind or all of another, as the owner chooses."""

    one: Cards
    other: Cards

    def english(self, may: bool) -> str:
        one, other = nouns.kind(self.one), nouns.kind(self.other)
        return english.you(f"discard all of the opponent’s active {one} or all of their active {other}", may)

    def german(self, may: bool) -> str:
        one, other = german.kind(self.one), german.kind(self.other)
        return german.you(f"alle aktiven {one} oder alle aktiven {other} des Gegners ablegen", may)

    def relevance(self) -> int:
        return TOUCH | TOUCHES | RECKONED

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        table.hit(i, self.one, other)
        table.hit(i, self.other, other)

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return (group(g, 1 - seat, self.one) | group(g, 1 - seat, self.other)) != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        deck = g.decks[1 - seat]
        return _spared(g, seat, deck.where(self.one) | deck.where(self.other))

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.EITHER, seat, source_of(seat, card), which)

    def kind(self, number: i64) -> Cards:
        """The first kind if `number` is 0, otherwise the second."""
        return self.other if number else self.one


@dataclass(frozen=True)
class DiscardAllButOneCharacter(MomentWord):
    """Discard all active cards of the opponent's combat area but one active character."""

    def english(self, may: bool) -> str:
        return english.you(
            "discard all active cards in the opponent’s combat area but one character of your choice", may
        )

    def german(self, may: bool) -> str:
        return german.you(
            "im Kampfbereich des Gegners alle aktiven Karten bis auf einen Charakter deiner Wahl ablegen",
            may,
        )

    def relevance(self) -> int:
        return TOUCH | TOUCHES | RECKONED

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        table.hit(i, ANY_CARD, other)

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        other = g.sides[1 - seat]
        return bool(other.active & ~other.protected)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return _spared(g, seat, g.sides[1 - seat].active)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.KEEP, seat, source_of(seat, card), which)


@dataclass(frozen=True)
class ShuffleTheirTable(MomentWord):
    """The opponent shuffles all cards of his combat and support areas into his draw deck."""

    def english(self, may: bool) -> str:
        return english.they("shuffle their combat and support areas into their draw deck", may)

    def german(self, may: bool) -> str:
        return german.they("seinen Kampf- und Unterstützungsbereich in sein Deck mischen", may)

    def relevance(self) -> int:
        return TOUCH | TOUCHES | RECKONED

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        table.hit(i, ANY_CARD, other)

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        other = g.sides[1 - seat]
        return bool((other.combat | other.support) & ~other.protected)

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return _spared(g, seat, g.sides[1 - seat].combat | g.sides[1 - seat].support)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        side = g.sides[1 - seat]
        shuffle_in(g, 1 - seat, (side.combat | side.support) & ~side.protected, hidden=False)


@dataclass(frozen=True)
class ShuffleTheirsIn(MomentWord):
    """The owner chooses an active card of the opponent, who shuffles it into his draw deck."""

    what: Cards

    def english(self, may: bool) -> str:
        cards = nouns.among(Where.ACTIVE, self.what, "the opponent’s")
        return english.you(f"shuffle one of {cards} into their draw deck", may)

    def german(self, may: bool) -> str:
        cards = german.among(Where.ACTIVE, self.what, True, "oder")
        return german.you(f"{german.one_of(self.what.types)} der {cards} in sein Deck mischen", may)

    def relevance(self) -> int:
        return TOUCH | TOUCHES | RECKONED

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        table.hit(i, self.what, other)
        table.hits_one[i] = True

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return group(g, 1 - seat, self.what) != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return _spared(g, seat, g.decks[1 - seat].where(self.what))

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.BACK_IN, seat, source_of(seat, card), which)


@dataclass(frozen=True)
class DiscardTopOfTheirDeck(MomentWord):
    """Discard the top card of the opponent's draw deck."""

    def english(self, may: bool) -> str:
        return english.they("discard the top card of their draw deck", may)

    def german(self, may: bool) -> str:
        return german.they("die oberste Karte seines Decks ablegen", may)

    def relevance(self) -> int:
        return ALWAYS | RECKONED

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return g.sides[1 - seat].deck_count() > 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return Lack(DuelCode.THEIR_DECK_EMPTY)

    def asks_first(self) -> bool:
        return True

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        if g.sides[1 - seat].deck_count():
            discard(g, 1 - seat, next_card(g, 1 - seat))


# --- lasting cards ----------------------------------------------------------------------------------------


class DiscardLasting(MomentWord):
    """A word that discards one of the opponent's lasting cards, which stay when a fight ends."""

    @abstractmethod
    def candidates(self, g: State, seat: Seat) -> CardSet:
        """The opponent's active cards that this text of `seat` may discard."""

    def relevance(self) -> int:
        return ALWAYS | TOUCHES | RECKONED

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        """Nothing to note: these cards have no values that the opponent could lose."""

    def possible(self, g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
        return self.candidates(g, seat) != 0

    def lack(self, g: State, seat: Seat, whole: bool) -> Lack:
        return NOTHING_TO_AFFECT

    def asks_first(self) -> bool:
        return False

    def perform(self, g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
        push(g, frames.THEIR_LASTING, seat, source_of(seat, card), which)


@dataclass(frozen=True)
class DiscardAchievement(DiscardLasting):
    """Discard one active achievement card of the opponent."""

    def english(self, may: bool) -> str:
        return english.you("discard an active achievement card of the opponent", may)

    def german(self, may: bool) -> str:
        return german.you("eine aktive Erfolgskarte des Gegners ablegen", may)

    def candidates(self, g: State, seat: Seat) -> CardSet:
        other = g.sides[1 - seat]
        return other.lasting & g.decks[1 - seat].achievements & ~other.protected


@dataclass(frozen=True)
class DiscardHyla(DiscardLasting):
    """Discard the active Hyla card of the opponent."""

    def english(self, may: bool) -> str:
        return english.you("discard the opponent’s active Hyla card", may)

    def german(self, may: bool) -> str:
        return german.you("die aktive Hyla-Karte des Gegners ablegen", may)

    def candidates(self, g: State, seat: Seat) -> CardSet:
        other = g.sides[1 - seat]
        return other.lasting & g.decks[1 - seat].hylas & ~other.protected


# --- questions --------------------------------------------------------------------------------------------


def _picks_theirs(other: Side, cards: CardSet) -> list[int]:
    """An action for picking each of the cards of the opponent; face-down ones are named by their place."""
    face_down = [action(do.FACE_DOWN, n) for n, card in enumerate(other.laid) if cards >> card & 1]
    return picks(cards & ~other.bluffs) + face_down


class OneOfTheirs(Question):
    """Which card of the opponent is discarded."""

    def options(self, g: State, frame: Frame) -> list[int]:
        seat = frame.seat
        word = word_of(g, frame.source, frame.x)
        assert isinstance(word, DiscardTheirs)
        return [*_picks_theirs(g.sides[1 - seat], word.candidates(g, seat)), NO]

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat = frame.seat
        discard(g, 1 - seat, g.sides[1 - seat].laid[card] if said == do.FACE_DOWN else card)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        return power is not None and isinstance(power.word, DiscardTheirs) and not frame.y


class BackIn(Question):
    """Which card of the opponent goes into his deck."""

    def options(self, g: State, frame: Frame) -> list[int]:
        seat = frame.seat
        power = power_of(g, frame.source, frame.x)
        assert power is not None
        word = power.word
        assert isinstance(word, ShuffleTheirsIn)
        found = _picks_theirs(g.sides[1 - seat], group(g, 1 - seat, word.what))
        return [*found, NO] if power.may else found

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat = 1 - frame.seat
        chosen = g.sides[seat].laid[card] if said == do.FACE_DOWN else card
        shuffle_in(g, seat, 1 << chosen, hidden=False)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        return power is not None and isinstance(power.word, ShuffleTheirsIn) and not frame.y


class EitherKind(Question):
    """Which of two kinds of cards is discarded."""

    def options(self, g: State, frame: Frame) -> list[int]:
        word = word_of(g, frame.source, frame.x)
        assert isinstance(word, DiscardTheirsEither)
        found = [action(do.GROUP, n) for n in (0, 1) if group(g, 1 - frame.seat, word.kind(n))]
        return [*found, NO]

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat = frame.seat
        word = word_of(g, frame.source, frame.x)
        assert isinstance(word, DiscardTheirsEither)
        for c in bits(group(g, 1 - seat, word.kind(card))):
            discard(g, 1 - seat, c)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        return power is not None and isinstance(power.word, DiscardTheirsEither) and not frame.y


class Keep(Question):
    """Which character of the opponent remains."""

    def options(self, g: State, frame: Frame) -> list[int]:
        seat = 1 - frame.seat
        return picks(g.sides[seat].active & g.decks[seat].characters) or [DONE]

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat = 1 - frame.seat
        other = g.sides[seat]
        keep = 1 << card if said == do.PICK else 0
        for c in bits(other.active & ~other.protected & ~keep):
            discard(g, seat, c)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        return power is not None and isinstance(power.word, DiscardAllButOneCharacter) and not frame.y


class TheirLasting(Question):
    """Which lasting card of the opponent is discarded."""

    def options(self, g: State, frame: Frame) -> list[int]:
        word = word_of(g, frame.source, frame.x)
        assert isinstance(word, DiscardLasting)
        return picks_or_no(word.candidates(g, frame.seat))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        discard(g, 1 - frame.seat, card)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        return power is not None and isinstance(power.word, DiscardLasting) and not frame.y


register(
    OneOfTheirs(
        frames.THEIRS,
        "theirs",
        OWN_CARD | THEIR_CARDS | HARMLESS,
        "which card of the opponent is discarded?",
        "welche gegnerische Karte wird abgelegt?",
    )
)
register(
    BackIn(
        frames.BACK_IN,
        "theirs",
        OWN_CARD | THEIR_CARDS | HARMLESS,
        "which card of the opponent goes into their deck?",
        "welche gegnerische Karte kommt ins Deck?",
    )
)
register(
    EitherKind(
        frames.EITHER,
        "either",
        OWN_CARD | HARMLESS,
        "which cards are discarded?",
        "welche Karten werden abgelegt?",
    )
)
register(
    Keep(
        frames.KEEP,
        "keep",
        OWN_CARD | THEIR_CARDS,
        "which character remains?",
        "welcher Charakter bleibt?",
    )
)
register(
    TheirLasting(
        frames.THEIR_LASTING,
        "their lasting",
        OWN_CARD | THEIR_CARDS,
        "which card of the opponent is discarded?",
        "welche gegnerische Karte wird abgelegt?",
    )
)
