"""What each extra of the package brings, and a clear error where one is missing.

The rules, bots, formats and the lab need nothing but Python. Everything else is an extra:
`pip install ".[server]"` in a checkout.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

from bluemoon.errors import BluemoonError

# The modules that have to be there for an extra to work (pyproject.toml has the packages).
EXTRAS: dict[str, tuple[str, ...]] = {
    "cli": ("typer", "rich"),
    "server": (
        *("typer", "rich", "fastapi", "uvicorn", "websockets", "httptools", "msgspec", "sqlalchemy"),
        *("aiosqlite", "asyncpg", "alembic", "itsdangerous", "prometheus_client"),
        *("webauthn", "segno", "openskill", "pywebpush"),
    ),
    "plot": ("matplotlib",),
    "rl": ("numpy", "gymnasium", "pettingzoo"),
    "train": ("torch", "numpy"),  # rich and matplotlib only show how it goes
    "ray": ("ray",),
}


class MissingExtra(BluemoonError, ImportError):
    """Packages that are needed now are not installed; the text names the extra that brings them."""


def missing(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [name for name in EXTRAS[extra] if not _there(name)]


def _there(name: str) -> bool:
    return sys.modules.get(name) is not None or find_spec(name) is not None


def need(extra: str, what: str, *more: str) -> None:
    """Raise MissingExtra unless all modules of the extra are installed, and `more` that it brings where there
    is a build of them; `what` names what needs them."""
    absent = missing(extra) + [name for name in more if not _there(name)]
    if absent:
        raise MissingExtra(f"{what} needs {', '.join(absent)}: {how_to_get(extra)}")


def how_to_get(extra: str) -> str:
    """The command that installs an extra. No index has Bluemoon: it comes from a checkout or a wheel."""
    return f'pip install ".[{extra}]" in a checkout of Bluemoon, or "FILE.whl[{extra}]" with its wheel'
