"""What workers are asked for and what they bring: an order names some games by number, and its moments come
back as one compressed block of bytes, which is kept as a file until nothing is learned from it any more.

The games of an order depend only on its seed, its number, its settings and the weights, not on who plays
them.
"""

from __future__ import annotations

import json
import tempfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from bluemoon.bots.duel.networks import take_networks
from bluemoon.train.moments import FIGURES
from bluemoon.train.selfplay import Settings, play_one

QUICKLY = 1  # of zlib: a fifth of the size for a hundredth of the time that the games take
_IN_USE = [-1]  # the version of the weights that this process plays with


class Order(NamedTuple):
    """Some games to be played; the numbers of orders begin with 0."""

    number: int
    games: int
    seed: str
    version: int  # of the weights
    settings: dict[str, Any]


class Chunk(NamedTuple):
    """The moments of the games of an order, as the learner reads them, by network."""

    number: int
    games: int
    novice: bool
    moments: dict[str, bytes]


def play_order(order: Order) -> bytes:
    """Play the games of an order with the weights in use."""
    settings = Settings(**order.settings)
    found: dict[str, list[bytes]] = {net: [] for net in FIGURES}
    for number in range(order.games):
        moments, _ = play_one(f"{order.seed} {order.number} {number}", settings)
        for net, body in moments:
            found[net].append(body)
    moments_of = {net: b"".join(bodies) for net, bodies in found.items()}
    return packed_chunk(Chunk(order.number, order.games, settings.novice, moments_of))


def use_weights(version: int, file: Path) -> None:
    """Play with this version of the weights from now on."""
    if version != _IN_USE[0]:
        take_networks(file)
        _IN_USE[0] = version


def play_elsewhere(order: Order, weights: bytes) -> bytes:
    """Play an order on a machine that does not see the learner's folder."""
    if order.version != _IN_USE[0]:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "weights"
            file.write_bytes(weights)
            use_weights(order.version, file)
    return play_order(order)


def packed_chunk(chunk: Chunk) -> bytes:
    """A chunk as bytes: a line of JSON, then the moments."""
    lengths = {net: len(body) for net, body in chunk.moments.items()}
    head = {"number": chunk.number, "games": chunk.games, "novice": chunk.novice, "lengths": lengths}
    body = b"".join(chunk.moments.values())
    return zlib.compress(json.dumps(head).encode() + b"\n" + body, QUICKLY)


def read_chunk(packed: bytes) -> Chunk:
    """The chunk that was packed."""
    first, _, body = zlib.decompress(packed).partition(b"\n")
    head = json.loads(first)
    moments, start = {}, 0
    for net, length in head["lengths"].items():
        moments[net] = body[start : start + length]
        start += length
    return Chunk(head["number"], head["games"], head["novice"], moments)


def chunk_file(folder: Path, number: int) -> Path:
    """Where the moments of an order lie in the folder of a run."""
    return folder / "moments" / f"{number:07}"


def keep_chunk(folder: Path, number: int, packed: bytes) -> None:
    """Write the moments of an order; the file appears only when it is whole."""
    file = chunk_file(folder, number)
    part = file.with_suffix(".part")
    part.write_bytes(packed)
    part.rename(file)


def empty_chunk(order: Order) -> bytes:
    """What is kept of an order that could not be played."""
    nothing = dict.fromkeys(FIGURES, b"")
    return packed_chunk(Chunk(order.number, 0, bool(order.settings.get("novice")), nothing))


def numbers_there(folder: Path) -> Iterable[int]:
    """The numbers of the orders whose moments are in the folder."""
    return sorted(int(file.name) for file in (folder / "moments").glob("*") if file.name.isdigit())
