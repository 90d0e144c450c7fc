"""Positions that `benchmarks.brute_force` found where a way to decide dead ends was wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bluemoon.duel.engine import from_position

HARD = json.loads(Path(__file__).with_name("hard_positions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", HARD, ids=lambda case: str(case["action"]))
def test_what_is_offered_can_be_completed_and_nothing_else_is_withheld(case: dict[str, Any]) -> None:
    """Yin leads on by two cards that are played after her: one discards, the other raises the total. The
    Sirens take a card that the demand wants, too. KhindKin was cancelled, and TopDog and TopShot, who match
    the power, will be covered, so that it matters which card is given up."""
    game = from_position(json.dumps(case["position"]))
    offered = [game.text(act) for act in game.legal_actions()]
    assert (case["action"] in offered) == case["offered"]
