"""Types are known to msgspec before any thread reads something of them.

The first time that msgspec reads something of a type it looks the type over. If several threads are the
first at the same time, they can find it half looked over, and the process ends with a fault of memory: a
server that was killed and opened many tables at once died so, twice in a hundred kills. So a type is looked
over when its module is read, by a decoder that is made there."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import bluemoon.server

SOURCE = Path(bluemoon.server.__file__).parent
CONVERTED = {"DeckList", "tuple[DeckList, ...]", "list[DeckList]", "Public"}  # parts of what decoders know


def calls() -> list[tuple[str, ast.Call]]:
    found = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                found.append((file.name, node))
    return found


def test_nothing_is_read_by_a_type_without_a_decoder() -> None:
    found = calls()
    assert len(found) > 1000
    for name, call in found:
        words = ast.unparse(call.func)
        if words == "msgspec.json.decode":
            assert not [one for one in call.keywords if one.arg == "type"], f"{name}: {ast.unparse(call)}"
        elif words == "msgspec.convert":
            assert ast.unparse(call.args[1]) in CONVERTED, f"{name}: {ast.unparse(call)}"


def test_a_deck_is_known_from_the_beginning() -> None:
    asked = (
        "import bluemoon.formats.decks as decks\n"
        "assert '__msgspec_cache__' not in vars(decks.DeckList)\n"
        "import bluemoon.server.tables.journal\n"
        "assert '__msgspec_cache__' in vars(decks.DeckList)\n"
    )
    subprocess.run([sys.executable, "-c", asked], check=True, timeout=60)
