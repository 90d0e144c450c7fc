"""Things of the games as arguments of messages, named by the glossary."""

from __future__ import annotations

from typing import Final

from bluemoon.glossary import english, german
from bluemoon.messages.message import Worded
from bluemoon.powers.vocabulary import Element, Type

BUKA_FAMILY: Final = Worded(english.TERMS["family"], german.TERMS["family"])


def element(which: Element) -> Worded:
    """The name of an element."""
    return Worded(english.ELEMENTS[which], german.ELEMENTS[which])


def type_name(which: Type) -> Worded:
    """One card of the type, without an article."""
    return Worded(english.TYPES[which].one, german.TYPES[which].one)


def type_names(which: Type) -> Worded:
    """Several cards of the type."""
    return Worded(english.TYPES[which].many, german.TYPES[which].many)


def city_phase(number: int) -> Worded:
    """A phase of the city's turn by its place in the turn."""
    return Worded(list(english.CITY_PHASES.values())[number], list(german.CITY_PHASES.values())[number])


def colour_name(name: str) -> Worded:
    """A colour of the city."""
    return Worded(english.COLOURS[name], german.COLOURS[name])


def building(name: str) -> Worded:
    """A building of the city; 'outside', where dragons begin, has no other name."""
    return Worded(english.BUILDINGS.get(name, name), german.BUILDINGS.get(name, name))
