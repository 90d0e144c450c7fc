"""The catalogues: every code has words in every language and a place in the rulebooks, and the page knows the
same words."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bluemoon.cards.pool import POOL, SPECIAL
from bluemoon.duel.reasons import Code, Zone, plain, worded
from bluemoon.duel.reasons.codes import PLACES
from bluemoon.duel.reasons.terms import Term
from bluemoon.duel.reasons.texts import MOMENTS
from bluemoon.duel.reasons.wording import GAP, LANGUAGES
from bluemoon.powers.conditions import FreeIf, OnlyIf
from bluemoon.powers.vocabulary import BLUFF, GANG, Element, Icon, Payment, Type, When
from tests.duel.kit import table
from tests.duel.reasons.case import WEAK, Case, hold
from tests.duel.reasons.test_forbidden import CASES

PAGE = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "texts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    words = LANGUAGES[language].WORDS
    assert set(words) == set(Code)
    assert all(text and text == text.strip() and not text.endswith(".") for text in words.values())


def test_the_languages_fill_in_the_same_arguments() -> None:
    for code in Code:
        gaps = {name: {gap[1] for gap in GAP.finditer(lang.WORDS[code])} for name, lang in LANGUAGES.items()}
        assert gaps["de"] <= gaps["en"], code


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_said_fills_all_gaps(case: Case) -> None:
    """The arguments of the table are those that the words speak of."""
    code = Code(case.code)
    args: dict[str, Any] = case.args
    for language in LANGUAGES.values():
        text = worded(code, args, language)
        assert not re.search(r"[{}]", text)
    named = {gap[1] for language in LANGUAGES.values() for gap in GAP.finditer(language.WORDS[code])}
    assert named <= set(args)


def things() -> list[Term]:
    """Everything that an argument can be."""
    words = [power.word for card in POOL + SPECIAL for power in card.powers]
    found: list[Term] = [word.condition for word in words if isinstance(word, (OnlyIf, FreeIf))]
    found += [Payment(fire=3), Payment(both=2), *Zone, *MOMENTS, *Element]
    found += [Icon.FREE, Icon.PAIR, Icon.RETRIEVE, Icon.REPLACE, *GANG, *BLUFF]
    return [*found, Type.SUPPORT, Type.BOOSTER, Type.CHARACTER, When.ENDING]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_words(language: str) -> None:
    for thing in things():
        assert LANGUAGES[language].term(thing)


def test_every_code_has_a_place_in_the_rulebooks() -> None:
    known = [
        entry["place"]
        for file in (PAGE.parents[3] / "tests" / "rules").glob("statements_*.toml")
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["statement"]
    ]
    for code in Code:
        for place in filter(None, PLACES[code]):
            assert any(one == place or one.startswith(f"{place} ") for one in known), (code, place)


def test_arguments_for_other_programs_are_plain_and_worded_in_every_language() -> None:
    found = table(hold("Den-bal-Ton", "Blaze"), WEAK).why_not("Den-bal-Ton")
    assert found is not None
    sent = json.loads(json.dumps(plain(found)))
    assert sent["card"] == "Den-bal-Ton"
    assert sent["condition"] == {
        "en": "the opponent has a dragon",
        "de": "der Gegner einen Drachen hat",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_knows_the_same_words(language: str) -> None:
    """`python tools/page_words.py` writes them anew."""
    page = json.loads((PAGE / f"reasons.{language}.json").read_text(encoding="utf-8"))
    assert page == {code.value: text for code, text in LANGUAGES[language].WORDS.items()}
