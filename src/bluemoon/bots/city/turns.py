"""Search over whole turns of the city: all ways through movement and contribution, and how good they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bluemoon.bots.city.judgement import Judge
from bluemoon.bots.city.payments import some_actions
from bluemoon.bots.city.worth import card_worths
from bluemoon.city.actions import (
    BUILD,
    DISCARDS,
    DONE,
    DRAGON_CARDS,
    DRAGON_HOP,
    FINISH,
    PLAY,
    WALK,
    Action,
)
from bluemoon.city.board import DISTANCE
from bluemoon.city.cards import DRAGON_OF, KINDS
from bluemoon.city.legal import legal_actions
from bluemoon.city.play import MOST_DISCARDS, perform
from bluemoon.city.state import CONTRIBUTION, MOVEMENT, State

CHEAP: Final = 0.28  # cards worth less are changed

Mark = tuple[object, ...]


class Plan:
    """A way through the turn and the chance to win that it is judged to give."""

    __slots__ = ("actions", "value")

    def __init__(self, actions: tuple[Action, ...], value: float) -> None:
        self.actions = actions
        self.value = value


class Width:
    """Limits of a search: ends of the turn, payments for each box, and the size of hand from which on only
    simple payments are considered."""

    __slots__ = ("ends", "large", "payments")

    def __init__(self, ends: int, payments: int, large: int) -> None:
        self.ends = ends
        self.payments = payments
        self.large = large


FULL: Final = Width(500, 3, 14)
QUICK: Final = Width(60, 1, 0)
AT_ONE_PLACE: Final = 0.3  # the share of `Width.ends` that may be spent on one place


def after(state: State, action: Action) -> State:
    """A copy of the state after an action."""
    child = State(state)
    perform(child, action)
    return child


def mark(state: State) -> Mark:
    """A key for the state, so that different orders of the same actions are searched once."""
    table = (tuple(state.boxes), tuple(state.figures), tuple(state.dragons), tuple(state.crystals))
    return (state.phase, state.built, len(state.obelisk), tuple(state.hands), *table)


def plans_of(root: State, width: Width, stop: Callable[[], bool] | None = None) -> list[Plan]:
    """The plans for the rest of movement and contribution, best first."""
    search = Search(root, width, stop)
    if root.phase == MOVEMENT:
        search.move()
    else:
        search.contribute(root, ())
    search.plans.sort(key=lambda plan: -plan.value)
    return search.plans


class Search:
    """Looks through one turn of one player."""

    __slots__ = ("ends", "judge", "known", "limit", "me", "plans", "root", "stop", "width", "worth")

    def __init__(self, root: State, width: Width, stop: Callable[[], bool] | None) -> None:
        self.root = root
        self.me = root.seat
        self.judge = Judge(root, root.seat)
        self.width = width
        self.stop = stop
        self.ends = 0
        self.limit = width.ends
        self.plans: list[Plan] = []
        self.known: set[Mark] = set()
        self.worth: list[float] = card_worths(root)

    def move(self) -> None:
        """Look at every place in reach; where something can be built, also with dragons brought there."""
        buildable: list[tuple[State, tuple[Action, ...]]] = []
        share = int(AT_ONE_PLACE * self.width.ends)
        for state, path in self.stands():
            perform(state, FINISH)
            self.limit = min(self.width.ends, self.ends + share)
            if self.contribute(state, (*path, FINISH)):
                buildable.append((state, path))
        for state, path in buildable:
            for flown, way in self.with_dragons(state, path):
                self.limit = min(self.width.ends, self.ends + share)
                self.contribute(flown, (*way, FINISH))

    def stands(self) -> list[tuple[State, tuple[Action, ...]]]:
        """Where the figure can stand: here, after a walk, or after a flight to where it cannot walk."""
        root = self.root
        found: list[tuple[State, tuple[Action, ...]]] = [(State(root), ())]
        reached = {root.figures[self.me]}
        for action in legal_actions(root):  # walks come first
            if action.kind == WALK or (action.kind == PLAY and DRAGON_OF[action.cards[0]] < 0):
                if action.target not in reached:
                    reached.add(action.target)
                    found.append((after(root, action), (action,)))
        return found

    def with_dragons(self, state: State, path: tuple[Action, ...]) -> list[tuple[State, tuple[Action, ...]]]:
        """The same place with all dragons that can be brought there, and with each of them alone."""
        plays: list[Action] = []
        place = state.figures[self.me]
        base = self.me * KINDS
        for dragon, (one, two) in enumerate(DRAGON_CARDS):
            spot = state.dragons[dragon]
            hops = spot >= 0 and DISTANCE[spot][place] <= DRAGON_HOP
            usable = [kind for kind in (one, two) if state.hands[base + kind] and (kind == one or hops)]
            if usable and spot != place:
                cheapest = min(usable, key=lambda kind: self.worth[kind])
                plays.append(Action(PLAY, place, (cheapest,)))
        groups: list[tuple[Action, ...]] = [tuple(plays)] if plays else []
        if len(plays) > 1 and self.width.payments > 1:
            groups += [(play,) for play in plays]
        found: list[tuple[State, tuple[Action, ...]]] = []
        for group in groups:
            flown = State(state)
            for play in group:
                perform(flown, play)
            found.append((flown, (*path, *group)))
        return found

    def contribute(self, state: State, path: tuple[Action, ...]) -> bool:
        """Judge ending the turn here, then after each contribution; returns whether any is possible."""
        if self.ends >= self.limit or (self.stop is not None and self.stop()):
            return False
        going_on = state.phase == CONTRIBUTION and state.seat == self.me
        if state.paid or state.dragons == self.root.dragons:  # no dragon is brought for nothing
            self.ends += 1
            way = (*path, FINISH) if going_on else path
            self.plans.append(Plan(way, self.judge.chance(state) - 1e-6 * len(way)))
        if not going_on:
            return False
        some = False
        for action in self.sensible(state):
            child = after(state, action)
            some = True
            seen = mark(child)
            if seen not in self.known:
                self.known.add(seen)
                self.contribute(child, (*path, action))
        return some

    def sensible(self, state: State) -> list[Action]:
        """Offerings, and for each box the cheapest payments."""
        found: list[Action] = []
        builds: dict[int, list[Action]] = {}
        for action in some_actions(state, self.width.large):
            if action.kind == BUILD:
                builds.setdefault(action.target, []).append(action)
            elif action.kind != DONE:
                found.append(action)
        for ways in builds.values():
            if len(ways) > self.width.payments:
                ways.sort(key=lambda action: sum([self.worth[kind] for kind in action.cards]))
            found += ways[: self.width.payments]
        return found


def discard(state: State) -> Action:
    """The next card to change at the end of the turn, one that the city hardly asks for; FINISH if there is
    none."""
    worth = card_worths(state)
    base = state.seat * KINDS
    cheap = [kind for kind in range(KINDS) if state.hands[base + kind] and worth[kind] < CHEAP]
    if state.thrown:  # the second one is offered in ascending order only
        cheap = [kind for kind in cheap if kind >= state.thrown[0]]
    if not cheap:
        return FINISH
    cheap.sort(key=lambda kind: worth[kind])
    if state.thrown or state.hands[base + cheap[0]] > 1:
        return DISCARDS[cheap[0]]
    return DISCARDS[min(cheap[:MOST_DISCARDS])]
