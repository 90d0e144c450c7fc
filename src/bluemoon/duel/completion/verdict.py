"""Quick and certain answers to the question 'can the turn still be completed after this action?'.

The answer is COMPLETES where a card, alone or with one that may follow it, matches the opponent's power by
its printed values. It is FAILS where only one more card could follow, that card has no text that matters, and
it is not enough. Otherwise it is UNDECIDED, and `upper_bound` and `search` have to find out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.compiling import mypyc_attr
from bluemoon.duel.completion.demands import first_character
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.deck import DOUBLE, HIGHER, SUM
from bluemoon.duel.model.relevance import ALWAYS, GIVE, ICONS, MUTE, TOTAL, TOUCH, VALUE
from bluemoon.duel.model.state import CHARACTER, NO_ELEMENT, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.survey import (
    BLUFF_VALUE,
    bluff_value,
    open_targets,
    survey,
    total,
    unraised,
    zeroed_cards,
)
from bluemoon.sets import ZERO, bits, size, top

if TYPE_CHECKING:
    from mypy_extensions import i64

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

SHIELD: Final[tuple[int, ...]] = (1, 2)  # the shield icons of Fire and Earth


@mypyc_attr(acyclic=True, free_list_len=1)
class Verdicts:
    """What is known about completing the current turn of a position, worked out once for all its actions."""

    __slots__ = (
        "allowed",  # (followed) the boosters and supports in hand that may follow
        "begun",  # a character was played this turn, or a text lets the old ones attack again
        "best",  # (followed) the most that one card which may follow adds by its printed value
        "blind",  # nothing is certain here: no verdict but `easy`
        "bluff",  # (followed) what a face-down card counts; 0 if none may be laid
        "bluffs",  # (followed) the cards in hand that may be laid face down
        "closed",  # (explored) once the limit of one is used up, values are all that may still be added
        "easy",  # the opponent has no cards in the fight and no demand: everything completes
        "element",  # of the fight, NO_ELEMENT before it
        "enhancers",  # (explored) of `allowed`: cards that change the value of one character
        "explored",  # whether `_explore` was called: it sets what is marked (explored)
        "followed",  # whether `_follow_ups` was called: it sets what is marked (followed)
        "free",  # (explored) of `allowed`: those that are FREE, so that all of them may follow
        "free_sum",  # (explored) what the cards of `free` add together
        "g",  # the position
        "gap",  # how much is missing to the opponent's power, without what a new character covers
        "hidden",  # (explored) what one bluff adds that takes no card of `free`
        "ignored",  # the player's cards that would be ignored when they are played
        "matched",  # the power of the cards that lie there is enough
        "plain",  # (explored) no card that may follow has a text that matters: values are all they add
        "power",  # the opponent's
        "shields",  # cards that match any power: shields, and texts that raise the total enough
        "single",  # (explored) the most that one card, or a pair, adds within the limit of one
        "spare",  # (followed, explored) boosters and supports may follow, within the usual limit of one
        "strict",  # a text of the opponent demands something, or allows one character only
        "swayed",  # own cards that could make the opponent choose another target for a text (`swaying`)
        "worth",  # the printed values of the deck's cards in this element
        "zeroed",  # the player's cards whose value would be 0 when they are played
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
        self.swayed: CardSet = 0
        self.strict = bool(other.voice & g.their_deck.restraints)
        played = side.fresh & deck.characters & ~side.bluffs
        self.begun = played != 0 or (g.led and legality.attacking_again(g))
        self.blind = g.wary
        if self.blind:
            return
        if g.element == NO_ELEMENT:
            self.easy = unopposed(g)
            self.blind = True
            return
        # No verdict is possible where texts in force lie on cards that a new character will cover: without
        # them the values are different. A text that raises the total either suffices by itself or changes
        # nothing.
        if self.begun:
            self.matched = legality.matched(g, g.element)
        fading: CardSet = ZERO if self.begun else side.active & deck.fading
        self.blind = bool(side.voice & (fading | deck.total_raisers & ~side.active))
        self.blind = self.blind and (self.strict or not self.matched)
        if self.blind:
            return
        self.swayed = swaying(g)
        if not self.matched or self.strict:
            self._measure()

    def _measure(self) -> None:
        g = self.g
        side = g.mine
        other = g.theirs
        deck = g.my_deck
        # The least that a card of the player is worth when active: its printed value, or nothing.
        zeroers = other.voice & g.their_deck.zeroers
        self.zeroed: CardSet = (
            zeroed_cards(g, g.current, g.element, zeroers) & ~deck.protect if zeroers else ZERO
        )
        self.ignored = side.ignored & ~deck.protect
        self.worth = deck.values[g.element]
        self.shields = deck.shields[g.element] & ~self.ignored
        if side.icons_off & SHIELD[g.element]:
            self.shields &= deck.protect
        power: Points = total(g, 1 - g.current, g.element)
        self.power: Points = power
        self.gap: Points = power - self._standing()
        if side.hand & deck.total_raisers:
            for i in bits(side.hand & deck.total_raisers & ~side.muted & ~side.ignored):
                if deck.raised_total[g.element][i] >= power:
                    self.shields |= 1 << i  # its text raises the total enough: as good as a shield
        self.followed = False

    def _standing(self) -> i64:
        """The part of the player's power that surely remains when a new character covers the active cards;
        once the character has been played, all of it."""
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

    def value(self, card: CardIndex) -> Points:
        """The value of the card if it is played now: the printed one, or 0 if the opponent's texts take
        it."""
        return ZERO if (self.ignored | self.zeroed) >> card & 1 else self.worth[card]

    def _follow_ups(self) -> None:
        """Find the best single booster, support or bluff that may follow. Called only when it is needed."""
        self.followed = True
        g = self.g
        side = g.mine
        self.best: Points = 0
        self.bluff: Points = 0
        self.bluffs: CardSet = 0
        self.allowed: CardSet = 0
        self.enhancers: CardSet = 0
        self.free: CardSet = 0
        self.free_sum: Points = 0
        self.single: Points = 0
        self.hidden: Points = 0
        self.spare = self.explored = self.plain = self.closed = False
        if g.theirs.voice & g.their_deck.limiters or side.landed:
            return  # what may follow depends on what was played
        if not self.begun and legality.too_many_characters(g):
            return  # what is active now will be covered, and another number of characters will count
        self.spare = True
        boosters, supports, self.bluffs = legality.boosters_and_supports_allowed(g)
        self.allowed = boosters | supports
        self.bluff = bluff_value(g, g.current, self.element) if self.bluffs else ZERO
        certain = self.allowed & ~self.swayed
        if certain & self.shields and self.gap > 0:
            self.best = self.gap
        cards = certain & ~self.shields & ~self.ignored & ~self.zeroed
        while cards:
            low = cards & -cards
            worth = self.worth[top(low)]
            if worth > self.best:
                self.best = worth
            cards ^= low

    # --- what boosters, supports and bluffs can add --------------------------------------------------------

    def _explore(self) -> None:
        """Find out what may follow the characters within the limit of one: FREE cards, and the best single
        card or pair. Sets `plain` if none of these cards has a text that matters, so that their values are
        all that they can add, and `closed` if that is true of the FREE ones. Called only when needed."""
        self.explored = True
        g = self.g
        side = g.mine
        deck = g.my_deck
        if not self.spare:
            return
        if side.fresh & deck.pair & ~deck.characters or legality.slot_taken(g) or legality.next_is_free(g):
            self.spare = False  # another limit, or a partner of a card that was played
            return
        cards = self.allowed & ~self.swayed
        # What an enhancer adds is certain only where no other text changes values: a card is not raised
        # twice.
        if cards & deck.enhancers and not (self.zeroed | self.ignored | side.voice & deck.valuers):
            self.enhancers = cards & deck.enhancers & ~side.muted
        lasting = side.voice if self.begun else side.voice & ~side.active
        if not (lasting & deck.speaking or side.voice & deck.once_a_turn or cards != self.allowed):
            odd = cards & (deck.free & (deck.pair | deck.bluff) | deck.free_if)
            self.closed = not odd and not self._wild(cards & deck.free)
            self.plain = self.closed and not self._wild(cards & ~self.enhancers & ~deck.free)
        stopped = bool(side.fresh & deck.stop) and legality.stopped(g)
        self.free = legality.free_cards(g, cards) & deck.free if cards & deck.free and not stopped else ZERO
        self.free_sum = self._sum(self.free)
        for card in bits(cards & ~self.free):
            self.single = max(self.single, self._paired(card))
        self.hidden = self.bluff if self.bluffs & ~self.free else ZERO

    def _sum(self, cards: CardSet) -> Points:
        power: Points = 0
        cards &= ~self.zeroed & ~self.ignored
        while cards:
            low = cards & -cards
            power += self.worth[top(low)]
            cards ^= low
        return power

    def _paired(self, card: CardIndex) -> Points:
        """The points that a booster or support adds together with the best partner that may be played with
        it."""
        g = self.g
        deck = g.my_deck
        value = self.value(card)
        if not deck.pair >> card & 1 or g.mine.icons_off & legality.PAIR or self.ignored >> card & 1:
            return value
        if deck.supports >> card & 1 and not g.edition.pair_supports:
            return value
        best: Points = 0
        for partner in bits(deck.partners[card] & self.allowed & ~self.free & ~self.ignored & ~self.swayed):
            best = max(best, self.value(partner))
        return value + best

    def _enhanced(self, characters: CardSet, enhancers: CardSet) -> Points:
        """The most that one of `enhancers` can add by changing the value of one of these characters."""
        if not enhancers:
            return 0
        deck = self.g.decks[self.g.current]
        other = deck.values[1 - self.element]
        best: Points = 0
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
                best = max(best, gain + self.worth[i])
        return best

    def _wild(self, cards: CardSet) -> bool:
        """Whether the text or shield of one of the cards could matter for completing the turn, as the table
        is."""
        g = self.g
        deck = g.my_deck
        if cards & deck.shields[self.element]:
            return True
        cards &= deck.wild
        if not cards:
            return False
        cards &= ~(g.mine.muted | self.ignored) | deck.protect | deck.insistent
        while cards:
            low = cards & -cards
            card = top(low)
            if not self._idle(card, deck.wild_ways[card]):
                return True
            cards ^= low
        return False

    def _idle(self, card: CardIndex, ways: i64) -> bool:
        """Whether the text of a card would change nothing, as the table is, though it could matter in other
        positions. `ways` are the flags of `relevance` that the text has."""
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
            return False  # a text that raises the total high enough is among the shields already
        return not (ways & GIVE and g.mine.hand & deck.mutants_counting)

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
        kind, card = kind_of(act), card_of(act)
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
        if self.spare and not stops:
            if value + max(self.best, bluff) >= self.gap or self._followed(card, beside):
                return COMPLETES
        if self.begun:
            return FAILS if not self._wild(1 << card) and self._hopeless() else UNDECIDED
        if beside and value + unraised(self.g, self.g.current, self.element) >= self.power:
            return COMPLETES  # nothing is covered
        if beside or self._wild(1 << card):
            return UNDECIDED
        if stops and not self.g.mine.icons_off & legality.STOP:
            if not self.explored:
                self._explore()
            return FAILS if self.plain else UNDECIDED  # nothing may follow it, and it is not enough
        return FAILS if self._short(1 << card, value) else UNDECIDED

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
        return FAILS if not self._wild(1 << card & ~self.enhancers) else UNDECIDED

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
        """The verdict where there are demands to meet: it can be FAILS for any action, but COMPLETES only for
        the first character and for the last payment."""
        if kind not in (do.PLAY, do.ADD) or self.matched:
            return COMPLETES if self.matched and kind == do.SATISFY and self._last(card) else UNDECIDED
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
        gone = self.ignored | self.zeroed
        short = self.gap - self.value(card)
        if first_character(g, card, short, self.worth, gone, self.shields, allowed, bluffs, self.bluff):
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

    def _last(self, demand: i64) -> bool:
        """Whether this demand is the only thing left to do before the announcement."""
        g = self.g
        return not legality.unmet(g) & ~(1 << demand) and not legality.too_many_characters(g)

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


def unopposed(g: State) -> bool:
    """Whether the opponent has no cards in the fight, and no demand, so that any power will do. Once the
    Character phase has begun there has to be a character: one may have been cancelled, and no other left."""
    other = g.theirs
    if other.active | other.support or other.voice & g.their_deck.restraints:
        return False
    return g.phase < CHARACTER or legality.character_played(g) or (g.led and legality.attacking_again(g))


def swaying(g: State) -> i64:
    """The player's own cards that could make the opponent choose another target for one of his texts, which
    could give him any power."""
    if not g.theirs.voice & g.their_deck.targeters:
        return 0
    return g.my_deck.ignorers | g.my_deck.zeroers
