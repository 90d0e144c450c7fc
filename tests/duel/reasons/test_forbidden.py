"""A table of forbidden actions: each reason is the one that a referee gives, with its place."""

from __future__ import annotations

import random

import pytest

from bluemoon.duel.engine import new_game
from bluemoon.duel.model import actions as do
from bluemoon.duel.reasons.texts import without_effect
from bluemoon.duel.reasons.why_not import WhyNot
from bluemoon.powers.drawing import DrawUpToHolding
from bluemoon.powers.vocabulary import When
from bluemoon.powers.word import Power
from tests.duel.games import at_random
from tests.duel.kit import do as act
from tests.duel.kit import offers, table
from tests.duel.reasons import characters, choices, followers, turns
from tests.duel.reasons.case import WEAK, Case, against, hold

CASES: list[Case] = [*characters.CASES, *followers.CASES, *turns.CASES, *choices.CASES]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_referee_gives_this_reason(case: Case) -> None:
    found = case.game().why_not(case.asked)
    assert found is not None
    assert (found.code, dict(found.args)) == (case.code, case.args)
    assert found.place == case.place
    assert found.text == str(found) != ""


def test_the_table_is_long_and_says_nothing_twice() -> None:
    assert len(CASES) >= 150
    seen = [(case.asked, case.code, case.place, str(case.me), str(case.they), case.after) for case in CASES]
    assert len(set(seen)) == len(seen)


def test_an_action_can_be_asked_for_by_its_number() -> None:
    game = table(hold("Blaze", "Fireblast", "Den-bal-Ton"), WEAK)
    index = game.decks[0].index
    for name in ("Fireblast", "Den-bal-Ton"):
        found = game.why_not(do.action(do.PLAY, index[name]))
        assert found == game.why_not(name) == game.why_not(f"play {name}") is not None
    for text in ("retreat", "play Blaze", "Blaze", "bLAZE"):
        assert game.why_not(text) is None
    assert all(game.why_not(action) is None for action in game.legal_actions())


@pytest.mark.parametrize("number", [-1, 0, 5, 99 << 12, do.action(do.PLAY, 63), do.action(do.ANNOUNCE, 2)])
def test_a_number_that_is_no_action(number: int) -> None:
    found = table(hold("Blaze"), WEAK).why_not(number)
    assert found is not None
    assert (found.code, dict(found.args)) == ("no-such-action", {"n": number})


def test_a_text_limit_on_combat_cards_leaves_supports_alone() -> None:
    """Cheepchirrup counts cards in the combat area only."""
    game = table(hold("Blaze", "Fireblast", "Tome of Wisdom"), against("Cheepchirrup"))
    act(game, "play Blaze")
    assert game.why_not("Tome of Wisdom") is None
    assert "play Fireblast" not in offers(game)


def test_a_hand_that_is_full_already() -> None:
    game = table(hold("Blaze", "Spark"), WEAK)
    power = Power(When.TURN_OVER, DrawUpToHolding(2), may=True)
    found = without_effect(WhyNot(game, do.action(do.USE, 0)), power)
    assert found is not None
    assert (found.code, dict(found.args)) == ("hand-full", {"n": 2})


@pytest.mark.parametrize(
    ("rules", "place"), [("legends", "001 Winning the Game"), ("classic", "000 Game End")]
)
def test_after_the_end(rules: str, place: str) -> None:
    rng = random.Random("why not")
    game = new_game(("Vulca", "Flit"), rules, seed=1)
    while not game.over:
        at_random(game, rng)
    for what in ("Blaze", "retreat", do.action(do.RETREAT)):
        found = game.why_not(what)
        assert found is not None
        assert (found.code, found.place) == ("game-over", place)
