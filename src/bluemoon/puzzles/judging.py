"""What a turn is worth as the answer to a puzzle, and why a wrong one fails: a hand that the opponent may
hold, and what he does with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import Final

from bluemoon.bots.duel.heuristics import prefer
from bluemoon.chance import Chance
from bluemoon.duel.completion.search import offered
from bluemoon.duel.engine import DuelState
from bluemoon.duel.knowledge.view import View, possible_hand
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import kind_of
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.permitted import permitted
from bluemoon.puzzles.puzzle import Puzzle
from bluemoon.puzzles.turns import Turn, after, all_turns, key_of, to_next_turn, with_hand, worth

HANDS: Final = 48  # hands that the opponent may hold, to answer a turn with
WAYS: Final = 2000  # positions that are looked at for his answer


class Verdict(StrEnum):
    """How a turn does as the answer to a puzzle."""

    SOLVED = "solved"
    ANSWERED = "answered"  # he may hold cards to answer it with
    GAVE_UP = "gave-up"  # the player retreated, or began no fight
    LUCK = "luck"  # he cannot answer, but only since chance or his own choice helped


@dataclass(frozen=True)
class Judged:
    """A verdict, and for an answered turn the hand and the moves of the opponent that answer it."""

    verdict: Verdict
    hand: int = 0
    answer: tuple[int, ...] = ()


def hands_of(puzzle: Puzzle, view: View) -> Iterator[int]:
    """Hands that the opponent may hold as the player knows it after his turn: always the same ones."""
    chance = Chance.of(f"hands of {puzzle.name}")
    return (possible_hand(view, 1 - puzzle.seat, chance) for _ in range(HANDS))


def turn_is_over(game: State, me: int, act: int) -> bool:
    """Whether the player has ended his turn with this action, as far as it matters here."""
    return game.winner >= 0 or game.current != me or kind_of(act) in (do.ANNOUNCE, do.RETREAT, do.DECLINE)


def judge(puzzle: Puzzle, game: DuelState, last: int) -> Judged:
    """Judge the position after a turn that ended with the action `last`."""
    me = puzzle.seat
    end = to_next_turn(game.fork(), me)
    if _sign(end, me) == _sign(solved_end(puzzle), me):
        return Judged(Verdict.SOLVED)
    if kind_of(last) != do.ANNOUNCE or end.winner >= 0 or not end.fight:
        return Judged(Verdict.GAVE_UP)
    for hand in chain([end.sides[1 - me].hand], hands_of(puzzle, game.view(me))):
        answer = answer_to(with_hand(end, 1 - me, hand))
        if answer is not None:
            return Judged(Verdict.ANSWERED, hand, answer)
    return Judged(Verdict.LUCK)


def verdicts(puzzle: Puzzle) -> Iterator[tuple[Turn, list[str], Judged]]:
    """Every turn of the puzzle, in notation, and what it is worth."""
    game = puzzle.begin()
    me = puzzle.seat
    for turn in all_turns(game, me) or ():
        state, texts = game.copy(), list[str]()
        for act in turn.actions:
            texts.append(state.text(act))
            state.apply(act)
            while not state.over and state.current == me and state.player != me:
                state.apply(prefer(state, permitted(state)))
        yield turn, texts, judge(puzzle, state, turn.actions[-1])


def proved(puzzle: Puzzle) -> bool:
    """Whether one turn solves the puzzle for certain, and every other one gives up or may be answered."""
    found = Counter[Verdict]()
    for turn, _, judged in verdicts(puzzle):
        found[judged.verdict] += 1
        if judged.verdict is Verdict.SOLVED and worth(turn, puzzle.seat) <= 0:
            return False
    return found[Verdict.SOLVED] == 1 and not found[Verdict.LUCK]


def wrong_turn(puzzle: Puzzle) -> list[str]:
    """A turn, in notation, that the opponent answers."""
    for turn, texts, judged in verdicts(puzzle):
        if turn.certain and judged.verdict is Verdict.ANSWERED:
            return texts
    raise LookupError(f"no turn of {puzzle.name} is answered")


def solved_end(puzzle: Puzzle) -> State:
    """The position after the solution, when the opponent begins his turn."""
    game = puzzle.begin()
    for text in puzzle.solution:
        game.apply(game.parse(text))
    return to_next_turn(game, puzzle.seat)


def _sign(end: State, me: int) -> tuple[object, ...]:
    return (*key_of(end, me), end.winner, end.current)


def answer_to(g: State) -> tuple[int, ...] | None:
    """The shortest way for the player whose turn it is to complete it without retreating; None if there is
    none."""
    me = g.current
    level: list[tuple[State, tuple[int, ...]]] = [(g, ())]
    seen = {key_of(g, me)}
    while level and len(seen) < WAYS:
        next_level = []
        for state, path in level:
            for act in _ways(state, me):
                h = after(state, act)
                way = (*path, act)
                if h.winner == me or h.current != me or not h.fight:
                    return way
                key = key_of(h, me)
                if key not in seen and h.winner < 0:
                    seen.add(key)
                    next_level.append((h, way))
        level = next_level
    return None


def _ways(g: State, me: int) -> list[int]:
    """What may happen next on the way to an answer; what the other player is asked is decided by a rule."""
    if g.player != me:
        return [prefer(g, permitted(g))]
    acts = [act for act in offered(g) if kind_of(act) != do.RETREAT]
    return sorted(acts, key=lambda act: kind_of(act) != do.ANNOUNCE)
