"""Starts processes that run the rules compiled or as plain Python.

A compiled module lies beside its source, so one package serves for both: a plain process ignores the compiled
modules. A checkout has its compiled package in build/compiled (`make compiled`).
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PLAIN = "plain"
COMPILED = "compiled"


def use_sources_only() -> None:
    """Make this process import only Python sources from now on, even if compiled modules exist."""

    def find(folder: str) -> FileFinder:
        if not Path(folder).is_relative_to(PACKAGE):
            raise ImportError
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, find)
    sys.path_importer_cache.clear()


def runs_compiled() -> bool:
    """Whether the rules of this process are compiled."""
    from bluemoon.duel.model import state

    return not str(state.__file__).endswith(".py")


def _is_compiled(folder: Path) -> bool:
    return any(any((folder / "duel" / "model").glob(f"state.*.{suffix}")) for suffix in ("so", "pyd"))


def compiled_folder() -> Path:
    """The folder that has to be on the path for the compiled package; raises FileNotFoundError if there is
    none or it is out of date."""
    if _is_compiled(PACKAGE):
        return PACKAGE.parent
    folder = PACKAGE.parent.parent / "build" / "compiled"
    if not _is_compiled(folder / "bluemoon"):
        raise FileNotFoundError("the rules are not compiled here: make compiled (needs a C compiler)")
    built = (folder / "fingerprint").stat().st_mtime
    if any(file.stat().st_mtime > built for room in ("duel", "city") for file in _sources(folder, room)):
        raise FileNotFoundError("the rules were compiled before their last change: make compiled")
    return folder


def _sources(folder: Path, room: str) -> list[Path]:
    return [*(folder / "bluemoon" / room).rglob("*.py")]


def start(kind: str, module: str, *arguments: str) -> subprocess.Popen[str]:
    """Start a process that runs a module of this project compiled or plain; its output is captured."""
    folder = compiled_folder() if kind == COMPILED else PACKAGE.parent
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    begin = (
        "" if kind == COMPILED else "from bluemoon.bench.engines import use_sources_only as only; only(); "
    )
    code = f"{begin}import runpy; runpy.run_module({module!r}, run_name='__main__', alter_sys=True)"
    return subprocess.Popen(
        [sys.executable, "-P", "-c", code, *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        stdout=subprocess.PIPE,
        text=True,
    )


def result_of(process: subprocess.Popen[str]) -> str:
    """What the process printed, once it is done; an error if it failed."""
    printed, _ = process.communicate()
    if process.returncode:
        raise RuntimeError(f"a process of the benchmark ended with {process.returncode}")
    return printed
