"""Every public name has a docstring, in plain Python and compiled."""

from __future__ import annotations

import json
import os
import pydoc
from pathlib import Path

import pytest

import bluemoon
from bluemoon.bench.engines import COMPILED, PLAIN, compiled_folder, result_of, start
from tests.public_names import docstrings


def test_every_public_name_has_a_docstring() -> None:
    found = docstrings()
    assert len(found) > 300
    assert [name for name, words in found.items() if not words.strip()] == []


@pytest.mark.parametrize("kind", [PLAIN, COMPILED])
def test_so_it_is_in_both_builds(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if kind == COMPILED:
        try:
            compiled_folder()
        except FileNotFoundError as missing:
            pytest.skip(str(missing))
    root = str(Path(__file__).parent.parent)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([root, os.environ.get("PYTHONPATH", "")]))
    names = tmp_path / "names.json"
    names.write_text(json.dumps(list(docstrings())), encoding="utf-8")
    found = json.loads(result_of(start(kind, "tests.public_names", str(names))))
    assert found["compiled"] == (kind == COMPILED)
    assert found["missing"] == []


def test_help_shows_the_front_door() -> None:
    """Whatever is listed is there, and `help(bluemoon)` tells it."""
    text = pydoc.plain(pydoc.render_doc(bluemoon))
    for name in bluemoon.__all__:
        assert hasattr(bluemoon, name)
        assert name in dir(bluemoon)
        assert name in text
    assert "class Duel" in text
    assert "new_duel(decks" in text
    with pytest.raises(AttributeError, match="no attribute 'new_chess'"):
        bluemoon.new_chess  # noqa: B018
