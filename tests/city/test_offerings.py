"""Offerings to the obelisk and the ways the game ends."""

import pytest

from bluemoon.city.cards import cards
from bluemoon.city.engine import CityState
from bluemoon.city.events import Event
from tests.city.table import ALL, hand, offered, place, play, reason, table

OFFERINGS = "003 Offerings"
WINNING = "003 Winning the Game"


@pytest.mark.rule("003 Offerings – Courtyard")
def test_an_offering_on_the_courtyard() -> None:
    game = table(at="Fire Temple", crystals=(7, 0, 0))
    assert reason(game, "offer") == f"{OFFERINGS} – Courtyard"  # not while moving
    play(game, "walk Courtyard", "done")
    events = play(game, "offer")
    assert events[0] == Event("offered", 0, place(game, "Courtyard"), 7)
    assert game.obelisk == [0]
    assert game.crystals == [0, 0, 0]
    elsewhere = table(at="Fire Temple", phase="contribution", crystals=(7, 0, 0))
    assert "offer" not in offered(elsewhere)
    assert reason(elsewhere, "offer") == f"{OFFERINGS} – Courtyard"


@pytest.mark.rule("003 Offerings – Courtyard")
def test_an_offering_is_a_choice() -> None:
    game = table(phase="contribution", crystals=(7, 0, 0))
    assert offered(game) == {"done", "offer"}
    play(game, "done")
    assert game.crystals == [7, 0, 0]


@pytest.mark.rule("003 Offerings – Bottom up")
@pytest.mark.parametrize(("players", "numbers"), [(3, [7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12])])
def test_boxes_from_the_bottom_up(players: int, numbers: list[int]) -> None:
    for filled, number in enumerate(numbers):
        markers = [1, 2, 0] * 4
        game = table(players, phase="contribution", crystals=(20, 0, 0), obelisk=markers[:filled])
        play(game, "offer")
        assert game.crystals[0] == 20 - number
        assert game.obelisk == [*markers[:filled], 0]


@pytest.mark.rule("003 Offerings – Cost")
def test_the_number_in_crystals() -> None:
    game = table(phase="contribution", crystals=(7, 0, 0), obelisk=[1, 1, 2, 2])  # the next box is an 8
    assert offered(game) == {"done"}
    assert reason(game, "offer") == f"{OFFERINGS} – Cost"
    game = table(phase="contribution", crystals=(8, 0, 0), obelisk=[1, 1, 2, 2])
    assert reason(game, "offer") == ""


@pytest.mark.rule("003 Offerings – Two players")
def test_two_players_leave_out_two_sevens() -> None:
    numbers = [7, 7, 8, 8, 9, 9, 10, 10, 11, 11]
    for filled, number in enumerate(numbers):
        game = table(2, phase="contribution", crystals=(20, 0), obelisk=([1, 0] * 5)[:filled])
        play(game, "offer")
        assert game.crystals[0] == 20 - number


@pytest.mark.rule("003 Offerings – Several in a turn")
def test_one_offering_a_turn_without_pillar() -> None:
    game = table(phase="contribution", hands=["P3 V1"], crystals=(30, 0, 0))
    play(game, "offer")
    assert offered(game) == {"done"}
    assert reason(game, "offer") == f"{OFFERINGS} – Several in a turn"
    assert reason(game, "offer with P3") == "003 The Card Powers"
    assert reason(game, "V1") == f"{OFFERINGS} – Several in a turn"


@pytest.mark.rule("003 Offerings – Several in a turn")
def test_three_offerings_with_two_pillars() -> None:
    game = table(phase="contribution", hands=["P1 P2"], crystals=(30, 0, 0))
    play(game, "offer", "offer with P2", "offer with P1")
    assert game.obelisk == [0, 0, 0]
    assert game.crystals[0] == 30 - 7 - 9 - 8
    assert hand(game) == "-"


@pytest.mark.rule("003 Pillar – Value 1")
@pytest.mark.rule("003 Pillar – Value 2")
@pytest.mark.parametrize(("card", "extra"), [("P1", 1), ("P2", 2)])
def test_pillar(card: str, extra: int) -> None:
    game = table(phase="contribution", hands=[card], crystals=(7 + 7 + extra, 0, 0))
    place_of_rule = f"003 Pillar – Value {extra}"
    assert reason(game, f"offer with {card}") == place_of_rule  # only after a first offering
    assert reason(game, card) == place_of_rule
    assert offered(game) == {"done", "offer"}
    play(game, "offer")
    assert reason(game, card) == ""
    assert offered(game) == {"done", f"offer with {card}"}
    events = play(game, f"offer with {card}")
    assert events[0] == Event("offered", 0, place(game, "Courtyard"), 7 + extra, cards(card))
    assert game.crystals[0] == 0
    assert hand(game) == "-"
    assert len(game.view(1).discards) == 1
    poor = table(phase="contribution", hands=[card], crystals=(7 + 6 + extra, 0, 0))
    play(poor, "offer")
    assert f"offer with {card}" not in offered(poor)
    assert reason(poor, f"offer with {card}") != ""
    moving = table(hands=[card], crystals=(20, 0, 0))
    assert reason(moving, card) == "003 The Card Powers"


@pytest.mark.rule("003 Pillar – Value 1")
def test_the_rulebooks_nine_crystals_for_an_eight() -> None:
    game = table(phase="contribution", hands=["P1"], crystals=(7 + 9, 0, 0), obelisk=[1, 1, 2])
    play(game, "offer", "offer with P1")
    assert game.crystals[0] == 0


