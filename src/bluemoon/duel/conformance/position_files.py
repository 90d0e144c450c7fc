"""Position files of another implementation, and what they tell about the turn that a position belongs to.

A position does not say whether a leadership card was played this turn, nor how many cards were loaded. A file
that tells a game from its first step shows it by the actions on its earlier lines. A position that stands
alone leaves it open and may be read in several ways.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bluemoon.duel.model.state import BOOSTER_SUPPORT, POWER, State
from bluemoon.duel.text.position import read_position
from bluemoon.errors import BluemoonError
from bluemoon.sets import bits, size

Data = dict[str, Any]

TOLD = ("led", "loads", "plays")  # keys by which a position says itself what was done in its turn
MOST_LOADED = 3  # the most cards loaded on one turn in any position that stands alone


def lines(path: Path) -> Iterator[Data]:
    """The positions of a file, one after the other; raises an error that names the line if it cannot be
    read."""
    try:
        text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        for number, line in enumerate(text.decode().splitlines(), start=1):
            if line.strip():
                data = json.loads(line)
                if not isinstance(data, dict):
                    raise BluemoonError(f"{path}, line {number}: no JSON object")
                yield data
    except json.JSONDecodeError as wrong:
        raise BluemoonError(f"{path}, line {number}: no JSON object") from wrong
    except OSError as wrong:  # of gzip, too
        raise BluemoonError(f"{path}: {wrong.strerror or 'no file of gzip'}") from wrong
    except (ValueError, EOFError, zlib.error) as wrong:
        raise BluemoonError(f"{path} is no readable position file") from wrong


class Turns:
    """Follows the lines of a file and knows what was done in the turn of each position, if the file tells the
    game from its first step."""

    def __init__(self) -> None:
        self._told: Any = None  # the game that is being told
        self._player: Any = None
        self._ended = True
        self.led = ""
        self.loads = 0

    def told(self, data: Data) -> Data:
        """The position with what the lines before it tell about its turn added; unchanged if they tell
        nothing."""
        if data.get("step") == 0:
            self._told = data.get("game")
            self._ended = True
        if "step" not in data or data.get("game") != self._told or any(key in data for key in TOLD):
            self._told = None
            return data
        if self._ended or data.get("player") != self._player:
            self.led = ""
            self.loads = 0
        if data.get("phase") == "engagement":
            self.loads = 0  # plays were taken back
        found = with_turn(data, self.led, self.loads)
        self._follow(data)
        return found

    def _follow(self, data: Data) -> None:
        self._player = data.get("player")
        action = data.get("action")
        did = str(action.get("do", "")) if isinstance(action, dict) else ""
        kind = did.split(",")[0].split(" ")[0]  # 'play, declining its power' is a play, too
        self._ended = kind in ("announce", "retreat")
        if isinstance(action, dict) and kind == "play" and data.get("phase") == "leadership":
            self.led = str(action.get("card", ""))
        elif kind == "load":
            self.loads += 1


def with_turn(data: Data, led: str, loads: int) -> Data:
    """The position with `led`, the Leadership phase card played this turn, and the number of cards loaded."""
    found = {**data, "loads": loads}
    seat = data.get("player")
    sides = data.get("sides")
    if led and seat in (0, 1) and isinstance(sides, list) and len(sides) == 2:
        side = dict(sides[seat])
        if led in side.get("leader", ()):  # otherwise a ship, which is marked where it lies
            side["played"] = [led]
            found["sides"] = [side if i == seat else other for i, other in enumerate(sides)]
    return found


def readings(data: Data) -> Iterator[State]:
    """The states that a position may stand for; only one if the position tells what was done in its turn."""
    g = _state(data)
    if any(key in data for key in TOLD):
        yield g
        return
    side = g.mine
    most = min(size(side.cargo()), MOST_LOADED) if g.phase in (BOOSTER_SUPPORT, POWER) else 0
    names = g.my_deck.names
    played = 0 if g.led else side.pile  # a ship played this turn is marked, and then no other card was played
    for led in ("", *(names[card] for card in bits(played))):
        for loads in range(most + 1):
            yield _state(with_turn(data, led, loads))


def _state(data: Data) -> State:
    """The position as a state. Leadership cards played this turn are in force if their texts last for the
    turn."""
    g = read_position(data, rules="classic")
    side = g.mine
    lasting = side.fresh & side.pile & g.my_deck.orders
    if lasting & ~side.orders:
        side.orders |= lasting
        g.stale = True
    return g
