"""Which cards to exchange at the end of a turn: what is left of the hand is filled up by lot, and the network
judges what comes of it. Khind are kept: they pay for everything."""

from __future__ import annotations

from typing import Final

from bluemoon.bots.city.features import Table
from bluemoon.bots.city.judgement import Judge
from bluemoon.bots.city.worth import card_worths
from bluemoon.chance import Chance
from bluemoon.city.cards import COLOURS, K1, KINDS, VALUE
from bluemoon.city.play import MORE_THAN_DISCARDED, MOST_DISCARDS
from bluemoon.city.state import State
from bluemoon.city.tiles import PEOPLES

DRAWS: Final = 12  # by lot, the same ones for all ways to exchange
KINDS_TRIED: Final = 9  # only so many kinds, those that are worth least


def exchange(state: State, chance: Chance, draws: int = DRAWS) -> tuple[int, ...]:
    """The cards to discard, in ascending order; those that were discarded in this phase already count."""
    seat = state.seat
    base = seat * KINDS
    hands = state.hands
    most = MOST_DISCARDS - len(state.thrown)
    ways = _ways(state, most)
    pool = _pool(state)
    drawn = MORE_THAN_DISCARDED + len(state.thrown)
    if len(ways) == 1 or len(pool) < drawn + most:
        return ()
    judge = Judge(state, seat)
    values = [0.0] * len(ways)
    for _ in range(draws):
        cards = _by_lot(pool, drawn + most, chance)
        for i, way in enumerate(ways):
            new = cards[: drawn + len(way)]
            for kind in way:
                hands[base + kind] -= 1
            for kind in new:
                hands[base + kind] += 1
            values[i] += judge.chance(state)
            for kind in new:
                hands[base + kind] -= 1
            for kind in way:
                hands[base + kind] += 1
    best = 0
    for i in range(len(ways)):
        if values[i] > values[best]:
            best = i
    return ways[best]


def lacking(state: State) -> str:
    """The colour that the city asks for most beyond what the hand has of it."""
    asked = Table(state).asked
    base = state.seat * KINDS
    best = 0
    most = -1
    for colour in range(COLOURS):
        held = 0
        for kind in range(3 * colour, 3 * colour + 3):
            held += state.hands[base + kind] * VALUE[kind]
        if asked[colour] - held > most:
            most = asked[colour] - held
            best = colour
    return PEOPLES[best].colour


def _ways(state: State, most: int) -> list[tuple[int, ...]]:
    """Nothing, one card, or two; none before the one that was discarded first, as the rules list them."""
    base = state.seat * KINDS
    first = state.thrown[0] if state.thrown else 0
    worth = card_worths(state)
    kinds = [kind for kind in range(first, KINDS) if kind != K1 and state.hands[base + kind]]
    kinds.sort(key=lambda kind: worth[kind])
    kinds = sorted(kinds[:KINDS_TRIED])
    ways: list[tuple[int, ...]] = [()]
    ways += [(kind,) for kind in kinds]
    if most > 1:
        for one in kinds:
            for two in kinds:
                if two > one or (two == one and state.hands[base + one] > 1):
                    ways.append((one, two))
    return ways


def _pool(state: State) -> list[int]:
    """The cards that may be drawn: the deck, and where it is nearly used up the discard pile, too."""
    pool = [kind for kind in range(KINDS) for _ in range(state.deck[kind])]
    if len(pool) < MORE_THAN_DISCARDED + MOST_DISCARDS:
        pool += [kind for kind in range(KINDS) for _ in range(state.discards[kind])]
    return pool


def _by_lot(pool: list[int], count: int, chance: Chance) -> list[int]:
    """So many different cards of the pool, which is shuffled as far as that."""
    for i in range(count):
        j = i + chance.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:count]
