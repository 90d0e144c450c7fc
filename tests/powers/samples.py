"""Samples of every word and condition: each class with every parameter varied."""

from __future__ import annotations

import dataclasses
import itertools
import types
import typing
from enum import Enum
from typing import Any

from bluemoon.powers.families import CONDITIONS, WORDS
from bluemoon.powers.vocabulary import (
    ALL_ICONS,
    ANY_CARD,
    ANY_NUMBER,
    BOOSTERS,
    CHARACTERS,
    FLIT_CHARACTERS,
    NO_ICONS,
    Cards,
    Icon,
    Payment,
    Type,
)
from bluemoon.powers.word import Condition, EachWord

CARDS = (
    ANY_CARD,
    CHARACTERS,
    Cards(Type.BOOSTER | Type.SUPPORT),
    Cards(Type.ACHIEVEMENT),
    Cards(Type.HYLA),
    Cards(Type.INTERFERENCE),
    Cards(people="Flit"),
    Cards(first_word="Flit"),
    Cards(last_word="Flit"),
    Cards(with_text=True),
    Cards(with_text=False),
    Cards(with_icon=ALL_ICONS),
    Cards(with_icon=Icon.FREE),
    Cards(with_icon=Icon.FREE | Icon.STOP),
    Cards(above=0),
    Cards(above=4, with_text=True, with_icon=Icon.STOP),
    Cards(not_own_name=True),
    Cards(besides=(FLIT_CHARACTERS,)),
    Cards(besides=(FLIT_CHARACTERS, BOOSTERS)),
    Cards(besides=(Cards(Type.CHARACTER, people="Flit", besides=(BOOSTERS,)),)),
    Cards(besides=(Cards(Type.CHARACTER | Type.BOOSTER, people="Flit"),)),
    Cards(besides=(FLIT_CHARACTERS,), not_own_name=True),
)
PAYMENTS = (
    Payment(fire=1),
    Payment(fire=2),
    Payment(earth=2),
    Payment(either=2),
    Payment(both=2),
    Payment(moons=1),
    Payment(moons=2),
    Payment(cards=1),
    Payment(cards=2),
    Payment(cards=2, of=(Type.CHARACTER,)),
    Payment(cards=2, of=(Type.CHARACTER, Type.HYLA)),
    Payment(cards=2, of=(Type.CHARACTER | Type.HYLA,)),
)


def samples(hint: Any) -> tuple[Any, ...]:
    if hint in SAMPLES:
        return SAMPLES[hint]
    if hint is Condition:
        return tuple(itertools.chain.from_iterable(map(instances, CONDITIONS.values())))
    if hint is EachWord:
        deeds = [word for word in WORDS.values() if issubclass(word, EachWord)]
        return tuple(itertools.chain.from_iterable(map(instances, deeds)))
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        return tuple(value for part in typing.get_args(hint) for value in samples(part))
    if hint is types.NoneType:
        return (None,)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    return tuple(instances(hint))


SAMPLES: dict[Any, tuple[Any, ...]] = {
    bool: (False, True),
    int: (1, 2, ANY_NUMBER),
    Cards: CARDS,
    Payment: PAYMENTS,
    Type: (Type.CHARACTER, Type.SUPPORT, Type.BOOSTER | Type.SUPPORT),
    Icon: (NO_ICONS, Icon.STOP, Icon.STOP | Icon.PROTECT),
}


def instances(class_: Any) -> list[Any]:
    """Instances of a word or condition: all combinations of some values of each field."""
    hints = typing.get_type_hints(class_)
    choices = []
    for field in dataclasses.fields(class_):
        values = list(samples(hints[field.name]))
        if field.default is not dataclasses.MISSING and field.default not in values:
            values.append(field.default)
        choices.append(values)
    return [class_(*combination) for combination in itertools.product(*choices)]
