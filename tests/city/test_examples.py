"""The rulebook's example of play and its example of the golden scales, step by step."""

import pytest

from bluemoon.city.engine import CityState
from bluemoon.city.events import Event
from tests.city.table import hand, offered, place, play, table


def before_the_example() -> CityState:
    """Fire temple and market hall are complete; red dragon and opponent's marker are at the university."""
    return table(
        2,
        ["A1 H2 H3 V1 T2", "K1"],
        at="Hospice",
        dragons=("University", "outside", "outside"),
        built=["Fire Temple", "Market Hall"],
        markers={"University": ". 1"},
    )


@pytest.mark.rule("003 Example of Play")
def test_example_of_play() -> None:
    game = before_the_example()
    play(game, "walk University")
    assert game.figures[0] == place(game, "University")
    play(game, "play A1 to University")
    assert [game.dragons[dragon] for dragon in (0, 2)] == [place(game, "University")] * 2
    assert hand(game) == "V1 T2 H2 H3"
    play(game, "done")
    events = play(game, "build 1 with H2 H3")
    assert hand(game) == "V1 T2"
    # Two dragons are there: two scales for the contribution, before anything is scored.
    assert events[1] == Event("scales", 0, number=2)


@pytest.mark.rule("003 Example of Play – Scoring the Building")
def test_example_scoring() -> None:
    game = before_the_example()
    play(game, "walk University", "play A1 to University", "done", "build 1 with H2 H3")
    university = place(game, "University")
    assert game.scales == [2 + 1, 0]  # one each: my marker is farther left
    assert game.crystals == [1 + 3, 1 + 3]  # the university's own and the fire temple's neighbourhood
    assert game.view(0).face_down == (2, 2)  # the market hall's neighbourhood
    assert game.supply == 9 - 3
    assert game.built >> university & 1
    assert game.boxes == [-1] * len(game.boxes)
    assert game.figures[0] == university
    assert game.dragons == [university, -1, university]
    # I conclude by discarding two cards and drawing four; the two face-down cards join the hand after that.
    assert hand(game) == "V1 T2"
    events = play(game, "discard V1", "discard T2")
    assert [event.number for event in events if event.kind == "drew"] == [4]
    assert game.view(0).hand_sizes == (4 + 2, 1 + 2)
    assert game.view(0).face_down == (0, 0)
    assert game.player == 1


@pytest.mark.rule("003 Example of Play – Scoring the Building")
def test_example_palace_gives_nothing_yet() -> None:
    without = before_the_example()
    with_palace = table(
        2,
        ["A1 H2 H3", "K1"],
        at="Hospice",
        dragons=("University", "outside", "outside"),
        built=["Fire Temple", "Market Hall", "Royal Palace"],
        markers={"University": ". 1"},
    )
    for game in (without, with_palace):
        play(game, "walk University", "done", "build 1 with H2 H3")
    assert without.crystals == [4, 4]
    assert with_palace.crystals == [5, 5]
    assert with_palace.view(0).face_down == (3, 3)
    assert (without.scales, with_palace.scales) == ([2, 0], [3, 1])


@pytest.mark.rule("003 Scoring the Golden Scales – Example")
def test_golden_scales_example() -> None:
    game = table(
        3,
        ["V2"],
        at="Iron Foundry",
        phase="contribution",
        dragons=("Iron Foundry", "Iron Foundry", "outside"),
        scales=(5, 4, 2),
        crystals=(1, 1, 1),
    )
    assert game.supply == 1
    assert "build 2 with V2" in offered(game)
    events = play(game, "build 2 with V2")
    assert events[1] == Event("scales", 0, number=2)  # the one that had run out is counted
    assert game.crystals == [1 + 6, 1 + 3, 1]
    assert game.scales == [0, 0, 2]
    assert game.supply == 10
