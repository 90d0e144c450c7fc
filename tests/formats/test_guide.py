"""The guide tells the truth: its examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

from bluemoon.formats import read_deck

GUIDE = Path(__file__).parents[2] / "docs" / "formats.md"


def test_the_examples_of_the_guide_run() -> None:
    result = doctest.testfile(str(GUIDE), module_relative=False)
    assert result.attempted >= 4
    assert result.failed == 0


def test_the_deck_file_of_the_guide_is_one() -> None:
    text = GUIDE.read_text(encoding="utf-8").split("```\n")[1].replace("…\n", "")
    deck = read_deck(text)
    assert deck.leader == "Terrah"
    assert deck.cards == ("Drowning Rain Storm", "Mad Mike Magpie")
