"""The trial of plans: which are tried, on how many deals, and by whom."""

from __future__ import annotations

import pytest

from bluemoon.bots.city import trial
from bluemoon.bots.city.adept import CANDIDATES, PLAYOUTS
from bluemoon.bots.city.playout import playout
from bluemoon.bots.city.turns import Plan
from bluemoon.bots.racing import Candidate
from bluemoon.city.actions import FINISH, Action
from bluemoon.city.state import State
from tests.bots.games import bot, halfway


def candidates(count: int) -> list[Candidate[Plan]]:
    """Plans that are judged alike; the last one is best when it is tried."""
    return [Candidate(Plan((FINISH,), float(number)), 0.5) for number in range(count)]


def tried(trial_: list[Candidate[Plan]], rounds: int) -> tuple[Candidate[Plan], list[int]]:
    """The best after so many rounds for each candidate, and how many there were in each round."""
    counts: list[int] = []

    def play_round(alive: list[Candidate[Plan]]) -> None:
        counts.append(len(alive))
        for one in alive:
            one.add(one.plan.value / len(trial_))

    best = trial.knock_out(trial_, play_round, lambda: sum(counts) / (rounds * len(trial_)))
    return best, counts


def test_what_is_better_when_it_is_tried_is_taken() -> None:
    best, _ = tried(candidates(4), 3)
    assert best.plan.value == 3.0


def test_the_worse_half_is_dropped_again_and_again() -> None:
    _, counts = tried(candidates(8), 6)
    assert sorted(counts, reverse=True) == counts
    assert set(counts) == {8, 4, 2}


def test_a_single_plan_is_not_tried() -> None:
    _, counts = tried(candidates(1), 3)
    assert counts == []


def test_of_plans_that_differ_in_their_payment_two_are_tried() -> None:
    build = [Action(FINISH.kind, 7, (card,)) for card in range(5)]
    plans = [Plan((action,), 0.5) for action in build] + [Plan((Action(FINISH.kind, 8, ()),), 0.4)]
    assert trial.various(plans) == [plans[0], plans[1], plans[5]]


def playouts_of(level: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many playouts a bot makes in each of its plannings, from the middle of a game on."""
    made: list[int] = []

    def counted(deal: State, plan: Plan, me: int, rounds: int) -> float:
        made[-1] += 1
        return playout(deal, plan, me, rounds)

    monkeypatch.setattr(trial, "playout", counted)
    game = halfway("city", seed, 30)
    player = bot("city", level)
    for _ in range(12):
        made.append(0)
        game.apply(player.decide(game.view(game.player), game.legal_actions(), game.text))
    return made


@pytest.mark.parametrize("seed", [3, 4, 5])  # two, three and four players
def test_the_adept_tries_a_few_plans(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = playouts_of("adept", seed, monkeypatch)
    assert 0 < max(made) < PLAYOUTS + CANDIDATES


def test_learners_try_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(playouts_of("journeyman", 3, monkeypatch))
