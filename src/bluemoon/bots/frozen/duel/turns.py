"""All that a player can do in the rest of his turn, up to the announcement, on a deal of his own.

Orders that lead to the same table are one; where there are too many ways, the wider ones are given up first.

Frozen copy of bots/duel/turns.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from bluemoon.bots.frozen.duel.glance import prefer
from bluemoon.bots.frozen.duel.judgement import Judge, standing
from bluemoon.bots.frozen.duel.worth import worths
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames as fx
from bluemoon.duel.model.state import POWER, State
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.turn import advance

if TYPE_CHECKING:
    from mypy_extensions import i64

Signature = tuple[object, ...]

FEW: Final = 4  # so many of many cards are considered where a text asks for one
TAKING: Final = (fx.SEARCH, fx.TAKE, fx.DEPLOY)
GIVING: Final = (fx.DISCARD, fx.SHUFFLE_IN, fx.DECLINING, fx.ANY, fx.UNDER, fx.LOADING, fx.REVEAL)
LONGER: Final = 1e-6  # of equal ends the shorter way is better
LOOKS: Final = 32  # actions tried between two looks at the clock
FACTOR: Final = 0x1B873593CC9E2D51  # any large odd number
LARGEST: Final = (1 << 62) - 1
ANSWERS: Final = 40  # of the other seat in one turn; no turn has so many


@mypyc_attr(acyclic=True, free_list_len=1)
class Node:
    """A state in the middle of the turn and the way to it."""

    __slots__ = ("before", "path", "state")

    def __init__(self, state: State, path: tuple[int, ...], before: Node | None) -> None:
        self.state = state
        self.path = path
        self.before = before


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """A way through the turn: what to do, and its worth."""

    __slots__ = ("_last", "actions", "value")

    def __init__(self, actions: tuple[int, ...], value: float = 0.0, last: Node | None = None) -> None:
        self.actions = actions
        self.value = value
        self._last = last  # before the last step

    def seen(self, me: int) -> list[Signature]:
        """What the seat sees before each step."""
        found: list[Signature] = []
        node = self._last
        while node is not None:
            found.append(signature(node.state, me))
            node = node.before
        found.reverse()
        return found


def signature(g: State, me: int) -> Signature:
    """What the seat sees of the state, as far as a plan hangs on it."""
    a = g.sides[me]
    b = g.sides[1 - me]
    mine = (a.hand, a.active, a.support, a.ships, a.landed, a.used, a.targets)
    return (*mine, b.active, b.support & ~b.bluffs, b.used, g.phase, g.stack[-1:], g.current)


def mark_of(g: State, me: int) -> i64:
    """A number for a state of the turn: what is different for the rest of the turn has another one."""
    a = g.sides[me]
    b = g.sides[1 - me]
    mark = mixed(mixed(mixed(mixed(0, a.hand), a.active), a.support), a.used)
    mark = mixed(mixed(mixed(mark, a.ships), a.landed), b.hand)
    mark = mixed(mixed(mixed(mark, b.active), b.support & ~b.bluffs), b.used)
    if a.targets:
        mark = mixed(mark, hash(a.targets))
    if g.waiting is not None:
        mark = mixed(mark, hash(g.waiting.row()))
    return mixed(mark, g.phase)


def mixed(mark: i64, figure: i64) -> i64:
    """Another number of 62 bits for every figure, in every order."""
    mark = ((mark ^ figure) * FACTOR) & LARGEST
    return mark ^ mark >> 29


def after(g: State, act: int) -> State:
    """The state after an action, the original untouched."""
    h = g.fork()
    perform(h, act)
    advance(h)
    return h


def settle(g: State, me: int) -> None:
    """Let the other seat answer its questions at a glance until the turn is mine again or over."""
    for _ in range(ANSWERS):
        if g.winner >= 0 or g.player == me or (g.waiting is None and g.current != me):
            return
        perform(g, prefer(g, permitted(g)))
        advance(g)


def worth_after(g: State, act: int, me: int) -> float:
    """How the seat stands after an action of its own."""
    h = after(g, act)
    settle(h, me)
    return standing(h, me)


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
        self._below: list[Node] = []  # the next level
        self._known: set[int] = set()

    def run(self, g: State, actions: Sequence[int]) -> list[Plan]:
        """The plans that were found, best first."""
        self._expand(Node(g, (), None), list(actions))
        while self._below:
            level = self._below
            self._below = []
            for node in level:
                self._expand(node, permitted(node.state))
        self.plans.sort(key=_worst)
        return self.plans

    def _expand(self, node: Node, acts: list[int]) -> None:
        for act in sensible(node.state, acts):
            if self._stopped():
                return
            self._try(node, act)

    def _stopped(self) -> bool:
        """Is the time over? The clock is not asked every time."""
        self._looks += 1
        if self.stop is not None and not self._late and self._looks % LOOKS == 0:
            self._late = self.stop()
        return self._late

    def _try(self, node: Node, act: int) -> None:
        """Judge an action that ends the plan, or keep the node from which it goes on."""
        g = node.state
        me = self.me
        kind = act >> 12
        if kind == do.ANNOUNCE or kind == do.DECLINE or kind == do.RETREAT:
            self._keep(node, act, self._ending(g, kind, act & 63))
            return
        if self.nodes >= self.limit:
            return  # no further states, but those that were found are brought to an end
        self.nodes += 1
        child = after(g, act)
        if child.player != me:
            settle(child, me)
        if child.winner >= 0 or child.current != me or child.phase >= POWER:
            self._keep(node, act, standing(child, me))
            return
        mark = mark_of(child, me)
        if mark not in self._known:
            self._known.add(mark)
            self._below.append(Node(child, (*node.path, act), node))

    def _ending(self, g: State, kind: int, element: int) -> float:
        if kind == do.ANNOUNCE:
            return self.judge.announced(g, element)
        return self.judge.declining(g) if kind == do.DECLINE else self.judge.retreating(g)

    def _keep(self, node: Node, act: int, value: float) -> None:
        path = (*node.path, act)
        self.plans.append(Plan(path, value - LONGER * len(path), node))


def _worst(plan: Plan) -> float:
    return -plan.value


def sensible(g: State, acts: list[int]) -> list[int]:
    """Few of many: one dragon is as good as another, the best cards to take, the least ones to give."""
    if g.waiting is None:
        return acts
    kind = g.waiting.kind
    if kind == fx.ATTRACT:
        return acts[:1]
    picks = [act for act in acts if act >> 12 == do.PICK]
    if len(picks) <= FEW or (kind not in TAKING and kind not in GIVING):
        return acts
    worth = worths(g.decks[g.player])
    ranked = sorted([(worth[act & 63], act) for act in picks], reverse=kind in TAKING)
    return [act for act in acts if act >> 12 != do.PICK] + [act for _, act in ranked[:FEW]]
