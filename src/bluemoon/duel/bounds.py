"""Cheap answers to 'can the turn still be completed after this?': a promise where plain printed values do,
a refusal where even everything together cannot reach the opponent's power. Where neither holds, `lookahead`
has to search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.compiling import mypyc_attr
from bluemoon.duel import actions as do
from bluemoon.duel import permits
from bluemoon.duel.debts import NO, UNKNOWN, YES, first_character
from bluemoon.duel.deck import DOUBLE, HIGHER, SUM
from bluemoon.duel.state import CHARACTER, NO_ELEMENT, State
from bluemoon.duel.table import bluff_value, open_targets, survey, total, unraised, zeroed_cards
from bluemoon.duel.ways import ALWAYS, GIVE, ICONS, MUTE, TOTAL, TOUCH, VALUE
from bluemoon.sets import bits, size, top

if TYPE_CHECKING:
    from mypy_extensions import i64

SHIELD: Final[tuple[int, ...]] = (1, 2)  # the shield icons of Fire and Earth


@mypyc_attr(acyclic=True, free_list_len=1)
class Bounds:
    """What is known about completing the current turn of a position, worked out once for all its actions."""

    __slots__ = (
        "allowed",
        "banned",
        "begun",
        "best",
        "blind",
        "bluff",
        "bluffs",
        "easy",
        "element",
        "enhancers",
        "explored",
        "followed",
        "free_sum",
        "free_support",
        "g",
        "gap",
        "ignored",
        "matched",
        "plain",
        "power",
        "shields",
        "single",
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
        side = g.mine
        other = g.theirs
        deck = g.my_deck
        self.element = g.element
        self.easy = self.matched = False
        self.strict = bool(other.voice & g.their_deck.restraints)
        played = side.fresh & deck.characters & ~side.bluffs
        self.begun = played != 0 or (g.led and permits.attacking_again(g))
        self.blind = g.wary
        if self.blind:
            return
        # Texts of cards that a new character will cover make everything different afterwards; a total raised
        # by a text is enough or does not matter.
        if self.begun and g.element != NO_ELEMENT:
            self.matched = permits.matched(g, g.element)
        fading = 0 if self.begun else side.active & deck.fading
        self.blind = bool(side.voice & (fading | deck.total_raisers & ~side.active))
        self.blind = self.blind and (self.strict or not self.matched)
        if self.blind:
            return
        if g.element == NO_ELEMENT:
            self.easy = not (other.active or other.support or self.strict)
            self.blind = True
            return
        if not self.matched or self.strict:
            self._measure()

    def _measure(self) -> None:
        g = self.g
        side = g.mine
        other = g.theirs
        deck = g.my_deck
        # What an active card of ours is worth at least: its printed value, or nothing.
        zeroers = other.voice & g.their_deck.zeroers
        self.zeroed = zeroed_cards(g, g.current, g.element, zeroers) & ~deck.protect if zeroers else 0
        self.ignored = side.ignored & ~deck.protect
        self.worth = deck.values[g.element]
        self.shields = deck.shields[g.element] & ~self.ignored
        if side.icons_off & SHIELD[g.element]:
            self.shields &= deck.protect
        power = self.power = total(g, 1 - g.current, g.element)
        self.gap = power - self._standing()
        if side.hand & deck.total_raisers:
            for i in bits(side.hand & deck.total_raisers & ~side.muted & ~side.ignored):
                if deck.raised_total[g.element][i] >= power:
                    self.shields |= 1 << i  # it is as good as a shield
        self.followed = False

    def _standing(self) -> i64:
        """At least this much remains of our power when a new character is played; all of it later on."""
        g = self.g
        if self.begun:
            return unraised(g, g.current, self.element)
        side = g.mine
        live = side.support & ~side.ignored
        if not live:
            return 0
        power = self._sum(live & ~side.bluffs)
        bluffs = live & side.bluffs
        return power + size(bluffs) * bluff_value(g, g.current, self.element) if bluffs else power

    def _sum(self, cards: i64) -> i64:
        power: i64 = 0
        cards &= ~self.zeroed
        while cards:
            low = cards & -cards
            power += self.worth[top(low)]
            cards ^= low
        return power

    def value(self, card: i64) -> i64:
        return 0 if (self.ignored | self.zeroed) >> card & 1 else self.worth[card]

    def _follow_ups(self) -> None:
        """The best single booster, support or bluff that may follow; only when it matters."""
        self.followed = True
        g = self.g
        side = g.mine
        self.best: i64 = 0
        self.bluff: i64 = 0
        self.bluffs: i64 = 0
        self.wild: i64 = 0
        self.allowed: i64 = 0
        self.banned: i64 = 0
        self.enhancers: i64 = 0
        self.plain = self.spare = self.explored = False
        if g.theirs.voice & g.their_deck.limiters or side.landed:
            return  # what may follow depends on what was played
        if not self.begun and permits.too_many_characters(g):
            return  # the characters of now will be covered
        self.spare = True
        boosters, supports, self.bluffs = permits.boosters_and_supports_allowed(g)
        self.allowed = boosters | supports
        self.bluff = bluff_value(g, g.current, self.element) if self.bluffs else 0
        if self.allowed & self.shields and self.gap > 0:
            self.best = self.gap
        cards = self.allowed & ~self.shields & ~self.ignored & ~self.zeroed
        while cards:
            low = cards & -cards
            worth = self.worth[top(low)]
            if worth > self.best:
                self.best = worth
            cards ^= low
        self.banned = side.banned

    def _explore(self) -> None:
        """Find out which cards do more than count, and what the others can add; only when it matters."""
        self.explored = True
        if not self.spare:
            return
        g = self.g
        side = g.mine
        deck = g.my_deck
        cards = self.allowed
        # What one adds is only plain where nothing else changes values: a card is not raised twice.
        changed = self.zeroed | self.ignored | side.voice & deck.valuers
        self.enhancers = 0 if changed else cards & deck.enhancers & ~side.muted
        self.wild = self._wild(side.hand & (cards | deck.characters) & ~self.enhancers)
        lasting = side.voice if self.begun else side.voice & ~side.active
        self.plain = not (cards & self.wild or lasting & deck.speaking or side.voice & deck.once_a_turn)
        self._most_support(cards)

    def _wild(self, cards: i64) -> i64:
        """The cards whose text or shield could matter now."""
        g = self.g
        deck = g.my_deck
        found = cards & deck.shields[self.element]
        silent = (g.mine.muted | self.ignored) & ~deck.protect & ~deck.insistent
        cards &= deck.wild & ~found & ~silent
        for card in bits(cards):
            if not self._idle(card, deck.wild_ways[card]):
                found |= 1 << card
        return found

    def _idle(self, card: i64, ways: i64) -> bool:
        """Would the text of a card, wild in these ways, change nothing, as the table is?"""
        if ways & ALWAYS:
            return False
        g = self.g
        other = g.theirs
        said = g.against[g.current]
        deck = g.my_deck
        if ways & TOUCH:
            on_table = other.combat | other.support | other.lasting
            if said.hits[card] & on_table & ~other.bluffs & ~other.protected:
                return False
            if said.hits_bluffs[card] and other.bluffs:
                return False
        if ways & MUTE and said.muted[card] & other.voice:
            return False
        if ways & ICONS and other.protected:
            return False
        if ways & VALUE and not deck.value_idle[self.element] >> card & 1:
            return False
        if ways & TOTAL and deck.raised_total[self.element][card] >= self.power:
            return False  # one that is enough counts as a shield
        return not (ways & GIVE and g.mine.hand & deck.mutants_counting)

    def _most_support(self, cards: i64) -> None:
        """All free boosters and supports together with the best single one or pair."""
        self.free_support = permits.free_cards(self.g, cards)
        if permits.next_is_free(self.g):  # any card is, but only one of them
            self.free_support &= self.g.decks[self.g.current].free
        best: i64 = 0
        for card in bits(cards & ~self.free_support):
            best = max(best, self._paired(card, cards))
        self.single = best
        self.free_sum = self._sum(self.free_support)

    def most_single(self) -> i64:
        return max(self.single, self.bluff)

    def _paired(self, card: i64, cards: i64) -> i64:
        """What a booster or support brings, with the best partner that may be played with it."""
        g = self.g
        deck = g.my_deck
        partners = deck.partners[card] & cards
        if deck.supports >> card & 1 and not g.edition.pair_supports:
            partners = 0
        return self.value(card) + self._best_partner(card, partners)

    def _best_partner(self, card: i64, partners: i64) -> i64:
        if not partners or icons_off(self.g, permits.PAIR) or self.ignored >> card & 1:
            return 0
        best: i64 = 0
        for partner in bits(partners & ~self.ignored):
            best = max(best, self.value(partner))
        return best

    # --- answers ------------------------------------------------------------------------------------------

    def verdict(self, act: i64) -> i64:
        """YES, NO or UNKNOWN: can the turn be completed after this action?"""
        if self.easy:
            return YES
        if self.blind:
            return UNKNOWN
        kind, card = act >> 12, act & 63
        deck = self.g.decks[self.g.current]
        if kind in (do.PLAY, do.ADD) and deck.mutants >> card & 1:
            return UNKNOWN  # it changes the element
        if self.begun and kind == do.PLAY and deck.characters >> card & 1:
            side = self.g.sides[self.g.current]
            if side.active & ~side.fresh:
                return UNKNOWN  # it covers cards that an earlier character of this turn left active
        if self.strict:
            return self._strict(kind, card)
        if self.matched:
            return YES  # own cards never lower the own power
        if kind == do.PLAY or kind == do.ADD:
            return self._power(card, kind == do.ADD)
        if not self.followed:
            self._follow_ups()
        if kind == do.BLUFF:
            return YES if self.bluff >= self.gap else UNKNOWN
        return self._load(card) if kind == do.LOAD else UNKNOWN

    def _power(self, card: i64, beside: bool) -> i64:
        """Can the power be matched after playing this card?"""
        deck = self.g.decks[self.g.current]
        if self.value(card) >= self.gap or self.shields >> card & 1:
            return YES
        if not self.followed:
            self._follow_ups()
        if not deck.characters >> card & 1:
            return self._support(card)
        if self.begun:
            return self._another()
        return self._character(card, beside)

    def _strict(self, kind: i64, card: i64) -> i64:
        """With demands to meet: refusals, and promises for the first character and for the last payment."""
        if kind not in (do.PLAY, do.ADD) or self.matched:
            return YES if self.matched and kind == do.SATISFY and self._last(card) else UNKNOWN
        found = self._power(card, kind == do.ADD)
        if found == NO:
            return NO
        if not self.followed:
            self._follow_ups()
        g = self.g
        deck = g.my_deck
        if self.begun or kind == do.ADD or not self.spare or not deck.characters >> card & 1:
            return UNKNOWN
        doublers = g.theirs.voice & g.their_deck.double_demand
        if doublers and open_targets(g, 1 - g.current, doublers):
            return UNKNOWN  # the opponent has yet to say which demand is doubled
        stops = deck.stop & ~self.ignored & 1 << card
        allowed, bluffs = (0, 0) if stops else (self.allowed, self.bluffs)
        values = [0 if (self.ignored | self.zeroed) >> i & 1 else self.worth[i] for i in range(deck.size)]
        short = self.gap - values[card]
        if first_character(g, card, short, values, self.shields, allowed, bluffs, self.bluff):
            return YES
        return self._hopeless(card)

    def _last(self, demand: i64) -> bool:
        """Is nothing else in the way of announcing?"""
        g = self.g
        return not permits.unmet(g) & ~(1 << demand) and not permits.too_many_characters(g)

    def _hopeless(self, card: i64) -> i64:
        """NO if nothing but the character and one plain card after it could be played."""
        g = self.g
        deck = g.my_deck
        held = g.mine.hand & deck.characters
        company = permits.free_cards(g, held) | (deck.partners[card] | deck.gang_of[card]) & held
        pairs = any(deck.partners[i] & self.allowed for i in bits(self.allowed & deck.pair))
        if not self.explored:
            self._explore()
        if not self.plain or self.enhancers or company or pairs or permits.free_cards(g, self.allowed):
            return UNKNOWN
        return UNKNOWN if self.wild >> card & 1 else NO

    def _support(self, card: i64) -> i64:
        """A booster or support that is not enough by itself."""
        if not self.explored:
            self._explore()
        if not self.spare or permits.slot_taken(self.g) or permits.next_is_free(self.g):
            return UNKNOWN
        certain = self.plain and not self.wild >> card & 1
        if self.free_support >> card & 1:
            certain = certain and not self.enhancers
            most = self.free_sum + self.most_single()
        else:
            most = self._paired(card, self.allowed) + self.free_sum
            if self.enhancers >> card & 1:
                side = self.g.sides[self.g.current]
                most += self._enhanced(side.active & self.g.decks[self.g.current].characters, 1 << card)
        if most >= self.gap:
            return YES
        return NO if certain else UNKNOWN

    def _load(self, card: i64) -> i64:
        """Loading a card takes the place of a support: only free cards may follow."""
        if not self.explored:
            self._explore()
        if self.spare and self._sum(self.free_support & ~(1 << card)) >= self.gap:
            return YES
        if not self.plain or self.enhancers or permits.slot_taken(self.g) or permits.next_is_free(self.g):
            return UNKNOWN
        return NO

    def _another(self) -> i64:
        """One more character: could all that may follow together close the gap?"""
        g = self.g
        if not self.explored:
            self._explore()
        if not self.plain:
            return UNKNOWN
        characters = permits.characters_allowed(g)
        if characters & (self.wild | g.my_deck.mutants):
            return UNKNOWN
        if self.enhancers:
            return UNKNOWN
        most = self.free_sum + self.most_single() + self._sum(characters & ~self.ignored)
        return UNKNOWN if most >= self.gap else NO

    def _character(self, card: i64, beside: bool) -> i64:
        """The first character of the turn."""
        g = self.g
        deck = g.my_deck
        side = g.mine
        bit = 1 << card
        stop = deck.stop & ~self.ignored
        bluff = self.bluff if self.bluffs & ~bit else 0  # not the character itself
        if self.spare and not stop & bit:
            if self.value(card) + max(self.best, bluff) >= self.gap:
                return YES
        if not self.explored:
            self._explore()
        held = side.hand & deck.characters & ~self.banned
        free = permits.free_cards(g, held)
        company = held if free & bit else free | (deck.partners[card] | deck.gang_of[card]) & held
        certain = self.plain and not (company | bit) & (self.wild | deck.mutants)
        held &= ~deck.mutants
        free &= ~deck.mutants
        company &= ~deck.mutants
        if not self.spare:
            return UNKNOWN
        if stop & bit:
            return NO if certain else UNKNOWN  # nothing may follow it, and it is not enough
        if company & stop or (beside and side.voice & side.active & deck.wild):
            return UNKNOWN
        if self.enhancers and (company & ~bit or beside):
            certain = False
        single = max(self.most_single(), self._enhanced(bit, self.enhancers))
        most = self.free_sum + single + self._sum(free)
        if free & bit:  # one that counts may follow a free one
            best: i64 = 0
            for other in bits(held & ~free):
                best = max(best, self._group(other, held))
            most += best
        else:
            most += self._group(card, held)
        if beside:
            most += self._sum(side.active & ~self.ignored)
        if most < self.gap:
            return NO if certain else UNKNOWN
        exact = self.bluff < single or self.bluff <= self.single or self.bluffs & ~company & ~bit
        return YES if exact else UNKNOWN

    def _enhanced(self, characters: i64, enhancers: i64) -> i64:
        """The most that one of the boosters can add by changing the value of one of these characters."""
        if not enhancers:
            return 0
        deck = self.g.decks[self.g.current]
        other = deck.values[1 - self.element]
        best: i64 = 0
        for i in bits(enhancers):
            word = deck.value_words[i][0]
            if word.element not in (-1, self.element):
                continue
            for card in bits(characters):
                value = self.worth[card]
                if word.amount == DOUBLE:
                    gain = value
                elif word.amount == SUM:
                    gain = other[card]
                elif word.amount == HIGHER:
                    gain = other[card] - value
                else:
                    gain = word.amount - value
                best = max(best, gain)
        return best

    def outlook(self) -> i64:
        """With a character on the table: can the turn be completed at all?"""
        g = self.g
        if self.blind or self.strict or not self.begun:
            return UNKNOWN
        if self.matched:
            return YES
        if not self.followed:
            self._follow_ups()
        if self.spare and max(self.best, self.bluff) >= self.gap:
            return YES
        if not self.explored:
            self._explore()
        if not self.spare or permits.slot_taken(g):
            return UNKNOWN
        side = g.mine
        deck = g.my_deck
        enhanced = self._enhanced(side.active & deck.characters, self.enhancers)
        most = self.free_sum + max(self.most_single(), enhanced)
        if most >= self.gap:
            return YES
        certain = self.plain and not (g.phase == CHARACTER and permits.characters_allowed(g))
        return NO if certain else UNKNOWN

    def _group(self, card: i64, held: i64) -> i64:
        """The most that a character can bring with its partner or gang."""
        deck = self.g.decks[self.g.current]
        most = self.value(card) + self._best_partner(card, deck.partners[card] & held)
        gang = deck.gang_of[card] & held
        if gang and not icons_off(self.g, permits.GANG) and not self.ignored >> card & 1:
            most += self._sum(gang & ~self.ignored)
        return most


def icons_off(g: State, icon: i64) -> bool:
    """Are the current player's icons of this kind ignored?"""
    return bool(g.mine.icons_off & icon)
