"""The terminal's words: every language says the same things."""

import re

from bluemoon.city import events as city_events
from bluemoon.city.termination import Termination as CityEnd
from bluemoon.duel.model.termination import Termination as DuelEnd
from bluemoon.duel.text.notation import SENTENCES as DUEL
from bluemoon.formats.draft import SENTENCES as DRAFT
from bluemoon.terminal.sentences import LIKE, SENTENCES, in_short
from bluemoon.terminal.words import CATALOGUES, ENDINGS


def gaps(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


def test_both_languages_have_the_same_keys_and_gaps() -> None:
    assert CATALOGUES["en"].keys() == CATALOGUES["de"].keys()
    for key, text in CATALOGUES["en"].items():
        assert gaps(text) == gaps(CATALOGUES["de"][key]), key


def test_every_event_has_a_sentence_in_each_language() -> None:
    city = {value for name, value in vars(city_events).items() if name.isupper() and isinstance(value, str)}
    for language in ("en", "de"):
        assert {LIKE.get(kind, kind) for kind in DUEL} == set(SENTENCES["duel", language])
        assert set(DRAFT) == set(SENTENCES["draft", language])
        assert city <= set(SENTENCES["city", language])


def test_every_ending_has_words() -> None:
    for language in ("en", "de"):
        assert {str(end) for end in (*DuelEnd, *CityEnd)} <= set(ENDINGS[language])


def test_sentences_in_short_name_a_subject_once() -> None:
    told = ["You play A", "Vulca plays B", "Vulca draws a card", "Vulca draws a card", "Lika flies to Vulca"]
    assert in_short(told, ("Hoax", "Vulca", "You")) == (
        "You play A · Vulca plays B, draws a card (×2) · Lika flies to Vulca"
    )
    assert in_short([], ("Hoax",)) == ""
