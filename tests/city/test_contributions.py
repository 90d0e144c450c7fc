"""Contributions: cards for a box, a marker on it."""

import pytest

from bluemoon.city.board import FIRST_BOX
from bluemoon.city.cards import cards
from bluemoon.city.events import Event
from bluemoon.city.tiles import TILES
from bluemoon.errors import BluemoonError
from tests.city.table import ALL, hand, offered, place, play, reason, table

TILE = {tile.name: number for number, tile in enumerate(TILES)}
PAYMENT = "003 Reconstructing a Building – Payment"


@pytest.mark.rule("003 Reconstructing a Building – Payment")
def test_cards_of_the_colour_with_the_total() -> None:
    game = table(hands=["P1 P2 P3 T3"], at="Market Hall", phase="contribution")
    events = play(game, "build 2 with P3")
    assert events[0] == Event("contributed", 0, place(game, "Market Hall"), 1, cards("P3"))
    first = FIRST_BOX[TILE["Market Hall"]]
    assert game.boxes[first : first + 3] == [-1, 0, -1]
    assert hand(game) == "T3 P1 P2"
    assert game.discards[cards("P3")[0]] == 1
    assert reason(game, "build 1 with P1 P2") == PAYMENT  # 3 is less than 4
    assert reason(game, "build 3 with T3") == PAYMENT  # red does not pay for yellow
    assert reason(game, "build 3 with P2 T3") == PAYMENT  # not even beside yellow
    assert reason(game, "build 2 with P1 P2") == PAYMENT  # taken
    assert not any(action.startswith("build 2") for action in offered(game))
    assert reason(game, "build 4 with P2") == PAYMENT  # no such box


@pytest.mark.rule("003 Reconstructing a Building – Payment")
def test_more_than_needed_may_be_paid() -> None:
    game = table(hands=["P1 P2 P3 K1"], at="Market Hall", phase="contribution")
    assert "build 3 with P3" in offered(game)
    assert "build 3 with P1 P2 P3" not in offered(game)  # P1 could be left out
    assert reason(game, "build 3 with P3 K1 P1 P2") == ""
    play(game, "build 3 with P3 K1 P1 P2")
    assert hand(game) == "-"


@pytest.mark.rule("003 Reconstructing a Building – Payment")
def test_nothing_pays_nothing() -> None:
    game = table(hands=["P1"], at="Market Hall", phase="contribution")
    why = game.why_not("build 3 with -")
    assert why is not None
    assert (why.place, why.text) == (PAYMENT, "These cards are worth 0, not 2.")
    assert reason(game, "build 3 with P1 P1") == "003 A Player's Turn – Card Powers"


@pytest.mark.rule("003 Reconstructing a Building – Payment")
def test_offered_payments_hold_no_needless_card() -> None:
    game = table(
        hands=["P1 P1 P2 P3 K1"], at="Trading House", phase="contribution", markers={"Trading House": "1 ."}
    )
    assert offered(game) == {
        "done",
        "build 2 with P3",
        "build 2 with P2",
        "build 2 with P1 P1",
        "build 2 with K1 P1",
    }


@pytest.mark.rule("003 Reconstructing a Building – Separate contributions")
def test_any_number_of_separate_contributions() -> None:
    game = table(hands=["A2 A2 A3 A3"], at="Thermae", phase="contribution")
    play(game, "build 1 with A3")
    assert hand(game) == "A2 A2 A3"  # a card pays once: what A3 had too much is lost
    play(game, "build 3 with A2")
    assert hand(game) == "A2 A3"
    assert "build 2 with A2" in offered(game)
    assert game.boxes.count(0) == 2
    assert game.view(0).phase == "contribution"


@pytest.mark.rule("003 Reconstructing a Building – Separate contributions")
def test_surplus_does_not_carry_over() -> None:
    game = table(hands=["A3"], at="Thermae", phase="contribution")
    play(game, "build 2 with A3")
    assert offered(game) == {"done"}


