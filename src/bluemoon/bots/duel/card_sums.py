"""Sums over sets of a deck's cards: their worth, their values, the most power they reach in one turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.lanes import Figures, no_figures, note, sum_of
from bluemoon.bots.duel.worth import voices, worths
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.side import Side
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
FAR: Final = 8  # differences in power beyond this count the same
MOST_NEEDED: Final = 32  # powers for which sums over answers are kept


def within(gap: int) -> int:
    """A difference in power, as far as it counts."""
    return -FAR if gap < -FAR else FAR if gap > FAR else gap


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


@mypyc_attr(acyclic=True, free_list_len=1)
class Shares:
    """What hands have in common that may answer a power: each is a mean over the hands."""

    __slots__ = (
        "_back",
        "_least",
        "answer",
        "bodies",
        "counter",
        "hands",
        "plain",
        "shields",
        "surplus",
        "ways",
    )

    def __init__(self, replies: list[Reply], need: i64) -> None:
        plain = surplus = ways = shields = bodies = 0
        least: list[int] = []
        for reply in replies:
            gap = reply.power - need
            bodies += len(reply.bodies)
            surplus += within(gap)
            if gap >= 0:
                least.append(reply.least(need))
                if reply.best >= need:
                    plain += 1
                ways += reply.ways(need)
                if reply.power == SHIELD:
                    shields += 1
        n = self.hands = float(len(replies))
        self.answer = len(least) / n
        self.plain = plain / n  # a character is enough
        self.surplus = surplus / n
        self.ways = ways / n
        self.shields = shields / n
        self.bodies = bodies / n
        self.counter = 0.0  # the answer can be answered in turn
        self._least = least  # the least power of each answer
        self._back: i64 = NO_REPLY - 1  # what `counter` was reckoned with

    def answered_by(self, back: i64) -> None:
        """Reckon with `back` as the highest power that can be answered in turn."""
        if back != self._back:
            self._back = back
            countered = 0
            for power in self._least:
                if power <= back:
                    countered += 1
            self.counter = countered / self.hands


@mypyc_attr(acyclic=True, free_list_len=1)
class Answers:
    """The replies of hands that the other player may hold, while the texts in force are what they are."""

    __slots__ = ("_known", "banned", "icons_off", "ignored", "replies", "zeroers")

    def __init__(self, replies: list[Reply], side: Side, zeroers: i64) -> None:
        self.replies = replies
        self.banned = side.banned
        self.ignored = side.ignored
        self.icons_off = side.icons_off
        self.zeroers = zeroers
        self._known: list[Shares | None] = [None] * MOST_NEEDED

    def hold(self, side: Side, zeroers: i64) -> bool:
        """Are these the replies with this side's texts as they are now?"""
        return (
            self.banned == side.banned
            and self.ignored == side.ignored
            and self.icons_off == side.icons_off
            and self.zeroers == zeroers
        )

    def against(self, need: i64, back: i64) -> Shares:
        """What they come to if they need so much power, and `back` is the highest power that can be answered
        in turn; good until the next question. Many ends of a turn ask for the same."""
        if not 0 <= need < MOST_NEEDED:
            shares = Shares(self.replies, need)
        else:
            known = self._known[need]
            if known is None:
                known = self._known[need] = Shares(self.replies, need)
            shares = known
        shares.answered_by(back)
        return shares


class Holdings:
    """Sums over the cards of a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.worth = worths(deck)
        self._worth = by_card(self.worth)
        self._voice = by_card(voices(deck))
        self._values = [by_card([float(value) for value in values]) for values in deck.values]
        self.characters = deck.characters
        self.extras = deck.boosters | deck.supports
        self.demands = deck.demands
        self.retrieve = deck.retrieve

    def worth_of(self, cards: i64) -> float:
        """The worth of a set of cards."""
        return sum_of(self._worth, cards)

    def voice_of(self, cards: i64) -> float:
        """The worth of the cards' texts that stay in force while they lie on the table."""
        return sum_of(self._voice, cards)

    def power_of(self, cards: i64, element: int) -> float:
        """The sum of the printed values."""
        return sum_of(self._values[element], cards)

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


def by_card(numbers: Iterable[float]) -> Figures:
    """Numbers of a deck's cards, to be added up for sets of cards."""
    figures = no_figures()
    for card, number in enumerate(numbers):
        note(figures, card, number)
    return figures


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
