"""What a bot says a card is worth: every word has its worth, and there is none for words that are gone."""

from __future__ import annotations

import pytest

from bluemoon.bots.duel.worth import WORD_WORTH, word_worth
from bluemoon.powers.families import WORDS
from bluemoon.powers.word import Word
from tests.powers.samples import instances


@pytest.mark.parametrize("word", WORDS.values(), ids=WORDS.keys())
def test_every_word_has_a_worth(word: type[Word]) -> None:
    assert all(word_worth(said) != 0 for said in instances(word))


def test_no_worth_is_left_over() -> None:
    assert set(WORD_WORTH) <= set(WORDS)
