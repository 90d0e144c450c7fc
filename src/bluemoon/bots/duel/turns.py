"""All that a player can do in the rest of his turn, up to the announcement, on a deal of his own.

Orders that lead to the same table are one; where there are too many ways, the wider ones are given up first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bluemoon.bots.duel.glance import prefer
from bluemoon.bots.duel.judgement import Judge, standing
from bluemoon.bots.duel.worth import worths
from bluemoon.duel import actions as do
from bluemoon.duel import effects as fx
from bluemoon.duel.menu import permitted
from bluemoon.duel.play import perform
from bluemoon.duel.state import POWER, State
from bluemoon.duel.turn import advance

Signature = tuple[object, ...]

FEW: Final = 4  # so many of many cards are considered where a text asks for one
TAKING: Final = (fx.SEARCH, fx.TAKE, fx.DEPLOY)
GIVING: Final = (fx.DISCARD, fx.SHUFFLE_IN, fx.DECLINING, fx.ANY, fx.UNDER, fx.LOADING, fx.REVEAL)
LONGER: Final = 1e-6  # of equal ends the shorter way is better
LOOKS: Final = 8  # actions tried between two looks at the clock
ANSWERS: Final = 40  # of the other seat in one turn; no turn has so many


class Plan:
    """A way through the turn: what to do, what the table looks like before each step, and its worth."""

    __slots__ = ("actions", "seen", "value")

    def __init__(self, actions: tuple[int, ...], seen: tuple[Signature, ...], value: float) -> None:
        self.actions = actions
        self.seen = seen
        self.value = value


def signature(g: State, me: int) -> Signature:
    """What the seat sees of the state, as far as a plan hangs on it."""
    a = g.sides[me]
    b = g.sides[1 - me]
    mine = (a.hand, a.active, a.support, a.ships, a.landed, a.used, a.targets)
    return (*mine, b.active, b.support & ~b.bluffs, b.used, g.phase, g.stack[-1:], g.current)


def after(g: State, act: int) -> State:
    """The state after an action, the original untouched."""
    h = g.fork()
    perform(h, act)
    advance(h)
    return h


def settle(g: State, me: int) -> None:
    """Let the other seat answer its questions at a glance until the turn is mine again or over."""
    for _ in range(ANSWERS):
        if g.winner >= 0 or g.player == me or (not g.stack and g.current != me):
            return
        perform(g, prefer(g, permitted(g)))
        advance(g)


def worth_after(g: State, act: int, me: int) -> float:
    """How the seat stands after an action of its own."""
    h = after(g, act)
    settle(h, me)
    return standing(h, me)


class Node:
    """A state in the middle of the turn and the way to it."""

    __slots__ = ("path", "seen", "state")

    def __init__(self, state: State, path: tuple[int, ...], seen: tuple[Signature, ...]) -> None:
        self.state = state
        self.path = path
        self.seen = seen  # before each step of the path, and now


class Search:
    """One search through the rest of a turn: level by level, finished turns are judged."""

    def __init__(self, judge: Judge, limit: int, stop: Callable[[], bool] | None = None) -> None:
        self.judge = judge
        self.me = judge.me
        self.limit = limit
        self.stop = stop
        self.nodes = 0
        self._looks = 0
        self._late = False
        self.plans: list[Plan] = []
        self._known: set[Signature] = set()

    def run(self, g: State, actions: Sequence[int]) -> list[Plan]:
        """The plans that were found, best first."""
        level = [Node(g, (), (signature(g, self.me),))]
        first: Sequence[int] | None = actions
        while level:
            below: list[Node] = []
            for node in level:
                for act in sensible(node.state, permitted(node.state) if first is None else first):
                    if self._stopped():
                        break
                    child = self._try(node, act)
                    if child is not None:
                        below.append(child)
                first = None
            level = below
        self.plans.sort(key=_worst)
        return self.plans

    def _stopped(self) -> bool:
        """Is the time over? The clock is not asked every time."""
        self._looks += 1
        if self.stop is not None and not self._late and self._looks % LOOKS == 0:
            self._late = self.stop()
        return self._late

    def _try(self, node: Node, act: int) -> Node | None:
        """Judge an action that ends the plan, or return the node from which it goes on."""
        g = node.state
        kind = act >> 12
        if kind == do.ANNOUNCE or kind == do.DECLINE or kind == do.RETREAT:
            self._keep(node, act, self._ending(g, kind, act & 63))
            return None
        if self.nodes >= self.limit:
            return None  # no further states, but those that were found are brought to an end
        self.nodes += 1
        child = after(g, act)
        if child.player != self.me:
            settle(child, self.me)
        if child.winner >= 0 or child.current != self.me or child.phase >= POWER:
            self._keep(node, act, standing(child, self.me))
            return None
        seen = signature(child, self.me)
        mark = (seen, child.sides[1 - self.me].hand)
        if mark in self._known:
            return None
        self._known.add(mark)
        return Node(child, (*node.path, act), (*node.seen, seen))

    def _ending(self, g: State, kind: int, element: int) -> float:
        if kind == do.ANNOUNCE:
            return self.judge.announced(g, element)
        return self.judge.declining(g) if kind == do.DECLINE else self.judge.retreating(g)

    def _keep(self, node: Node, act: int, value: float) -> None:
        path = (*node.path, act)
        self.plans.append(Plan(path, node.seen, value - LONGER * len(path)))


def _worst(plan: Plan) -> float:
    return -plan.value


def sensible(g: State, acts: Sequence[int]) -> Sequence[int]:
    """Few of many: one dragon is as good as another, the best cards to take, the least ones to give."""
    if not g.stack:
        return acts
    kind = g.stack[-1][0]
    if kind == fx.ATTRACT:
        return acts[:1]
    picks = [act for act in acts if act >> 12 == do.PICK]
    if len(picks) <= FEW or (kind not in TAKING and kind not in GIVING):
        return acts
    worth = worths(g.decks[g.player])
    ranked = sorted([(worth[act & 63], act) for act in picks], reverse=kind in TAKING)
    return [act for act in acts if act >> 12 != do.PICK] + [act for _, act in ranked[:FEW]]
