"""Blue Moon City: its view, its decisions, its events."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.words import Result, Shape

# --- the view ---------------------------------------------------------------------------------------------

CityPhase = Literal["movement", "contribution", "discard", "over"]


class PlacedTile(Shape, frozen=True):
    """A building where it lies."""

    place: int
    tile: str
    row: int
    column: int
    built: bool
    boxes: list[int | None]  # the seat whose marker lies there


class CityDragon(Shape, frozen=True):
    """A dragon of the city."""

    name: str
    place: int | None  # null: outside the city


class CityView(Shape, frozen=True, tag_field="game", tag="city"):
    """The city as a seat sees it."""

    seat: int  # -1: a spectator
    players: int
    turn: int
    player: int
    phase: CityPhase
    steps: int
    contributions: int  # this turn
    offerings: int  # this turn
    tiles: list[PlacedTile]
    figures: list[int]  # place of each seat's figure
    dragons: list[CityDragon]
    hand: list[str]  # 'V1' …
    hand_sizes: list[int]
    face_down: list[int]
    deck: int
    discards: list[str]
    crystals: list[int | None]  # null: another player's, not shown while the game goes on
    scales: list[int]
    supply: int
    obelisk: list[int]  # the seats of the offerings, from the bottom up
    obelisk_boxes: list[int]
    next_offering: int | None  # crystals
    markers: list[int]  # left to each seat
    result: Result | None


# --- decisions --------------------------------------------------------------------------------------------


class WalkAction(Shape, frozen=True):
    """Move the figure a step."""

    action: str  # what to send
    kind: Literal["walk"]
    place: str  # a building


class FlyAction(Shape, frozen=True):
    """Play a card that moves the figure or a dragon."""

    action: str  # what to send
    kind: Literal["play"]
    place: str  # a building
    cards: list[str]


class BuildAction(Shape, frozen=True):
    """Contribute to the building."""

    action: str  # what to send
    kind: Literal["build"]
    box: int  # from 0
    cards: list[str]  # what is paid


class OfferAction(Shape, frozen=True):
    """Make an offering."""

    action: str  # what to send
    kind: Literal["offer"]
    cards: list[str]  # for one offering more; otherwise empty


class DiscardAction(Shape, frozen=True):
    """Throw cards away."""

    action: str  # what to send
    kind: Literal["discard"]
    cards: list[str]


class DoneAction(Shape, frozen=True):
    """End the phase."""

    action: str  # what to send
    kind: Literal["done"]


CityActionKind = Literal["walk", "play", "build", "offer", "discard", "done"]
CityAction = WalkAction | FlyAction | BuildAction | OfferAction | DiscardAction | DoneAction


class CityDecision(Shape, frozen=True, tag_field="game", tag="city"):
    """What a seat has to decide in the city."""

    seat: int
    actions: list[CityAction]
    more: bool  # there are more payments than are listed; any legal one is taken


# --- events -----------------------------------------------------------------------------------------------

PlaceEventKind = Literal[
    "walked",  # a figure walks there
    "rebuilt",  # the building is complete; `seat` has most markers
]
CityCountEventKind = Literal[
    "scales",  # `n` are earned
    "crystals",  # `n` are received
    "received",  # `n` cards are laid face down, for after the turn
    "reshuffled",  # the `n` discarded cards become the deck
]
CityCardsEventKind = Literal[
    "drew",  # `n` cards; which ones only their player learns
    "took up",  # the `n` cards that lay face down; which ones only their player learns
]
CityPlainEventKind = Literal[
    "scales scored",  # the golden scales are scored
    "turn",  # of `seat` begins
    "ended",  # the game is over
]


class PlaceEvent(Shape, frozen=True):
    """Something happens at a building."""

    kind: PlaceEventKind
    seat: int
    text: str  # in English, for logs of machines
    place: str  # a building


class FlightEvent(Shape, frozen=True):
    """A figure is moved by cards."""

    kind: Literal["flew"]
    seat: int
    text: str  # in English, for logs of machines
    place: str  # a building
    cards: list[str]


class CityDragonEvent(Shape, frozen=True):
    """A dragon is moved by cards."""

    kind: Literal["dragon"]
    seat: int
    text: str  # in English, for logs of machines
    dragon: str
    place: str  # a building
    cards: list[str]


class ContributionEvent(Shape, frozen=True):
    """A box of a building is paid."""

    kind: Literal["contributed"]
    seat: int
    text: str  # in English, for logs of machines
    n: int  # the box, from 0
    place: str  # a building
    cards: list[str]
    need: int  # the number in the box


class OfferingEvent(Shape, frozen=True):
    """An offering is made."""

    kind: Literal["offered"]
    seat: int
    text: str  # in English, for logs of machines
    n: int  # crystals spent
    place: str  # the courtyard
    cards: list[str]


class DiscardEvent(Shape, frozen=True):
    """Cards are thrown away."""

    kind: Literal["discarded"]
    seat: int
    text: str  # in English, for logs of machines
    cards: list[str]


class CityCardsEvent(Shape, frozen=True):
    """Cards come into a hand."""

    kind: CityCardsEventKind
    seat: int
    text: str  # in English, for logs of machines
    n: int
    cards: list[str]  # empty: hidden from this seat


class CityCountEvent(Shape, frozen=True):
    """So many of something come or go."""

    kind: CityCountEventKind
    seat: int
    text: str  # in English, for logs of machines
    n: int


class CityPlainEvent(Shape, frozen=True):
    """Something happens that needs no more words."""

    kind: CityPlainEventKind
    seat: int
    text: str  # in English, for logs of machines


CityEvent = (
    PlaceEvent
    | FlightEvent
    | CityDragonEvent
    | ContributionEvent
    | OfferingEvent
    | DiscardEvent
    | CityCardsEvent
    | CityCountEvent
    | CityPlainEvent
)
CityEventKind = (
    PlaceEventKind
    | Literal["flew"]
    | Literal["dragon"]
    | Literal["contributed"]
    | Literal["offered"]
    | Literal["discarded"]
    | CityCardsEventKind
    | CityCountEventKind
    | CityPlainEventKind
)
