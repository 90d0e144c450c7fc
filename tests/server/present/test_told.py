"""What an action is told to be: announcements with their power, calls and trusts under whoever decided."""

from __future__ import annotations

from typing import Any

import pytest

from bluemoon.duel.engine import DuelState
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.present import duel as present
from bluemoon.server.protocol.duel import DuelEvent
from tests.duel.kit import do, power, side, table


def announcing(card: str) -> DuelState:
    """Seat 0 is about to announce Fire with this card face down."""
    game = table(
        side(hand=["Volca"], support=[{"card": card, "bluff": True}], combat=["Spark"]),
        side(combat=["Torch"], hand=["Scorch the Inflammable"], deck=["Ember"]),
    )
    do(game, "play Volca")
    return game


def told(game: DuelState, seat: int, text: str) -> list[list[DuelEvent]]:
    """What everybody is told of the action: a spectator, seat 0, seat 1."""
    return [[*one.events] for one in DuelPlay(game).act(seat, text).told]  # type: ignore[list-item]


def kinds(events: list[DuelEvent]) -> list[tuple[str, int]]:
    return [(event.kind, event.seat) for event in events]


def test_an_announcement_tells_its_power() -> None:
    game = announcing("Cannoneer Tara Ko")
    expected = power(game, 0)
    assert expected == 5 + 2
    for events in told(game, 0, "announce Fire"):
        found: Any = next(event for event in events if event.kind == "announce")
        assert (found.n, found.element, found.seat) == (expected, "fire", 0)


def test_trusting_is_told_under_whoever_trusts() -> None:
    game = announcing("Cannoneer Tara Ko")
    do(game, "announce Fire")
    for events in told(game, 1, "trust"):
        assert kinds(events)[0] == ("trust", 1)


@pytest.mark.parametrize(("card", "verdict"), [("Cannoneer Tara Ko", "honest"), ("Cannoneer Qu Cha", "lie")])
def test_a_call_is_told_with_its_verdict(card: str, verdict: str) -> None:
    game = announcing(card)
    do(game, "announce Fire")
    for events in told(game, 1, "call the bluff"):
        assert kinds(events)[:3] == [("call", 1), ("reveal", 0), (verdict, 0)]


@pytest.mark.parametrize(("card", "honest"), [("Cannoneer Tara Ko", True), ("Cannoneer Qu Cha", False)])
def test_only_those_who_know_a_face_down_card_see_whether_it_is_honest(card: str, honest: bool) -> None:
    game = announcing(card)
    assert [found.honest for found in present.view(game, 0).sides[0].support] == [honest]
    assert [found.honest for found in present.view(game, 1).sides[0].support] == [None]
    assert [found.honest for found in present.view(game, -1).sides[0].support] == [None]


def test_laying_a_card_face_down_says_what_it_counts_and_whether_it_is_honest() -> None:
    game = table(
        side(hand=["Commodore Lo Tan", "Cannoneer Tara Ko", "Cannoneer Qu Cha"], combat=["Spark"]),
        side(combat=["Torch"], hand=["Volca"], deck=["Ember"]),
    )
    do(game, "play Commodore Lo Tan")
    asked = present.decision(game, 0)
    assert asked is not None
    laid: dict[str, Any] = {act.action: act for act in asked.actions if act.kind == "bluff"}
    assert laid["bluff Cannoneer Tara Ko"].honest is True
    assert laid["bluff Cannoneer Qu Cha"].honest is False
    assert {act.worth for act in laid.values()} == {2}
