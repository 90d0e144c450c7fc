"""The cards of special types, read from one data file (`special.toml`), and the emissaries' sets. Cards that
were replaced by another design are kept in `retired.toml`, for old lists, records and positions.

A power is written there as a Python expression made of words. It is parsed, never evaluated: only the words,
short forms and names that the modules of the peoples use are understood.
"""

from __future__ import annotations

import ast
import dataclasses
import tomllib
import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from importlib.resources import files
from typing import Any

from bluemoon.cards import card as short_forms
from bluemoon.cards.card import DRAGONS, Card
from bluemoon.errors import CardFileError
from bluemoon.powers import families, vocabulary
from bluemoon.powers.english import power_text
from bluemoon.powers.vocabulary import FIGHTERS, NO_ICONS, Cards, Icon, Payment, Type
from bluemoon.powers.word import Power, Word

# What may appear in a power's expression: words and conditions, kinds of cards and payments, short forms,
# names of kinds, enumerations.
WORDS: dict[str, type] = {**families.WORDS, **families.CONDITIONS, "Cards": Cards, "Payment": Payment}
ENUMS: dict[str, type[Enum]] = {
    name: thing
    for name, thing in vars(vocabulary).items()
    if isinstance(thing, type) and issubclass(thing, Enum)
}
NAMES: dict[str, object] = {name: thing for name, thing in vars(vocabulary).items() if name.isupper()}
SHORT_FORMS: dict[str, Callable[..., Power]] = {form.__name__: form for form in short_forms.SHORT_FORMS}

FACTS: dict[str, type] = {
    "name": str,
    "people": str,
    "number": int,
    "type": str,
    "fire": int,
    "earth": int,
    "icons": list,
    "moons": int,
    "powers": list,
    "dragon": str,
    "more_cards": int,
    "more_moons": int,
    "original": bool,
}


# --- powers -----------------------------------------------------------------------------------------------


