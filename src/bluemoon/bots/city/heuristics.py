"""Simple rules without looking ahead: go where something can be built now, build, make offerings, and change
cards that the city no longer asks for."""

from __future__ import annotations

from collections.abc import Sequence

from bluemoon.bots.city.worth import MOST, card_worths, prize
from bluemoon.city.actions import BUILD, DISCARD, FINISH, OFFER, WALK, Action
from bluemoon.city.board import (
    BOXES,
    CENTRE_PLACE,
    DISTANCE,
    FIRST_BOX,
    PLACES,
    TILE_COLOUR,
)
from bluemoon.city.cards import COLOURS, KINDS, VALUE
from bluemoon.city.state import CONTRIBUTION, MOVEMENT, State, markers_left, offering_cost

RESERVE = 2  # markers that are kept for buildings that they complete
CHEAP = 0.28  # cards worth less are changed at the end of the turn


def prefer(state: State, actions: Sequence[Action]) -> Action:
    """The action that looks best to the player whose turn it is."""
    if len(actions) == 1:
        return actions[0]
    if state.phase == MOVEMENT:
        return _walk(state, actions)
    if state.phase == CONTRIBUTION:
        return _contribute(state, actions)
    return _discard(state, actions)


def strengths(state: State) -> list[int]:
    """The current player's values by colour; the last entry is the best colour, for the palace."""
    base = state.seat * KINDS
    by_colour = [
        sum(state.hands[base + kind] * VALUE[kind] for kind in range(colour * 3, colour * 3 + 3))
        for colour in range(COLOURS)
    ]
    return [*by_colour, max(by_colour), 0]


def appeal(state: State, place: int, strength: list[int]) -> float:
    """A score for going to a place; higher is better."""
    seat = state.seat
    if not markers_left(state, seat):
        return 0.0
    if place == CENTRE_PLACE:
        cost = offering_cost(state)
        return 20.0 if cost and state.crystals[seat] >= cost else 0.0
    tile = state.tiles[place]
    if state.built >> place & 1:
        return 0.0
    first = FIRST_BOX[tile]
    boxes = BOXES[tile]
    free = [need for box, need in enumerate(boxes) if state.boxes[first + box] < 0]
    left = strength[TILE_COLOUR[tile]]
    built = 0
    for need in free[::-1]:
        if need <= left:
            left -= need
            built += 1
    if not built or _reserved(state, len(free)):
        return 0.05 * left / min(free)
    owners = state.boxes[first : first + len(boxes)]
    gain = 0.0 if seat in owners else prize(state, place)
    gain += MOST[tile] * (built + owners.count(seat)) / len(boxes)
    if built == len(free):
        gain *= 1.5
    return 1.0 + gain + state.dragons.count(place)


def _reserved(state: State, free: int) -> bool:
    """The last markers are kept for buildings that they can complete, because that brings markers back."""
    left = markers_left(state, state.seat)
    return left <= RESERVE and free > left


def _walk(state: State, actions: Sequence[Action]) -> Action:
    """The step to the best place within reach, or towards the best place of all."""
    seat = state.seat
    here = state.figures[seat]
    strength = strengths(state)
    # Far places count less, but the figure walks towards them when nothing is near.
    best = max(
        range(PLACES),
        key=lambda place: appeal(state, place, strength) / (1 + _turns(here, place, state.steps)),
    )
    walks = [action for action in actions if action.kind == WALK]
    if best == here or not walks:
        return FINISH
    nearest = min(walks, key=lambda action: (DISTANCE[action.target][best], DISTANCE[here][action.target]))
    return nearest if DISTANCE[nearest.target][best] < DISTANCE[here][best] else FINISH


def _turns(here: int, place: int, steps: int) -> int:
    """How many turns it takes to walk there."""
    return max(0, DISTANCE[here][place] - steps + 1) // 2


def _contribute(state: State, actions: Sequence[Action]) -> Action:
    worth = card_worths(state)

    def gain(action: Action) -> float:
        if action.kind == OFFER:
            return 50.0
        if action.kind == BUILD:
            tile = state.tiles[state.figures[state.seat]]
            need = BOXES[tile][action.target]
            first = FIRST_BOX[tile]
            if _reserved(state, state.boxes[first : first + len(BOXES[tile])].count(-1)):
                return -1.0
            return 10.0 + 0.25 * need - sum([worth[kind] for kind in action.cards])
        return 0.0

    return max(actions, key=gain)


def _discard(state: State, actions: Sequence[Action]) -> Action:
    worth = card_worths(state)
    cheap = [a for a in actions if a.kind == DISCARD and worth[a.cards[0]] < CHEAP]
    return min(cheap, key=lambda action: worth[action.cards[0]]) if cheap else FINISH
