"""Blue Moon City for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bluemoon.city.actions import BUILD, DISCARD, DONE, OFFER, PLAY, WALK, Action
from bluemoon.city.board import BOXES, FIRST_BOX, OBELISK_BOXES, OUTSIDE, SPOTS
from bluemoon.city.cards import CARD
from bluemoon.city.display import tell
from bluemoon.city.engine import CityState
from bluemoon.city.events import DRAGON, Event, seen_by
from bluemoon.city.notation import place_name
from bluemoon.city.tiles import DRAGONS, MARKERS, TILES
from bluemoon.city.view import View

Data = dict[str, Any]

ACTION_KINDS = {
    WALK: "walk",
    PLAY: "play",
    BUILD: "build",
    OFFER: "offer",
    DISCARD: "discard",
    DONE: "done",
}
MOST_LISTED = 400  # actions; there can be thousands of payments, and any legal one is taken


def view(game: CityState, seat: int) -> Data:
    """The city as the seat sees it; -1 is a spectator."""
    return _data(_seen(game, seat), game.over)


def open_view(game: CityState, seat: int) -> Data:
    """A moment of a game that is over: everybody's crystals are open."""
    return _data(_seen(game, seat), True)


def _seen(game: CityState, seat: int) -> View:
    return game.view(seat)


def _data(view: View, is_open: bool) -> Data:
    boxes = OBELISK_BOXES[view.players]
    filled = len(view.obelisk)
    return {
        "game": "city",
        "seat": view.seat,
        "players": view.players,
        "turn": view.turn,
        "player": view.player,
        "phase": view.phase,
        "steps": view.steps,
        "contributions": view.contributions,
        "offerings": view.offerings,
        "tiles": [_tile(view, place) for place in range(len(view.tiles))],
        "figures": list(view.figures),
        "dragons": [
            {"name": dragon.name, "place": None if at == OUTSIDE else at}
            for dragon, at in zip(DRAGONS, view.dragons)
        ],
        "hand": [CARD[kind] for kind in view.hand],
        "hand_sizes": list(view.hand_sizes),
        "face_down": list(view.face_down),
        "deck": view.deck,
        "discards": [CARD[kind] for kind in view.discards],
        # They lie face down (003): a player sees his own.
        "crystals": [
            crystals if is_open or seat == view.seat else None for seat, crystals in enumerate(view.crystals)
        ],
        "scales": list(view.scales),
        "supply": view.supply,
        "obelisk": list(view.obelisk),
        "obelisk_boxes": list(boxes),
        "next_offering": boxes[filled] if filled < len(boxes) else None,
        "markers": [_markers(view, seat) for seat in range(view.players)],
        "result": None if view.result is None else view.result.data(),
    }


def _tile(view: View, place: int) -> Data:
    tile = view.tiles[place]
    row, column = SPOTS[place]
    first = FIRST_BOX[tile]
    owners = view.boxes[first : first + len(BOXES[tile])]
    return {
        "place": place,
        "tile": TILES[tile].name,
        "row": row,
        "column": column,
        "built": place in view.built,
        "boxes": [owner if owner >= 0 else None for owner in owners],
    }


def _markers(view: View, seat: int) -> int:
    """The markers that a seat still has to lay: all but those in boxes and on the obelisk."""
    return MARKERS - view.boxes.count(seat) - view.obelisk.count(seat)


def decision(game: CityState, seat: int) -> Data | None:
    """What the seat has to decide now."""
    if game.over or seat != game.player:
        return None
    actions = game.legal_actions()
    return {
        "seat": seat,
        "question": None,
        "actions": [_action(game, action) for action in actions[:MOST_LISTED]],
        "more": len(actions) > MOST_LISTED,
    }


def _action(game: CityState, action: Action) -> Data:
    data: Data = {"action": game.text(action), "kind": ACTION_KINDS[action.kind]}
    if action.kind in (WALK, PLAY):
        data["place"] = place_name(action.target, game.tiles)
    if action.kind == BUILD:
        data["box"] = action.target
    if action.cards:
        data["cards"] = [CARD[kind] for kind in action.cards]
    return data


def events(game: CityState, happened: Sequence[Event], seat: int) -> list[Data]:
    """The events as the seat sees them."""
    view = _seen(game, seat)
    return [_event(game, event, view) for event in seen_by(happened, seat)]


def _event(game: CityState, event: Event, view: View) -> Data:
    data: Data = {
        "kind": event.kind,
        "seat": event.seat,
        "text": tell(event, view) or "",
        "n": event.number,
        "cards": [CARD[kind] for kind in event.cards],
    }
    if event.kind == DRAGON:
        data["dragon"] = DRAGONS[event.number].name
    if event.place >= 0:
        data["place"] = place_name(event.place, game.tiles)
    return data
