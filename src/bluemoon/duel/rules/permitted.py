"""What is permitted now. Whether the turn can still be completed afterwards is not asked here
(`completion`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, add_each, card_of, kind_of, with_each
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.relevance import DRAWS
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import (
    AFTER_SUPPORT,
    BEGINNING,
    BOOSTER_SUPPORT,
    CHARACTER,
    END,
    ENGAGEMENT,
    LEADERSHIP,
    TURN_OVER,
    State,
)
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.decisions import options
from bluemoon.duel.rules.fights import unpaid_dragons
from bluemoon.duel.rules.leadership import leadership_allowed, replaceable
from bluemoon.duel.rules.legality import GANG
from bluemoon.duel.rules.payments import demanded, payable, paying_hand
from bluemoon.duel.rules.resolve import possible
from bluemoon.duel.rules.survey import bearing, survey
from bluemoon.powers.vocabulary import When
from bluemoon.powers.word import Power
from bluemoon.sets import bits, member, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import ActionCode, CardIndex, CardSet, Phase

RETREAT: Final = action(do.RETREAT)
DECLINE: Final = action(do.DECLINE)
# Shared lists, which nobody may change.
NOTHING: Final[list[int]] = []
ONLY_RETREAT: Final = [RETREAT]
ONLY_DECLINE: Final = [DECLINE]
ANNOUNCEMENTS: Final[tuple[list[int], ...]] = (
    [],
    [action(do.ANNOUNCE, 0)],
    [action(do.ANNOUNCE, 1)],
    [action(do.ANNOUNCE, 0), action(do.ANNOUNCE, 1)],
)


def permitted(g: State) -> list[int]:
    """All actions that the rules allow now, dead ends included."""
    frame = g.waiting
    if frame is not None:
        return options(g, frame) if g.answers is None else g.answers
    if g.stale:
        survey(g)
    phase = g.phase
    if phase <= BOOSTER_SUPPORT:
        return Menu(g).listed()
    found: list[int] = []
    if phase == AFTER_SUPPORT:
        found += (
            uses(g, When.AFTER_SUPPORT, g.my_deck.after_support) + ANNOUNCEMENTS[legality.announceable(g)]
        )
    elif phase == END:
        deck = g.my_deck
        found += uses(g, When.ENDING, deck.ending) + uses(g, When.ONCE_A_TURN, deck.once_a_turn)
        found.append(action(do.DONE))
    elif phase == TURN_OVER:
        found += [*uses(g, When.TURN_OVER, g.my_deck.turn_over), action(do.DONE)]
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Menu:
    """The permitted actions up to the Booster/Support phase: all that belong to this phase or to a later one.
    What can be done with one of several cards is kept as a set, so that one action can be drawn at random
    without listing all of them."""

    __slots__ = ("bluffs", "characters", "early", "first", "followers", "joiners", "last", "leaders", "loads")

    def __init__(self, g: State) -> None:
        if g.stale:
            survey(g)
        side = g.mine
        deck = g.my_deck
        phase = g.phase
        self.leaders: CardSet = 0
        self.characters: CardSet = 0
        self.joiners: CardSet = 0
        self.followers: CardSet = 0
        self.bluffs: CardSet = 0
        first = beginning_actions(g) if phase == BEGINNING else NOTHING
        self.early = len(first)  # how many actions come before the Leadership phase
        replacing = side.hand & deck.replace or side.voice & deck.replacers
        if replacing or side.voice & deck.once_a_turn or g.theirs.voice & g.their_deck.payable:
            first = _with_texts(g, side, deck, phase, first)
        if phase <= ENGAGEMENT:
            decision = ONLY_RETREAT if g.fight else ONLY_DECLINE
            first = first + decision if first else decision
        self.first = first
        self.loads = self.last = NOTHING
        if phase <= LEADERSHIP and side.hand & deck.leadership_phase:
            self.leaders = leadership_allowed(g)
        if phase <= CHARACTER:
            self.characters = legality.characters_allowed(g)
            if side.active & ~side.fresh and self.characters & (deck.gang | deck.need_not_cover):
                self._join(g, side, deck)
        if (side.fresh != 0 or phase > CHARACTER) and ready_for_support(g):
            boosters, supports, self.bluffs = legality.boosters_and_supports_allowed(g)
            self.followers = boosters | supports
            if side.ships:
                self.loads = [action(do.LOAD, card, ship) for card, ship in legality.loads_allowed(g)]
            self.last = announcements(g)

    def _join(self, g: State, side: Side, deck: Deck) -> None:
        """Find the characters that may, or must, join the active cards instead of covering them. After the
        first character of the turn nothing is covered any more, so that there is only one way to play the
        next."""
        begun = not g.edition.later_ones_cover and legality.character_played(g)
        for card in bits(self.characters & (deck.gang | deck.need_not_cover)):
            if _may_join(g, card):
                self.joiners |= 1 << card
                if begun or side.fresh & deck.gang_of[card] & side.active:
                    self.characters &= ~(1 << card)

    def size(self) -> i64:
        """How many actions there are."""
        count = size(self.characters) + size(self.followers) + len(self.first) + len(self.last)
        if self.leaders | self.joiners | self.bluffs:
            count += size(self.leaders) + size(self.joiners) + size(self.bluffs)
        return count + len(self.loads) if self.loads else count

    def listed(self) -> list[int]:
        """All actions as a list."""
        if not self.first and not self.leaders | self.characters | self.joiners:
            found = with_each(do.PLAY, self.followers)
            self._list_last(found)
            return found
        found = self.first[:]
        if self.leaders:
            found = self.first[: self.early]
            add_each(found, do.PLAY, self.leaders)
            found += self.first[self.early :]
        if self.joiners:
            for card in bits(self.characters | self.joiners):
                if self.characters >> card & 1:
                    found.append(action(do.PLAY, card))
                if self.joiners >> card & 1:
                    found.append(action(do.ADD, card))
        else:
            add_each(found, do.PLAY, self.characters)
        if self.followers:
            add_each(found, do.PLAY, self.followers)
        self._list_last(found)
        return found

    def _list_last(self, found: list[int]) -> None:
        """Add the actions that are listed after the cards to play."""
        if self.bluffs:
            add_each(found, do.BLUFF, self.bluffs)
        if self.loads:
            found += self.loads
        if self.last:
            found += self.last

    def at(self, k: i64) -> i64:
        """Action number k; the order is not that of `listed`, but each action has one number."""
        # Without calls that are not needed: this is done for nearly every random decision.
        first = self.first
        if first:
            if k < len(first):
                return first[k]
            k -= len(first)
        last = self.last
        if last:
            if k < len(last):
                return last[k]
            k -= len(last)
        cards = self.characters
        if cards:
            count = size(cards)
            if k < count:
                return do.PLAY << 12 | member(cards, k)
            k -= count
        cards = self.followers
        count = size(cards)
        if k < count:
            return do.PLAY << 12 | member(cards, k)
        k -= count
        count = size(self.bluffs)
        if k < count:
            return action(do.BLUFF, member(self.bluffs, k))
        k -= count
        count = size(self.joiners)
        if k < count:
            return action(do.ADD, member(self.joiners, k))
        k -= count
        count = size(self.leaders)
        return action(do.PLAY, member(self.leaders, k)) if k < count else self.loads[k - count]

    def drop(self, act: ActionCode) -> None:
        """Take an action off the menu."""
        kind = kind_of(act)
        others = ~(1 << card_of(act))
        if kind == do.PLAY:
            self.leaders &= others
            self.characters &= others
            self.followers &= others
        elif kind == do.ADD:
            self.joiners &= others
        elif kind == do.BLUFF:
            self.bluffs &= others
        elif kind == do.LOAD:
            self.loads = [other for other in self.loads if other != act]
        else:
            self.first = [other for other in self.first if other != act]
            self.last = [other for other in self.last if other != act]


def _with_texts(g: State, side: Side, deck: Deck, phase: Phase, found: list[int]) -> list[int]:
    """`found` together with cards to replace, texts to use and demands to pay. The list itself is not
    changed."""
    if phase <= LEADERSHIP:
        found = found + with_each(do.REPLACE, replaceable(g))
    if side.voice & deck.once_a_turn:
        found = found + uses(g, When.ONCE_A_TURN, deck.once_a_turn)
    if g.theirs.voice & g.their_deck.payable:
        found = found + satisfiable(g)
    return found


def beginning_actions(g: State) -> list[int]:
    """The actions that belong to the Beginning phase only: retrieving, discarding bluffs, landing (001)."""
    side = g.mine
    returning = (side.active | side.support) & g.my_deck.retrieve
    if not (returning or side.bluffs or side.ships):
        return NOTHING
    found: list[int] = []
    if returning:
        found += with_each(do.RETRIEVE, legality.retrievable(g))
    if side.bluffs:
        found += with_each(do.DROP, side.bluffs)
    if side.ships:
        found += with_each(do.LAND, side.ships & ~side.landed)
    return found


def uses(g: State, when: When, speakers: CardSet) -> list[int]:
    """The current player's texts of a moment that he may resolve now; `speakers` are the cards of his deck
    that have such a text."""
    if g.stale:
        survey(g)
    side = g.mine
    deck = g.my_deck
    cards = side.voice & speakers & ~side.used
    if not cards:
        return NOTHING
    found: list[int] = []
    for card in bits(cards):
        for power in deck.powers[card]:
            if power.when is when and power.may and possible(g, g.current, card, power):
                if when is When.ENDING and banned_at_end(g, power):
                    continue
                found.append(action(do.USE, card))
    return found


def banned_at_end(g: State, power: Power) -> bool:
    """Whether a text of the opponent forbids this power because it draws additional cards at the end of the
    turn."""
    return power.word.relevance() & DRAWS != 0 and g.theirs.voice & g.their_deck.no_end_draw != 0


def satisfiable(g: State) -> list[int]:
    """The opponent's demands that the current player could pay now."""
    if g.stale:
        survey(g)
    other = g.theirs
    deck = g.their_deck
    demands = other.voice & (deck.pay_or_retreat | deck.pay_or_dragon) & ~other.used
    found: list[int] = []
    for card in bits(demands):
        payment = demanded(g, source_of(1 - g.current, card))
        if payable(g.my_deck, paying_hand(g, g.current, payment), payment):
            found.append(action(do.SATISFY, card))
    return found


