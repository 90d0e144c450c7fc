"""The table in the terminal."""

import pytest

from bluemoon.chance import Chance
from bluemoon.city.display import show, tell
from bluemoon.city.engine import new_game
from bluemoon.city.tiles import PEOPLES, TILES
from tests.city.table import at_random, play, table


@pytest.mark.rule("003 Scoring a Completed Building – Crystals and scales")
def test_the_screen_shows_only_the_own_crystals() -> None:
    game = table(2, crystals=(41, 57))
    mine, theirs = show(game.view(0)), show(game.view(1))
    assert "crystals 41" in mine
    assert "57" not in mine
    assert "crystals 57" in theirs
    assert "41" not in theirs


def test_everything_is_on_the_screen() -> None:
    game = table(
        2,
        ["V1 V3 H2", "T1"],
        at=["University", "Mill"],
        dragons=("University", "outside", "Mill"),
        built=["Library"],
        markers={"Market Hall": "1 . ."},
        obelisk=[0],
        scales=(2, 1),
    )
    shown = show(game.view(0))
    for tile in TILES:
        assert tile.name in shown
    assert "V▲ Vulca (black): 1 3" in shown
    assert "H⬢ Hoax (white): 2" in shown
    assert "T■ Terrah" not in shown  # the other hand
    assert "P◆ (2) 3 2" in shown
    assert "#1 Lika" in shown
    assert "outside: Doran" in shown
    assert "(1) 7 8 8 9" in shown
    assert "Scales in the supply: 6" in shown
    assert "rebuilt" in shown
    assert "Your turn, movement phase, steps left: 2." in shown
    assert "#1's turn" in show(game.view(1))


def test_the_fullest_place_fits_80_columns_and_the_signs_are_explained() -> None:
    game = table(
        4,
        at=["University"] * 4,
        dragons=("University", "University", "University"),
        markers={"Royal Palace": "1 2 3 ."},
    )
    lines = show(game.view(0)).splitlines()
    assert max(len(line) for line in lines) <= 80
    assert any("#1 #2 #3 #4" in line for line in lines)
    assert any("Lika Doran Sesa" in line for line in lines)
    assert any("any(2)(3)(4) 3" in line for line in lines)
    legend = " ".join(line for line in lines if "Boxes:" in line or "near:" in line)
    for sign in ("(2)", "c crystals", "k cards", "s scales", "*", "/", "near:"):
        assert sign in legend


def test_every_colour_has_letter_and_shape_on_the_screen() -> None:
    everything = table(2, [" ".join(f"{people.letter}1" for people in PEOPLES)])
    shown = show(everything.view(0))
    for people in PEOPLES:
        assert f"{people.letter}{people.symbol} {people.name} ({people.colour})" in shown


def test_events_in_words() -> None:
    game = table(2, ["A1 H2 H3"], at="Hospice", markers={"University": ". 1"})
    events = play(game, "walk University", "play A1 to University", "done", "build 1 with H2 H3", "done")
    told = [tell(event, game.view(1)) for event in game.seen(events, 1)]
    assert told == [
        "#1 walks to University",
        "#1 brings Sesa to University with A1",
        "#1 contributes to box 1 of University with H2 H3",
        "#1 earns 1 scales",
        "University is rebuilt; #1 has the most markers",
        "#1 receives 1 crystals",
        "#2 receives 1 crystals",
        "#1 earns 1 scales",
        "#1 draws 2 cards",
        "#2 begins a turn",
    ]


def test_whole_games_can_be_shown() -> None:
    chance = Chance.of("show")
    game = new_game(4, seed="show")
    while not game.over:
        for event in at_random(game, chance):
            assert tell(event, game.view(0))
        if chance.below(20) == 0:
            assert show(game.view(3)).count("\n") > 25
            assert max(len(line) for line in show(game.view(3)).splitlines()) <= 80
    assert game.result is not None
    assert game.result.reason in show(game.view(3))
