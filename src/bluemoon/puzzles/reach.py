"""How near the opponent comes to an answer after the solution of a puzzle, to say why he has to retreat."""

from __future__ import annotations

from collections import deque
from typing import Final, Literal, NamedTuple

from bluemoon.bots.duel.heuristics import prefer
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import kind_of
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.survey import total
from bluemoon.puzzles.judging import solved_end
from bluemoon.puzzles.puzzle import Puzzle
from bluemoon.puzzles.turns import after, key_of, with_hand

MOST: Final = 600  # positions of his turn that are looked at; where there are more, nothing is said
LAST: Final = (do.RETREAT, do.ANNOUNCE)  # they end his turn


class Reach(NamedTuple):
    """The best that he can come to, whatever he holds, and what he would need."""

    his: int
    needed: int
    element: Literal["fire", "earth"]


def reach(puzzle: Puzzle) -> Reach | None:
    """How near he comes after the solution, given every card that the player cannot see: never nearer.

    None where it is not the power that he lacks, or where that takes too long to find out.
    """
    me = puzzle.seat
    end = solved_end(puzzle)
    if end.winner >= 0 or not end.fight:
        return None
    begin = with_hand(end, 1 - me, None)
    waiting, seen = deque([begin]), {key_of(begin, 1 - me)}
    best: Reach | None = None
    while waiting:
        state = waiting.popleft()
        if _shows_a_character(state, 1 - me):
            now = _now(state, me)
            if now.his >= now.needed:
                return None
            if best is None or now.needed - now.his < best.needed - best.his:
                best = now
        for act in _ways(state, 1 - me):
            h = after(state, act)
            key = key_of(h, 1 - me)
            if h.winner >= 0 or h.current == me or not h.fight or key in seen:
                continue
            if len(seen) == MOST:
                return None
            seen.add(key)
            waiting.append(h)
    return best


def _now(g: State, me: int) -> Reach:
    return Reach(total(g, 1 - me, g.element), total(g, me, g.element), "earth" if g.element else "fire")


def _shows_a_character(g: State, seat: int) -> bool:
    """Whether he has played a character in this turn, as every turn wants."""
    side = g.sides[seat]
    return bool(side.active & side.fresh & g.decks[seat].characters)


def _ways(g: State, seat: int) -> list[int]:
    if g.player != seat:
        return [prefer(g, permitted(g))]
    return [act for act in permitted(g) if kind_of(act) not in LAST]