def _may_join(g: State, card: CardIndex) -> bool:
    """Whether the character may be played without covering the active cards: as a member of the only active
    gang (001 The Gang Icon), or by its own text."""
    side = g.mine
    deck = g.my_deck
    bit = 1 << card
    if deck.need_not_cover & bit and not (side.ignored | side.muted) & bit:
        return True
    if not deck.gang & bit or not bearing(side, bit, GANG):
        return False
    gang = bearing(side, side.active & deck.gang_of[card], GANG)
    return gang == side.active and gang != 0


def ready_for_support(g: State) -> bool:
    """Whether the Character phase may be left: a character was played, or the active cards attack again, and
    there are not too many characters."""
    if not legality.character_played(g) and not (g.led and legality.attacking_again(g)):
        return False
    return not legality.too_many_characters(g)


def announcements(g: State) -> list[int]:
    """The announcements that are possible now; or the end of the phase, where something happens before the
    announcement."""
    elements = legality.within_power(g)
    if not elements:
        return NOTHING
    side = g.mine
    speakers = side.voice & g.my_deck.after_support
    if unpaid_dragons(g) or (speakers and uses(g, When.AFTER_SUPPORT, speakers)):
        return [action(do.END_PHASE)]
    return ANNOUNCEMENTS[elements]
