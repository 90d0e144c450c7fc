"""The rulebook's positions at a table of their own, against a bot."""

from __future__ import annotations

import pytest

from bluemoon.rulebook import all_examples
from tests.server.kit import Guest


@pytest.mark.parametrize("name", all_examples())
def test_what_a_position_is_about_can_be_done_at_its_table(ann: Guest, name: str) -> None:
    example = all_examples()[name]
    table = ann.make(example.game, example=name)
    assert table["game"] == example.game
    line = ann.sit(table["id"], 0)
    if example.game == "duel":
        held = {card["card"] for card in line.view["sides"][0]["hand"]}
        assert held == set(example.position["sides"][0]["hand"])
    for action in example.do:
        assert line.act(action)["type"] == "update"


def test_a_position_that_the_rulebook_does_not_have(ann: Guest) -> None:
    refused = ann.ask("POST", "/api/tables", {"game": "duel", "example": "nothing"})
    assert refused.status_code == 409
    assert "match" in refused.json()["text"]
