"""What each action does, once it is known to be legal, and how a turn ends."""

from __future__ import annotations

from typing import Final

from bluemoon.city.actions import BUILD, DISCARD, OFFER, PLAY, WALK, Action
from bluemoon.city.board import BOXES, CENTRE_PLACE, DISTANCE, FIRST_BOX
from bluemoon.city.cards import DRAGON_OF, KINDS, VALUE
from bluemoon.city.events import (
    CONTRIBUTED,
    DISCARDS,
    DRAGON,
    FLEW,
    OFFERED,
    TOOK_UP,
    TURNS,
    WALKS,
    Event,
    event,
)
from bluemoon.city.legal import something_to_do
from bluemoon.city.scoring import award_scales, check_end, check_idle, score_building
from bluemoon.city.state import (
    CONTRIBUTION,
    DISCARDING,
    MOVEMENT,
    OVER,
    STEPS,
    State,
    clockwise,
    draw,
    lay_away,
    offering_cost,
)

MOST_DISCARDS: Final = 2  # 003 Discard and Draw Cards
MORE_THAN_DISCARDED: Final = 2


def perform(state: State, action: Action) -> list[Event]:
    """Carry out a legal action and everything that follows without a decision, and return what happened."""
    events: list[Event] = []
    kind = action.kind
    if kind == WALK:
        _walk(state, action.target, events)
    elif kind == PLAY:
        _use_power(state, action, events)
    elif kind == BUILD:
        _contribute(state, action, events)
    elif kind == OFFER:
        _offer(state, action, events)
    elif kind == DISCARD:
        _discard(state, action, events)
    else:
        _end_phase(state, events)
    return events


def _walk(state: State, place: int, events: list[Event]) -> None:
    seat = state.seat
    state.steps -= DISTANCE[state.figures[seat]][place]
    state.figures[seat] = place
    events.append(WALKS[seat][place])


def _use_power(state: State, action: Action, events: list[Event]) -> None:
    """Discard a card for its movement power: a dragon or the player's own figure moves to the target."""
    seat = state.seat
    lay_away(state, seat, action.cards)
    dragon = DRAGON_OF[action.cards[0]]
    if dragon < 0:
        state.figures[seat] = action.target
        events.append(event(FLEW, seat, action.target, 0, action.cards))
    else:
        state.dragons[dragon] = action.target
        events.append(event(DRAGON, seat, action.target, dragon, action.cards))


def _contribute(state: State, action: Action, events: list[Event]) -> None:
    seat = state.seat
    place = state.figures[seat]
    tile = state.tiles[place]
    lay_away(state, seat, action.cards)
    first = FIRST_BOX[tile]
    state.boxes[first + action.target] = seat
    events.append(event(CONTRIBUTED, seat, place, action.target, action.cards))
    if not state.paid:  # 003 Dragons and Golden Scales: once a turn
        earned = [0] * state.players
        earned[seat] = state.dragons.count(place)
        award_scales(state, earned, events)
    state.paid += 1
    if -1 not in state.boxes[first : first + len(BOXES[tile])]:
        score_building(state, place, events)
    _go_on(state, events)


def _offer(state: State, action: Action, events: list[Event]) -> None:
    seat = state.seat
    cost = offering_cost(state) + (VALUE[action.cards[0]] if action.cards else 0)
    lay_away(state, seat, action.cards)
    state.crystals[seat] -= cost
    state.obelisk.append(seat)
    state.offered += 1
    events.append(event(OFFERED, seat, CENTRE_PLACE, cost, action.cards))
    _go_on(state, events)


def _go_on(state: State, events: list[Event]) -> None:
    """Go on after a marker was placed: end the game if it is over, or the phase if nothing is left to do in
    it."""
    check_end(state, events)
    if state.phase == CONTRIBUTION and not something_to_do(state):
        state.phase = DISCARDING


def _discard(state: State, action: Action, events: list[Event]) -> None:
    lay_away(state, state.seat, action.cards)
    events.append(DISCARDS[state.seat][action.cards[0]])
    state.thrown = state.thrown + action.cards
    if len(state.thrown) == MOST_DISCARDS:
        _end_turn(state, events)


def _end_phase(state: State, events: list[Event]) -> None:
    if state.phase == MOVEMENT:
        state.phase = CONTRIBUTION if something_to_do(state) else DISCARDING
    elif state.phase == CONTRIBUTION:
        state.phase = DISCARDING
    else:
        _end_turn(state, events)


def _end_turn(state: State, events: list[Event]) -> None:
    """Draw, take the cards that lie face down into the hand, and pass the turn on clockwise."""
    draw(state, state.seat, len(state.thrown) + MORE_THAN_DISCARDED, events)
    for seat in clockwise(state):
        _take_up(state, seat, events)
    state.idle = 0 if state.paid or state.offered else state.idle + 1
    check_idle(state, events)
    if state.phase == OVER:
        return
    state.seat = (state.seat + 1) % state.players
    state.turn += 1
    state.phase = MOVEMENT
    state.steps = STEPS
    state.paid = 0
    state.offered = 0
    state.thrown = ()
    events.append(TURNS[state.seat])


def _take_up(state: State, seat: int, events: list[Event]) -> None:
    """Take the cards received this turn into the hand; before, they lie face down.

    # 003 Scoring a Completed Building
    """
    cards = state.face_down[seat]
    if not cards:
        return
    state.face_down[seat] = ()
    base = seat * KINDS
    for kind in cards:
        state.hands[base + kind] += 1
        if state.sure[base + kind]:  # it may have been one of those that were certainly not in the deck
            state.sure[base + kind] -= 1
    events.append(event(TOOK_UP, seat, number=len(cards), cards=cards))
