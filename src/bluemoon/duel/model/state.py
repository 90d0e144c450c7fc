"""The state of a duel: two sides of card sets and a handful of integers. Only data, copying and comparing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bluemoon.chance import Chance
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.editions import Edition
from bluemoon.duel.model.matchup import Against, against
from bluemoon.duel.model.side import Side
from bluemoon.pickling import Reduced, made_state, reduced

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import (
        CardIndex,
        CardSet,
        Count,
        ElementIndex,
        FrameKind,
        Phase,
        Seat,
        Source,
    )

# The phases of a turn (001 Playing the Game). A decision offers what may be done in the current phase or in
# a later one; doing something of a later phase ends the earlier ones.
MULLIGAN: Final = 0
BEGINNING: Final = 1
LEADERSHIP: Final = 2
ENGAGEMENT: Final = 3
CHARACTER: Final = 4
BOOSTER_SUPPORT: Final = 5
AFTER_SUPPORT: Final = 6
POWER: Final = 7
REFRESH: Final = 8
END: Final = 9
TURN_OVER: Final = 10
TURN_ENDED: Final = 11  # nothing is left but a fight that ends together with the turn
PHASE_NAMES: Final = (
    "mulligan",
    "beginning",
    "leadership",
    "engagement",
    "character",
    "booster_support",
    "after_booster_support",
    "power",
    "refresh",
    "end",
    "turn_over",
    "turn_ended",
)

FIRE: Final = 0
EARTH: Final = 1
NO_ELEMENT: Final = -1

# What waits on the stack as plain numbers: kind, seat, source card, and two figures.
Row = tuple[int, int, int, int, int]

# kind, seat, card (-1: none or hidden), figure
Event = tuple[str, int, int, int]

NO_EVENTS: Final[list[Event]] = []  # of a state that keeps none: shared, so that nobody may change it

ALL_DRAGONS: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A choice or an automatic step that comes before the turn goes on: its kind, a seat, a source card, two
    figures, and what waits below it. A frame never changes, so that copies of a state can share it."""

    __slots__ = ("below", "kind", "seat", "source", "x", "y")

    def __init__(
        self, kind: FrameKind, seat: Seat, source: Source, x: i64, y: i64, below: Frame | None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.x = x
        self.y = y
        self.below = below

    def __reduce__(self) -> Reduced:
        return Frame, (self.kind, self.seat, self.source, self.x, self.y, self.below)

    def same(self, other: Frame) -> bool:
        """Whether the two are the same, whatever waits below them."""
        return (
            self.kind == other.kind
            and self.seat == other.seat
            and self.source == other.source
            and self.x == other.x
            and self.y == other.y
        )

    def row(self) -> Row:
        """The frame as plain numbers."""
        return self.kind, self.seat, self.source, self.x, self.y

    def showing(self, x: i64, y: i64) -> Frame:
        """The same frame with other figures, and nothing below it."""
        return Frame(self.kind, self.seat, self.source, x, y, None)


def framed(rows: Iterable[Row]) -> Frame | None:
    """Frames that wait on each other, the last row on top; None if there are no rows."""
    frame: Frame | None = None
    for kind, seat, source, x, y in rows:
        frame = Frame(kind, seat, source, x, y, frame)
    return frame


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A duel between two decks at one moment, with everything that is hidden."""

    __slots__ = (
        "against",
        "allowed_bluffs",
        "allowed_boosters",
        "allowed_characters",
        "allowed_supports",
        "aloud",
        "answers",
        "before",
        "cancelled",
        "chance",
        "clock",
        "combat_plays",
        "crystals",
        "current",
        "decks",
        "drawn",
        "edition",
        "element",
        "events",
        "fight",
        "first_turn",
        "hand_plays",
        "ignoring",
        "interference",
        "led",
        "loads",
        "match",
        "mine",
        "my_deck",
        "no_luck",
        "open_lists",
        "phase",
        "player",
        "plays",
        "remember",
        "revealed",
        "sides",
        "stale",
        "termination",
        "their_deck",
        "theirs",
        "top_only",
        "turn",
        "waiting",
        "wary",
        "winner",
    )

    def __init__(
        self, decks: tuple[Deck, ...], edition: Edition, chance: Chance, source: State | None = None
    ) -> None:
        """An empty state or, if a source is given, a copy of it that keeps no events; what never changes is
        shared with the source."""
        if source is None:
            # What both seats have is kept in tuples of no fixed length: compiled code indexes those quickest.
            self.decks: tuple[Deck, ...] = decks
            self.against: tuple[Against, ...] = (against(decks[0], decks[1]), against(decks[1], decks[0]))
            self.edition = edition
            self.chance = chance
            self.sides: tuple[Side, ...] = (Side(len(decks[0].ship_list)), Side(len(decks[1].ship_list)))
            self.open_lists = True  # both players know both lists of cards
            self.top_only = False  # nobody looks below the top cards of the piles (004 Open Information)
            self.match = False  # the game is one of a match, so achievements may be played
            self.interference = False  # interference cards may be in the decks, so plays can be answered
            self.current: Seat = 0  # whose turn it is: `begins` changes it
            self.player: Seat = 0  # who decides now
            self.turn: Count = 0
            self.phase: Phase = BEGINNING
            self.fight = False  # a fight is under way (or begun this turn by playing a character)
            self.first_turn = False  # the current turn is the first of its fight
            self.element: ElementIndex = NO_ELEMENT
            self.led = False  # a leadership-phase card was played this turn
            self.plays: Count = 0  # cards played this turn ...
            self.combat_plays: Count = 0  # ... into the combat area
            self.hand_plays: Count = 0  # ... from the hand, fighters only
            self.loads: Count = 0  # cards loaded this turn in place of support cards
            self.drawn: Count = 0  # cards taken from the draw deck this turn by the current player
            self.revealed = False  # since the last character or turn began, something hidden became known
            self.cancelled: CardSet = 0  # cards of the current player that were cancelled this turn
            self.wary = False  # this turn was taken back once: only the search is trusted now
            self.waiting: Frame | None = None  # the top of the stack
            self.clock: i64 = 1  # counts plays and discards, to tell who ran out of cards first
            self.winner: Seat = -1
            self.crystals: Count = 0
            self.termination = ""  # how it ended: the name of a Termination
            self.events: list[Event] = []
            self.aloud = True  # events are kept for whoever listens
            self.stale = True  # something moved, so `rules.survey` has to run again
            self.ignoring = False  # some text ignores something
            self.allowed_characters: CardSet = -1  # kept by `rules.legality` until the next survey
            self.allowed_boosters: CardSet = -1
            self.allowed_supports: CardSet = 0
            self.allowed_bluffs: CardSet = 0
            self.answers: list[int] | None = None  # to the open question, once worked out
            self.no_luck = False  # during a search: no card is drawn, because nobody knows which it would be
            self.remember = False  # the turn may get stuck, so keep the state at Engagement in `before`
            self.before: State | None = None
            self.mine = self.sides[0]  # the side of the player whose turn it is, ...
            self.theirs = self.sides[1]  # ... the side of the other one, ...
            self.my_deck = decks[0]  # ... and their decks: shortcuts for what is needed most often
            self.their_deck = decks[1]
        else:
            self.decks = source.decks
            self.against = source.against
            self.edition = source.edition
            self.chance = source.chance.copy()
            one, two = source.sides[0].copy(), source.sides[1].copy()
            self.sides = (one, two)
            self.open_lists = source.open_lists
            self.top_only = source.top_only
            self.match = source.match
            self.interference = source.interference
            self.current = source.current
            self.player = source.player
            self.turn = source.turn
            self.phase = source.phase
            self.fight = source.fight
            self.first_turn = source.first_turn
            self.element = source.element
            self.led = source.led
            self.plays = source.plays
            self.combat_plays = source.combat_plays
            self.hand_plays = source.hand_plays
            self.loads = source.loads
            self.drawn = source.drawn
            self.revealed = source.revealed
            self.cancelled = source.cancelled
            self.wary = source.wary
            self.waiting = source.waiting
            self.clock = source.clock
            self.winner = source.winner
            self.crystals = source.crystals
            self.termination = source.termination
            self.events = NO_EVENTS
            self.aloud = False
            self.stale = source.stale
            self.ignoring = source.ignoring
            self.allowed_characters = source.allowed_characters
            self.allowed_boosters = source.allowed_boosters
            self.allowed_supports = source.allowed_supports
            self.allowed_bluffs = source.allowed_bluffs
            self.answers = None  # the copy will change, and then they would be wrong
            self.no_luck = source.no_luck
            self.remember = source.remember
            self.before = source.before
            self.mine = two if source.current else one
            self.theirs = one if source.current else two
            self.my_deck = source.my_deck
            self.their_deck = source.their_deck

    def __reduce__(self) -> Reduced:
        return made_state, reduced(self, ("against", "mine", "theirs", "my_deck", "their_deck"))[1]

    def frames(self) -> list[Frame]:
        """What waits before the turn goes on, the last one on top."""
        found: list[Frame] = []
        frame = self.waiting
        while frame is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found

    @property
    def stack(self) -> tuple[Row, ...]:
        """The frames that wait as plain numbers, the last one on top."""
        if self.waiting is None:
            return ()
        return tuple([frame.row() for frame in self.frames()])

    def begins(self, seat: Seat) -> None:
        """Make it this seat's turn: sets `current` and the shortcuts `mine`, `theirs`, …"""
        self.current = seat
        self.mine = self.sides[seat]
        self.theirs = self.sides[1 - seat]
        self.my_deck = self.decks[seat]
        self.their_deck = self.decks[1 - seat]

    def hands_moved(self) -> None:
        """Cards outside the table have moved: what may be played has to be worked out again."""
        self.allowed_characters = self.allowed_boosters = -1
        self.allowed_supports = self.allowed_bluffs = 0  # so that a view does not show what lay in the hand

    def revalue(self) -> None:
        """The contested element changed: what cards count has to be worked out again."""
        for side in self.sides:
            side.fire_total = side.earth_total = -1
        self.hands_moved()

    def take_decks(self, decks: tuple[Deck, Deck]) -> None:
        """Replace the decks by others; each card keeps its number and place."""
        for seat in (0, 1):  # the cards that nobody has seen may now include other ships
            side = self.sides[seat]
            cargo = dict(zip(self.decks[seat].ship_list, side.holds))
            side.holds = tuple(cargo.get(ship, 0) for ship in decks[seat].ship_list)
            side.summed = side.sums = 0
        self.decks = decks
        self.against = (against(decks[0], decks[1]), against(decks[1], decks[0]))
        self.begins(self.current)
        self.stale = True

    def twin(self) -> State:
        """A copy of the same class, but without what that class adds. (Plain Python is quick where it meets
        one class only, so that a game and what is tried on a copy of it should not be of two.)"""
        return State(self.decks, self.edition, self.chance, self)

    def fork(self) -> State:
        """A copy for looking ahead. It keeps no events, and it does not keep the order in which cards come
        onto the piles."""
        new = self.twin()
        new.top_only = False
        new.remember = False
        new.interference = False
        new.before = None
        return new


def log(g: State, kind: str, seat: Seat, card: CardIndex, figure: i64) -> None:
    """Add an event, if somebody listens (`aloud`)."""
    if g.aloud:
        g.events.append((kind, seat, card, figure))
