"""The pictures of cards, as SVG: drawn by `web/src/pictures` when the page is built, read here from one file.

The file is a zip with a gzipped JSON for each people. The server hands a people's part to the page as it is:
page, command and notebooks show the same drawings.
"""

from __future__ import annotations

import gzip
import json
import zipfile
from functools import cache
from pathlib import Path

from bluemoon.cards import POOL, SPECIAL
from bluemoon.cards.special import RETIRED

FILE = Path(__file__).parent / "pictures.zip"


class NotDrawn(RuntimeError):
    """The file of pictures is not there: in a checkout `make web` draws it; a wheel has it."""


@cache
def packed(people: str) -> bytes | None:
    """The pictures of a people as gzipped JSON, name by name; None if there is no such people."""
    if not FILE.is_file():
        raise NotDrawn("the pictures have not been drawn: make web")
    with zipfile.ZipFile(FILE) as file:
        try:
            return file.read(f"{people}.json.gz")
        except KeyError:
            return None


@cache
def pictures(people: str) -> dict[str, str]:
    """The pictures of a people: the SVG of each card by its name."""
    found = packed(people)
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
