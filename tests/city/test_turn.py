"""The phases of a turn: movement, contribution, discard and draw."""

import pytest

from bluemoon.city.cards import cards
from bluemoon.city.events import Event
from bluemoon.errors import IllegalAction
from tests.city.table import hand, offered, place, play, reason, table


def walks(actions: set[str]) -> set[str]:
    return {action.removeprefix("walk ") for action in actions if action.startswith("walk")}


@pytest.mark.rule("003 Movement")
def test_up_to_two_steps_and_not_diagonally() -> None:
    game = table(at="University")
    near = {"Market Hall", "Fire Temple", "Hospice", "Royal Palace"}
    # Two steps may turn a corner; a diagonal neighbour is two steps away.
    two = {"Citadel", "Library", "Courtyard", "Great Hall", "Trading House"}
    assert walks(offered(game)) == near | two
    play(game, "walk Hospice")
    assert walks(offered(game)) == {"University", "Great Hall"}
    assert reason(game, "walk Royal Palace") == "003 Movement"
    play(game, "walk Great Hall")
    assert walks(offered(game)) == set()
    assert game.figures == [place(game, "Great Hall"), place(game, "Courtyard"), place(game, "Courtyard")]


@pytest.mark.rule("003 Movement")
def test_two_steps_at_once_use_both() -> None:
    game = table(at="University")
    play(game, "walk Courtyard")
    assert walks(offered(game)) == set()
    with pytest.raises(IllegalAction):
        play(game, "walk Royal Palace")


@pytest.mark.rule("003 Movement")
def test_movement_may_be_declined() -> None:
    game = table(at="University")
    play(game, "done")
    assert game.figures[0] == place(game, "University")
    assert game.view(0).phase == "contribution"


@pytest.mark.rule("003 A Player's Turn – Order of play")
def test_phases_in_order_then_clockwise() -> None:
    game = table(3, ["H1", "H1", "H1"], at=["University"] * 3)
    for player in (0, 1, 2, 0):
        assert (game.player, game.deciders, game.view(0).phase) == (player, (player,), "movement")
        assert reason(game, "build 2 with H1") == "003 Contribution"
        assert reason(game, "discard H1") == "003 Discard and Draw Cards"
        play(game, "done")
        assert game.view(0).phase == "contribution"
        assert reason(game, "walk Hospice") == "003 Movement"
        assert reason(game, "discard H1") == "003 Discard and Draw Cards"
        play(game, "done")
        assert game.view(0).phase == "discard"
        assert reason(game, "walk Hospice") == "003 Movement"
        assert reason(game, "build 2 with H1") == "003 Contribution"
        play(game, "done")


@pytest.mark.rule("003 A Player's Turn – Order of play")
def test_steps_are_new_every_turn() -> None:
    game = table(2, at=["University", "Fire Temple"], steps=0)
    play(game, "done", "done", "done")
    assert game.player == 1
    assert "walk Aqueduct" in offered(game)  # two steps away


@pytest.mark.rule("003 Contribution")
def test_contribution_where_the_movement_ended() -> None:
    game = table(hands=["H2 H2 H3 V3"], at="Fire Temple")
    assert reason(game, "build 2 with H2") == "003 Contribution"  # not while moving
    play(game, "walk University", "done")
    assert "build 2 with H2" in offered(game)
    assert reason(game, "build 2 with V3") == "003 Reconstructing a Building – Payment"


@pytest.mark.rule("003 Contribution")
def test_contribution_is_a_choice() -> None:
    game = table(hands=["H2"], at="University", phase="contribution")
    assert "done" in offered(game)
    play(game, "done")
    assert hand(game) == "H2"
    assert reason(game, "build 2 with H2") == "003 Contribution"


@pytest.mark.rule("003 Contribution")
def test_the_courtyard_takes_no_contribution() -> None:
    game = table(hands=["H2"], phase="contribution", crystals=(7, 0, 0))
    assert offered(game) == {"done", "offer"}
    assert reason(game, "build 1 with H2") == "003 Contribution"


@pytest.mark.rule("003 Discard and Draw Cards")
@pytest.mark.parametrize(("thrown", "drawn"), [("", 2), ("V1", 3), ("V1 T2", 4)])
def test_discard_up_to_two_draw_two_more(thrown: str, drawn: int) -> None:
    game = table(hands=["V1 T2 P3"], phase="discard")
    events = play(game, *(f"discard {card}" for card in thrown.split()))
    if len(thrown.split()) < 2:
        events += play(game, "done")
    assert [event.number for event in events if event.kind == "drew"] == [drawn]
    assert game.view(0).hand_sizes[0] == 3 - len(thrown.split()) + drawn
    assert len(game.view(1).discards) == len(thrown.split())
    assert game.player == 1


