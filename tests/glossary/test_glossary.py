"""The glossary names everything once in each language, the page has the same words, and no text of ours goes
back to a word that the glossary has replaced."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bluemoon import glossary
from bluemoon.cards.pool import POOL, RETIRED, SPECIAL
from bluemoon.city.tiles import PEOPLES, TILES
from bluemoon.duel.model.state import PHASE_NAMES
from bluemoon.powers import german
from bluemoon.powers.vocabulary import Element, Icon, Type

TEXTS = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "texts"
LANGUAGES = sorted(glossary.LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_no_two_things_share_one(language: str) -> None:
    words = glossary.LANGUAGES[language]
    assert set(words.ICONS) == set(Icon)
    assert set(words.TYPES) == set(Type)
    assert set(words.ELEMENTS) == set(Element)
    assert list(words.PHASES) == list(PHASE_NAMES)
    for names in (
        words.ICONS,
        words.ELEMENTS,
        words.CITY_PHASES,
        words.COLOURS,
        words.BUILDINGS,
        words.TERMS,
    ):
        assert len(set(names.values())) == len(names)
    assert len({noun.one for noun in words.TYPES.values()}) == len(words.TYPES)


def test_the_languages_have_the_same_terms() -> None:
    terms = [(set(words.TERMS), set(words.CITY_PHASES)) for words in glossary.LANGUAGES.values()]
    assert all(one == terms[0] for one in terms)
    for words in glossary.LANGUAGES.values():
        assert set(words.COLOURS) == {p.colour for p in PEOPLES}
        assert set(words.BUILDINGS) == {tile.name for tile in TILES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_same_words(language: str) -> None:
    """`python tools/page_words.py` writes them anew."""
    page = json.loads((TEXTS / f"glossary.{language}.json").read_text(encoding="utf-8"))
    assert page == glossary.for_page(language)


def german_texts() -> dict[str, str]:
    """Every German text: those of the page, and those of the cards."""
    found = {file.name: file.read_text(encoding="utf-8") for file in TEXTS.glob("*.de.*")}
    assert len(found) > 5
    return found | {card.name: german.power_text(card) for card in POOL + SPECIAL + RETIRED}


def test_no_second_word_comes_back() -> None:
    wrong = [
        f"{where}: '{hit[0]}' is called {instead}"
        for where, text in german_texts().items()
        for avoided, instead in glossary.LANGUAGES["de"].AVOIDED.items()
        for hit in re.finditer(avoided, text)
    ]
    assert wrong == []
