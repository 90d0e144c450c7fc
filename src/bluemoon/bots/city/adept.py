"""The adept of the city plans whole turns: where to go, which dragon to bring, what to build or offer. The
most promising plans are tried a few times with the others' answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bluemoon.bots.base import NO_BUDGET, Bot, Budget, Meter, Progress, percent, planned
from bluemoon.bots.city.aims import aim
from bluemoon.bots.city.course import Course
from bluemoon.bots.city.exchange import exchange, lacking
from bluemoon.bots.city.trial import best_of
from bluemoon.bots.city.turns import FULL, Plan, plans_of
from bluemoon.bots.racing import Candidate
from bluemoon.chance import Chance, Seed
from bluemoon.city.actions import DISCARDS, FINISH, Action
from bluemoon.city.engine import determinize
from bluemoon.city.notation import action_said
from bluemoon.city.state import CONTRIBUTION, DISCARDING, PHASES, State
from bluemoon.city.view import View
from bluemoon.messages import HintCode, Message, say
from bluemoon.messages.things import colour_name

SECONDS = 0.8
CANDIDATES = 6
PLAYOUTS = 48  # for all candidates of a turn
ROUNDS = 1  # how many own turns a playout goes on for


class Exchange(NamedTuple):
    """The kinds of cards that are discarded at the end of a turn, in their order."""

    turn: tuple[int, int]
    kinds: tuple[int, ...]


NO_EXCHANGE = Exchange((-1, -1), ())


class AdeptBot(Bot[Action, View]):
    """Plans a turn and follows the plan. Cards are drawn only at the end of a turn, so the plan stays
    valid."""

    level = "adept"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)
        self.meter = Meter(self.budget)
        self._course: Course | None = None  # the plan that is followed
        self._exchange = NO_EXCHANGE
        self._aim: Callable[[], Message] = lambda: say(HintCode.NOTHING_YET)  # worked out only if asked
        self.adopted: Plan | None = None  # the last plan that was made

    def decide(self, view: View, actions: Sequence[Action], text: Callable[[Action], str]) -> Action:
        """The next action of the plan; a new plan is made at the beginning of a turn."""
        self.meter.begin((view.turn, view.seat))
        action = self._choose(view, actions)
        self.meter.end()
        return action

    def _choose(self, view: View, actions: Sequence[Action]) -> Action:
        state = determinize(view, self.dice(view))
        course = self._course
        if course is not None and course.turn == (view.turn, view.seat):
            rest = course.rest(state)
            if rest and rest[0] in actions:
                return self.follow(view, rest, len(rest) == len(course.actions))
            self.meter.restart()  # somebody has left the plan: another one takes time again
        if len(actions) == 1:
            return self.said(actions[0], view.tiles, say(HintCode.NOTHING_ELSE))
        if state.phase == DISCARDING:
            return self.exchanged(view, state)
        return self.plan(view, state, actions)

    def follow(self, view: View, rest: tuple[Action, ...], whole: bool) -> Action:
        """The next step of the plan. Nothing of it may be done yet: then its reason is told as it was."""
        steps, why = steps_said(rest, view.tiles), self._aim
        if all(action == FINISH for action in rest) and view.phase == PHASES[CONTRIBUTION]:
            self.because(lambda: planned(steps, say(HintCode.ENOUGH)))
        else:
            self.because(lambda: planned(steps, why() if whole else say(HintCode.NEXT_STEP, aim=why())))
        return rest[0]

    def exchanged(self, view: View, state: State) -> Action:
        """The next card to discard; the whole exchange is decided before the first one."""
        thrown, turn = state.thrown, (view.turn, view.seat)
        away = self._exchange.kinds
        if self._exchange.turn != turn or away[: len(thrown)] != thrown:
            away = (*thrown, *exchange(state, self.dice(view)))
            self._exchange = Exchange(turn, away)
        left = [DISCARDS[kind] for kind in away[len(thrown) :]]
        if not left:
            return self.said(FINISH, view.tiles, say(HintCode.KEEP_HAND))
        why = say(HintCode.EXCHANGE, colour=colour_name(lacking(state)))
        steps = steps_said(left, view.tiles)
        self.because(lambda: planned(steps, why))
        return left[0]

    def dice(self, view: View) -> Chance:
        """A random generator that depends on the seed and the visible state of the turn."""
        return self.chance(self.level, view.turn, view.phase, view.seat, view.hand, view.contributions)

    def plans(self, state: State, actions: Sequence[Action]) -> list[Plan]:
        """The plans that begin with one of these actions, best first."""
        plans = plans_of(state, FULL, lambda: self.meter.share() > 1.0)
        return [plan for plan in plans if plan.actions[0] in actions]

    def plan(self, view: View, state: State, actions: Sequence[Action]) -> Action:
        """Choose a plan for the turn and return its first action."""
        plans = self.plans(state, actions)
        if not plans:
            return self.said(actions[0], view.tiles, say(HintCode.FIRST_GLANCE))
        best = self.tried(view, plans)
        return self.adopt(state, best.plan, best.mean(), len(plans))

    def tried(self, view: View, plans: list[Plan]) -> Candidate[Plan]:
        """The best of the plans after a few playouts."""
        played = 0

        def spent() -> float:
            return max(played / PLAYOUTS, self.meter.share())

        def tell(more: int, leader: Candidate[Plan]) -> None:
            nonlocal played
            played += more

        return best_of(plans, CANDIDATES, ROUNDS, view, self.deals(view), spent, tell)

    def deals(self, view: View) -> Chance:
        """What the hidden cards are dealt by when plans of this turn are tried."""
        return self.chance("deals", view.turn, view.phase, view.seat, view.hand)

    def adopt(self, state: State, plan: Plan, value: float, count: int) -> Action:
        """Follow this plan from now on; returns its first action."""
        self.adopted = plan
        self._course = Course(state, plan)
        steps = steps_said(plan.actions, state.tiles)

        def why() -> Message:
            return say(HintCode.CHANCE, why=aim(state, plan, count), n=percent(min(value, 1.0)))

        self._aim = why
        self.because(lambda: planned(steps, why()))
        return plan.actions[0]

    def said(self, action: Action, tiles: tuple[int, ...], why: Message) -> Action:
        """Keep the reason for the action and return the action."""
        step = action_said(action, tiles)
        self.because(lambda: planned((step,), why))
        return action


def steps_said(actions: Sequence[Action], tiles: tuple[int, ...]) -> tuple[Message, ...]:
    """A plan in words. What has to be done now is named, even if it only ends the phase; later ends of phases
    go without."""
    steps = [*actions[:1], *(action for action in actions[1:] if action != FINISH)]
    return tuple(action_said(action, tiles) for action in steps)
