"""Rewards: completed buildings, golden scales, and how the game ends."""

from __future__ import annotations

from typing import Final

from bluemoon.city.board import ALL_BUILT, BOXES, FIRST_BOX, NEIGHBOURS
from bluemoon.city.events import CRYSTALS, ENDED, SCALES_SCORED, Event, event
from bluemoon.city.events import REBUILT as REBUILT_EVENT
from bluemoon.city.events import SCALES as SCALES_EVENT
from bluemoon.city.state import (
    IDLE,
    NO_MARKERS,
    OFFERINGS,
    OVER,
    REBUILT,
    State,
    clockwise,
    markers_left,
    offering_cost,
    receive,
)
from bluemoon.city.termination import IDLE_ROUNDS, Termination
from bluemoon.city.tiles import OFFERINGS_TO_WIN, SCALES, TILES, Reward
from bluemoon.contract import Result

GUARANTEED: Final = 3  # crystals for at least THRESHOLD scales, and for each of several with the most
THRESHOLD: Final = 3
SOLE_MOST: Final = 6  # crystals for being alone with the most scales


def most_markers(owners: list[int]) -> int:
    """The seat with most markers; of several, the one whose marker is farthest left.  # 003 Scoring"""
    best = -1
    most = 0
    for seat in owners:  # from left to right, so that of equal seats the first one is kept
        if owners.count(seat) > most:
            best = seat
            most = owners.count(seat)
    return best


def score_building(state: State, place: int, events: list[Event]) -> None:
    """Score a completed building: give the rewards, return the markers and turn the tile over."""
    tile = state.tiles[place]
    first = FIRST_BOX[tile]
    end = first + len(BOXES[tile])
    owners = state.boxes[first:end]
    winner = most_markers(owners)
    events.append(event(REBUILT_EVENT, winner, place))
    crystals = [0] * state.players
    cards = [0] * state.players
    scales = [0] * state.players
    facts = TILES[tile]
    for seat in range(state.players):
        if seat in owners:
            for reward in _rewards(state, place, facts.each):
                crystals[seat] += reward.crystals
                cards[seat] += reward.cards
                scales[seat] += reward.scales
    crystals[winner] += facts.most.crystals
    cards[winner] += facts.most.cards
    scales[winner] += facts.most.scales
    state.boxes[first:end] = [-1] * (end - first)
    state.built |= 1 << place
    _pay_out(state, crystals, cards, events)
    award_scales(state, scales, events)


def _rewards(state: State, place: int, each: Reward) -> list[Reward]:
    """What every contributor receives once: the reward of the tile and those of completed neighbouring
    buildings."""
    rewards = [each]
    for other in NEIGHBOURS[place]:
        if state.built >> other & 1:
            rewards.append(TILES[state.tiles[other]].neighbourhood)
    return rewards


def _pay_out(state: State, crystals: list[int], cards: list[int], events: list[Event]) -> None:
    for seat in clockwise(state):
        if crystals[seat]:
            state.crystals[seat] += crystals[seat]
            events.append(event(CRYSTALS, seat, number=crystals[seat]))
        if cards[seat]:
            receive(state, seat, cards[seat], events)


def award_scales(state: State, earned: list[int], events: list[Event]) -> None:
    """Give out scales that are earned at the same moment. If the supply runs out, the scales are scored,
    including all of these; so it makes no difference who takes the last ones (here the current player first,
    then clockwise).
    """
    if not any(earned):
        return
    totals = state.scales[:]
    for seat in clockwise(state):
        if earned[seat]:
            given = min(earned[seat], state.supply)
            state.scales[seat] += given
            state.supply -= given
            totals[seat] += earned[seat]  # 003 Scoring the Golden Scales: missing ones count, too
            events.append(event(SCALES_EVENT, seat, number=earned[seat]))
    if not state.supply:
        _score_scales(state, totals, events)


def _score_scales(state: State, totals: list[int], events: list[Event]) -> None:
    events.append(event(SCALES_SCORED))
    most = max(totals)
    for seat in clockwise(state):
        if totals[seat] < THRESHOLD:
            # This player gets no crystals and keeps his scales; those that the supply did not have he now
            # takes from the scales that others gave back.
            state.scales[seat] = totals[seat] if state.version > 1 else state.scales[seat]
            continue
        alone = totals[seat] == most and totals.count(most) == 1
        crystals = SOLE_MOST if alone else GUARANTEED
        state.crystals[seat] += crystals
        events.append(event(CRYSTALS, seat, number=crystals))
        state.scales[seat] = 0
    state.supply = SCALES[state.players] - sum(state.scales)


def check_end(state: State, events: list[Event]) -> None:
    """End the game if the marker just placed ends it.  # 003 Winning the Game"""
    if state.obelisk.count(state.seat) >= OFFERINGS_TO_WIN[state.players]:
        finish(state, OFFERINGS, events)
    elif state.built == ALL_BUILT and max(state.crystals) < offering_cost(state):
        finish(state, REBUILT, events)
    elif not any(markers_left(state, seat) for seat in range(state.players)):
        finish(state, NO_MARKERS, events)


def check_idle(state: State, events: list[Event]) -> None:
    """A rule of ours, so that every game ends: after twenty rounds without a contribution or offering the
    game ends as if everything were rebuilt."""
    if state.idle >= IDLE_ROUNDS * state.players:
        finish(state, IDLE, events)


def finish(state: State, ending: int, events: list[Event]) -> None:
    """End the game: `ending` is one of the constants of `state` such as OFFERINGS."""
    state.ending = ending
    state.phase = OVER
    events.append(event(ENDED))


TERMINATIONS: Final = {
    OFFERINGS: Termination.OFFERINGS,
    REBUILT: Termination.CITY_REBUILT,
    NO_MARKERS: Termination.NO_MARKERS,
    IDLE: Termination.IDLE,
}


def result_of(state: State) -> Result | None:
    """Who won: most offerings, then most crystals, else a shared victory. A draw has no winner."""
    if state.phase != OVER:
        return None
    offerings = tuple(state.obelisk.count(seat) for seat in range(state.players))
    if state.ending == NO_MARKERS:
        return Result((), offerings, Termination.NO_MARKERS)
    most = max(offerings)
    leaders = [seat for seat in range(state.players) if offerings[seat] == most]
    rich = max(state.crystals[seat] for seat in leaders)
    winners = tuple(seat for seat in leaders if state.crystals[seat] == rich)
    return Result(winners, offerings, TERMINATIONS[state.ending])
