"""A quick list of contributions: one simple payment for each box instead of all that the rules allow.

A large hand can pay for a box in thousands of ways; a playout needs only one of them.
"""

from __future__ import annotations

from bluemoon.city.actions import BUILD, FINISH, Action
from bluemoon.city.board import ANY_COLOUR, BOXES, CENTRE_PLACE, FIRST_BOX, TILE_COLOUR
from bluemoon.city.cards import COLOURS, K1, KHIND, KINDS, M1, M2, MIMIX, VALUE
from bluemoon.city.legal import legal_actions
from bluemoon.city.payments import PAIR, worth
from bluemoon.city.state import CONTRIBUTION, State, markers_left

LARGE = 12  # cards; with fewer the rules' own list is short


def some_actions(state: State, large: int = LARGE) -> list[Action]:
    """The legal actions; but if the hand is large, only simple payments for each box."""
    seat = state.seat
    if state.phase != CONTRIBUTION or state.figures[seat] == CENTRE_PLACE or not markers_left(state, seat):
        return legal_actions(state)
    if sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) <= large:
        return legal_actions(state)
    tile = state.tiles[state.figures[seat]]
    first = FIRST_BOX[tile]
    colour = TILE_COLOUR[tile]
    colours = range(COLOURS) if colour == ANY_COLOUR else (colour,)
    found = [FINISH]
    for box, need in enumerate(BOXES[tile]):
        if state.boxes[first + box] >= 0:
            continue
        for one in colours:
            cards = quick_payment(state.hands[seat * KINDS : (seat + 1) * KINDS], one, need)
            if cards:
                found.append(Action(BUILD, box, _without_needless(cards, colour, need)))
    return found


def _without_needless(cards: tuple[int, ...], colour: int, need: int) -> tuple[int, ...]:
    """The payment without superfluous cards, since the rules allow no others; the cheapest are left out
    first."""
    for kind in sorted(cards, key=lambda kind: VALUE[kind]):
        place = cards.index(kind)
        rest = cards[:place] + cards[place + 1 :]
        if worth(rest, colour) >= need:
            cards = rest
    return cards


def quick_payment(hand: list[int], colour: int, need: int) -> tuple[int, ...]:
    """Cards that pay for a box: of its colour, and if these are not enough, with Khind and a Mimix pair."""
    natural = hand[3 * colour : 3 * colour + 3]
    cards = [3 * colour + value - 1 for value in plain_payment(natural, need)]
    if cards or colour == KHIND:
        return tuple(cards)
    left = need - natural[0] - 2 * natural[1] - 3 * natural[2]
    cards = [3 * colour + step for step in range(3) for _ in range(natural[step])]
    if colour != MIMIX and left > hand[K1] and hand[M1] + hand[M2] > 1:
        pair = [M1] * min(2, hand[M1])
        cards += pair + [M2] * (2 - len(pair))
        left -= PAIR
    if left > hand[K1]:
        return ()
    cards += [K1] * max(0, left)
    return tuple(sorted(cards))


def plain_payment(counts: list[int], need: int) -> tuple[int, ...]:
    """Values of cards of one colour that make up `need` with little waste; empty if there are not enough.
    `counts` says how many cards of value 1, 2 and 3 there are."""
    chosen: list[int] = []
    left = need
    for value in (3, 2, 1):
        take = min(counts[value - 1], left // value)
        chosen += [value] * take
        left -= take * value
    if left:  # no exact payment this way: the smallest other card that is worth enough
        spare = [value for value in (1, 2, 3) if value >= left and counts[value - 1] > chosen.count(value)]
        if not spare:
            return ()
        chosen.append(spare[0])
    for value in sorted(chosen):
        if sum(chosen) - value >= need:
            chosen.remove(value)  # needless now
    return tuple(sorted(chosen))
