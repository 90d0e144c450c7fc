"""The public names of the package and their docstrings; run as a program it prints what lacks one.

python -m tests.public_names
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import bluemoon
from bluemoon import bots, city, contract, duel, errors, formats, front, record, values
from bluemoon.bench.engines import runs_compiled
from bluemoon.city import engine as city_engine
from bluemoon.city.game import City
from bluemoon.duel import engine as duel_engine
from bluemoon.duel.game import Duel
from bluemoon.formats import draft, draft_engine, match, match_engine

MODULES = (
    *(bluemoon, bots, city, contract, duel, errors, formats, front, record, values),
    *(city_engine, duel_engine, draft, draft_engine, match, match_engine),
)


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """What the module offers: what it lists, or what is defined in it."""
    listed = getattr(module, "__all__", None)
    for name in listed or [name for name in vars(module) if not name.startswith("_")]:
        value = getattr(module, name)
        if (inspect.isclass(value) or callable(value)) and (listed or value.__module__ == module.__name__):
            yield f"{module.__name__}.{name}", value


def members(value: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines."""
    for name, member in vars(value).items():
        is_code = callable(member) or isinstance(member, (property, staticmethod, classmethod))
        if inspect.isgetsetdescriptor(member):  # a property, compiled; or an attribute
            is_code = name not in getattr(value, "__slots__", ())
        if not name.startswith("_") and is_code and not inspect.isclass(member):
            yield name, member


def undocumented() -> list[str]:
    """Public names without a docstring."""
    found = []
    for module in MODULES:
        if not module.__doc__:
            found.append(module.__name__)
        for name, value in public(module):
            if not (getattr(value, "__doc__", None) or "").strip():
                found.append(name)
            if inspect.isclass(value) and value.__module__.startswith("bluemoon"):
                found += [
                    f"{name}.{member}"
                    for member, code in members(value)
                    if not (getattr(code, "__doc__", None) or "").strip()
                ]
    return sorted(set(found))


def main() -> None:
    print(json.dumps({"compiled": runs_compiled(), "missing": undocumented(), "duel": Duel.__doc__}))
    assert City.__doc__


if __name__ == "__main__":
    main()
