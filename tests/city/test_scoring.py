"""Completed buildings and golden scales."""

import pytest

from bluemoon.city.cards import cards
from bluemoon.city.engine import CityState, from_position
from bluemoon.city.events import Event
from bluemoon.city.state import VERSION
from tests.city.table import hand, place, play, table

SCORING = "003 Scoring a Completed Building"
SCALES = "003 Scoring the Golden Scales"


def complete(
    name: str, owners: str, card: str, *, players: int = 3, player: int = 0, built: tuple[str, ...] = ()
) -> CityState:
    """The player fills the last open box of a building, without dragons."""
    figures = [name if seat == player else "Courtyard" for seat in range(players)]
    game = table(
        players,
        [card if seat == player else "" for seat in range(players)],
        at=figures,
        player=player,
        phase="contribution",
        markers={name: owners} if "." in owners and owners != "." else None,
        built=built,
    )
    play(game, f"build {owners.split().index('.') + 1} with {card}")
    return game


@pytest.mark.rule("003 Scoring a Completed Building – Completion")
def test_scored_when_the_last_box_is_filled() -> None:
    game = table(hands=["A2 A2 A3"], at="Thermae", phase="contribution")
    events = play(game, "build 1 with A3", "build 2 with A2")
    assert not any(event.kind == "rebuilt" for event in events)
    assert game.crystals == [0, 0, 0]
    events = play(game, "build 3 with A2")
    assert Event("rebuilt", 0, place(game, "Thermae")) in events
    assert game.crystals == [1, 0, 0]


@pytest.mark.rule("003 Scoring a Completed Building – Most markers")
def test_most_markers_receive_the_reward_right_of_the_asterisk() -> None:
    game = complete("Market Hall", "1 0 .", "P2")  # 2 crystals more for seat 0
    assert game.crystals == [2 + 2, 2, 0]
    game = complete("Market Hall", "1 1 .", "P2")  # placing the last marker counts for nothing
    assert game.crystals == [2, 2 + 2, 0]


@pytest.mark.rule("003 Scoring a Completed Building – Ties")
@pytest.mark.parametrize(("owners", "winner"), [("1 2 .", 1), (". 2 1", 0), ("2 . 1", 2)])
def test_of_several_the_marker_farther_left(owners: str, winner: int) -> None:
    payment = {0: "P2 P2", 1: "P3", 2: "P2"}[owners.split().index(".")]
    game = complete("Market Hall", owners, payment)
    assert game.crystals == [2 + 2 * (seat == winner) for seat in range(3)]


@pytest.mark.rule("003 Scoring a Completed Building – Ties")
def test_of_two_pairs_the_leftmost_marker_decides() -> None:
    game = complete("Royal Palace", "1 0 . 1", "V2 V2")
    # Both have two markers; seat 1 stands farthest left: two crystals and one for each.
    assert game.crystals == [1, 1 + 2, 0]


@pytest.mark.rule("003 Scoring a Completed Building – Each contributor")
def test_every_contributor_receives_the_reward_under_the_asterisk() -> None:
    game = complete("Royal Palace", "1 1 1 .", "V3")
    assert game.crystals == [1, 1 + 2, 0]
    assert game.scales == [1, 1, 0]
    assert game.view(0).face_down == (1, 1, 0)


@pytest.mark.rule("003 Scoring a Completed Building – Neighbourhood")
def test_completed_neighbours_reward_every_contributor() -> None:
    # The library lies beside the mill (1 crystal), aqueduct (1), fire temple (3) and water temple (2 scales).
    alone = complete("Library", "1 1 .", "H2")
    assert (alone.crystals, alone.scales) == ([2, 2 + 2, 0], [0, 0, 0])
    near = ("Mill", "Fire Temple", "Water Temple")
    game = complete("Library", "1 1 .", "H2", built=(*near, "Citadel", "Thermae", "Earth Temple"))
    assert game.crystals == [2 + 1 + 3, 4 + 1 + 3, 0]  # diagonal and distant buildings give nothing
    assert game.scales == [2, 2, 0]
    assert game.view(0).face_down == (0, 0, 0)


