"""What a building and a card are worth in Blue Moon City, counted in crystals."""

from __future__ import annotations

from bluemoon.city.board import (
    ANY_COLOUR,
    BOXES,
    FIRST_BOX,
    NEIGHBOURS,
    PLACES,
    TILE_COLOUR,
)
from bluemoon.city.cards import COLOUR, KHIND, KINDS, MIMIX, VALUE
from bluemoon.city.state import State
from bluemoon.city.tiles import TILES, Reward

SCALE = 1.1  # crystals that a golden scale brings in the end
CARD = 0.6
DULL = 0.1  # a card of a colour that the city no longer asks for
POINT = 0.2  # a point of value in a colour that is asked for
JOKER = 0.35  # what a Khind is worth more, because it pays in every colour
HALF_JOKER = 0.08  # the same of a Mimix that is one of a pair


def reward_worth(reward: Reward) -> float:
    """What a reward is worth, in crystals."""
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
        more = JOKER if colour == KHIND else HALF_JOKER if colour == MIMIX and VALUE[kind] < 3 else 0.0
        worth.append(DULL + POINT * VALUE[kind] * use + more)
    return worth
