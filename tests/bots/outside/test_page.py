"""docs/bots.md: how long its bot is, and what its package declares; tests/docs runs everything."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from bluemoon.bots.outside import names

ROOT = Path(__file__).parent.parent.parent.parent
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, flags=re.M | re.S)


def test_the_bot_has_about_twenty_lines() -> None:
    bot = next(block for block in blocks("python") if "class Greedy" in block)
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20


def test_the_entry_point_is_the_group_that_is_looked_for() -> None:
    assert tomllib.loads(blocks("toml")[0])["project"]["entry-points"] == {
        names.GROUP: {"greedy": "greedy:Greedy"}
    }
