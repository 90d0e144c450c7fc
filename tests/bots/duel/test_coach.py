"""The coach: how likely a bluff is a lie, and advice against a gentle opponent."""

from __future__ import annotations

import pytest

from bluemoon.bots.base import Budget
from bluemoon.bots.duel.bluffs import HABITS, UNKNOWN, Habit, chance_of, lie_chance
from bluemoon.bots.duel.coach import COURAGE, CoachBot
from bluemoon.bots.duel.master import MasterBot
from bluemoon.bots.duel.turns import Plan
from bluemoon.chance import Chance
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as acts
from bluemoon.duel.model.actions import action, kind_of
from bluemoon.messages import HintCode, Message
from tests.duel.kit import do, side, table

EVEN = Habit(1.0, 1.0)  # every card that may lie there is as likely as the others


def test_the_chance_of_a_lie_counts_the_cards_that_may_lie_there() -> None:
    assert chance_of(1, 3, 1, EVEN) == pytest.approx(1 / 4)
    assert chance_of(2, 2, 2, EVEN) == pytest.approx(5 / 6), "one of six pairs has no lie"
    assert chance_of(1, 3, 1, Habit(0.5, 1.0)) == pytest.approx(0.5 / 3.5)
    assert chance_of(1, 3, 1, Habit(0.5, 0.0)) == pytest.approx(1 / 3), "whatever he may hold"
    rarely = Habit(1.0, 0.0, holds=0.2)
    assert chance_of(1, 3, 1, rarely) == pytest.approx(0.2 / 1.2), "as likely as he holds the only lie"
    assert chance_of(1, 3, 2, rarely) == pytest.approx(0.36 / 1.36), "one of the two"


def test_where_only_one_kind_is_possible_there_is_no_doubt() -> None:
    assert chance_of(1, 4, 0, UNKNOWN) == 0.0
    assert chance_of(1, 0, 4, UNKNOWN) == 1.0
    assert chance_of(2, 1, 3, UNKNOWN) == 1.0, "one fits, two lie there"
    assert chance_of(0, 3, 3, UNKNOWN) == 0.0


def test_every_level_has_a_habit() -> None:
    levels = {"random", "newcomer", "beginner", "novice", "apprentice", "journeyman", "adept", "master"}
    assert set(HABITS) == levels
    assert HABITS["novice"].odds < HABITS["random"].odds, "he who plays by rules lies less than chance does"


def asked(laid: str, deck: list[str]) -> DuelState:
    """A pirate has laid a card face down in a fight in Fire; the other side is asked whether to call."""
    game = table(
        side(hand=["Blaze", laid], deck=deck),
        side(hand=["Flamitos"], combat=["Flare"], deck=["Volca", "Torch"]),
    )
    do(game, "play Blaze", f"bluff {laid}", "announce Fire")
    return game


def told(bot: CoachBot) -> Message:
    why = dict(bot.explain().args)["why"]
    assert isinstance(why, Message)
    return why


def advice(game: DuelState, against: str = "") -> tuple[str, Message]:
    bot = CoachBot("x", Budget(playouts=8))
    bot.against = against
    act = bot.decide(game.view(1), game.legal_actions(), game.text)
    return game.text(act), told(bot)


HONEST, LIE = "Cannoneer Tara Ko", "Cannoneer Qu Cha"  # bluff icons of Fire and of Earth


def test_the_coach_states_the_chance_that_it_is_a_lie() -> None:
    game = asked(HONEST, [LIE])
    view = game.view(1)
    lie = lie_chance(view)
    assert lie == pytest.approx(chance_of(1, 1, 1, UNKNOWN))
    _, why = advice(game)
    assert why.code in (HintCode.CALL_IT, HintCode.TRUST_IT)
    assert dict(why.args)["n"] == round(100 * lie)
    assert lie_chance(view, "novice") < lie < lie_chance(view, "random")


def test_what_can_only_be_a_lie_is_called_and_what_can_only_be_honest_is_trusted() -> None:
    lying, honest = asked(LIE, ["Torch"]), asked(HONEST, ["Torch"])
    assert lie_chance(lying.view(1)) == 1.0
    assert advice(lying)[0] == "call the bluff"
    assert advice(lying)[1].code is HintCode.SURE_LIE
    assert lie_chance(honest.view(1)) == 0.0
    assert advice(honest)[0] == "trust"
    assert advice(honest)[1].code is HintCode.SURE_HONEST


@pytest.mark.parametrize(
    ("against", "better", "wanted"),
    [
        ("newcomer", COURAGE / 2, acts.ANNOUNCE),
        ("newcomer", COURAGE * 2, acts.RETREAT),
        ("adept", COURAGE / 2, acts.RETREAT),
        ("", COURAGE / 2, acts.RETREAT),
    ],
)
def test_against_a_newcomer_the_coach_advises_to_fight_if_it_hardly_matters(
    monkeypatch: pytest.MonkeyPatch, against: str, better: float, wanted: int
) -> None:
    game = table(side(hand=["Cinder", "Volca"], deck=["Torch"]), side(hand=["Blaze"], combat=["Glimmer"]))
    view = game.view(0)
    bot = CoachBot("x", Budget(playouts=1))
    bot.against = against
    away, fight = Plan((action(acts.RETREAT),), 0.6), Plan((action(acts.ANNOUNCE),), 0.6 - better)
    monkeypatch.setattr(MasterBot, "best", lambda *args: (away, away.value))
    found, _ = bot.best([away, fight], view, Chance.of(1), game.text)
    assert kind_of(found.actions[-1]) == wanted
