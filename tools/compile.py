"""Compile the rules with mypyc: a copy of the package with compiled modules beside their sources.

    python tools/compile.py build/compiled

Put that folder first on PYTHONPATH and the same package runs compiled. Needs a C compiler, and mypy and
setuptools of the development tools.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

# The rules and what they are made of. What only reads files or talks to people stays as it is.
ROOMS = ("duel", "city")
SINGLE = ("chance.py",)
LEFT_OUT = ("__init__.py", "bench.py", "conformance.py", "explanations.py", "display.py")


def modules() -> list[str]:
    """The modules to compile, relative to the source folder."""
    found = [SOURCE / "bluemoon" / name for name in SINGLE]
    for room in ROOMS:
        found += [
            file for file in sorted((SOURCE / "bluemoon" / room).glob("*.py")) if file.name not in LEFT_OUT
        ]
    return [str(file.relative_to(SOURCE)) for file in found]


def compile_into(target: Path) -> None:
    """Copy the package and compile it there."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE / "bluemoon", target / "bluemoon", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(target)
    os.environ["MYPYPATH"] = "."
    extensions = mypycify(modules(), opt_level="3", target_dir="temp")
    command = build_ext(
        Distribution({"name": "bluemoon", "ext_modules": extensions, "packages": ["bluemoon"]})
    )
    command.inplace = True
    command.build_temp = "temp"
    command.ensure_finalized()
    command.run()
    shutil.rmtree(target / "temp", ignore_errors=True)


def main() -> int:
    target = Path(sys.argv[1]).resolve() if len(sys.argv) == 2 else None
    if target is None:
        print(__doc__)
        return 2
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")):
        print("no C compiler found: the rules stay plain Python")
        return 1
    compile_into(target)
    print(f"compiled into {target.relative_to(ROOT) if target.is_relative_to(ROOT) else target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
