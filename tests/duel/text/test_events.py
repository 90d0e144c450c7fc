"""What is told of the end of a game: that one dragon more than all three wins it, and only then."""

from __future__ import annotations

from typing import Any

import pytest

from bluemoon.duel.engine import DuelState
from bluemoon.duel.text.notation import event_text
from bluemoon.duel.text.values import event_value, tell_value
from bluemoon.values import Event
from tests.duel.kit import do, side, table

TOLD = ("Anna", "Ben")


def charming(mine: int) -> DuelState:
    """Two cards of the hand attract a dragon, in the middle of a turn."""
    me = side(hand=["Charm Holy Dragon", "Lavar the Powerful", "Shimmer", "Blaze"])
    return table(me, side(combat=["Torch"], hand=["Volca"]), dragons=(mine, 0))


def fought(theirs: int, **mine: Any) -> DuelState:
    """The opponent has six cards in play, so that a retreat is worth two dragons."""
    many = [{"card": name, "covered": True} for name in ("Sear", "Shimmer", "Glimmer", "Ignite", "Ember")]
    they = side(combat=[*many, "Blaze"], hand=["Volca"])
    return table(side(combat=["Torch"], **mine), they, dragons=(0, theirs))


CHARM = ("play Charm Holy Dragon", "pick Lavar the Powerful", "pick Shimmer")


@pytest.mark.parametrize(
    ("game", "texts", "kinds"),
    [
        (charming(3), CHARM, ["play", "discard", "discard", "fourth dragon", "over"]),
        (fought(3, hand=["Cinder"]), ["retreat"], ["retreat", "fourth dragon", "over"]),
        (fought(2, hand=["Cinder"]), ["retreat"], ["retreat", "dragon", "fourth dragon", "over"]),
    ],
)
def test_one_dragon_more_than_all_three_is_told(game: DuelState, texts: list[str], kinds: list[str]) -> None:
    events = do(game, *texts)
    assert [kind for kind, *_ in events] == kinds
    told = event_text(game, events[-2], TOLD)
    assert told == f"{TOLD[game.winner]} has all three dragons and attracts one more"
    value = event_value(game, events[-2])
    assert value == Event("fourth dragon", game.winner)
    assert tell_value(value, TOLD) == told


def test_the_third_dragon_is_no_such_end() -> None:
    events = do(charming(2), *CHARM)
    assert [kind for kind, *_ in events] == ["play", "discard", "discard", "dragon"]


def test_nor_is_a_last_fight_after_which_somebody_has_no_cards() -> None:
    game = fought(0)
    kinds = [kind for kind, *_ in do(game, "retreat", "dragon Lika", "dragon Sesa")]
    assert game.over
    assert kinds[-2:] == ["fight over", "over"]
    assert "fourth dragon" not in kinds
