"""Making a view from a state, and full games that agree with a view."""

from __future__ import annotations

from bluemoon.chance import Chance
from bluemoon.city.board import PLACES
from bluemoon.city.cards import ALL_CARDS, KINDS, counted, listed
from bluemoon.city.scoring import result_of
from bluemoon.city.seat_view import View as View
from bluemoon.city.state import PHASES, State, hand_of
from bluemoon.city.tiles import SCALES


def view_of(state: State, seat: int) -> View:
    """All that the seat may know of the state; -1 is a spectator."""
    return View(
        seat=seat,
        players=state.players,
        turn=state.turn,
        player=state.seat,
        phase=PHASES[state.phase],
        ending=state.ending,
        steps=state.steps,
        contributions=state.paid,
        offerings=state.offered,
        discarded=state.thrown,
        idle=state.idle,
        tiles=state.tiles,
        built=tuple(place for place in range(PLACES) if state.built >> place & 1),
        boxes=tuple(state.boxes),
        figures=tuple(state.figures),
        dragons=tuple(state.dragons),
        hand=listed(hand_of(state, seat)) if seat >= 0 else (),
        hand_sizes=tuple(sum(hand_of(state, other)) for other in range(state.players)),
        face_down=tuple(len(pile) for pile in state.face_down),
        sure=listed(state.sure[seat * KINDS : (seat + 1) * KINDS]) if seat >= 0 else (),
        deck=sum(state.deck),
        discards=listed(state.discards),
        crystals=tuple(state.crystals),
        scales=tuple(state.scales),
        supply=state.supply,
        obelisk=tuple(state.obelisk),
        result=result_of(state),
        version=state.version,
    )


def fill_from_view(state: State, view: View, chance: Chance) -> None:
    """Set up a state as the view shows it and deal what it hides at random.

    What other seats know by counting cards cannot be derived from the view; it is left empty.
    """
    _set_open(state, view)
    _deal_hidden(state, view, chance)
    state.chance = Chance(chance.word(), chance.word(), chance.word(), chance.word() | 1)


def _set_open(state: State, view: View) -> None:
    state.clear(view.players)
    state.version = view.version
    state.seat = view.player
    state.turn = view.turn
    state.phase = PHASES.index(view.phase)
    state.ending = view.ending
    state.steps = view.steps
    state.paid = view.contributions
    state.offered = view.offerings
    state.thrown = view.discarded
    state.idle = view.idle
    state.tiles = view.tiles
    state.built = sum(1 << place for place in view.built)
    state.boxes = list(view.boxes)
    state.figures = list(view.figures)
    state.dragons = list(view.dragons)
    state.discards = counted(view.discards)
    state.crystals = list(view.crystals)
    state.scales = list(view.scales)
    state.supply = SCALES[view.players] - sum(view.scales)
    state.obelisk = list(view.obelisk)


def _deal_hidden(state: State, view: View, chance: Chance) -> None:
    """Deal the hidden cards: those that cannot be in the deck to random hands first, then all others
    anywhere."""
    own = counted(view.hand)
    sure = counted(view.sure)
    unseen = [ALL_CARDS[kind] - own[kind] - state.discards[kind] for kind in range(KINDS)]
    rest = _shuffled([*listed(unseen[kind] - sure[kind] for kind in range(KINDS))], chance)
    slots: list[int] = []  # a seat for its hand, ~seat for what lies face down before it
    for seat in range(view.players):
        if seat != view.seat:
            slots += [seat] * view.hand_sizes[seat]
        slots += [~seat] * view.face_down[seat]
    slots = _shuffled(slots, chance)
    dealt = [*view.sure, *rest]
    down: list[list[int]] = [[] for _ in range(view.players)]
    for slot, kind in zip(slots, dealt):
        if slot >= 0:
            state.hands[slot * KINDS + kind] += 1
        else:
            down[~slot].append(kind)
    if view.seat >= 0:
        state.hands[view.seat * KINDS : (view.seat + 1) * KINDS] = own
        state.sure[view.seat * KINDS : (view.seat + 1) * KINDS] = sure
    state.face_down = [tuple(sorted(pile)) for pile in down]
    state.deck = counted(dealt[len(slots) :])


def _shuffled(items: list[int], chance: Chance) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = chance.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items
