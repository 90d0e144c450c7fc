"""What is known about completing the current turn of a position, worked out once for all its actions: how
much power is missing, and what could follow. `verdict` answers with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model.deck import DOUBLE, HIGHER, SUM
from bluemoon.duel.model.relevance import ALWAYS, GIVE, ICONS, MUTE, TOTAL, TOUCH, VALUE
from bluemoon.duel.model.state import CHARACTER, NO_ELEMENT, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.survey import bluff_value, in_play, survey, total, unraised, zeroed_cards
from bluemoon.sets import ZERO, bits, size, top

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, CardSet, ElementIndex, Points

SHIELD: Final[tuple[int, ...]] = (1, 2)  # the shield icons of Fire and Earth


@mypyc_attr(acyclic=True, free_list_len=1)
class Measures:
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
        "gone",  # `ignored` and `zeroed`: the player's cards that count nothing when they are played
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
        self.gone = self.ignored | self.zeroed
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
        side = g.mine
        if self.begun:
            if side.voice & g.my_deck.total_raisers:
                return unraised(g, g.current, self.element)
            return total(g, g.current, self.element)
        live = side.support & ~side.ignored
        if not live:
            return 0
        power = self._sum(live & ~side.bluffs)
        bluffs = live & side.bluffs
        return power + size(bluffs) * bluff_value(g, g.current, self.element) if bluffs else power

    def value(self, card: CardIndex) -> Points:
        """The value of the card if it is played now: the printed one, or 0 if the opponent's texts take
        it."""
        return ZERO if self.gone >> card & 1 else self.worth[card]

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
        cards &= ~self.free
        for card in bits(cards & deck.pair):
            self.single = max(self.single, self._paired(card))
        for card in bits(cards & ~deck.pair & ~self.gone):
            worth = self.worth[card]
            if worth > self.single:
                self.single = worth
        self.hidden = self.bluff if self.bluffs & ~self.free else ZERO

    def _sum(self, cards: CardSet) -> Points:
        power: Points = 0
        cards &= ~self.gone
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
        if not g.mine.landed:
            cards &= ~deck.from_ship
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
            if touched(g, card, self.element) or (said.hits_bluffs[card] and other.bluffs):
                return False
            if other.voice & g.their_deck.valuers and touched(g, card, 1 - self.element):
                return False  # values of the other element may count in this one, too
        if ways & MUTE and said.muted[card] & other.voice:
            return False
        if ways & ICONS and other.protected:
            return False
        if ways & VALUE and not deck.value_idle[self.element] >> card & 1:
            return False
        if ways & TOTAL and deck.raised_total[self.element][card] >= self.power:
            return False  # a text that raises the total high enough is among the shields already
        return not (ways & GIVE and g.mine.hand & deck.mutants_counting)


def touched(g: State, card: CardIndex, element: ElementIndex) -> CardSet:
    """The opponent's cards on the table, but for face-down ones, whose values in the element the text of this
    card may take away. (He gets no further active characters during this turn.)"""
    other = g.theirs
    said = g.against[g.current]
    cards = said.hits[element][card] & (other.combat | other.support | other.lasting)
    cards &= ~other.bluffs & ~other.protected
    if (said.hits_if_several | said.spares_last) >> card & 1:
        characters = other.active & g.their_deck.characters
        if size(characters) < 2:
            return ZERO if said.hits_if_several >> card & 1 else cards & ~characters
    return cards


def lifts(g: State, card: CardIndex) -> bool:
    """Whether the text of this card, one of the `lifters`, might take texts of the opponent out of force."""
    ways = g.my_deck.wild_ways[card]
    other = g.theirs
    said = g.against[g.current]
    if ways & (ALWAYS | ICONS) or said.muted[card] & in_play(other):
        return True
    return touched(g, card, 0) != 0 or bool(said.hits_bluffs[card] and other.bluffs)


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
