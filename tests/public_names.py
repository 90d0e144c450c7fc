"""The public names of the package and their docstrings; run as a program it prints what lacks one.

python -m tests.public_names
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import bluemoon
from bluemoon import bots, city, contract, duel, errors, formats, front, record, values
from bluemoon.bench.engines import runs_compiled
from bluemoon.city import engine as city_engine
from bluemoon.duel import engine as duel_engine
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
        if (inspect.isclass(value) or callable(value)) and (
            listed
            or getattr(value, "__module__", None) == module.__name__  # a method of a built-in type has none
        ):
            yield f"{module.__name__}.{name}", value


def members(value: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines."""
    for name, member in vars(value).items():
        is_code = callable(member) or isinstance(member, (property, staticmethod, classmethod))
        if not name.startswith("_") and is_code and not inspect.isclass(member):
            yield name, member


def docstrings() -> dict[str, str]:
    """All public names with their docstrings; '' where there is none."""
    found = {module.__name__: module.__doc__ or "" for module in MODULES}
    for module in MODULES:
        for name, value in public(module):
            found[name] = value.__doc__ or ""
            if inspect.isclass(value) and value.__module__.startswith("bluemoon"):
                for member, code in members(value):
                    found[f"{name}.{member}"] = getattr(code, "__doc__", None) or ""
    return found


def undocumented(names: Iterable[str]) -> list[str]:
    """Those of the names that have no docstring in this process."""
    return [name for name in names if not (getattr(found(name), "__doc__", None) or "").strip()]


def found(name: str) -> Any:
    """What the full name leads to."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            value: Any = importlib.import_module(".".join(parts[:end]))
        except ImportError:
            continue
        for part in parts[end:]:
            value = inspect.getattr_static(value, part) if inspect.isclass(value) else getattr(value, part)
        return value
    raise AttributeError(name)


def main() -> None:
    names = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(json.dumps({"compiled": runs_compiled(), "missing": undocumented(names)}))


if __name__ == "__main__":
    main()