def read_power(text: str) -> Power:
    """The power that an expression describes: 'active(Double(SUPPORTS))'."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as wrong:
        raise CardFileError(f"'{text}' is no expression: {wrong}") from wrong
    power = _value(tree, text)
    if not isinstance(power, Power):
        forms = ", ".join(sorted(SHORT_FORMS))
        raise CardFileError(f"'{text}' does not say when; a power begins with one of {forms}")
    return power


def _value(node: ast.expr, text: str) -> Any:
    match node:
        case ast.Constant(value=bool() | int() | str() | None as value):
            return value
        case ast.Tuple(elts=elements):
            return tuple(_value(element, text) for element in elements)
        case ast.Name(id=name) if name in NAMES:
            return NAMES[name]
        case ast.Attribute(value=ast.Name(id=name), attr=member) if name in ENUMS:
            if member not in ENUMS[name].__members__:
                raise CardFileError(f"in '{text}': {name} has no {member}")
            return ENUMS[name][member]
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _either(_value(left, text), _value(right, text), text)
        case ast.Call(func=ast.Name(id=name)):
            return _call(name, node, text)
    raise CardFileError(f"in '{text}': '{ast.unparse(node)}' has no meaning here")


def _either(one: Any, two: Any, text: str) -> Any:
    if not isinstance(one, Type | Icon) or type(one) is not type(two):
        raise CardFileError(f"in '{text}': only types, or only icons, are joined by '|'")
    return one | two


def _call(name: str, node: ast.Call, text: str) -> Any:
    """The value of a call: a word with its arguments, or a short form with its word."""
    form: Callable[..., Any] | None = SHORT_FORMS.get(name) or WORDS.get(name)
    if form is None:
        raise CardFileError(f"in '{text}': there is no word '{name}'")
    given = [_value(argument, text) for argument in node.args]
    named = {key.arg: _value(key.value, text) for key in node.keywords if key.arg}
    if len(named) < len(node.keywords):
        raise CardFileError(f"in '{text}': '**' has no meaning here")
    _check_given(name, given, named, text)
    try:
        return form(*given, **named)
    except TypeError as wrong:
        # Compiled words check their arguments themselves; for a union their message would list every member.
        said = "a figure does not fit" if str(wrong).startswith("union[") else str(wrong)
        raise CardFileError(f"in '{text}': {name}: {said}") from wrong


def _check_given(name: str, given: list[Any], named: dict[str, Any], text: str) -> None:
    """Raise an error unless every argument has a type that the word, or short form, accepts."""
    if name in SHORT_FORMS:
        if given and not isinstance(given[0], Word):
            raise CardFileError(f"in '{text}': {given[0]!r} cannot be the 'word' of Power")
        return
    hints = typing.get_type_hints(WORDS[name])
    fields = [field.name for field in dataclasses.fields(WORDS[name])]
    if len(given) > len(fields):
        raise CardFileError(f"in '{text}': {name} takes {len(fields)} positional arguments at most")
    for key, value in [*zip(fields, given), *named.items()]:
        if key in fields and not _fits(value, hints[key]):
            raise CardFileError(f"in '{text}': {value!r} cannot be the '{key}' of {name}")


def _fits(value: Any, hint: Any) -> bool:
    """Whether the value is of a type that a field of a word accepts."""
    if hint is type:
        return True  # compiled code does not keep unions; there the word itself refuses a wrong value
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        return any(_fits(value, part) for part in typing.get_args(hint))
    if typing.get_origin(hint) is tuple:
        inner = typing.get_args(hint)[0]
        return isinstance(value, tuple) and all(_fits(element, inner) for element in value)
    if hint in (bool, int):
        return type(value) is hint
    return isinstance(value, hint)


# --- cards ------------------------------------------------------------------------------------------------


def read_card(facts: Mapping[str, Any]) -> Card:
    """A card from its entry in the file; CardFileError says what is wrong with it."""
    name = facts.get("name")
    if not isinstance(name, str) or not name.strip():
        raise CardFileError("a card has no name")
    for key, value in facts.items():
        if key not in FACTS:
            raise CardFileError(f"{name}: a card has no '{key}'; it has {', '.join(FACTS)}")
        if type(value) is not FACTS[key] or (isinstance(value, int) and value < 0):
            raise CardFileError(f"{name}: {value!r} cannot be its {key}")
    for key in ("people", "number", "type"):
        if key not in facts:
            raise CardFileError(f"{name}: its {key} is missing")
    card = Card(
        people=facts["people"],
        number=facts["number"],
        name=name,
        type=_type(name, facts["type"]),
        fire=facts.get("fire"),
        earth=facts.get("earth"),
        icons=_icons(name, facts.get("icons", [])),
        moons=facts.get("moons", 0),
        set="special",
        powers=_powers(name, facts.get("powers", [])),
        original=facts.get("original", False),
        dragon=facts.get("dragon", ""),
        more_cards=facts.get("more_cards", 0),
        more_moons=facts.get("more_moons", 0),
    )
    _check_card(card)
    return card


def _type(name: str, text: str) -> Type:
    found = Type.__members__.get(text.upper())
    if found is None:
        raise CardFileError(f"{name}: there is no type '{text}'")
    return found


def _icons(name: str, texts: list[Any]) -> Icon:
    icons = NO_ICONS
    for text in texts:
        if text not in Icon.__members__:
            raise CardFileError(f"{name}: there is no icon '{text}'")
        icons |= Icon[text]
    return icons


def _powers(name: str, texts: list[Any]) -> tuple[Power, ...]:
    powers = []
    for text in texts:
        if not isinstance(text, str):
            raise CardFileError(f"{name}: {text!r} is no power")
        try:
            powers.append(read_power(text))
        except CardFileError as wrong:
            raise CardFileError(f"{name}: {wrong}") from wrong
    return tuple(powers)


def _check_card(card: Card) -> None:
    if (card.fire is None) != (card.earth is None):
        raise CardFileError(f"{card.name}: a card has both values or none")
    if card.type is Type.CHARACTER and card.fire is None:
        raise CardFileError(f"{card.name}: a character has values")
    if card.fire is not None and not card.type & FIGHTERS:
        raise CardFileError(f"{card.name}: only characters, boosters and supports have values")
    if (card.type is Type.ACHIEVEMENT) != (card.dragon in DRAGONS):
        raise CardFileError(
            f"{card.name}: an achievement, and no other card, belongs to {' or '.join(DRAGONS)}"
        )
    if (card.more_cards or card.more_moons) and card.type is not Type.INQUISITOR:
        raise CardFileError(f"{card.name}: only inquisitors widen deck building")
    if card.type & (Type.EMISSARY | Type.INQUISITOR) and card.moons:
        raise CardFileError(f"{card.name}: it has no moon value")
    try:
        power_text(card)
    except (TypeError, ValueError, IndexError) as wrong:
        raise CardFileError(f"{card.name}: there is no text for its powers") from wrong


# --- the file ---------------------------------------------------------------------------------------------


def read_cards(text: str) -> tuple[tuple[Card, ...], dict[str, tuple[str, ...]]]:
    """All cards of a file, and for each emissary the names of the cards that he adds to a deck."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise CardFileError(f"the file of cards is no TOML: {wrong}") from wrong
    unknown = sorted(set(data) - {"card", "set"})
    if unknown:
        raise CardFileError(f"a file of cards has [[card]] and [[set]], not '{unknown[0]}'")
    cards = tuple(read_card(facts) for facts in _tables(data, "card"))
    names = [card.name for card in cards]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise CardFileError(f"{twice[0]} stands there twice")
    emissaries = [card.name for card in cards if card.type is Type.EMISSARY]
    sets = dict(_read_set(entry, emissaries) for entry in _tables(data, "set"))
    return cards, sets


def _tables(data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    found = data.get(key, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise CardFileError(f"write every {key} as [[{key}]]")
    return found


def _read_set(entry: Mapping[str, Any], emissaries: list[str]) -> tuple[str, tuple[str, ...]]:
    if set(entry) != {"emissary", "cards"}:
        raise CardFileError("a set has an 'emissary' and 'cards'")
    emissary, cards = entry["emissary"], entry["cards"]
    if emissary not in emissaries:
        raise CardFileError(f"there is no emissary '{emissary}'; there are {', '.join(emissaries) or 'none'}")
    if not isinstance(cards, list) or not all(isinstance(name, str) for name in cards):
        raise CardFileError(f"the cards of {emissary} are a list of names")
    return emissary, tuple(cards)


def _own_file(name: str) -> tuple[tuple[Card, ...], dict[str, tuple[str, ...]]]:
    return read_cards(files("bluemoon.cards").joinpath(name).read_text(encoding="utf-8"))


SPECIAL, SETS = _own_file("special.toml")
RETIRED, RETIRED_SETS = _own_file("retired.toml")
