"""Plain tables of the city at which there is a right thing to do, and what the judgement must agree with."""

from __future__ import annotations

import pytest

from bluemoon.bots.city.features import features
from bluemoon.bots.city.judgement import Judge, judge
from bluemoon.bots.city.turns import FULL, discard, plans_of
from bluemoon.city.cards import cards
from bluemoon.city.engine import CityState, new_game
from bluemoon.city.play import perform
from bluemoon.city.state import IDLE, State
from tests.bots.games import bot, decided, halfway
from tests.city.table import ALL, table

THINKERS = ("adept", "master")


def turn_of(game: CityState, level: str) -> list[str]:
    """What a bot does in this turn, in words."""
    player = bot("city", level)
    seat, turn = game.player, game.turn
    done = []
    while not game.over and (game.player, game.turn) == (seat, turn):
        action = player.decide(game.view(seat), game.legal_actions(), game.text)
        done.append(game.text(action))
        game.apply(action)
    return done


@pytest.mark.parametrize("level", ["novice", *THINKERS])
def test_the_last_offering_is_made(level: str) -> None:
    game = table(2, ["V3 V3", "T1"], at="Fire Temple", crystals=(12, 12), obelisk=[0, 1] * 5)
    assert turn_of(game, level) == ["walk Courtyard", "done", "offer"]
    assert game.over


@pytest.mark.parametrize("level", THINKERS)
def test_a_flight_to_the_last_offering_is_found(level: str) -> None:
    game = table(2, ["F1 V3", "T1"], at="Aqueduct", crystals=(12, 12), obelisk=[0, 1] * 5)
    turn_of(game, level)
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.parametrize("level", THINKERS)
def test_a_building_is_completed_for_its_rewards(level: str) -> None:
    # The last box of the temple brings four crystals, and with them the price of an offering.
    game = table(2, ["V3 P1", "T1"], at="Fire Temple", crystals=(3, 3), markers={"Fire Temple": "0 0 ."})
    turn_of(game, level)
    assert game.crystals[0] == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_to_one(players: int) -> None:
    for decisions in (5, 50, 120):
        game = halfway("city", players - 2 + 3, decisions)
        chances = [judge(game, seat) for seat in range(game.players)]
        assert sum(chances) == pytest.approx(1.0)


def test_wealth_is_judged_better() -> None:
    chances = [judge(table(2, crystals=(own, 7)), 0) for own in (0, 4, 7, 14)]
    assert chances == sorted(chances)
    assert judge(table(2, obelisk=[0, 0, 1]), 0) > judge(table(2, obelisk=[0, 1, 1]), 0)


def test_the_end_is_known() -> None:
    game = table(2, phase="contribution", crystals=(12, 12), obelisk=[0, 1] * 5)
    game.apply(game.parse("offer"))
    assert (judge(game, 0), judge(game, 1)) == (1.0, 0.0)


def test_what_is_kept_of_the_turn_is_what_would_be_computed_anew() -> None:
    """The judge of a turn keeps what the player's walks do not change."""
    looked = 0
    for seed in range(2, 8):
        game = halfway("city", seed, 30 + seed)
        judge_of_turn = Judge(game, game.seat)
        for plan in plans_of(game, FULL):
            state = State(game)
            for action in plan.actions:
                if state.phase <= 1:
                    perform(state, action)
            assert judge_of_turn.chance(state) == judge(state, game.seat)
            looked += 1
    assert looked > 100


def test_plans_are_legal_and_best_first() -> None:
    for seed in range(2, 8):
        game = halfway("city", seed, 20 + seed)
        plans = plans_of(game, FULL)
        assert [plan.value for plan in plans] == sorted((plan.value for plan in plans), reverse=True)
        for plan in plans:
            state = game.copy()
            for action in plan.actions:
                state.apply(action)  # refuses what is not legal


def test_dragons_are_brought_to_where_they_bring_scales() -> None:
    game = table(2, ["V1 P2 P3 P3 P3", "T1"], at="Trading House")
    brought = [
        plan for plan in plans_of(game, FULL) if game.parse("play V1 to Trading House") in plan.actions
    ]
    assert brought


def test_cards_of_which_nothing_is_asked_are_changed() -> None:
    built = [name for name in ALL if name not in ("Aqueduct", "Thermae")]
    game = table(2, ["P3 A3 A2 T3", "V1"], at="Courtyard", phase="discard", built=built)
    assert discard(game).cards[0] in cards("P3 T3")
    perform(game, discard(game))
    assert discard(game).cards[0] in cards("P3 T3")


def test_figures_are_of_one_length_for_every_number_of_players() -> None:
    lengths = {len(one) for seed in (2, 3, 4) for one in features(halfway("city", seed, 40))}
    assert len(lengths) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_adepts_do_not_wait_for_each_other(players: int) -> None:
    for seed in range(2):
        game = new_game(players, seed=seed)
        decided(game, [bot("city", "adept", seat) for seat in range(players)])
        assert game.ending != IDLE
