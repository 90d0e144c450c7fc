"""What sets of a deck's cards come to: their worth, their values, the most they bring in one turn. The same
sets recur all through a game, so the answers are kept for a while.
"""

from __future__ import annotations

from typing import Final

from bluemoon.bots.duel.kinds import kind_of
from bluemoon.bots.duel.net import BETWEEN_NET, FIGHT_NET, Net, Row
from bluemoon.bots.duel.worth import voices, worths
from bluemoon.cards.vocabulary import Icon
from bluemoon.duel.deck import Deck
from bluemoon.duel.state import State
from bluemoon.duel.table import bearing, survey, zeroed_cards
from bluemoon.sets import bits

SHIELD: Final = 99  # the power of a reply that cannot be outdone
NO_REPLY: Final = -99
SHIELD_ICONS: Final[tuple[int, ...]] = (int(Icon.SHIELD_FIRE), int(Icon.SHIELD_EARTH))
MOST_KEPT: Final = 500  # a larger table is slower: it fits into no cache

# Zones of the networks, by number: the own hand and deck, what the other player may have in hand or deck;
# while a fight is on, also what lies on the table.
IN_HAND: Final = 0
IN_DECK: Final = 1
THEIR_STOCK: Final = 2
ACTIVE: Final = 3
SUPPORT: Final = 4
THEIR_SUPPORT: Final = 5


class Reply:
    """What a hand could bring in one turn, without what already lies there."""

    __slots__ = ("add", "best", "bodies", "power")

    def __init__(self, bodies: list[int], add: int, best: int) -> None:
        self.bodies = bodies  # what each character, with its kin, brings
        self.add = add  # what a booster or support and free cards add
        self.best = best  # of the bodies
        self.power = best if best in (SHIELD, NO_REPLY) else best + add

    def ways(self, need: int) -> int:
        """How many characters suffice."""
        number = 0
        need -= self.add
        for body in self.bodies:
            if body >= need:
                number += 1
        return number

    def least(self, need: int) -> int:
        """The least power that suffices; a shield needs none."""
        least = SHIELD
        for body in self.bodies:
            if body == SHIELD:
                return 0
            if body < need:
                body += self.add
            if need <= body < least:
                least = body
        return least


NOTHING: Final = Reply([], 0, NO_REPLY)


def make_reply(deck: Deck, hand: int, element: int, dead: int, shields: int) -> Reply:
    """About the most that these cards reach in one turn; those of `dead` count nothing."""
    characters = hand & deck.characters
    if not characters:
        return NOTHING
    values = deck.values[element]
    best = NO_REPLY
    most = 0
    bodies: list[int] = []
    for i in bits(characters):
        if shields >> i & 1:
            bodies.append(SHIELD)
            best = SHIELD
            continue
        value = 0 if dead >> i & 1 else values[i]
        kin = (deck.partners[i] | deck.gang_of[i]) & characters & ~dead
        if kin:
            for j in bits(kin):
                value += values[j]
        bodies.append(value)
        if value > best:
            best = value
        if value > most:
            most = value
    return Reply(bodies, _addition(deck, hand & ~dead, element, most), best)


def _addition(deck: Deck, hand: int, element: int, best: int) -> int:
    """What the best booster or support adds, and all that are FREE."""
    extra = 0
    free = 0
    values = deck.values[element]
    for i in bits(hand & (deck.boosters | deck.supports)):
        value = values[i]
        if deck.free >> i & 1:
            free += value
            continue
        if deck.valuers >> i & 1 and deck.boosters >> i & 1 and best // 2 > value:
            value = best // 2  # it doubles or raises something
        if value > extra:
            extra = value
    return extra + free


