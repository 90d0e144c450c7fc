"""What the docstrings of the packages show works; docs/api.md names everything (its examples: tests/docs)."""

import doctest
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import bluemoon
from bluemoon import Game, city, duel
from bluemoon.formats import draft, match

ROOT = Path(__file__).parent.parent
RULES = ("classic", "legends")


@pytest.mark.parametrize("module", [bluemoon, city, duel, draft, match])
def test_the_examples_of_the_docstrings_run(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 2
    assert result.failed == 0


def test_the_api_page_names_every_public_name() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert [name for name in bluemoon.__all__ if not re.search(rf"\b{name}\b", page)] == []


def test_the_api_page_names_every_key_of_the_views() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    keys: set[str] = set()
    games: list[Game[Any]] = [bluemoon.new_city(3, seed=1), bluemoon.new_draft(3, seed=1)]
    games += [bluemoon.new_duel((a, "Pillar"), rules, seed=1) for a in ("Buka", "Aqua") for rules in RULES]
    games.append(bluemoon.new_match(seed=1))
    for game in games:
        chance = bluemoon.Chance.of(1)
        while not game.over:
            game.play_out(chance, 7)
            for seat in range(-1, game.players):
                data = game.view(seat).data()
                keys |= set(data)
                for side in data.get("sides", ()):
                    cards = [card for zone in ("combat", "support", "ships") for card in side.get(zone, ())]
                    keys |= set(side).union(*cards)
    assert len(keys) > 70
    assert [key for key in sorted(keys - {"card"}) if f"`{key}`" not in page] == []