@pytest.mark.rule("003 Reconstructing a Building – Royal Palace")
def test_palace_takes_any_one_colour_a_box() -> None:
    game = table(hands=["V2 V2 T3 T2 P1 K1"], at="Royal Palace", phase="contribution")
    assert reason(game, "build 2 with V2 V2") == ""
    assert reason(game, "build 4 with T3") == ""
    mixed = "003 Reconstructing a Building – Royal Palace"
    assert reason(game, "build 1 with V2 T3") == mixed
    assert reason(game, "build 4 with V2 P1") == mixed
    assert reason(game, "build 1 with T2 T3") == ""
    assert reason(game, "build 4 with K1 V2") == ""  # a wild card joins any colour
    play(game, "build 2 with V2 V2", "build 4 with T3")  # another box, another colour
    assert game.boxes.count(0) == 2


@pytest.mark.rule("003 Scoring a Completed Building – Completion")
def test_a_complete_building_takes_no_more() -> None:
    game = table(
        hands=["H2 H3 H3"],
        at="University",
        phase="contribution",
        contributions=1,
        markers={"University": ". 0"},
    )
    play(game, "build 1 with H2 H3")
    assert game.view(0).phase == "discard"
    built = table(hands=["H2"], at="University", phase="contribution", built=["University"])
    assert offered(built) == {"done"}
    assert reason(built, "build 2 with H2") == "003 Scoring a Completed Building – Completion"


@pytest.mark.rule("003 Limits")
def test_ten_markers() -> None:
    """Nine on buildings and one on the obelisk: none is left to place."""
    spread = {
        "Royal Palace": "0 0 0 .",
        "Fire Temple": "0 0 .",
        "Water Temple": "0 0 .",
        "Earth Temple": "0 0 .",
    }
    last = table(hands=["A2 A2"], at="Thermae", phase="contribution", markers=spread)
    play(last, "build 2 with A2")
    assert last.view(0).phase == "discard"
    assert reason(last, "build 3 with A2") == "003 Contribution"
    out = table(hands=["A2 A2"], at="Thermae", phase="contribution", markers=spread, obelisk=[0])
    assert offered(out) == {"done"}
    assert reason(out, "build 2 with A2") == "003 Limits"
    on_courtyard = table(hands=["A2"], phase="contribution", markers=spread, obelisk=[0], crystals=(20, 0, 0))
    assert offered(on_courtyard) == {"done"}
    assert reason(on_courtyard, "offer") == "003 Limits"


@pytest.mark.rule("003 Limits")
def test_markers_come_back() -> None:
    spread = {"Royal Palace": "0 0 0 .", "Fire Temple": "0 0 .", "Water Temple": "0 0 .", "University": "0 ."}
    game = table(
        hands=["", "H2"],
        player=1,
        at=["Courtyard", "University", "Courtyard"],
        phase="contribution",
        markers=spread,
    )
    play(game, "build 2 with H2")
    assert game.boxes.count(0) == 7


def test_every_building_can_be_completed() -> None:
    for name in ALL:
        tile = TILES[TILE[name]]
        letter = "V" if tile.people == "any" else tile.people[0]
        own = " ".join(f"{letter}{value}" for value in (3, 3, 3, 2, 2, 2, 1, 1))
        game = table(hands=[f"{own}{' K1' * 8}"], at=name, phase="contribution")
        while game.view(0).phase == "contribution":
            game.apply(next(action for action in game.legal_actions() if action.kind == 2))
        assert game.built == 1 << place(game, name)


def test_an_illegal_action_changes_nothing() -> None:
    game = table(hands=["P1 P2"], at="Market Hall", phase="contribution")
    before = game.position()
    for text in (
        "build 1 with P1 P2",
        "build 9 with P1",
        "offer",
        "discard P1",
        "walk Mill",
        "play F1 to Mill",
    ):
        with pytest.raises(BluemoonError):
            play(game, text)
        assert game.position() == before
    assert game.actions() == []
