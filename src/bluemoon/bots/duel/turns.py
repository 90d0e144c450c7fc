"""Search over all that a player can do in the rest of his turn, up to the announcement, on one deal.

Different orders of actions that lead to the same state are searched once. If there are too many states, no
new ones are added, but those found are still brought to an end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.heuristics import prefer
from bluemoon.bots.duel.judgement import Judge, standing
from bluemoon.bots.duel.worth import worths
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import POWER, State
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.questions import kinds_with
from bluemoon.duel.rules.turn import advance
from bluemoon.powers.question import GIVES, TAKES

if TYPE_CHECKING:
    from mypy_extensions import i64

Signature = tuple[object, ...]

FEW: Final = 12  # how many cards are considered where a text asks for one of many
TAKING: Final = kinds_with(TAKES)
# A payment must be exact, so every way of paying is considered.
GIVING: Final = tuple([kind for kind in kinds_with(GIVES) if kind != frames.PAY])
LONGER: Final = 1e-6  # subtracted for each step: of equal plans the shorter one is better
LOOKS: Final = 32  # actions tried between two looks at the clock
FACTOR: Final = 0x1B873593CC9E2D51  # any large odd number
LARGEST: Final = (1 << 62) - 1
ANSWERS: Final = 40  # answers of the other seat in one turn, as a safeguard; no turn has so many


@mypyc_attr(acyclic=True, free_list_len=1)
class Node:
    """A state in the middle of the turn and the way to it."""

    __slots__ = ("act", "before", "state", "steps")

    def __init__(self, state: State, act: int, before: Node | None) -> None:
        self.state = state
        self.act = act  # that led here
        self.before = before
        self.steps: float = 0.0 if before is None else before.steps + 1.0


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """A way through the turn: what to do, and its worth."""

    __slots__ = ("_act", "_actions", "_last", "value")

    def __init__(
        self,
        actions: tuple[int, ...] | None,
        value: float = 0.0,
        last: Node | None = None,
        act: int = 0,
    ) -> None:
        """Of these actions, or of the way to a node and one more action."""
        self._actions = actions
        self.value = value
        self._last = last  # before the last step
        self._act = act  # the last step

    @property
    def actions(self) -> tuple[int, ...]:
        """What to do, from the first step on. Most plans are never asked for it."""
        if self._actions is None:
            steps = [self._act]
            node = self._last
            while node is not None and node.before is not None:
                steps.append(node.act)
                node = node.before
            steps.reverse()
            self._actions = tuple(steps)
        return self._actions

    @property
    def before_end(self) -> State | None:
        """The state before the last step; None of a plan that no search has found."""
        return None if self._last is None else self._last.state

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
    """What the seat sees of the state and a plan depends on; if it is not as foreseen, the plan is
    dropped."""
    a = g.sides[me]
    b = g.sides[1 - me]
    mine = (a.hand, a.active, a.support, a.ships, a.landed, a.used, a.targets)
    return (*mine, b.active, b.support & ~b.bluffs, b.used, g.phase, g.stack[-1:], g.current)


def mark_of(g: State, me: int) -> i64:
    """A hash of everything that matters for the rest of the turn."""
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
    """The hash with another number mixed in (62 bits); the order of the numbers matters."""
    mark = ((mark ^ figure) * FACTOR) & LARGEST
    return mark ^ mark >> 29


def after(g: State, act: int) -> State:
    """The state after an action, the original untouched."""
    h = g.fork()
    perform(h, act)
    advance(h)
    return h


def settle(g: State, me: int) -> None:
    """Answer the other seat's questions by simple rules until `me` decides again or the turn is over."""
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
        self._look(g, actions)
        self.plans.sort(key=_worst)
        return self.plans

    def best(self, g: State, actions: Sequence[int]) -> Plan | None:
        """The best plan, the first one of several; None if there is none."""
        self._look(g, actions)
        found: Plan | None = None
        for plan in self.plans:
            if found is None or plan.value > found.value:
                found = plan
        return found

    def _look(self, g: State, actions: Sequence[int]) -> None:
        self._expand(Node(g, 0, None), list(actions))
        while self._below:
            level = self._below
            self._below = []
            for node in level:
                self._expand(node, permitted(node.state))

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
        kind = kind_of(act)
        if kind == do.ANNOUNCE or kind == do.DECLINE or kind == do.RETREAT:
            self._keep(node, act, self._ending(g, kind, card_of(act)))
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
        known = len(self._known)
        self._known.add(mark_of(child, me))
        if len(self._known) > known:
            self._below.append(Node(child, act, node))

    def _ending(self, g: State, kind: int, element: int) -> float:
        if kind == do.ANNOUNCE:
            return self.judge.announced(g, element)
        return self.judge.declining(g) if kind == do.DECLINE else self.judge.retreating(g)

    def _keep(self, node: Node, act: int, value: float) -> None:
        self.plans.append(Plan(None, value - LONGER * (node.steps + 1.0), node, act))


def _worst(plan: Plan) -> float:
    return -plan.value


def sensible(g: State, acts: list[int]) -> list[int]:
    """The actions that are worth trying: one dragon of several, the best cards to take, the worst to give."""
    if g.waiting is None:
        return acts
    kind = g.waiting.kind
    if kind == frames.ATTRACT:
        return acts[:1]
    picks = [act for act in acts if kind_of(act) == do.PICK]
    if len(picks) <= FEW or (kind not in TAKING and kind not in GIVING):
        return acts
    worth = worths(g.decks[g.player])
    ranked = sorted([(worth[card_of(act)], act) for act in picks], reverse=kind in TAKING)
    return [act for act in acts if kind_of(act) != do.PICK] + [act for _, act in ranked[:FEW]]
