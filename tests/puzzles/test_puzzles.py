"""The puzzles that are shipped: each has one solution, and it is the one of the file."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from bluemoon.chance import Chance
from bluemoon.duel.knowledge.view import possible_hand
from bluemoon.puzzles import Puzzle, all_puzzles, daily, find
from bluemoon.puzzles.finding import FEWEST_TURNS
from bluemoon.puzzles.judging import Verdict, verdicts
from bluemoon.puzzles.turns import WON, all_turns, can_answer, key_of, with_hand, worth

PUZZLES = list(all_puzzles().values())


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_there_is_one_solution(puzzle: Puzzle) -> None:
    game = puzzle.begin()
    me = game.player
    assert me == puzzle.seat
    assert (game.decks[me].name, game.decks[1 - me].name) == (puzzle.people, puzzle.opponent)
    turns = all_turns(game, me)
    assert turns is not None
    assert len(turns) == puzzle.turns >= FEWEST_TURNS
    (best,) = [turn for turn in turns if worth(turn, me) > 0]
    assert puzzle.goal == ("win" if worth(best, me) == WON else str(worth(best, me)))
    state, wanted = game.copy(), game.copy()
    for text in puzzle.solution:
        state.apply(state.parse(text))
    for act in best.actions:
        wanted.apply(act)
    assert key_of(state, me) == key_of(wanted, me), "the words of the file lead there"
    chance = Chance.of(puzzle.name)
    for _ in range(8):
        hand = possible_hand(game.view(me), 1 - me, chance)
        assert not can_answer(with_hand(best.end, 1 - me, hand)), "he has to retreat whatever he holds"


def test_the_file_has_puzzles_for_everybody() -> None:
    peoples = Counter(puzzle.people for puzzle in PUZZLES)
    themes = Counter(puzzle.theme for puzzle in PUZZLES)
    assert len(PUZZLES) >= 500
    assert len(peoples) == 9
    assert min(peoples.values()) >= 30
    assert max(themes.values()) <= len(PUZZLES) * 0.2
    assert sum(puzzle.difficulty >= 4 for puzzle in PUZZLES) >= 150, "adept misses them"
    assert {puzzle.rules for puzzle in PUZZLES} == {"legends"}


@pytest.mark.parametrize("puzzle", PUZZLES[::10], ids=lambda puzzle: puzzle.name)
def test_every_other_turn_gives_up_or_may_be_answered(puzzle: Puzzle) -> None:
    found = Counter(judged.verdict for _, _, judged in verdicts(puzzle))
    assert found[Verdict.SOLVED] == 1
    assert found[Verdict.LUCK] == 0
    assert found[Verdict.ANSWERED] >= 1


def test_the_daily_puzzle_is_another_every_day_until_all_have_come() -> None:
    first = date(2026, 11, 16)
    days = [daily(first + timedelta(days=n)).name for n in range(len(PUZZLES))]
    assert len(set(days)) == len(PUZZLES)
    assert daily(first) == daily(first)
    assert daily(date(2020, 1, 1)).name in days


def test_a_puzzle_is_found_by_its_name() -> None:
    assert find(PUZZLES[0].name) == PUZZLES[0]
    assert find("nonsense") is None
