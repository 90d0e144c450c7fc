"""Levels of the city between novice and adept: they plan their turns as the adept does, but try fewer ways
and are content with a simple plan that looks good enough."""

from __future__ import annotations

from collections.abc import Sequence

from bluemoon.bots.city.adept import AdeptBot
from bluemoon.bots.city.turns import Plan, Width, plans_of
from bluemoon.bots.racing import Candidate
from bluemoon.city.actions import Action
from bluemoon.city.state import State
from bluemoon.city.view import View


class LearnerBot(AdeptBot):
    """Plans with the weakness of its level."""

    width = Width(500, 3, 14)
    content = 0.0  # the simplest plan is taken of those that look at most so much worse than the best

    def plans(self, state: State, actions: Sequence[Action]) -> list[Plan]:
        """The plans that begin with one of these actions; the simplest one that looks good enough first."""
        plans = plans_of(state, self.width, lambda: self.meter.share() > 1.0)
        found = [plan for plan in plans if plan.actions[0] in actions]
        if not found:
            return found
        enough = found[0].value - self.content
        simple = min((plan for plan in found if plan.value >= enough), key=lambda plan: len(plan.actions))
        return [simple, *(plan for plan in found if plan is not simple)]

    def tried(self, view: View, plans: list[Plan]) -> Candidate[Plan]:
        """The first plan; learners do not think of the others' answers."""
        return Candidate(plans[0], plans[0].value)


class ApprenticeBot(LearnerBot):
    """Sees few ways, and takes a simple one."""

    level = "apprentice"
    width = Width(80, 1, 0)
    content = 0.04


class JourneymanBot(LearnerBot):
    """Sees some more."""

    level = "journeyman"
    width = Width(100, 1, 0)
    content = 0.025
