"""All that a player can do in the rest of his turn, up to the announcement, on a deal of his own.

Orders that lead to the same table are one; where there are too many ways, the wider ones are given up first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.duel.novice import prefer
from bluemoon.bots.duel.outlook import WEIGHTS as W
from bluemoon.bots.duel.outlook import Judge, Outlook, between, opening
from bluemoon.bots.duel.worth import worths
from bluemoon.duel import actions as do
from bluemoon.duel import effects as fx
from bluemoon.duel.menu import permitted
from bluemoon.duel.play import perform
from bluemoon.duel.state import NO_ELEMENT, POWER, State
from bluemoon.duel.table import total
from bluemoon.duel.turn import advance

Signature = tuple[object, ...]

FEW = 4  # so many of many cards are considered where a text asks for one
TAKING = (fx.SEARCH, fx.TAKE, fx.DEPLOY)
GIVING = (fx.DISCARD, fx.SHUFFLE_IN, fx.DECLINING, fx.ANY, fx.UNDER, fx.LOADING, fx.REVEAL)


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
    for _ in range(40):
        if g.winner >= 0 or g.player == me or (not g.stack and g.current != me):
            return
        act = prefer(g, permitted(g))
        perform(g, act)
        advance(g)


class Search:
    """One search through the rest of a turn."""

    def __init__(self, judge: Judge, limit: int, stop: Callable[[], bool] | None = None) -> None:
        self.judge = judge
        self.me = judge.me
        self.limit = limit
        self.stop = stop
        self.nodes = 0
        self.plans: list[Plan] = []
        self._known: set[Signature] = set()

    def run(self, g: State, actions: Sequence[int]) -> list[Plan]:
        """The plans that were found, best first."""
        level: list[tuple[State, tuple[int, ...], tuple[Signature, ...]]] = [(g, (), ())]
        while level:
            below: list[tuple[float, int, State, tuple[int, ...], tuple[Signature, ...]]] = []
            for h, path, seen in level:
                acts = actions if not path else permitted(h)
                here = (*seen, signature(h, self.me))
                for act in self._sensible(h, acts):
                    if self.nodes >= self.limit or (self.stop is not None and self.stop()):
                        break
                    child = self._try(h, act, (*path, act), here)
                    if child is not None:
                        below.append((-self._promise(child), len(below), child, (*path, act), here))
            below.sort(key=lambda entry: entry[:2])
            level = [(child, path, seen) for _, _, child, path, seen in below]
        self.plans.sort(key=lambda plan: -plan.value)
        return self.plans

    def _try(self, g: State, act: int, path: tuple[int, ...], seen: tuple[Signature, ...]) -> State | None:
        """Judge an action that ends the plan, or return the state in which it goes on."""
        kind = act >> 12
        if kind == do.ANNOUNCE:
            self._keep(path, seen, self.judge.announced(g, act & 63))
            return None
        if kind == do.DECLINE:
            self._keep(path, seen, declining(g, self.me))
            return None
        self.nodes += 1
        child = after(g, act)
        settle(child, self.me)
        if kind == do.RETREAT or child.winner >= 0 or child.current != self.me or child.phase >= POWER:
            self._keep(path, seen, standing(child, self.me))
            return None
        mark = (signature(child, self.me), child.sides[1 - self.me].hand.bit_count())
        if mark in self._known:
            return None
        self._known.add(mark)
        return child

    def _keep(self, path: tuple[int, ...], seen: tuple[Signature, ...], value: float) -> None:
        # Of equal ends the shorter way, found first, stays in front.
        self.plans.append(Plan(path, seen, value - 1e-6 * len(path)))

    def _promise(self, g: State) -> float:
        """Which of many states to look at first."""
        if g.element == NO_ELEMENT:
            return float(max(total(g, self.me, 0), total(g, self.me, 1)))
        return float(total(g, self.me, g.element))

    def _sensible(self, g: State, acts: Sequence[int]) -> Sequence[int]:
        """Few of many: one dragon is as good as another, the best cards to take, the least ones to give."""
        if not g.stack:
            return acts
        kind = g.stack[-1][0]
        if kind == fx.ATTRACT:
            return acts[:1]
        picks = [act for act in acts if act >> 12 == do.PICK]
        if len(picks) <= FEW or kind not in (*TAKING, *GIVING):
            return acts
        worth = worths(g.decks[g.player])
        picks.sort(key=lambda act: worth[act & 63], reverse=kind in TAKING)
        return [act for act in acts if act >> 12 != do.PICK] + picks[:FEW]


def declining(g: State, me: int) -> float:
    """The worth of declining: the other player begins the fight, and bad cards can be changed."""
    outlook = Outlook(g, me, spent=1.0)
    outlook.base += W.hand * (max(opening(g, me), 5.0) - 6.0)
    if not g.sides[me].hand and not g.sides[me].deck_count():
        return 1.0 if outlook.lead > 0 else 0.0
    return outlook.win(0, False)


def standing(g: State, me: int) -> float:
    """The chance to win in any state whose hidden cards are dealt."""
    if g.winner >= 0:
        return 1.0 if g.winner == me else 0.0
    if not g.fight:
        return between(g, me)
    if g.element == NO_ELEMENT:
        return between(g, me)
    attacker = g.current if g.phase >= POWER else 1 - g.current
    judge = Judge(attacker, [g.sides[1 - attacker].hand])
    value = judge.announced(g, g.element)
    return value if attacker == me else 1.0 - value
