"""The sums of the report, worked out by hand."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from bluemoon.duel import engine as duel
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action
from bluemoon.duel.text.position import write_position
from bluemoon.train.calibration import said_of, table
from bluemoon.train.curve import draw, read_curve, series
from bluemoon.train.habits import Habits, habits_of, own_games
from bluemoon.train.measures import Said, Share, furthest, log_loss, tenths
from bluemoon.train.report import BEGIN, END, Measured, put_into, report
from tests.bots.games import halfway


def test_log_loss() -> None:
    assert log_loss([Said(0.5, True), Said(0.5, False)]) == pytest.approx(log(2))
    assert log_loss([Said(0.8, True), Said(0.25, False)]) == pytest.approx(-(log(0.8) + log(0.75)) / 2)


def test_nothing_is_quite_sure() -> None:
    assert log_loss([Said(1.0, False)]) == pytest.approx(-log(1e-4))


def test_parts_of_equal_number_by_size() -> None:
    said = [Said(0.9, True), Said(0.1, False), Said(0.7, False), Said(0.3, True), Said(0.5, True)]
    low, high = tenths(said, 2)
    assert (low.number, high.number) == (2, 3)
    assert [low.said, low.won, high.said, high.won] == pytest.approx([0.2, 0.5, 0.7, 2 / 3])
    assert furthest([low, high]) == pytest.approx(0.3)


def test_few_positions_make_fewer_parts() -> None:
    assert [part.number for part in tenths([Said(0.5, True)] * 3)] == [1, 1, 1]


def test_a_share() -> None:
    share = Share()
    assert str(share) == "–"
    for hit in (True, True, False, True):
        share.add(hit)
    assert str(share) == "75%"


def test_habits_are_counted_by_people() -> None:
    habits = Habits()
    habits.game(("Vulca", "Hoax"))
    habits.game(("Vulca", "Buka"))
    game = duel.new_game(("Vulca", "Hoax"), "classic", 1)
    decline = next(act for act in game.legal_actions() if game.text(act).startswith("decline"))
    habits.note(game, decline, "Vulca")
    assert habits.mean("declined", "Vulca") == 0.5
    assert habits.mean("declined", "Hoax") == 0.0
    assert habits.mean("declined") == 0.25


def test_a_retreat_is_chosen_where_there_is_something_else() -> None:
    game = halfway("duel", 3, 12)
    while not game.over:
        acts = game.legal_actions()
        for act in acts:
            if not game.stack and act == action(do.RETREAT):
                expected = "forced retreats" if len(acts) == 1 else "chosen retreats"
                assert habits_of(game, act) == [expected]
                return
        game.apply(acts[-1])
    pytest.fail("nobody could retreat")


def test_the_report_of_a_game() -> None:
    game = duel.new_game(("Vulca", "Hoax"), "classic", 5)
    position = write_position(game)
    stored = {
        "decks": ["Vulca", "Hoax"],
        "winner": 1,
        "turns": [
            {"position": position, "actions": [f"{game.player} {game.text(game.legal_actions()[-1])}"]}
        ],
    }
    found = Measured("novice", 1, 1)
    found.add(stored)
    assert found.games == len(found.one_a_game) == 1
    assert [said.won for said in found.between] == [False, True]
    found.fights.append(Said(0.5, True))
    written = report(found, own_games("novice", [("Vulca", "Hoax")], 1, 1), "the command")
    assert "| the judgement as bots use it | 0.693 |" in written
    assert written.startswith("`the command`: 1 games, 1 announcements, 2 times between fights")


def test_one_position_of_a_game_is_judged() -> None:
    game = duel.new_game(("Vulca", "Hoax"), "classic", 5)
    turn = {"position": write_position(game), "actions": []}
    nothing = dict(turn, position=write_position(in_a_fight()))
    winner = game.current
    said = said_of({"winner": winner, "turns": [nothing, turn, nothing]}, "seed")
    assert said is not None
    assert (0.0 < said.chance < 1.0, said.won) == (True, True)
    assert said_of({"winner": winner, "turns": [nothing]}, "seed") is None


def in_a_fight() -> duel.DuelState:
    games: list[duel.DuelState] = [halfway("duel", seed, 15) for seed in range(8)]
    return next(game for game in games if not game.over and game.fight)


def test_tenths_are_told_with_their_intervals() -> None:
    written = table([Said(0.2, False)] * 50 + [Said(0.9, True)] * 50, "the command")
    lines = written.splitlines()
    assert lines[0] == "`the command`: 100 games, log loss 0.164; the furthest tenth is off by 20.0 points:"
    assert lines[2].startswith("| said | 20.0% |")
    assert lines[4].endswith("| 100.0% |")
    assert lines[5].startswith("| 95 % | 0% – 28% |")


def test_the_report_has_its_place() -> None:
    text = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert put_into(text, "new") == f"before\n{BEGIN}\nnew\n{END}\nafter\n"
    with pytest.raises(ValueError, match="no place"):
        put_into("no marks", "new")


def test_the_curve_becomes_a_picture(tmp_path: Path) -> None:
    log_file = tmp_path / "curve"
    log_file.write_text(
        '{"games": 2000, "losses": {"fight": 0.6}, "test": {"fight": 0.7}}\n'
        "finished\n"
        '{"games": 5000, "losses": {"fight": 0.5}, "test": {}}\n'
        '{"games": 6000, "losses": {"fig'
    )
    curve = read_curve(log_file)
    assert series(curve, "losses", "fight") == [(2.0, 0.6), (5.0, 0.5)]
    assert series(curve, "test", "fight") == [(2.0, 0.7)]
    draw(curve, tmp_path / "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text()
