"""Puzzles as the page gets them."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from bluemoon.puzzles import Puzzle, all_puzzles, daily
from bluemoon.puzzles.judging import wrong_turn
from bluemoon.server.protocol.duel import DuelView
from bluemoon.server.protocol.puzzles import PuzzleList
from bluemoon.server.puzzles import encoded_list, played, solution, start
from bluemoon.server.tables.journal import Refused
from tests.server.kit import Guest

ALL = list(all_puzzles().values())
SOME = ALL[:: len(ALL) // 12]
named = pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.name)


def test_the_list_tells_nothing_of_the_solutions() -> None:
    day = date(2026, 12, 24)
    told = msgspec.json.decode(encoded_list(day), type=PuzzleList)
    assert (told.day, told.daily) == ("2026-12-24", daily(day).name)
    assert [about.name for about in told.puzzles] == list(all_puzzles())
    assert b"solution" not in encoded_list(day)


@named
def test_a_puzzle_begins_with_the_players_decision_and_hides_the_opponents_hand(puzzle: Puzzle) -> None:
    begun = start(puzzle)
    assert begun.moment.decision is not None
    view = begun.moment.view
    assert isinstance(view, DuelView)
    assert view.seat == puzzle.seat
    sides = puzzle.position["sides"]
    assert isinstance(sides, list)
    seen = set(sides[1 - puzzle.seat].get("seen", ()))
    held = {card.card for card in view.sides[1 - puzzle.seat].hand if card is not None}
    assert held <= seen


@named
def test_the_solution_ends_with_his_retreat_and_the_dragons(puzzle: Puzzle) -> None:
    shown = solution(puzzle)
    assert shown.verdict == "solved"
    assert shown.moves == list(puzzle.solution)
    told = [moment.entry.action for moment in shown.moments if moment.entry is not None]
    assert told[: len(puzzle.solution)] == list(puzzle.solution)
    assert "retreat" in told[len(puzzle.solution) :]
    before, after = _dragons(puzzle, start(puzzle).moment.view), _dragons(puzzle, shown.moments[-1].view)
    last = shown.moments[-1].view
    assert isinstance(last, DuelView)
    if puzzle.goal == "win":
        assert last.result is not None
        assert last.result.winner == puzzle.seat
    else:
        assert last.result is None
        assert after - before == int(puzzle.goal)


@named
def test_move_by_move_the_same_comes_out(puzzle: Puzzle) -> None:
    moves: list[str] = []
    for move in puzzle.solution:
        moves.append(move)
        shown = played(puzzle, moves)
        assert (shown.verdict is None) == (len(moves) < len(puzzle.solution))
        assert (shown.moments[-1].decision is not None) == (shown.verdict is None)
    assert shown.moments[-1].view == solution(puzzle).moments[-1].view
    with pytest.raises(Refused):
        played(puzzle, [*moves, "retreat"])


@named
def test_retreating_is_giving_up(puzzle: Puzzle) -> None:
    game = puzzle.begin()
    out = "retreat" if "retreat" in map(game.text, game.legal_actions()) else "decline"
    assert played(puzzle, [out]).verdict == "gave-up"


@named
def test_a_wrong_turn_is_answered_on_the_table(puzzle: Puzzle) -> None:
    """He plays cards that he may hold and announces; the player is told so, as at any table."""
    shown = played(puzzle, wrong_turn(puzzle))
    assert shown.verdict == "answered"
    told = [moment.entry for moment in shown.moments if moment.entry is not None]
    his = [entry.action for entry in told if entry.seat != puzzle.seat]
    assert his[-1].startswith("announce")
    assert len(his) > 1, "a character is needed for it"


def _dragons(puzzle: Puzzle, view: object) -> int:
    assert isinstance(view, DuelView)
    sides = [dragon.at for dragon in view.dragons]
    return sides.count(puzzle.seat) - sides.count(1 - puzzle.seat)


def test_by_http(ann: Guest) -> None:
    listed = ann.get("/api/puzzles")
    name = listed["daily"]
    assert ann.get(f"/api/puzzles/{name}")["about"]["name"] == name
    solved = ann.get(f"/api/puzzles/{name}/solution")
    by_moves = ann.http.get(
        f"{ann.server.url}/api/puzzles/{name}/turn", params=[("move", move) for move in solved["moves"]]
    )
    assert by_moves.json()["verdict"] == "solved"
    wrong = ann.http.get(f"{ann.server.url}/api/puzzles/{name}/turn", params=[("move", "dance")])
    assert wrong.status_code == 422
