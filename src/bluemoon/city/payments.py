"""Paying for a contribution: what a set of cards is worth, and which sets are offered.

In a payment every card must have a part: it has the box's colour, is a Khind (any colour, worth 1), half of a
Mimix pair (any colour, worth 3), has its colour changed by a Hoax, or is the Hoax that does so. Very many
sets pay for a box, so `payments` lists only those from which no card could be left out; every other legal
payment contains one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.city.board import ANY_COLOUR
from bluemoon.city.cards import (
    ALL_CARDS,
    COLOUR,
    COLOURS,
    H1,
    H2,
    HOAX,
    K1,
    KHIND,
    KINDS,
    M1,
    M2,
    MIMIX,
    VALUE,
)
from bluemoon.compiling import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

PAIR: Final = 3  # 003 Brown (Mimix): two of them count 3
MANY_FOUND: Final = 60  # so many payments are not compared with each other one by one
FOUR: Final = 4  # 003 White (Hoax): value 1 changes up to four cards of one colour


def worth(cards: tuple[int, ...], colour: int) -> int:
    """The most that all these cards are worth in a box of this colour; -1 if one has no part in it."""
    if colour == ANY_COLOUR:  # 003 Reconstructing a Building: any colour in the palace, but one for each box
        return max(worth(cards, one) for one in range(COLOURS))
    total = 0
    simple = True
    for kind in cards:
        total += VALUE[kind]
        if COLOUR[kind] != colour and kind != K1:
            simple = False
    if simple and colour != MIMIX:
        return total
    return _best_parts(cards, colour)


def _best_parts(cards: tuple[int, ...], colour: int) -> int:
    """Like `worth`, for cards with Mimix pairs or Hoax: the best of all ways to give every card a part; -1 if
    there is none."""
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] += 1
    printed = sum(VALUE[kind] for kind in cards)
    best = -1
    for ones in range(counts[M1] + 1):
        for twos in range(ones % 2, counts[M2] + 1, 2):  # how many M1 and M2 are used in pairs
            in_pairs = printed - ones - 2 * twos + (ones + twos) // 2 * PAIR
            for four in range(counts[H1] + 1):
                for single in range(counts[H2] + 1):  # how many Hoax change colours
                    value = in_pairs - four - 2 * single
                    if value > best and _all_have_a_part(counts, colour, ones + twos, four, single):
                        best = value
    return best


def _all_have_a_part(counts: list[int], colour: int, paired: int, four: int, single: int) -> bool:
    """Whether the Hoax cards can give the colour to all that lack it, and each Hoax has a card to change."""
    groups = [counts[3 * c] + counts[3 * c + 1] + counts[3 * c + 2] for c in range(COLOURS)]
    groups[MIMIX] -= paired
    groups[HOAX] -= four + single
    groups[colour] = 0
    wild = groups[KHIND] if colour != KHIND else 0  # these may, but need not, be changed
    groups[KHIND] = 0
    cards = sum(groups)
    return uncovered(groups, cards, four) <= single and four + single <= cards + wild


def uncovered(groups: list[int], cards: i64, fours: i64) -> i64:
    """How many of the `cards` cards (`groups` counts them by colour) remain unchanged by `fours` Hoax of
    value 1."""
    if not fours:
        return cards
    if fours == 1:
        return cards - min(FOUR, max(groups))
    rest = groups[:]
    while fours and cards:
        largest = max(rest)
        changed = min(FOUR, largest)
        rest[rest.index(largest)] -= changed
        cards -= changed
        fours -= 1
    return cards


# --- the sets of cards ------------------------------------------------------------------------------------

# A set of cards is one number: for each kind as many bits as the count of all its cards needs, 53 in all.
_WIDTH: Final = [count.bit_length() for count in ALL_CARDS]
_UNIT: Final[tuple[int, ...]] = tuple(1 << sum(_WIDTH[:kind]) for kind in range(KINDS))


def _sets_of(colour: int) -> dict[int, tuple[int, ...]]:
    """All sets of cards of one colour: the number of each set, with its single cards in order."""
    sets: dict[int, tuple[int, ...]] = {0: ()}
    for kind in range(3 * colour, 3 * colour + 3):
        sets = {
            key + count * _UNIT[kind]: cards + (kind,) * count
            for count in range(ALL_CARDS[kind] + 1)
            for key, cards in sets.items()
        }
    return sets


_CARDS: Final[dict[int, tuple[int, ...]]] = {
    key: cards for colour in range(COLOURS) for key, cards in _sets_of(colour).items()
}
# The lowest bit of each kind (a kind without cards has none of its own). Where one set is taken away from
# another, no one is borrowed across these if the other contains it.
_LOWEST: Final = sum(set(_UNIT))
# For each bit of a set of cards: all bits of the same colour.
_COLOUR_AT: Final[tuple[int, ...]] = tuple(
    sum(((1 << _WIDTH[other]) - 1) * _UNIT[other] for other in range(KINDS) if COLOUR[other] == COLOUR[kind])
    for kind in range(KINDS)
    for _ in range(_WIDTH[kind])
)


def cards_in(key: int) -> tuple[int, ...]:
    """The single cards of a set, in order."""
    cards: tuple[int, ...] = ()
    while key:
        part = key & _COLOUR_AT[(key & -key).bit_length() - 1]
        cards += _CARDS[part]
        key -= part
    return cards


class _Part:
    """Something that adds to a payment: one card, or two that form a Mimix pair."""

    __slots__ = ("card", "changed", "colour", "key", "natural", "second", "value")

    def __init__(self, value: i64, card: i64, second: i64, colour: i64) -> None:
        self.value = value
        self.card = card
        self.second = second  # the second card of a pair; otherwise -1
        self.natural = second < 0 and COLOUR[card] == colour
        self.changed = second < 0 and card != K1 and not self.natural  # a Hoax must change its colour
        self.colour: i64 = COLOUR[card]
        self.key: i64 = _UNIT[card] + (_UNIT[second] if second >= 0 else 0)


def _parts(colour: int) -> tuple[_Part, ...]:
    """All parts that a payment in this colour can have, the most valuable first."""
    parts = [_Part(PAIR, one, two, colour) for one, two in ((M1, M1), (M1, M2), (M2, M2))]
    parts += [_Part(VALUE[kind], kind, -1, colour) for kind in range(KINDS) if COLOUR[kind] != KHIND]
    parts.append(_Part(1, K1, -1, colour))  # last: a wild card of value 1
    return tuple(sorted(parts, key=lambda part: -part.value))


_PARTS: Final[tuple[tuple[_Part, ...], ...]] = tuple(_parts(colour) for colour in range(COLOURS))


def payments(hand: list[int], colour: int, need: int) -> list[tuple[int, ...]]:
    """Every payment for a box from which no card could be left out. Equal cards are not told apart."""
    return [cards_in(key) for key in payment_sets(hand, colour, need)]


def payment_sets(hand: list[int], colour: int, need: int) -> list[int]:
    """The same payments as sets of cards (`cards_in` names the single cards)."""
    found: dict[int, bool] = {}  # for each payment: whether it may contain a smaller one
    if colour == ANY_COLOUR:
        for one in range(COLOURS):
            if one != KHIND:  # a payment of Khind alone is found with every colour
                _Search(hand, one, found, True).extend(0, need, 0, 0, False)
    else:
        _Search(hand, colour, found, False).extend(0, need, 0, 0, False)
    if True in found.values():
        return [key for key, doubtful in found.items() if not (doubtful and _contains_one(key, found))]
    return list(found)


def _contains_one(payment: i64, found: dict[int, bool]) -> bool:
    """Whether this payment contains a smaller one that was found. Of many, all smaller sets of the payment's
    cards are looked up instead."""
    if len(found) > MANY_FOUND:
        within = {0}
        for kind in cards_in(payment):
            within |= {key + _UNIT[kind] for key in within}
        within.discard(payment)
        return not found.keys().isdisjoint(within)
    for key in found:
        smaller: i64 = key
        rest = payment - smaller
        if rest > 0 and not (payment ^ smaller ^ rest) & _LOWEST:  # the bits into which a one was borrowed
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class _Search:
    """Adds parts from the most valuable to the least and stops once the box is paid.

    So the last part is worth least, and without it the payment is not enough: no card is superfluous, unless
    cards could have other parts than they were given. Such doubtful payments are compared with the others at
    the end.
    """

    __slots__ = ("any_colour", "colour", "found", "groups", "hand", "last_natural", "left", "parts")

    def __init__(self, hand: list[int], colour: i64, found: dict[int, bool], any_colour: bool) -> None:
        self.colour = colour
        self.hand = hand
        self.left = hand[:]
        self.found = found
        self.any_colour = any_colour
        self.groups = [0] * COLOURS  # the chosen cards whose colour must be changed
        self.last_natural: i64 = -1  # the last part that has the colour of the box
        self.parts: list[_Part] = []
        hoax = hand[H1] + hand[H2] > 0
        for part in _PARTS[colour]:
            if hand[part.card] and (hoax or not part.changed) and (part.second < 0 or hand[part.second]):
                if part.natural:
                    self.last_natural = len(self.parts)
                self.parts.append(part)

    def extend(self, start: i64, need: i64, chosen: i64, changed: i64, natural: bool) -> None:
        """Add parts, from number `start` on, to the chosen cards until nothing of `need` is left. `changed`
        is how many of them must have their colour changed; `natural`: some have the box's colour."""
        left = self.left
        groups = self.groups
        hopeless = self.last_natural if self.any_colour and changed and not natural else KINDS * 2
        index: i64
        for index in range(start, len(self.parts)):
            if index > hopeless:
                return  # in another colour these cards pay without some of the Hoax
            part = self.parts[index]
            card = part.card
            second = part.second
            if not left[card] or (second >= 0 and left[second] < 1 + (second == card)):
                continue
            left[card] -= 1
            if second >= 0:
                left[second] -= 1
            if part.changed:
                groups[part.colour] += 1
            now = changed + 1 if part.changed else changed
            if (not part.changed and part.colour != HOAX) or self.coverable(now):
                if part.value >= need:
                    self.emit(chosen + part.key, now, natural or part.natural)
                else:
                    self.extend(index, need - part.value, chosen + part.key, now, natural or part.natural)
            if part.changed:
                groups[part.colour] -= 1
            if second >= 0:
                left[second] += 1
            left[card] += 1

    def coverable(self, changed: i64) -> bool:
        """Whether the Hoax cards still in hand can change all that must be changed."""
        singles: i64 = self.left[H2]
        return changed <= singles or uncovered(self.groups, changed, self.left[H1]) <= singles

    def emit(self, chosen: i64, changed: i64, natural: bool) -> None:
        """Add the payment to those found, once with each smallest set of Hoax cards that can change its
        colours."""
        if not changed:
            self.found[chosen] = self.is_doubtful(0)
            return
        if self.any_colour and not natural:
            return  # in another colour these cards pay without some of the Hoax, as in `extend`
        before = -1
        for fours in range(self.left[H1] + 1):
            singles = uncovered(self.groups, changed, fours)
            if singles == before:
                return  # one more of value 1 changes nothing more
            before = singles
            if singles <= self.left[H2]:
                payment = chosen + fours * _UNIT[H1] + singles * _UNIT[H2]
                self.found[payment] = self.is_doubtful(fours + singles)

    def is_doubtful(self, hoax: i64) -> bool:
        """Whether the cards could have other parts, if `hoax` Hoax cards change colours."""
        hand = self.hand
        left = self.left
        if hoax:
            if self.any_colour or self.colour == HOAX:
                return True
            for kind in range(3 * HOAX, 3 * HOAX + 3):
                hoax += hand[kind] - left[kind]
            if hoax > 1:
                return True
        elif not self.any_colour and self.colour != MIMIX:
            return False
        return hand[M1] - left[M1] + hand[M2] - left[M2] > 1
