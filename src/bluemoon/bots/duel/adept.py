"""The adept plans whole turns: all it can do up to the announcement, judged by what could answer it. Between
the best plans it decides by letting the opponent answer them, on several deals of the hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import NO_BUDGET, Bot, Budget, Meter, Progress
from bluemoon.bots.duel.outlook import Judge
from bluemoon.bots.duel.playout import playout
from bluemoon.bots.duel.turns import Plan, Search, Signature, after, settle, signature, standing
from bluemoon.chance import Chance, Seed
from bluemoon.duel import actions as do
from bluemoon.duel import determinize
from bluemoon.duel.game import Duel
from bluemoon.duel.knowledge import View, fill_in
from bluemoon.duel.state import POWER

HANDS = 8  # hands of the opponent against which a plan is judged
NODES = 160  # states looked at in one planning
DEALS = 3  # deals over which a choice outside the own plan is averaged
FINALISTS = 4  # plans whose answers are looked at,
CLOSE = 0.2  # if they are judged no more than this behind the best,
ANSWERS = 6  # on so many deals,
AHEAD = 2  # for so many turns;
PRIOR = 3.0  # the judgement itself counts like so many of them
SECONDS = 0.8  # of a turn; the rest to one second is for the decision under way


class AdeptBot(Bot[int, View]):
    """Plans a turn, follows the plan as long as the table looks as foreseen, and otherwise plans anew."""

    level = "adept"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)
        self.meter = Meter(self.budget)
        self.nodes = NODES
        self._plan: list[tuple[Signature, int]] = []

    def choose(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        if len(actions) == 1:
            self._why = f"'{text(actions[0])}' is all that can be done."
            return actions[0]
        self.meter.begin((view.state.turn, view.seat))
        action = self._follow(view, actions)
        if action is None:
            g = view.state
            planning = g.current == view.seat and g.phase < POWER
            action = self.plan(view, actions, text) if planning else self.react(view, actions, text)
        else:
            self._why = f"'{text(action)}' is the next step of the plan for this turn."
        self.meter.end()
        return action

    def _follow(self, view: View, actions: Sequence[int]) -> int | None:
        """The next step of the plan if everything is as foreseen."""
        if not self._plan:
            return None
        foreseen, action = self._plan.pop(0)
        if foreseen == signature(view.state, view.seat) and action in actions:
            return action
        self._plan = []
        return None

    def adopt(self, plan: Plan) -> int:
        """Follow this plan from now on; its first step."""
        self._plan = list(zip(plan.seen[1:], plan.actions[1:]))
        return plan.actions[0]

    def dice(self, view: View) -> Chance:
        g = view.state
        return self.chance(self.level, g.turn, g.phase, g.sides[view.seat].hand, g.stack)

    def plan(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The best plan for the rest of the turn."""
        plans = self.plans(view, actions, self.dice(view))
        if not plans:
            return self.react(view, actions, text)
        best = self._answered(plans, view)
        self._tell(best, len(plans), view, text)
        return self.adopt(best)

    def _answered(self, plans: list[Plan], view: View) -> Plan:
        """The plan that stands best after an answer."""
        close = [plan for plan in plans if plan.value > plans[0].value - CLOSE][:FINALISTS]
        if len(close) == 1:
            return close[0]
        chance = self.chance("answers", view.state.turn, view.state.sides[view.seat].hand)
        worth = [plan.value * PRIOR for plan in close]
        for _ in range(ANSWERS):
            if self.meter.share() > 1.0:
                break
            deal = determinize(view, chance)
            for i, plan in enumerate(close):
                worth[i] += playout(deal, plan, view.seat, AHEAD)
        return close[max(range(len(close)), key=lambda i: worth[i])]

    def plans(self, view: View, actions: Sequence[int], chance: Chance) -> list[Plan]:
        g = determinize(view, chance)
        other = 1 - view.seat
        hands = [fill_in(view, chance).sides[other].hand for _ in range(HANDS)]
        search = Search(Judge(view.seat, hands), self.nodes, lambda: self.meter.share() > 1.0)
        return search.run(g, actions)

    def react(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """A single choice: the one after which things stand best, over several deals."""
        chance = self.dice(view)
        worth = [0.0] * len(actions)
        for _ in range(DEALS):
            g = determinize(view, chance)
            for i, action in enumerate(actions):
                worth[i] += self._worth(g, action, view.seat)
        best = max(range(len(actions)), key=lambda i: worth[i])
        self._why = f"After '{text(actions[best])}' the chance to win is about {worth[best] / DEALS:.0%}."
        return actions[best]

    def _worth(self, g: Duel, action: int, me: int) -> float:
        h = after(g, action)
        settle(h, me)
        return standing(h, me)

    def _tell(self, plan: Plan, count: int, view: View, text: Callable[[int], str]) -> None:
        last = plan.actions[-1]
        kind = last >> 12
        if kind == do.RETREAT:
            aim = "to retreat and save cards"
        elif kind == do.DECLINE:
            aim = "to decline this fight and keep the good cards"
        elif kind == do.ANNOUNCE:
            aim = f"to announce {('Fire', 'Earth')[last & 63]} after {len(plan.actions) - 1} step(s)"
        else:
            aim = "the best end of this turn"
        self._why = (
            f"'{text(plan.actions[0])}' begins the best of {count} plans: {aim}, "
            f"with about {plan.value:.0%} to win."
        )
