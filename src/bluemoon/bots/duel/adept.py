"""The adept of the duel plans whole turns up to the announcement, and judges them by the possible answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import NO_BUDGET, Bot, Budget, Meter, Progress, percent, planned
from bluemoon.bots.duel import choices
from bluemoon.bots.duel.answers import LAST_TURNS, nearly_over, worth_of
from bluemoon.bots.duel.features import possible_hands
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.reasons import reason_for, reason_later
from bluemoon.bots.duel.turns import LONGER, Plan, Search, Signature, signature, worth_after
from bluemoon.chance import Chance, Seed
from bluemoon.duel.engine import determinize
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model import frames
from bluemoon.duel.model.state import POWER, State
from bluemoon.duel.text.notation import action_said
from bluemoon.messages import HintCode, Message, say
from bluemoon.sets import size

HANDS = 8  # hands of the opponent against which a plan is judged
NODES = 200  # states looked at in one planning
DEALS = 3  # deals over which a single choice (not part of a plan) is averaged
CALL_DEALS = 16  # the same for whether to call a bluff
LIAR = 0.35  # how likely a face-down card is to be a lie, compared with one that fits
LAST_PLANS = 4  # that are played out at the end of the game
SECONDS = 0.8  # of a turn; with the decision under way it stays below one second


class AdeptBot(Bot[int, View]):
    """Plans a turn and follows the plan; plans again if something happens that the plan did not foresee."""

    level = "adept"
    nodes = NODES
    hands = HANDS

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)
        self.meter = Meter(self.budget)
        self._plan: list[tuple[Signature, int]] = []
        self._aim: Callable[[int], Message | None] = lambda _: None  # by the steps that are done
        self.adopted: Plan | None = None  # the last plan that was made

    def decide(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The next action of the plan, or of a new plan; outside the own turn, the best single choice."""
        if len(actions) == 1:
            self._single(view, actions[0], say(HintCode.NOTHING_ELSE))
            return actions[0]
        action = self._follow(view, actions)
        if action is not None:
            return action
        g = view.state
        if g.waiting is not None and g.waiting.kind == frames.ATTRACT and not g.match:
            return self._any_dragon(view, actions)
        self.meter.begin((g.turn, view.seat))
        planning = g.current == view.seat and g.phase < POWER
        action = self.plan(view, actions, text) if planning else self.react(view, actions, text)
        self.meter.end()
        return action

    def _follow(self, view: View, actions: Sequence[int]) -> int | None:
        """The next action of the plan; None if the position is not the one that the plan foresaw."""
        if not self._plan:
            return None
        now = signature(view.state, view.seat)
        while self._plan:  # skips steps for which the bot was not asked, since there was only one action
            foreseen, action = self._plan.pop(0)
            if foreseen == now and action in actions:
                self._next(view, action)
                return action
        return None

    def _single(self, view: View, action: int, why: Message) -> None:
        """Keep the reason for an action that is not part of a plan."""
        self.because(lambda: planned((action_said(view.state, action),), why))

    def _any_dragon(self, view: View, actions: Sequence[int]) -> int:
        """A random dragon: outside of matches, where achievements name dragons, all are equal."""
        self._single(view, actions[0], say(HintCode.ANY_DRAGON))
        return actions[0]

    def _next(self, view: View, action: int) -> None:
        """Keep the reason for the next step of the plan: what is left of it, and what speaks for that."""
        aim = self._aim
        done = len(self.adopted.actions) - len(self._plan) - 1 if self.adopted is not None else 0

        def why() -> Message:
            found = aim(done)
            if found is not None:
                return found
            return planned((action_said(view.state, action),), say(HintCode.BEST_FOUND))

        self.because(why)

    def adopt(self, plan: Plan, me: int) -> int:
        """Follow this plan from now on; returns its first action."""
        self.adopted = plan
        self._plan = list(zip(plan.seen(me)[1:], plan.actions[1:]))
        return plan.actions[0]

    def dice(self, view: View) -> Chance:
        """A random generator that depends on the seed and the visible state of the turn."""
        g = view.state
        return Chance.of(f"{self.seed} {self.level} {g.turn} {g.phase} {g.sides[view.seat].hand} {g.stack}")

    def spent(self) -> bool:
        """Is the budget of this turn used up?"""
        return self.meter.share() > 1.0

    def plan(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The best plan for the rest of the turn."""
        chance = self.dice(view)
        deal = determinize(view, chance)
        judge = Judge(deal, view.seat, possible_hands(view, self.hands, chance))
        plans = Search(judge, self.nodes, self.spent).run(deal, actions)
        if not plans:
            return self.react(view, actions, text)
        best, value = self.best(plans, view, chance, text)
        self._aim = lambda done: reason_later(deal, best, judge, value, done)
        self.because(lambda: reason_for(deal, best, judge, plans, value))
        return self.adopt(best, view.seat)

    def best(
        self, plans: list[Plan], view: View, chance: Chance, text: Callable[[int], str]
    ) -> tuple[Plan, float]:
        """Which plan to follow, and the chance to win that it gives. Near the end of the game, when no cards
        are drawn any more, the other hand is known: the first plans are played out then instead of judged."""
        if len(plans) == 1 or not nearly_over(view.state):
            return plans[0], plans[0].value
        deal, guesses = determinize(view, chance), chance.word()
        worth = [
            (worth_of(deal, plan, view.seat, Chance.of(guesses), LAST_TURNS), plan.value, plan)
            for plan in different(plans)[:LAST_PLANS]
        ]
        value, _, best = max(worth, key=lambda found: found[:2])
        return best, value

    def react(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """A single choice: the action with the best position after it, on average over several deals."""
        chance = self.dice(view)
        worth = [0.0] * len(actions)
        stack = view.state.stack
        calling = bool(stack) and stack[-1][0] == frames.CALLING
        count = 0
        weights = 0.0
        deals: list[State] = []
        while count < (CALL_DEALS if calling else DEALS) and not (count and self.spent()):
            deal = determinize(view, chance)
            weight = LIAR ** lies(deal, 1 - view.seat) if calling else 1.0
            for i, action in enumerate(actions):
                worth[i] += weight * worth_after(deal, action, view.seat)
            weights += weight
            count += 1
            deals.append(deal)
        ranked = sorted(range(len(actions)), key=lambda i: -worth[i])
        best, next_ = ranked[0], ranked[1]
        values = [value / weights for value in worth]
        compared = self._compared(view, actions, values, best, next_)
        if calling:  # what lies face down is different on each deal
            self._single(view, actions[best], compared)
            return actions[best]

        def why() -> Message:
            said = choices.arguments(deals, actions, values, best, next_)
            steps = (action_said(view.state, actions[best]),)
            if not said:
                return planned(steps, compared)
            first, *more = said
            return planned(steps, say(HintCode.CHANCE, why=first, n=percent(values[best])), tuple(more))

        self.because(why)
        return actions[best]

    @staticmethod
    def _compared(
        view: View, actions: Sequence[int], values: Sequence[float], best: int, next_: int
    ) -> Message:
        """The chances to win by the choice and by the next best one."""
        other = action_said(view.state, actions[next_])
        return say(HintCode.COMPARED, n=percent(values[best]), other=other, m=percent(values[next_]))


def different(plans: list[Plan]) -> list[Plan]:
    """The plans without those that come to the same as a better one, in another order."""
    found: dict[float, Plan] = {}
    for plan in plans:
        found.setdefault(round(plan.value + LONGER * len(plan.actions), 7), plan)
    return list(found.values())


def lies(g: State, seat: int) -> int:
    """How many of the seat's face-down cards do not fit."""
    side = g.sides[seat]
    return size(side.bluffs & ~g.decks[seat].bluff_of[g.element])
