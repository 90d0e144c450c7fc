"""What an installation needs: the core nothing but Python, everything else an extra that is named when it is
missing. (`make soak-install` installs the wheel into fresh environments.)"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from benchmarks import installs
from typer.testing import CliRunner

from bluemoon import __version__, installation
from bluemoon.cli.main import app
from bluemoon.extras import EXTRAS, MissingExtra, need

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# -S leaves out site-packages: only the standard library and our own sources are there.
BARE = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n"


def bare(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", BARE + code], capture_output=True, text=True, timeout=120
    )


def test_the_core_needs_nothing_but_python() -> None:
    done = bare(
        "import bluemoon, bluemoon.front, bluemoon.lab.commands, bluemoon.bots.analysis\n"
        "from bluemoon import bots, cards, city, duel, formats, lab\n"
        "game = bluemoon.new_match(seed=1); game.play_out(bluemoon.Chance.of(1))\n"
        "assert bluemoon.from_position(game.position()) == game\n"
        "print(lab.commands.arena(['random', 'novice'], 2, workers=1)['pairings'][0]['games'])\n"
    )
    assert (done.returncode, done.stdout.strip()) == (0, "2"), done.stderr


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("import bluemoon.server.app", "server"),
        ("from bluemoon.lab.workers import on_ray; on_ray()", "ray"),
        ("from bluemoon.lab.matchups import Matchups; Matchups.draw(None, None, '')", "plot"),
        ("import bluemoon.envs", "rl"),
        ("import bluemoon.batch", "rl"),
        ("import runpy; runpy.run_module('bluemoon.train', run_name='__main__')", "train"),
        ("import bluemoon.train.learner", "train"),
        ("import bluemoon.train.model", "train"),
    ],
)
def test_a_missing_extra_is_named(code: str, extra: str) -> None:
    done = bare(code)
    assert f'pip install ".[{extra}]" in a checkout' in done.stderr
    assert "MissingExtra" in done.stderr


def test_the_command_without_its_packages_says_what_to_install() -> None:
    done = bare("import runpy; runpy.run_module('bluemoon', run_name='__main__')")
    assert done.returncode == 2
    assert done.stderr.startswith(
        'bluemoon: the command needs typer, rich: pip install ".[cli]" in a checkout'
    )
    assert "Traceback" not in done.stderr


def test_the_version_is_told_without_any_package() -> None:
    done = bare(
        "import sys, runpy; sys.argv[1:] = ['--version']; runpy.run_module('bluemoon', run_name='__main__')"
    )
    assert done.returncode == 0
    assert done.stdout.startswith(f"bluemoon {__version__}, Python ")


def test_need_names_every_module_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "plot", ("json", "no_such_module", "nor_this"))
    with pytest.raises(MissingExtra, match=r"a picture needs no_such_module, nor_this: pip install"):
        need("plot", "a picture")


def test_the_package_itself_depends_on_nothing_and_has_the_extras() -> None:
    assert PROJECT["dependencies"] == []
    extras = PROJECT["optional-dependencies"]
    assert {*EXTRAS, "all"} <= set(extras)
    assert extras["all"] == [f"bluemoon[{','.join(EXTRAS)}]"]
    for extra, modules in EXTRAS.items():
        named = " ".join(extras[extra]).replace("-", "_").replace("bluemoon[cli]", "typer rich").casefold()
        assert [name for name in modules if not re.search(rf"\b{name}\b", named)] == []


def test_every_package_of_an_extra_that_we_test_with_is_pinned() -> None:
    pinned = {line.partition("==")[0].replace("_", "-").casefold() for line in _constraints()}
    for extra in ("cli", "server", "plot", "rl", "play", "dev"):
        for wanted in PROJECT["optional-dependencies"][extra]:
            name = re.split(r"[\[<>=; ]", wanted)[0].replace("_", "-").casefold()
            assert name == "bluemoon" or name in pinned, wanted


def _constraints() -> list[str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_version_says_how_it_was_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["--version"])
    assert told.exit_code == 0
    assert told.output.startswith(f"bluemoon {__version__}, Python ")
    built = tmp_path / "built.json"
    built.write_text('{"rules": "no C compiler", "page": "no npm on this machine"}', encoding="utf-8")
    monkeypatch.setattr(installation, "BUILT", built)
    monkeypatch.setattr("bluemoon.bench.engines.runs_compiled", lambda: False)
    monkeypatch.setattr(installation, "PACKAGE", tmp_path)
    assert "twenty times slower: no C compiler" in installation.version()
    assert "no page for the browser: no npm on this machine" in installation.version()


def test_an_installation_that_lacks_something_says_so_loudly(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bluemoon.bench.engines.runs_compiled", lambda: False)
    monkeypatch.setattr(installation, "BUILT", tmp_path / "built.json")
    installation.warn("rules")
    assert capsys.readouterr().err == ""  # a checkout: make says it
    installation.BUILT.write_text('{"rules": "no C compiler"}', encoding="utf-8")
    installation.warn("rules")
    assert capsys.readouterr().err.endswith("slower: no C compiler\n")


def test_the_shell_completes_commands() -> None:
    completed = CliRunner().invoke(
        app,
        [],
        prog_name="bluemoon",
        env={"_BLUEMOON_COMPLETE": "complete_bash", "COMP_WORDS": "bluemoon la", "COMP_CWORD": "1"},
    )
    assert completed.output.split() == ["lab"]


def test_the_workflows_test_what_is_there() -> None:
    import yaml  # type: ignore[import-untyped]

    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    assert [file.name for file in files] == ["tests.yml", "wheels.yml"]
    named = set()
    for file in files:
        assert yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
        named |= set(re.findall(r"\btests/[\w./]+", file.read_text(encoding="utf-8")))
    assert len(named) > 8
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_an_extra_that_there_is_not_is_told_before_anything_is_built() -> None:
    """`make soak-install EXTRAS="plain bare full"` said so after minutes, and not what there is."""
    installs.main(["--check", "plain", "bare"])
    with pytest.raises(
        SystemExit, match=r"there is no 'full' to install, only bare, cli, .*, plain, workflows"
    ):
        installs.main(["--check", "plain", "bare", "full"])
    rule = (Path(__file__).parent.parent / "Makefile").read_text(encoding="utf-8").split("\nsoak-install:")[1]
    assert rule.split("\n")[1].strip() == "@$(PYTHON) -m benchmarks.installs --check $(EXTRAS)"
