"""Random legal decks of every kind are legal, play to their end, and replay from their records."""

from __future__ import annotations

import pytest

from bluemoon.chance import Chance
from bluemoon.duel.engine import replay
from bluemoon.formats.decks import Terms, cards_of, problems
from bluemoon.formats.random_decks import random_deck
from bluemoon.powers.vocabulary import Type
from bluemoon.record import read_record
from tests.formats import made_up
from tests.formats.lists import KINDS, play_lists


@pytest.mark.parametrize("rules", ["legends", "classic"])
@pytest.mark.parametrize("match", [False, True])
def test_random_decks_are_legal(rules: str, match: bool) -> None:
    chance = Chance.of(f"{rules} {match}")
    terms = Terms(rules, match, inquisitors=True)
    decks = [random_deck(chance, terms) for _ in range(60)]
    assert [problems(deck, terms) for deck in decks] == [[]] * 60
    assert len({deck.leader for deck in decks}) == 9
    assert {bool(deck.inquisitor) for deck in decks} == {True, False}
    cards = [card for deck in decks for card in cards_of(deck)]
    assert any(card.type is Type.ACHIEVEMENT for card in cards) == match


def test_random_decks_take_the_pool_that_they_are_given() -> None:
    chance = Chance.of("given")
    terms = Terms(inquisitors=True)
    decks = [random_deck(chance, terms, pool=made_up.POOL) for _ in range(40)]
    assert [problems(deck, terms, pool=made_up.POOL) for deck in decks] == [[]] * 40
    sizes = {len(deck.cards) for deck in decks}
    assert sizes == {30, 45}
    assert any("Made-up Tutu 1" in deck.cards for deck in decks)


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("kind", KINDS)
def test_random_decks_play_to_the_end(kind: str, part: int) -> None:
    """Two decks a game, two games a case: sixty decks; `benchmarks/random_decks.py` plays a thousand."""
    for number in (0, 1):
        game = play_lists(kind, f"{kind} {part} {number}")
        again = replay(read_record(game.record().write()))
        assert again.position() == game.position()
        assert again.result == game.result
