"""Blue Moon City in numbers: version 1.

An observation is SIZE numbers from 0 to 255. Seats are counted from the viewer: 0 is he himself, 1 the next
player clockwise. A contribution is made in steps: first the box, then card by card what pays for it, in the
order of the kinds of cards; `Steps` keeps what is paid so far. So there are few actions, and every payment
that the game lists can be made in exactly one way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.city.actions import (
    BUILD,
    DISCARD,
    DISCARDS,
    DONE,
    EXTRA_OFFERINGS,
    FINISH,
    OFFER,
    OFFERING,
    PLAY,
    WALK,
    Action,
    contribution,
)
from bluemoon.city.board import BOX_COUNT, OBELISK_BOXES, PLACES
from bluemoon.city.cards import CARD, KINDS, P1
from bluemoon.city.notation import place_name
from bluemoon.city.state import PHASES, State
from bluemoon.city.tiles import DRAGONS, TILES
from bluemoon.city.view import View
from bluemoon.numbers.entry import Entry, check_action, entry_at, laid_out
from bluemoon.numbers.rows import added, put, put_list, put_seats

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = 1
SEATS: Final = 4
OBELISK: Final = max(len(boxes) for boxes in OBELISK_BOXES)
BOXES: Final = 4  # the most boxes that a building has

ENTRIES: Final[tuple[Entry, ...]] = laid_out(
    [
        (KINDS, "own hand", "how many cards of each kind"),
        (KINDS, "discard pile", "how many cards of each kind"),
        (KINDS, "sure", "cards that by counting must be with others, by kind"),
        (KINDS, "being paid", "cards chosen so far for the contribution, by kind"),
        (PLACES, "tiles", "which building lies at each place, from 1"),
        (PLACES, "built", "1 where the building is finished"),
        (BOX_COUNT, "boxes", "whose marker lies there: 0 nobody, 1 own, 2 the next player, …"),
        (OBELISK, "obelisk", "whose marker, from the bottom up, in the same way"),
        (SEATS, "figures", "the place of each player's figure, from 1; 0: no such player"),
        (len(DRAGONS), "dragons", "the place of each dragon, from 1; 0: outside the city"),
        (SEATS, "crystals", "of each player"),
        (SEATS, "scales", "of each player"),
        (SEATS, "hands", "how many cards each player has in hand"),
        (SEATS, "face down", "cards received in this turn, of each player"),
        (1, "players", "how many there are"),
        (1, "own turn", "1 if the viewer decides"),
        (1, "phase", "0 movement, 1 contribution or offering, 2 discarding, 3 over"),
        (1, "steps", "that the figure may still take"),
        (1, "contributions", "in this turn"),
        (1, "offerings", "in this turn"),
        (1, "idle", "turns in a row without a contribution or an offering"),
        (1, "turn", "at most 255"),
        (1, "deck", "how many cards it has"),
        (1, "supply", "scales that are left"),
        (1, "discarded", "cards put away at the end of this turn"),
        (1, "box", "to which is being contributed, from 1; 0: to none"),
    ]
)
SIZE: Final = ENTRIES[-1].first + ENTRIES[-1].length


def _first(name: str) -> int:
    return next(entry.first for entry in ENTRIES if entry.name == name)


def entry_words(place: int) -> str:
    """What an entry of the observation means; BluemoonError if there is none at this place."""
    entry, which = entry_at(ENTRIES, place)
    if entry.length == 1:
        return entry.name
    if entry.length == KINDS:
        return f"{entry.name}: {CARD[which]}"
    one = {PLACES: "place", SEATS: "seat", BOX_COUNT: "box", OBELISK: "box", len(DRAGONS): "dragon"}
    return f"{entry.name}: {one[entry.length]} {which}"


# Where the entries begin, for `pack`.
DISCARD_PILE: Final = _first("discard pile")
SURE: Final = _first("sure")
BEING_PAID: Final = _first("being paid")
LAID_TILES: Final = _first("tiles")
BUILT: Final = _first("built")
MARKERS: Final = _first("boxes")
ON_OBELISK: Final = _first("obelisk")
FIGURES: Final = _first("figures")
LAIRS: Final = _first("dragons")
CRYSTALS: Final = _first("crystals")  # then scales, hands and what lies face down
PLAYERS: Final = _first("players")  # then the other single figures
NOTHING: Final = [0] * KINDS

KINDS_OF_ACTIONS: Final[tuple[Entry, ...]] = laid_out(
    [
        (1, "done", "end the phase"),
        (PLACES, "walk", "to the place"),
        (KINDS * PLACES, "play", "the kind of card times 21, plus the place to which figure or dragon moves"),
        (BOXES, "contribute", "to the box, counted from the left"),
        (KINDS, "pay", "a card of the kind, after 'contribute'"),
        (1, "offer", "the first offering"),
        (2, "offer once more", "with P1 or P2"),
        (KINDS, "discard", "a card of the kind"),
    ]
)
ACTIONS: Final = KINDS_OF_ACTIONS[-1].first + KINDS_OF_ACTIONS[-1].length
WALK_FIRST: Final = 1
PLAY_FIRST: Final = WALK_FIRST + PLACES
BUILD_FIRST: Final = PLAY_FIRST + KINDS * PLACES
PAY_FIRST: Final = BUILD_FIRST + BOXES
OFFER_FIRST: Final = PAY_FIRST + KINDS
DISCARD_FIRST: Final = OFFER_FIRST + 3


class Steps:
    """A contribution that is being put together: the box, and the cards chosen so far, in order."""

    __slots__ = ("box", "cards", "ways")

    def __init__(self) -> None:
        self.box = -1
        self.cards: tuple[int, ...] = ()
        self.ways: list[tuple[int, ...]] = []  # the payments that begin with these cards

    def clear(self) -> None:
        """Nothing is being paid."""
        self.box = -1
        self.cards = ()
        self.ways = []


def numbers_of(actions: list[Action], steps: Steps) -> list[int]:
    """The dense numbers of what may be done now."""
    found: list[int] = []
    if steps.box >= 0:
        before = -1
        at = len(steps.cards)
        for way in sorted(steps.ways):  # equal ones are neighbours then
            if way[at] != before:
                before = way[at]
                found.append(PAY_FIRST + before)
        return found
    last = -1
    for action in actions:
        kind = action[0]
        if kind == WALK:
            found.append(WALK_FIRST + action[1])
        elif kind == PLAY:
            found.append(PLAY_FIRST + action[2][0] * PLACES + action[1])
        elif kind == BUILD:
            if action[1] != last:
                last = action[1]
                found.append(BUILD_FIRST + last)
        elif kind == DISCARD:
            found.append(DISCARD_FIRST + action[2][0])
        elif kind == DONE:
            found.append(0)
        else:
            cards = action[2]
            found.append(OFFER_FIRST + (0 if not cards else 1 if cards[0] == P1 else 2))
    return found


def taken(number: int, actions: list[Action], steps: Steps) -> Action | None:
    """The action of the game that a number completes; None if it is a step of a contribution, which `steps`
    keeps then. ValueError if it is not possible now."""
    if number not in numbers_of(actions, steps):
        raise ValueError(f"action {number} is not possible now")
    return done(number, actions, steps)


def done(number: int, actions: list[Action], steps: Steps) -> Action | None:
    """Like `taken`, for a number that is known to be possible."""
    if not BUILD_FIRST <= number < OFFER_FIRST:
        return ACTION_OF[number]
    if number >= PAY_FIRST:
        kind = number - PAY_FIRST
        at = len(steps.cards)
        steps.cards = (*steps.cards, kind)
        steps.ways = [way for way in steps.ways if way[at] == kind]
    else:
        steps.box = number - BUILD_FIRST
        steps.ways = [action[2] for action in actions if action[0] == BUILD and action[1] == steps.box]
    if len(steps.ways) > 1 and steps.cards not in steps.ways:
        return None
    cards = steps.ways[0] if len(steps.ways) == 1 else steps.cards  # one way: nothing is left to choose
    action = contribution(steps.box, cards)
    steps.clear()
    return action


def _action_of(number: int) -> Action | None:
    """The action of the game that a number means; None for contributions, which are made in steps."""
    if number == 0:
        return FINISH
    if number < PLAY_FIRST:
        return Action(WALK, number - WALK_FIRST)
    if number < BUILD_FIRST:
        kind, place = divmod(number - PLAY_FIRST, PLACES)
        return Action(PLAY, place, (kind,))
    if number < OFFER_FIRST:
        return None
    if number == OFFER_FIRST:
        return OFFERING
    if number < DISCARD_FIRST:
        return EXTRA_OFFERINGS[number - OFFER_FIRST - 1]
    return DISCARDS[number - DISCARD_FIRST]


ACTION_OF: Final[list[Action | None]] = [_action_of(number) for number in range(ACTIONS)]


# --- observations -----------------------------------------------------------------------------------------


def observe(view: View, steps: Steps | None = None) -> bytes:
    """The observation of a view: SIZE bytes. `steps` is the contribution that the viewer is putting
    together."""
    n = view.players
    me = max(view.seat, 0)
    own = (view.sure, view.hand, view.discards, steps.cards if steps is not None else ())
    sure, hand, discards, paying = ([cards.count(kind) for kind in range(KINDS)] for cards in own)
    around = [(me + i) % n for i in range(n)]
    rest = [0] * (SEATS - n)
    seen = [
        *(*hand, *discards, *sure, *paying),
        *(tile + 1 for tile in view.tiles),
        *(1 if place in view.built else 0 for place in range(PLACES)),
        *(0 if seat < 0 else (seat - me) % n + 1 for seat in view.boxes),
        *_filled([(seat - me) % n + 1 for seat in view.obelisk]),
        *([view.figures[seat] + 1 for seat in around] + rest),
        *(dragon + 1 for dragon in view.dragons),
        *([min(view.crystals[seat], 255) for seat in around] + rest),
        *([view.scales[seat] for seat in around] + rest),
        *([view.hand_sizes[seat] for seat in around] + rest),
        *([view.face_down[seat] for seat in around] + rest),
        *(n, 1 if view.player == me and view.result is None else 0, PHASES.index(view.phase), view.steps),
        *(view.contributions, view.offerings, min(view.idle, 255), min(view.turn, 255), view.deck),
        *(view.supply, len(view.discarded), 0 if steps is None else steps.box + 1),
    ]
    return bytes(seen)


def _filled(markers: list[int]) -> list[int]:
    return markers + [0] * (OBELISK - len(markers))


def pack(state: State, me: i64, steps: Steps, row: bytearray, place: i64) -> None:
    """Write what `observe(view, steps)` gives for a seat into a row."""
    n: i64 = state.players
    base: i64 = me * KINDS
    put_list(row, place, state.hands, base, KINDS)
    put_list(row, place + DISCARD_PILE, state.discards, 0, KINDS)
    put_list(row, place + SURE, state.sure, base, KINDS)
    put_list(row, place + BEING_PAID, NOTHING, 0, KINDS)
    for kind in steps.cards:
        put(row, place + BEING_PAID + kind, steps.cards.count(kind))
    put_list(row, place + LAID_TILES, _tile_numbers(state.tiles), 0, PLACES)
    built: i64 = state.built
    spots: i64 = PLACES
    for spot in range(spots):
        put(row, place + BUILT + spot, built >> spot & 1)
    put_seats(row, place + MARKERS, state.boxes, me, n)
    put_list(row, place + ON_OBELISK, NOTHING, 0, OBELISK)
    put_seats(row, place + ON_OBELISK, state.obelisk, me, n)
    put_list(row, place + FIGURES, NOTHING, 0, SEATS)
    put_list(row, place + CRYSTALS, NOTHING, 0, 4 * SEATS)
    seat: i64 = me
    for at in range(n):
        put(row, place + FIGURES + at, state.figures[seat] + 1)
        put(row, place + CRYSTALS + at, state.crystals[seat])
        put(row, place + CRYSTALS + SEATS + at, state.scales[seat])
        put(row, place + CRYSTALS + 2 * SEATS + at, added(state.hands, seat * KINDS, KINDS))
        put(row, place + CRYSTALS + 3 * SEATS + at, len(state.face_down[seat]))
        seat = seat + 1 if seat + 1 < n else 0
    for dragon in range(len(DRAGONS)):
        put(row, place + LAIRS + dragon, state.dragons[dragon] + 1)
    last = place + PLAYERS
    put(row, last, n)
    put(row, last + 1, 1 if state.seat == me and not state.ending else 0)
    put(row, last + 2, state.phase)
    put(row, last + 3, state.steps)
    put(row, last + 4, state.paid)
    put(row, last + 5, state.offered)
    put(row, last + 6, state.idle)
    put(row, last + 7, state.turn)
    put(row, last + 8, added(state.deck, 0, KINDS))
    put(row, last + 9, state.supply)
    put(row, last + 10, len(state.thrown))
    put(row, last + 11, steps.box + 1)


TILE_NUMBERS: Final[dict[tuple[int, ...], list[int]]] = {}


def _tile_numbers(tiles: tuple[int, ...]) -> list[int]:
    """The tiles counted from 1; kept, because they stay where they are for a whole game."""
    found = TILE_NUMBERS.get(tiles)
    if found is None:
        if len(TILE_NUMBERS) > 10_000:
            TILE_NUMBERS.clear()
        found = TILE_NUMBERS[tiles] = [tile + 1 for tile in tiles]
    return found


def action_words(view: View, number: int) -> str:
    """What an action means; NoEntry if there is none with this number."""
    check_action(number, ACTIONS)
    if number == 0:
        return "done"
    if number < PLAY_FIRST:
        return f"walk {place_name(number - WALK_FIRST, view.tiles)}"
    if number < BUILD_FIRST:
        kind, place = divmod(number - PLAY_FIRST, PLACES)
        return f"play {CARD[kind]} {place_name(place, view.tiles)}"
    if number < PAY_FIRST:
        return f"contribute to box {number - BUILD_FIRST + 1}"
    if number < OFFER_FIRST:
        return f"pay {CARD[number - PAY_FIRST]}"
    if number < DISCARD_FIRST:
        return ("offer", "offer P1", "offer P2")[number - OFFER_FIRST]
    return f"discard {CARD[number - DISCARD_FIRST]}"


assert len(TILES) == PLACES
assert OFFER not in (WALK, PLAY, BUILD, DISCARD, DONE)
