"""What sets of a deck's cards come to: their worth, their values, the most they bring in one turn.

Frozen copy of bots/duel/holdings.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.frozen.duel.kinds import kind_of
from bluemoon.bots.frozen.duel.nets import BETWEEN_NET, FIGHT_NET
from bluemoon.bots.frozen.duel.worth import voices, worths
from bluemoon.bots.frozen.net import Net, Row
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.survey import bearing, survey, zeroed_cards
from bluemoon.powers.vocabulary import Icon
from bluemoon.sets import top

if TYPE_CHECKING:
    from mypy_extensions import i64

SHIELD: Final = 99  # the power of a reply that cannot be outdone
NO_REPLY: Final = -99
SHIELD_ICONS: Final[tuple[int, ...]] = (int(Icon.SHIELD_FIRE), int(Icon.SHIELD_EARTH))
MOST_DECKS: Final = 100  # whose sums are kept

# Zones of the networks, by number: the own hand and deck, what the other player may have in hand or deck;
# while a fight is on, also what lies on the table.
IN_HAND: Final = 0
IN_DECK: Final = 1
THEIR_STOCK: Final = 2
ACTIVE: Final = 3
SUPPORT: Final = 4
THEIR_SUPPORT: Final = 5


@mypyc_attr(acyclic=True, free_list_len=1)
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
        number: i64 = 0
        alone: i64 = need - self.add
        for body in self.bodies:
            if body >= alone:
                number += 1
        return number

    def least(self, need: i64) -> int:
        """The least power that suffices; a shield needs none."""
        least: i64 = SHIELD
        for body in self.bodies:
            power: i64 = body
            if power == SHIELD:
                return 0
            if power < need:
                power += self.add
            if need <= power < least:
                least = power
        return least


NOTHING: Final = Reply([], 0, NO_REPLY)


def make_reply(deck: Deck, hand: i64, element: int, dead: i64, shields: i64) -> Reply:
    """About the most that these cards reach in one turn; those of `dead` count nothing."""
    characters = hand & deck.characters
    if not characters:
        return NOTHING
    best: i64 = NO_REPLY
    most: i64 = 0
    bodies: list[int] = []
    rest = characters
    while rest:
        low = rest & -rest
        rest ^= low
        value = SHIELD if shields & low else body_of(deck, low, element, characters, dead)
        bodies.append(value)
        if value > best:
            best = value
        if value > most and value != SHIELD:
            most = value
    return Reply(bodies, addition(deck, hand & ~dead, element, most), best)


def body_of(deck: Deck, bit: i64, element: int, characters: i64, dead: i64) -> i64:
    """What a character brings, with its kin among the others."""
    values = deck.values[element]
    i = top(bit)
    value: i64 = 0
    if not dead & bit:
        value = values[i]
    if (deck.pair | deck.gang) & bit:
        kin = (deck.partners[i] | deck.gang_of[i]) & characters & ~dead
        while kin:
            low = kin & -kin
            kin ^= low
            value += values[top(low)]
    return value


def addition(deck: Deck, hand: i64, element: int, best: i64) -> i64:
    """What the best booster or support adds, and all that are FREE."""
    extra: i64 = 0
    free: i64 = 0
    values = deck.values[element]
    rest = hand & (deck.boosters | deck.supports)
    while rest:
        low = rest & -rest
        rest ^= low
        value: i64 = values[top(low)]
        if deck.free & low:
            free += value
            continue
        if deck.valuers & deck.boosters & low and best // 2 > value:
            value = best // 2  # it doubles or raises something
        if value > extra:
            extra = value
    return extra + free


def unhindered(deck: Deck, hand: i64, element: int) -> i64:
    """The power of the reply if nothing on the table hinders it."""
    characters = hand & deck.characters
    if not characters:
        return NO_REPLY
    if characters & deck.shields[element]:
        return SHIELD
    best: i64 = 0
    rest = characters
    while rest:
        low = rest & -rest
        rest ^= low
        value = body_of(deck, low, element, characters, 0)
        if value > best:
            best = value
    return best + addition(deck, hand, element, best)


class Zone:
    """What cards say to a network where they lie."""

    __slots__ = ("_cards", "_deck", "_elements", "_known", "_row", "_weights")

    def __init__(self, deck: Deck, net: Net, zone: int, elements: tuple[int, ...]) -> None:
        self._deck = deck
        self._weights = net.zones[zone]
        self._elements = elements  # of the fight; both where there is none
        self._cards: list[Row | None] = [None] * deck.size
        self._known: i64 = 0  # the last set that was asked for,
        self._row = Row(None)  # ... and what it says

    def row(self, cards: i64) -> Row:
        """What a set of cards says to each unit. A draw deck is asked for again and again."""
        if cards != self._known:
            row = Row(None)
            self.add(cards, row)
            self._known = cards
            self._row = row
        return self._row

    def add(self, cards: i64, to: Row) -> None:
        """Let the units hear what the cards say."""
        rows = self._cards
        while cards:
            low = cards & -cards
            cards ^= low
            row = rows[top(low)]
            to.add(self._card(top(low)) if row is None else row, 1.0)

    def _card(self, i: int) -> Row:
        row = Row(None)
        for element in self._elements:
            for weights, figure in zip(self._weights, kind_of(self._deck.cards[i], element)):
                row.add(weights, figure / len(self._elements))
        self._cards[i] = row
        return row


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

    def worth_of(self, cards: i64) -> float:
        return _sum(self.worth, cards)

    def voice_of(self, cards: i64) -> float:
        """The worth of the texts that last."""
        return _sum(self.voice, cards)

    def power_of(self, cards: i64, element: int) -> float:
        """The sum of the printed values."""
        values = self.deck.values[element]
        power: i64 = 0
        while cards:
            low = cards & -cards
            cards ^= low
            power += values[top(low)]
        return float(power)

    def at_least(self, cards: i64, element: int, power: i64) -> int:
        """How many characters of the set have so much power."""
        values = self.deck.values[element]
        rest = cards & self.characters
        number = 0
        while rest:
            low = rest & -rest
            rest ^= low
            if values[top(low)] >= power:
                number += 1
        return number


def _sum(figures: tuple[float, ...], cards: i64) -> float:
    """Of the figures of the cards."""
    found = 0.0
    while cards:
        low = cards & -cards
        cards ^= low
        found += figures[top(low)]
    return found


_HOLDINGS: dict[Deck, Holdings] = {}


def holdings(deck: Deck) -> Holdings:
    """The sums of a deck."""
    known = _HOLDINGS.get(deck)
    if known is None:
        if len(_HOLDINGS) > MOST_DECKS:
            _HOLDINGS.clear()
        known = _HOLDINGS[deck] = Holdings(deck)
    return known


def reply_of(g: State, seat: int, hand: i64, element: int, sums: Holdings) -> Reply:
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
    return make_reply(deck, hand, element, dead, shields)
