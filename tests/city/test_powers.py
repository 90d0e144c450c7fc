"""Card powers of the Movement phase: dragons and Flit. Others: test_payments, test_offerings."""

import pytest

from bluemoon.city.cards import cards
from bluemoon.city.events import Event
from tests.city.table import ALL, BUILDINGS, hand, offered, place, play, reason, table


def targets(actions: set[str], card: str) -> set[str]:
    start = f"play {card} to "
    return {action.removeprefix(start) for action in actions if action.startswith(start)}


def dragons_at(dragon: int, where: str) -> list[str]:
    return [where if one == dragon else "outside" for one in range(3)]


@pytest.mark.rule("003 The Card Powers")
def test_values_one_to_three_and_powers_of_one_and_two_only() -> None:
    game = table(hands=["V3 T3 A3 F3 M3 H3 P3"], at="University", dragons=["University"] * 3)
    assert not targets(offered(game), "V3")
    for card in ("V3", "T3", "A3", "F3", "H1"):
        assert game.why_not(card) is not None
    assert reason(game, "play V3 to Library") == "003 The Card Powers"
    assert reason(game, "P3") == "003 The Card Powers"


@pytest.mark.rule("003 The Card Powers")
def test_a_card_is_used_for_its_power_instead_of_its_value() -> None:
    game = table(hands=["V1 V2"], at="Iron Foundry")
    play(game, "play V1 to Iron Foundry")
    assert hand(game) == "V2"
    play(game, "done")
    assert offered(game) == {"done", "build 2 with V2", "build 3 with V2"}


@pytest.mark.rule("003 Vulca – Value 1")
@pytest.mark.rule("003 Terrah – Value 1")
@pytest.mark.rule("003 Aqua – Value 1")
@pytest.mark.parametrize(("people", "dragon"), [("Vulca", 0), ("Terrah", 1), ("Aqua", 2)])
def test_value_one_flies_the_dragon_anywhere(people: str, dragon: int) -> None:
    letter = people[0]
    outside = table(hands=[f"{letter}1"])
    assert targets(offered(outside), f"{letter}1") == set(BUILDINGS)
    events = play(outside, f"play {letter}1 to Mill")
    assert events == [Event("dragon", 0, place(outside, "Mill"), dragon, cards(f"{letter}1"))]
    assert outside.dragons == [place(outside, "Mill") if one == dragon else -1 for one in range(3)]
    inside = table(hands=[f"{letter}1"], dragons=dragons_at(dragon, "Mill"))
    assert targets(offered(inside), f"{letter}1") == set(BUILDINGS) - {"Mill"}
    for phase in ("contribution", "discard"):
        late = table(hands=[f"{letter}1"], at="Mill", phase=phase)
        assert not targets(offered(late), f"{letter}1")
        assert reason(late, f"play {letter}1 to Mill") == f"003 {people} – Value 1"


@pytest.mark.rule("003 Vulca – Value 2")
@pytest.mark.rule("003 Terrah – Value 2")
@pytest.mark.rule("003 Aqua – Value 2")
@pytest.mark.parametrize(("people", "dragon"), [("Vulca", 0), ("Terrah", 1), ("Aqua", 2)])
def test_value_two_moves_the_dragon_three_spaces(people: str, dragon: int) -> None:
    letter = people[0]
    card = f"{letter}2"
    outside = table(hands=[card])
    assert not targets(offered(outside), card)
    assert reason(outside, f"play {card} to Mill") == f"003 {people} – Value 2"
    assert reason(outside, card) == f"003 {people} – Value 2"
    inside = table(hands=[card], dragons=dragons_at(dragon, "Mill"))
    # From the mill at the western edge: up to three orthogonal spaces.
    near = {"Library", "Thermae", "Aqueduct", "Fire Temple", "Water Temple", "Iron Foundry"}
    third = {"Citadel", "University", "Courtyard", "Watchtower"}
    assert targets(offered(inside), card) == near | third
    assert reason(inside, f"play {card} to Hospice") == f"003 {people} – Value 2"
    play(inside, f"play {card} to University")
    assert inside.dragons[dragon] == place(inside, "University")
    assert hand(inside) == "-"
    late = table(hands=[card], at="Mill", phase="contribution", dragons=dragons_at(dragon, "Mill"))
    assert reason(late, f"play {card} to Thermae") == f"003 {people} – Value 2"


@pytest.mark.rule("003 Flit – Value 1")
def test_flit_one_moves_the_figure_anywhere() -> None:
    game = table(hands=["F1"], at="Mill")
    assert targets(offered(game), "F1") == set(BUILDINGS) - {"Mill"}
    play(game, "play F1 to Caravanserai")
    assert game.figures[0] == place(game, "Caravanserai")
    assert hand(game) == "-"
    assert "walk Trading House" in offered(game)  # the walk of the turn is still to come


@pytest.mark.rule("003 Flit – Value 2")
def test_flit_two_adds_two_spaces() -> None:
    game = table(hands=["F2 F2"], at="Mill", steps=0)
    near = {"Library", "Thermae", "Aqueduct", "Fire Temple", "Water Temple", "Iron Foundry"}
    assert targets(offered(game), "F2") == near
    play(game, "play F2 to Fire Temple", "play F2 to Royal Palace")
    assert game.figures[0] == place(game, "Royal Palace")
    assert hand(game) == "-"
    assert {action for action in offered(game) if action != "done"} == set()


@pytest.mark.rule("003 Flit – Value 2")
def test_flit_two_and_the_walk_reach_four_spaces() -> None:
    game = table(hands=["F2"], at="Thermae")
    assert reason(game, "walk Great Hall") == "003 Movement"
    play(game, "walk Courtyard", "play F2 to Great Hall")
    assert game.figures[0] == place(game, "Great Hall")
    too_far = table(hands=["F2"], at="Thermae", steps=0)
    assert reason(too_far, "play F2 to Royal Palace") == "003 Flit – Value 2"


@pytest.mark.rule("003 Flit – Note")
def test_no_flit_after_a_contribution() -> None:
    game = table(hands=["F1 F2 V2 V1"], at="Iron Foundry", phase="contribution")
    play(game, "build 2 with V2")
    for card in ("F1", "F2"):
        assert not targets(offered(game), card)
        assert reason(game, f"play {card} to Thermae") == "003 Flit – Note"


@pytest.mark.rule("003 our rule – Powers change something")
def test_powers_that_would_change_nothing() -> None:
    game = table(hands=["V1 V2 F1 F2"], at="Mill", dragons=("Mill", "outside", "outside"))
    for card in ("V1", "V2", "F1", "F2"):
        assert f"play {card} to Mill" not in offered(game)
        assert reason(game, f"play {card} to Mill") == "003 our rule – Powers change something"


def test_dragons_may_share_a_space_and_stand_on_the_courtyard() -> None:
    game = table(hands=["V1 T1 A1"])
    play(game, "play V1 to Courtyard", "play T1 to Courtyard", "play A1 to Courtyard")
    assert game.dragons == [place(game, "Courtyard")] * 3
    assert len(ALL) == 20
