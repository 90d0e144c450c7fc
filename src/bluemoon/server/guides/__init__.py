"""Guided tables: a start position, and a script that the opponent plays as long as the guest follows it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bluemoon.messages import ServerCode
from bluemoon.server.tables.journal import Refused

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Guide:
    """One guide, as its TOML file describes it."""

    name: str
    title: str
    rules: str
    seat: int  # where the guest sits
    opponent: str
    script: tuple[str, ...]
    position: dict[str, Any]

    def answer(self, played: Sequence[str]) -> str | None:
        """The opponent's next action; None if the guest has left the script or it has ended."""
        if len(played) >= len(self.script) or tuple(played) != self.script[: len(played)]:
            return None
        return self.script[len(played)]


@cache
def all_guides() -> dict[str, Guide]:
    """All guides by the name of their file."""
    found = {}
    for file in sorted(FOLDER.glob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        found[file.stem] = Guide(file.stem, **{**data, "script": tuple(data["script"])})
    return found


def find(name: str) -> Guide:
    """The guide of this name; raises Refused if there is none."""
    guide = all_guides().get(name)
    if guide is None:
        raise Refused("not-possible", ServerCode.NO_GUIDE, names=", ".join(all_guides()))
    return guide
