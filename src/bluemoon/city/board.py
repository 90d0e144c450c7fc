"""The 21 places of the city, their neighbours and distances, and what lies where at the start."""

from __future__ import annotations

from typing import Final

from bluemoon.chance import Chance
from bluemoon.city.cards import COLOURS
from bluemoon.city.tiles import (
    ANY,
    CENTRE,
    EAST,
    NONE,
    NORTH,
    OBELISK,
    PEOPLES,
    RANDOM,
    SHADED,
    SHAPE,
    SOUTH,
    TILES,
    WEST,
)

SPOTS: Final[tuple[tuple[int, int], ...]] = tuple(
    (row, column) for row, line in enumerate(SHAPE) for column, mark in enumerate(line) if mark == "x"
)
PLACES: Final = len(SPOTS)
CENTRE_PLACE: Final = SPOTS.index((2, 2))
OUTSIDE: Final = -1  # beside the city, where the dragons are at the start

# Steps go to adjacent places only, never diagonally.  # 003 Movement
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other, (y, x) in enumerate(SPOTS) if abs(y - row) + abs(x - column) == 1)
    for row, column in SPOTS
)


def _distances(start: int) -> tuple[int, ...]:
    far = [-1] * PLACES
    far[start] = 0
    queue = [start]
    for place in queue:
        for other in NEIGHBOURS[place]:
            if far[other] < 0:
                far[other] = far[place] + 1
                queue.append(other)
    return tuple(far)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = tuple(_distances(place) for place in range(PLACES))

COURTYARD: Final = next(i for i, tile in enumerate(TILES) if tile.place == CENTRE)
ANY_COLOUR: Final = COLOURS
NO_COLOUR: Final = COLOURS + 1


def _colour(people: str) -> int:
    if people == ANY:
        return ANY_COLOUR
    if people == NONE:
        return NO_COLOUR
    return next(i for i, known in enumerate(PEOPLES) if known.name == people)


TILE_COLOUR: Final[tuple[int, ...]] = tuple(_colour(tile.people) for tile in TILES)
BOXES: Final[tuple[tuple[int, ...], ...]] = tuple(tile.boxes for tile in TILES)
BOX_COUNT: Final = sum(len(boxes) for boxes in BOXES)
# All boxes of the city are in one list; this is where the boxes of each tile begin.
FIRST_BOX: Final[tuple[int, ...]] = tuple(sum(len(boxes) for boxes in BOXES[:i]) for i in range(len(BOXES)))
ALL_BUILT: Final = ((1 << PLACES) - 1) & ~(1 << CENTRE_PLACE)

LAYOUTS = ("standard", "random")
_SIDES = {CENTRE: (2, 2), NORTH: (1, 2), EAST: (2, 3), SOUTH: (3, 2), WEST: (2, 1)}


def lay_out(layout: str, chance: Chance) -> tuple[int, ...]:
    """The tile on every place. 'standard' has fixed places for the temples and the palace, 'random' (the
    variant) only for the courtyard."""
    tiles = [-1] * PLACES
    loose: list[int] = []
    for number, tile in enumerate(TILES):
        if tile.place == CENTRE or (layout == "standard" and tile.place != RANDOM):
            tiles[SPOTS.index(_SIDES[tile.place])] = number
        else:
            loose.append(number)
    for place in range(PLACES):
        if tiles[place] < 0:
            tiles[place] = loose.pop(chance.below(len(loose)))
    return tuple(tiles)


def obelisk_for(players: int) -> tuple[int, ...]:
    """The boxes of the obelisk from the bottom up."""
    # 003 Offerings: two players do without the shaded boxes
    return OBELISK[SHADED:] if players == 2 else OBELISK


OBELISK_BOXES: Final[tuple[tuple[int, ...], ...]] = tuple(obelisk_for(players) for players in range(5))
