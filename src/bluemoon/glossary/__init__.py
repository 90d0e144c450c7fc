"""The words of the games: every icon, type, element, phase and area has one name in each language.

The texts of the cards, the reasons, the terminal and the page take their words from here, so that a thing is
never called by two names. `tools/page_words.py` writes `texts/glossary.LANGUAGE.json` for the page.
"""

from __future__ import annotations

from typing import Final

from bluemoon.glossary import english, german
from bluemoon.glossary.noun import Glossary, Noun

LANGUAGES: Final[dict[str, Glossary]] = {"en": english, "de": german}

__all__ = ["LANGUAGES", "Glossary", "Noun", "for_page"]


def for_page(language: str) -> dict[str, dict[str, str]]:
    """The glossary of a language as the page reads it: groups of words by plain keys."""
    words = LANGUAGES[language]
    types = {_key(type_.name): noun for type_, noun in words.TYPES.items()}
    return {
        "icon": {_key(icon.name): name for icon, name in words.ICONS.items()},
        "type": {key: noun.name for key, noun in types.items()},
        "one": {key: noun.one for key, noun in types.items()},
        "many": {LANGUAGES["en"].TYPES[type_].many: noun.many for type_, noun in words.TYPES.items()},
        "element": {_key(element.name): name for element, name in words.ELEMENTS.items()},
        "phase": dict(words.PHASES),
        "cityPhase": dict(words.CITY_PHASES),
        "colour": dict(words.COLOURS),
        "term": {_key(term): name for term, name in words.TERMS.items()},
    }


def _key(name: str | None) -> str:
    """'SHIELD_FIRE' as the page writes it: 'shield-fire'."""
    return (name or "").lower().replace("_", "-").replace(" ", "-")
