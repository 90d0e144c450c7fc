"""Blue Moon City for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, get_args

from bluemoon.city.actions import BUILD, DISCARD, DONE, OFFER, PLAY, WALK, Action
from bluemoon.city.board import BOXES, FIRST_BOX, OBELISK_BOXES, OUTSIDE, SPOTS
from bluemoon.city.cards import CARD
from bluemoon.city.display import tell
from bluemoon.city.engine import CityState
from bluemoon.city.events import Event, seen_by
from bluemoon.city.notation import place_name
from bluemoon.city.tiles import DRAGONS, MARKERS, TILES
from bluemoon.city.view import View
from bluemoon.server.present.words import result
from bluemoon.server.protocol import city as shapes

PHASES: Final[dict[str, shapes.CityPhase]] = {phase: phase for phase in get_args(shapes.CityPhase)}
ACTION_KINDS: Final[dict[int, shapes.CityActionKind]] = {
    WALK: "walk",
    PLAY: "play",
    BUILD: "build",
    OFFER: "offer",
    DISCARD: "discard",
    DONE: "done",
}
EVENT_KINDS: Final[dict[str, shapes.CityEventKind]] = {
    kind: kind for part in get_args(shapes.CityEventKind) for kind in get_args(part)
}
MOST_LISTED = 400  # actions; there can be thousands of payments, and any legal one is taken


def view(game: CityState, seat: int) -> shapes.CityView:
    """The city as the seat sees it; -1 is a spectator."""
    return _data(_seen(game, seat), game.over)


def open_view(game: CityState, seat: int) -> shapes.CityView:
    """A moment of a game that is over: everybody's crystals are open."""
    return _data(_seen(game, seat), True)


def _seen(game: CityState, seat: int) -> View:
    return game.view(seat)


def _data(view: View, is_open: bool) -> shapes.CityView:
    boxes = OBELISK_BOXES[view.players]
    filled = len(view.obelisk)
    return shapes.CityView(
        seat=view.seat,
        players=view.players,
        turn=view.turn,
        player=view.player,
        phase=PHASES[view.phase],
        steps=view.steps,
        contributions=view.contributions,
        offerings=view.offerings,
        tiles=[_tile(view, place) for place in range(len(view.tiles))],
        figures=list(view.figures),
        dragons=[
            shapes.CityDragon(dragon.name, None if at == OUTSIDE else at)
            for dragon, at in zip(DRAGONS, view.dragons)
        ],
        hand=_cards(view.hand),
        hand_sizes=list(view.hand_sizes),
        face_down=list(view.face_down),
        deck=view.deck,
        discards=_cards(view.discards),
        # They lie face down (003): a player sees his own.
        crystals=[
            crystals if is_open or seat == view.seat else None for seat, crystals in enumerate(view.crystals)
        ],
        scales=list(view.scales),
        supply=view.supply,
        obelisk=list(view.obelisk),
        obelisk_boxes=list(boxes),
        next_offering=boxes[filled] if filled < len(boxes) else None,
        markers=[_markers(view, seat) for seat in range(view.players)],
        result=None if view.result is None else result(view.result),
    )


def _cards(kinds: Sequence[int]) -> list[str]:
    return [CARD[kind] for kind in kinds]


def _tile(view: View, place: int) -> shapes.PlacedTile:
    tile = view.tiles[place]
    row, column = SPOTS[place]
    first = FIRST_BOX[tile]
    owners = view.boxes[first : first + len(BOXES[tile])]
    boxes = [owner if owner >= 0 else None for owner in owners]
    return shapes.PlacedTile(place, TILES[tile].name, row, column, place in view.built, boxes)


def _markers(view: View, seat: int) -> int:
    """The markers that a seat still has to lay: all but those in boxes and on the obelisk."""
    return MARKERS - view.boxes.count(seat) - view.obelisk.count(seat)


def decision(game: CityState, seat: int) -> shapes.CityDecision | None:
    """What the seat has to decide now."""
    if game.over or seat != game.player:
        return None
    actions = game.legal_actions()
    listed = [_action(game, action) for action in actions[:MOST_LISTED]]
    return shapes.CityDecision(seat, listed, len(actions) > MOST_LISTED)


def _action(game: CityState, action: Action) -> shapes.CityAction:
    words, cards = game.text(action), _cards(action.cards)
    kind = ACTION_KINDS[action.kind]
    match kind:
        case "walk":
            return shapes.WalkAction(words, kind, place_name(action.target, game.tiles))
        case "play":
            return shapes.FlyAction(words, kind, place_name(action.target, game.tiles), cards)
        case "build":
            return shapes.BuildAction(words, kind, action.target, cards)
        case "offer":
            return shapes.OfferAction(words, kind, cards)
        case "discard":
            return shapes.DiscardAction(words, kind, cards)
        case "done":
            return shapes.DoneAction(words, kind)
        case _:
            assert_never(kind)


def events(game: CityState, happened: Sequence[Event], seat: int) -> list[shapes.CityEvent]:
    """The events as the seat sees them."""
    view = _seen(game, seat)
    return [_event(game, event, tell(event, view) or "") for event in seen_by(happened, seat)]


def _event(game: CityState, event: Event, words: str) -> shapes.CityEvent:
    kind, seat, n, cards = EVENT_KINDS[event.kind], event.seat, event.number, _cards(event.cards)
    place = place_name(event.place, game.tiles) if event.place >= 0 else ""
    match kind:
        case "walked" | "rebuilt":
            return shapes.PlaceEvent(kind, seat, words, place)
        case "flew":
            return shapes.FlightEvent(kind, seat, words, place, cards)
        case "dragon":
            return shapes.CityDragonEvent(kind, seat, words, DRAGONS[n].name, place, cards)
        case "contributed":
            need = BOXES[game.tiles[event.place]][n]
            return shapes.ContributionEvent(kind, seat, words, n, place, cards, need)
        case "offered":
            return shapes.OfferingEvent(kind, seat, words, n, place, cards)
        case "discarded":
            return shapes.DiscardEvent(kind, seat, words, cards)
        case "drew" | "took up":
            return shapes.CityCardsEvent(kind, seat, words, n, cards)
        case "scales" | "crystals" | "received" | "reshuffled":
            return shapes.CityCountEvent(kind, seat, words, n)
        case "scales scored" | "turn" | "ended":
            return shapes.CityPlainEvent(kind, seat, words)
        case _:
            assert_never(kind)
