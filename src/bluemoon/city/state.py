"""The state: everything that lies on the table, in flat lists of numbers, and the simplest changes to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.chance import Chance
from bluemoon.city.actions import Action
from bluemoon.city.board import BOX_COUNT, CENTRE_PLACE, OBELISK_BOXES, OUTSIDE, PLACES
from bluemoon.city.cards import ALL_CARDS, KINDS
from bluemoon.city.events import DREW, RECEIVED, RESHUFFLED, Event, event
from bluemoon.city.tiles import DRAGONS, MARKERS, SCALES
from bluemoon.pickling import Reduced, made_steps, reduced
from bluemoon.sets import how_often

if TYPE_CHECKING:
    from mypy_extensions import i64

MOVEMENT: Final = 0
CONTRIBUTION: Final = 1
DISCARDING: Final = 2
OVER: Final = 3
PHASES: Final = ("movement", "contribution", "discard", "over")

STEPS: Final = 2  # 003 Movement

# The version of the rules. Under version 1 a player lost scales that the supply did not have once the scales
# were scored; since version 2 he keeps them (003 Scoring the Golden Scales). Records and positions name their
# version, so that games replay as they were played.
VERSION: Final = 2

# How a game ended.
GOING_ON: Final = 0
OFFERINGS: Final = 1
REBUILT: Final = 2
NO_MARKERS: Final = 3
IDLE: Final = 4


# CLOCKWISE[players][seat]: all seats, beginning with this one.
CLOCKWISE: Final[list[list[list[int]]]] = [
    [[*range(seat, players), *range(seat)] for seat in range(players)] for players in range(5)
]


class Step:
    """One action in a game's past. Copies of a game share their past, so copying it costs nothing."""

    __slots__ = ("action", "before")

    def __init__(self, before: Step | None, action: Action) -> None:
        self.before = before
        self.action = action

    def __reduce__(self) -> Reduced:
        actions: list[Action] = []
        step: Step | None = self
        while step is not None:
            actions.append(step.action)
            step = step.before
        actions.reverse()
        return made_steps, (actions,)


class State:
    """The state of a game. Cards are counts by kind; `hands` and `sure` hold all seats one after the other.

    `sure` is what a seat knows by counting: when the discard pile becomes the deck, every card that is
    neither in it nor in the seat's own hand must be in another hand (or face down). `sure` counts these
    cards, and they are removed as they are seen again.
    """

    __slots__ = (
        "boxes",
        "built",
        "chance",
        "crystals",
        "deck",
        "discards",
        "dragons",
        "ending",
        "face_down",
        "figures",
        "hands",
        "idle",
        "obelisk",
        "offered",
        "paid",
        "phase",
        "players",
        "scales",
        "seat",
        "steps",
        "supply",
        "sure",
        "thrown",
        "tiles",
        "trail",
        "turn",
        "version",
    )

    version: int  # of the rules
    players: int
    seat: int
    phase: int
    steps: int  # how far the figure may still move
    paid: int  # contributions in this turn
    offered: int  # offerings in this turn
    thrown: tuple[int, ...]  # discarded in the last phase of this turn
    idle: int  # turns in a row without a contribution or an offering
    turn: int
    ending: int
    built: int  # a bit for every place
    supply: int
    tiles: tuple[int, ...]
    boxes: list[int]  # for each box the seat whose marker is there
    figures: list[int]
    dragons: list[int]
    hands: list[int]
    face_down: list[tuple[int, ...]]  # received in this turn, unseen
    sure: list[int]
    deck: list[int]
    discards: list[int]
    crystals: list[int]
    scales: list[int]
    obelisk: list[int]  # the seats of the markers from the bottom up
    chance: Chance
    trail: Step | None

    def __init__(self, source: State | None = None) -> None:
        if source is None:
            self.clear(2)
            return
        self.version = source.version
        self.players = source.players
        self.seat = source.seat
        self.phase = source.phase
        self.steps = source.steps
        self.paid = source.paid
        self.offered = source.offered
        self.thrown = source.thrown
        self.idle = source.idle
        self.turn = source.turn
        self.ending = source.ending
        self.built = source.built
        self.supply = source.supply
        self.tiles = source.tiles
        self.boxes = source.boxes[:]
        self.figures = source.figures[:]
        self.dragons = source.dragons[:]
        self.hands = source.hands[:]
        self.face_down = source.face_down[:]
        self.sure = source.sure[:]
        self.deck = source.deck[:]
        self.discards = source.discards[:]
        self.crystals = source.crystals[:]
        self.scales = source.scales[:]
        self.obelisk = source.obelisk[:]
        self.chance = source.chance.copy()
        self.trail = source.trail

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def clear(self, players: int) -> None:
        """Set everything to the beginning: nothing is dealt, no tile is laid out."""
        self.version = VERSION
        self.players = players
        self.seat = 0
        self.phase = MOVEMENT
        self.steps = STEPS
        self.paid = 0
        self.offered = 0
        self.thrown = ()
        self.idle = 0
        self.turn = 1
        self.ending = GOING_ON
        self.built = 0
        self.supply = SCALES[players]
        self.tiles = tuple(range(PLACES))
        self.boxes = [-1] * BOX_COUNT
        self.figures = [CENTRE_PLACE] * players
        self.dragons = [OUTSIDE] * len(DRAGONS)
        self.hands = [0] * (KINDS * players)
        self.face_down = [()] * players
        self.sure = [0] * (KINDS * players)
        self.deck = list(ALL_CARDS)
        self.discards = [0] * KINDS
        self.crystals = [0] * players
        self.scales = [0] * players
        self.obelisk = []
        self.chance = Chance(0, 0, 0, 1)
        self.trail = None


