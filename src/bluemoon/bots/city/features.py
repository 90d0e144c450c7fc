"""A position of the city as figures (numbers that describe it to the network): what each player has, what he
will get from his markers, and what his next turn may bring."""

from __future__ import annotations

from typing import Final

from bluemoon.bots.city.worth import MOST, prize
from bluemoon.city.board import (
    ANY_COLOUR,
    BOXES,
    CENTRE_PLACE,
    DISTANCE,
    FIRST_BOX,
    OBELISK_BOXES,
    PLACES,
    TILE_COLOUR,
)
from bluemoon.city.cards import COLOURS, F1, F2, H1, K1, KHIND, KINDS, M1, M2, MIMIX, P1, VALUE
from bluemoon.city.scoring import most_markers
from bluemoon.city.state import STEPS, State, markers_left
from bluemoon.city.tiles import OFFERINGS_TO_WIN, SCALES

BUCKETS: Final = 3  # unfinished buildings by free boxes: one, two, more


class Site:
    """An unfinished building."""

    __slots__ = ("colour", "dragons", "first", "needs", "owners", "place", "prize", "tile")

    def __init__(self, state: State, place: int) -> None:
        tile = state.tiles[place]
        first = FIRST_BOX[tile]
        boxes = BOXES[tile]
        self.place = place
        self.tile = tile
        self.colour = TILE_COLOUR[tile]
        self.owners: list[int] = state.boxes[first : first + len(boxes)]
        self.needs: list[int] = []  # of the free boxes, the cheapest first
        for box in range(len(boxes) - 1, -1, -1):
            if self.owners[box] < 0:
                self.needs.append(boxes[box])
        self.prize: float = prize(state, place)
        self.dragons: int = state.dragons.count(place)


def colour_strengths(state: State, seat: int) -> list[int]:
    """What a hand can pay in each colour, with wild cards; the last is the best colour, for the palace."""
    base = seat * KINDS
    hands = state.hands
    pairs = (hands[base + M1] + hands[base + M2]) // 2 * 3
    wild = hands[base + K1]
    found: list[int] = []
    for colour in range(COLOURS):
        kind = base + 3 * colour
        value = hands[kind] + 2 * hands[kind + 1] + 3 * hands[kind + 2]
        if colour != KHIND:
            value += wild
        if colour != MIMIX:
            value += pairs
        found.append(value)
    found.append(max(found))
    return found


class Table:
    """What is the same for all players: the unfinished buildings, what they ask for, the offerings."""

    __slots__ = ("asked", "offerings", "sites")

    def __init__(self, state: State) -> None:
        self.sites = [
            Site(state, place)
            for place in range(PLACES)
            if place != CENTRE_PLACE and not state.built >> place & 1
        ]
        self.asked = [0] * (COLOURS + 1)  # by colour, what the free boxes need
        for site in self.sites:
            for need in site.needs:
                self.asked[site.colour] += need
        self.offerings = [state.obelisk.count(seat) for seat in range(state.players)]


def features(state: State) -> list[list[float]]:
    """For every seat the figures of its position."""
    table = Table(state)
    return [seat_features(state, seat, table) for seat in range(state.players)]


def seat_features(state: State, seat: int, table: Table) -> list[float]:
    """The figures of one seat, in a fixed order."""
    players = state.players
    offerings = table.offerings
    to_win = OFFERINGS_TO_WIN[players]
    rival = 0
    for other in range(players):
        if other != seat:
            rival = max(rival, offerings[other])
    wait = (seat - state.seat - 1) % players
    found = [
        offerings[seat] / to_win,
        rival / to_win,
        len(state.obelisk) / len(OBELISK_BOXES[players]),
        state.built.bit_count() / 20.0,
        wait / players,
        1.0 if wait == players - 1 else 0.0,
        1.0 if players == 2 else 0.0,
    ]
    _purse(state, seat, offerings[seat], found)
    _scales(state, seat, found)
    _hand(state, seat, table.asked, found)
    _coming(seat, table.sites, found)
    _reach(state, seat, table.sites, found)
    return found


