"""What the games and the server say in English is said in every other language of the page: the lists
`web/src/lib/texts/said.LANGUAGE.json` know each sentence of the source."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "src" / "bluemoon"
LISTS = sorted((ROOT / "web" / "src" / "lib" / "texts").glob("said.*.json"))
GAP = re.compile(r"\{\w+\}")
# Who says it, and which argument is the text.
SPEAKERS = {"Reason": 0, "Refused": 1, "say": 1, "because": 0, "said": 2, "_wrong_phase": 1}
ROOMS = ("city/legal.py", "formats", "bots", "server")
RETURNING = {"_argument", "_fighting", "reason_for", "name_problem"}  # functions that return what is said
SUBJECT = "\x00"  # what the source fills in


def words(node: ast.expr) -> list[str]:
    """The sentences that an expression can be, with `SUBJECT` in their gaps; none if made elsewhere."""
    if isinstance(node, ast.Lambda):
        return words(node.body)
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join(_part(part) for part in node.values)]
    return []


def _part(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    share = isinstance(part, ast.FormattedValue) and part.format_spec and "%" in ast.unparse(part.format_spec)
    return f"{SUBJECT}%" if share else SUBJECT


def spoken(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            which = SPEAKERS.get(name, -1)
            if 0 <= which < len(node.args):
                yield from words(node.args[which])
        elif isinstance(node, ast.FunctionDef) and node.name in RETURNING:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield from words(inner.value)


def sentences() -> set[str]:
    found: set[str] = set()
    for room in ROOMS:
        path = SOURCE / room
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found.update(spoken(ast.parse(file.read_text(encoding="utf-8"))))
    return {text for text in found if re.search(r"[a-z]{2,} [a-z]|[A-Za-z]{4,}", text.replace(SUBJECT, ""))}


def known(text: str, english: list[str]) -> bool:
    """Is there a sentence for this text? The plan before a colon is put into words by itself."""
    plain = text.removeprefix(f"{SUBJECT}: ")
    for one in english:
        form = ".+?".join(re.escape(part) for part in GAP.split(one))
        if re.fullmatch(form, plain, re.IGNORECASE | re.DOTALL) and (GAP.search(one) or SUBJECT not in plain):
            return True
    return False


def test_the_source_is_read() -> None:
    found = sentences()
    assert "first choose a deck for the next game" in found
    assert f"there is no seat {SUBJECT}" in found
    assert any("likely hands" in text for text in found)
    assert len(found) > 100


@pytest.mark.parametrize("file", LISTS, ids=lambda file: file.name)
def test_every_sentence_has_its_translation(file: Path) -> None:
    english = list(json.loads(file.read_text(encoding="utf-8")))
    missing = sorted(text.replace(SUBJECT, "{}") for text in sentences() if not known(text, english))
    assert missing == []


def test_there_is_another_language() -> None:
    assert [file.name for file in LISTS] == ["said.de.json"]