class Zone:
    """What cards say to a network where they lie."""

    __slots__ = ("_cards", "_deck", "_elements", "_sets", "_weights")

    def __init__(self, deck: Deck, net: Net, zone: int, elements: tuple[int, ...]) -> None:
        self._deck = deck
        self._weights = net.zones[zone]
        self._elements = elements  # of the fight; both where there is none
        self._cards: dict[int, Row] = {}
        self._sets: dict[int, Row] = {}

    def row(self, cards: int) -> Row:
        """What a set of cards says to each unit."""
        known = self._sets.get(cards)
        if known is None:
            known = Row(None)
            for i in bits(cards):
                known.add(self._card(i), 1.0)
            if len(self._sets) > MOST_KEPT:
                self._sets.clear()
            self._sets[cards] = known
        return known

    def _card(self, i: int) -> Row:
        known = self._cards.get(i)
        if known is None:
            known = self._cards[i] = Row(None)
            for element in self._elements:
                for row, figure in zip(self._weights, kind_of(self._deck.cards[i], element)):
                    known.add(row, figure / len(self._elements))
        return known


class Holdings:
    """Sums over the cards of a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.worth = worths(deck)
        self.voice = voices(deck)
        self.characters = deck.characters
        self.extras = deck.boosters | deck.supports
        self.demands = deck.demands
        self.retrieve = deck.retrieve
        self.fight: tuple[tuple[Zone, ...], ...] = (
            tuple([Zone(deck, FIGHT_NET, zone, (0,)) for zone in range(len(FIGHT_NET.zones))]),
            tuple([Zone(deck, FIGHT_NET, zone, (1,)) for zone in range(len(FIGHT_NET.zones))]),
        )
        self.between: tuple[Zone, ...] = tuple(
            [Zone(deck, BETWEEN_NET, zone, (0, 1)) for zone in range(len(BETWEEN_NET.zones))]
        )
        self._worth: dict[int, float] = {}
        self._power: dict[int, float] = {}
        self._replies: dict[int, Reply] = {}
        self._voice: dict[int, float] = {}

    def worth_of(self, cards: int) -> float:
        if not cards:
            return 0.0
        known = self._worth.get(cards)
        if known is None:
            known = 0.0
            for i in bits(cards):
                known += self.worth[i]
            if len(self._worth) > MOST_KEPT:
                self._worth.clear()
            self._worth[cards] = known
        return known

    def power_of(self, cards: int, element: int) -> float:
        """The sum of the printed values."""
        key = cards * 2 + element
        known = self._power.get(key)
        if known is None:
            values = self.deck.values[element]
            known = 0.0
            for i in bits(cards):
                known += values[i]
            if len(self._power) > MOST_KEPT:
                self._power.clear()
            self._power[key] = known
        return known

    def voice_of(self, cards: int) -> float:
        """The worth of the texts that last."""
        if not cards:
            return 0.0
        said = 0.0
        for i in bits(cards):
            said += self.voice[i]
        return said

    def at_least(self, cards: int, element: int, power: int) -> int:
        """How many characters of the set have so much power."""
        values = self.deck.values[element]
        number = 0
        for i in bits(cards & self.characters):
            if values[i] >= power:
                number += 1
        return number

    def reply(self, hand: int, element: int) -> Reply:
        """What the hand could bring if nothing on the table hinders it."""
        key = hand * 2 + element
        known = self._replies.get(key)
        if known is None:
            known = make_reply(self.deck, hand, element, 0, self.deck.shields[element])
            if len(self._replies) > MOST_KEPT:
                self._replies.clear()
            self._replies[key] = known
        return known


_HOLDINGS: dict[Deck, Holdings] = {}


def holdings(deck: Deck) -> Holdings:
    """The sums of a deck."""
    known = _HOLDINGS.get(deck)
    if known is None:
        if len(_HOLDINGS) > 100:
            _HOLDINGS.clear()
        known = _HOLDINGS[deck] = Holdings(deck)
    return known


def reply_of(g: State, seat: int, hand: int, element: int, sums: Holdings) -> Reply:
    """About the most that these hand cards reach in one turn, as the table stands."""
    if g.stale:
        survey(g)
    side = g.sides[seat]
    deck = sums.deck
    hand &= ~side.banned
    dead = side.ignored & hand
    zeroers = g.sides[1 - seat].voice & g.decks[1 - seat].zeroers
    if zeroers:
        dead |= zeroed_cards(g, seat, element, zeroers) & hand
    shields = deck.shields[element] & hand
    if shields and (dead or side.icons_off):
        shields = bearing(side, shields, SHIELD_ICONS[element])
    elif not dead:
        return sums.reply(hand, element)
    return make_reply(deck, hand, element, dead, shields)
