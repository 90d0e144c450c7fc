"""What lies on the table before the first turn."""

from collections import Counter

import pytest

from bluemoon.city.board import CENTRE_PLACE, SPOTS
from bluemoon.city.cards import ALL_CARDS, COLOUR
from bluemoon.city.engine import new_game
from bluemoon.city.tiles import DRAGONS, GUESS, LIKELY, OBELISK, PEOPLES, SURE, TILES
from bluemoon.errors import BluemoonError
from tests.city.table import offered

FIXED = {(2, 2): "Courtyard", (2, 3): "Royal Palace", (1, 2): "Fire Temple", (2, 1): "Water Temple"}
FIXED[3, 2] = "Earth Temple"


def tile_names(layout: str, seed: int) -> dict[tuple[int, int], str]:
    game = new_game(3, layout=layout, seed=seed)
    return {spot: TILES[tile].name for spot, tile in zip(SPOTS, game.tiles)}


@pytest.mark.rule("003 Game Components")
def test_components() -> None:
    assert len(TILES) == 21
    assert len(PEOPLES) == 8
    assert sum(ALL_CARDS) == 80
    by_people = Counter(COLOUR[kind] for kind, count in enumerate(ALL_CARDS) for _ in range(count))
    assert set(by_people.values()) == {10}
    assert len(DRAGONS) == 3
    assert len(OBELISK) == 13


@pytest.mark.rule("003 Game Components")
def test_every_figure_says_how_sure_it_is() -> None:
    known = {SURE, LIKELY, GUESS}
    assert {tile.boxes_confidence for tile in TILES} <= known
    assert {tile.rewards_confidence for tile in TILES} <= known
    assert {people.confidence for people in PEOPLES} <= known
    # The symmetry from which guesses were filled in.
    for people in ("Vulca", "Terrah", "Aqua", "Flit", "Pillar"):
        assert sum(sum(tile.boxes) for tile in TILES if tile.people == people) == 24


def test_colours_are_told_apart_without_colour() -> None:
    for field in ("name", "colour", "letter", "shape", "symbol"):
        assert len({getattr(people, field) for people in PEOPLES}) == 8


@pytest.mark.rule("003 Game Setup – City")
def test_fixed_and_shuffled_tiles() -> None:
    cities = [tile_names("standard", seed) for seed in range(12)]
    for city in cities:
        assert {spot: city[spot] for spot in FIXED} == FIXED
        assert len(set(city.values())) == 21
    assert all(len({city[spot] for city in cities}) > 3 for spot in SPOTS if spot not in FIXED)


@pytest.mark.rule("003 Variant")
def test_variant_fixes_only_the_courtyard() -> None:
    cities = [tile_names("random", seed) for seed in range(12)]
    assert {city[2, 2] for city in cities} == {"Courtyard"}
    assert all(len({city[spot] for city in cities}) > 3 for spot in SPOTS if spot != (2, 2))


@pytest.mark.rule("003 Game Setup – Scales")
@pytest.mark.parametrize(("players", "scales"), [(2, 9), (3, 12), (4, 15)])
def test_scales(players: int, scales: int) -> None:
    game = new_game(players)
    assert game.supply == scales
    assert game.scales == [0] * players


@pytest.mark.rule("003 Game Setup – Obelisk, crystals and dragons")
def test_obelisk_crystals_dragons() -> None:
    game = new_game(4)
    assert game.obelisk == []
    assert game.crystals == [0, 0, 0, 0]
    assert game.dragons == [-1, -1, -1]
    assert game.built == 0
    assert set(game.boxes) == {-1}


@pytest.mark.rule("003 Game Setup – Figures and markers")
def test_figures_begin_on_the_courtyard() -> None:
    assert new_game(4).figures == [CENTRE_PLACE] * 4


@pytest.mark.rule("003 Game Setup – Cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_cards_each(players: int) -> None:
    view = new_game(players, seed=5).view(1)
    assert view.hand_sizes == (8,) * players
    assert len(view.hand) == 8
    assert view.deck == 80 - 8 * players
    assert view.discards == ()
    other = new_game(players, seed=6).view(1)
    assert other.hand != view.hand


@pytest.mark.rule("003 A Player's Turn – Order of play")
def test_any_player_may_begin() -> None:
    assert new_game(3, first=2).player == 2
    assert new_game(3).player == 0


def test_seeds_make_the_game() -> None:
    assert new_game(3, seed=7).position() == new_game(3, seed="7").position()
    assert new_game(3, seed=7).position() != new_game(3, seed=8).position()
    assert offered(new_game(2, seed=1))


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 5},
        {"layout": "round"},
        {"first": 2},
        {"first": -1},
        {"seed": "a\nb"},
        {"seed": " "},
    ],
)
def test_wrong_setup(wrong: dict[str, object]) -> None:
    with pytest.raises(BluemoonError):
        new_game(**wrong)  # type: ignore[arg-type]
