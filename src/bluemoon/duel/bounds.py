"""Cheap answers to 'can the turn still be completed after this?': a promise where plain printed values do,
a refusal where even everything together cannot reach the opponent's power. Where neither holds, `lookahead`
has to search.
"""

from __future__ import annotations

from bluemoon.duel import actions as do
from bluemoon.duel import permits
from bluemoon.duel.deck import bits
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
        "plain",
        "second",
        "shields",
        "spare",
        "strict",
        "worth",
        "zeroed",
    )

    def __init__(self, g: State) -> None:
        survey(g)
        self.g = g
        side = g.sides[g.current]
        other = g.sides[1 - g.current]
        deck = g.decks[g.current]
        theirs = g.decks[1 - g.current]
        demands = theirs.demands & ~theirs.pay_or_dragon | theirs.one_character
        # Texts of cards that a new character will cover make everything different afterwards.
        fading = side.active & side.voice & (deck.ignorers | deck.zeroers | deck.extras)
        self.strict = bool(other.voice & demands) or (g.phase < CHARACTER and fading != 0)
        self.element = g.element
        self.easy = False
        if self.strict:
            return
        if g.element == NO_ELEMENT:
            self.easy = not other.active and not other.support
            return
        self.matched = g.phase >= CHARACTER and permits.matched(g, g.element)
        if self.matched:
            return
        # What an active card of ours is worth at least: its printed value, or nothing.
        zeroers = other.voice & theirs.zeroers
        self.zeroed = zeroed_cards(g, g.current, g.element, zeroers) & ~deck.protect if zeroers else 0
        self.ignored = side.ignored & ~deck.protect
        self.worth = deck.values[g.element]
        self.shields = deck.shields[g.element] & ~self.ignored
        if side.icons_off & SHIELD[g.element]:
            self.shields &= deck.protect
        need = total(g, 1 - g.current, g.element)
        self.gap = need - self._standing()
        self._follow_ups(need)

    def _standing(self) -> int:
        """At least this much remains of our power when a new character is played; all of it later on."""
        g = self.g
        if g.phase >= CHARACTER:
            return total(g, g.current, self.element)
        side = g.sides[g.current]
        live = side.support & ~side.ignored
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

    def _follow_ups(self, need: int) -> None:
        """The best single booster, support or bluff that may follow, and what all of them can add at most."""
        g = self.g
        side = g.sides[g.current]
        deck = g.decks[g.current]
        source = permits.source(g) & deck.fighters
        self.best = self.second = self.bluff = self.bluffs = 0
        self.plain = self.spare = False
        other = g.sides[1 - g.current]
        if other.voice & g.decks[1 - g.current].limiters or side.landed:
            return  # what may follow depends on what was played
        self.spare = True
        boosters, supports, bluffs = permits.boosters_and_supports_allowed(g)
        for card in bits(boosters | supports):
            if self.shields >> card & 1:
                self.best = max(self.best, self.gap)
            self.best = max(self.best, self.value(card))
        self.bluffs = bluffs
        self.bluff = bluff_value(g, g.current, self.element) if bluffs else 0
        wild = deck.wild | deck.shields[self.element]
        self.plain = not (source & wild or side.voice & (deck.wild | deck.once_a_turn))
        if self.plain:
            self.second = self._most_support(boosters | supports)

    def _most_support(self, cards: int) -> int:
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
        return single + free

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
        if kind not in (do.PLAY, do.ADD) or deck.mutants >> card & 1:
            return UNKNOWN
        if not deck.characters >> card & 1:
            enough = self.value(card) >= self.gap or self.shields >> card & 1
            return YES if enough else UNKNOWN
        if self.g.phase >= CHARACTER:
            return YES if self.value(card) >= self.gap or self.shields >> card & 1 else UNKNOWN
        return self._character(card, kind == do.ADD)

    def _character(self, card: int, beside: bool) -> int:
        """The first character of the turn."""
        g = self.g
        deck = g.decks[g.current]
        value = self.value(card)
        if value >= self.gap or self.shields >> card & 1:
            return YES
        stops = deck.stop >> card & 1
        if self.spare and not stops:
            bluff = self.bluff if self.bluffs & ~(1 << card) else 0  # not the character itself
            if value + max(self.best, bluff) >= self.gap:
                return YES
        if not self.plain:
            return UNKNOWN
        side = g.sides[g.current]
        held = side.hand & deck.characters
        free = held & deck.free
        most = self.second + self._sum(free & ~self.ignored)
        if free >> card & 1:  # one that counts may follow a free one
            most += max((self._group(other, held) for other in bits(held & ~free)), default=0)
        else:
            most += self._group(card, held)
        if beside:
            most += self._sum(side.active & ~self.ignored)
        return UNKNOWN if most >= self.gap else NO

    def _group(self, card: int, held: int) -> int:
        """The most that a character can bring with its partner or gang."""
        deck = self.g.decks[self.g.current]
        partners = deck.partners[card] & held
        most = self.value(card) + self._sum(deck.gang_of[card] & held & ~self.ignored)
        if partners:
            most += max(self.value(partner) for partner in bits(partners))
        return most
