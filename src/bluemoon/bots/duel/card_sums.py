"""Sums over sets of a deck's cards: their worth, their values, the most power they reach in one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.worth import voices, worths
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


@mypyc_attr(acyclic=True, free_list_len=1)
class Reply:
    """The power that a hand could add in one turn to what already lies on the table."""

    __slots__ = ("add", "best", "bodies", "power")

    def __init__(self, bodies: list[int], add: int, best: int) -> None:
        self.bodies = bodies  # the power of each character, with those that can be played together with it
        self.add = add  # what a booster or support and free cards add
        self.best = best  # of the bodies
        self.power = best if best in (SHIELD, NO_REPLY) else best + add

    def ways(self, need: int) -> int:
        """How many characters of the hand reach the power `need`."""
        number: i64 = 0
        alone: i64 = need - self.add
        for body in self.bodies:
            if body >= alone:
                number += 1
        return number

    def least(self, need: i64) -> int:
        """The least power with which the hand reaches `need`; 0 with a shield, SHIELD if it cannot."""
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
    """An estimate of the most power that these cards reach in one turn; those in `dead` count nothing."""
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
    """The power of a character with those of the others that can be played together with it."""
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
    """The power of the reply if no text on the table hinders it."""
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

    def worth_of(self, cards: i64) -> float:
        """The worth of a set of cards."""
        return _sum(self.worth, cards)

    def voice_of(self, cards: i64) -> float:
        """The worth of the cards' texts that stay in force while they lie on the table."""
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
    """The sum of the figures of a set of cards."""
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
    """An estimate of the most power that these hand cards reach in one turn, with the table as it is."""
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
