"""The version of the rules: a short hash over everything that decides what an action does."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import bluemoon

ROOMS = ("cards", "duel", "city", "formats")
FILES = (".py", ".toml", ".so", ".pyd")


@cache
def rules_version() -> str:
    digest = sha256()
    for folder in bluemoon.__path__:
        for room in ROOMS:
            for file in sorted(Path(folder, room).rglob("*")):
                if file.suffix in FILES:
                    digest.update(file.name.encode())
                    digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
