"""The words of the duel's reasons: what they speak of is worded in every language, and every code has a place
in the rulebooks. (tests/messages looks at the catalogues.)"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bluemoon.cards.pool import POOL, SPECIAL
from bluemoon.duel.reasons import Code, Zone
from bluemoon.duel.reasons.codes import PLACES
from bluemoon.duel.reasons.terms import Term
from bluemoon.duel.reasons.texts import MOMENTS
from bluemoon.duel.reasons.wording import argument, worded
from bluemoon.messages import say
from bluemoon.messages.message import GAP, LANGUAGES
from bluemoon.powers.conditions import FreeIf, OnlyIf
from bluemoon.powers.vocabulary import BLUFF, GANG, Element, Icon, Payment, Type, When
from tests.duel.kit import table
from tests.duel.reasons.case import WEAK, Case, hold
from tests.duel.reasons.test_forbidden import CASES

PAGE = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "texts"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_said_fills_all_gaps(case: Case) -> None:
    """The arguments of the table are those that the words speak of."""
    code = Code(f"duel.{case.code}")
    args: dict[str, Any] = {name: argument(value) for name, value in case.args.items()}  # type: ignore[arg-type]
    for language in LANGUAGES:
        assert not re.search(r"[{}]", say(code, **args).text(language))
    named = {gap[1] for language in LANGUAGES.values() for gap in GAP.finditer(language.WORDS[code])}
    assert named <= set(args)


def things() -> list[Term]:
    """Everything that an argument can be."""
    words = [power.word for card in POOL + SPECIAL for power in card.powers]
    found: list[Term] = [word.condition for word in words if isinstance(word, (OnlyIf, FreeIf))]
    found += [Payment(fire=3), Payment(both=2), *Zone, *MOMENTS, *Element]
    found += [Icon.FREE, Icon.PAIR, Icon.RETRIEVE, Icon.REPLACE, *GANG, *BLUFF]
    return [*found, Type.SUPPORT, Type.BOOSTER, Type.CHARACTER, When.ENDING]


def test_every_thing_has_words_in_every_language() -> None:
    for thing in things():
        assert all(worded(thing).texts().values())


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
    sent = json.loads(json.dumps(found.said.data()))["args"]
    assert sent["card"] == "Den-bal-Ton"
    assert sent["condition"] == {
        "en": "the opponent has a dragon",
        "de": "der Gegner einen Drachen hat",
    }
