"""The German texts say the same as the English ones: as many different ones, and the same figures."""

from __future__ import annotations

import re

import pytest

from bluemoon.cards import POOL, SPECIAL, Card
from bluemoon.powers import english, german

SPEAKING = [card for card in POOL + SPECIAL if card.powers]


@pytest.mark.parametrize("card", SPEAKING, ids=lambda card: card.name)
def test_the_figures_are_the_same(card: Card) -> None:
    said = re.findall(r"\d+", english.power_text(card))
    assert sorted(set(re.findall(r"\d+", german.power_text(card)))) == sorted(set(said))


def test_texts_differ_exactly_where_they_do_in_english() -> None:
    pairs = {(english.power_text(card), german.power_text(card)) for card in SPEAKING}
    assert len(pairs) == len({english for english, _ in pairs}) == len({other for _, other in pairs})


def test_every_text_is_made_of_whole_sentences() -> None:
    for card in SPEAKING:
        words = german.power_text(card)
        assert re.fullmatch(r"[A-ZÄÖÜ][^.]*(?:… ?[^.]*)*\.(?: [A-ZÄÖÜ][^.]*\.)*", words), words
        assert "  " not in words
        assert " ," not in words


def test_cards_without_power_have_no_text() -> None:
    assert all(german.power_text(card) == "" for card in POOL if not card.powers)
