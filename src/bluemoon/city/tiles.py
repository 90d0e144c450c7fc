"""The facts of the printed game: peoples, cards, building tiles, obelisk. The one place to correct a figure.

Every figure carries how sure it is: SURE (read clearly off the printed piece), LIKELY (read with some
doubt) or GUESS (filled in from the symmetry of the set: the boxes of a colour with three buildings add up
to 24). An owner of the game may edit this file by hand; everything else is computed from it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SURE = "sure"
LIKELY = "likely"
GUESS = "guess"


class People(NamedTuple):
    """One of the eight peoples. The letter and the shape tell colours apart that look alike in print."""

    name: str
    colour: str
    letter: str
    shape: str
    symbol: str
    values: tuple[int, int, int]  # how many cards of value 1, 2 and 3
    confidence: str  # of the split into values; ten cards a people are sure


PEOPLES: Final[tuple[People, ...]] = (
    People("Vulca", "black", "V", "triangle", "▲", (3, 4, 3), GUESS),
    People("Terrah", "red", "T", "square", "■", (3, 4, 3), GUESS),
    People("Aqua", "blue", "A", "drop", "●", (3, 4, 3), GUESS),
    People("Flit", "grey", "F", "chevron", "»", (3, 4, 3), GUESS),
    People("Khind", "green", "K", "star", "★", (10, 0, 0), SURE),
    People("Mimix", "brown", "M", "leaf", "♠", (3, 4, 3), GUESS),
    People("Hoax", "white", "H", "hexagon", "⬢", (3, 4, 3), GUESS),
    People("Pillar", "yellow", "P", "diamond", "◆", (3, 4, 3), GUESS),
)


class Dragon(NamedTuple):
    """A dragon and the people that revere it, whose cards move it."""

    name: str
    colour: str
    people: str


DRAGONS: Final[tuple[Dragon, ...]] = (
    Dragon("Lika", "red", "Vulca"),
    Dragon("Doran", "green", "Terrah"),
    Dragon("Sesa", "blue", "Aqua"),
)


class Reward(NamedTuple):
    crystals: int = 0
    cards: int = 0
    scales: int = 0


class Tile(NamedTuple):
    """A building: the numbers of its boxes from left to right and its three rewards."""

    name: str
    people: str  # whose colour the boxes have; ANY for the palace, NONE for the courtyard
    boxes: tuple[int, ...]
    most: Reward
    each: Reward
    neighbourhood: Reward
    place: str  # where set-up puts it: CENTRE, a side of the courtyard, or RANDOM
    boxes_confidence: str
    rewards_confidence: str


ANY = "any"
NONE = "none"
CENTRE, NORTH, EAST, SOUTH, WEST, RANDOM = "centre", "north", "east", "south", "west", "random"


def _crystals(n: int) -> Reward:
    return Reward(crystals=n)


def _cards(n: int) -> Reward:
    return Reward(cards=n)


def _scales(n: int) -> Reward:
    return Reward(scales=n)


_ONE_OF_EACH = Reward(crystals=1, cards=1, scales=1)

TILES: Final[tuple[Tile, ...]] = (
    Tile("Courtyard", NONE, (), Reward(), Reward(), Reward(), CENTRE, SURE, SURE),
    Tile("Royal Palace", ANY, (5, 4, 4, 3), _crystals(2), _ONE_OF_EACH, _ONE_OF_EACH, EAST, SURE, SURE),
    Tile("Fire Temple", "Vulca", (5, 4, 3), _crystals(2), _crystals(2), _crystals(3), NORTH, SURE, LIKELY),
    Tile("Water Temple", "Aqua", (5, 4, 3), _crystals(2), _crystals(2), _scales(2), WEST, SURE, LIKELY),
    Tile("Earth Temple", "Terrah", (5, 4, 3), _crystals(2), _crystals(2), _cards(2), SOUTH, SURE, LIKELY),
    Tile("Aqueduct", "Aqua", (5,), _scales(1), _crystals(1), _crystals(1), RANDOM, SURE, SURE),
    Tile("Hospice", "Terrah", (5,), _scales(1), _crystals(1), _crystals(1), RANDOM, LIKELY, SURE),
    Tile("Citadel", "Vulca", (5,), _scales(1), _crystals(1), _crystals(1), RANDOM, LIKELY, SURE),
    Tile("University", "Hoax", (5, 2), _scales(1), _crystals(1), _crystals(1), RANDOM, SURE, SURE),
    Tile("Great Hall", "Mimix", (5, 4), _scales(1), _crystals(2), _crystals(1), RANDOM, LIKELY, LIKELY),
    Tile("Watchtower", "Flit", (5, 2), _cards(2), _crystals(1), _crystals(1), RANDOM, GUESS, SURE),
    Tile("Trading House", "Pillar", (5, 2), _cards(2), _crystals(1), _crystals(1), RANDOM, LIKELY, SURE),
    Tile("Market Hall", "Pillar", (4, 3, 2), _crystals(2), _crystals(2), _cards(2), RANDOM, SURE, SURE),
    Tile("Library", "Hoax", (4, 3, 2), _crystals(2), _crystals(2), _crystals(3), RANDOM, LIKELY, LIKELY),
    Tile(
        "City Residence", "Mimix", (4, 3, 2), _crystals(2), _crystals(2), _crystals(2), RANDOM, LIKELY, LIKELY
    ),
    Tile("Flight Tower", "Flit", (4, 3, 2), _crystals(2), _crystals(2), _crystals(2), RANDOM, LIKELY, LIKELY),
    Tile("Monastery Tower", "Flit", (4, 2, 2), _scales(1), _crystals(1), _scales(1), RANDOM, LIKELY, SURE),
    Tile("Caravanserai", "Pillar", (4, 2, 2), _scales(1), _crystals(1), _crystals(1), RANDOM, GUESS, SURE),
    Tile("Thermae", "Aqua", (3, 2, 2), _cards(2), _crystals(1), _crystals(1), RANDOM, SURE, SURE),
    Tile("Iron Foundry", "Vulca", (3, 2, 2), _cards(2), _crystals(1), _crystals(1), RANDOM, SURE, SURE),
    Tile("Mill", "Terrah", (3, 2, 2), _cards(2), _crystals(1), _crystals(1), RANDOM, GUESS, LIKELY),
)

# The outline of the city; the courtyard is the middle of the 21 places.
SHAPE: Final[tuple[str, ...]] = ("-xxx-", "xxxxx", "xxxxx", "xxxxx", "-xxx-")

# The obelisk from the bottom up; two players leave out the two shaded boxes at its base.
OBELISK: Final[tuple[int, ...]] = (7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12)
OBELISK_CONFIDENCE = SURE
SHADED: Final = 2

MARKERS: Final = 10  # a player
HAND: Final = 8  # cards dealt to each player
SCALES: Final = {2: 9, 3: 12, 4: 15}  # in the supply, by number of players
OFFERINGS_TO_WIN: Final = {2: 6, 3: 5, 4: 4}
