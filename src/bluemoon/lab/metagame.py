"""The metagame: one large run of the nine peoples, and of the emissaries, against each other. Its report lies
beside this module, with its date and its command; the page shows it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("metagame.json")


@cache
def stored() -> bytes:
    """The report of the run that is kept, as JSON."""
    return FILE.read_bytes()


def spelled(matrix: dict[str, Any]) -> dict[str, Any]:
    """A matrix with the names as they are written; the keys of tasks have them in one word."""
    cells = [{**cell, "one": _words(cell["one"]), "two": _words(cell["two"])} for cell in matrix["cells"]]
    return {"cells": cells, "overall": {_words(name): row for name, row in matrix["overall"].items()}}


def _words(name: str) -> str:
    return name.replace("_", " ")
