"""Paying for a contribution: what a set of cards is worth, and the sets worth offering.

A payment is a set of cards in which each has a part: it has the box's colour, is a Khind (wild, 1), half of
a Mimix pair (wild, 3), has its colour changed by a Hoax, or is the Hoax that does so. Very many sets pay for
a box, so `payments` lists only those from which no card could be left out; every other legal payment
contains one of them.
"""

from __future__ import annotations

from typing import Final

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

PAIR: Final = 3  # 003 Brown (Mimix): two of them count 3
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
    """`worth` where Mimix pairs and Hoax are about: the best of all ways to give every card a part."""
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] += 1
    printed = sum(VALUE[kind] for kind in cards)
    best = -1
    for ones in range(counts[M1] + 1):
        for twos in range(ones % 2, counts[M2] + 1, 2):  # so many M1 and M2 stand in pairs
            in_pairs = printed - ones - 2 * twos + (ones + twos) // 2 * PAIR
            for four in range(counts[H1] + 1):
                for single in range(counts[H2] + 1):  # so many Hoax change colours
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
    return uncovered(groups, four) <= single and four + single <= sum(groups) + wild


def uncovered(groups: list[int], fours: int) -> int:
    """How many cards, grouped by colour, keep theirs when so many Hoax of value 1 change all they can."""
    left = sum(groups)
    if not fours or not left:
        return left
    if fours == 1:
        return left - min(FOUR, max(groups))
    rest = list(groups)
    while fours and left:
        largest = max(rest)
        changed = min(FOUR, largest)
        rest[rest.index(largest)] -= changed
        left -= changed
        fours -= 1
    return left


# --- the sets of cards ------------------------------------------------------------------------------------

# A set of cards is one number: for each kind as many bits as the count of all its cards needs, 53 in all.
WIDTH: Final[tuple[int, ...]] = tuple(count.bit_length() for count in ALL_CARDS)
SHIFT: Final[tuple[int, ...]] = tuple(sum(WIDTH[:kind]) for kind in range(KINDS))
_UNIT: Final[tuple[int, ...]] = tuple(1 << shift for shift in SHIFT)
_KIND_AT: Final[tuple[int, ...]] = tuple(kind for kind in range(KINDS) for _ in range(WIDTH[kind]))


def _kinds_in(key: int) -> list[tuple[int, int]]:
    """The kinds of a set in order, with how many there are of each."""
    kinds: list[tuple[int, int]] = []
    while key:
        kind = _KIND_AT[(key & -key).bit_length() - 1]
        count = key >> SHIFT[kind] & ((1 << WIDTH[kind]) - 1)
        kinds.append((kind, count))
        key -= count << SHIFT[kind]
    return kinds


def _cards_in(key: int) -> tuple[int, ...]:
    """The single cards of a set, in order."""
    cards: list[int] = []
    for kind, count in _kinds_in(key):
        cards += [kind] * count
    return tuple(cards)


class _Part:
    """Something that adds to a payment: one card, or two that form a Mimix pair."""

    __slots__ = ("card", "changed", "colour", "key", "second", "value")

    def __init__(self, value: int, card: int, second: int, changed: bool) -> None:
        self.value = value
        self.card = card
        self.second = second  # -1 but for a pair
        self.changed = changed  # whether a Hoax must change its colour
        self.colour = COLOUR[card]
        self.key = _UNIT[card] + (_UNIT[second] if second >= 0 else 0)


def _parts(colour: int) -> tuple[_Part, ...]:
    """All parts that a payment in this colour can have, the dearest first."""
    parts = [_Part(PAIR, M1, M1, False), _Part(PAIR, M1, M2, False), _Part(PAIR, M2, M2, False)]
    for kind in range(KINDS):
        if COLOUR[kind] == KHIND:
            continue  # below: as a wild card it needs no Hoax
        parts.append(_Part(VALUE[kind], kind, -1, COLOUR[kind] != colour))
    parts.append(_Part(1, K1, -1, False))
    return tuple(sorted(parts, key=lambda part: -part.value))


_PARTS: Final[tuple[tuple[_Part, ...], ...]] = tuple(_parts(colour) for colour in range(COLOURS))


