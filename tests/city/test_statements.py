"""Every place of the rulebook's statements has a test, and every test names a place that has a statement."""

import tomllib
from pathlib import Path

import pytest

from bluemoon.chance import Chance
from bluemoon.city import new_game
from tests.city.table import at_random
from tests.city.test_hidden import questions

RULES = Path(__file__).parent.parent / "rules" / "statements_003.toml"


def places() -> set[str]:
    return {entry["place"] for entry in tomllib.loads(RULES.read_text("utf-8"))["statement"]}


def test_statements_and_markers_agree(request: pytest.FixtureRequest) -> None:
    here = Path(__file__).parent
    if not all(
        any(str(path) in str(item.path) for item in request.session.items) for path in here.glob("test_*.py")
    ):
        pytest.skip("only when all tests of the city are collected")
    marked = {
        str(marker.args[0])
        for item in request.session.items
        for marker in item.iter_markers("rule")
        if here in item.path.parents
    }
    assert places() - marked == set()
    assert marked - places() == set()


def test_refusals_name_places_that_exist() -> None:
    """The places that why_not gives are places of the statements, or the sections they stand in."""
    known = places() | {place.split(" – ")[0] for place in places()}
    chance = Chance.of("refusals")
    found: set[str] = set()
    for players in (2, 3, 4):
        game = new_game(players, seed="refusals")
        while not game.over:
            if chance.below(10) == 0:
                whys = [game.why_not(asked) for asked in questions(game, chance)]
                found |= {why.place for why in whys if why is not None}
            at_random(game, chance)
    assert len(found) > 10
    assert found - known == set()
