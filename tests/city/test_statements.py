"""Every place of the rulebook's statements has a test, and every test names a place that has a statement."""

import re
import tomllib
from pathlib import Path

from bluemoon.chance import Chance
from bluemoon.city.engine import new_game
from tests.city.table import at_random
from tests.city.test_hidden import questions

RULES = Path(__file__).parent.parent / "rules" / "statements_003.toml"


def places() -> set[str]:
    return {entry["place"] for entry in tomllib.loads(RULES.read_text("utf-8"))["statement"]}


def test_statements_and_markers_agree() -> None:
    marker = re.compile(r'^@pytest\.mark\.rule\("([^"]+)"\)$', re.MULTILINE)
    tests = sorted(Path(__file__).parent.glob("test_*.py"))
    marked = {place for path in tests for place in marker.findall(path.read_text("utf-8"))}
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
