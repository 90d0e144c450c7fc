"""What the pages show works: every block of code of README and docs/ is run, or says why it is not."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bluemoon.extras import MissingExtra
from tests.docs.blocks import ELSEWHERE, PYTHON, ROOT, SHELL, Block, blocks, pages

LONG = bool(os.environ.get("SOAK_DOCS"))
DATA = ("", "toml", "text", "json")
FILE = re.compile(r"`([\w-]+\.(?:py|sh))`")
OUTPUT = "<!-- output -->"


def to_run(page: str) -> list[Block]:
    wanted = ("", "long") if LONG else ("",)
    return [block for block in blocks(page) if block.language in PYTHON + SHELL and block.mark in wanted]


def named_file(block: Block) -> str:
    """The file that the words before a block name; '' if it is no file."""
    lines = (ROOT / block.page).read_text(encoding="utf-8").split("\n")
    before = next(line for line in reversed(lines[: block.line - 1]) if line.strip())
    named = FILE.search(before)
    return named[1] if named and not block.is_doctest else ""


def expected_output(block: Block) -> str | None:
    """The block after this one, if it is marked as its output."""
    lines = (ROOT / block.page).read_text(encoding="utf-8").split("\n")
    after = next((other for other in blocks(block.page) if other.line > block.line), None)
    if after is None or OUTPUT not in lines[block.line : after.line]:
        return None
    return after.text


def commands(text: str) -> list[str]:
    """The commands of a block, without comments."""
    lines = [re.sub(r"\s+#.*", "", line) for line in text.replace("\\\n", "").splitlines()]
    return [line for line in lines if line.strip() and not line.startswith("#")]


def run_shell(block: Block, folder: Path) -> str:
    """Run the commands of a block; what they printed."""
    here = Path(sys.executable).parent
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    if "compiled" in os.environ.get("PYTHONPATH", ""):
        path = os.environ["PYTHONPATH"]
    settings = {"PATH": f"{here}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": path, "COLUMNS": "200"}
    told = ""
    for command in commands(block.text):
        done = subprocess.run(
            ["sh", "-c", command.replace(".venv/bin/", "")],
            input="quit\n",
            capture_output=True,
            text=True,
            cwd=folder,
            env=os.environ | settings,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, f"{block.page}, line {block.line}: {command}\n{done.stderr}{done.stdout}"
        assert "lost a decision" not in done.stderr, f"{block.page}: {command}\n{done.stderr}"
        told += done.stdout
    return told


def run_doctest(block: Block, names: dict[str, object]) -> None:
    parsed = doctest.DocTestParser().get_doctest(block.text, names, block.page, block.page, block.line)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)
    result = runner.run(parsed, out=told.append, clear_globs=False)
    assert not told, "".join(told)
    assert result.attempted == len(parsed.examples) > 0
    names.update(parsed.globs)


@pytest.mark.parametrize("page", [page for page in pages() if to_run(page) and page not in ELSEWHERE])
def test_every_block_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for block in to_run(page):
        file = named_file(block)
        if file:
            (tmp_path / file).write_text(block.text, encoding="utf-8")
        elif block.language in SHELL:
            told, wanted = run_shell(block, tmp_path), expected_output(block)
            assert wanted is None or told == wanted, f"{page}, line {block.line}"
        elif block.is_doctest:
            try:
                run_doctest(block, names)
            except MissingExtra as missing:
                pytest.skip(str(missing))
        else:
            exec(compile(block.text, page, "exec"), names)


@pytest.mark.parametrize("page", pages())
def test_a_block_is_run_or_says_why_not(page: str) -> None:
    for block in blocks(page):
        known = block.language in PYTHON + SHELL + DATA or block.language.startswith("{")
        assert known, f"{page}, line {block.line}: what is '{block.language}'?"
        if block.language in DATA:
            command = re.match(r"(make|python|pip|bluemoon (?!deck 1|record 1|match 1)\w+) ", block.text)
            assert command is None, f"{page}, line {block.line}: a command?"


def test_a_broken_block_would_be_found(tmp_path: Path) -> None:
    text = "words\n\n```python\n>>> 1 + 1\n3\n```\n\n<!-- not run: it is long -->\n```sh\nfalse\n```\n"
    wrong, marked = blocks("page", text)
    assert (marked.mark, marked.reason, marked.text) == ("not run", "it is long", "false\n")
    with pytest.raises(AssertionError, match="Expected"):
        run_doctest(wrong, {})
    with pytest.raises(AssertionError, match="false"):
        run_shell(marked, tmp_path)


def test_the_pages_that_are_checked_elsewhere_are() -> None:
    for page, test in ELSEWHERE.items():
        assert f'"{Path(page).name}"' in (ROOT / test).read_text(encoding="utf-8")


def test_the_citation_names_this_version() -> None:
    import bluemoon

    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {bluemoon.__version__}\n" in text
    assert "\ncff-version: 1.2.0\n" in f"\n{text}"


def test_every_page_is_in_the_contents_of_the_site() -> None:
    start = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^([\w-]+)$", start, re.M))
    assert {Path(page).stem for page in pages() if page.startswith("docs/")} - {"index"} <= listed


def test_notebooks_are_stored_without_outputs() -> None:
    import json

    files = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
    assert len(files) >= 3
    for file in files:
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        assert all(not cell["outputs"] and cell["execution_count"] is None for cell in code), file
        for cell in code:
            compile("".join(cell["source"]).replace("%matplotlib inline", ""), file.name, "exec")
