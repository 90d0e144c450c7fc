"""The version of the rules: a short hash over everything that decides what an action does."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import bluemoon

PACKAGES = ("cards", "powers", "duel", "city", "formats")
FILES = (".py", ".toml", ".so", ".pyd")


@cache
def rules_version() -> str:
    """Sixteen hexadecimal digits that change whenever a source or data file of the rules changes."""
    digest = sha256()
    for folder in bluemoon.__path__:
        for package in PACKAGES:
            for file in sorted(Path(folder, package).rglob("*")):
                if file.suffix in FILES:
                    digest.update(file.name.encode())
                    digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