@pytest.mark.rule("003 Scoring a Completed Building – Neighbourhood")
def test_the_building_itself_is_no_neighbour() -> None:
    game = complete("Library", "1 1 .", "H2")
    assert game.crystals[0] == 2  # not its own 3


@pytest.mark.rule("003 Scoring a Completed Building – Only once")
def test_several_markers_score_once() -> None:
    game = complete("Library", "0 0 .", "H2", built=("Fire Temple",))
    assert game.crystals == [2 + 2 + 3, 0, 0]


@pytest.mark.rule("003 Scoring a Completed Building – Crystals and scales")
def test_what_is_received_lies_before_the_player() -> None:
    game = complete("University", "1 .", "H2")
    assert (game.crystals, game.scales) == ([1, 1, 0], [0, 1, 0])
    assert game.supply == 12 - 1


@pytest.mark.rule("003 Scoring a Completed Building – Cards face down")
def test_cards_are_received_unseen_and_taken_up_after_the_turn() -> None:
    game = complete("Trading House", "1 .", "P2")  # two cards for seat 1, who has most markers
    assert game.view(1).face_down == (0, 2, 0)
    assert hand(game, 1) == "-"
    play(game, "done")
    assert len(game.view(1).hand) == 2
    mine = complete("Trading House", "0 .", "P2")
    assert mine.view(0).hand == ()
    assert [mine.text(action) for action in mine.legal_actions()] == ["done"]  # not to be discarded yet
    events = play(mine, "done")
    taken = next(event for event in events if event.kind == "took up")
    assert taken.number == len(taken.cards) == 2
    kinds = [event.kind for event in events]
    assert kinds.index("drew") < kinds.index("took up") < kinds.index("turn")
    assert mine.view(0).hand_sizes == (4, 0, 0)
    assert mine.view(0).face_down == (0, 0, 0)


@pytest.mark.rule("003 Scoring a Completed Building – Cards face down")
def test_no_event_tells_what_lies_face_down() -> None:
    game = table(hands=["P2"], at="Trading House", phase="contribution", markers={"Trading House": "0 ."})
    events = play(game, "build 2 with P2")
    assert Event("received", 0, number=2) in events
    assert sum(len(event.cards) for event in events) == 1  # the payment only


@pytest.mark.rule("003 Scoring a Completed Building – Markers return")
def test_markers_return_and_pieces_stay() -> None:
    game = table(
        hands=["H2"],
        at=["University", "University", "Courtyard"],
        phase="contribution",
        dragons=("outside", "University", "outside"),
        markers={"University": "1 ."},
    )
    play(game, "build 2 with H2")
    university = place(game, "University")
    assert game.boxes == [-1] * len(game.boxes)
    assert game.built == 1 << university
    assert game.figures[:2] == [university, university]
    assert game.dragons[1] == university


@pytest.mark.rule("003 Dragons and Golden Scales")
@pytest.mark.parametrize("dragons", [0, 1, 2, 3])
def test_a_scale_for_every_dragon_present(dragons: int) -> None:
    where = ["Thermae"] * dragons + ["Mill"] * (3 - dragons)
    game = table(hands=["A2"], at="Thermae", phase="contribution", dragons=where)
    play(game, "build 2 with A2")
    assert game.scales == [dragons, 0, 0]
    assert game.supply == 12 - dragons


@pytest.mark.rule("003 Dragons and Golden Scales – Once a turn")
def test_scales_once_a_turn() -> None:
    game = table(hands=["A2 A2"], at="Thermae", phase="contribution", dragons=["Thermae", "Mill", "Thermae"])
    play(game, "build 2 with A2", "build 3 with A2")
    assert game.scales == [2, 0, 0]