def hand_of(state: State, seat: i64) -> list[int]:
    """A copy of the seat's hand: counts by kind."""
    return state.hands[seat * KINDS : (seat + 1) * KINDS]


def markers_left(state: State, seat: i64) -> int:
    """The markers in front of a player: ten less those on buildings and obelisk.  # 003 Scoring: Note"""
    return MARKERS - how_often(seat, state.boxes) - how_often(seat, state.obelisk)


def offering_cost(state: State) -> int:
    """The number in the lowest free box of the obelisk; 0 when it is full.  # 003 Offerings"""
    boxes = OBELISK_BOXES[state.players]
    filled = len(state.obelisk)
    return boxes[filled] if filled < len(boxes) else 0


def clockwise(state: State) -> list[int]:
    """All seats, beginning with the one whose turn it is. The list is shared: do not change it."""
    return CLOCKWISE[state.players][state.seat]


def lay_away(state: State, seat: i64, cards: tuple[int, ...]) -> None:
    """Put cards from a hand face up on the discard pile, where everybody sees them."""
    base = seat * KINDS
    hands = state.hands
    discards = state.discards
    sure = state.sure
    for card in cards:
        kind: i64 = card
        hands[base + kind] -= 1
        discards[kind] += 1
        other: i64
        for other in range(state.players):
            if other != seat and sure[other * KINDS + kind]:
                sure[other * KINDS + kind] -= 1


def _next_card(state: State, left: i64) -> i64:
    """One of the cards left in the deck, each equally likely."""
    deck = state.deck
    position = state.chance.below(left)
    kind: i64 = 0
    count: i64 = deck[0]
    while position >= count:
        position -= count
        kind += 1
        count = deck[kind]
    deck[kind] = count - 1
    return kind


def _filled_deck(state: State, events: list[Event]) -> i64:
    """How many cards the deck has. If it is empty, the discard pile is made into a new deck before."""
    left = _how_many(state.deck)
    if not left:
        reshuffle(state, events)
        left = _how_many(state.deck)
    return left


def _how_many(counts: list[int]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total


def reshuffle(state: State, events: list[Event]) -> None:
    """Make the discard pile the new deck.  # 003 Discard and Draw Cards: when the deck is used up"""
    size = sum(state.discards)
    if not size:
        return
    state.deck = state.discards
    state.discards = [0] * KINDS
    sure = state.sure
    hands = state.hands
    deck = state.deck
    kind: i64
    for kind in range(KINDS):
        hidden: i64 = ALL_CARDS[kind] - deck[kind]
        place: i64
        for place in range(kind, KINDS * state.players, KINDS):
            sure[place] = hidden - hands[place]
    events.append(event(RESHUFFLED, number=size))


def draw(state: State, seat: i64, count: i64, events: list[Event]) -> None:
    """Draw cards from the deck into a hand; fewer if deck and discard pile run out."""
    drawn: list[int] = []
    later: list[Event] = []
    left = _filled_deck(state, later)
    base = seat * KINDS
    while left and len(drawn) < count:
        kind = _next_card(state, left)
        state.hands[base + kind] += 1
        drawn.append(kind)
        left = left - 1 or _filled_deck(state, later)
    events.append(event(DREW, seat, number=len(drawn), cards=tuple(sorted(drawn))))
    events.extend(later)


def receive(state: State, seat: int, count: int, events: list[Event]) -> None:
    """Lay cards from the deck face down in front of a player until the turn is over.  # 003 Scoring"""
    drawn = list(state.face_down[seat])
    before = len(drawn)
    later: list[Event] = []
    left = _filled_deck(state, later)
    while left and len(drawn) < before + count:
        drawn.append(_next_card(state, left))
        left = left - 1 or _filled_deck(state, later)
    state.face_down[seat] = tuple(sorted(drawn))
    events.append(event(RECEIVED, seat, number=len(drawn) - before))
    events.extend(later)
