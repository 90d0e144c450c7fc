"""Levels below the adept. They play with the same means, but are weak in the way people are: they look only
a few steps ahead, think of few hands that the opponent may hold, do not know what some cards' texts are good
for, give up fights early, and are content with a simple plan that looks good enough. Nothing is left to
chance but which texts they do not know.

How strong each level is, is measured by `bluemoon lab arena` and written down in docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bluemoon.bots.base import NO_BUDGET, Budget, Progress, planned
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.heuristics import prefer
from bluemoon.bots.duel.novice import NoviceBot
from bluemoon.bots.duel.turns import Plan
from bluemoon.chance import Chance, Seed
from bluemoon.duel.engine import determinize
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.survey import retreat_dragons, total
from bluemoon.duel.text.notation import action_said
from bluemoon.messages import HintCode, say

# Actions that only somebody takes who has read the card.
OF_TEXTS = (do.USE, do.RETRIEVE, do.LOAD, do.LAND, do.BLUFF, do.REPLACE)


class Weakness(NamedTuple):
    """How a level is weak."""

    unread: float  # the share of the cards whose texts it does not know
    sight: int = 0  # states looked at in one planning
    hands: int = 0  # hands of the opponent that it thinks of
    timid: float = 0.0  # by how much a retreat looks better than it is, as a chance to win
    content: float = 0.0  # the simplest plan is taken of those that look at most so much worse than the best


class Reader:
    """Which cards' texts a player knows; it stays so as long as the seed is the same."""

    def __init__(self, seed: Seed, unread: float) -> None:
        self._seed = seed
        self._unread = int(1000 * unread)
        self._known: dict[str, bool] = {}

    def knows(self, name: str) -> bool:
        """Does he know the text of the card?"""
        known = self._known.get(name)
        if known is None:
            known = Chance.of(f"{self._seed} reads {name}").below(1000) >= self._unread
            self._known[name] = known
        return known

    def thinks_of(self, deck: Deck, act: int) -> bool:
        """Does an action come to his mind? Not what a card can do beside fighting if he does not know its
        text."""
        kind, card = kind_of(act), card_of(act)
        beside = kind == do.PLAY and not deck.fighters >> card & 1
        return not (beside or kind in OF_TEXTS) or self.knows(deck.cards[card].name)


class LearnerBot(AdeptBot):
    """Plans its turns as the adept does, with the weakness of its level."""

    weakness = Weakness(0.0)

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget, progress)
        self.nodes = self.weakness.sight
        self.hands = self.weakness.hands
        self.reader = Reader(seed, self.weakness.unread)

    def best(
        self, plans: list[Plan], view: View, chance: Chance, text: Callable[[int], str]
    ) -> tuple[Plan, float]:
        """The simplest plan of those that look good enough, without what does not come to mind."""
        deck = view.state.decks[view.seat]
        known = [plan for plan in plans if all(self.reader.thinks_of(deck, act) for act in plan.actions)]
        known = known or plans
        enough = max(map(self.looks, known)) - self.weakness.content
        simple = [plan for plan in known if self.looks(plan) >= enough]
        found = min(simple, key=lambda plan: (len(plan.actions), -self.looks(plan)))
        return found, found.value

    def looks(self, plan: Plan) -> float:
        """How good a plan looks to this level."""
        timid = self.weakness.timid if kind_of(plan.actions[-1]) == do.RETREAT else 0.0
        return plan.value + timid


class ApprenticeBot(LearnerBot):
    """Plans simple turns; gives up early, and a quarter of the texts is new to it."""

    level = "apprentice"
    weakness = Weakness(unread=0.25, sight=30, hands=2, timid=0.04, content=0.01)


class JourneymanBot(LearnerBot):
    """Plans its turns, but not the long ones; a few texts are new to it."""

    level = "journeyman"
    weakness = Weakness(unread=0.1, sight=60, hands=3, timid=0.03, content=0.01)


class NewcomerBot(NoviceBot):
    """Plays its first games: by simple rules, with few of the texts, and it shies away from strong
    attacks."""

    level = "newcomer"
    weakness = Weakness(unread=0.6)
    afraid_of = 6  # power in a fight for one dragon

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget, progress)
        self.reader = Reader(seed, self.weakness.unread)

    def decide(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The action that the simple rules prefer of those that come to mind."""
        g = determinize(view, self.chance("newcomer"))
        deck = g.decks[view.seat]
        known = [act for act in actions if g.stack or self.reader.thinks_of(deck, act)] or list(actions)
        away = [act for act in known if kind_of(act) == do.RETREAT]
        action = away[0] if away and self.afraid(g) else prefer(g, known)
        self.because(lambda: planned((action_said(view.state, action),), say(HintCode.FIRST_GLANCE)))
        return action

    def afraid(self, g: State) -> bool:
        """Is this attack too strong for a fight that costs only one dragon?"""
        if g.element == NO_ELEMENT or retreat_dragons(g, g.current) > 1:
            return False
        return total(g, 1 - g.current, g.element) >= self.afraid_of


class BeginnerBot(NewcomerBot):
    """Has more courage than the newcomer."""

    level = "beginner"
    afraid_of = 8
