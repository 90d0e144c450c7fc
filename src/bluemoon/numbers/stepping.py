"""The inner loops of `bluemoon.batch`: many games at once, without objects for single steps. This module is
compiled; arrays are made elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.city.actions import Action
from bluemoon.city.engine import CityState
from bluemoon.city.play import perform
from bluemoon.city.state import Step
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.numbers import city, duel
from bluemoon.numbers.rows import put

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1


def _codes() -> list[int]:
    found = [NOBODY] * duel.ACTIONS
    for kind in range(64):
        first = duel.FIRST[kind]
        if first >= 0 and kind != do.LOAD:
            count = next(entry.length for entry in duel.KINDS_OF_ACTIONS if entry.first == first)
            for place in range(count):
                found[first + place] = do.action(kind, place)
    return found


CODES: Final[list[int]] = _codes()  # the engine's action for each number, but for loading


def show_duels(games: list[DuelState], seen: bytearray, masks: bytearray, players: bytearray) -> None:
    """Write the observation of the deciding seat of every game, who that is, and into masks of zeros what it
    may do."""
    place: i64 = 0
    first: i64 = 0
    for i in range(len(games)):
        g = games[i]
        me = g.player
        put(players, i, me)
        duel.pack(g, me, seen, place)
        duel.put_mask(masks, first, g, g.legal_actions())
        place += duel.SIZE
        first += duel.ACTIONS


def step_duels(games: list[DuelState], numbers: list[int]) -> list[int]:
    """Take one action in every game; the numbers of the games that are over now. ValueError if an action is
    not possible: the games before it have gone on then."""
    over: list[int] = []
    for i in range(len(games)):
        g = games[i]
        number = numbers[i]
        if number < 0 or number >= duel.ACTIONS:
            raise ValueError(f"game {i}: there is no action {number}")
        code = CODES[number]
        if code < 0:
            code = duel.code_of(g, number)
        if code < 0 or code not in g.legal_actions():
            raise ValueError(f"game {i}: action {number} is not possible now")
        g.apply(code)
        if g.winner >= 0:
            over.append(i)
    return over


class Town:
    """A game of the city in a batch: its state, what may be done, and the contribution that is being paid.

    Its past is a plain list, not the state's trail: of a trail the garbage collector would look at every
    step, over and over."""

    __slots__ = ("actions", "numbers", "past", "state", "steps")

    def __init__(self, state: CityState) -> None:
        self.state = state
        self.steps = city.Steps()
        self.actions: list[Action] = state.legal_actions()
        self.numbers: list[int] = city.numbers_of(self.actions, self.steps)
        self.past: list[Action] = []

    def whole(self) -> CityState:
        """A copy of the game with its past, which has a record."""
        copy = self.state.copy()
        for action in self.past:
            copy.trail = Step(copy.trail, action)
        return copy


def show_towns(towns: list[Town], seen: bytearray, masks: bytearray, players: bytearray) -> None:
    """Write the observation of the deciding seat of every game, who that is, and into masks of zeros what it
    may do."""
    place: i64 = 0
    first: i64 = 0
    for i in range(len(towns)):
        town = towns[i]
        state = town.state
        me: i64 = state.seat
        put(players, i, me)
        city.pack(state, me, town.steps, seen, place)
        for number in town.numbers:
            put(masks, first + number, 1)
        place += city.SIZE
        first += city.ACTIONS


def step_towns(towns: list[Town], numbers: list[int]) -> list[int]:
    """Take one action in every game; the numbers of the games that are over now. ValueError if an action is
    not possible: the games before it have gone on then."""
    over: list[int] = []
    for i in range(len(towns)):
        town = towns[i]
        number = numbers[i]
        if number not in town.numbers:
            raise ValueError(f"game {i}: action {number} is not possible now")
        action = city.done(number, town.actions, town.steps)
        if action is not None:
            state = town.state
            town.past.append(action)
            perform(state, action)
            if state.ending:
                over.append(i)
                continue
            town.actions = state.legal_actions()
        town.numbers = city.numbers_of(town.actions, town.steps)
    return over
