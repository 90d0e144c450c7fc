"""Lasting words about what the opponent cannot do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.cards.card import Card, matches
from bluemoon.duel.model.deck import TakeLimit
from bluemoon.duel.model.relevance import TAME
from bluemoon.powers import english, german, nouns
from bluemoon.powers.nouns import counted
from bluemoon.powers.vocabulary import Cards, Type, When
from bluemoon.powers.word import LastingWord

if TYPE_CHECKING:
    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.matchup import Against
    from bluemoon.duel.model.types import CardIndex


@dataclass(frozen=True)
class CannotPlay(LastingWord):
    """The opponent cannot play cards of a kind."""

    what: Cards

    def english(self, may: bool) -> str:
        return english.holds(f"the opponent may not play {nouns.kind(self.what)}", may)

    def german(self, may: bool) -> str:
        return german.holds(f"der Gegner darf keine {german.kind(self.what)} spielen", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.banners |= 1 << i
        plain = Card("", 0, "(any)", Type.SUPPORT)
        if self.what.with_text is None and matches(self.what, plain):
            deck.support_bans |= 1 << i

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        what = self.what
        table.banned[i] = other.where(what)
        if what.with_text is None and what.above < 0:
            # A ban on supports or on characters also forbids bluffs (004 Preventing the Play of Bluff Cards).
            if what.types & (Type.SUPPORT | Type.CHARACTER):
                table.banned_bluffs[i] = other.bluff
        elif what.with_text is False and what.types & Type.SUPPORT:
            table.banned_bluffs[i] = other.bluff
        elif what.with_text is True and what.types & Type.SUPPORT:
            table.banned_bluffs[i] = other.bluff & other.with_text


@dataclass(frozen=True)
class CannotPlayMoreThan(LastingWord):
    """The opponent cannot play more than n cards on his turn (into the combat area, or at all)."""

    n: int
    into_combat: bool = False

    def english(self, may: bool) -> str:
        into = " into the combat area" if self.into_combat else ""
        return english.holds(f"the opponent may play at most {counted(self.n, 'card')} a turn{into}", may)

    def german(self, may: bool) -> str:
        into = " in den Kampfbereich" if self.into_combat else ""
        return german.holds(f"der Gegner darf je Zug höchstens {german.cards(self.n)}{into} spielen", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.limiters |= 1 << i
        (deck.combat_limit if self.into_combat else deck.play_limit)[i] = self.n


@dataclass(frozen=True)
class CannotTake(LastingWord):
    """The opponent cannot take cards into his hand, either from his deck or at all: no more than n on his
    turn, or none while he holds n."""

    from_deck: bool = False
    more_than: int = 0
    while_holding: int = 0

    def english(self, may: bool) -> str:
        source = "from their draw deck" if self.from_deck else "into their hand"
        holding = f" while holding {self.while_holding} or more" if self.while_holding else ""
        if self.more_than:
            most = f"at most {counted(self.more_than, 'card')} {source} on their turn"
            return english.holds(f"the opponent may take {most}{holding}", may)
        return english.holds(f"the opponent may not take cards {source}{holding}", may)

    def german(self, may: bool) -> str:
        source = "aus seinem Deck" if self.from_deck else "auf die Hand"
        verb = "ziehen" if self.from_deck else "nehmen"
        holding = ""
        if self.while_holding:
            holding = f", solange er {self.while_holding} oder mehr auf der Hand hat"
        if self.more_than:
            most = f"höchstens {german.cards(self.more_than)} {source} {verb}"
            return german.holds(f"der Gegner darf in seinem Zug {most}{holding}", may)
        return german.holds(f"der Gegner darf keine Karten {source} {verb}{holding}", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.takers |= 1 << i
        limit = TakeLimit(self.from_deck, self.more_than, self.while_holding)
        deck.take_limits[i].append(limit)


@dataclass(frozen=True)
class CannotDrawAtEnd(LastingWord):
    """The opponent cannot draw additional cards at the end of his turn."""

    def english(self, may: bool) -> str:
        return english.holds("the opponent may not draw extra cards in their End phase", may)

    def german(self, may: bool) -> str:
        return german.holds("der Gegner darf in seiner Endphase keine zusätzlichen Karten ziehen", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.no_end_draw |= 1 << i


@dataclass(frozen=True)
class CannotCallBluff(LastingWord):
    """The opponent cannot call the owner's bluff."""

    def english(self, may: bool) -> str:
        return english.holds("the opponent may not call your bluff", may)

    def german(self, may: bool) -> str:
        return german.holds("der Gegner darf deinen Bluff nicht aufdecken lassen", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.no_call |= 1 << i


@dataclass(frozen=True)
class CannotInterfere(LastingWord):
    """The opponent cannot play interference cards."""

    def english(self, may: bool) -> str:
        return english.holds("the opponent may not use interference cards", may)

    def german(self, may: bool) -> str:
        return german.holds("der Gegner darf keine Störkarten einsetzen", may)

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.no_interfere |= 1 << i


@dataclass(frozen=True)
class OneCharacterOnly(LastingWord):
    """The opponent cannot have more than one active character at the end of his Character phase."""

    def english(self, may: bool) -> str:
        return english.holds(
            "the opponent may end their Character phase with at most 1 active character", may
        )

    def german(self, may: bool) -> str:
        return german.holds(
            "der Gegner darf am Ende seiner Charakterphase höchstens 1 aktiven Charakter haben", may
        )

    def relevance(self) -> int:
        return TAME

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.one_character |= 1 << i
