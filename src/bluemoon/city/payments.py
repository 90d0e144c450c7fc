"""Paying for a contribution: what a set of cards is worth, and the sets worth offering.

A payment is a set of cards in which each has a part: it has the box's colour, is a Khind (wild, 1), half of
a Mimix pair (wild, 3), has its colour changed by a Hoax, or is the Hoax that does so. Very many sets pay for
a box, so `payments` lists only those from which no card could be left out; every other legal payment
contains one of them.
"""

from __future__ import annotations

from typing import NamedTuple

from bluemoon.city.board import ANY_COLOUR
from bluemoon.city.cards import COLOUR, COLOURS, H1, H2, HOAX, K1, KHIND, KINDS, M1, M2, MIMIX, VALUE

PAIR = 3  # 003 Brown (Mimix): two of them count 3
FOUR = 4  # 003 White (Hoax): value 1 changes up to four cards of one colour


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
    rest = list(groups)
    while fours and left:
        largest = max(rest)
        changed = min(FOUR, largest)
        rest[rest.index(largest)] -= changed
        left -= changed
        fours -= 1
    return left


class _Part(NamedTuple):
    """Something that adds to a payment: one card, or two that form a Mimix pair."""

    value: int
    card: int
    second: int  # -1 but for a pair
    changed: bool  # whether a Hoax must change its colour


def _parts(colour: int) -> tuple[_Part, ...]:
    """All parts that a payment in this colour can have, the dearest first."""
    parts = [_Part(PAIR, M1, M1, False), _Part(PAIR, M1, M2, False), _Part(PAIR, M2, M2, False)]
    for kind in range(KINDS):
        if COLOUR[kind] == KHIND:
            continue  # below: as a wild card it needs no Hoax
        parts.append(_Part(VALUE[kind], kind, -1, COLOUR[kind] != colour))
    parts.append(_Part(1, K1, -1, False))
    return tuple(sorted(parts, key=lambda part: -part.value))


_PARTS: tuple[tuple[_Part, ...], ...] = tuple(_parts(colour) for colour in range(COLOURS))


def payments(hand: list[int], colour: int, need: int) -> list[tuple[int, ...]]:
    """Every payment for a box from which no card could be left out, equal cards merged."""
    found: dict[tuple[int, ...], bool] = {}  # the payment; whether another one may lie within it
    if colour == ANY_COLOUR:
        for one in range(COLOURS):
            if one != KHIND:  # a payment of Khind alone is found with every colour
                _search(hand, one, need, found, True)
    else:
        _search(hand, colour, need, found, False)
    if True in found.values():
        return _without_larger(found)
    return list(found)


def _search(
    hand: list[int], colour: int, need: int, found: dict[tuple[int, ...], bool], any_colour: bool
) -> None:
    hoax = hand[H1] + hand[H2] > 0
    left = hand[:]
    usable = [
        part
        for part in _PARTS[colour]
        if left[part.card] and (hoax or not part.changed) and (part.second < 0 or left[part.second])
    ]
    _Search(colour, left, usable, found, any_colour).extend(0, need)


class _Search:
    """Adds parts from the dearest to the cheapest and stops once the box is paid.

    So the last part is the cheapest, and without it the payment falls short: nothing is in it needlessly,
    unless its cards could take other parts. Those doubtful ones are compared with the rest in the end.
    """

    __slots__ = ("any_colour", "chosen", "colour", "found", "groups", "left", "parts")

    def __init__(
        self,
        colour: int,
        left: list[int],
        parts: list[_Part],
        found: dict[tuple[int, ...], bool],
        any_colour: bool,
    ) -> None:
        self.colour = colour
        self.left = left
        self.parts = parts
        self.found = found
        self.any_colour = any_colour
        self.chosen: list[int] = []
        self.groups = [0] * COLOURS  # cards whose colour must be changed

    def extend(self, start: int, need: int) -> None:
        left = self.left
        for index in range(start, len(self.parts)):
            value, card, second, changed = self.parts[index]
            if not left[card] or (second >= 0 and left[second] < 1 + (second == card)):
                continue
            left[card] -= 1
            self.chosen.append(card)
            if second >= 0:
                left[second] -= 1
                self.chosen.append(second)
            if changed:
                self.groups[COLOUR[card]] += 1
            if (not changed and COLOUR[card] != HOAX) or self.coverable():
                if value >= need:
                    self.emit()
                else:
                    self.extend(index, need - value)
            if changed:
                self.groups[COLOUR[card]] -= 1
            if second >= 0:
                left[second] += 1
                self.chosen.pop()
            left[card] += 1
            self.chosen.pop()

    def coverable(self) -> bool:
        """Whether the Hoax cards still in hand can change all that must be changed."""
        return uncovered(self.groups, self.left[H1]) <= self.left[H2]

    def emit(self) -> None:
        """Keep the payment, once with each smallest set of Hoax cards that changes the colours."""
        if not any(self.groups):
            self.keep(self.chosen, False)
            return
        before = -1
        for fours in range(self.left[H1] + 1):
            singles = uncovered(self.groups, fours)
            if singles == before:
                return  # one more of value 1 changes nothing more
            before = singles
            if singles <= self.left[H2]:
                self.keep(self.chosen + [H1] * fours + [H2] * singles, True)

    def keep(self, cards: list[int], changed: bool) -> None:
        payment = tuple(sorted(cards))
        doubtful = False
        if changed:
            whites = sum(1 for kind in cards if COLOUR[kind] == HOAX)
            doubtful = self.any_colour or self.colour == HOAX or whites > 1
        if not doubtful and (changed or self.any_colour or self.colour == MIMIX):
            doubtful = cards.count(M1) + cards.count(M2) > 1
        self.found[payment] = doubtful


_UNIT: tuple[int, ...] = tuple(1 << 4 * kind for kind in range(KINDS))


def _without_larger(found: dict[tuple[int, ...], bool]) -> list[tuple[int, ...]]:
    """The payments without those doubtful ones that contain another payment.

    A set of cards is one number here, with four bits for the count of each kind.
    """
    keys = {sum([_UNIT[kind] for kind in payment]) for payment in found}
    return [payment for payment, doubtful in found.items() if not (doubtful and _contains_one(payment, keys))]


def _contains_one(payment: tuple[int, ...], keys: set[int]) -> bool:
    """Whether a smaller payment lies within this one: all smaller sets of its cards are looked up."""
    within = [0]
    for kind in payment:
        unit = _UNIT[kind]
        within += [key + unit for key in within]
    within.pop()  # the payment itself
    return not keys.isdisjoint(within)
