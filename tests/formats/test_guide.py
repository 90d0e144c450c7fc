"""The deck file of the guide is one; its examples are run by tests/docs."""

from __future__ import annotations

from pathlib import Path

from bluemoon.formats import read_deck

GUIDE = Path(__file__).parents[2] / "docs" / "formats.md"


def test_the_deck_file_of_the_guide_is_one() -> None:
    text = GUIDE.read_text(encoding="utf-8").split("```\n")[1].replace("…\n", "")
    deck = read_deck(text)
    assert deck.leader == "Terrah"
    assert deck.cards == ("Drowning Rain Storm", "Mad Mike Magpie")
