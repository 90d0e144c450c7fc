"""000 Special Rules 7: values are raised first; then odd or even printed values become 0. In the files they
become 0 first and are raised afterwards, as in Legends (001 Power Phase)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bluemoon.cards.card import Card, matches
from bluemoon.duel.conformance.explanations.explanation import ELEMENTS, Answers, Explanation
from bluemoon.duel.model.deck import FACE_DOWN
from bluemoon.duel.model.editions import Edition
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.survey import eligible_targets, shield, survey, target_of
from bluemoon.powers.values import Double, Raise, RaiseBluffs, RaiseTotal, ZeroPrinted
from bluemoon.powers.vocabulary import Level
from bluemoon.powers.word import Word
from bluemoon.sets import bits


def words(g: State, seat: int, cards: int) -> Iterator[tuple[int, Word]]:
    """Each word in the texts of these cards, with the number of its card."""
    for i in bits(cards):
        for power in g.decks[seat].cards[i].powers:
            yield i, power.word


def printed(g: State, card: Card, element: int) -> int:
    """The value on a card; a face-down one has 2 in the contested element (001 Bluffing)."""
    if card is FACE_DOWN:
        return 2 if g.element in (NO_ELEMENT, element) else 0
    return (card.earth if element else card.fire) or 0


class Reckoning:
    """Computes a seat's power from what is printed on the cards, applying decreases last or first."""

    def __init__(self, g: State, seat: int, decreases_last: bool) -> None:
        side = g.sides[seat]
        self.g = g
        self.seat = seat
        self.last = decreases_last
        self.said = list(words(g, seat, side.voice))
        against = [word for _, word in words(g, 1 - seat, g.sides[1 - seat].voice)]
        self.zeroing = [word for word in against if isinstance(word, ZeroPrinted)]
        self.counting = bits((side.active | side.support) & ~side.ignored)

    def total(self, element: int) -> int:
        """The seat's total power in the element, with open targets chosen as is best for the seat."""
        power = max(self._sum(element, targets) for targets in self._targets())
        for _, word in self.said:
            if isinstance(word, RaiseTotal) and word.element in (None, element):
                power = max(power, word.to)
        return power

    def _targets(self) -> Iterator[dict[int, int]]:
        """All ways to assign a target to each 'one of my …' text; a target that is not chosen yet is chosen
        as is best for the owner."""
        side = self.g.sides[self.seat]
        choices: dict[int, list[int]] = {}
        for i, word in self.said:
            if isinstance(word, Double | Raise) and word.one:
                eligible = list(bits(eligible_targets(self.g, self.seat, i)))
                chosen = target_of(side, i)
                choices[i] = [chosen] if chosen in eligible else eligible or [-1]
        for combination in product(*choices.values()):
            yield dict(zip(choices, combination))

    def _sum(self, element: int, targets: dict[int, int]) -> int:
        return sum(self._value(card, element, targets) for card in self.counting)

    def _value(self, i: int, element: int, targets: dict[int, int]) -> int:
        g = self.g
        side = g.sides[self.seat]
        card = FACE_DOWN if side.bluffs >> i & 1 else g.decks[self.seat].cards[i]
        safe = bool(side.protected >> i & 1)
        becomes_zero = not safe and self._zeroed(card, element)
        value = 0 if becomes_zero and not self.last else printed(g, card, element)
        other = printed(g, card, 1 - element)
        if not self.last and not safe and self._zeroed(card, 1 - element):
            other = 0
        base = value
        doublings = 0
        for speaker, word in self.said:
            if isinstance(word, RaiseBluffs) and card is FACE_DOWN:
                value = max(value, word.to if printed(g, card, element) else 0)
            if not isinstance(word, Double | Raise) or word.element not in (None, element):
                continue
            if not matches(word.what, card) or (word.one and targets[speaker] != i):
                continue
            if isinstance(word, Double):
                doublings += 1
            elif word.to is Level.SUM:
                value = max(value, base + other)
            else:
                value = max(value, other if word.to is Level.HIGHER else int(word.to))
        value <<= doublings
        return 0 if becomes_zero and self.last else value

    def _zeroed(self, card: Card, element: int) -> bool:
        """Whether the value becomes 0 by a text. A printed 0 does not count as decreased."""
        value = printed(self.g, card, element)
        meant = (word for word in self.zeroing if matches(word.what, card))
        return value > 0 and any((value % 2 == 1) == word.odd for word in meant)


class RaisedBeforeZeroed(Explanation):
    """In the files odd or even printed values become 0 first and are raised afterwards."""

    name = "raised before zeroed"
    place = "000 Special Rules 7"
    why = "values are raised before odd or even printed values become 0"
    keys = ("fire", "earth", "announce", "must_retreat")

    def applies(self, g: State) -> bool:
        return any(_raising(g, seat, False) and _zeroing(g, 1 - seat, False) for seat in (0, 1))

    def matters_later(self, g: State) -> bool:
        return any(_raising(g, seat, True) and _zeroing(g, 1 - seat, True) for seat in (0, 1))

    def ours(self, g: State) -> Answers:
        return _answers(g, decreases_last=True)

    def theirs(self, g: State) -> Answers:
        return _answers(g, decreases_last=False)

    def amend(self, edition: Edition) -> None:
        edition.decreases_last = False


def _raising(g: State, seat: int, in_hand: bool) -> bool:
    """Whether the seat has a text in force that raises values or, with `in_hand` and on its turn, one in
    hand."""
    side = g.sides[seat]
    cards = side.voice | (side.hand | side.cargo() if in_hand and seat == g.current else 0)
    return any(isinstance(word, Raise | RaiseBluffs) for _, word in words(g, seat, cards))


def _zeroing(g: State, seat: int, in_hand: bool) -> bool:
    side = g.sides[seat]
    cards = side.voice | (side.hand | side.cargo() if in_hand and seat == g.current else 0)
    return any(isinstance(word, ZeroPrinted) for _, word in words(g, seat, cards))


def _answers(g: State, decreases_last: bool) -> Answers:
    """The powers computed in this order of instructions, and what may be announced with them."""
    survey(g)
    sides = [Reckoning(g, seat, decreases_last) for seat in (0, 1)]
    powers = [[side.total(element) for side in sides] for element in (0, 1)]
    found: Answers = {key: dict(enumerate(powers[element])) for element, key in enumerate(ELEMENTS)}
    mine = g.current
    begun = legality.character_played(g) or (g.led and legality.attacking_again(g))
    free = begun and not legality.unmet(g) and not legality.too_many_characters(g)
    found["announce"] = {
        ELEMENTS[e]: free and (powers[e][mine] >= powers[e][1 - mine] or shield(g, mine, e))
        for e in ((0, 1) if g.element == NO_ELEMENT else (g.element,))
    }
    return found
