"""The file of figures: what an owner writes is read, what cannot be is refused with a clear word."""

from __future__ import annotations

from importlib.resources import files

import pytest
from typer.testing import CliRunner

from bluemoon.city.tiles import GUESS, LIKELY, PEOPLES, SURE, TILES, read_figures
from bluemoon.cli.main import app
from bluemoon.errors import FiguresError
from bluemoon.server.present.facts import city_facts

TEXT = files("bluemoon.city").joinpath("figures.toml").read_text(encoding="utf-8")
WATCHTOWER = 'name = "Watchtower"\npeople = "Flit"\nboxes = [5, 2]\nboxes_are = "guess"\n'


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_an_owner_can_correct_a_figure() -> None:
    corrected = read_figures(changed(WATCHTOWER, WATCHTOWER.replace("5, 2", "4, 3").replace(GUESS, SURE)))
    tile = next(tile for tile in corrected.tiles if tile.name == "Watchtower")
    assert (tile.boxes, tile.boxes_confidence) == ((4, 3), SURE)
    cards = changed("values = [3, 4, 3]", "values = [4, 3, 3]")
    assert read_figures(cards).peoples[0].values == (4, 3, 3)


@pytest.mark.parametrize(
    ("old", "new", "telling"),
    [
        ("[[cards]]", "[[cards", "no TOML"),
        ("[obelisk]", "[obelisks]", "expected exactly cards, obelisk, building"),
        ("values = [3, 4, 3]", "values = [3, 4, 4]", "cards of Vulca: they are 10, not 11"),
        ("values = [3, 4, 3]", "values = [3, 7]", "cards of Vulca: expected 3 numbers"),
        ('people = "Vulca"', 'people = "Phar"', "every people once"),
        (
            'values_are = "guess"',
            'values_are = "perhaps"',
            "a figure is sure, likely or guess, not 'perhaps'",
        ),
        ("boxes = [5, 2]", "boxes = [5, 0]", "expected a list of numbers, 1 or more"),
        ("boxes = [5, 2]", "boxes = []", "one to four boxes"),
        ("most = { scales = 1 }", "most = { gold = 1 }", "a reward has crystals, cards, scales"),
        ("most = { scales = 1 }", "most = { scales = -1 }", "0 or more"),
        ('name = "Mill"', 'name = "Thermae"', "21 buildings with different names"),
        ('place = "west"', 'place = "east"', "exactly one building has the place 'east'"),
        ('place = "west"', 'place = "left"', "its place is"),
        ('people = "any"', 'people = "none"', "its people is one of the eight"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(old: str, new: str, telling: str) -> None:
    with pytest.raises(FiguresError, match=telling):
        read_figures(changed(old, new))


def test_the_guesses_are_those_that_are_known_as_such() -> None:
    assert {tile.name for tile in TILES if tile.boxes_confidence == GUESS} == {
        "Watchtower",
        "Caravanserai",
        "Mill",
    }
    assert {people.name for people in PEOPLES if people.confidence == SURE} == {"Khind"}
    assert LIKELY in {tile.rewards_confidence for tile in TILES}


def test_the_command_says_what_is_a_guess() -> None:
    tiles = CliRunner().invoke(app, ["city", "--tiles"], env={"COLUMNS": "140"}).output
    watchtower = next(line for line in tiles.splitlines() if "Watchtower" in line)
    thermae = next(line for line in tiles.splitlines() if "Thermae" in line)
    assert "5 2 (guess)" in watchtower
    assert "(" not in thermae
    assert "figures.toml" in tiles
    assert "Khind" not in tiles
    cards = CliRunner().invoke(app, ["city", "--cards"], env={"COLUMNS": "140"}).output
    assert "3, 4, 3 (guess)" in cards
    assert "10, 0, 0 " in cards


def test_the_page_is_told_how_sure_every_figure_is() -> None:
    facts = city_facts()
    mill = next(tile for tile in facts.tiles if tile.name == "Mill")
    assert (mill.boxes_are, mill.rewards_are) == (GUESS, LIKELY)
    assert {people.name: people.counts_are for people in facts.peoples}["Hoax"] == GUESS