def _purse(state: State, seat: int, made: int, found: list[float]) -> None:
    """Figures of the crystals, the offerings that they buy, and the way to the courtyard."""
    boxes = OBELISK_BOXES[state.players]
    crystals = state.crystals[seat]
    left = crystals
    paid = 0
    filled = len(state.obelisk)
    while filled + paid < len(boxes) and left >= boxes[filled + paid]:
        left -= boxes[filled + paid]
        paid += 1
    rest = left / boxes[filled + paid] if filled + paid < len(boxes) else 0.0
    markers = markers_left(state, seat)
    way = DISTANCE[state.figures[seat]][CENTRE_PLACE]
    base = seat * KINDS
    near = way <= STEPS or state.hands[base + F1] > 0 or (state.hands[base + F2] > 0 and way <= 2 * STEPS)
    can = paid > 0 and markers > 0
    missing = OFFERINGS_TO_WIN[state.players] - made
    found += [
        crystals / 10.0,
        paid / 2.0,
        rest,
        1.0 if can and near else 0.0,
        1.0 if can and not near else 0.0,
        1.0 if paid >= 2 and near and state.hands[base + P1] + state.hands[base + P1 + 1] > 0 else 0.0,
        1.0 if can and missing == 1 and near else 0.0,
        1.0 if can and missing == 1 else 0.0,
        way / 4.0,
        markers / 10.0,
        1.0 if markers == 0 else 0.0,
        1.0 if markers <= 1 else 0.0,
        1.0 if markers <= 3 else 0.0,
    ]


def _scales(state: State, seat: int, found: list[float]) -> None:
    own = state.scales[seat]
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.scales[other])
    near = 1.0 - state.supply / SCALES[state.players]  # how near the scoring is
    found += [
        own / 5.0,
        near * own / 5.0,
        1.0 if own >= 3 else 0.0,
        near if own > most else 0.0,
        near if own >= 3 else 0.0,
    ]


def _hand(state: State, seat: int, asked: list[int], found: list[float]) -> None:
    base = seat * KINDS
    hands = state.hands
    cards = 0
    useful = 0.0
    best = 0.0
    for colour in range(COLOURS):
        value = 0
        for kind in range(3 * colour, 3 * colour + 3):
            count = hands[base + kind]
            cards += count
            value += count * VALUE[kind]
        use = min(float(value), float(asked[colour]))
        useful += use
        best = max(best, use)
    dragons = 0
    for people in range(3):
        dragons += hands[base + 3 * people] + hands[base + 3 * people + 1]
    found += [
        (cards + len(state.face_down[seat])) / 10.0,
        useful / 15.0,
        best / 8.0,
        hands[base + K1] / 3.0,
        (hands[base + M1] + hands[base + M2]) // 2 / 1.0,
        (hands[base + H1] + hands[base + H1 + 1]) / 2.0,
        (hands[base + F1] + 0.5 * hands[base + F2]) / 2.0,
        (hands[base + P1] + hands[base + P1 + 1]) / 2.0,
        dragons / 4.0,
        1.0 if asked[ANY_COLOUR] else 0.0,
    ]


def _coming(seat: int, sites: list[Site], found: list[float]) -> None:
    """What the markers on unfinished buildings will bring, by how many boxes are free."""
    each = [0.0] * BUCKETS
    most = [0.0] * BUCKETS
    shared = 0.0
    for site in sites:
        if seat not in site.owners:
            continue
        bucket = min(len(site.needs), BUCKETS) - 1
        each[bucket] += site.prize / 4.0
        filled = [owner for owner in site.owners if owner >= 0]
        if most_markers(filled) == seat:
            most[bucket] += MOST[site.tile] / 2.0
        if filled.count(seat) < len(filled):
            shared += site.prize / 4.0
    found += each
    found += most
    found.append(shared)


def _reach(state: State, seat: int, sites: list[Site], found: list[float]) -> None:
    """The best that the next turn and the one after it can bring, and how much there is in between."""
    base = seat * KINDS
    strength = colour_strengths(state, seat)
    here = DISTANCE[state.figures[seat]]
    hop = state.hands[base + F2] > 0
    flight = state.hands[base + F1] > 0
    markers = markers_left(state, seat)
    now = later = 0.0
    put = put_later = 0.0
    ways = 0
    for site in sites:
        left = strength[site.colour]
        built = 0
        for need in site.needs:
            if need > left or built == markers:
                break
            left -= need
            built += 1
        if not built:
            continue
        way = here[site.place]
        near = flight or way <= STEPS or (hop and way <= 2 * STEPS)
        own = site.owners.count(seat)
        if built == len(site.needs):
            gain = site.prize + site.dragons
            if 2 * (own + built) > len(site.owners):
                gain += MOST[site.tile]
            if near:
                now = max(now, gain)
            elif way <= 2 * STEPS:
                later = max(later, gain)
        else:
            gain = (0.0 if own else site.prize) + MOST[site.tile] * built / len(site.owners) + site.dragons
            if near:
                put = max(put, gain)
            else:
                put_later = max(put_later, gain)
        if near:
            ways += 1
    found += [now / 4.0, later / 4.0, put / 4.0, put_later / 4.0, 1.0 if ways else 0.0, ways / 4.0]
