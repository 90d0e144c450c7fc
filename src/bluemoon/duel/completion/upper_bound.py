"""The most power that the player could reach this turn, assuming that every draw succeeds and every optional
play is allowed, against the least that the opponent would keep. If even that is not enough, the opponent's
power is out of reach, and no search is needed. Whatever is in doubt counts in the player's favour, so that
the answer 'out of reach' is certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.compiling import mypyc_attr
from bluemoon.duel.completion.demands import can_pay
from bluemoon.duel.model.deck import DOUBLE, HIGHER, SUM, Deck
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import CHARACTER, NO_ELEMENT, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.payments import payable
from bluemoon.duel.rules.survey import BLUFF_VALUE, bluff_value, in_play, survey, total
from bluemoon.sets import ZERO, bits, size, top

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardIndex, CardSet, Count, ElementIndex, Points


def out_of_reach(g: State, card: CardIndex, beside: bool) -> bool:
    """Whether the opponent's power is out of reach whatever is played. `card` is the first character that is
    about to be played, or -1 if one lies there already; `beside` means that it covers no active cards."""
    if g.stale:
        survey(g)
    return UpperBound(g, card, beside).hopeless()


@mypyc_attr(acyclic=True, free_list_len=1)
class UpperBound:
    """What could still come into play this turn, and what power it could give."""

    __slots__ = (
        "bit",
        "bluffs",
        "characters",
        "deck",
        "free",
        "g",
        "held",
        "lifted",
        "others",
        "side",
        "silent",
        "stopped",
        "table",
        "touching",
        "voice",
    )

    def __init__(self, g: State, card: CardIndex, beside: bool) -> None:
        self.g = g
        side = self.side = g.mine
        deck = self.deck = g.my_deck
        self.bit: CardSet = 1 << card if card >= 0 else ZERO
        self.table: CardSet = side.active | side.support
        covered: CardSet = 0
        if card >= 0 and not beside:  # the old active cards are covered
            covered = side.active & ~side.fresh
            self.table &= ~covered
        self.voice: CardSet = side.voice & ~covered
        self.silent: CardSet = (side.ignored | side.muted) & ~deck.protect & ~deck.insistent
        self.stopped = legality.stopped(g) or self._stops()
        self.lifted = False
        self._candidates(side.hand, side.banned)
        self.touching: CardSet = (self.coming() & ~self.silent | self._usable()) & deck.touchers
        if self.touching:  # they may remove texts of the opponent that forbid or ignore cards of the player
            self.lifted = True
            self.silent = 0
            self.voice = in_play(side) & deck.with_text & ~covered
            self._candidates(side.hand, side.barred)
            self.touching = (self.coming() | self._usable()) & deck.touchers

    def _stops(self) -> bool:
        """Whether the character that is about to be played has a STOP that is not ignored."""
        return bool(self.bit & self.deck.stop & ~self._ignored()) and not self.side.icons_off & legality.STOP

    def _ignored(self) -> CardSet:
        return self.side.ignored & ~self.deck.protect

    def coming(self) -> CardSet:
        """All cards that might be played this turn, including the character that is about to be played."""
        return self.characters | self.others | self.bit

    def _usable(self) -> CardSet:
        """The cards on the table whose texts may still be used this turn."""
        return self.voice & self.deck.once_a_turn & ~self.side.used

    def _candidates(self, hand: CardSet, banned: CardSet) -> None:
        side = self.side
        deck = self.deck
        if side.landed:
            hand |= legality.landed_cargo(self.g, self.g.current)
        hand &= ~self.bit
        if (hand | self.bit) & ~banned & deck.taking_back & ~self.silent:
            hand |= side.combat | side.support
        self.bluffs: CardSet = hand & deck.bluff & deck.fighters
        self.held: CardSet = hand & deck.fighters & ~banned
        free = deck.free | deck.free_if
        if side.landed:
            free |= deck.buka_characters
        if not self.lifted and side.icons_off & legality.FREE:
            free = 0
        for i in bits(side.fresh & deck.pair):
            free |= deck.partners[i]  # the partner of a card that was played before does not count
        self.free: CardSet = ZERO if self.stopped else free
        self.characters: CardSet = ZERO if self.stopped else self._company()
        self.others: CardSet = self.held & (deck.boosters | deck.supports)
        if self.stopped and not self.g.edition.extras_after_stop:
            self.others = self.bluffs = 0

    def _company(self) -> CardSet:
        """The characters that might be played after the first one."""
        g = self.g
        side = self.side
        deck = self.deck
        if not self.bit and g.phase > CHARACTER:
            return 0
        held = self.held & deck.characters
        played = side.fresh & deck.characters & ~side.bluffs | self.bit
        if not played & ~side.as_free & ~(self.free & self.bit) or (held | played) & deck.next_free:
            return held
        found = held & self.free
        new = played | found
        while new:
            i = top(new)
            new ^= 1 << i
            kin = (deck.partners[i] | deck.gang_of[i]) & held & ~found
            found |= kin
            new |= kin
        return found

    # --- the answer ---------------------------------------------------------------------------------------

    def hopeless(self) -> bool:
        """Whether a demand of the opponent cannot be met, or his power cannot be matched in any element that
        could still be contested."""
        g = self.g
        deck = self.deck
        if (self.coming() | self._usable()) & deck.unreckoned:
            return False
        if self.touching and self.coming() & deck.taking_back:
            return False  # a card that affects the opponent's cards could be played a second time
        if g.theirs.voice & g.their_deck.restraints and self._refused():
            return True
        if (self.coming() | self.voice) & deck.bluff_words:
            return False
        if g.element == NO_ELEMENT or (self.characters | self.bit) & deck.mutants:
            return self._short(0) and self._short(1)
        return self._short(g.element)

    def _refused(self) -> bool:
        """Whether the player has not the cards that the opponent's '… or retreat' texts demand."""
        g = self.g
        deck = self.deck
        theirs = g.their_deck
        if self.touching or self.coming() & deck.taking_back:
            return False  # the demand may go away, or cards may come into the hand
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

    def _short(self, element: ElementIndex) -> bool:
        """Whether the most power that the player could reach is below the least that the opponent would
        keep."""
        shields = (self.table | self.coming()) & self.deck.shields[element]
        if shields and (self.lifted or shields & ~self._ignored()):
            return False
        least = self._least(element)
        if least <= 0:
            return False
        for i in bits((self.voice | self.coming()) & self.deck.total_raisers & ~self.silent):
            if self.deck.raised_total[element][i] >= least:
                return False
        return self._most(element, least) < least

    def _least(self, element: ElementIndex) -> Points:
        """The power that the opponent keeps at least, after all that the player's texts could take from
        it."""
        g = self.g
        least = total(g, 1 - g.current, element)
        if not self.touching:
            return least
        other = g.theirs
        deck = g.their_deck
        if other.voice & (deck.valuers | deck.total_raisers | deck.bluff_raisers):
            return 0
        said = g.against[g.current]
        values = deck.values[element]
        cards = (other.active | other.support & ~other.bluffs) & ~other.protected
        for i in bits(self.touching):
            lost: Points = _bluffs_lost(other, said.hits_one[i]) if said.hits_bluffs[i] else ZERO
            if said.hits_one[i]:
                for j in bits(said.hits[i] & cards):
                    lost = max(lost, values[j])
            else:
                lost += sum(values[j] for j in bits(said.hits[i] & cards))
            least -= lost
        return least

    # --- the player's own power -----------------------------------------------------------------------------

    def _most(self, element: ElementIndex, enough: Points) -> Points:
        """The most power that the player could reach, not counting texts that raise the total itself; or any
        power from `enough` on, if he could reach that."""
        g = self.g
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
        bluff = bluff_value(g, g.current, element)
        if self.lifted or element != g.element:
            bluff = max(bluff, BLUFF_VALUE)
        power = size(self.table & side.bluffs) * bluff
        for i in bits(self.table & ~side.bluffs | self.bit):
            power += worth[i]
        if not self.lifted and not legality.bluffs_playable(side):
            bluff = 0
        if left < 99:
            power += self._best(left, worth, bluff)
        else:
            for i in bits(self.characters | self.others & self.free):
                power += worth[i]
            if power < enough and room:
                power += self._follow_up(room, element, worth, bluff, speakers, later)
        if speakers and power < enough:
            power += self._pointed(element, speakers, worth)
        return power

    def _plays_left(self) -> Count:
        """How many more cards the opponent's limiting texts allow, after the character that is about to be
        played."""
        g = self.g
        theirs = g.their_deck
        left: Count = 99
        for i in bits(g.theirs.voice & theirs.limiters):
            left = min(left, theirs.play_limit[i] - g.plays - (1 if self.bit else 0))
        return left

    def _best(self, count: Count, worth: list[int], bluff: Points) -> Points:
        """The most that `count` cards can add."""
        if count <= 0:
            return 0
        gains = [worth[i] for i in bits(self.characters | self.others)]
        gains += [bluff] * size(self.bluffs)
        return sum(sorted(gains)[-count:])

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
        cards = self.others & ~self.free
        if room == 1:
            best: Points = bluff if self.bluffs else ZERO
            more = self.deck.pair | later  # those that add more than they are worth
            for i in bits(cards & ~more):
                if worth[i] > best:
                    best = worth[i]
            for i in bits(cards & more):
                best = max(best, self._gain(i, element, worth, speakers, later))
            return best
        gains = [bluff] * size(self.bluffs)
        for i in bits(cards):
            gains.append(self._gain(i, element, worth, speakers, later))
        return sum(sorted(gains)[-room:])

    def _gain(
        self, i: CardIndex, element: ElementIndex, worth: list[int], speakers: CardSet, later: CardSet
    ) -> Points:
        """The most that a booster or support can add, counting its own text and a partner of its pair."""
        gain: Points = worth[i]
        if self.deck.pair >> i & 1:
            partner: Points = 0
            for j in bits(self.deck.partners[i] & self.others):
                partner = max(partner, worth[j])
            gain += partner
        if later >> i & 1:
            gain += self._spoken(element, speakers | 1 << i, i, worth)
        return gain

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
                worth[i] = _enhanced(deck, i, element, speakers, False)
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

    def _gains(self, element: ElementIndex, speakers: CardSet, worth: list[int]) -> list[int]:
        """What each card would gain if the texts of all `speakers` applied to it."""
        cards = (self.table | self.coming()) & ~self.side.bluffs
        return [_enhanced(self.deck, i, element, speakers, True) - worth[i] for i in bits(cards)]

    def _pointed(self, element: ElementIndex, speakers: CardSet, worth: list[int]) -> Points:
        """The most that those texts can add which raise only one card each."""
        count = size(speakers & self.deck.targeters)
        return sum(sorted(self._gains(element, speakers, worth))[-count:]) if count else 0

    def _spoken(self, element: ElementIndex, speakers: CardSet, card: CardIndex, worth: list[int]) -> Points:
        """The most that the text of `card`, one of the speakers, can add."""
        gains = self._gains(element, speakers, worth)
        return max(gains, default=0) if self.deck.targeters >> card & 1 else sum(gains)


def _bluffs_lost(other: Side, one: bool) -> Points:
    """The power that the opponent loses if his face-down cards, or only one of them, are taken out."""
    count = size(other.bluffs)
    return BLUFF_VALUE * (min(count, 1) if one else count)


def _enhanced(
    deck: Deck, card: CardIndex, element: ElementIndex, speakers: CardSet, pointing: bool
) -> Points:
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