def payments(hand: list[int], colour: int, need: int) -> list[tuple[int, ...]]:
    """Every payment for a box from which no card could be left out, equal cards merged."""
    found: dict[int, bool] = {}  # the payment; whether another one may lie within it
    if colour == ANY_COLOUR:
        for one in range(COLOURS):
            if one != KHIND:  # a payment of Khind alone is found with every colour
                _Search(hand, one, found, True).extend(0, need)
    else:
        _Search(hand, colour, found, False).extend(0, need)
    if True in found.values():
        return [_cards_in(key) for key in found if not (found[key] and _contains_one(key, found))]
    return [_cards_in(key) for key in found]


def _contains_one(payment: int, found: dict[int, bool]) -> bool:
    """Whether a smaller payment lies within this one: all smaller sets of its cards are looked up."""
    within = [0]
    for kind, count in _kinds_in(payment):
        unit = _UNIT[kind]
        within += [key + unit * number for number in range(1, count + 1) for key in within]
    within.pop()  # the payment itself
    return not found.keys().isdisjoint(within)


class _Search:
    """Adds parts from the dearest to the cheapest and stops once the box is paid.

    So the last part is the cheapest, and without it the payment falls short: nothing is in it needlessly,
    unless its cards could take other parts. Those doubtful ones are compared with the rest in the end.
    """

    __slots__ = (
        "any_colour",
        "changed",
        "chosen",
        "colour",
        "found",
        "groups",
        "hand",
        "last_natural",
        "left",
        "natural",
        "parts",
    )

    def __init__(self, hand: list[int], colour: int, found: dict[int, bool], any_colour: bool) -> None:
        self.colour = colour
        self.hand = hand
        self.left = hand[:]
        self.found = found
        self.any_colour = any_colour
        self.chosen = 0
        self.groups = [0] * COLOURS  # cards whose colour must be changed
        self.changed = 0  # how many there are
        self.natural = 0  # cards that have the colour of the box
        self.last_natural = -1  # the last part that is one
        self.parts: list[_Part] = []
        hoax = hand[H1] + hand[H2] > 0
        for part in _PARTS[colour]:
            if hand[part.card] and (hoax or not part.changed) and (part.second < 0 or hand[part.second]):
                if part.second < 0 and part.colour == colour:
                    self.last_natural = len(self.parts)
                self.parts.append(part)

    def extend(self, start: int, need: int) -> None:
        left = self.left
        for index in range(start, len(self.parts)):
            if self.changed and not self.natural and self.any_colour and index > self.last_natural:
                return  # another colour is paid without the Hoax that all these cards need
            part = self.parts[index]
            card = part.card
            second = part.second
            if not left[card] or (second >= 0 and left[second] < 1 + (second == card)):
                continue
            self.add(part, 1)
            if (not part.changed and part.colour != HOAX) or self.coverable():
                if part.value >= need:
                    self.emit()
                else:
                    self.extend(index, need - part.value)
            self.add(part, -1)

    def add(self, part: _Part, times: int) -> None:
        """Lay a part down, or take it back."""
        self.left[part.card] -= times
        if part.second >= 0:
            self.left[part.second] -= times
        elif part.changed:
            self.groups[part.colour] += times
            self.changed += times
        elif part.colour == self.colour:
            self.natural += times
        self.chosen += part.key * times

    def coverable(self) -> bool:
        """Whether the Hoax cards still in hand can change all that must be changed."""
        singles = self.left[H2]
        return self.changed <= singles or uncovered(self.groups, self.left[H1]) <= singles

    def emit(self) -> None:
        """Keep the payment, once with each smallest set of Hoax cards that changes the colours."""
        if not self.changed:
            self.found[self.chosen] = self.is_doubtful(0)
            return
        if self.any_colour and not self.natural:
            return  # as in `extend`
        before = -1
        for fours in range(self.left[H1] + 1):
            singles = uncovered(self.groups, fours)
            if singles == before:
                return  # one more of value 1 changes nothing more
            before = singles
            if singles <= self.left[H2]:
                payment = self.chosen + fours * _UNIT[H1] + singles * _UNIT[H2]
                self.found[payment] = self.is_doubtful(fours + singles)

    def is_doubtful(self, hoax: int) -> bool:
        """Whether the cards could take other parts, with so many Hoax changing colours."""
        hand, left = self.hand, self.left
        if hoax:
            if self.any_colour or self.colour == HOAX:
                return True
            white = 3 * HOAX
            for kind in range(white, white + 3):
                hoax += hand[kind] - left[kind]
            if hoax > 1:
                return True
        elif not self.any_colour and self.colour != MIMIX:
            return False
        return hand[M1] - left[M1] + hand[M2] - left[M2] > 1
