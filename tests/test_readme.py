"""What the README, docs/api.md and the docstrings of the packages show works."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

import bluemoon
from bluemoon import city, duel
from bluemoon.formats import draft, match

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/api.md"])
def test_the_examples_of_the_pages_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


@pytest.mark.parametrize("module", [bluemoon, city, duel, draft, match])
def test_the_examples_of_the_docstrings_run(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 2
    assert result.failed == 0