@pytest.mark.rule("003 Dragons and Golden Scales – Once a turn")
def test_scales_again_in_the_next_turn() -> None:
    game = table(2, ["A2", "A2 A2"], at=["Thermae", "Thermae"], phase="contribution", dragons=["Thermae"] * 3)
    play(game, "build 2 with A2", "done", "done", "done", "build 3 with A2")
    assert game.scales == [3, 3]


def take_scales(players: int, before: tuple[int, ...], dragons: int = 3) -> CityState:
    where = ["Thermae"] * dragons + ["outside"] * (3 - dragons)
    game = table(players, ["A2"], at="Thermae", phase="contribution", dragons=where, scales=before)
    play(game, "build 2 with A2")
    return game


@pytest.mark.rule("003 Scoring the Golden Scales – The last scale")
def test_scored_only_when_the_last_is_taken() -> None:
    one_left = take_scales(3, (4, 3, 1))  # 8 of 12, three taken
    assert (one_left.scales, one_left.crystals, one_left.supply) == ([7, 3, 1], [0, 0, 0], 1)
    last = take_scales(3, (4, 4, 1))
    assert last.crystals == [6, 3, 0]


@pytest.mark.rule("003 Scoring the Golden Scales – The last scale")
def test_scored_at_once_before_the_building() -> None:
    """The contribution takes the last scales and scores them; the building then gives from the new supply."""
    game = table(
        2,
        ["A2 A3"],
        at="Aqueduct",
        phase="contribution",
        dragons=["Aqueduct", "Aqueduct", "outside"],
        scales=(6, 1),
    )
    events = play(game, "build 1 with A2 A3")
    kinds = [event.kind for event in events]
    assert kinds.index("scales scored") < kinds.index("rebuilt")
    assert game.crystals == [6 + 1, 0]
    assert game.scales == [1, 1]  # one for most markers at the aqueduct
    assert game.supply == 7


@pytest.mark.rule("003 Scoring the Golden Scales – Scales that had run out")
def test_scales_that_had_run_out_decide() -> None:
    # Three scales each, three taken with one left: 3 + 3 counts more than 5.
    game = take_scales(3, (3, 5, 3))
    assert game.crystals == [6, 3, 3]
    # The uncounted ones would have left seat 0 with 3 + 1 = 4 < 5.


@pytest.mark.rule("003 Scoring the Golden Scales – Scales that had run out")
def test_scales_of_one_building_are_counted_together() -> None:
    """Royal palace beside nothing: a scale for both contributors though a single one is left."""
    game = table(
        3,
        ["V3"],
        at="Royal Palace",
        phase="contribution",
        markers={"Royal Palace": "1 1 1 ."},
        scales=(2, 2, 7),
    )
    play(game, "build 4 with V3")
    # Both reach 3; the last scale went to the current player, seat 1's is counted all the same.
    assert game.crystals == [1 + 3, 1 + 2 + 3, 6]
    assert game.scales == [0, 0, 0]
    assert game.supply == 12


def palace_of_three(player: int, scales: tuple[int, int, int, int], version: int = VERSION) -> CityState:
    """The royal palace is completed: three players earn a scale each."""
    markers = f"{(player + 1) % 4} {(player + 2) % 4} {(player + 2) % 4} ."
    game = table(
        4,
        ["V3" if seat == player else "" for seat in range(4)],
        at="Royal Palace",
        player=player,
        phase="contribution",
        markers={"Royal Palace": markers},
        scales=scales,
        version=version,
    )
    play(game, "build 4 with V3")
    return game


@pytest.mark.rule("003 Scoring the Golden Scales – Scales that had run out")
@pytest.mark.rule("003 Scoring the Golden Scales – Returning")
def test_a_scale_that_had_run_out_is_one_of_those_that_are_kept() -> None:
    """The extra scale belongs to the number of a player's scales (so 003's example), and who received no
    crystals keeps his scales: it comes from those that went back."""
    # Of 15 one is left, and all four earn one: 1, 1, 6 and 10 count.
    game = table(
        4,
        ["V3"],
        at="Royal Palace",
        phase="contribution",
        markers={"Royal Palace": "1 2 3 ."},
        scales=(0, 0, 5, 9),
    )
    before = list(game.crystals)
    play(game, "build 4 with V3")
    gained = [now - then for now, then in zip(game.crystals, before)]
    assert gained == [
        1 + 0,
        1 + 2 + 0,
        1 + 3,
        1 + 6,
    ]  # each 1, seat 1 the most markers (leftmost), then the scales
    assert game.scales == [1, 1, 0, 0]
    assert game.supply == 13


