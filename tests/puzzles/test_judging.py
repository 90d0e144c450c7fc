"""What a turn is worth as the answer to a puzzle, and what the opponent does against a wrong one."""

from __future__ import annotations

import json

from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, card_of, kind_of
from bluemoon.puzzles import Puzzle
from bluemoon.puzzles.judging import Verdict, answer_to, hands_of, judge
from tests.duel.kit import side, table

# 6 Fire against a deck whose only fighters have 3 and 2: sure. Glimmer has 2 and can be answered.
STRONG = ["Scorch the Inflammable", "Glimmer"]


def made(game: DuelState) -> Puzzle:
    position = json.loads(game.position())
    return Puzzle(
        name="made",
        people="Vulca",
        opponent="Vulca",
        rules="legends",
        seat=0,
        theme="characters",
        goal="1",
        difficulty=1,
        turns=2,
        solution=("play Scorch the Inflammable", "announce Fire"),
        position=position,
    )


def begun() -> tuple[Puzzle, DuelState]:
    game = table(side(hand=STRONG, deck=["Torch"]), side(hand=["Flare"], deck=["Cinder"]))
    puzzle = made(game)
    return puzzle, puzzle.begin()


def turn(game: DuelState, *texts: str) -> int:
    last = -1
    for text in texts:
        last = game.parse(text)
        game.apply(last)
    return last


def test_the_solution_is_known_again() -> None:
    puzzle, game = begun()
    last = turn(game, *puzzle.solution)
    assert judge(puzzle, game, last).verdict is Verdict.SOLVED


def test_a_weak_turn_is_answered_with_cards_that_he_may_hold() -> None:
    puzzle, game = begun()
    last = turn(game, "play Glimmer", "announce Fire")
    judged = judge(puzzle, game, last)
    assert judged.verdict is Verdict.ANSWERED
    assert [kind_of(act) for act in judged.answer] == [do.PLAY, do.ANNOUNCE]
    assert judged.hand >> card_of(judged.answer[0]) & 1, "he plays what he holds"


def test_whoever_retreats_has_given_up() -> None:
    puzzle, game = begun()
    last = turn(game, "retreat")
    assert judge(puzzle, game, last).verdict is Verdict.GAVE_UP


def test_he_may_hold_the_same_hands_each_time_it_is_asked() -> None:
    puzzle, game = begun()
    view = game.view(0)
    hands = list(hands_of(puzzle, view))
    assert hands == list(hands_of(puzzle, view))
    both = {1 << game.decks[1].index[name] for name in ("Flare", "Cinder")}
    assert set(hands) == both, "one card in hand, one of two"


def test_no_answer_is_found_where_there_is_none() -> None:
    game = table(side(hand=STRONG, deck=["Torch"]), side(hand=["Flare"], deck=["Torch"]))
    for text in ("play Scorch the Inflammable", "announce Fire"):
        game.apply(game.parse(text))
    assert answer_to(game.fork()) is None
    assert action(do.RETREAT) in game.legal_actions()
