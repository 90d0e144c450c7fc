"""docs/bots.md: everything that it shows is run as it stands there."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bluemoon.bots.outside import names

ROOT = Path(__file__).parent.parent.parent.parent
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, flags=re.M | re.S)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    bot = next(block for block in blocks("python") if "class Greedy" in block)
    (tmp_path / "greedy.py").write_text(bot, encoding="utf-8")
    (tmp_path / "first.sh").write_text(blocks("bash")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_bot_has_about_twenty_lines() -> None:
    bot = next(block for block in blocks("python") if "class Greedy" in block)
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20


def test_the_examples_run(folder: Path) -> None:
    result = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert result.attempted == 5
    assert result.failed == 0


def commands() -> list[str]:
    return [line for block in blocks("sh") for line in block.splitlines() if " serve " not in line]


@pytest.mark.parametrize("line", commands())
def test_the_commands_run(folder: Path, line: str) -> None:
    words = shlex.split(line)
    if shutil.which(words[3].split()[0].removeprefix("program:")) is None and "program:" in line:
        pytest.skip("no shell")
    done = subprocess.run(
        [sys.executable, "-m", *words],
        input="quit\n",
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "lost a decision" not in done.stderr
    assert "greedy:Greedy" in done.stdout or "first.sh" in done.stdout or "Your hand" in done.stdout


def test_the_entry_point_is_the_group_that_is_looked_for() -> None:
    assert tomllib.loads(blocks("toml")[0])["project"]["entry-points"] == {
        names.GROUP: {"greedy": "greedy:Greedy"}
    }
