"""The most power that the player could reach this turn, assuming that every draw succeeds and every optional
play is allowed, against the least that the opponent would keep. If even that is not enough, the opponent's
power is out of reach, and no search is needed. Whatever is in doubt counts in the player's favour, so that
the answer 'out of reach' is certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.compiling import mypyc_attr
from bluemoon.duel.completion.coming import Coming
from bluemoon.duel.completion.demands import can_pay
from bluemoon.duel.completion.measures import touched
from bluemoon.duel.model.deck import DOUBLE, HIGHER, SUM, Deck
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.payments import payable
from bluemoon.duel.rules.survey import (
    BLUFF_VALUE,
    bluff_value,
    survey,
    total,
    zeroed_cards,
)
from bluemoon.sets import ZERO, bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, CardSet, Count, ElementIndex, Points


def out_of_reach(g: State, card: CardIndex, beside: bool) -> bool:
    """Whether the opponent's power is out of reach whatever is played. `card` is the first character that is
    about to be played, or -1 if one lies there already; `beside` means that it covers no active cards."""
    if g.stale:
        survey(g)
    return UpperBound(g, card, beside).hopeless()


@mypyc_attr(acyclic=True, free_list_len=1)
class UpperBound(Coming):
    """What power could be reached with what could still come into play."""

    __slots__ = ()

    def hopeless(self) -> bool:
        """Whether a demand of the opponent cannot be met, or his power cannot be matched in any element that
        could still be contested."""
        g = self.g
        deck = self.deck
        if (self.coming() | self.usable()) & deck.unreckoned:
            return False
        if self.touching and self.coming() & deck.taking_back:
            return False  # a card that affects the opponent's cards could be played a second time
        if g.theirs.voice & g.their_deck.restraints and not (self.lifted or self.coming() & deck.taking_back):
            # The demands remain, and no card comes into the hand.
            if self._refused():
                return True
            self._set_aside()
        if g.element == NO_ELEMENT or (self.characters | self.bit) & deck.mutants:
            return self._short(0) and self._short(1)
        return self._short(g.element)

    def _refused(self) -> bool:
        """Whether the player has not the cards that the opponent's '… or retreat' texts demand."""
        g = self.g
        deck = self.deck
        theirs = g.their_deck
        demands = legality.unmet(g)
        plays = demands & theirs.play_or_retreat
        if plays:
            boosters = plays & theirs.wants_booster
            supports = plays & theirs.wants_support
            if size(boosters) > size(self.others & deck.boosters):
                return True
            if size(supports) > size(self.others & deck.supports | self.bluffs):
                return True
            if size(plays & ~boosters & ~supports) > size(self.characters | self.bit):
                return True
        pays = demands & theirs.pay_or_retreat
        if not pays:
            return False
        hand = self.side.hand & ~self.bit
        if not g.theirs.voice & theirs.double_demand:
            return not can_pay(g, pays, hand)
        # At least this has to be paid, whichever of them is doubled.
        return any(not payable(deck, hand, theirs.prices[i]) for i in bits(pays))

    def _set_aside(self) -> None:
        """Leave out the cards without which the hand could not pay what the opponent's texts demand: they
        will not be played."""
        g = self.g
        theirs = g.their_deck
        hand = self.side.hand & ~self.bit
        needed: CardSet = 0
        for i in bits(legality.unmet(g) & theirs.pay_or_retreat):
            for card in bits(hand & (self.characters | self.others | self.bluffs)):
                if not payable(self.deck, hand & ~(1 << card), theirs.prices[i]):
                    needed |= 1 << card
        self.characters &= ~needed
        self.extra &= ~needed
        self.others &= ~needed
        self.bluffs &= ~needed

    def _short(self, element: ElementIndex) -> bool:
        """Whether the most power that the player could reach is below the least that the opponent would
        keep."""
        shields = (self.table | self.coming()) & self.deck.shields[element]
        if shields and (self.lifted or shields & ~self.shut()):
            return False
        least = self._least(element)
        if least <= 0:
            return False
        raisers = (self.voice | self.coming()) & self.deck.total_raisers & ~self.silent
        if raisers:
            # What `limited` texts take is among the gains in `_most`; a raised total contains no gains.
            left = least
            for i in bits(self.limited):
                left -= self._taken(i, element)
            for i in bits(raisers):
                if self.deck.raised_total[element][i] >= left:
                    return False
        return self._most(element, least) < least

    def _least(self, element: ElementIndex) -> Points:
        """The power that the opponent keeps at least, after all that the player's texts could take from
        it."""
        g = self.g
        if not self.touching:
            return total(g, 1 - g.current, element)
        other = g.theirs
        deck = g.their_deck
        if other.voice & (deck.valuers | deck.total_raisers | deck.bluff_raisers):
            # What these texts add may go away, but printed values count at least themselves.
            least: Points = 0
            zeroed = zeroed_cards(g, 1 - g.current, element, self.side.voice & self.deck.zeroers)
            for j in bits((other.active | other.support) & ~other.bluffs & ~other.ignored & ~zeroed):
                least += deck.values[element][j]
        else:
            least = total(g, 1 - g.current, element)
        for i in bits(self.touching & ~self.limited):
            least -= self._taken(i, element)
        return least

    def _taken(self, card: CardIndex, element: ElementIndex) -> Points:
        """The most power that the text of this card can take from the opponent."""
        g = self.g
        other = g.theirs
        said = g.against[g.current]
        values = g.their_deck.values[element]
        one = said.hits_one[card]
        bluffs: Count = size(other.bluffs) if said.hits_bluffs[card] else ZERO
        lost: Points = BLUFF_VALUE * (min(bluffs, 1) if one else bluffs)
        for j in bits(touched(g, card, element) & (other.active | other.support)):
            lost = max(lost, values[j]) if one else lost + values[j]
        return lost

    # --- the player's own power -----------------------------------------------------------------------------

    def _most(self, element: ElementIndex, enough: Points) -> Points:
        """The most power that the player could reach, not counting texts that raise the total itself; or any
        power from `enough` on, if he could reach that."""
        side = self.side
        deck = self.deck
        room = self._room()
        left: Count = 99
        if not self.lifted:
            left = self._plays_left()
        speakers = (self.voice | self.coming()) & deck.valuers & ~self.silent
        later: CardSet = 0
        if room <= 1 and left == 99:
            later = self.others & ~self.free & ~self.table & speakers & ~deck.pair
        speakers &= ~later
        worth = self._worth(element, speakers)
        bluff = self._bluff(element)
        power = size(self.table & side.bluffs) * bluff
        for i in bits(self.table & ~side.bluffs | self.bit):
            power += worth[i]
        if not self.lifted and not legality.bluffs_playable(side):
            bluff = 0
        if left < 99:
            power += self._best(left, element, worth, bluff)
        else:
            for i in bits(self.characters & ~self.extra | self.others & self.free):
                power += worth[i]
            if power < enough:
                power += self._added(room, element, worth, bluff, speakers, later)
        if speakers and power < enough:
            power += self._pointed(element, speakers, worth)
        return power

    def _bluff(self, element: ElementIndex) -> Points:
        """The most that a face-down card could count."""
        g = self.g
        deck = self.deck
        bluff = bluff_value(g, g.current, element)
        if self.lifted or element != g.element:
            bluff = max(bluff, BLUFF_VALUE)
        words = (self.coming() | self.voice) & deck.bluff_words
        if words:
            for i in bits(words):
                bluff = max(bluff, max(BLUFF_VALUE, deck.raised_bluffs[i]))
            for i in bits(words & deck.valuers):
                bluff <<= len(deck.value_words[i])
        return bluff

    def _plays_left(self) -> Count:
        """How many more cards the opponent's limiting texts allow, after the character that is about to be
        played."""
        g = self.g
        theirs = g.their_deck
        left: Count = 99
        for i in bits(g.theirs.voice & theirs.limiters):
            left = min(left, theirs.play_limit[i] - g.plays - (1 if self.bit else 0))
        return left

    def _best(self, count: Count, element: ElementIndex, worth: list[int], bluff: Points) -> Points:
        """The most that `count` cards can add, or take from the opponent."""
        if count <= 0:
            return 0
        gains = [worth[i] + self._takes(i, element) for i in bits(self.characters | self.others)]
        gains += [bluff] * size(self.bluffs)
        return _largest(gains, count)

    def _added(
        self,
        room: Count,
        element: ElementIndex,
        worth: list[int],
        bluff: Points,
        speakers: CardSet,
        later: CardSet,
    ) -> Points:
        """The most that `extra` characters can add together with boosters, supports and bluffs. A text by
        which the next card is FREE serves either a character or one of the others; `room` has all of them."""
        most: Points = 0
        given = self.granted if self.extra else ZERO
        others: i64
        for others in range(given + 1):
            power = self._joined(self.chances - others, worth)
            power += self._follow_up(room - given + others, element, worth, bluff, speakers, later)
            most = max(most, power)
        return most

    def _joined(self, chances: Count, worth: list[int]) -> Points:
        """The most that so many of the `extra` characters can add, with those that they bring along: a
        partner, or their gang."""
        if not self.extra or chances <= 0:
            return 0
        deck = self.deck
        gains = []
        for i in bits(self.extra):
            gain: Points = worth[i]
            kin = (deck.partners[i] | deck.gang_of[i]) & self.characters
            if kin & deck.gang:
                for j in bits(self.characters & ~(1 << i)):  # however one may lead to another
                    gain += worth[j]
            else:
                most: Points = 0
                for j in bits(kin):
                    most = max(most, worth[j])
                gain += most
            gains.append(gain)
        return _largest(gains, chances)

    def _follow_up(
        self,
        room: Count,
        element: ElementIndex,
        worth: list[int],
        bluff: Points,
        speakers: CardSet,
        later: CardSet,
    ) -> Points:
        """The most that boosters, supports and bluffs can add within `room`, besides FREE ones; `later` are
        those of them whose texts change values."""
        if room <= 0:
            return 0
        cards = self.others & ~self.free
        if room == 1:
            best: Points = bluff if self.bluffs else ZERO
            more = self.deck.pair | self.limited | later  # those that add more than they are worth
            for i in bits(cards & ~more):
                if worth[i] > best:
                    best = worth[i]
            for i in bits(cards & more):
                best = max(best, self._gain(i, element, worth, speakers, later))
            return best
        gains = [bluff] * size(self.bluffs)
        for i in bits(cards):
            gains.append(self._gain(i, element, worth, speakers, later))
        return _largest(gains, room)

    def _gain(
        self, i: CardIndex, element: ElementIndex, worth: list[int], speakers: CardSet, later: CardSet
    ) -> Points:
        """The most that a booster or support can add, or take from the opponent, counting its own text and a
        partner of its pair."""
        gain = worth[i] + self._takes(i, element)
        if self.deck.pair >> i & 1:
            partner: Points = 0
            for j in bits(self.deck.partners[i] & self.others):
                partner = max(partner, worth[j] + self._takes(j, element))
            gain += partner
        if later >> i & 1:
            gain += self._spoken(element, speakers | 1 << i, i, worth)
        return gain

    def _takes(self, card: CardIndex, element: ElementIndex) -> Points:
        """What a card takes from the opponent only if it is among the few that can be played."""
        return self._taken(card, element) if self.limited >> card & 1 else ZERO

    def _room(self) -> Count:
        """How many more boosters and supports that are not FREE might be played."""
        g = self.g
        side = self.side
        deck = self.deck
        more_boosters: Count = 0
        more_supports: Count = 0
        for i in bits((self.voice | self.coming()) & deck.extras & ~self.silent):
            more_boosters += deck.extra_boosters[i]
            more_supports += deck.extra_supports[i]
        boosters, supports = legality.slots(g)
        over = max(0, boosters - more_boosters) + max(0, supports - more_supports)
        room = max(0, more_boosters - boosters) + max(0, more_supports - supports)
        room += size((self.coming() | side.fresh) & deck.next_free & ~side.used)
        if g.fight and not g.first_turn and not over and not self.stopped:
            room += 1
        return room

    # --- values -------------------------------------------------------------------------------------------

    def _worth(self, element: ElementIndex, speakers: CardSet) -> list[int]:
        """What each card could count at most, if the texts of `speakers` that are about all cards of a kind
        apply."""
        deck = self.deck
        worth = deck.values[element]
        if speakers:
            worth = worth[:]
            for i in bits((self.table | self.coming()) & ~self.side.bluffs):
                worth[i] = raised(deck, i, element, speakers, False)
        elif not self.lifted:
            gone = self._gone(element)
            if gone:
                worth = worth[:]
                for i in bits(gone):
                    worth[i] = 0
        return worth

    def _gone(self, element: ElementIndex) -> CardSet:
        """The cards that count nothing as long as the opponent's texts are in force."""
        g = self.g
        gone = self.side.ignored
        said = g.against[1 - g.current].zeroed[element]
        for i in bits(g.theirs.voice & g.their_deck.zeroers):
            gone |= said[i]
        return gone & ~self.deck.protect

    def _pointed(self, element: ElementIndex, speakers: CardSet, worth: list[int]) -> Points:
        """The most that those texts can add which raise only one card each."""
        count = size(speakers & self.deck.targeters)
        return self._gained(count, element, speakers, worth) if count else ZERO

    def _spoken(self, element: ElementIndex, speakers: CardSet, card: CardIndex, worth: list[int]) -> Points:
        """The most that the text of `card`, one of the speakers, can add."""
        return self._gained(1 if self.deck.targeters >> card & 1 else 99, element, speakers, worth)

    def _gained(self, count: Count, element: ElementIndex, speakers: CardSet, worth: list[int]) -> Points:
        """What those `count` cards gain that gain most if the texts of all `speakers` apply to them."""
        cards = (self.table | self.coming()) & ~self.side.bluffs
        gains = [raised(self.deck, i, element, speakers, True) - worth[i] for i in bits(cards)]
        return _largest(gains, count)


def _largest(figures: list[int], count: Count) -> Points:
    """The sum of the largest figures, `count` of them; none of them is negative."""
    found: Points = 0
    if count == 1:
        for figure in figures:
            found = max(found, figure)
    else:
        figures.sort(reverse=True)
        for figure in figures[:count]:
            found += figure
    return found


def raised(deck: Deck, card: CardIndex, element: ElementIndex, speakers: CardSet, pointing: bool) -> Points:
    """The value of a card if the texts of all `speakers` apply to it. Texts that raise only one card are
    counted only if `pointing` is set."""
    printed = deck.values[element][card]
    other = deck.values[1 - element][card]
    value: Points = printed
    doublings: Count = 0
    for i in bits(speakers):
        for word in deck.value_words[i]:
            if not word.cards >> card & 1 or word.element not in (-1, element) or (word.one and not pointing):
                continue
            if word.amount == DOUBLE:
                doublings += 1
            elif word.amount == SUM:
                value = max(value, printed + other)
            elif word.amount == HIGHER:
                value = max(value, other)
            else:
                value = max(value, word.amount)
    return value << doublings