@pytest.mark.rule("003 our rule – The last scales")
def test_who_takes_the_last_scale_makes_no_difference() -> None:
    assert palace_of_three(0, (0, 1, 1, 12)).scales == [1, 2, 2, 0]
    assert palace_of_three(1, (12, 0, 1, 1)).scales == [0, 1, 2, 2]
    assert palace_of_three(3, (0, 0, 12, 1)).scales == [1, 1, 0, 2]
    assert palace_of_three(3, (0, 0, 12, 1)).supply == 11


def test_records_of_version_1_keep_its_ruling() -> None:
    """There the last scales went to the current player first, then clockwise; others' were forgotten."""
    assert palace_of_three(0, (0, 1, 1, 12), 1).scales == [1, 1, 1, 0]
    assert palace_of_three(1, (12, 0, 1, 1), 1).scales == [0, 1, 1, 1]
    assert palace_of_three(0, (0, 1, 1, 11), 1).scales == [1, 2, 1, 0]
    assert palace_of_three(3, (0, 0, 12, 1), 1).scales == [1, 0, 0, 2]
    again = from_position(palace_of_three(0, (0, 1, 1, 12), 1).position())
    assert again.version == 1


@pytest.mark.rule("003 Scoring the Golden Scales – Single most")
def test_alone_with_most_six() -> None:
    assert take_scales(2, (4, 4), 1).crystals == [6, 3]


@pytest.mark.rule("003 Scoring the Golden Scales – Tied for most")
def test_tied_for_most_three_each() -> None:
    assert take_scales(3, (3, 5, 2), 2).crystals == [3, 3, 0]
    assert take_scales(3, (3, 4, 4), 1).crystals == [3, 3, 3]


@pytest.mark.rule("003 Scoring the Golden Scales – At least three")
def test_three_scales_guarantee_three_crystals() -> None:
    assert take_scales(4, (6, 3, 3, 2), 1).crystals == [6, 3, 3, 0]


@pytest.mark.rule("003 Scoring the Golden Scales – Fewer than three")
def test_fewer_than_three_nothing() -> None:
    assert take_scales(4, (10, 2, 1, 1), 1).crystals == [6, 0, 0, 0]


@pytest.mark.rule("003 Scoring the Golden Scales – Returning")
def test_who_scored_returns_all_scales() -> None:
    game = take_scales(4, (6, 3, 3, 2), 1)
    assert game.scales == [0, 0, 0, 2]
    assert game.supply == 13


@pytest.mark.rule("003 Limits")
def test_crystals_are_not_limited() -> None:
    """The tokens add up to 12 + 28 x 3 = 96; a player may have more."""
    game = table(
        hands=["H2"],
        at="University",
        phase="contribution",
        markers={"University": "1 ."},
        crystals=(96, 96, 96),
    )
    play(game, "build 2 with H2")
    assert game.crystals == [97, 97, 96]


@pytest.mark.rule("003 our rule – No cards left to draw")
def test_the_last_cards_go_to_the_current_player_first() -> None:
    game = table(
        3,
        ["", "H2"],
        player=1,
        at="University",
        phase="contribution",
        built=["Market Hall"],
        markers={"University": "0 ."},
        deck="K1",
        discards="",
        rest_to=2,
    )
    play(game, "build 2 with H2")  # two cards each for seats 1 and 0; one in the deck, one just discarded
    assert game.view(0).face_down == (0, 2, 0)
    assert sorted(game.face_down[1]) == sorted(cards("K1 H2"))
