"""Compiling, as far as it can be tested without the minutes that it takes."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from bluemoon.bench.engines import PACKAGE, PLAIN, compiled_folder, result_of, start

COMPILE = Path(__file__).parent.parent.parent / "tools" / "compile.py"


def compile_without(target: Path, *arguments: str, **changed: str) -> str:
    """What the tool says on a machine without something."""
    done = subprocess.run(
        [sys.executable, COMPILE, *arguments, target],
        env=os.environ | changed,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("arguments", [(), ("--background",)])
def test_without_a_compiler_that_is_said_and_all_is_plain(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    target = tmp_path / "compiled"
    said = compile_without(target, *arguments, CC="no-such-compiler")
    assert said == "no C compiler: the rules run as plain Python\n"
    assert not target.exists()


def test_a_folder_of_other_sources_is_taken_away(tmp_path: Path) -> None:
    """Nobody shall play with rules that have changed since."""
    target = tmp_path / "compiled"
    target.mkdir()
    (target / "fingerprint").write_text("of long ago")
    compile_without(target, CC="no-such-compiler")
    assert not target.exists()


def test_compiled_modules_beside_the_sources_can_be_left_aside(tmp_path: Path) -> None:
    """The plain rules run from a package that has compiled ones, even useless ones."""
    package = tmp_path / "bluemoon"
    package.mkdir()
    for item in PACKAGE.iterdir():
        if item.name not in ("duel", "__pycache__"):
            (package / item.name).symlink_to(item)
    (package / "duel").mkdir()
    for item in (PACKAGE / "duel").iterdir():
        if item.name != "__pycache__" and item.suffix != ".so":
            (package / "duel" / item.name).symlink_to(item)
    (package / "duel" / "state.abi3.so").write_text("no library")
    code = (
        "from bluemoon.bench.engines import use_sources_only; use_sources_only();"
        "import bluemoon.duel.model.state as state; print(state.__file__)"
    )
    command = [sys.executable, "-P", "-c", code]
    found = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True
    )
    assert Path(found.stdout.strip()) == package / "duel" / "model" / "state.py"


DEALLOC = """static void
Layer_dealloc(LayerObject *self)
{{
{tracked}    CPy_TRASHCAN_BEGIN(self, Layer_dealloc)
    CPyDef_Layer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}}

int more;
"""


def test_what_is_not_tracked_is_freed_without_the_trashcan() -> None:
    """The trashcan writes before the object, where only tracked ones have room for it."""
    tool = runpy.run_path(str(COMPILE))
    tracked = DEALLOC.format(tracked="    PyObject_GC_UnTrack(self);\n")
    assert tool["freed_directly"](tracked) == tracked
    untracked = DEALLOC.format(tracked="")
    assert tool["freed_directly"](untracked) == "".join(
        line for line in untracked.splitlines(keepends=True) if "TRASHCAN" not in line
    )


def test_long_chains_of_layers_are_freed_without_damage() -> None:
    """With more than fifty layers; this once overwrote memory."""
    try:
        folder = compiled_folder()
    except FileNotFoundError:
        pytest.skip("the rules are not compiled here")
    code = (
        "from bluemoon.duel.model.side import stacked_up\n"
        "for _ in range(50):\n"
        "    kept = [stacked_up(range(60)) for _ in range(40)] + [stacked_up(list(range(60)) * 9)]\n"
        "    del kept\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONMALLOC": "malloc_debug"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_a_process_that_fails_is_told() -> None:
    with pytest.raises(RuntimeError, match="ended with 1"):
        result_of(start(PLAIN, "bluemoon.bench.no_such_module"))
