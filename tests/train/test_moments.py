"""What the learner is told is what the bots judge by."""

from __future__ import annotations

from math import isnan

import pytest

from bluemoon.bots.duel.judgement import SURE, Judge
from bluemoon.bots.duel.networks import networks
from bluemoon.bots.net import sigmoid
from bluemoon.duel.engine import DuelState
from bluemoon.train.layout import CARDS, FIGHT_FIGURES, FIGHT_PLACES, NOTHING, ROWS, TIME_FIGURES, TIME_PLACES
from bluemoon.train.moments import STRUCTS, Moment, announcement, between, packed
from bluemoon.train.selfplay import Settings, Step, judged, play_one
from tests.bots.games import halfway


def said(name: str, moment: Moment) -> float:
    """What the network of that name says to a moment, worked out from the file of weights alone."""
    known = networks()
    weights = (known.fight if name == "fight" else known.between).weights
    figures, places = (FIGHT_FIGURES, FIGHT_PLACES) if name == "fight" else (TIME_FIGURES, TIME_PLACES)
    sums = weights.vector("bias")
    for figure, value in zip(figures, moment.figures, strict=True):
        sums = [old + value * new for old, new in zip(sums, weights.figure(figure))]
    for row in moment.rows:
        element, rest = divmod(row, len(places) * len(CARDS))
        place, card = divmod(rest, len(CARDS))
        found = weights.card(CARDS[card].name, places[place], element)
        assert found is not None
        sums = [old + new for old, new in zip(sums, found)]
    second = weights.vector("second bias")
    for unit, value in enumerate(sums):
        if value > 0.0:
            second = [old + value * new for old, new in zip(second, weights.second(unit))]
    out = weights.vector("out")
    return sum(max(0.0, unit) * weight for unit, weight in zip(second, out)) + weights.vector("shift")[0]


def fights() -> list[DuelState]:
    found: list[DuelState] = [halfway("duel", seed, 15 + 4 * seed) for seed in range(12)]
    return [game for game in found if not game.over]


def test_a_moment_of_a_fight_is_what_is_judged() -> None:
    compared = 0
    for game in fights():
        me = game.current
        judge = Judge(game, me, [game.sides[1 - me].hand])
        for element in (0, 1):
            moment = announcement(game, Judge(game, me, [game.sides[1 - me].hand]), element)
            if moment.ends[-2] == SURE:  # a fight that wins the game is judged by its answers, too
                continue
            assert sigmoid(said("fight", moment)) == pytest.approx(judge.announced(game, element), abs=1e-6)
            compared += 1
    assert compared > 10


def test_a_moment_between_fights_is_what_is_judged() -> None:
    compared = 0
    for game in fights():
        for seat in (0, 1):
            judge = Judge(game, seat, [0])
            moment = between(game, judge, seat == game.current)
            odds = judge.after_fight(game, game.sides[seat].hand, 0, seat == game.current)
            if abs(odds) < 3.9:  # beyond that they are cut off
                assert said("between", moment) == pytest.approx(odds, abs=1e-6)
                compared += 1
    assert compared > 10


def test_a_moment_as_bytes() -> None:
    moment = Moment([0.5] * len(FIGHT_FIGURES), [3, 1, 4], tuple([1.0] * 34))
    fields = STRUCTS["fight"].unpack(packed("fight", moment, 0.25, 1.0, 7, 1))
    assert fields[: len(FIGHT_FIGURES)] == (0.5,) * len(FIGHT_FIGURES)
    rows = fields[len(FIGHT_FIGURES) :][:ROWS]
    assert rows[:4] == (3, 1, 4, NOTHING)
    assert fields[-4:] == (0.25, 1.0, 7, 1)


def test_the_winner_is_told_to_every_moment() -> None:
    moments, game = play_one("a game", Settings(nodes=10))
    assert {net for net, _ in moments} == {"fight", "between"}
    for net, body in moments:
        assert len(body) == STRUCTS[net].size
    # Both seats see every time between fights: one of them won.
    won = [STRUCTS["between"].unpack(body)[-3] for net, body in moments if net == "between"]
    assert sum(won) * 2 == len(won)
    assert game.over


def test_a_turn_led_astray_says_nothing_about_the_turns_before() -> None:
    moment = Moment([0.0] * len(FIGHT_FIGURES), [], tuple([0.0] * 34))

    def first_target(loss: float) -> float:
        steps = [Step("fight", 0, moment, 0.6, 0.0), Step("fight", 1, moment, 0.3, loss)]
        found = judged(steps, 1, 0, 0, novice=False)
        return float(STRUCTS["fight"].unpack(found[-1][1])[-4])

    # The first seat lost. Where the second one played its best, nine tenths of that come back; otherwise only
    # what its search expected.
    assert first_target(0.0) == pytest.approx(0.1 * 0.7)
    assert first_target(0.2) == pytest.approx(0.7)


def test_plans_that_were_only_weighed_become_moments_without_a_target() -> None:
    """For the distilling: the game and its own moments stay what they are without them."""
    plain, game = play_one("glanced at", Settings(nodes=30))
    more, same = play_one("glanced at", Settings(nodes=30, glances=2))
    assert game.record() == same.record()
    glanced = more[len(plain) :]
    assert more[: len(plain)] == plain
    assert len(glanced) > 10
    for net, body in glanced:
        target, won = STRUCTS[net].unpack(body)[-4:-2]
        assert (net, isnan(target), isnan(won)) == ("fight", True, True)
