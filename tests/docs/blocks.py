"""The blocks of code of a page, and how they are run.

A Python block with `>>>` is a doctest; all of a page share their names. A Python or shell block is a file if
the line before it names one (`greedy.py`). Any other is run, shell line by line in a fresh folder, in the
order of the page; a block after it with the comment `<!-- output -->` is what it has to print. A block that
is not run has a comment before it, `<!-- not run: reason -->`; one that takes long `<!-- long: reason -->`,
and `make soak-docs` runs it. Other languages are data.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
REASON = re.compile(r"<!-- (not run|long): (\S.*) -->")
PYTHON, SHELL = ("python",), ("sh", "bash")
# Checked in another way by tests of their own: that the commands and files of these pages are there.
ELSEWHERE = {"docs/hosting.md": "tests/deploy/test_hosting.py"}


class Block(NamedTuple):
    """A block of code of a page."""

    page: str
    line: int
    language: str
    text: str
    mark: str  # '', 'not run' or 'long'
    reason: str

    @property
    def is_doctest(self) -> bool:
        return self.language in PYTHON and self.text.lstrip().startswith(">>>")


def pages() -> list[str]:
    """All pages of the site and README."""
    inside = [f"docs/{file.name}" for file in sorted((ROOT / "docs").glob("*.md"))]
    return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", *inside]


def blocks(page: str, text: str | None = None) -> list[Block]:
    """The blocks of a page, in order."""
    text = (ROOT / page).read_text(encoding="utf-8") if text is None else text
    found: list[Block] = []
    lines = text.split("\n")
    place = 0
    while place < len(lines):
        opened = re.match(r"( *)```([\w{}-]*)", lines[place])
        if opened is None:
            place += 1
            continue
        end = next(n for n in range(place + 1, len(lines)) if lines[n] == f"{opened[1]}```")
        before = next((line for line in reversed(lines[:place]) if line.strip()), "")
        mark = REASON.fullmatch(before.strip())
        body = "".join(f"{line.removeprefix(opened[1])}\n" for line in lines[place + 1 : end])
        kind, reason = (mark[1], mark[2]) if mark else ("", "")
        found.append(Block(page, place + 1, opened[2], body, kind, reason))
        place = end + 1
    return found
