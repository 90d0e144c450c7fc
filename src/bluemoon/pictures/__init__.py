"""All pictures, as SVG: drawn by `web/src/pictures` when the page is built, read here from one file.

The file is a zip with a gzipped JSON for each people, and some for what is no card: 'City' (tiles, cards and
pieces), 'Back Vulca' …, 'Dragons resting' …, 'Land Vulca' …. The server hands a part to the page
as it is: page, command and notebooks show the same drawings.
"""

from __future__ import annotations

import gzip
import json
import zipfile
from functools import cache
from pathlib import Path
from typing import Literal

from bluemoon.cards import POOL, SPECIAL
from bluemoon.cards.special import RETIRED

FILE = Path(__file__).parent / "pictures.zip"


class NotDrawn(RuntimeError):
    """The file of pictures is not there: in a checkout `make web` draws it; a wheel has it."""


@cache
def packed(part: str) -> bytes | None:
    """A part, such as a people's pictures, as gzipped JSON, name by name; None if there is no such part."""
    if not FILE.is_file():
        raise NotDrawn("the pictures have not been drawn: make web")
    with zipfile.ZipFile(FILE) as file:
        try:
            return file.read(f"{part}.json.gz")
        except KeyError:
            return None


@cache
def pictures(part: str) -> dict[str, str]:
    """The pictures of a part: for a people the SVG of each card by its name."""
    found = packed(part)
    return {} if found is None else json.loads(gzip.decompress(found))


@cache
def _people_of(card: str) -> str:
    for known in (*POOL, *SPECIAL, *RETIRED):
        if known.name == card:
            return known.people
    raise KeyError(card)


def picture(card: str) -> str:
    """The picture of a card, by its name, as the text of an SVG of 70 by 120."""
    return pictures(_people_of(card))[card]


def building(name: str, side: Literal["plan", "built"] = "built") -> str:
    """One side of a building's tile in the city, as the text of an SVG of 70 by 70."""
    return pictures("City")[f"{name} {side}"]


def dragon(name: str, state: Literal["resting", "flying", "beating", "won"] = "resting") -> str:
    """A dragon as a piece: Lika, Doran or Sesa; 'beating' is 'flying' with wings that move."""
    return pictures(f"Dragons {state}")[name]


def back(people: str = "") -> str:
    """The back of a people's cards; without a people that of the city's."""
    return pictures(f"Back {people}".strip())["back"]
