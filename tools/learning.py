"""Writes the tables of docs/learning.md: what every entry of an observation and every number of an action
means.

    PYTHONPATH=src python tools/learning.py
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bluemoon.numbers import city, draft, duel

PAGE = Path(__file__).resolve().parent.parent / "docs" / "learning.md"
MODULES: dict[str, Any] = {"duel": duel, "city": city, "draft": draft}


def table(entries: Sequence[Any]) -> str:
    """Entries as a table."""
    lines = ["| number | name | meaning |", "|---|---|---|"]
    for entry in entries:
        last = entry.first + entry.length - 1
        place = str(entry.first) if entry.length == 1 else f"{entry.first}–{last}"
        lines.append(f"| {place} | {entry.name} | {entry.meaning or '–'} |")
    return "\n".join(lines)


def main() -> None:
    """Write all tables anew."""
    page = PAGE.read_text(encoding="utf-8")
    for name, module in MODULES.items():
        for kind, entries in (("observation", module.ENTRIES), ("actions", module.KINDS_OF_ACTIONS)):
            begin, end = f"<!-- {name} {kind} -->", "<!-- end -->"
            fresh = f"{begin}\n{table(entries)}\n{end}"
            before, _, rest = page.partition(begin)
            page = before + fresh + rest.partition(end)[2]
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
