"""Positions that are nearly right: refused by a PositionError, or accepted, and then nothing raises anything.
`make soak-input` tries many more."""

from __future__ import annotations

import json

import pytest

import bluemoon
from bluemoon.chance import Chance
from tests.positions import nearly_right, right_one, use


def test_accepted_positions_never_raise_later() -> None:
    accepted = sum(use(nearly_right(f"nearly {number}")) for number in range(250))
    assert 0 < accepted < 125  # some of both kinds


def test_what_a_game_writes_is_accepted() -> None:
    assert all(use(right_one(Chance.of(f"right {number}"))) for number in range(60))


def duel() -> dict[str, object]:
    game = bluemoon.new_duel(("Terrah", "Vulca"), seed=1)
    game.play_out(bluemoon.Chance.of(1), 60)
    found: dict[str, object] = json.loads(game.position())
    return found


def test_a_card_stands_only_once_in_a_pile() -> None:
    data = duel()
    side = next(side for side in data["sides"] if side.get("discard"))  # type: ignore[attr-defined]
    side["discard"].append(side["discard"][0])
    with pytest.raises(bluemoon.PositionError, match="two places"):
        bluemoon.from_position(json.dumps(data))


@pytest.mark.parametrize("change", [{"rules": "foo"}, {"decks": ["Nobody", "Vulca"]}, {"piles": "shut"}])
def test_whatever_is_wrong_is_a_position_error(change: dict[str, object]) -> None:
    with pytest.raises(bluemoon.PositionError):
        bluemoon.from_position(json.dumps(duel() | change))


def test_a_sealed_choice_of_a_position_is_not_made_twice_by_its_record() -> None:
    match = bluemoon.new_match((["Hoax", "Aqua"], "Vulca"), seed=5)
    match.apply("choose Aqua")
    again = bluemoon.from_position(match.position())
    again.apply("choose Vulca")
    again.play_out(bluemoon.Chance.of(1), 9)
    assert bluemoon.replay(str(again.record())) == again


@pytest.mark.parametrize(
    "change",
    [
        {"mulligan": 1},
        {"score": [0.5, 0]},
        {"score": [-1, 0]},
        {"due": [0]},
        {"inspected": "no"},
        {"players": [1, 2]},
        {"sealed": [{"name": "Flit", "leader": "Flit"}, None]},
        {"decks": None},
        {"drafted": [[], []]},
        {"terms": {"rules": "legends", "families": "yes"}},
    ],
)
def test_a_match_that_makes_no_sense_is_refused(change: dict[str, object]) -> None:
    match = bluemoon.new_match(seed=1)
    if "decks" in change:
        match.apply("choose Hoax")
        match.apply("choose Vulca")
    data = json.loads(match.position())
    with pytest.raises(bluemoon.PositionError):
        bluemoon.from_position(json.dumps(data | change))
