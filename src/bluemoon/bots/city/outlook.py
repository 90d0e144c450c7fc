"""What a place, a card and a whole table are worth in Blue Moon City, counted in crystals."""

from __future__ import annotations

from math import exp

from bluemoon.city.board import (
    ANY_COLOUR,
    BOXES,
    CENTRE_PLACE,
    DISTANCE,
    FIRST_BOX,
    NEIGHBOURS,
    PLACES,
    TILE_COLOUR,
)
from bluemoon.city.cards import COLOUR, KHIND, KINDS, MIMIX, VALUE
from bluemoon.city.scoring import most_markers, result_of
from bluemoon.city.state import State, markers_left, offering_cost
from bluemoon.city.tiles import OFFERINGS_TO_WIN, TILES, Reward

SCALE = 1.1  # crystals that a golden scale brings in the end
CARD = 0.6
DULL = 0.1  # a card of which the city asks for nothing more
POINT = 0.2  # a point of value in a colour that is asked for
OFFERING = 14.0  # more than the dearest box, so that it always pays to climb
NEAR = 0.25  # a step nearer to the courtyard with the price of an offering in hand
LOOSE = 0.45  # how surely a building with one marker is completed
FOREIGN = 0.7  # ... and how surely others are thought to be rewarded
SHORT = 0.6  # what each marker fewer than FEW_MARKERS costs
FEW_MARKERS = 4
MAJORITY = 0.25  # what another player's lead leaves of the first prize
PACE = 7.0  # crystals of lead that make victory likely


def reward_worth(reward: Reward) -> float:
    return reward.crystals + SCALE * reward.scales + CARD * reward.cards


EACH: tuple[float, ...] = tuple(reward_worth(tile.each) for tile in TILES)
MOST: tuple[float, ...] = tuple(reward_worth(tile.most) for tile in TILES)
NEIGHBOURHOOD: tuple[float, ...] = tuple(reward_worth(tile.neighbourhood) for tile in TILES)


def prize(state: State, place: int) -> float:
    """What everybody with a marker gets when the building is completed."""
    worth = EACH[state.tiles[place]]
    for other in NEIGHBOURS[place]:
        if state.built >> other & 1:
            worth += NEIGHBOURHOOD[state.tiles[other]]
    return worth


def shares(state: State, me: int) -> list[float]:
    """What every player's markers on unfinished buildings are worth. How far a building is counts only for
    `me`: whoever grudges the others their share never finishes anything."""
    worth = [0.0] * state.players
    for place in range(PLACES):
        tile = state.tiles[place]
        boxes = BOXES[tile]
        if not boxes or state.built >> place & 1:
            continue
        first = FIRST_BOX[tile]
        owners = state.boxes[first : first + len(boxes)]
        filled = [seat for seat in owners if seat >= 0]
        if not filled:
            continue
        sure = LOOSE + (1.0 - LOOSE) * len(filled) / len(boxes)
        leader = most_markers(filled)
        for seat in set(filled):
            most = MOST[tile] * (1.0 - MAJORITY if seat == leader else MAJORITY)
            worth[seat] += (sure if seat == me else FOREIGN) * (prize(state, place) + most)
    return worth


def wanted(state: State) -> list[float]:
    """By colour, how much of it the city still asks for, from 0 to 1."""
    asked = [0.0] * (ANY_COLOUR + 2)
    for place in range(PLACES):
        tile = state.tiles[place]
        if state.built >> place & 1:
            continue
        first = FIRST_BOX[tile]
        for box, need in enumerate(BOXES[tile]):
            if state.boxes[first + box] < 0:
                asked[TILE_COLOUR[tile]] += need
    palace = 0.3 if asked[ANY_COLOUR] else 0.0
    return [min(1.0, amount / 8.0 + palace) for amount in asked]


def card_worths(state: State) -> list[float]:
    """By kind, what a card in hand is worth now."""
    asked = wanted(state)
    worth = []
    for kind in range(KINDS):
        colour = COLOUR[kind]
        use = max(asked[colour], 0.6) if colour in (KHIND, MIMIX) else asked[colour]
        worth.append(DULL + POINT * VALUE[kind] * use)
    return worth


def standings(state: State, me: int) -> list[float]:
    """What every player has, in crystals, as `me` sees it."""
    worth = shares(state, me)
    cards = card_worths(state)
    cost = offering_cost(state)
    for seat in range(state.players):
        base = seat * KINDS
        hand = sum(state.hands[base + kind] * cards[kind] for kind in range(KINDS))
        worth[seat] += (
            state.obelisk.count(seat) * OFFERING
            + state.crystals[seat]
            + SCALE * state.scales[seat]
            + hand
            + CARD * len(state.face_down[seat])
        )
        if cost and state.crystals[seat] >= cost and markers_left(state, seat):
            worth[seat] += NEAR * (6 - DISTANCE[state.figures[seat]][CENTRE_PLACE])
    worth[me] -= SHORT * max(0, FEW_MARKERS - markers_left(state, me))
    return worth


def outlook(state: State, seat: int) -> float:
    """The chance to win, from the lead over the best of the others."""
    if state.ending:
        return _final(state, seat)
    worth = standings(state, seat)
    best = max(worth[other] for other in range(state.players) if other != seat)
    rest = sum(worth) - worth[seat]
    others = 0.7 * best + 0.3 * rest / (state.players - 1)
    offerings = max(state.obelisk.count(other) for other in range(state.players))
    pace = PACE * (1.6 - offerings / OFFERINGS_TO_WIN[state.players])
    x = (worth[seat] - others) / max(pace, 2.0)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def _final(state: State, seat: int) -> float:
    result = result_of(state)
    if result is None or not result.winners:
        return 0.3
    return 1.0 / len(result.winners) if seat in result.winners else 0.0
