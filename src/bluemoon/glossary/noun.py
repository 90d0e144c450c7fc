"""The shape of a glossary: what each language has to name."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bluemoon.powers.vocabulary import Element, Icon, Type


class Noun(NamedTuple):
    """A thing by its name: one of them, several, the article of 'one of them', and the name as a heading."""

    one: str
    many: str
    article: str
    name: str


class Glossary(Protocol):
    """What the glossary of a language has."""

    ICONS: dict[Icon, str]
    TYPES: dict[Type, Noun]
    ELEMENTS: dict[Element, str]
    PHASES: dict[str, str]
    CITY_PHASES: dict[str, str]
    COLOURS: dict[str, str]
    BUILDINGS: dict[str, str]
    TERMS: dict[str, str]
    AVOIDED: dict[str, str]