@pytest.mark.rule("003 Offerings – Dragons on the courtyard")
def test_dragons_on_the_courtyard_give_no_scales() -> None:
    game = table(phase="contribution", crystals=(7, 0, 0), dragons=["Courtyard"] * 3)
    events = play(game, "offer")
    assert game.scales == [0, 0, 0]
    assert [event.kind for event in events] == ["offered"]


def before_winning(players: int, needed: int) -> CityState:
    mine = [0] * (needed - 1)
    return table(players, phase="contribution", crystals=(30, 40, 40, 40), obelisk=mine)


@pytest.mark.rule("003 Winning the Game – Offerings")
@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_enough_offerings_win_at_once(players: int, needed: int) -> None:
    game = before_winning(players, needed)
    assert not game.over
    events = play(game, "offer")
    assert game.over
    assert events[-1] == Event("ended")
    assert game.result is not None
    assert game.result.winners == (0,)
    assert game.result.scores == (needed,) + (0,) * (players - 1)
    assert game.deciders == ()
    assert game.legal_actions() == []
    assert reason(game, "done") == "003 Winning the Game"
    earlier = table(players, phase="contribution", crystals=(30, 0, 0, 0), obelisk=[0] * (needed - 2))
    play(earlier, "offer")
    assert not earlier.over


@pytest.mark.rule("003 Winning the Game – All rebuilt")
def test_play_goes_on_while_somebody_can_offer() -> None:
    """The last building is done; seat 2 still has an offering in hand and takes it."""
    game = table(
        hands=["A3"],
        at="Thermae",
        phase="contribution",
        built=[name for name in ALL if name != "Thermae"],
        markers={"Thermae": ". 0 0"},
        crystals=(0, 0, 7),
        obelisk=[0, 1],
    )
    play(game, "build 1 with A3")
    assert not game.over
    play(game, "done", "done", "done", "done")
    assert game.player == 2
    play(game, "offer")
    assert game.over  # nobody has seven crystals any more
    assert game.result is not None
    assert "rebuilt" in game.result.reason


@pytest.mark.rule("003 Winning the Game – All rebuilt")
def test_all_rebuilt_and_nobody_can_offer() -> None:
    game = table(
        hands=["A3"],
        at="Thermae",
        phase="contribution",
        built=[name for name in ALL if name != "Thermae"],
        markers={"Thermae": ". 1 1"},
        crystals=(0, 2, 5),
        obelisk=[0, 1, 2, 2],
    )
    play(game, "build 1 with A3")
    assert game.over
    assert game.result is not None
    assert game.result.winners == (2,)  # most offerings
    assert game.result.scores == (1, 1, 2)


def finished(crystals: tuple[int, int, int], obelisk: list[int]) -> tuple[int, ...]:
    """The winners of a game that ends with these crystals: seat 1 passes in the last idle turn."""
    game = table(
        at="Mill", player=1, built=ALL, crystals=(9, 9, 9), obelisk=obelisk, idle=59, phase="discard"
    )
    game.crystals = list(crystals)
    play(game, "done")
    assert game.result is not None
    return game.result.winners


@pytest.mark.rule("003 Winning the Game – Ties")
def test_ties_go_to_the_most_crystals_then_are_shared() -> None:
    assert finished((1, 2, 9), [0, 0, 1, 1, 2]) == (1,)
    assert finished((2, 2, 9), [0, 0, 1, 1, 2]) == (0, 1)
    assert finished((3, 3, 3), []) == (0, 1, 2)


@pytest.mark.rule("003 Winning the Game – Out of markers")
def test_a_draw_when_all_are_out_of_markers() -> None:
    """Two players, twenty markers: one is left and pays for an unfinished building."""
    spread = {
        "Royal Palace": "0 0 0 .",
        "Fire Temple": "0 0 .",
        "Water Temple": "0 0 .",
        "Earth Temple": "0 0 .",
        "Market Hall": "1 1 .",
        "Library": "1 1 .",
        "City Residence": "1 1 .",
        "Flight Tower": "1 1 .",
        "Thermae": "1 . .",
    }
    game = table(2, ["A2"], at="Thermae", phase="contribution", markers=spread, obelisk=[1])
    play(game, "build 2 with A2")
    assert game.over
    assert game.result is not None
    assert game.result.winners == ()
    assert "draw" in game.result.reason
    # With one marker of the other player still to place, the game goes on.
    game = table(2, ["A2"], at="Thermae", phase="contribution", markers=spread)
    play(game, "build 2 with A2")
    assert not game.over
    # And the last marker on a last box brings markers back.
    spread["Thermae"] = "1 1 ."
    game = table(2, ["A2"], at="Thermae", phase="contribution", markers=spread)
    play(game, "build 3 with A2")
    assert not game.over


@pytest.mark.rule("003 our rule – Twenty rounds")
def test_twenty_idle_rounds_end_the_game() -> None:
    game = table(2, at="University", obelisk=[1], crystals=(50, 0))
    for turn in range(40):
        assert not game.over, turn
        play(game, "done")
        if game.view(0).phase == "contribution":
            play(game, "done")
        play(game, "done")
    assert game.over
    assert game.result is not None
    assert game.result.winners == (1,)  # most offerings, as if all were rebuilt


@pytest.mark.rule("003 our rule – Twenty rounds")
def test_contributions_and_offerings_start_the_count_again() -> None:
    building = table(2, ["H2"], at="University", phase="contribution", idle=39)
    play(building, "build 2 with H2", "done", "done")
    assert not building.over
    assert building.idle == 0
    offering = table(2, phase="contribution", idle=39, crystals=(7, 0))
    play(offering, "offer", "done")
    assert not offering.over
    assert offering.idle == 0
