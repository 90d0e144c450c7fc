"""Actions as they are typed in another language than English: read back into the notation, by the same words
in which the actions are shown."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bluemoon.errors import BluemoonError
from bluemoon.glossary import LANGUAGES as GLOSSARY
from bluemoon.messages import ActionCode, CityCode, GameCode
from bluemoon.messages.message import GAP, LANGUAGES
from bluemoon.terminal.words import word

Pattern = tuple[re.Pattern[str], str]  # what is typed, and the notation with the same gaps
# What is said of words that are no action: these list the words of the notation.
NO_ACTION: Final = (GameCode.NO_VERB, GameCode.NO_VERB_NOR_CARD, CityCode.UNKNOWN_WORDS)


def in_notation(typed: str, language: str) -> str:
    """The notation of an action that is typed in the words of the language; what is none stays as
    it is."""
    text = " ".join(typed.split())
    for pattern, notation in _patterns(language):
        if found := pattern.fullmatch(text):
            values = {name: _english(value, language) for name, value in found.groupdict().items()}
            return notation.format(**values)
    return typed


def refusal(wrong: BluemoonError, typed: str, language: str) -> str:
    """Why something typed is no action, in the words of the language."""
    if language != "en" and wrong.said.code in NO_ACTION:
        return word(language, "not-understood", text=typed.strip())
    return wrong.said.text(language)


@cache
def _patterns(language: str) -> tuple[Pattern, ...]:
    """The actions of all games in the language, those with most letters of their own first: 'den Bluff X
    ablegen' is also 'X ablegen'."""
    if language == "en":
        return ()
    said, english = LANGUAGES[language].WORDS, LANGUAGES["en"].WORDS
    codes = [code for code in ActionCode if code is not ActionCode.NOTATION]  # that one is any text
    codes.sort(key=lambda code: -len(GAP.sub("", said[code])))
    return tuple((_pattern(said[code]), GAP.sub(r"{\1}", english[code])) for code in codes)


def _pattern(words: str) -> re.Pattern[str]:
    """'{card} spielen' finds 'Spark spielen'."""
    gaps = list(GAP.finditer(words))
    starts = [0, *(gap.end() for gap in gaps)]
    ends = [*(gap.start() for gap in gaps), len(words)]
    texts = [re.escape(words[start:end]) for start, end in zip(starts, ends, strict=True)]
    named = [*(f"(?P<{gap[1]}>.+)" for gap in gaps), ""]
    return re.compile("".join(text + gap for text, gap in zip(texts, named, strict=True)), re.IGNORECASE)


def _english(value: str, language: str) -> str:
    """A thing of the games that has another name in English; a card is called the same."""
    return _names(language).get(value.casefold(), value)


@cache
def _names(language: str) -> dict[str, str]:
    english, other = GLOSSARY["en"], GLOSSARY[language]
    found = {name.casefold(): english.BUILDINGS[building] for building, name in other.BUILDINGS.items()}
    found |= {name.casefold(): english.ELEMENTS[element] for element, name in other.ELEMENTS.items()}
    return found | {noun.many.casefold(): english.TYPES[kind].many for kind, noun in other.TYPES.items()}
