"""Actions as messages: in English they are the notation, whatever the kind."""

from __future__ import annotations

import random

import pytest

from bluemoon.duel.engine import new_game
from bluemoon.duel.text.notation import CARD_CODES, PLAIN_CODES, VERBS, WORDS, action_said
from bluemoon.messages import say
from bluemoon.messages.message import LANGUAGES
from tests.duel.games import at_random


def test_every_verb_of_the_notation_has_its_code() -> None:
    assert {kind: str(say(code)) for kind, code in PLAIN_CODES.items()} == WORDS
    spark = {kind: str(say(code, card="Spark")) for kind, code in CARD_CODES.items()}
    assert spark == {kind: f"{verb} Spark" for kind, verb in VERBS.items()}


@pytest.mark.parametrize(
    "decks", [("Vulca", "Hoax"), ("Flit", "Pillar"), ("Aqua", "Buka"), ("Mimix", "Terrah")]
)
def test_the_english_of_an_action_is_its_notation(decks: tuple[str, str]) -> None:
    rng = random.Random(f"actions {decks}")
    game = new_game(decks, seed=11, mulligan=True)
    kinds = set()
    while not game.over:
        for action in game.legal_actions():
            said = action_said(game, action)
            assert str(said) == game.text(action)
            assert all(said.text(language) for language in LANGUAGES)
            kinds.add(said.code)
        at_random(game, rng)
    assert len(kinds) > 8
