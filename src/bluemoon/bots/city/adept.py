"""The adept of the city plans whole turns: where to go, which dragon to bring, what to build or offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import NO_BUDGET, Bot, Budget, Meter, Progress, upper
from bluemoon.bots.city.novice import appeal, strengths
from bluemoon.bots.city.outlook import card_worths, outlook
from bluemoon.bots.city.payments import some_actions
from bluemoon.chance import Chance, Seed
from bluemoon.city.actions import BUILD, DISCARD, DONE, FINISH, PLAY, WALK, Action
from bluemoon.city.board import CENTRE_PLACE, DISTANCE, PLACES
from bluemoon.city.cards import DRAGON_OF
from bluemoon.city.game import determinize
from bluemoon.city.play import perform
from bluemoon.city.state import CONTRIBUTION, DISCARDING, MOVEMENT, STEPS, State
from bluemoon.city.view import View

NODES = 250  # states looked at in one planning
PAYMENTS = 3  # ways to pay for a box that are considered
SECONDS = 0.8
MANY = 18  # cards in hand with which only plain payments are considered
PROMISE = 0.003  # what a point of appeal of the places in reach adds to the chance to win
CHEAP = 0.28  # cards worth less are changed

Mark = tuple[object, ...]


class Plan:
    """A way through the turn and the chance to win that it is judged to give."""

    __slots__ = ("actions", "value")

    def __init__(self, actions: tuple[Action, ...], value: float) -> None:
        self.actions = actions
        self.value = value


def after(state: State, action: Action) -> State:
    child = State(state)
    perform(child, action)
    return child


def mark(state: State) -> Mark:
    """Orders that lead to the same table are one."""
    hand = tuple(state.hands)
    table = (tuple(state.boxes), tuple(state.figures), tuple(state.dragons), tuple(state.crystals))
    return (state.phase, state.steps, state.paid, state.offered, hand, *table)


def sensible(state: State, actions: Sequence[Action], worth: list[float], moved: bool) -> list[Action]:
    """Few of many: one walk or flight, dragons only to the own place, the cheapest payments."""
    place = state.figures[state.seat]
    found: list[Action] = []
    builds: dict[int, list[Action]] = {}
    for action in actions:
        if action.kind == WALK:
            if not moved:
                found.append(action)
        elif action.kind == PLAY:
            if DRAGON_OF[action.cards[0]] < 0:
                if not moved and DISTANCE[place][action.target] > state.steps:
                    found.append(action)
            elif action.target == place and not state.built >> place & 1:
                found.append(action)
        elif action.kind == BUILD:
            builds.setdefault(action.target, []).append(action)
        else:
            found.append(action)
    for ways in builds.values():
        ways.sort(key=lambda action: sum([worth[kind] for kind in action.cards]))
        found += ways[:PAYMENTS]
    return found


def plans_of(root: State, actions: Sequence[Action], limit: int, stop: Callable[[], bool]) -> list[Plan]:
    """The ways through movement and contribution, best first."""
    me = root.seat
    worth = card_worths(root)
    plans: list[Plan] = []
    known: set[Mark] = set()
    level: list[tuple[State, tuple[Action, ...]]] = [(root, ())]
    nodes = 0
    while level:
        below: list[tuple[State, tuple[Action, ...]]] = []
        for state, path in level:
            acts = actions if not path else some_actions(state, MANY)
            moved = state.steps < STEPS or state.figures[me] != root.figures[me]
            for action in sensible(state, acts, worth, moved):
                if nodes >= limit or stop():
                    break
                nodes += 1
                child = after(state, action)
                way = (*path, action)
                if child.seat != me or child.phase not in (MOVEMENT, CONTRIBUTION):
                    plans.append(Plan(way, prospect(child, me) - 1e-6 * len(way)))
                    continue
                seen = mark(child)
                if seen not in known:
                    known.add(seen)
                    below.append((child, way))
        # Contributions first: where the limit bites, finished turns are worth more than more walks.
        below.sort(key=lambda entry: -entry[0].phase)
        level = below
    plans.sort(key=lambda plan: -plan.value)
    return plans


def prospect(state: State, me: int) -> float:
    """The chance to win, with a little for good places in reach; `outlook` knows the way to the courtyard."""
    value = outlook(state, me)
    if state.ending or state.seat != me:
        return value
    strength = strengths(state)
    here = state.figures[me]
    near = max(
        appeal(state, place, strength)
        for place in range(PLACES)
        if place != CENTRE_PLACE and DISTANCE[here][place] <= STEPS
    )
    return value + PROMISE * near


def discard(state: State, actions: Sequence[Action]) -> Action:
    """Change the cards that the city asks for least; enough of them are drawn anew."""
    worth = card_worths(state)
    cheap = [a for a in actions if a.kind == DISCARD and worth[a.cards[0]] < CHEAP]
    if not cheap:
        return next(action for action in actions if action.kind == DONE)
    return min(cheap, key=lambda action: worth[action.cards[0]])


class AdeptBot(Bot[Action, View]):
    """Plans a turn and follows the plan; what it draws comes only at the end, so nothing disturbs it."""

    level = "adept"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget if budget != NO_BUDGET else Budget(seconds=SECONDS), progress)
        self.meter = Meter(self.budget)
        self._plan: list[Action] = []
        self._turn = (-1, -1)
        self._aim = ""
        self.adopted: Plan | None = None  # the last plan that was made

    def choose(self, view: View, actions: Sequence[Action], text: Callable[[Action], str]) -> Action:
        self.meter.begin((view.turn, view.seat))
        action = self._choose(view, actions, text)
        self.meter.end()
        return action

    def _choose(self, view: View, actions: Sequence[Action], text: Callable[[Action], str]) -> Action:
        if len(actions) == 1:
            return self.said(actions[0], text, "there is nothing else to do.")
        state = determinize(view, self.dice(view))
        if state.phase == DISCARDING:
            return self.said(discard(state, actions), text, "the city asks least for such cards.")
        if self._turn != (view.turn, view.seat):
            self._plan = []
        self._turn = (view.turn, view.seat)
        if self._plan and self._plan[0] in actions:
            return self.said(self._plan.pop(0), text, f"the next step. {self._aim}")
        return self.plan(view, state, actions, text)

    def dice(self, view: View) -> Chance:
        return self.chance(self.level, view.turn, view.phase, view.seat, view.hand, view.contributions)

    def plans(self, state: State, actions: Sequence[Action]) -> list[Plan]:
        return plans_of(state, actions, NODES, lambda: self.meter.share() > 1.0)

    def plan(
        self, view: View, state: State, actions: Sequence[Action], text: Callable[[Action], str]
    ) -> Action:
        plans = self.plans(state, actions)
        if not plans:
            return actions[0]
        return self.adopt(plans[0], plans[0].value, len(plans), text)

    def adopt(self, plan: Plan, value: float, count: int, text: Callable[[Action], str]) -> Action:
        """Follow this plan from now on; its first step."""
        self.adopted = plan
        self._plan = list(plan.actions[1:])
        steps = [text(action) for action in plan.actions if action != FINISH]
        self._aim = f"The best of {count} ways through this turn ({min(value, 1.0):.0%} to win)."
        whole = f"{upper(', '.join(steps or [text(FINISH)]))}"
        self.because(lambda: f"{whole}: {self._aim[:1].lower()}{self._aim[1:]}")
        return plan.actions[0]

    def said(self, action: Action, text: Callable[[Action], str], why: str) -> Action:
        """The action, with its reason kept."""
        words = upper(text(action))
        self.because(lambda: f"{words}: {why}")
        return action
