"""Pickling and deep copies of games, views, actions and cards, compiled and plain.

Compiled classes know nothing of this by themselves: each defines `__reduce__` and asks `reduced` for its
answer. Decks, editions and cards never change, so a deep copy shares them, and a pickle has only their names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


@lru_cache(maxsize=64)
def fields(kind: Any) -> tuple[str, ...]:
    """The names of all attributes of a class with slots; of a compiled class, too, which has no slots."""
    found: list[str] = []
    for base in kind.__mro__:
        found += vars(base).get("__mypyc_attrs__") or vars(base).get("__slots__", ())
    return tuple(dict.fromkeys(found))


def reduced(thing: object, without: Sequence[str] = ()) -> Reduced:
    """What `__reduce__` gives: how to make the same thing again from its attributes."""
    kind: Any = type(thing)
    values = {name: getattr(thing, name) for name in fields(kind) if name not in without}
    return made, (kind, values)


def made(kind: Any, values: dict[str, Any], *blank: Any) -> Any:
    """A thing with these attributes. A compiled class always runs its `__init__`, so it gets something blank
    first."""
    return _filled(kind(*blank), values)


def _filled(thing: Any, values: dict[str, Any]) -> Any:
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


def made_state(kind: Any, values: dict[str, Any]) -> Any:
    """A state of a duel: what follows from its decks and its player is worked out again."""
    from bluemoon.duel.model.state import State

    blank = State(values["decks"], values["edition"], values["chance"])
    state = _filled(blank if kind is State else kind(blank, {}, None), values)
    state.take_decks(state.decks)
    return state


def made_view(kind: Any, values: dict[str, Any]) -> Any:
    """A view of a duel."""
    return made(kind, values, values["state"], values["seat"])


def made_knowledge(kind: Any, values: dict[str, Any]) -> Any:
    """What a view of a duel knows of a side."""
    from bluemoon.duel.model.side import Side

    return made(kind, values, *((Side(), False) if "unsure" in values else (Side(),)))


def made_layers(cards: list[int]) -> Any:
    """The layers of a pile, from the bottom up."""
    from bluemoon.duel.model.side import Layer

    layer = None
    for one in cards:
        layer = Layer(layer, one)
    return layer


def made_steps(actions: list[Any]) -> Any:
    """The past of a city."""
    from bluemoon.city.state import Step

    step = None
    for action in actions:
        step = Step(step, action)
    return step


def reduced_card(card: Any) -> Reduced:
    """A card of the pool by its name, any other one by its fields."""
    from bluemoon.cards.pool import find
    from bluemoon.errors import UnknownCard

    try:
        if find(card.name) is card:
            return find, (card.name,)
    except UnknownCard:
        pass
    return type(card), tuple(getattr(card, name) for name in type(card).__dataclass_fields__)


@lru_cache(maxsize=128)
def made_deck(name: str, cards: tuple[Any, ...]) -> Any:
    """A deck of these cards; equal decks are made once, because their tables take long."""
    from bluemoon.duel.model.deck import Deck

    return Deck(name, cards)
