"""Where each point of a total power comes from. The rules do not need this; it is shown to players."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from bluemoon.duel.model.sources import aim
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.survey import (
    BLUFF_VALUE,
    bluff_value,
    card_value,
    eligible_targets,
    open_targets,
    survey,
    zeroed_cards,
)
from bluemoon.sets import bits


class Part(NamedTuple):
    """What one card counts, what is printed on it, and the cards (seat, card) whose texts changed it."""

    card: int
    printed: int
    worth: int
    by: tuple[tuple[int, int], ...]


def parts(g: State, seat: int, element: int) -> list[Part]:
    """The cards that count for the seat's total power. Their values, raised by `raisers`, add up to
    `survey.total`."""
    if g.stale:
        survey(g)
    side, deck = g.sides[seat], g.decks[seat]
    live = (side.active | side.support) & ~side.ignored
    zeroers = g.sides[1 - seat].voice & g.decks[1 - seat].zeroers
    words = side.voice & deck.valuers
    zeroed = zeroed_cards(g, seat, element, zeroers)
    targets = _best_targets(g, seat, element, live & ~side.bluffs, zeroed, words)
    found = []
    for card in bits(live & ~side.bluffs):
        worth = card_value(g, seat, element, card, zeroed, words, targets)
        printed = deck.values[element][card]
        by = _changers(g, seat, element, card, zeroers, words, targets) if worth != printed else ()
        found.append(Part(card, printed, worth, by))
    for card in side.laid:
        if live >> card & 1:
            worth = bluff_value(g, seat, element)
            found.append(Part(card, BLUFF_VALUE, worth, _bluff_changers(g, seat, worth)))
    return found


def raisers(g: State, seat: int, element: int) -> list[int]:
    """The cards whose texts raise the total power itself."""
    if g.stale:
        survey(g)
    side, deck = g.sides[seat], g.decks[seat]
    low = sum(part.worth for part in parts(g, seat, element))
    return [card for card in bits(side.voice & deck.total_raisers) if deck.raised_total[element][card] > low]


def _best_targets(g: State, seat: int, element: int, live: int, zeroed: int, words: int) -> tuple[int, ...]:
    """The targets of 'one of my …' texts. A target that is not chosen yet is taken as is best for the
    owner."""
    chosen = g.sides[seat].targets
    options = [
        [aim(source, target) for target in bits(eligible_targets(g, seat, source))]
        for source in bits(open_targets(g, seat, words))
    ]
    best = [(*chosen, *more) for more in product(*(option for option in options if option))]
    return max(
        best,
        key=lambda targets: sum(
            card_value(g, seat, element, card, zeroed, words, targets) for card in bits(live)
        ),
    )


def _changers(
    g: State, seat: int, element: int, card: int, zeroers: int, words: int, targets: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    """The cards (seat, card) whose texts change this card's value."""
    deck = g.decks[seat]
    said = g.against[1 - seat].zeroed[element]
    found = [(1 - seat, i) for i in bits(zeroers) if said[i] >> card & 1]
    for i in bits(words):
        for word in deck.value_words[i]:
            pointed = not word.one or aim(i, card) in targets
            if word.cards >> card & 1 and word.element in (-1, element) and pointed:
                found.append((seat, i))
                break
    return tuple(found)


def _bluff_changers(g: State, seat: int, worth: int) -> tuple[tuple[int, int], ...]:
    side, deck = g.sides[seat], g.decks[seat]
    if worth <= BLUFF_VALUE:
        return ()
    found = [
        i
        for i in bits(side.voice & (deck.bluff_raisers | deck.valuers))
        if deck.bluff_raisers >> i & 1 or any(word.bluffs and not word.one for word in deck.value_words[i])
    ]
    return tuple((seat, i) for i in found)
