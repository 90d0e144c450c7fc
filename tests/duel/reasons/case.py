"""A forbidden action: a position, what is asked, and the reason that a referee gives, with its place in the
rulebook. Written from the rulebooks, not from what the program says."""

from __future__ import annotations

from typing import Any, NamedTuple

from bluemoon.duel.engine import DuelState
from tests.duel.kit import Spread, side, table
from tests.duel.kit import do as act

WEAK = side(combat=["Glimmer"], hand=["Torch"])  # 2 Fire, 3 Earth against us, no texts
PEACE: dict[str, Any] = {"fight": False, "element": None}


class Case(NamedTuple):
    """`asked`: the text of an action or a card's name. `args`: what the code speaks of."""

    asked: str
    code: str
    place: str
    args: dict[str, object]
    me: Spread
    they: Spread
    after: tuple[str, ...]
    more: dict[str, Any]

    def game(self) -> DuelState:
        game = table(self.me, self.they, **self.more)
        act(game, *self.after)
        return game

    def __str__(self) -> str:
        return f"{self.asked}: {self.code}"


def against(*combat: object, **zones: Any) -> Spread:
    """The opponent's side: what lies in his combat area, and other zones; he holds a card."""
    return side(**{"combat": list(combat), "hand": ["Torch"], **zones})


def hold(*hand: str, **zones: Any) -> Spread:
    """Our side: the hand, and other zones."""
    return side(hand=list(hand), **zones)


def case(
    asked: str,
    code: str,
    place: str,
    me: Spread,
    they: Spread = WEAK,
    *after: str,
    args: dict[str, object] | None = None,
    **more: Any,
) -> Case:
    return Case(asked, code, place, args or {}, me, they, after, more)