@pytest.mark.rule("003 Discard and Draw Cards")
def test_never_three_discards() -> None:
    game = table(hands=["V1 V1 V1"], phase="discard")
    play(game, "discard V1", "discard V1")
    assert game.player == 1  # the turn is over
    assert game.hands[0] >= 1


@pytest.mark.rule("003 Discard and Draw Cards")
def test_pairs_of_discards_are_offered_once_and_taken_in_any_order() -> None:
    game = table(hands=["V1 T2"], phase="discard")
    assert offered(game) == {"done", "discard V1", "discard T2"}
    other = game.copy()
    play(game, "discard V1")
    assert offered(game) == {"done", "discard T2"}
    play(other, "discard T2")
    assert offered(other) == {"done"}
    play(game, "discard T2")
    play(other, "discard V1")
    assert game.position() == other.position()


@pytest.mark.rule("003 Discard and Draw Cards")
def test_the_discard_pile_lies_face_up() -> None:
    game = table(hands=["V1 T2"], phase="discard", discards="P3")
    events = play(game, "discard T2")
    assert game.seen(events, 1) == events
    assert [event.cards for event in events] == [game.view(2).discarded]
    assert len(game.view(2).discards) == 2


@pytest.mark.rule("003 Discard and Draw Cards – Reshuffling")
def test_reshuffling_while_drawing() -> None:
    game = table(2, ["V1 T1"], phase="discard", deck="K1", discards="P3 P3 P3", rest_to=1)
    events = play(game, "discard T1", "done")  # three cards: the Khind and two of the four discards
    kinds = [event.kind for event in events]
    assert kinds == ["discarded", "drew", "reshuffled", "turn"]
    assert events[2].number == 4
    held = hand(game).split()
    assert "K1" in held
    assert len(held) == 4
    assert game.view(0).deck == 2
    assert game.view(0).discards == ()


@pytest.mark.rule("003 Discard and Draw Cards – Reshuffling")
def test_reshuffled_at_once_when_the_last_card_is_drawn() -> None:
    game = table(2, [""], phase="discard", deck="K1 K1", discards="P3", rest_to=1)
    play(game, "done")
    assert game.view(0).deck == 1
    assert game.view(0).discards == ()


@pytest.mark.rule("003 Discard and Draw Cards – Reshuffling")
def test_reshuffled_when_the_last_card_is_received_face_down() -> None:
    game = table(
        2,
        ["P2"],
        at="Trading House",
        phase="contribution",
        markers={"Trading House": "0 ."},
        deck="K1 K1",
        discards="V1",
        rest_to=1,
    )
    events = play(game, "build 2 with P2")
    assert Event("reshuffled", number=2) in events  # V1 and the payment
    assert game.face_down[0] == cards("K1 K1")
    assert game.view(0).deck == 2


@pytest.mark.rule("003 our rule – No cards left to draw")
def test_no_cards_left() -> None:
    game = table(2, [""], phase="discard", deck="K1", discards="", rest_to=1)
    events = play(game, "done")
    assert events[0] == Event("drew", 0, number=1, cards=game.view(0).hand)
    assert game.view(0).hand_sizes == (1, 79)
    play(game, "done")
    assert game.view(0).phase == "discard"
    play(game, "discard V1", "done")  # three cards to draw, but there is only the one just discarded
    assert game.view(0).hand_sizes == (1, 79)
    assert (game.view(0).deck, game.view(0).discards) == (0, ())


@pytest.mark.rule("003 A Player's Turn – Card Powers")
def test_powers_discard_cards_from_the_own_hand() -> None:
    game = table(hands=["V1"], at="University")
    assert reason(game, "play A1 to University") == "003 A Player's Turn – Card Powers"
    assert reason(game, "A1") == "003 A Player's Turn – Card Powers"
    play(game, "play V1 to University")
    assert hand(game) == "-"
    assert game.view(1).discards == (0,)


def test_phases_without_a_choice_are_passed_over() -> None:
    """Only for what everybody can see: the building is complete, or the offering too dear."""
    complete = table(hands=["H3"], at="University", built=["University"])
    play(complete, "done")
    assert complete.view(0).phase == "discard"
    poor = table(hands=["P1"], crystals=(6, 0, 0))
    play(poor, "done")
    assert poor.view(0).phase == "discard"
    nothing_in_hand = table(hands=[""], at="University")
    play(nothing_in_hand, "done")
    assert nothing_in_hand.view(0).phase == "contribution"
