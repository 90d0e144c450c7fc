"""Files of weights: a line that says what the file is, a header in JSON (who made it, how, and the names of
cards, places, figures and traits), and the weights themselves as compressed numbers of two bytes.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any

HEADING = b"bluemoon weights 1\n"
LARGEST = 32767


class Weights:
    """The weights of one network, found by name."""

    def __init__(self, header: dict[str, Any], numbers: array[int]) -> None:
        self.header = header
        self.numbers = numbers
        self.first: int = header["first"]
        self.cards = {name: i for i, name in enumerate(header["cards"])}
        self.places = {name: i for i, name in enumerate(header["places"])}
        self.figures = {name: i for i, name in enumerate(header["figures"])}
        self.trait_names = {name: i for i, name in enumerate(header["traits"])}

    def scale(self, part: str) -> float:
        """What 1 in the file's numbers of this part stands for."""
        found: float = self.header["parts"][part]["scale"]
        return found

    def whole_row(self, part: str, number: int, width: int) -> list[int]:
        """A row as it stands in the file: whole numbers, in units of `scale`."""
        start = self.header["parts"][part]["start"] + number * width
        return self.numbers[start : start + width].tolist()

    def _row(self, part: str, number: int, width: int) -> list[float]:
        scale = self.scale(part)
        return [scale * figure for figure in self.whole_row(part, number, width)]

    def vector(self, part: str) -> list[float]:
        """A part that has only one row, such as the bias."""
        return self._row(part, 0, self.header["parts"][part]["size"])

    def figure(self, name: str) -> list[float]:
        """The row of a figure, by its name."""
        return self._row("figures", self.figures[name], self.first)

    def second(self, unit: int) -> list[float]:
        """The weights from one unit of the first layer to the second layer."""
        return self._row("second", unit, self.header["second"])

    def card(self, name: str, place: str, element: int) -> list[float] | None:
        """The row of a card; None where the card was not known when the weights were made."""
        start = self.start_of(name, place, element)
        if start < 0:
            return None
        scale = self.scale("cards")
        return [scale * number for number in self.numbers[start : start + self.first]]

    def start_of(self, name: str, place: str, element: int) -> int:
        """Where the row of a card begins among all numbers; -1 where the card was not known."""
        number = self.cards.get(name)
        if number is None:
            return -1
        table = max(element, 0) * len(self.places) + self.places[place]
        start: int = self.header["parts"]["cards"]["start"]
        return start + (table * len(self.cards) + number) * self.first

    def traits(self, traits: dict[str, float], place: str, element: int) -> list[float]:
        """The row of a card with these traits."""
        found = [0.0] * self.first
        for name, figure in traits.items():
            number = self.trait_names.get(name)
            if number is not None:
                row = self._row("traits", self.places[place] * len(self.trait_names) + number, self.first)
                found = [old + figure * new for old, new in zip(found, row)]
        return found


def made_of(file: Path) -> dict[str, Any]:
    """What the file says about how it was made."""
    made: dict[str, Any] = _parts(file)[0]["made"]
    return made


def _parts(file: Path) -> tuple[dict[str, Any], bytes]:
    """The header, and the compressed numbers."""
    content = file.read_bytes()
    if not content.startswith(HEADING):
        raise ValueError(
            f"{file.name} is no file of weights: it does not begin with '{HEADING.decode().strip()}'"
        )
    end = content.index(b"\n", len(HEADING))
    return json.loads(content[len(HEADING) : end]), content[end + 1 :]


def read_weights(file: Path) -> dict[str, Weights]:
    """The networks of a file, by name."""
    header, body = _parts(file)
    numbers: array[int] = array("h")
    numbers.frombytes(zlib.decompress(body))
    if sys.byteorder == "big":
        numbers.byteswap()
    found = {}
    for name, net in header["nets"].items():
        found[name] = Weights(net, numbers)
    return found


def write_weights(
    file: Path,
    made: dict[str, Any],
    nets: dict[str, tuple[dict[str, Any], dict[str, list[float]]]],
    level: int = 9,
) -> None:
    """Write networks by name: for each the names of its rows, and its parts as flat lists of numbers."""
    numbers: array[int] = array("h")
    header: dict[str, Any] = {"made": made, "nets": {}}
    for name, (names, parts) in nets.items():
        entries = {}
        for part, figures in parts.items():
            scale = (max(map(abs, figures), default=0.0) or 1.0) / LARGEST
            entries[part] = {"start": len(numbers), "size": len(figures), "scale": scale}
            numbers.extend([round(figure / scale) for figure in figures])
        header["nets"][name] = names | {"parts": entries}
    if sys.byteorder == "big":
        numbers.byteswap()
    body = zlib.compress(numbers.tobytes(), level)
    file.write_bytes(HEADING + json.dumps(header).encode() + b"\n" + body)
