"""Actions as messages: in English they are the notation, whatever the kind."""

from __future__ import annotations

import random

import pytest

from bluemoon.city.engine import new_game as new_city
from bluemoon.city.notation import TILE_NUMBER
from bluemoon.city.notation import action_said as city_action_said
from bluemoon.duel.engine import new_game
from bluemoon.duel.text.notation import CARD_CODES, PLAIN_CODES, VERBS, WORDS, action_said
from bluemoon.messages import ActionCode, say
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


def test_the_english_of_an_action_of_the_city_is_its_notation_and_the_german_is_german() -> None:
    rng = random.Random("actions of the city")
    game = new_city(3, seed=11)
    kinds = set()
    while not game.over:
        actions = game.legal_actions()
        for action in actions:
            said = city_action_said(action, game.tiles)
            assert str(said) == game.text(action)
            assert english_in(said.text("de")) == set()
            kinds.add(said.code)
        game.apply(rng.choice(actions))
    assert kinds == {
        *(ActionCode.WALK, ActionCode.MOVE, ActionCode.BUILD, ActionCode.OFFER, ActionCode.OFFER_MORE),
        *(ActionCode.DISCARD, ActionCode.GO_ON),
    }


def english_in(text: str) -> set[str]:
    """The words of the notation that a text has, and the buildings in English."""
    found = {"walk", "play", "build", "with", "offer", "discard", "done"} & set(text.lower().split())
    return found | {name for name in TILE_NUMBER if name in text.lower()}
