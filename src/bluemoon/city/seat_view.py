"""The view: what one seat may know of a game of Blue Moon City."""

from __future__ import annotations

from typing import Any, NamedTuple

from bluemoon.city.actions import Action
from bluemoon.city.board import BOXES, FIRST_BOX
from bluemoon.city.cards import CARD
from bluemoon.city.notation import place_name, write_action
from bluemoon.city.tiles import TILES
from bluemoon.contract import Result


class View(NamedTuple):
    """The table from one seat; -1 is a spectator, who sees no hand. Cards are kinds (see cards.py), places
    and tiles numbers (board.py, tiles.py).

    Crystals lie face down, but all that is earned and paid is public, so the view contains every player's; a
    screen shows only the player's own.
    """

    seat: int
    players: int
    turn: int
    player: int  # whose turn it is
    phase: str
    ending: int
    steps: int
    contributions: int  # how many in this turn
    offerings: int  # how many in this turn
    discarded: tuple[int, ...]  # at the end of this turn, so far
    idle: int
    tiles: tuple[int, ...]  # by place
    built: tuple[int, ...]  # places
    boxes: tuple[int, ...]  # seats, or -1; a tile's boxes begin at FIRST_BOX
    figures: tuple[int, ...]
    dragons: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    face_down: tuple[int, ...]  # how many cards lie face down in front of each seat
    sure: tuple[int, ...]  # cards that, by counting, must be with other players and not in the deck
    deck: int
    discards: tuple[int, ...]
    crystals: tuple[int, ...]
    scales: tuple[int, ...]
    supply: int
    obelisk: tuple[int, ...]
    result: Result | None
    version: int  # of the rules

    def __repr__(self) -> str:
        return f"<View: city, seat {self.seat}, turn {self.turn}, {self.phase}>"

    @property
    def game(self) -> str:
        """Of which game this is a view."""
        return "city"

    @property
    def action_type(self) -> type:
        """What actions are in the engine layer of the game."""
        return Action

    def text(self, code: Action) -> str:
        """An action of the engine layer in the notation."""
        return write_action(code, self.tiles)

    def data(self) -> dict[str, Any]:
        """The view as plain data with the names of cards and buildings."""
        named = self._asdict()
        for key in ("discarded", "hand", "sure", "discards"):
            named[key] = [CARD[kind] for kind in named[key]]
        named["built"] = [place_name(place, self.tiles) for place in self.built]
        for key in ("figures", "dragons"):
            named[key] = [place_name(place, self.tiles) for place in named[key]]
        named["tiles"] = [
            {
                "name": TILES[tile].name,
                "boxes": list(self.boxes[FIRST_BOX[tile] : FIRST_BOX[tile] + len(BOXES[tile])]),
            }
            for tile in self.tiles
        ]
        del named["boxes"], named["ending"]
        named["result"] = None if self.result is None else self.result.data()
        for key in ("hand_sizes", "face_down", "crystals", "scales", "obelisk"):
            named[key] = list(named[key])
        return {"game": "city", **named}
