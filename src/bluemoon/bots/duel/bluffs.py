"""How likely it is that one of the opponent's face-down cards is a lie.

Two things are known: which cards he may have laid (all that carry a bluff icon and are nowhere to be seen),
and how often players of his level lie. `python -m benchmarks.bluffs` measures the second and compares the
chances that are stated here with what lay there (docs/strength.md).
"""

from __future__ import annotations

from math import comb, perm
from typing import Final, NamedTuple

from bluemoon.duel.knowledge.view import View
from bluemoon.duel.rules.execute import honest_bluffs
from bluemoon.sets import size


class Habit(NamedTuple):
    """How a player lays cards face down."""

    odds: float  # how much likelier a lie is than a card that fits, where he may hold as many of both
    bend: float  # how much it counts how many of both he may hold: 1 fully, 0 not at all
    more: float = 1.0  # so much likelier each card is a lie for every further one that lies there
    holds: float = 0.0  # the chance that he holds a certain lie. If given, a lie is only as likely as it is
    # that he holds one at all, and `bend` counts for honest cards alone.


# From `python -m benchmarks.bluffs fit`, in games of other seeds than the table in docs/strength.md
UNKNOWN: Final = Habit(0.382, 0.8)  # a person: as somebody who lies a third of the time
HABITS: Final[dict[str, Habit]] = {
    "random": Habit(0.918, 1.0),
    "newcomer": Habit(0.208, 0.4, 1.7),
    "beginner": Habit(0.872, 0.6, 1.3, 0.2),
    "novice": Habit(0.01, 0.8, 3.0),
    "apprentice": Habit(0.0285, 1.0, 1.5),
    "journeyman": Habit(0.0177, 1.0, 1.8),
    "adept": Habit(0.00708, 1.4, 1.5),
    "master": Habit(0.00279, 1.4, 3.0),
}


def lie_chance(view: View, level: str = "") -> float:
    """The chance that at least one face-down card of the opponent is a lie, as the seat of the view can know
    it; `level` is the opponent's, '' if he is no bot."""
    g = view.state
    other = 1 - view.seat
    side, hidden = g.sides[other], view.hidden[other]
    assert hidden is not None
    honest = honest_bluffs(g, other)
    known = side.bluffs & side.seen
    if known & ~honest:
        return 1.0
    could = hidden.pool & g.decks[other].bluff
    return chance_of(sum(hidden.bluffs), size(could & honest), size(could & ~honest), habit(level))


def habit(level: str) -> Habit:
    """How players of this level lay bluffs."""
    return HABITS.get(level, UNKNOWN)


def chance_of(cards: int, honest: int, lies: int, habit: Habit) -> float:
    """The chance that at least one of so many cards is a lie, where so many that fit and so many that do not
    may lie there."""
    odds = habit.odds * habit.more ** (cards - 1)
    if habit.holds:
        odds *= 1.0 - (1.0 - habit.holds) ** lies
    ways: list[float] = [
        odds**n
        * comb(cards, n)
        * ((1 if habit.holds else perm(lies, n)) * perm(honest, cards - n)) ** habit.bend
        for n in range(cards + 1)
        if n <= lies and cards - n <= honest
    ]
    whole = float(sum(ways))
    if whole == 0.0 or cards == 0:
        return 0.0
    return 1.0 - (ways[0] if cards <= honest else 0.0) / whole
