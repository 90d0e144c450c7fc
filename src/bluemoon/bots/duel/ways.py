"""A plan carried out on its deal, as far as its owner can know what will happen.

A deal is a guess: a card that a plan draws by lot may be another one at the table. So the way ends before a
step with such a card, and whoever is advised is told to draw first."""

from __future__ import annotations

from typing import Final, NamedTuple

from bluemoon.bots.duel.turns import Plan, after, settle
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.text.notation import action_said, picks_theirs
from bluemoon.messages import Message

OF_A_CARD: Final = (do.PLAY, do.ADD, do.BLUFF, do.LOAD, do.PICK, do.REPLACE)
GIVING_WAY: Final = (do.RETREAT, do.DECLINE)  # whoever has drawn decides on them anew


class Way(NamedTuple):
    """The steps of a plan that can be named, and where they lead."""

    steps: tuple[Message, ...]
    actions: tuple[int, ...]  # those of the steps
    states: tuple[State, ...]  # the state before each step
    end: State  # before the last step of the plan if the way is whole, else behind its own last step
    whole: bool
    lot: int  # the cards that it draws by lot: at the table they may be others
    wins: bool

    @property
    def last(self) -> int:
        """The action that ends it."""
        return self.actions[-1]


def way_of(g: State, plan: Plan, me: int) -> Way:
    """The way of a plan that was made on this deal."""
    steps: list[Message] = []
    states: list[State] = []
    actions = plan.actions
    lot = 0
    h = g
    for number, act in enumerate(actions):
        last = number == len(actions) - 1
        if number and not _certain(g, h, act, me, lot):
            return Way(tuple(steps), actions[:number], tuple(states), h, False, lot, False)
        steps.append(action_said(h, act))
        states.append(h)
        further = after(h, act)
        if further.winner < 0 and further.player != me and not last:
            settle(further, me)
        if last:
            wins = further.winner == me
            return Way(tuple(steps), actions, tuple(states), h, True, lot, wins)
        lot |= _by_lot(h, further, act, me)
        h = further
    raise AssertionError("a plan has a step")


def after_steps(g: State, plan: Plan, me: int, done: int) -> State | None:
    """The state of the deal after so many steps of the plan; None where it does not lead there."""
    h = g
    for act in plan.actions[:done]:
        if h.winner >= 0 or h.player != me or act not in permitted(h):
            return None
        h = after(h, act)
        settle(h, me)
    return h if h.winner < 0 and h.player == me and plan.actions[done] in permitted(h) else None


def _certain(g: State, h: State, act: int, me: int, lot: int) -> bool:
    """Can the step be named before the cards are drawn that come before it?"""
    if h.winner >= 0 or h.player != me or act not in permitted(h):
        return False
    kind, bit = kind_of(act), 1 << card_of(act)
    if h.waiting is not None and h.waiting.kind == frames.REVEAL:
        return False
    if kind == do.PICK and picks_theirs(h):
        other = 1 - me
        return not h.sides[other].hand & bit or bool(g.sides[other].seen & bit)
    if kind in GIVING_WAY:
        return not lot
    return kind not in OF_A_CARD or not lot & bit


def _by_lot(before: State, later: State, act: int, me: int) -> int:
    """The cards that came from the deck or the discard pile into the hand without being chosen."""
    was = before.sides[me]
    came: int = (was.deck | was.discard) & later.sides[me].hand
    return came & ~(1 << card_of(act)) if kind_of(act) == do.PICK else came
