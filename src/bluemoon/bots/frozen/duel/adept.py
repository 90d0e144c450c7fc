"""The adept plans whole turns: all it can do up to the announcement, judged by what could answer it. Between
the best plans it decides by letting the opponent answer them, on several deals of the hidden cards.

Frozen copy of bots/duel/adept.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.frozen.base import NO_BUDGET, Bot, Budget, Meter, Progress, upper
from bluemoon.bots.frozen.duel.features import possible_hands
from bluemoon.bots.frozen.duel.judgement import Judge
from bluemoon.bots.frozen.duel.playout import playout
from bluemoon.bots.frozen.duel.reasons import reason_for
from bluemoon.bots.frozen.duel.turns import Plan, Search, Signature, signature, worth_after
from bluemoon.bots.frozen.trial import Candidate
from bluemoon.chance import Chance, Seed
from bluemoon.duel.engine import determinize
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model import frames as fx
from bluemoon.duel.model.state import POWER
from bluemoon.duel.text.notation import action_text

HANDS = 8  # hands of the opponent against which a plan is judged
NODES = 60  # states looked at in one planning
FINALISTS = 2  # plans whose answers are looked at,
CLOSE = 0.02  # if they are judged no more than this behind the best,
AHEAD = 1  # for so many turns,
ANSWERS = 1  # on so many deals;
PRIOR = 2.0  # the judgement counts like so many
DEALS = 3  # deals over which a choice outside the own plan is averaged
SECONDS = 0.8  # of a turn; the rest to one second is for the decision under way


class AdeptBot(Bot[int, View]):
    """Plans a turn, follows the plan as long as the table looks as foreseen, and otherwise plans anew."""

    level = "adept"
    nodes = NODES

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)
        self.meter = Meter(self.budget)
        self._plan: list[tuple[Signature, int]] = []
        self._aim: Callable[[], str] = str
        self.adopted: Plan | None = None  # the last plan that was made

    def decide(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        if len(actions) == 1:
            said = text(actions[0])
            self.because(lambda: f"{upper(said)}: there is nothing else to do.")
            return actions[0]
        action = self._follow(view, actions)
        if action is not None:
            return action
        g = view.state
        if g.waiting is not None and g.waiting.kind == fx.ATTRACT and not g.match:
            return self._any_dragon(actions, text)
        self.meter.begin((g.turn, view.seat))
        planning = g.current == view.seat and g.phase < POWER
        action = self.plan(view, actions, text) if planning else self.react(view, actions, text)
        self.meter.end()
        return action

    def _follow(self, view: View, actions: Sequence[int]) -> int | None:
        """The next step of the plan if everything is as foreseen."""
        if not self._plan:
            return None
        now = signature(view.state, view.seat)
        while self._plan:  # steps without a choice are not asked for
            foreseen, action = self._plan.pop(0)
            if foreseen == now and action in actions:
                self._next(view, action)
                return action
        return None

    def _any_dragon(self, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """Only achievements, which belong to matches, know one dragon from another."""
        self.because(lambda: f"{upper(text(actions[0]))}: one dragon is as good as another.")
        return actions[0]

    def _next(self, view: View, action: int) -> None:
        aim = self._aim
        self.because(lambda: f"{upper(action_text(view.state, action))}: the next step. {aim()}")

    def adopt(self, plan: Plan, me: int) -> int:
        """Follow this plan from now on; its first step."""
        self.adopted = plan
        self._plan = list(zip(plan.seen(me)[1:], plan.actions[1:]))
        return plan.actions[0]

    def dice(self, view: View) -> Chance:
        g = view.state
        return Chance.of(f"{self.seed} {self.level} {g.turn} {g.phase} {g.sides[view.seat].hand} {g.stack}")

    def spent(self) -> bool:
        return self.meter.share() > 1.0

    def plan(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The best plan for the rest of the turn."""
        chance = self.dice(view)
        deal = determinize(view, chance)
        judge = Judge(deal, view.seat, possible_hands(view, HANDS, chance))
        plans = Search(judge, self.nodes, self.spent).run(deal, actions)
        if not plans:
            return self.react(view, actions, text)
        best, value = self.best(plans, view, chance, text)
        self._aim = lambda: reason_for(deal, best, judge, plans, value)
        self.because(self._aim)
        return self.adopt(best, view.seat)

    def best(
        self, plans: list[Plan], view: View, chance: Chance, text: Callable[[int], str]
    ) -> tuple[Plan, float]:
        """Which plan to follow, and the chance to win that it gives. Between those that are judged alike the
        answers decide."""
        close = [plan for plan in plans[:FINALISTS] if plan.value > plans[0].value - CLOSE]
        if len(close) == 1:
            return close[0], close[0].value
        trial = [Candidate(plan, plan.value, PRIOR) for plan in close]
        for _ in range(ANSWERS):
            if self.spent():
                break
            deal = determinize(view, chance)
            for candidate in trial:
                candidate.add(playout(deal, candidate.plan, view.seat, AHEAD))
        # What won the game on every deal is taken, whatever the judgement says.
        sure = [candidate for candidate in trial if candidate.won == candidate.tried > 0]
        found = max(sure or trial, key=lambda candidate: candidate.mean())
        return found.plan, found.mean()

    def react(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """A single choice: the one after which things stand best, over several deals."""
        chance = self.dice(view)
        worth = [0.0] * len(actions)
        deals = 0
        while deals < DEALS and not (deals and self.spent()):
            deal = determinize(view, chance)
            for i, action in enumerate(actions):
                worth[i] += worth_after(deal, action, view.seat)
            deals += 1
        ranked = sorted(range(len(actions)), key=lambda i: -worth[i])
        best, next_ = ranked[0], ranked[1]
        said, other = text(actions[best]), text(actions[next_])
        self.because(
            lambda: (
                f"{upper(said)}: {worth[best] / deals:.0%} to win; "
                f"the next best, '{other}', gives {worth[next_] / deals:.0%}."
            )
        )
        return actions[best]
