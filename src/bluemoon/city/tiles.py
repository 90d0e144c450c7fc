"""The pieces of the printed game: peoples, cards, building tiles, obelisk. Their figures are in one data
file, `figures.toml`, which an owner of the game can correct; everything else is computed from them.

Every figure is marked with how certain it is: SURE (read clearly from the printed piece), LIKELY (read with
some doubt) or GUESS (filled in from the symmetry of the set).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

from bluemoon.errors import FiguresError

SURE = "sure"
LIKELY = "likely"
GUESS = "guess"
MARKS: Final = (SURE, LIKELY, GUESS)


class People(NamedTuple):
    """One of the eight peoples. The letter and the shape tell colours apart that look alike in print."""

    name: str
    colour: str
    letter: str
    shape: str
    symbol: str
    values: tuple[int, int, int]  # how many cards of value 1, 2 and 3
    confidence: str  # of the split into values; that each people has ten cards is sure


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
    """What a player receives for a building."""

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
FIXED: Final = (CENTRE, NORTH, EAST, SOUTH, WEST)

# What is not in the file of figures: name, colour, letter, shape, symbol.
LOOKS: Final = (
    ("Vulca", "black", "V", "triangle", "▲"),
    ("Terrah", "red", "T", "square", "■"),
    ("Aqua", "blue", "A", "drop", "●"),
    ("Flit", "grey", "F", "chevron", "»"),
    ("Khind", "green", "K", "star", "★"),
    ("Mimix", "brown", "M", "leaf", "♠"),
    ("Hoax", "white", "H", "hexagon", "⬢"),
    ("Pillar", "yellow", "P", "diamond", "◆"),
)
NAMES: Final = tuple(look[0] for look in LOOKS)

# The outline of the city; the courtyard is the middle of the 21 places.
SHAPE: Final[tuple[str, ...]] = ("-xxx-", "xxxxx", "xxxxx", "xxxxx", "-xxx-")

SHADED: Final = 2  # boxes at the base of the obelisk that two players leave out
MARKERS: Final = 10  # how many each player has
HAND: Final = 8  # cards dealt to each player
SCALES: Final = {2: 9, 3: 12, 4: 15}  # in the supply, by number of players
OFFERINGS_TO_WIN: Final = {2: 6, 3: 5, 4: 4}
CARDS_OF_A_PEOPLE: Final = 10  # 003 Game Components
OBELISK_BOXES: Final = 13


# --- the file of figures ----------------------------------------------------------------------------------


class Figures(NamedTuple):
    """The contents of a file of figures."""

    peoples: tuple[People, ...]
    tiles: tuple[Tile, ...]
    obelisk: tuple[int, ...]
    obelisk_confidence: str


def read_figures(text: str) -> Figures:
    """The figures of a file; FiguresError says what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise FiguresError(f"the file of figures is no TOML: {wrong}") from wrong
    _check_keys("the file", data, ("cards", "obelisk", "building"))
    obelisk = data["obelisk"]
    _check_keys("obelisk", obelisk, ("boxes", "boxes_are"))
    return Figures(
        _peoples(data["cards"]),
        _tiles(data["building"]),
        _numbers("obelisk", obelisk["boxes"], 1, OBELISK_BOXES),
        _mark("obelisk", obelisk["boxes_are"]),
    )


def _check_keys(where: str, entry: Any, keys: tuple[str, ...]) -> None:
    if not isinstance(entry, dict) or set(entry) != set(keys):
        raise FiguresError(f"{where}: expected exactly {', '.join(keys)}")


def _numbers(where: str, found: Any, least: int, count: int | None = None) -> tuple[int, ...]:
    if not isinstance(found, list) or not all(type(n) is int and n >= least for n in found):
        raise FiguresError(f"{where}: expected a list of numbers, {least} or more, found {found!r}")
    if count is not None and len(found) != count:
        raise FiguresError(f"{where}: expected {count} numbers, found {len(found)}")
    return tuple(found)


def _mark(where: str, found: Any) -> str:
    if found not in MARKS:
        raise FiguresError(f"{where}: a figure is {', '.join(MARKS[:-1])} or {MARKS[-1]}, not {found!r}")
    return str(found)


def _peoples(entries: Any) -> tuple[People, ...]:
    splits: dict[str, tuple[tuple[int, int, int], str]] = {}
    for entry in entries if isinstance(entries, list) else ():
        _check_keys("cards", entry, ("people", "values", "values_are"))
        name = entry["people"]
        one, two, three = _numbers(f"cards of {name}", entry["values"], 0, 3)
        if one + two + three != CARDS_OF_A_PEOPLE:
            raise FiguresError(f"cards of {name}: they are {CARDS_OF_A_PEOPLE}, not {one + two + three}")
        splits[name] = ((one, two, three), _mark(f"cards of {name}", entry["values_are"]))
    if sorted(splits) != sorted(NAMES):
        raise FiguresError(f"cards: expected every people once: {', '.join(NAMES)}")
    return tuple(People(*look, *splits[look[0]]) for look in LOOKS)


def _tiles(entries: Any) -> tuple[Tile, ...]:
    tiles = tuple(_tile(entry) for entry in entries) if isinstance(entries, list) else ()
    wanted = sum(line.count("x") for line in SHAPE)
    if len({tile.name for tile in tiles}) != wanted or len(tiles) != wanted:
        raise FiguresError(f"expected {wanted} buildings with different names, found {len(tiles)}")
    for place in FIXED:
        if sum(tile.place == place for tile in tiles) != 1:
            raise FiguresError(f"exactly one building has the place '{place}'")
    return tiles


def _tile(entry: Any) -> Tile:
    keys = ("name", "people", "boxes", "boxes_are", "most", "each", "neighbourhood", "rewards_are", "place")
    name = str(entry.get("name")) if isinstance(entry, dict) else ""
    _check_keys(f"building {name}", entry, keys)
    people, place = entry["people"], entry["place"]
    if people not in (*NAMES, ANY, NONE) or (people == NONE) != (place == CENTRE):
        raise FiguresError(
            f"{name}: its people is one of the eight, or '{ANY}', or '{NONE}' for the courtyard"
        )
    if place not in (*FIXED, RANDOM):
        raise FiguresError(f"{name}: its place is {', '.join(FIXED)} or {RANDOM}, not {place!r}")
    boxes = _numbers(f"boxes of {name}", entry["boxes"], 1)
    if bool(boxes) == (people == NONE) or len(boxes) > 4:
        raise FiguresError(f"{name}: every building but the courtyard has one to four boxes")
    return Tile(
        name,
        people,
        boxes,
        _reward(name, entry["most"]),
        _reward(name, entry["each"]),
        _reward(name, entry["neighbourhood"]),
        place,
        _mark(f"boxes of {name}", entry["boxes_are"]),
        _mark(f"rewards of {name}", entry["rewards_are"]),
    )


def _reward(name: str, entry: Mapping[str, Any]) -> Reward:
    if not isinstance(entry, dict) or not set(entry) <= set(Reward._fields):
        raise FiguresError(f"{name}: a reward has {', '.join(Reward._fields)}")
    _numbers(f"rewards of {name}", list(entry.values()), 0)
    return Reward(**entry)


FIGURES: Final = read_figures(files("bluemoon.city").joinpath("figures.toml").read_text(encoding="utf-8"))
PEOPLES: Final[tuple[People, ...]] = FIGURES.peoples
TILES: Final[tuple[Tile, ...]] = FIGURES.tiles
OBELISK: Final[tuple[int, ...]] = FIGURES.obelisk  # from the bottom up
OBELISK_CONFIDENCE: Final = FIGURES.obelisk_confidence
