"""Quick and certain answers to the question 'can the turn still be completed after this action?'.

The answer is COMPLETES where a card, alone or with one that may follow it, matches the opponent's power by
its printed values. It is FAILS where only one more card could follow, that card has no text that matters, and
it is not enough. Otherwise it is UNDECIDED, and `upper_bound` and `search` have to find out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.compiling import mypyc_attr
from bluemoon.duel.completion.demands import can_pay, first_character
from bluemoon.duel.completion.measures import SHIELD, Measures
from bluemoon.duel.completion.upper_bound import raised
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import CHARACTER
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.survey import BLUFF_VALUE, bluff_value, open_targets, total, unraised
from bluemoon.sets import ZERO, bits, size

if TYPE_CHECKING:
    from bluemoon.duel.model.types import (
        ActionCode,
        ActionKind,
        CardIndex,
        CardSet,
        ElementIndex,
        Points,
        Verdict,
    )

# The possible verdicts about an action.
COMPLETES: Final[Verdict] = 1
FAILS: Final[Verdict] = -1
UNDECIDED: Final[Verdict] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Verdicts(Measures):
    """Answers about the actions of a position."""

    __slots__ = ()

    # --- characters ---------------------------------------------------------------------------------------

    def _short(self, first: CardSet, power: Points) -> bool:
        """Whether the opponent's power is certainly out of reach, even with all characters that might still
        join those in `first` (whose power is given) and all boosters, supports and bluffs that may follow."""
        if not self.explored:
            self._explore()
        power += self.free_sum
        if not self.plain or power + max(self.single, self.hidden) >= self.gap:
            return False
        deck = self.g.decks[self.g.current]
        company = self._company(first)
        if company:
            if company & deck.mutants or self._wild(company):
                return False
            power += self._sum(company)
        if self.begun:
            first |= self.g.mine.active & deck.characters
        enhanced = self._enhanced(first | company, self.enhancers)
        return power + max(self.single, max(self.hidden, enhanced)) < self.gap

    def _company(self, first: CardSet) -> CardSet:
        """The characters that might be played after these: FREE ones and those that may be played together
        with them or with the first one; any character, as long as none has counted towards the limit."""
        g = self.g
        side = g.mine
        deck = g.my_deck
        held = side.hand & deck.characters & ~side.banned
        if not self.begun:
            held &= ~first  # what was played before may be in hand again
        free = (held | first) & deck.free
        if (held | first) & deck.free_if:
            free |= legality.free_cards(g, (held | first) & deck.free_if)
        if not held or not first & ~side.as_free & ~free:
            return held
        found = held & free
        for i in bits((found | first) & (deck.pair | deck.gang)):
            found |= (deck.partners[i] | deck.gang_of[i]) & held
        return found

    # --- answers ------------------------------------------------------------------------------------------

    def verdict(self, act: ActionCode) -> Verdict:
        """Whether the turn can be completed after this action: COMPLETES, FAILS or UNDECIDED."""
        if self.easy:
            return COMPLETES
        if self.blind:
            return UNDECIDED
        kind, card = act >> 12, act & 63  # `kind_of` and `card_of`, without the calls
        if kind == do.PLAY or kind == do.ADD:
            deck = self.g.decks[self.g.current]
            if (deck.mutants | self.swayed) >> card & 1:
                return self._mutant(card)
            if self.begun and self.g.edition.later_ones_cover and deck.characters >> card & 1:
                side = self.g.sides[self.g.current]
                if side.active & ~side.fresh:
                    return UNDECIDED  # it covers cards that the first character of this turn left active
        if self.strict:
            return self._strict(kind, card)
        if self.matched:
            return COMPLETES  # a player's own cards never lower his power
        if kind == do.PLAY or kind == do.ADD:
            return self._power(card, kind == do.ADD)
        if not self.followed:
            self._follow_ups()
        if kind == do.BLUFF and self.bluff >= self.gap:
            return COMPLETES
        return self._support(card, kind) if kind == do.BLUFF or kind == do.LOAD else UNDECIDED

    def _power(self, card: CardIndex, beside: bool) -> Verdict:
        """Whether the opponent's power can be matched after this card is played, leaving demands aside."""
        deck = self.g.decks[self.g.current]
        value = self.value(card)
        if value >= self.gap or self.shields >> card & 1:
            return COMPLETES
        if not self.followed:
            self._follow_ups()
        if not deck.characters >> card & 1:
            return self._support(card, do.PLAY)
        bluff: Points = self.bluff if self.bluffs & ~(1 << card) else ZERO  # not the character itself
        stops = deck.stop & ~self.ignored & 1 << card
        if self.spare and not stops and value + max(self.best, bluff) >= self.gap:
            return COMPLETES
        wild = self._wild(1 << card)
        if not (wild or self.begun or beside or stops) and self._short(1 << card, value):
            return FAILS
        if self.spare and not stops and self._followed(card, beside):
            return COMPLETES
        if self.begun:
            return FAILS if not wild and self._hopeless() else UNDECIDED
        if beside and value + unraised(self.g, self.g.current, self.element) >= self.power:
            return COMPLETES  # nothing is covered
        if beside or wild:
            return UNDECIDED
        if stops and not self.g.mine.icons_off & legality.STOP:
            if not self.explored:
                self._explore()
            return FAILS if self.plain else UNDECIDED  # nothing may follow it, and it is not enough
        return UNDECIDED

    def _mutant(self, card: CardIndex) -> Verdict:
        """The verdict about a character that changes the contested element: COMPLETES where its printed
        value, or its shield, is enough in the new one."""
        g = self.g
        side = g.mine
        other = g.theirs
        deck = g.my_deck
        theirs = g.their_deck
        bit = 1 << card
        odd = other.voice & (theirs.zeroers | theirs.targeters | theirs.bluff_words)
        if self.strict or odd or (side.ignored | side.muted | self.swayed) & bit:
            return UNDECIDED
        becomes: ElementIndex = deck.becomes[card]
        if becomes < 0:
            becomes = 1 - self.element
        if deck.shields[becomes] & bit and not side.icons_off & SHIELD[becomes]:
            return COMPLETES
        power: Points = total(g, 1 - g.current, becomes)
        if becomes != self.element:
            power += size(other.bluffs) * BLUFF_VALUE  # they count in the new element
        return COMPLETES if deck.values[becomes][card] >= power else UNDECIDED

    def _followed(self, card: CardIndex, beside: bool) -> bool:
        """Whether a character is enough together with the characters and other cards that may certainly
        follow it."""
        if not self.explored:
            self._explore()
        if not self.spare:
            return False
        power = self.value(card) + self.free_sum
        gap = self.gap
        hidden = self.bluffs & ~self.free & ~(1 << card)  # not the character itself
        single = max(self.single, self._enhanced(1 << card, self.enhancers))
        bluff: Points = self.bluff if hidden else ZERO
        if power + max(single, bluff) >= gap:
            return True
        side = self.g.mine
        deck = self.g.my_deck
        held = side.hand & deck.characters & ~side.banned & ~self.swayed & ~deck.stop & ~self.ignored
        joined = self._joining(card, held & ~(1 << card), beside)
        if not joined:
            return False
        if not hidden & ~joined:
            bluff = 0
        return power + self._sum(joined) + max(single, bluff) >= gap

    def _joining(self, card: CardIndex, held: CardSet, beside: bool) -> CardSet:
        """Those characters of `held` that may certainly be played after this one: FREE ones and, if it is the
        first, members of its gang, or its best partner."""
        side = self.g.mine
        deck = self.g.my_deck
        found: CardSet = held & deck.free if not side.icons_off & legality.FREE else ZERO
        if beside and self.g.edition.later_ones_cover:
            found = 0
        if self.begun or self.ignored >> card & 1:
            return found
        if deck.gang >> card & 1 and not side.icons_off & legality.GANG:
            found |= deck.gang_of[card] & held
        if deck.pair >> card & 1 and not side.icons_off & legality.PAIR:
            best: CardIndex = -1
            partners = deck.partners[card] & held & ~found
            for other in bits(partners):
                if best < 0 or self.value(other) > self.value(best):
                    best = other
            if best >= 0:
                found |= 1 << best
        return found

    def _support(self, card: CardIndex, kind: ActionKind) -> Verdict:
        """The verdict about a booster, support, bluff or loaded card that is not enough by itself."""
        found = self._followed_up(card, kind)
        return FAILS if found == UNDECIDED and self._exhausted(card, kind) else found

    def _exhausted(self, card: CardIndex, kind: ActionKind) -> bool:
        """Whether this card, and all that may be played now, together are not enough. After it nothing else
        may be played but partners, because the texts of these cards do not matter; and what texts that are in
        force already add to their values is counted."""
        g = self.g
        side = g.mine
        deck = g.my_deck
        speakers = side.voice & deck.valuers
        if not self.begun or side.landed or side.hand & deck.free_if:
            return False
        if side.voice & deck.once_a_turn | speakers & deck.targeters:
            return False
        bit = 1 << card
        boosters, supports, bluffs = legality.boosters_and_supports_allowed(g)
        cards = boosters | supports
        if kind == do.PLAY:
            cards |= bit
        else:
            cards &= ~bit
        for i in bits(cards & deck.pair):
            cards |= deck.partners[i] & side.hand
        if cards & self.swayed or self._wild(cards):
            return False
        power: Points = ZERO if speakers else self._sum(cards)
        if speakers:
            for i in bits(cards):
                power += raised(deck, i, self.element, speakers, False)
        bluffs = bluffs | bit if kind == do.BLUFF else bluffs & ~bit
        if bluffs:
            power += size(bluffs) * bluff_value(g, g.current, self.element)
        return power < self.gap

    def _followed_up(self, card: CardIndex, kind: ActionKind) -> Verdict:
        """The verdict about it from what may follow within the limit of one."""
        if not self.explored:
            self._explore()
        if not self.spare:
            return UNDECIDED
        deck = self.g.my_deck
        power = self.free_sum
        if kind == do.BLUFF or kind == do.LOAD:  # it takes the place of a support card
            power = self._sum(self.free & ~(1 << card)) + (self.bluff if kind == do.BLUFF else ZERO)
        elif not self.free >> card & 1:
            power += self._paired(card)
            if self.enhancers >> card & 1:
                active = self.g.mine.active & deck.characters
                power = max(power, self.free_sum + self._enhanced(active, 1 << card))
        else:
            power += max(self.single, self.hidden)
            if self.enhancers:
                return COMPLETES if power >= self.gap else UNDECIDED
        if power >= self.gap:
            return COMPLETES
        if not self.plain:  # this card uses up the limit: what else it might bring is its partner
            if not self.closed or self.free >> card & 1:
                return UNDECIDED
            if kind == do.PLAY and self._wild(deck.partners[card] & self.allowed & ~self.enhancers):
                return UNDECIDED
        if kind == do.PLAY and self._wild(1 << card & ~self.enhancers):
            return UNDECIDED
        return FAILS  # a card that is loaded or lies face down says nothing

    def _hopeless(self) -> bool:
        """Whether the opponent's power is certainly out of reach now that the first character has been
        played."""
        g = self.g
        first = g.mine.fresh & g.my_deck.characters & ~g.mine.bluffs
        if g.phase == CHARACTER:
            return self._short(first, 0)
        if not self.explored:
            self._explore()
        enhanced = self._enhanced(g.mine.active & g.my_deck.characters, self.enhancers)
        return self.plain and self.free_sum + max(self.single, max(self.hidden, enhanced)) < self.gap

    def _strict(self, kind: ActionKind, card: CardIndex) -> Verdict:
        """The verdict where there are demands to meet."""
        if self.begun and self._paid_up(kind, card):
            return COMPLETES
        if self.matched or kind == do.SATISFY or kind == do.USE:
            return UNDECIDED
        if kind == do.BLUFF or kind == do.LOAD:
            if not self.followed:
                self._follow_ups()
            return FAILS if self._support(card, kind) == FAILS else UNDECIDED
        found = self._power(card, kind == do.ADD)
        if found == FAILS:
            return FAILS
        if not self.followed:
            self._follow_ups()
        g = self.g
        deck = g.my_deck
        if self.begun or kind == do.ADD or not self.spare or not deck.characters >> card & 1:
            return UNDECIDED
        doublers = g.theirs.voice & g.their_deck.double_demand
        if doublers and open_targets(g, 1 - g.current, doublers):
            return UNDECIDED  # the opponent has yet to say which demand is doubled
        stops = deck.stop & ~self.ignored & 1 << card
        allowed, bluffs = (0, 0) if stops else (self.allowed & ~self.swayed, self.bluffs)
        short = self.gap - self.value(card)
        if first_character(g, card, short, self.worth, self.gone, self.shields, allowed, bluffs, self.bluff):
            return COMPLETES
        return FAILS if self._alone(card) else UNDECIDED

    def _alone(self, card: CardIndex) -> bool:
        """Whether at most one card could follow this first character, and neither it nor the character has a
        text that matters."""
        deck = self.g.decks[self.g.current]
        if not self.explored:
            self._explore()
        if not self.plain or self.enhancers or self._wild(1 << card) or self._company(1 << card):
            return False
        return not self.allowed & (deck.free | deck.pair)

    def _paid_up(self, kind: ActionKind, card: CardIndex) -> bool:
        """Whether nothing but payments is left to do before the announcement if this card is played, or this
        demand paid, and the hand can pay."""
        g = self.g
        unmet = legality.unmet(g)
        if kind == do.SATISFY:
            if self.matched and not unmet & ~(1 << card) and not legality.too_many_characters(g):
                return True  # the last payment, which would not be permitted if the hand could not pay
            if not unmet >> card & 1:
                return False  # it need not be paid, so that what it takes is not among the payments below
        if g.theirs.voice & g.their_deck.double_demand:
            return False  # the opponent may have yet to say which demand is doubled
        if kind == do.SATISFY:
            return self._payable(unmet, g.mine.hand) if self.matched else self._paid_beside()
        bit = 1 << card
        if kind != do.PLAY or (g.my_deck.characters | g.my_deck.when_played | self.swayed) & bit:
            return False  # what it says when it is played might take cards out of the hand
        if not (self.matched or self.value(card) >= self.gap or self.shields & bit):
            return False
        wants = g.their_deck.wants_booster if g.my_deck.boosters & bit else g.their_deck.wants_support
        met = unmet & wants  # the card meets one of these
        return self._payable(unmet & ~(met & -met), g.mine.hand & ~bit)

    def _paid_beside(self) -> bool:
        """Whether one of the boosters and supports that may follow is enough beside the payments. (What is
        FREE on a condition may no longer be so after them.)"""
        if not self.followed:
            self._follow_ups()
        for card in bits(self.allowed & ~self.swayed & ~self.g.my_deck.free_if):
            if self._paid_up(do.PLAY, card):
                return True
        return False

    def _payable(self, unmet: CardSet, hand: CardSet) -> bool:
        """Whether these are demands to pay, which these cards can meet, and nothing else is in the way."""
        g = self.g
        if unmet & ~g.their_deck.pay_or_retreat or legality.too_many_characters(g):
            return False
        return can_pay(g, unmet, hand)

    def outlook(self) -> Verdict:
        """Whether the turn can be completed at all, when the first character has been played already."""
        if self.blind or self.strict or not self.begun:
            return UNDECIDED
        if self.matched:
            return COMPLETES
        if not self.followed:
            self._follow_ups()
        if self.spare and max(self.best, self.bluff) >= self.gap:
            return COMPLETES
        if not self.explored:
            self._explore()
        if self.spare:
            active = self.g.mine.active & self.g.my_deck.characters
            enhanced = self._enhanced(active, self.enhancers)
            if self.free_sum + max(self.single, max(self.hidden, enhanced)) >= self.gap:
                return COMPLETES
        return FAILS if self._hopeless() else UNDECIDED
