"""Cheap answers to 'can the turn still be completed after this?': a promise where plain printed values do,
a refusal where even everything together cannot reach the opponent's power. Where neither holds, `lookahead`
has to search.
"""

from __future__ import annotations

from bluemoon.cards.vocabulary import (
    DiscardTheirs,
    DiscardTheirsEither,
    Double,
    FreeIf,
    Ignore,
    Part,
    Raise,
    Word,
    ZeroPrinted,
)
from bluemoon.duel import actions as do
from bluemoon.duel import effects as fx
from bluemoon.duel import permits
from bluemoon.duel.deck import bits, tame
from bluemoon.duel.state import CHARACTER, NO_ELEMENT, State
from bluemoon.duel.table import bluff_value, survey, total, zeroed_cards

YES = 1
NO = -1
UNKNOWN = 0

SHIELD = (1, 2)  # the shield icons of Fire and Earth


class Bounds:
    """What is known about completing the current turn of a position, worked out once for all its actions."""

    __slots__ = (
        "best",
        "bluff",
        "bluffs",
        "easy",
        "element",
        "g",
        "gap",
        "ignored",
        "matched",
        "most_support",
        "plain",
        "shields",
        "spare",
        "strict",
        "wild",
        "worth",
        "zeroed",
    )

    def __init__(self, g: State) -> None:
        if g.stale:
            survey(g)
        self.g = g
        side = g.sides[g.current]
        other = g.sides[1 - g.current]
        deck = g.decks[g.current]
        theirs = g.decks[1 - g.current]
        self.element = g.element
        self.easy = False
        # Demands have to be looked at one by one, and texts of cards that a new character will cover make
        # everything different afterwards.
        self.strict = bool(other.voice & theirs.restraints)
        if g.phase < CHARACTER and side.active & side.voice & deck.fading:
            self.strict = True
        if self.strict:
            return
        if g.element == NO_ELEMENT:
            self.easy = not other.active and not other.support
            return
        self.matched = g.phase >= CHARACTER and permits.matched(g, g.element)
        if not self.matched:
            self._measure()

    def _measure(self) -> None:
        g = self.g
        side = g.sides[g.current]
        other = g.sides[1 - g.current]
        deck = g.decks[g.current]
        # What an active card of ours is worth at least: its printed value, or nothing.
        zeroers = other.voice & g.decks[1 - g.current].zeroers
        self.zeroed = zeroed_cards(g, g.current, g.element, zeroers) & ~deck.protect if zeroers else 0
        self.ignored = side.ignored & ~deck.protect
        self.worth = deck.values[g.element]
        self.shields = deck.shields[g.element] & ~self.ignored
        if side.icons_off & SHIELD[g.element]:
            self.shields &= deck.protect
        self.gap = total(g, 1 - g.current, g.element) - self._standing()
        self._follow_ups()

    def _standing(self) -> int:
        """At least this much remains of our power when a new character is played; all of it later on."""
        g = self.g
        if g.phase >= CHARACTER:
            return total(g, g.current, self.element)
        side = g.sides[g.current]
        live = side.support & ~side.ignored
        if not live:
            return 0
        power = self._sum(live & ~side.bluffs)
        bluffs = live & side.bluffs
        return power + bluffs.bit_count() * bluff_value(g, g.current, self.element) if bluffs else power

    def _sum(self, cards: int) -> int:
        power = 0
        cards &= ~self.zeroed
        while cards:
            low = cards & -cards
            power += self.worth[low.bit_length() - 1]
            cards ^= low
        return power

    def value(self, card: int) -> int:
        return 0 if (self.ignored | self.zeroed) >> card & 1 else self.worth[card]

    def _follow_ups(self) -> None:
        """The best single booster, support or bluff that may follow, and what all of them can add at most."""
        g = self.g
        side = g.sides[g.current]
        deck = g.decks[g.current]
        self.best = self.most_support = self.bluff = self.bluffs = self.wild = 0
        self.plain = self.spare = False
        if g.sides[1 - g.current].voice & g.decks[1 - g.current].limiters or side.landed:
            return  # what may follow depends on what was played
        self.spare = True
        boosters, supports, self.bluffs = permits.boosters_and_supports_allowed(g)
        cards = boosters | supports
        self.bluff = bluff_value(g, g.current, self.element) if self.bluffs else 0
        for card in bits(cards):
            if self.shields >> card & 1:
                self.best = max(self.best, self.gap)
            self.best = max(self.best, self.value(card))
        self.wild = self._wild(side.hand & (cards | deck.characters))
        lasting = side.voice if g.phase >= CHARACTER else side.voice & ~side.active
        self.plain = not (cards & self.wild or lasting & deck.wild or side.voice & deck.once_a_turn)
        if self.plain:
            self._most_support(cards)

    def _wild(self, cards: int) -> int:
        """The cards whose text or shield could matter now."""
        g = self.g
        deck = g.decks[g.current]
        found = cards & deck.shields[self.element]
        for card in bits(cards & deck.wild & ~found):
            for power in deck.powers[card]:
                if not tame(power) and not self._idle(card, power.word):
                    found |= 1 << card
        return found

    def _idle(self, card: int, word: Word) -> bool:
        """Would this word change nothing, as the table is?"""
        g = self.g
        seat = g.current
        other = g.sides[1 - seat]
        said = g.against[seat]
        if isinstance(word, DiscardTheirs):
            return fx.theirs(g, seat, word) == 0
        if isinstance(word, DiscardTheirsEither):
            return not (fx.group(g, 1 - seat, word.one) | fx.group(g, 1 - seat, word.other))
        if isinstance(word, Ignore):
            if word.part is Part.ICONS:
                return not other.protected
            if word.part is Part.TEXT:
                return not said.muted[card] & other.voice
            touched = said.ignored[card] & (other.active | other.support)
            return not touched and not (said.ignores_bluffs[card] and other.bluffs)
        if isinstance(word, ZeroPrinted):
            touched = said.zeroed[self.element][card] & (other.active | other.support)
            return not touched and not (said.zeroes_bluffs[card] and other.bluffs)
        if isinstance(word, Double | Raise):
            return word.element is not None and int(word.element) != self.element
        if isinstance(word, FreeIf):
            return not permits.condition_met(g, seat, word.condition)
        return False

    def _most_support(self, cards: int) -> None:
        """All free boosters and supports together with the best single one or pair."""
        deck = self.g.decks[self.g.current]
        single = self.bluff
        free = 0
        for card in bits(cards):
            value = self.value(card)
            if deck.free >> card & 1:
                free += value
                continue
            partners = deck.partners[card] & cards
            if partners:
                value += max(self.value(partner) for partner in bits(partners))
            single = max(single, value)
        self.most_support = single + free

    # --- answers ------------------------------------------------------------------------------------------

    def verdict(self, act: int) -> int:
        """YES, NO or UNKNOWN: can the turn be completed after this action?"""
        if self.strict:
            return UNKNOWN
        if self.easy:
            return YES
        if self.element == NO_ELEMENT:
            return UNKNOWN
        kind, card = act >> 12, act & 63
        deck = self.g.decks[self.g.current]
        if self.matched:
            # Own cards never lower the own power; only a change of the element can undo the match.
            return UNKNOWN if kind == do.PLAY and deck.mutants >> card & 1 else YES
        if kind == do.BLUFF and self.bluffs and self.bluff >= self.gap:
            return YES
        if kind not in (do.PLAY, do.ADD) or deck.mutants >> card & 1:
            return UNKNOWN
        if self.value(card) >= self.gap or self.shields >> card & 1:
            return YES
        if self.g.phase >= CHARACTER:
            return self._later()
        return self._character(card, kind == do.ADD)

    def _later(self) -> int:
        """A character lies already: could all that may follow together close the gap?"""
        g = self.g
        if not self.plain or g.phase > CHARACTER:
            return UNKNOWN
        characters = permits.characters_allowed(g)
        if characters & (self.wild | g.decks[g.current].mutants):
            return UNKNOWN
        most = self.most_support + self._sum(characters & ~self.ignored)
        return UNKNOWN if most >= self.gap else NO

    def _character(self, card: int, beside: bool) -> int:
        """The first character of the turn."""
        g = self.g
        deck = g.decks[g.current]
        side = g.sides[g.current]
        if self.spare and not deck.stop >> card & 1:
            bluff = self.bluff if self.bluffs & ~(1 << card) else 0  # not the character itself
            if self.value(card) + max(self.best, bluff) >= self.gap:
                return YES
        held = side.hand & deck.characters
        free = held & deck.free
        company = held if free >> card & 1 else free | deck.partners[card] & held | deck.gang_of[card] & held
        if not self.plain or (company | 1 << card) & (self.wild | deck.mutants):
            return UNKNOWN
        most = self.most_support + self._sum(free & ~self.ignored)
        if free >> card & 1:  # one that counts may follow a free one
            most += max((self._group(other, held) for other in bits(held & ~free)), default=0)
        else:
            most += self._group(card, held)
        if beside:
            most += self._sum(side.active & ~self.ignored)
            if side.voice & side.active & deck.wild:
                return UNKNOWN
        return UNKNOWN if most >= self.gap else NO

    def _group(self, card: int, held: int) -> int:
        """The most that a character can bring with its partner or gang."""
        deck = self.g.decks[self.g.current]
        partners = deck.partners[card] & held
        most = self.value(card) + self._sum(deck.gang_of[card] & held & ~self.ignored)
        if partners:
            most += max(self.value(partner) for partner in bits(partners))
        return most
